"""Words on which a paragraph has an answer and no rule hangs: the house's own words, in a hand and in a room."""

import pytest

from tests.grading.answers.in_short import on_hand, on_room
from trainer.grading.answers.state import State
from trainer.kernel.manners import CONDUCT
from trainer.kernel.room.desk_acts import ASKED
from trainer.rules.book import BOOKS, book
from trainer.rules.points.manners import UNRULED

HAND = "blinds 100 200;seats 9 20000"
ROOM = "room 1;event tournament full-table 9;games holdem;level 100 200 0 20;clock 1 900;table A 9 1 2 3;" + ";".join(
    f"player {name} 1000x20 A {seat}" for seat, name in enumerate(("Ann", "Ben", "Cora"), 1)
)
TAKE_OFF = "Staff may have {} take off anything that prevents identification or distracts others."
CLEAR = "The table, legroom and walkways must stay clear, so {} must move what isn't needed."
BREAKS = "{} breaks the code of conduct, and may be denied entry to the game."


@pytest.mark.parametrize(
    ("house", "at", "word", "sentence"),
    [
        ("tda-2024", "4", "face-covered", TAKE_OFF),
        ("players-2025", "4", "face-covered", TAKE_OFF),
        (
            "tda-2022",
            "4",
            "face-covered",
            "Only the TD decides whether {} may keep it on: it may not hide identity for long or distract others.",
        ),
        ("tda-2022", "RP-3", "belongings", CLEAR),
        ("tda-2024", "RP-3", "belongings", CLEAR),
        ("players-2025", "RP-3", "belongings", CLEAR),
        ("metropolitan", "RP-3", "belongings", CLEAR),
        ("upt", "conduct-4", "noise", BREAKS),
        ("upt", "conduct-6", "damage", BREAKS),
        ("upt", "conduct-7", "drugs", BREAKS),
        ("upt", "conduct-8", "weapon", BREAKS),
        (
            "upt",
            "improper-2",
            "splashes-the-pot",
            "Splashing the pot on purpose is improper: {} may be warned, suspended or barred.",
        ),
        ("upt", "procedures-2", "plays-anothers-chips", "{} may not play another player's chips."),
        ("upt", "procedures-15", "sits-in", "Only players may sit at the table: the visitor with {} must leave."),
        ("upt", "tournament-21", "stays-seated", "{} is out of the event and must leave the seat at once."),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_conduct_is_answered_by_its_paragraph(house: str, at: str, word: str, sentence: str) -> None:
    hand = on_hand(house, HAND, f"deal;P3 conduct {word}")
    room = on_room(house, ROOM, f"Ann conduct {word}")
    begun = sentence.format("seat 3")
    assert (hand.state, hand.sentence) == (State.RULED, begun[:1].upper() + begun[1:])
    assert (room.state, room.sentence) == (State.RULED, sentence.format("Ann"))
    for each in (hand, room):
        assert each.lead is not None and [cited.at for cited in each.lead.citations] == [at]


@pytest.mark.parametrize(
    ("house", "at", "word", "sentence"),
    [
        ("foxwoods-2020", "reg-3", "entry-by-phone", "The house takes no entries or reservations by phone."),
        ("foxwoods-2020", "reg-5", "second-event", "Zoe may play in only one event at a time."),
        (
            "foxwoods-2020",
            "reg-8",
            "pass-receipt",
            "Receipts can't be transferred, so Zoe may not give it to another player.",
        ),
        (
            "foxwoods-2020",
            "reg-9",
            "enter-without-card",
            "Zoe needs an active Rewards Card to enter, free for players over 21 with valid ID.",
        ),
        ("foxwoods-2020", "pay-1", "pass-prize", "Zoe may not transfer the prize, and must show identification."),
        ("foxwoods-2020", "pay-2", "late-voucher", "A cash voucher is good for 120 days."),
        (
            "foxwoods-2020",
            "reentry",
            "entry-limits",
            "While registration is open, Zoe may re-enter any number of times, each time with a full stack.",
        ),
        ("upt", "seating-2", "second-event", "Zoe may hold only one seat in one game."),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_request_is_answered_by_its_paragraph(house: str, at: str, word: str, sentence: str) -> None:
    answer = on_room(house, ROOM, f"0 Zoe ask {word}")
    known = book(house).ledger.known_as
    assert (answer.state, answer.sentence) == (State.RULED, sentence)
    assert answer.notes[0].startswith(f"{known} {at}: ")


@pytest.mark.parametrize("word", UNRULED)
@pytest.mark.parametrize("house", BOOKS)
def test_where_no_paragraph_speaks_it_is_not_covered(house: str, word: str) -> None:
    answered = any(word in each.told for each in book(house).ledger.paragraphs)
    state = on_hand(house, HAND, f"deal;P3 conduct {word}").state
    assert state is (State.RULED if answered else State.NOT_COVERED)


def test_every_word_of_a_ledger_is_one_of_the_notation() -> None:
    told = {word for house in BOOKS for each in book(house).ledger.paragraphs for word in each.told}
    assert set(UNRULED) <= told <= {*CONDUCT, *ASKED}


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "metropolitan", "upt"])
def test_how_often_one_may_enter_is_printed_at_foxwoods_alone(house: str) -> None:
    answer = on_room(house, ROOM, "0 Zoe ask entry-limits")
    known = book(house).ledger.known_as
    assert answer.sentence == f"{known} doesn't cover this: until which level and how often a player may enter."
