"""Nothing that is said or done later erases a ruling: it holds until what it is about is settled."""

import re
from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from tests.commands.conftest import dealt
from tests.grading.answers.transcripts import SCENARIOS, TDA, and_then, house_of, names, record
from tests.seeds import todays
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.state import State
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record

THANKS = "D say Thank you."
CALM = "clean/stud-six"
UNDERRAISE = "tda-2022-52-A-ex"


def answered(of: Record, key: str = TDA, **asked: object) -> Answer:
    return answer_on_hand(of, book(key), **asked)  # type: ignore[arg-type]  # a test names what it asks for


def told(of: Record, key: str) -> tuple[object, ...]:
    answer = answered(of, key)
    return answer.state, answer.sentence, answer.also, answer.no, answer.settled, answer.pot_lines


def riffled(before: Record) -> Record:
    """The stub is riffled where it lies."""
    return and_then(before, f"D shuffle {' '.join(each.card.name for each in before.table.stub)}")


WORDS_BEFORE_THE_RULING = ("before/penalized-hand-still-there-in-stud", "bets/chips-back-after-a-fold")
GATHERED_OPENER = ("stud/higher-deuce-brings-it-in", "stud/razz-low-card-opens")


def but_for(known: tuple[str, ...], why: str, some: Iterable[str]) -> list[ParameterSet]:
    """The hands as cases; of those known to fail it is told why."""
    marks = {each: (pytest.mark.xfail(reason=why, strict=True),) for each in known}
    return [pytest.param(each, marks=marks.get(each, ()), id=each) for each in some]


@pytest.mark.parametrize("name", todays(names(), 12))
def test_a_neutral_line_at_the_end_changes_no_answer(name):
    before = record(name)
    after = and_then(before, THANKS)
    for key in BOOKS:
        assert told(after, key) == told(before, key), key


OPENED_LOW = "stud/opens-below-the-bring-in"
"""A bet stands there that is wrong, and the pot has been pushed."""


@pytest.mark.parametrize(
    "name",
    but_for(
        WORDS_BEFORE_THE_RULING,
        "a player's words that aren't read are told before what has been put right by then",
        sorted({*todays(names(), 20), OPENED_LOW}),
    ),
)
def test_the_riffle_and_a_players_word_change_no_ruling(name):
    before = record(name)
    key = house_of(name)
    spoken = and_then(before, "P2 say Nice hand.")
    assert told(riffled(before), key) == told(before, key)
    if answered(before, key).state is not State.NOTHING_WRONG:
        assert told(spoken, key) == told(before, key)


def test_words_at_the_end_that_tell_nothing_are_said_to_be_unread():
    """They may be what is asked; dealer's courtesies and what is told before an act change nothing."""
    calm = record(CALM)
    spoken = and_then(calm, "P2 say He looks at his phone.")
    nothing = answered(calm).sentence.removeprefix("Nothing is wrong")
    assert answered(calm).state is State.NOTHING_WRONG
    for after in (spoken, and_then(spoken, THANKS)):
        assert answered(after).sentence == f"The program doesn't read what seat 2 said; nothing else is wrong{nothing}"
        assert answered(after).state is State.CANNOT_TELL
    assert answered(and_then(spoken, "D push")).sentence == f"Nothing is wrong{nothing}"


TO_ACT = re.compile(r"(?:, and|;) (?:the action is on seat \d+|seat \d+ wins [\d,]+)")


@pytest.mark.parametrize(
    "name",
    but_for(
        GATHERED_OPENER,
        "cards gathered for the next hand bring bets by the wrong opener in stud back as out of turn",
        todays(names(), 20),
    ),
)
def test_cards_gathered_for_the_next_hand_leave_the_ruling(name):
    before = record(name)
    key = house_of(name)
    first = answered(before, key)
    of_betting = first.lead is not None and first.lead.matter.topic.startswith("bet.")
    if first.state is State.RULED and of_betting:
        gathered = answered(and_then(before, "D gather"), key).sentence
        assert TO_ACT.sub("", gathered) == TO_ACT.sub("", first.sentence)  # turn and pot may be over


@pytest.mark.parametrize("act", ["D muck 1", "P1 fold", "D bring-in-bets"])
def test_an_underraise_stays_ruled_on_whatever_comes_next(act):
    """tda-2022 52-A: the bet is made right while its street lasts."""
    after = answered(and_then(record(UNDERRAISE), act))
    said = (after.sentence, *after.also)
    assert "The raise is to 1,200, not 1,000: seats 3, 4 and 5 make it 1,200." in said


def test_an_underraise_that_nobody_corrected_is_ruled_by_its_deadline():
    """tda-2022 52-A: on the next street the amount stands."""
    before = record(UNDERRAISE)
    after = and_then(before, "P1 fold", "P2 wager 100x4", "D bring-in-bets", "D burn", "D lay 1 up", THANKS)
    said = answered(after)
    assert said.lead is not None and said.lead.ruling is not None
    assert said.lead.ruling.key in ("bet.error-stands", "bet.underbet-stands-round-over")
    assert "too late" in said.sentence or "the round is over" in said.sentence


@pytest.mark.parametrize("scenario", ["bets/underraise-called", "bets/undercall-opening", "boxed/two-in-the-deal"])
def test_what_is_corrected_is_settled_and_no_answer_any_more(scenario):
    transcript, _ = dealt(SCENARIOS / f"{scenario}.toml", TDA)
    answer = answered(Record.of(transcript))
    assert answer.state is State.NOTHING_WRONG
    assert any(line.endswith(": corrected.") for line in answer.settled)


@pytest.mark.parametrize(
    ("name", "acts", "says"),
    [
        (
            "tda-2022-61-ex",
            ("D announce-bet raise 650", "P3 wager 100x1+25x1"),
            "Nothing is wrong: seat 4 may call 650",
        ),
        ("tda-2022-61-ex", ("D ask-for 3 125", "P3 wager 100x1+25x1"), "Nothing is wrong: seat 4 may call 650"),
        ("tda-2022-ill-45-ex-3", ("D return-bet 1 100x2",), "It's a call: seat 1 is in for 1,100."),
    ],
)
def test_chips_that_lie_as_the_ruling_has_them_settle_it(name, acts, says):
    """tda-2022 52-A and 43-A: whatever the dealer said, nothing is left to be moved."""
    assert answered(and_then(record(name), *acts)).sentence.startswith(says)
