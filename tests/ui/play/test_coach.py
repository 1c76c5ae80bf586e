"""A hand with the coach: whoever does only what the slip says deals it right, by keys alone and by the mouse alone."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.play.conftest import Box, Left, Sit
from tests.ui.play.doing import by_keys, by_mouse
from trainer.grading.ahead import assess
from trainer.kernel import gestures as g
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.play.coach import CoachSlip, CoachView, tail_of
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.table.targets import Target

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


def as_it_stands(box: Box) -> tuple[object, ...]:
    """What an act or a press can change: the hand, the dealer's hands, and what lies over the table."""
    menu = box.screen.menu
    draft = str(menu.draft) if isinstance(menu, ReportSheet) else ""
    return len(box.done), box.hands.chosen, box.hands.stub_in_hand, menu, draft


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


def test_in_a_list_the_entry_that_the_coach_points_at_is_the_one_that_enter_chooses(sit: Sit) -> None:
    box, pointed = sit("four-card-flop-pointed-out", "tda-2024", coached=True), 0
    for pointer in told(box):
        menu = box.screen.menu
        if isinstance(menu, ChoiceMenu) and pointer.entry is not None:
            assert [each.hasFocus() for each in menu.entries].index(True) == pointer.entry
            pointed += 1
        by_keys(box, pointer)
    assert pointed


def _well_inside(slip: QRect, ring: QRect) -> bool:
    """Does the slip cover more than the edge of it?"""
    both = slip.intersected(ring)
    return both.isValid() and both.width() * both.height() > 0.1 * ring.width() * ring.height()


def test_no_line_of_the_slip_is_cut(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    slip = view_of(box).slip
    assert slip.size() == slip.sizeHint()
    assert slip.rect().contains(slip.skip.geometry())


def test_it_goes_along_when_the_window_is_resized(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    box.screen.resize(1600, 900)
    box.qtbot.wait(20)
    stub = box.view.table.area_of(Target("stub"))
    assert stub is not None
    at = box.view.viewport().mapTo(box.screen, stub.topLeft())
    assert view_of(box).rings.places.start == QRect(at, stub.size())


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


def test_while_chips_are_looked_at_from_near_the_slip_is_out_of_the_way(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    box.screen.looking.toggle()
    assert not view_of(box).shown
    box.key(Qt.Key.Key_Escape)
    assert view_of(box).shown and view_of(box).slip.pointer.says == "Pitch seat 1 a card."


@pytest.mark.parametrize("key", [Qt.Key.Key_T, None])
def test_while_something_else_is_asked_over_the_table_the_coach_says_nothing(sit: Sit, key: Qt.Key | None) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    for seat in range(1, len(box.table.seats) + 1):
        box.key(Qt.Key(Qt.Key.Key_0 + seat))
    said = view_of(box).slip.pointer.says
    if key is None:
        box.qtbot.mouseClick(box.screen.bar.leave, Left)
    else:
        box.key(key, mods=Qt.KeyboardModifier.ControlModifier)
    assert not view_of(box).shown
    box.screen.coached.point()
    assert not view_of(box).shown
    box.qtbot.keyClick(QApplication.focusWidget() or box.screen, Qt.Key.Key_Escape)
    assert view_of(box).shown and view_of(box).slip.pointer.says == said


def test_a_street_is_dealt_and_hands_are_read_in_the_words_of_a_card_room(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    said = []
    for pointer in told(box):
        said.append(pointer.says)
        by_keys(box, pointer)
    wanted = ("Deal the flop face down.", "Turn up the flop.", "Deal the turn face up.", "Deal the river face up.")
    assert [each for each in said if each in wanted] == list(wanted)
    assert "Read the hands aloud." in said


@pytest.mark.parametrize(
    ("ring", "tip"),
    [
        (QRect(300, 346, 40, 60), 267),
        (QRect(300, 347, 40, 60), None),
        (QRect(300, -5, 40, 60), 133),
        (QRect(300, -6, 40, 60), None),
        (QRect(520, 180, 40, 60), None),
    ],
    ids=["below", "far-below", "above", "far-above", "beside"],
)
def test_the_slip_has_a_tail_to_what_is_near_above_or_below_it(ring: QRect, tip: int | None) -> None:
    tail = tail_of(QRect(100, 150, 400, 101), ring)
    assert (None if tail is None else tail.at(2).y()) == tip
    assert tail is None or tail.at(2).x() == ring.center().x()


def test_a_card_goes_its_way_as_a_card_and_chips_and_the_button_as_a_disc(sit: Sit) -> None:
    box = sit("clean-first-hand", "tda-2024", coached=True)
    went = {}
    for pointer in told(box):
        if pointer.start is not None and pointer.end is not None:
            went[pointer.start.kind] = view_of(box).rings.places.round
        by_keys(box, pointer)
    assert went == {"stub": False, "pot": True, "button": True}
