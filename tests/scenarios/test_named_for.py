"""Hands of pots and showdown hold what they are named for, at every house."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.model import play_out
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import halves, odd, pots
from trainer.rules.facts.showdown import showdown
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of


def at_the_showdown(name: str, key: str) -> Facts:
    """The hand as its perfect dealer came to the showdown."""
    law = book(key)
    record = Record.of(play_out(play_of(scenarios()[name], law), law))
    whole = Facts(record, len(record))
    return whole.when(showdown(whole))


@pytest.mark.parametrize("key", BOOKS)
def test_a_quartered_pot_has_a_low_shared_by_who_wins_high(key: str) -> None:
    facts = at_the_showdown("pots-omaha-8-quartered", key)
    (pot,) = pots(facts)
    assert halves(facts, pot) == {"high": (5,), "low": (2, 5)}


@pytest.mark.parametrize("key", BOOKS)
def test_the_all_ins_in_stud_high_low_make_side_pots_that_are_halved(key: str) -> None:
    facts = at_the_showdown("pots-stud-8-all-in", key)
    assert {seat.number for seat in facts.table.seats if seat.name and not seat.stack} == {2, 7}
    won = [halves(facts, pot) for pot in pots(facts)]
    assert won == [{"high": (2,), "low": (6,)}, {"high": (7,), "low": (6,)}, {"high": (6,), "low": (6,)}]


@pytest.mark.parametrize("key", BOOKS)
def test_a_split_with_an_odd_chip_has_one(key: str) -> None:
    facts = at_the_showdown("pots-split-with-odd-chip", key)
    assert [odd(facts, pot) for pot in pots(facts)] == [True]


ALL_INS = (
    ("pots-two-all-ins", 2, 2),
    ("pots-three-all-ins", 3, 3),
    ("pots-bet-behind-an-all-in", 1, 2),
    ("pots-big-chips", 1, 2),
    ("pots-six-way", 5, 5),
    ("pots-uncalled", 1, 1),
)


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize(("name", "all_ins", "made"), ALL_INS)
def test_all_ins_and_pots_are_as_many_as_the_name_says(name: str, all_ins: int, made: int, key: str) -> None:
    facts = at_the_showdown(name, key)
    assert sum(bool(seat.hand) and not seat.stack for seat in facts.table.seats) == all_ins
    assert len(pots(facts)) == made


@pytest.mark.parametrize("key", BOOKS)
def test_the_high_board_in_stud_is_not_the_first_seat(key: str) -> None:
    facts = at_the_showdown("showdown-stud-high-board", key)
    later = (each.act for each in facts.record.gestures[facts.at :])
    assert [act.seat for act in later if isinstance(act, g.AskToShow)] == [6, 1, 2, 5]
