"""Pots as things on a table: chips drawn into them, moved between them, changed and pushed, right or wrong."""

import pytest

from trainer.kernel import notation
from trainer.kernel.chips import Chips, chips
from trainer.kernel.gestures import Gesture
from trainer.kernel.happen import happen
from trainer.kernel.happen_chips import chips_at
from trainer.kernel.table import Impossible, Seat, Setup, Stakes, Table

SEATS = (Seat(1, "Ada", chips("500x4+100x5")), Seat(2, "Ben", chips("1000x2")), Seat(3, "Cleo", chips("100x3")))
SETUP = Setup("holdem", "no-limit", Stakes(100, 200), SEATS, 1, (), chips("500x4+100x40"))


def after(*acts: str) -> Table:
    """The table after these acts, each by whom it begins with."""
    table = SETUP.table()
    for at, act in enumerate(acts):
        table = happen(table, _gesture(at, act))
    return table


def _gesture(at: int, act: str) -> Gesture:
    return notation.gesture(f"{at}.000 {act}")


BETS = ("P1 wager 500x1+100x3", "P2 wager 1000x1", "P3 wager 100x3")


@pytest.mark.parametrize(
    ("acts", "pots"),
    [
        (("D bring-in-bets",), ("1000x1+500x1+100x6",)),
        (("D collect 3 100x3 main",), ("100x3",)),
        (("D collect 3 100x3 main", "D collect 1 500x1 side-1"), ("100x3", "500x1")),
        (("D collect 1 500x1 side-2",), ("0", "0", "500x1")),
        (("D bring-in-bets", "D shift 1000x1 main side-1"), ("500x1+100x6", "1000x1")),
        (("D collect 1 500x1 side-1", "D shift 500x1 side-1 main"), ("500x1",)),
        (("D collect 2 1000x1 main", "D trade main 1000x1 rack 500x2"), ("500x2",)),
        (("D collect 2 1000x1 main", "D change-pot 500x2 1000x1"), ("500x2",)),
        (("D collect 2 1000x1 main", "D trade main 1000x1 rack 500x1"), ("500x1",)),
        (
            ("D collect 2 1000x1 main", "D collect 1 500x1 side-1", "D trade main 1000x1 side-1 500x1"),
            ("500x1", "1000x1"),
        ),
    ],
)
def test_chips_lie_in_the_pot_they_were_drawn_into(acts: tuple[str, ...], pots: tuple[str, ...]) -> None:
    assert tuple(map(str, after(*BETS, *acts).pots)) == pots


def test_the_pot_is_all_pots_together() -> None:
    table = after(*BETS, "D collect 1 500x1 side-2", "D collect 3 100x2 main", "D collect 2 1000x1 side-1")
    assert table.pot == chips("1000x1+500x1+100x2")


def test_a_bet_may_be_changed_out_of_another_players_stack() -> None:
    table = after("P2 wager 1000x1", "D trade bet-2 1000x1 stack-1 500x2")
    assert chips_at(table, "bet-2") == chips("500x2")
    assert chips_at(table, "stack-1") == chips("1000x1+500x2+100x5")


def test_a_side_pot_may_be_pushed_to_a_seat_that_is_not_in_it() -> None:
    table = after(*BETS, "D collect 2 1000x1 side-1", "D push-side 3 1000x1 side-1")
    assert table.seat(3).stack == chips("1000x1")
    assert table.pots == (Chips(),)


def test_the_all_in_button_is_put_down_and_taken_up() -> None:
    assert after("D all-in-button 3").all_in == {3}
    assert after("D all-in-button 3", "D all-in-button 3").all_in == frozenset()


@pytest.mark.parametrize(
    ("act", "why"),
    [
        ("D collect 3 500x1 main", "there is no 500x1"),
        ("D collect 3 0 main", "no chips were moved"),
        ("D collect 3 100x1 side-9", "there is no pot called 'side-9'"),
        ("D collect 3 100x1 side-0", "there is no pot called 'side-0'"),
        ("D collect 3 100x1 pot", "there is no pot called 'pot'"),
        ("D collect 9 100x1 main", "there is no seat 9"),
        ("D shift 100x1 main main", "from a pot to the same pot"),
        ("D shift 100x1 main side-1", "there is no 100x1 in nothing"),
        ("D push-side 3 100x1 side-1", "there is no 100x1 in nothing"),
        ("D trade bet-1 100x1 bet-1 100x1", "between two different places"),
        ("D trade sky 100x1 rack 100x1", "there is no pot called 'sky'"),
        ("D all-in-button 4", "there is no seat 4"),
    ],
)
def test_what_is_not_there_cannot_be_moved(act: str, why: str) -> None:
    table = after(*BETS)
    with pytest.raises(Impossible, match=why.replace("(", r"\(")):
        happen(table, _gesture(9, act))
