"""The page on where two rulebooks part, and its drill, as far as a test wants to see them."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from trainer.ui.screens.parting import PartingScreen
from trainer.ui.screens.parting_drill import PartingDrillScreen
from trainer.ui.window import Window

PATIENCE = 20.0  # seconds


def waited(until: Callable[[], bool]) -> None:
    """Let the program work until that is so."""
    end = monotonic() + PATIENCE
    while not until():
        assert monotonic() < end
        QTest.qWait(5)


def page_of(window: Window) -> PartingScreen:
    """The page that is open."""
    page = window.shell.page("parting")
    assert isinstance(page, PartingScreen)
    return page


def laid(window: Window) -> PartingScreen:
    """The page once every line is there."""
    page = page_of(window)

    def whole() -> bool:
        wanted = len(page.view.lines) + (0 if page.fold.isVisible() else len(page.view.one_sided))
        return bool(page.view.lines) and len(page.rows) == wanted

    waited(whole)
    return page


def compared(window: Window, first: str = "tda-2024", second: str = "upt") -> PartingScreen:
    """The page with these two compared."""
    window.open_page("parting")
    page_of(window).compared.emit(first, second)
    return laid(window)


def drill_screen(window: Window) -> PartingDrillScreen:
    """The drill that is open."""
    page = window.shell.page("parting-drill")
    assert isinstance(page, PartingDrillScreen)
    return page


def asked(window: Window) -> PartingDrillScreen:
    """The drill once it asks."""
    waited(lambda: drill_screen(window).questions is not None)
    return drill_screen(window)


def drilling(window: Window, words: str) -> PartingDrillScreen:
    """A drill on the lines that these words find, at its first question."""
    page = compared(window)
    page.search.setText(words)
    page.go.click()
    return asked(window)


def answer(window: Window, digits: str) -> None:
    """Answer the two questions by these keys, and check."""
    page = asked(window)
    for digit in digits:
        QTest.keyClick(page, digit)
    assert page.questions is not None
    QTest.keyClick(page.questions.check, Qt.Key.Key_Return)
