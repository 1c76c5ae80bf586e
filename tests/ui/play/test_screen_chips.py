"""Chips at the table by real mouse events: taken, carried, sent and changed, and what is told of them."""

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.ui.play.chips_at import bet_of, carry, done, pile, stand_on, wheel
from tests.ui.play.conftest import HEADING, Box, Left, Right
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, chips
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.chip_table import HOVER_MS
from trainer.ui.play.counts import Counted
from trainer.ui.play.dealing import Dealing
from trainer.ui.table.targets import Target

Key, Shift = Qt.Key, Qt.KeyboardModifier.ShiftModifier


# --- the mouse


@pytest.mark.parametrize(
    ("end", "make"),
    [
        (Target("pot"), lambda seat, some: g.Collect(seat, some, "main")),
        (Target("pot", zone="side-1"), lambda seat, some: g.Collect(seat, some, "side-1")),
    ],
    ids=["main", "beside the pots"],
)
def test_a_pile_is_dragged_to_a_pot_or_beside_it(box: Box, end: Target, make: object) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, pile(box, f"bet-{seat}", 500), end)
    assert done(box) == [make(seat, chips("500x1"))]  # type: ignore[operator]  # a lambda


def test_by_its_dots_a_bet_is_dragged_whole(box: Box) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, box.spot(Target("bet", seat)), Target("pot"))
    assert done(box) == [g.Collect(seat, chips("500x1+100x1"), "main")]


def test_with_the_right_button_all_of_it_comes_along(box: Box) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, pile(box, f"bet-{seat}", 500), Target("pot"), button=Right)
    assert done(box) == [g.Collect(seat, chips("500x1+100x1"), "main")]


def test_with_shift_one_chip_and_by_the_wheel_two_more(box: Box) -> None:
    seat = bet_of(box, "100x6")
    carry(box, pile(box, f"bet-{seat}", 100), Target("pot"), keys=Shift)
    carry(box, pile(box, f"bet-{seat}", 100), Target("pot"), keys=Shift, turns=2)
    assert done(box) == [g.Collect(seat, chips(text), "main") for text in ("100x1", "100x3")]


def test_chips_go_back_to_their_player_from_pot_to_pot_and_out(box: Box) -> None:
    seat = bet_of(box, "100x6")
    carry(box, pile(box, f"bet-{seat}", 100), Target("seat", seat), keys=Shift)
    carry(box, pile(box, f"bet-{seat}", 100), Target("pot"))
    carry(box, pile(box, "main", 100), Target("pot", zone="side-1"), keys=Shift, turns=1)
    carry(box, box.spot(Target("pot", zone="side-1")), Target("seat", seat))
    carry(box, box.spot(Target("pot")), Target("seat", seat))
    assert done(box) == [
        g.ReturnBet(seat, chips("100x1")),
        g.Collect(seat, chips("100x5"), "main"),
        g.Shift(chips("100x2"), "main", "side-1"),
        g.PushSide(seat, chips("100x2"), "side-1"),
        g.PushPot(seat, chips("100x3")),
    ]


def pot_of(box: Box) -> Chips:
    """Bets of two denominations pulled in."""
    box.key(Key.Key_I)
    assert len(box.table.pot.piles) == 2
    return box.table.pot


@pytest.mark.parametrize("value", [500, 100])
def test_a_pot_dragged_by_any_of_its_piles_goes_whole_to_the_winner(box: Box, value: int) -> None:
    whole = pot_of(box)
    carry(box, pile(box, "main", value), Target("seat", 4))
    assert done(box)[-1] == g.PushPot(4, whole)
    assert not box.table.pot


def test_of_a_pot_the_pile_that_was_clicked_is_dragged_alone(box: Box) -> None:
    pot_of(box)
    box.click(pile(box, "main", 500))
    carry(box, pile(box, "main", 500), Target("seat", 4))
    assert done(box)[-1] == g.PushPot(4, chips("500x1"))


def test_a_drag_that_ends_on_bare_felt_changes_nothing(box: Box) -> None:
    seat = bet_of(box, "100x6")
    start, nowhere = pile(box, f"bet-{seat}", 100), box.at("aside")
    box.drag(start, nowhere)
    assert done(box) == []
    assert box.hands.chips.held is None


def test_clicked_piles_are_told_and_go_with_a_click(box: Box) -> None:
    seat = bet_of(box, "100x6")
    port = box.view.viewport()
    for _ in range(2):
        box.qtbot.mouseClick(port, Left, Shift, pile(box, f"bet-{seat}", 100))
    assert box.view.table.told("held") == "2 × 100"
    wheel(box, pile(box, f"bet-{seat}", 100), 2)
    assert box.view.table.told("held") == "4 × 100"
    box.click(box.spot(Target("pot", zone="side-1")))
    assert done(box) == [g.Collect(seat, chips("100x4"), "side-1")]


def test_the_all_in_button_is_clicked_and_then_a_seat_and_clicked_to_be_taken_up(box: Box) -> None:
    box.click(box.spot(Target("all-in")))
    assert box.prompt == "Put the all-in button in front of which seat? Esc cancels."
    box.click(box.seat(4))
    box.click(box.spot(Target("all-in", 4)))
    assert done(box) == [g.AllInButton(4), g.AllInButton(4)]


# --- the change sheet


def test_on_the_rack_a_sheet_asks_what_comes_back(box: Box) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, pile(box, f"bet-{seat}", 500), Target("rack"))
    sheet = box.screen.chips.sheet
    assert sheet is not None
    assert {value: each.value for value, each in sheet.gives.items()} == {100: 0, 500: 1}
    assert {value: each.value for value, each in sheet.takes.items() if each.value} == {100: 5}
    box.key(Key.Key_Return)
    assert done(box) == [g.Trade(f"bet-{seat}", chips("500x1"), "rack", chips("100x5"))]


def test_the_sheet_may_be_wrong(box: Box) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, pile(box, f"bet-{seat}", 500), Target("rack"))
    sheet = box.screen.chips.sheet
    assert sheet is not None
    box.key(Key.Key_4)
    stepper = sheet.takes[25]
    box.qtbot.mouseClick(stepper, Left, pos=QPoint(stepper.width() - 8, 10))
    box.qtbot.mouseClick(sheet.make, Left)
    assert done(box) == [g.Trade(f"bet-{seat}", chips("500x1"), "rack", chips("100x4+25x1"))]


def test_a_closed_sheet_changes_nothing_and_the_keys_are_the_tables_again(box: Box) -> None:
    seat = bet_of(box, "500x1+100x1")
    carry(box, pile(box, f"bet-{seat}", 500), Target("rack"))
    box.key(Key.Key_Escape)
    assert box.screen.chips.sheet is None
    box.key(Key.Key_I)
    assert done(box) == [g.BringInBets()]


# --- what is told


def hover(box: Box, target: Target) -> str:
    at = box.spot(target)
    box.qtbot.mouseMove(box.view.viewport(), at + QPoint(1, 0))
    box.qtbot.mouseMove(box.view.viewport(), at)
    box.qtbot.wait(HOVER_MS + 150)
    return box.view.table.told("told")


@pytest.mark.parametrize("allowed", [True, False])
def test_hovering_tells_what_it_comes_to_only_where_that_is_allowed(box: Box, allowed: bool) -> None:
    session = box.session
    asked: list[str] = []

    def counts(place: str) -> Counted:
        asked.append(place)
        return Counted(allowed, "rule 60" if allowed else "No count · rule 60")

    box.screen.open(Dealing(session, box.kept.append, JumpClock()), HEADING, counts)
    seat = bet_of(box, "100x6")
    chips = Target("chips", seat, zone=f"bet-{seat}", value=100)
    assert hover(box, chips) == ("600 · rule 60" if allowed else "No count · rule 60")
    assert asked == [f"bet-{seat}"]
    box.qtbot.mouseMove(box.view.viewport(), box.at("aside"))
    assert box.view.table.told("told") == ""


def test_hovering_over_chips_just_counted_tells_their_amount_no_second_time(box: Box) -> None:
    box.screen.open(Dealing(box.session, box.kept.append, JumpClock()), HEADING, lambda _: Counted(True, "rule 60"))
    seat = bet_of(box, "100x6")
    stand_on(box, f"bet-{seat}")
    box.key(Key.Key_O)
    assert box.view.table.picture.tells(f"bet-{seat}")
    assert hover(box, Target("bet", seat)) == "rule 60"


def test_the_ring_tells_the_same_by_the_houses_book(box: Box) -> None:
    stand_on(box, f"stack-{bet_of(box, '100x6')}")
    assert box.view.table.told("told") == "No count · rule 60"


def test_no_amount_is_seen_unless_it_was_counted(box: Box) -> None:
    assert not box.view.table.picture.amounts
    assert box.view.table.picture.counted == frozenset()


def test_each_chip_is_carried_for_all_to_see_and_none_is_lost(box: Box) -> None:
    before = sum((seat.bet + seat.stack for seat in box.table.seats), box.table.rack)
    seat = bet_of(box, "100x6")
    carry(box, pile(box, f"bet-{seat}", 100), Target("pot", zone="side-1"))
    after = sum((each.bet + each.stack for each in box.table.seats), box.table.rack + box.table.pot)
    assert after == before + Chips()
