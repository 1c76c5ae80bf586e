"""Several requests at the desk: what paragraphs answer to each is told in one sentence, whichever came last."""

import pytest

from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room\nplayers A 9 20000\n---\n"
LEVELS = "room\nregistration 6\n" + "level 100 200\n" * 7 + "clock 6 5\nplayers A 8 20000\nplayer Zoe 500 A 9\n---\n"
PHONE = "the house takes no entries or reservations by phone"
RECEIPT = "receipts can't be transferred, so {} may not give it to another player"
DECK, AWAY = "The deck stays: players may not ask for another", "a player wants to be away from the table"
NO_SEAT = "A3 may not choose a seat unless a supervisor agrees"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            ["A3 ask same-table", "A3 ask entry-by-phone", "A4 ask pass-receipt"],
            f"{NO_SEAT}; {PHONE}; {RECEIPT.format('A4')}.",
        ),
        (
            ["A3 ask entry-by-phone", "A5 ask late-voucher"],
            f"A cash voucher is good for 120 days; {PHONE}.",
        ),
        (
            ["A3 ask new-deck", "A4 ask absence"],
            f"{DECK}; Foxwoods doesn't cover this: {AWAY}.",
        ),
    ],
    ids=["foxwoods-2020:reg-phone-receipt", "foxwoods-2020:reg-phone-voucher", "foxwoods-2020:26-absence"],
)
def test_every_request_is_answered(lines: list[str], sentence: str) -> None:
    record = read_room(HEAD + "\n".join(lines) + "\n").record
    assert answer_on_room(record, book("foxwoods-2020")).sentence == sentence


def test_a_reentry_asked_for_before_a_forfeit_is_answered_too() -> None:
    """Foxwoods reentry, forfeit-2."""
    acts = "dealer:A win A1 A3 20000\nbust A3\nA3 ask re-enter\nZoe ask forfeit\n"
    said = answer_on_room(read_room(LEVELS + acts).record, book("foxwoods-2020")).sentence
    assert "Zoe's stack stays in play" in said
    assert "Registration is open until level 6 ends" in said or "registration is open until level 6 ends" in said
