"""Who goes out alone around the announcement of hand for hand, before it or after it, in the room or beside a hand."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines
from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.parts import at_table
from trainer.shorthand.rooms import read_room

HOUSES = [
    pytest.param("tda-2024", id="tda-2024:RP-8-A"),
    pytest.param("tda-2022", id="tda-2022:RP-8-A"),
    pytest.param("players-2025", id="players-2025:hand-for-hand"),
]
HEAD = (
    "level 2000 4000 4000;places 5;prize 5 $600;entries 40;buy-in $150;players A 3 60000;players B 2 60000;"
    "player Ava 9000 A 9;player Ben 8000 B 8"
)
ALONE = "{} is out alone in {} place: 5 are paid."
PAID = "B1 is out alone in 5th place for $600."
BEFORE = "{} was out before hand for hand was announced, with 5 left in: 5 are paid."


def said(house: str, acts: str, *asks: str) -> str:
    both = Both(room=read_room(lines(HEAD, acts)).record)
    return answer_on_all(both, book(house), [question(each) for each in asks]).sentence


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "asks", "sentence"),
    [
        ("bust Ava;hand-for-hand", ("desk:Ava",), ALONE.format("Ava", "7th")),
        ("bust Ava;hand-for-hand;bust Ben", ("desk:Ava",), ALONE.format("Ava", "7th")),
        ("bust Ava;hand-for-hand;bust Ben", ("desk:Ben",), ALONE.format("Ben", "6th")),
        ("bust Ava;hand-for-hand;bust Ben", (), ALONE.format("Ben", "6th")),
        ("bust Ava;bust Ben;hand-for-hand;bust B1", ("desk:Ava",), BEFORE.format("Ava")),
        ("bust Ava;bust Ben;hand-for-hand;bust B1", ("desk:Ben",), BEFORE.format("Ben")),
        ("bust Ava;bust Ben;hand-for-hand;bust B1", (), PAID),
    ],
    ids=["before", "before-one-after", "one-after", "plain", "two-before", "the-second", "paid"],
)
def test_who_went_out_before_and_after_the_announcement(
    house: str, acts: str, asks: tuple[str, ...], sentence: str
) -> None:
    assert said(house, acts, *asks) == sentence


@pytest.mark.parametrize(
    ("house", "known"), [pytest.param("tda-2024", "TDA 2024", id="tda-2024:RP-8-A"), ("tda-2022", "TDA 2022")]
)
@pytest.mark.parametrize("asks", [(), ("desk",), ("desk:Ava",), ("desk:Ben",)], ids=["plain", "desk", "Ava", "Ben"])
def test_two_out_in_hand_for_hand_with_whom_nobody_is_paid_yet(house: str, known: str, asks: tuple[str, ...]) -> None:
    out = f"Ava and Ben are out unpaid, with 5 left in and 5 paid: {known} doesn't say who of them places higher."
    assert said(house, "hand-for-hand;bust Ava;bust Ben", *asks) == out
    assert said(house, "hand-for-hand;bust Ava;bust Ben;bust B1", *asks).startswith(
        "The 3 who bust on this hand, after hand for hand was announced, share"
    )


HAND = "hand A;cards 2 Ah Ad;---;deal;P3 raise 9000;fold 1"


@pytest.mark.parametrize("house", HOUSES)
def test_who_plays_no_part_in_the_hand_is_answered_by_the_room(house: str, tmp_path: Path) -> None:
    file = tmp_path / "both.txt"
    file.write_text("\n".join(["room", lines(HEAD, "bust Ava;hand-for-hand"), *HAND.split(";"), ""]), encoding="utf-8")
    found = stands(file)
    assert found is not None
    assert answer_on_all(found.both, book(house), [question("desk:Ava")]).sentence == ALONE.format("Ava", "7th")


@pytest.mark.parametrize(
    ("antes", "posted"),
    [
        pytest.param("", ["blinds 1000 2000 2000"], id="one-for-all-tda-2024:RP-11"),
        pytest.param("antes all", ["blinds 1000 2000", "ante 2000"], id="everybody"),
    ],
)
def test_an_ante_as_large_as_the_big_blind_is_posted_by_one_in_a_hand_of_the_room(
    antes: str, posted: list[str]
) -> None:
    room = read_room(lines(f"level 1000 2000 2000;{antes};players A 6 60000", "deal")).record
    assert [each for each in at_table(room, "A") if each.startswith(("blinds", "ante"))] == posted
