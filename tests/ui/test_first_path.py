"""From the first start to a four-card flop that was fixed: how many acts it takes whoever does what the coach says.

An act is a click, a drag or a key; the figures of an amount typed in a row are one.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.play.conftest import Box, Left
from tests.ui.play.doing import by_keys, by_mouse
from trainer.app import desk_over
from trainer.grading.coaching import Coach
from trainer.kernel import gestures as g
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.study.first_steps import STEPS
from trainer.ui.demo.clock import JumpClock
from trainer.ui.desk.debrief import SHORT_FORM
from trainer.ui.kit.button import Button
from trainer.ui.kit.text import Text
from trainer.ui.play.pointing import Pointer, pointer
from trainer.ui.play.report_sheet import ReportSheet, next_press
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.window import Window

MOST, MOST_TURNS = {by_keys: 51, by_mouse: 48}, 2000
FIGURES = range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)


@dataclass
class Counting(Box):
    """Counts what is done, each click, drag and key."""

    acts: int = 0
    _typing: bool = False

    def key(self, *keys: Qt.Key, mods: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            typing = key in FIGURES and self.screen.chips.voice is not None
            self.acts += not (typing and self._typing)
            self._typing = typing
            super().key(key, mods=mods)

    def click(self, at: QPoint, button: Qt.MouseButton = Left) -> None:
        self.acts += 1
        super().click(at, button)

    def drag(self, start: QPoint, end: QPoint, button: Qt.MouseButton = Left, slowly: bool = True) -> None:
        self.acts += 1
        super().drag(start, end, button, slowly)

    def press(self, name: str) -> None:
        self.acts += 1
        super().press(name)

    def take(self, entry: int) -> None:
        self.acts += 1
        super().take(entry)

    def on(self, widget: QWidget) -> None:
        """A click on anything else."""
        self.acts += 1
        self.qtbot.mouseClick(widget, Left)


Do = Callable[[Box, Pointer], None]


@pytest.fixture
def window(qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """A first start, at the welcome page."""
    with Store.open(tmp_path / "first.db") as store:
        kept = Settings(reduced_motion=True)
        made = Window(lambda: desk_over(store, kept), kept, JumpClock)
        qtbot.addWidget(made)
        made.welcome()
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made
        made.close()


def enter(box: Counting, window: Window, page: str) -> None:
    """What Enter presses on this page."""
    box.key(Qt.Key.Key_Return)
    window.box.settle()


def click(box: Counting, window: Window, page: str) -> None:
    """The same by the mouse: the button that has the Enter key."""
    found = [each for each in window.shell.page(page).findChildren(Button) if each.key == "Enter" and each.isVisible()]
    assert len(found) == 1, page
    box.on(found[0])
    window.box.settle()


def deal(box: Counting, window: Window, do: Do) -> str:
    """Do what the coach says, or would say, to the debrief; gives the scenario."""
    dealing, screen = window.play.dealing, window.play
    assert dealing is not None and isinstance(dealing._clock, JumpClock)
    alone = None if screen.coached.coach is not None else Coach(dealing.session)
    for _ in range(MOST_TURNS):
        if screen.dealing is not dealing:
            break
        if alone is None and screen.coached.view.shown and screen.coached.view.slip.pointer.keys:
            do(box, screen.coached.view.slip.pointer)
        elif alone is not None and (act := alone.next_act()) is not None:
            do(box, told(window, act))
        elif screen.opening is not None and screen.opening.running and not screen.opening.waits:
            screen.act("pitch")  # what the floor says has been read
        elif not dealing._clock.jump():
            box.qtbot.wait(1)
    window.box.settle()
    assert isinstance(window.shell.page("debrief"), DebriefScreen)
    return dealing.session.play.scenario.id


def told(window: Window, act: g.Act) -> Pointer:
    """What the coach would say of this act."""
    screen = window.play
    assert screen.hands is not None and screen.dealing is not None
    if isinstance(screen.menu, ReportSheet) and isinstance(act, g.Report):
        return next_press(screen.menu, act)
    return pointer(act, screen.hands, screen.dealing.record.table, screen.menu is not None)


@pytest.mark.parametrize(
    ("do", "go_on"), [(by_keys, enter), (by_mouse, click)], ids=["by keys alone", "by the mouse alone"]
)
def test_a_four_card_flop_is_fixed_within_so_many_acts_of_the_first_start(
    window: Window, qtbot: QtBot, do: Do, go_on: Callable[[Counting, Window, str], None]
) -> None:
    box = Counting(qtbot, window.play, JumpClock())
    go_on(box, window, "welcome")
    go_on(box, window, "today")
    dealt, counts = [], [box.acts]
    for step in STEPS[:3]:
        dealt.append(deal(box, window, do))
        counts.append(box.acts)
        assert window.after.dealt is not None and window.after.dealt.assessment.right, step.label
        debrief = window.shell.page("debrief")
        assert isinstance(debrief, DebriefScreen)
        assert debrief._view.ended == (SHORT_FORM if step.from_flop else "")
        said = " ".join(each.text() for each in debrief.findChildren(Text))
        assert (SHORT_FORM in said) is step.from_flop
        if step is not STEPS[2]:
            go_on(box, window, "debrief")
    assert dealt == [step.scenario for step in STEPS[:3]]
    assert box.acts <= MOST[do], counts
