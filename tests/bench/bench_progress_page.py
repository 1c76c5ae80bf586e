"""What the progress page takes from the side bar's click to the painted page, charts and all.

Over 1,000,000 attempts with `--full`, else 20,000; the first opening, which loads the charts' library, is left out.
"""

from statistics import median

from PySide6.QtWidgets import QApplication

from tests.bench.figures import Figure, milliseconds
from tests.bench.million import TRAINEES, filled, wanted
from trainer.app import application, desk_over
from trainer.progress.store import Store
from trainer.settings import Settings
from trainer.ui.demo.clock import JumpClock
from trainer.ui.screens.progress import SECTIONS, ProgressScreen
from trainer.ui.window import Window

ROUNDS = 5
SETTINGS = Settings(TRAINEES[0], "upt", reduced_motion=True)


def opened(window: Window) -> None:
    window.open_page("progress")
    QApplication.processEvents()


def turned(window: Window, section: str) -> None:
    page = window.shell.page("progress")
    assert isinstance(page, ProgressScreen)
    page.section_chosen.emit(section)
    QApplication.processEvents()


def figures() -> list[Figure]:
    many = wanted()
    application()
    with Store.open(filled(many)) as store:
        window = Window(lambda: desk_over(store, SETTINGS), SETTINGS, JumpClock)
        window.show()
        for section, _ in (("overview", ""), *SECTIONS):
            opened(window)
            turned(window, section)
        turned(window, "overview")
        took = median(milliseconds(lambda: opened(window)) for _ in range(ROUNDS))
        found = [Figure(f"the progress page opened over {many:,} attempts", took, "ms", 150)]
        for section, title in SECTIONS:
            took = median(milliseconds(lambda: turned(window, section)) for _ in range(ROUNDS))  # noqa: B023
            found.append(Figure(f"  turned to “{title}”", took, "ms"))
        window.close()
    return found
