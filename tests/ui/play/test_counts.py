"""What may be counted is what the house's book answers to the player whose turn it is."""

import pytest

from tests.ui.demo.conftest import session_at
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.ui.play.counts import OPEN, Counted, may_count

STACK = {"tda-2022": "60", "players-2025": "60", "foxwoods-2020": "60", "metropolitan": "54"}
POT = {"tda-2022": "54-A", "players-2025": "55-A", "foxwoods-2020": "53-A", "metropolitan": "49-A"}


@pytest.fixture
def record():
    return session_at("clean-holdem-nine", lambda record: record.course.betting).record


def shove(record):
    """The player to act bets everything; the seat, and who is next."""
    seat = record.course.to_act
    record.add(g.Gesture(record.gestures[-1].at, g.player(seat), g.Wager(record.table.seat(seat).stack)))
    return seat, record.course.to_act


@pytest.mark.parametrize(("law", "at"), STACK.items(), ids=[f"{law}:{at}" for law, at in STACK.items()])
def test_an_all_in_that_is_faced_is_counted_and_no_other_stack(record, law, at):
    before = may_count(record, book(law), f"stack-{record.course.to_act}")
    seat, _ = shove(record)
    assert not before.allowed
    assert may_count(record, book(law), f"bet-{seat}") == type(before)(True, f"rule {at}")
    others = [each.number for each in record.table.seats if each.number != seat]
    assert [may_count(record, book(law), f"stack-{each}").allowed for each in others] == [False] * len(others)


@pytest.mark.parametrize("law", STACK)
def test_each_of_two_all_ins_that_are_faced_is_counted(record, law):
    seats = [shove(record)[0], shove(record)[0]]
    assert all(may_count(record, book(law), f"bet-{seat}").allowed for seat in seats)


@pytest.mark.parametrize(("law", "at"), POT.items(), ids=[f"{law}:{at}" for law, at in POT.items()])
def test_at_no_limit_no_pot_is_counted(record, law, at):
    counted = may_count(record, book(law), "main")
    assert (counted.allowed, counted.says) == (False, f"No count · rule {at}")


def test_where_a_book_is_silent_that_is_said(record):
    shove(record)
    assert may_count(record, book("upt"), "stack-1").says == OPEN


@pytest.mark.parametrize("law", BOOKS)
def test_asking_changes_nothing(record, law):
    gestures, table = len(record), record.table
    for place in ("main", "side-1", "stack-1", "bet-2"):
        may_count(record, book(law), place)
    assert (len(record), record.table) == (gestures, table)


def test_where_a_book_has_the_chips_only_seen_nothing_is_said_of_a_count_of_an_all_in(record):
    shove(record)
    assert may_count(record, book("upt"), "bet-1") == Counted(False, OPEN)
