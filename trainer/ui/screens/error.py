"""When the progress file cannot be used: one clear sentence, what to do, the backups, and the ways out."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import Piece, column, holder, row
from trainer.ui.kit.scroll import Pane
from trainer.ui.kit.text import Text
from trainer.ui.screens.backup_rows import BackupRows
from trainer.ui.screens.base import Screen
from trainer.ui.screens.models import ErrorView

WIDTH, EDGE = 640, 24
SIDE, TOP, ASIDE, GAP = 32, 26, 12, 16  # ASIDE is for the bar of what is scrolled
HIGH = 1000  # the panel's share of the height, before what is above and below it


class ErrorPanel(Card):
    """The panel by itself, for laying over another screen. Where it is too high for that, what is read is scrolled;
    the ways out stay in sight.

    Emits `chosen(key)` of the action taken, `restored(key)` of the backup.
    """

    chosen = Signal(str)
    restored = Signal(str)

    def __init__(self, view: ErrorView, parent: QWidget | None = None) -> None:
        super().__init__("surface-1", "line-strong", parent=parent)
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(f"{view.title}. {view.text} {view.advice}")
        self._beyond = 0
        head = row(Icon("warn", 28, "wrong"), Text(view.title, "title", wrap=True), gap=14)
        head.setStretch(1, 1)
        told = (Text(view.text, "body", wrap=True), Text(view.advice, "body", "text-2", wrap=True))
        self._body = holder(column(head, *told, *self._copies(view), None, gap=12, margins=(4, 0, ASIDE, 4)))
        self._pane = Pane(self._body, "What happened", "surface-1")
        self._foot = self._ways(view)
        self.setLayout(column(self._pane, self._foot, gap=GAP, margins=(SIDE - 4, TOP, SIDE - ASIDE, TOP)))
        if view.backups:
            self.backups.held.connect(lambda made: self._pane.look_at(made, GAP))
        self.setMaximumHeight(self._natural())

    def _natural(self) -> int:
        """As high as all that is to be seen at once, in px."""
        wide = WIDTH - 2 * SIDE
        body = self._body.heightForWidth(wide + 4 + ASIDE) - self._beyond
        return body + self._foot.heightForWidth(wide) + GAP + 2 * TOP

    def _ways(self, view: ErrorView) -> QWidget:
        rows = column(row(*self._buttons(view), None, gap=12), gap=12, margins=(4, 0, ASIDE, 0))
        if view.detail:
            detail = Text(breakable(view.detail), "caption", "text-3", wrap=True)
            detail.setAccessibleName(view.detail)
            rows.addWidget(detail)
        return holder(rows)

    def _copies(self, view: ErrorView) -> list[Piece]:
        """The backups under their line; nothing where there are none."""
        if not view.backups:
            return []
        self.backups = BackupRows(view.backups, view.first)
        self.backups.pressed.connect(self.restored)
        self._beyond = self.backups.beyond
        return [4, Text(view.choose, "label-strong", wrap=True), self.backups]

    def _buttons(self, view: ErrorView) -> list[Button]:
        self.buttons: dict[str, Button] = {}
        for action in view.actions:
            kind = "primary" if action.primary else "secondary"
            button = Button(action.label, kind, key="Enter" if action.primary else "")
            button.setObjectName(f"way-out-{action.key}")
            button.clicked.connect(lambda _on=False, key=action.key: self.chosen.emit(key))
            self.buttons[action.key] = button
        return list(self.buttons.values())


def breakable(path: str) -> str:
    """The path with places where a line may break after each separator."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")


class ErrorScreen(Screen):
    """The panel on an otherwise empty window."""

    chosen = Signal(str)
    restored = Signal(str)

    def __init__(self, view: ErrorView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.show_view(view)

    def show_view(self, view: ErrorView) -> None:
        """Show this view instead."""
        self.panel = ErrorPanel(view)
        self.panel.chosen.connect(self.chosen)
        self.panel.restored.connect(self.restored)
        middle = column(None, row(None, self.panel, None), None, gap=0, margins=(EDGE, EDGE, EDGE, EDGE))
        middle.setStretch(1, HIGH)
        self.fill(holder(middle))
