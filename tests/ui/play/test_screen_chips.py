"""Chips at the table by real mouse and key events: taken, carried, sent, changed, counted, spoken of."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.ui.demo.conftest import session_at
from tests.ui.play.conftest import HEADING, Box, Left, Right, Sit
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, chips
from trainer.ui.demo.clock import JumpClock
from trainer.ui.play.chip_table import HOVER_MS
from trainer.ui.play.counts import Counted
from trainer.ui.play.dealing import Dealing
from trainer.ui.table.targets import Target

Key, Shift = Qt.Key, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def box(sit: Sit) -> Box:
    """The end of the first round: bets of 100x6 in front of some, and 500x1+100x1 of one, nothing in the pot."""
    there = sit()
    session = session_at("clean-holdem-six", lambda record: record.course.closed)
    there.screen.open(Dealing(session, there.kept.append, JumpClock()), HEADING)
    return there


def done(box: Box) -> list[g.Act]:
    return [each.act for each in box.kept if each.by_dealer]


def bet_of(box: Box, text: str) -> int:
    return next(seat.number for seat in box.table.seats if seat.bet == chips(text))


def pile(box: Box, place: str, value: int) -> QPoint:
    return next(
        spot
        for target in box.view.table.targets()
        if target.kind == "chips" and target.chips_at == place and target.value == value
        if (spot := box.view.centre_of(target)) is not None
    )


def wheel(box: Box, at: QPoint, steps: int) -> None:
    port = box.view.viewport()
    where = QPointF(at), QPointF(port.mapToGlobal(at))
    turned = QPoint(0, 120 * steps)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(*where, QPoint(), turned, buttons, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(port, event)


def carry(box: Box, start: QPoint, end: Target, keys: object = None, turns: int = 0, button: object = Left) -> None:
    """Press, move to the middle, turn the wheel, and let go at something that may be there only by then."""
    port, over = box.view.viewport(), box.view.viewport().rect().center()
    box.qtbot.mousePress(port, button, keys or Qt.KeyboardModifier.NoModifier, start)
    for share in (0.4, 1.0):
        box.qtbot.mouseMove(port, start + (over - start) * share)
    if turns:
        wheel(box, over, turns)
    assert box.view.table.told("held")
    to = box.seat(end.seat) if end.kind == "seat" and end.seat else box.spot(end)
    box.qtbot.mouseMove(port, to)
    box.qtbot.mouseRelease(port, button, pos=to, delay=400)
    assert box.view.table.told("held") == ""


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
    assert box.prompt == "All-in button before which seat?"
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


# --- the keyboard


def stand_on(box: Box, place: str) -> None:
    for _ in range(60):
        if box.screen.walker.place(box.table).startswith(place.partition("-")[0]) or box.screen.walker.card == place:
            break
        box.key(Key.Key_Down)
    for _ in range(20):
        if box.screen.walker.card == place:
            return
        box.key(Key.Key_Right)
    raise AssertionError(f"no arrow leads to {place}")


def test_by_keys_some_of_a_bet_begins_a_side_pot(box: Box) -> None:
    seat = bet_of(box, "100x6")
    stand_on(box, f"bet-{seat}")
    assert box.view.table.focus == Target("bet", seat)
    box.key(Key.Key_Q, Key.Key_Minus, Key.Key_Minus)
    assert box.prompt == f"[4 × 100] of the bet of seat {seat}: 1–9 to a seat, I main, J side pot, Y change"
    box.key(Key.Key_J)
    assert box.prompt == "Into which side pot? 1 to 1."
    box.key(Key.Key_1)
    assert done(box) == [g.Collect(seat, chips("100x4"), "side-1")]


def test_by_keys_an_amount_is_typed_and_carried_to_where_the_ring_stands(box: Box) -> None:
    seat = bet_of(box, "100x6")
    box.key(Key.Key_I)
    stand_on(box, "main")
    box.key(Key.Key_Q, Key.Key_Equal, Key.Key_7, Key.Key_9, Key.Key_Backspace, Key.Key_0, Key.Key_0, Key.Key_Return)
    assert box.hands.chips.held is not None
    assert box.hands.chips.held.chips.amount == 700
    stand_on(box, f"stack-{seat}")
    box.key(Key.Key_Return)
    assert [type(act) for act in done(box)] == [g.BringInBets, g.PushPot]


def test_by_keys_a_pot_is_halved(box: Box) -> None:
    box.key(Key.Key_I)
    whole = box.table.pot.amount
    stand_on(box, "main")
    box.key(Key.Key_Q, Key.Key_Slash, Key.Key_4)
    pushed = done(box)[-1]
    assert isinstance(pushed, g.PushPot)
    assert pushed.chips.amount == whole // 2


def test_escape_puts_everything_back(box: Box) -> None:
    stand_on(box, f"bet-{bet_of(box, '100x6')}")
    box.key(Key.Key_Q, Key.Key_J, Key.Key_Escape)
    assert (box.prompt, box.hands.chips.held, done(box)) == ("", None, [])
    assert not box.view.table.picture.chips_in_hand


def test_by_keys_chips_are_counted_where_the_ring_stands_for_everybody_to_see(box: Box) -> None:
    seat = bet_of(box, "100x6")
    stand_on(box, f"bet-{seat}")
    box.key(Key.Key_O)
    assert done(box) == [g.Count(f"bet-{seat}")]
    assert box.view.table.picture.counted == {f"bet-{seat}"}
    assert box.view.table.picture.dealer_speech == "600."


# --- the voice


SPOKEN = [
    ("B1200", g.AnnounceBet("bet", 1200), "Bet, 1,200."),
    ("C600", g.AnnounceBet("call", 600), "Call, 600."),
    ("R1750", g.AnnounceBet("raise", 1750), "Raise to 1,750."),
    ("A10325", g.AnnounceBet("all-in", 10325), "All-in, 10,325."),
    ("M4400", g.AskFor(4, 400), "Seat 4, 400 more, please."),
    ("H4", g.AskHowMuch(4), "Seat 4, how much is it?"),
    ("T4", g.ActionOn(4), "Action is on seat 4."),
    ("S4", g.AskToShow(4), "Seat 4, show your hand, please."),
]


@pytest.mark.parametrize(("keys", "act", "words"), SPOKEN, ids=[words for _, _, words in SPOKEN])
def test_by_keys_the_dealer_says_it(box: Box, keys: str, act: g.Act, words: str) -> None:
    box.key(Key.Key_V, *(Key[f"Key_{each}"] for each in keys), Key.Key_Return)
    assert done(box) == [act]
    assert box.view.table.picture.dealer_speech == words
    assert box.screen.hasFocus()


def test_by_the_mouse_the_dealer_says_it(box: Box) -> None:
    box.press("voice")
    panel = box.screen.chips.voice
    assert panel is not None
    for each in (panel.entries["ask-for"], panel.seats[4], panel.pad["4"], panel.pad["00"], panel.pad["⌫"], panel.say):
        box.qtbot.mouseClick(each, Left)
    assert done(box) == [g.AskFor(4, 40)]


def test_what_is_not_complete_is_not_said(box: Box) -> None:
    box.key(Key.Key_V, Key.Key_M, Key.Key_4, Key.Key_Return, Key.Key_Escape)
    assert (done(box), box.screen.chips.voice) == ([], None)


def test_the_panel_offers_the_same_whatever_lies_on_the_table(sit: Sit) -> None:
    found = []
    for scenario in ("clean-holdem-six", "four-card-flop-last-two-stuck"):
        there = sit(scenario)
        there.key(Key.Key_V)
        panel = there.screen.chips.voice
        assert panel is not None
        found.append([(each.accessibleName(), each.isEnabled()) for each in panel.entries.values()])
    assert found[0] == found[1]


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
    assert hover(box, Target("bet", seat)) == ("600 · rule 60" if allowed else "No count · rule 60")
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
