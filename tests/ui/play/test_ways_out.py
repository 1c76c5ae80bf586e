"""Whatever is opened, asked or said at the table has a way out that a mouse finds, and words that stay true."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.ui.play.conftest import Box, Right, Sit
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.cards import placed
from trainer.kernel.happen import happen
from trainer.ui.kit.button import Button
from trainer.ui.play.bar import HINT
from trainer.ui.play.chip_table import GRIP, HOVER_MS
from trainer.ui.play.key_list import LINES
from trainer.ui.play.nothing import STUB_DOWN
from trainer.ui.play.prompt import HINT_MS
from trainer.ui.table.targets import Target

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PANELS = ("announce", "floor", "voice", "this hand")


def opened(box: Box, name: str) -> object:
    """A panel over the table."""
    if name == "this hand":
        box.screen.bar.manage.click()
        return box.screen.this_hand.menu
    box.press(name)
    if name == "floor":
        box.jump(lambda: box.screen.menu is not None)
    return box.screen.chips.voice if name == "voice" else box.screen.menu


@pytest.mark.parametrize("name", PANELS)
def test_every_panel_is_closed_by_a_button_that_names_the_key(sit: Sit, name: str) -> None:
    box = sit()
    panel = opened(box, name)
    [close] = [each for each in panel.findChildren(Button) if each.accessibleName() == "Close"]  # type: ignore[attr-defined]
    assert close.key == "Esc"
    QTest.mouseClick(close, LEFT)
    assert box.screen.menu is box.screen.chips.voice is box.screen.this_hand.menu is None


@pytest.mark.parametrize("asks", ["muck", "button", "pitch", "change"])
def test_what_is_asked_is_dropped_by_its_cross(sit: Sit, asks: str) -> None:
    box = sit("clean-holdem-flop-inherited")
    box.press(asks)
    box.screen.prompt.done()
    assert box.screen.prompt.cross.isVisible()
    QTest.mouseClick(box.screen.prompt.cross, LEFT)
    assert not box.hands.asking
    assert not box.hands.pitching
    assert not box.screen.prompt.cross.isVisible()


def test_a_reason_that_goes_by_itself_has_no_cross(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_9, Key.Key_Escape)
    assert box.prompt == STUB_DOWN
    assert not box.screen.prompt.cross.isVisible()


def test_a_card_dealt_by_its_key_picks_the_stub_up_and_the_words_about_it_go(sit: Sit) -> None:
    box = sit()
    box.key(Key.Key_Escape)
    assert not box.view.table.picture.stub.in_hand
    box.key(Key.Key_3)
    assert isinstance(box.done[-1], g.Pitch)
    assert box.hands.stub_in_hand
    assert box.view.table.picture.stub.in_hand
    assert box.prompt == ""


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_game_stays_in_the_bar_beside_what_is_said(sit: Sit, width: int) -> None:
    box = sit()
    box.screen.resize(width, 720)
    box.screen.prompt.hint(STUB_DOWN)
    box.screen.grab()
    bar = box.screen.bar
    assert bar._stakes.isVisible()
    assert bar._stakes.geometry().right() < bar.prompt.geometry().left()
    box.qtbot.waitUntil(lambda: not bar.prompt.isVisible(), timeout=HINT_MS + 3000)
    assert bar._stakes.isVisible()


def test_a_hint_has_its_own_sign_and_says_what_it_costs(sit: Sit) -> None:
    bar = sit().screen.bar
    assert bar.hint.toolTip() == f"{HINT} (Ctrl+H)"
    assert "Hard" in HINT
    assert bar.hint._icon not in ("ask", bar.help._icon)


def test_the_other_button_turns_a_card_over_whichever_way_it_lies(sit: Sit) -> None:
    """What the keys' sheet says of it: a boxed card goes face down."""
    box = sit()
    box.click(box.seat(3), Right)
    assert box.done == (g.Pitch(3, True),)
    assert box.table.seat(3).hand[-1].up
    boxed = replace(box.table, stub=(placed("^Ah"), *box.table.stub[1:]))
    assert not happen(boxed, g.Gesture(0, g.DEALER, box.done[0])).seat(3).hand[-1].up


def test_in_stud_the_floor_is_told_nothing_of_a_board_or_a_button(sit: Sit) -> None:
    box = sit("clean-stud-six")
    box.press("floor")
    box.jump(lambda: box.screen.menu is not None)
    words = [entry.accessibleName() for entry in box.screen.menu.entries]  # type: ignore[union-attr]
    assert words[0] == "A card is boxed or doesn't belong, key 1"
    assert not [each for each in words if "cards on the board" in each or "has button" in each]


@pytest.mark.parametrize("scenario", ["clean-stud-six", "clean-holdem-nine"])
def test_a_card_dropped_anywhere_in_front_of_a_player_is_that_players(sit: Sit, scenario: str) -> None:
    """All over the betting spot, with a bet there or none."""
    box = sit(scenario)
    layout = box.view.table.layout_now
    for seat in box.view.table.picture.seats[::2]:
        bet = layout.seat(seat.number).bet
        for x, y in ((0.2, 0.1), (0.8, 0.1), (0.2, 0.9), (0.8, 0.9), (0.5, 0.5)):
            count = len(box.table.seat(seat.number).hand)
            spot = QPoint(round((bet.x + x * bet.w) * layout.scale), round((bet.y + y * bet.h) * layout.scale))
            if box.view.target_at(spot).kind not in ("felt", "bet", "chips", "seat", "stack", "button"):
                continue  # something else lies there: the board, a pile
            box.drag(box.at("stub"), spot)
            assert len(box.table.seat(seat.number).hand) == count + 1, (seat.number, x, y)


def test_a_card_dropped_in_the_middle_of_the_table_is_nobodys(sit: Sit) -> None:
    box = sit("clean-stud-six")
    view = box.view.viewport().rect()
    box.drag(box.at("stub"), QPoint(view.center().x(), round(view.height() * 0.62)))
    assert not any(seat.hand for seat in box.table.seats)


def test_chips_put_down_beside_their_bet_stay_there(sit: Sit) -> None:
    box = sit("clean-stud-six")
    seat = box.view.table.picture.seats[0].number
    start = box.spot(Target("chips", seat, zone=f"bet-{seat}", value=25))
    box.drag(start, start - QPoint(0, 40))
    other = box.view.table.layout_now.seat(2).bet.centre  # short of the pot, in front of the next player
    scale = box.view.table.layout_now.scale
    box.drag(start, QPoint(round(other.x * scale), round(other.y * scale) + 38))
    assert box.done == ()


def test_a_closed_report_leaves_a_button_at_the_floor_that_says_how_to_go_on(sit: Sit) -> None:
    box = sit()
    tell = box.screen.answering.button
    box.press("floor")
    box.jump(lambda: box.screen.menu is not None)
    assert not tell.isVisible()
    box.key(Key.Key_Escape)
    box.qtbot.waitUntil(tell.isVisible)
    assert tell.text() == "Tell the floor"
    assert tell.key == "F"
    QTest.mouseClick(tell, LEFT)
    assert box.screen.menu is not None
    box.key(Key.Key_Escape)
    box.qtbot.waitUntil(tell.isVisible)
    box.key(Key.Key_F)
    assert box.screen.menu is not None
    box.key(Key.Key_Escape)
    box.qtbot.waitUntil(tell.isVisible)
    plate = box.view.table.area_of(Target("floor"))
    assert plate is not None
    assert tell.geometry().intersects(plate.translated(box.view.pos()))


def test_a_click_on_the_floor_goes_on_with_the_report(sit: Sit) -> None:
    box = sit()
    box.press("floor")
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_Escape)
    box.screen._clicked(Target("floor"), False)
    assert box.screen.menu is not None


def test_the_dots_beside_chips_say_what_they_are_for_and_the_keys_name_them(sit: Sit) -> None:
    box = sit("clean-stud-six")
    scene = box.view.table
    grip = scene._chips.canvas.gripped[0].centre
    at = box.view.mapFromScene(grip.x * scene.layout_now.scale, grip.y * scene.layout_now.scale)
    box.qtbot.mouseMove(box.view.viewport(), at + QPoint(1, 0))
    box.qtbot.mouseMove(box.view.viewport(), at)
    box.qtbot.waitUntil(lambda: scene.told("told") == GRIP, timeout=HOVER_MS + 3000)
    assert any("six dots" in line.does for group in LINES for line in group.lines)
    place = box.view.target_at(at).chips_at
    assert place.startswith("bet-")
    box.drag(at, box.at("muck"))
    box.drag(at, box.at("rack"))
    assert box.screen.chips.sheet is not None


def test_the_piles_are_called_the_same_in_every_game(sit: Sit) -> None:
    named = []
    for scenario in ("clean-holdem-nine", "clean-holdem-six", "clean-stud-six", "clean-stud-eight"):
        box = sit(scenario)
        named.append({key[1] for key in box.view.table._seats.items if isinstance(key, tuple) and key[0] == "legend"})
    assert named == [{"Stub, in hand", "Set aside", "Burns", "Muck"}] * 4
