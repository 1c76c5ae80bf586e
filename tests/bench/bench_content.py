"""Content, as much as ours and ten times as much: from the first press on a page to its picture, nothing of it parsed.

The law and the tables are loaded by then, as they are a second after a start; the index is there, as at every start but
the first, and is read and checked within the press.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from tests.bench.figures import Figure
from tests.content import content_at, copied, forget
from trainer.app import application, desk_over
from trainer.progress.store import Store
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.settings import Settings
from trainer.ui.window import Window

PAGES = ("quiz", "rules", "drills", "today", "quick")
HOUSE, BOX, ALLOWED, TIMES = "tda-2022", "box", 300, 10
KEPT = Settings("Ann", HOUSE, reduced_motion=True)


def figures() -> list[Figure]:
    """Milliseconds of processor time for each page, and those of making the index of all of it."""
    found = []
    for times in (1, TIMES):
        with TemporaryDirectory() as folder:
            found += _with_content(Path(folder), times)
    return found


def _with_content(folder: Path, times: int) -> list[Figure]:
    with content_at(copied(folder / "quizzes", times=times), folder / "kept"):
        made = _processor(_indexed)
        clicks = {page: first_click(page) for page in (*PAGES, BOX)}
    much = "our content" if times == 1 else f"{times} times as much"
    listed = [Figure(f"{page}: first click with {much}", ms, "ms", ALLOWED) for page, ms in clicks.items()]
    return [*listed, Figure(f"  its index, made once while nobody waits: {much}", made, "ms")]


def _indexed() -> None:
    scenarios().look()
    questions().look()


def first_click(page: str) -> float:
    """Milliseconds of processor time until a page, or the table, can be seen for the first time."""
    program = application()
    with Store.in_memory() as store:
        window = Window(lambda: desk_over(store, KEPT), KEPT)
        window.open_page("today")
        window.show()
        for _ in window.box.preparing():
            program.processEvents()
        forget()
        press = (lambda: _boxed(window)) if page == BOX else (lambda: window.open_page(page))
        took = _processor(lambda: (press(), window.grab()))
        window.close()
        window.deleteLater()
    return took


def _boxed(window: Window) -> None:
    window.take_box()
    window.box.settle()  # what would be done in pieces counts as well


def _processor(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000
