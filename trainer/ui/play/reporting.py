"""The report to the floor at the table: its room beside the felt, and what was begun and not yet said."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from trainer.kernel import gestures as g
from trainer.rules.record import Record
from trainer.scenarios.report import Piece, reports_of_visit
from trainer.ui.play.report_draft import Draft
from trainer.ui.play.report_sheet import ReportSheet

if TYPE_CHECKING:  # the page makes this
    from trainer.ui.play.screen import PlayScreen

WIDE = 412


class Reporting:
    """Keeps a `dock` beside the table of a page: while a report is put together it is there, and the palette is not."""

    def __init__(self, page: "PlayScreen") -> None:
        self._page = page
        self._begun: tuple[int, Draft] | None = None  # which of the floor's questions it answers, and the report
        self.dock = QWidget(page)
        self.dock.setFixedWidth(WIDE)
        self.dock.hide()

    def sheet(self, record: Record, asked: str) -> ReportSheet:
        """Lay out the sheet for what the floor asks; what was begun before goes on."""
        told, question = reports_of_visit(record, len(record)), len(record.acts.get(g.Ask, ()))
        if self._begun is None or self._begun[0] != question:
            piece, heading = (Piece(asked), told[0].what) if told else (None, "")
            self._begun = question, Draft.of(record.setup, heading, piece)
        self._make_room(docked=True)
        return ReportSheet(self._page, self.dock, self._begun[1], self._seat_at)

    def close(self) -> None:
        """Give the palette its place back."""
        if not self.dock.isHidden():
            self._make_room(docked=False)

    def away(self) -> None:
        """The hand has gone, and what was begun with it."""
        self._begun = None

    def _make_room(self, docked: bool) -> None:
        self._page.palette_.setVisible(not docked)
        self.dock.setVisible(docked)
        layout = self._page.layout()
        if layout is not None:
            layout.activate()

    def _seat_at(self, at: QPoint) -> int:
        """The seat at a point of the page, 0 for none."""
        view = self._page.view
        return view.target_at(view.viewport().mapFrom(self._page, at)).seat or 0
