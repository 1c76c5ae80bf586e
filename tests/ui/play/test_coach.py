"""A hand with the coach: whoever does only what the slip says deals it right, by keys alone and by the mouse alone."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt

from tests.ui.play.conftest import Box, Left, Right, Sit
from trainer.grading.assess import assess
from trainer.kernel import gestures as g
from trainer.ui.demo.events import key_of
from trainer.ui.play.coach import CoachSlip, CoachView
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.play.voice_panel import SAYINGS, VoicePanel

HANDS = [
    ("clean-first-hand", "tda-2024"),
    ("four-card-flop-pointed-out", "tda-2024"),
    ("four-card-flop-pointed-out", "upt"),
    ("clean-stud-four", "tda-2024"),
]
MOST = 400


def view_of(box: Box) -> CoachView:
    return box.screen.coached.view


def told(box: Box) -> Iterator[Pointer]:
    """What the coach says, each time that it waits for the dealer, until the hand is over."""
    for _ in range(MOST):
        if box.session.ended:
            return
        if view_of(box).shown:
            yield view_of(box).slip.pointer
        else:
            assert box.clock.jump(), "everybody waits"
    raise AssertionError("it never ends")


def by_keys(box: Box, pointer: Pointer) -> None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    keys, held = list(pointer.keys), Qt.KeyboardModifier.NoModifier
    for key in keys:
        if key == "arrows":
            walk_to(box, pointer)
        elif key in ("Ctrl", "Shift"):
            held = control if key == "Ctrl" else shift
        elif key.isdecimal():
            for figure in key:
                box.key(key_of(figure), mods=held)
            held = Qt.KeyboardModifier.NoModifier
        else:
            box.key(key_of(key), mods=held)
            held = Qt.KeyboardModifier.NoModifier


def as_it_stands(box: Box) -> tuple[object, ...]:
    """What an act or a press can change: the hand, the dealer's hands, and what lies over the table."""
    menu = box.screen.menu
    draft = str(menu.draft) if isinstance(menu, ReportSheet) else ""
    return len(box.done), box.hands.chosen, box.hands.stub_in_hand, menu, draft


def walk_to(box: Box, pointer: Pointer) -> None:
    assert pointer.start is not None and pointer.start.key is not None
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        for _ in range(12):
            if box.screen.walker.card == pointer.start.key:
                return
            here = {each.card.name for each in dict(box.table.zones())[pointer.start.zone or ""]}
            if key == Qt.Key.Key_Down and box.screen.walker.card in here:
                break
            box.key(key)


def say_it(box: Box, panel: VoicePanel, pointer: Pointer) -> None:
    """What the slip tells to say, figure by figure on the panel."""
    letter, *figures = pointer.keys[1:-1]
    saying = next(each for each in SAYINGS if each.key == letter)
    if saying.seat:
        box.qtbot.mouseClick(panel.seats[int(figures.pop(0))], Left)
    box.qtbot.mouseClick(panel.entries[saying.name], Left)
    for figure in "".join(figures):
        box.qtbot.mouseClick(panel.pad[figure], Left)
    box.qtbot.mouseClick(panel.say, Left)


def by_mouse(box: Box, pointer: Pointer) -> None:
    button = Right if "right button" in pointer.mouse else Left
    if pointer.entry is not None:
        box.take(pointer.entry)
    elif pointer.start is not None and pointer.end is not None:
        box.drag(box.spot(pointer.start), box.spot(pointer.end), button)
    elif pointer.button:
        box.press(pointer.button)
        if box.screen.chips.voice is not None:
            say_it(box, box.screen.chips.voice, pointer)
        if pointer.start is not None and pointer.start.seat:
            box.click(box.spot(pointer.start))
    else:
        assert pointer.start is not None, pointer.says
        box.click(box.spot(pointer.start))


@pytest.mark.parametrize("do", [by_keys, by_mouse])
@pytest.mark.parametrize(("scenario", "house"), HANDS)
def test_who_does_what_the_coach_says_deals_it_right(
    sit: Sit, scenario: str, house: str, do: Callable[[Box, Pointer], None]
) -> None:
    box = sit(scenario, house, coached=True)
    for pointer in told(box):
        before = as_it_stands(box)
        do(box, pointer)
        after = as_it_stands(box) if box.screen.hands else ()
        assert after != before, f"nothing came of: {pointer.says} {pointer.mouse}: {pointer.keys}"
    graded = assess(box.session.record.transcript, box.session.law, box.session.taken_over)
    assert not graded.false_alarms
    assert all(each.resolved and each.met == len(each.remedy) for each in graded.matters)
    assert not any(each.own for each in graded.matters)
    assert not any(each.faults for each in graded.reports)


def test_the_slip_says_all_of_it_to_a_screen_reader(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    slip = view_of(box).slip
    assert slip.accessibleName() == (
        "Coach. The deal: Pitch seat 1 a card. Drag a card from the stub to seat 1. Or press 1."
    )


def test_an_act_of_ones_own_is_answered_by_the_way_on(sit: Sit) -> None:
    """Nothing holds the dealer's hands: a card to the wrong seat lies there, and the coach says how to fix it."""
    box = sit("clean-first-hand", "tda-2024", coached=True)
    box.key(Qt.Key.Key_4)
    assert isinstance(box.done[-1], g.Pitch) and box.done[-1].seat == 4
    assert view_of(box).slip.heading != "The deal"
    assert view_of(box).slip.pointer.says != "Pitch seat 1 a card."


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_the_slip_covers_neither_what_is_used_nor_a_menu(sit: Sit, size: tuple[int, int]) -> None:
    box = sit("four-card-flop-pointed-out", "tda-2024", coached=True)
    box.screen.resize(*size)
    for pointer in told(box):
        view = view_of(box)
        lies = view.slip.geometry()
        assert box.screen.rect().contains(lies)
        for ring in view.rings.places.rings:
            assert not _well_inside(lies, ring), pointer.says
        if box.screen.menu is not None:
            assert not _well_inside(lies, box.screen.menu.area), pointer.says
        by_keys(box, pointer)


def _well_inside(slip: QRect, ring: QRect) -> bool:
    """Does the slip cover more than the edge of it?"""
    both = slip.intersected(ring)
    return both.isValid() and both.width() * both.height() > 0.1 * ring.width() * ring.height()


def test_no_line_of_the_slip_is_cut(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    slip = view_of(box).slip
    assert slip.size() == slip.sizeHint()
    assert slip.rect().contains(slip.skip.geometry())


def test_skipping_it_leaves_the_hand_to_the_dealer(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    view = view_of(box)
    box.qtbot.mouseClick(view.slip.skip, Left)
    assert not view.shown
    box.key(Qt.Key.Key_1)
    assert box.done == (g.Pitch(1, False),)
    assert not view.shown


def test_the_keyboard_reaches_the_skip_link(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    assert view_of(box).slip.skip.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_hand_without_the_coach_has_no_slip(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024")
    assert box.screen.findChildren(CoachSlip) == []


def test_what_is_dragged_moves_unless_motion_is_reduced(sit: Sit) -> None:
    still = sit("clean-first-hand", "tda-2024", coached=True)
    assert view_of(still).rings.places.way is not None
    assert not view_of(still).rings.moving
    moving = sit("clean-first-hand", "tda-2024", reduced=False, coached=True)
    moving.key(Qt.Key.Key_Space)  # past the shuffle
    assert view_of(moving).rings.moving
    moving.screen.close_hand()
    assert not view_of(moving).rings.moving
