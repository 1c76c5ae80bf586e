"""What holds on every screen at every size: nothing clipped, everything reached by Tab and named."""

import ast
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QTableView, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import ONE, screen_of
from tests.ui.screens import progress_samples, samples
from trainer import resources
from trainer.questions.model import Given
from trainer.ui.kit.card import Pill
from trainer.ui.kit.shell import Shell
from trainer.ui.kit.text import Text
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.drills import DrillsScreen
from trainer.ui.screens.error import ErrorScreen
from trainer.ui.screens.models import ErrorAction, ErrorView
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.settings import SettingsScreen
from trainer.ui.screens.sitting_end import SittingEndScreen
from trainer.ui.screens.today import TodayScreen
from trainer.ui.screens.welcome import WelcomeScreen


def _in_shell(key: str, page: QWidget) -> QWidget:
    shell = Shell()
    shell.side.show_profile("Sam", "31 hands dealt")
    shell.add(key, page)
    shell.open(key)
    return shell


def _answered() -> QWidget:
    screen = screen_of(ONE, ONE, ONE)
    screen.answer(Given((1,)))
    return screen


def _finished() -> QWidget:
    screen = screen_of(ONE, ONE, ONE)
    for number in range(3):
        screen.answer(Given((number % 2,)))
        screen.go_on()
    return screen


LONG_ERROR = ErrorView(
    "Your progress was written by a newer version of this program", "This version cannot read it.",
    "Install the newer version, or continue without saving. Nothing was changed.",
    (ErrorAction("retry", "Try again", True), ErrorAction("unsaved", "Continue without saving"),
     ErrorAction("quit", "Quit")),
    "~/with/a/very/long/path/that/goes/on/and/on/until/it/needs/a/second/line/progress.sqlite",
)  # fmt: skip
SCREENS: dict[str, Callable[[], QWidget]] = {
    "welcome": lambda: WelcomeScreen(samples.WELCOME),
    "today": lambda: _in_shell("today", TodayScreen(samples.TODAY)),
    "today-elsewhere": lambda: _in_shell("today", TodayScreen(samples.TODAY_ELSEWHERE)),
    "today-new": lambda: _in_shell("today", TodayScreen(samples.TODAY_NEW)),
    "drills": lambda: _in_shell("drills", DrillsScreen(samples.DRILLS_PAGE)),
    "drills-new": lambda: _in_shell("drills", DrillsScreen(samples.DRILLS_NEW)),
    "session-end": lambda: SittingEndScreen(samples.SESSION_END),
    "session-cut": lambda: SittingEndScreen(samples.SESSION_CUT),
    "debrief": lambda: DebriefScreen(samples.DEBRIEF, QWidget()),
    "debrief-clean": lambda: DebriefScreen(samples.DEBRIEF_CLEAN, QWidget()),
    "questions": lambda: screen_of(ONE),
    "questions-answered": _answered,
    "questions-end": _finished,
    **{
        f"progress-{section}": partial(lambda view: _in_shell("progress", ProgressScreen(view)), view)
        for section, view in progress_samples.SECTIONS.items()
    },
    "settings": lambda: _in_shell("settings", SettingsScreen(samples.SETTINGS)),
    "error": lambda: ErrorScreen(samples.ERROR),
    "error-backups": lambda: ErrorScreen(samples.DAMAGED),
    "error-long": lambda: ErrorScreen(LONG_ERROR),
}
SIZES = [(1280, 720), (1600, 1000), (1920, 1080)]


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[QWidget]:
    """One screen at 1280 x 720 in an active window."""
    made = SCREENS[request.param]()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    QApplication.processEvents()
    yield made
    made.close()


def labels(screen: QWidget) -> list[Text | Pill]:
    """Every label that is laid out to be seen (scrolled away counts)."""
    return [label for label in screen.findChildren(QLabel) if isinstance(label, Text | Pill) and label.isVisible()]


def test_no_label_is_clipped_cut_off_or_covered(screen: QWidget) -> None:
    for size in SIZES:
        screen.resize(*size)
        QApplication.processEvents()
        assert labels(screen)
        assert (screen.width(), screen.height()) == size
        assert [label.text() for label in labels(screen) if label.is_clipped()] == [], size
        assert [label.text() for label in labels(screen) if not _inside(label, screen)] == [], size
        assert _covered(screen) == [], size


def _inside(label: QWidget, screen: QWidget) -> bool:
    """Whether no ancestor cuts the label off; a scrolled area may, but only above and below."""
    place = label.parentWidget()
    while place is not None and place is not screen:
        box = QRect(label.mapTo(place, QPoint(0, 0)), label.size())
        scrolled = isinstance(place.parentWidget(), QScrollArea)
        if box.left() < 0 or box.right() > place.width() or (not scrolled and not _scrolls(place) and not (
                box.top() >= 0 and box.bottom() <= place.height())):  # fmt: skip
            return False
        place = None if scrolled else place.parentWidget()
    return True


def _scrolls(place: QWidget) -> bool:
    return isinstance(place, QScrollArea)


def _covered(screen: QWidget) -> list[tuple[str, str]]:
    """Pairs of labels that lie on one another, anywhere in the screen's visible part."""
    boxes = [
        (label.text(), QRect(label.mapTo(screen, QPoint(0, 0)), label.size()), _pane(label)) for label in labels(screen)
    ]
    return [
        (one, two)
        for place, (one, box, pane) in enumerate(boxes)
        for two, under, other in boxes[:place]
        if pane is other and box.intersects(under)
    ]


def _pane(label: QWidget) -> QWidget | None:
    """The scrolled area that the label is in."""
    place = label.parentWidget()
    while place is not None and not isinstance(place, QScrollArea):
        place = place.parentWidget()
    return place


def test_tab_goes_through_every_control_and_each_has_a_name(screen: QWidget, qtbot: QtBot) -> None:
    wanted = {child for child in screen.findChildren(QWidget) if _wants_tab(child)}
    met: set[QWidget] = set()
    for _ in range(3 * len(wanted) + 6):
        qtbot.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        held = QApplication.focusWidget()
        if held is not None:
            met.add(held)
    assert [child.accessibleName() or child for child in wanted - met] == []
    assert [child for child in wanted if not child.accessibleName()] == []


def _wants_tab(child: QWidget) -> bool:
    """Exclusive choices have one stop: the arrows go through them."""
    grouped = isinstance(child, QAbstractButton) and child.group() is not None and not child.isChecked()
    tab = bool(child.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return child.isVisible() and child.isEnabled() and tab and not grouped and child.focusProxy() is None


def test_every_tab_stop_shows_the_ring(screen: QWidget) -> None:
    stops = [child for child in screen.findChildren(QWidget) if _wants_tab(child)]
    assert [child for child in stops if child.property("focusRadius") is None] == []


def test_no_text_is_smaller_than_twelve_px(screen: QWidget) -> None:
    assert [label.text() for label in labels(screen) if 0 < label._font.pixelSize() < 12] == []


def test_the_screen_needs_no_more_than_1280_by_720(screen: QWidget) -> None:
    least = screen.minimumSizeHint()
    assert (least.width() <= 1280, least.height() <= 720) == (True, True)


def test_a_screen_paints_something_but_its_ground(screen: QWidget) -> None:
    picture = screen.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 720, 7)}
    assert len(colours) > 10


VIEW_MODELS = ("models.py", "first.py", "session.py", "progress_models.py")


def test_the_view_models_know_no_qt_and_no_layer() -> None:
    text = "".join(resources.text("trainer", "ui", "screens", name) for name in VIEW_MODELS)
    imported = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    named = {node.module for node in imported if isinstance(node, ast.ImportFrom)}
    assert named == {
        "dataclasses",
        "typing",
        *(f"trainer.ui.screens.{each}" for each in ("first", "models", "session")),
    }
    assert all(isinstance(node, ast.ImportFrom) for node in imported)


def test_charts_are_imported_only_when_shown() -> None:
    code = (
        "import sys; from PySide6.QtWidgets import QApplication; app = QApplication([]);"
        "from tests.ui.screens import progress_samples as s; from trainer.ui.screens.progress import ProgressScreen;"
        "page = ProgressScreen(s.OPEN); assert 'pyqtgraph' not in sys.modules, 'too early';"
        "page.show(); assert 'pyqtgraph' not in sys.modules, 'before the page';"
        "from PySide6.QtTest import QTest; QTest.qWait(100); assert 'pyqtgraph' in sys.modules, 'never'"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=resources.root(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_tables_leave_tab_alone(qtbot: QtBot) -> None:
    page = ProgressScreen(progress_samples.SECTIONS["hands"])
    qtbot.addWidget(page)
    assert not any(table.tabKeyNavigation() for table in page.findChildren(QTableView))
