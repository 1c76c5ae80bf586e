"""What a letter typed into the search of the rules costs: the words looked up, the list filled and painted anew."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.bench.figures import Figure, milliseconds, p50, p95
from trainer.app import application, desk_over
from trainer.progress.store import Store
from trainer.rules.book import all_books
from trainer.search.documents import documents
from trainer.search.index import Index, index
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.screens.rules import RulesScreen
from trainer.ui.window import Window

TYPED = (
    "floor decides",
    "4 cards on flop",
    "boxed",
    "over chip",
    "TD",
    "35-A-1",
    "color up",
    "string bet",
    "all in",
    "the",
)


def letters(page: RulesScreen) -> Iterator[float]:
    """Milliseconds of each key until the list has been painted, over all houses."""
    field = page.rules.search
    for words in TYPED:
        field.clear()
        QApplication.processEvents()
        for letter in words:
            yield milliseconds(lambda letter=letter: _typed(page, letter))  # type: ignore[misc]


def _typed(page: RulesScreen, letter: str) -> None:
    QTest.keyClick(page.rules.search, letter)
    page.rules.listed.viewport().repaint()
    page.rules.search.repaint()


def figures() -> list[Figure]:
    laws = all_books()
    made = milliseconds(lambda: Index(documents(laws)).close())
    app = application()
    kept = Settings("Sam", "upt", reduced_motion=True)
    with Store.in_memory() as store:
        window = Window(lambda: desk_over(store, kept), kept, JumpClock)
        window.show()
        window.open_page("rules")
        page = window.shell.page("rules")
        assert isinstance(page, RulesScreen)
        index()
        QTest.mouseClick(page.rules.filters[""], Qt.MouseButton.LeftButton)
        app.processEvents()
        times = list(letters(page))
        window.close()
    return [
        Figure("search the rules: a letter to the painted list, median", p50(times), "ms", 30),
        Figure("search the rules: a letter to the painted list, p95", p95(times), "ms", 30),
        Figure("search the rules: make the index", made, "ms"),
    ]
