"""How hands end in which something goes wrong: all chips are paid out, and no pot is won with too few or many cards."""

from collections.abc import Iterator

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.mistakes import plays_on
from trainer.grading.model import perfect, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.games import has_board, is_stud
from trainer.rules.book import book
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.session import Session

HOUSES = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt")
ORDERED = (
    *("two-cards-for-a-street", "two-board-cards", "short-flop", "flop-of-four-or-five", "two-stud-cards-stuck"),
    *("two-stud-cards-dealt", "card-to-a-folded-hand", "two-cards-seen-in-the-stub", "stub-card-flashed"),
)
"""Irregularities on which every rulebook can be silent, so that the floor has to find a way on."""
BOARD = FLOP_CARDS + 2
WHOLE = HOLE_CARDS["stud"] + LAST_STREET["stud"]


def dealt(scenario: Scenario, key: str) -> Assessor:
    """The hand as the perfect dealer deals it at a house."""
    law = book(key)
    *_, graded = playing_out(play_of(scenario, law), law, perfect)
    return graded


def amiss(graded: Assessor) -> Iterator[str]:
    """What is wrong with the end of a hand."""
    record = graded.record
    left = record.table.whole_pot + sum(seat.bet.amount for seat in record.table.seats)
    if left:
        yield f"{left} is left on the table"
    if not record.table.over:
        yield "the hand isn't over"
    pushes = [index for index, each in enumerate(record.gestures) if isinstance(each.act, g.PushPot | g.PushSide)]
    if pushes and not graded.void:
        yield from _of_a_showdown(record, pushes[0])


def _of_a_showdown(record: Record, index: int) -> Iterator[str]:
    table, live = record.tables[index], record.courses[index].contesting
    game = record.setup.game
    if len(live) < 2:
        return
    if has_board(game) and len(table.board) != BOARD:
        yield f"a showdown with {len(table.board)} cards on the board"
    whole = WHOLE - len(table.board) if is_stud(game) else HOLE_CARDS[game]
    yield from (f"seat {seat} has a wrong hand" for seat in live if len(table.seat(seat).hand) != whole)


def wrong_ends(key: str, seed: str, house: str) -> list[str]:
    graded = dealt(generated(INJECTORS[key], seed, book(HOUSES[0])), house)
    return [*amiss(graded), *(["the perfect dealer isn't right"] if not graded.assessment().right else [])]


@pytest.mark.parametrize("key", ORDERED)
def test_what_the_floor_orders_of_itself_brings_the_hand_to_its_end(key: str) -> None:
    assert wrong_ends(key, "end 1", "metropolitan") == []


def seen_on_the_turn(session: Session, grading: Assessor) -> g.Act | None:
    """Deals on over whatever the flop is, with a burn and a card for the turn, and only then is perfect."""
    record = session.record
    dealt = [each.act for each in record.gestures if isinstance(each.act, g.Burn | g.Lay)]
    if len(dealt) >= len((g.Burn, g.Lay)) * 2:
        return perfect(session, grading)
    act = plays_on(session, grading)
    if not record.course.closed or record.course.street < 1 or isinstance(act, g.BringInBets | g.ReturnBet):
        return act
    if act is None and session.due_at() is not None:
        return None
    return g.Lay(1, True) if isinstance(dealt[-1], g.Burn) else g.Burn()


LATE = (
    ("short-flop", "late 0"),
    ("short-flop", "late 1"),
    *(("flop-of-four-or-five", f"late {number}") for number in (0, 1, 2, 5)),
)
"""In Omaha and in hold'em, of two cards, of four and of five."""


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(("key", "seed"), LATE)
def test_a_wrong_flop_that_is_found_on_the_turn_still_leads_to_five_cards(key: str, seed: str, house: str) -> None:
    law, scenario = book(house), generated(INJECTORS[key], seed, book(HOUSES[0]))
    *_, graded = playing_out(play_of(scenario, law), law, seen_on_the_turn)
    assert [*amiss(graded)] == []
    assert len(graded.record.table.board) == BOARD


@pytest.mark.full
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("key", INJECTORS)
def test_no_draw_ends_with_chips_on_the_table_or_a_wrong_number_of_cards(key: str, house: str) -> None:
    assert wrong_ends(key, f"end at {house}", house) == []
