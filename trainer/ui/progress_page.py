"""The progress page at work: what is chosen on it, where its cells, hands and questions lead, files in and out."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from trainer.rules.areas import TITLES
from trainer.rules.book import book
from trainer.rules.ledger_file import BadLedger
from trainer.study.editions import compared, edition
from trainer.ui.asking import ask_on
from trainer.ui.desk.areas import pose_area
from trainer.ui.desk.houses import short
from trainer.ui.desk.practisable import practisable
from trainer.ui.desk.progress import Shown, Source, progress_view
from trainer.ui.desk.progress_table import table
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.screens.progress import ProgressScreen

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

FAULTS = 8  # so many faults of a file are named in the window


@dataclass(frozen=True)
class Files:
    """How files are asked for: each gives a path, or "" when nothing was chosen."""

    save: Callable[[QWidget, str], str] = field(
        default=lambda over, name: QFileDialog.getSaveFileName(over, "Export", name, "Tables (*.csv)")[0]
    )
    open: Callable[[QWidget], str] = field(
        default=lambda over: QFileDialog.getOpenFileName(over, "A newer edition", "", "Ledgers (*.toml)")[0]
    )


def progress_page(window: "Window", files: Files | None = None) -> ProgressScreen:
    """The page of the trainee at the desk, as it was left when it is opened again. Raises StoreTrouble."""
    return _Page(window, files or Files()).screen


class _Page(QObject):
    def __init__(self, window: "Window", files: Files) -> None:
        self.window, self.files = window, files
        self.shown = replace(_left.get(window, Shown("", window.house)), home=window.house)
        self.screen = ProgressScreen(self._view())
        super().__init__(self.screen)
        self._choosing()
        self._leading_away()

    def _choosing(self) -> None:
        screen = self.screen
        screen.house_chosen.connect(lambda key: self._show(house=key, here="", there="", edition=None))
        screen.span_chosen.connect(lambda key: self._show(span=int(key)))
        screen.section_chosen.connect(lambda key: self._show(section=key))
        screen.part_chosen.connect(lambda key: self._show(part=key))
        screen.days_chosen.connect(lambda key: self._show(days=int(key)))
        screen.switched.connect(lambda here, there: self._show(here=here, there=there, edition=None))
        screen.edition_wanted.connect(self._compare)
        screen.exported.connect(self._export)

    def _leading_away(self) -> None:
        screen, window = self.screen, self.window
        screen.attempt_opened.connect(lambda attempt: window.after.open_attempt(int(attempt), "progress"))
        screen.cell_opened.connect(lambda area, house: window.guarded(lambda: self._practise(area, house)))
        screen.question_opened.connect(lambda key, seed: window.guarded(lambda: self._ask_again(key, seed)))
        screen.drill_opened.connect(self._drill)
        screen.start_chosen.connect(lambda: window.take_box())
