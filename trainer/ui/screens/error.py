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

WIDTH = 640


class ErrorPanel(Card):
    """The panel by itself, for laying over another screen.

    Emits `chosen(key)` of the action taken, `restored(key)` of the backup.
    """

    chosen = Signal(str)
    restored = Signal(str)

    def __init__(self, view: ErrorView, parent: QWidget | None = None) -> None:
        super().__init__("surface-1", "line-strong", parent=parent)
        self.setFixedWidth(WIDTH)
        self.setAccessibleName(f"{view.title}. {view.text} {view.advice}")
        head = row(Icon("warn", 28, "wrong"), Text(view.title, "title", wrap=True), gap=14)
        head.setStretch(1, 1)
        rows = column(
            head,
            Text(view.text, "body", wrap=True),
            Text(view.advice, "body", "text-2", wrap=True),
            *self._copies(view),
            gap=12,
            margins=(32, 26, 32, 26),
        )
        rows.addSpacing(4)
        rows.addLayout(row(*self._buttons(view), None, gap=12))
        if view.detail:
            detail = Text(breakable(view.detail), "caption", "text-3", wrap=True)
            detail.setAccessibleName(view.detail)
            rows.addWidget(detail)
        self.setLayout(rows)

    def _copies(self, view: ErrorView) -> list[Piece]:
        """The backups under their line; nothing where there are none."""
        if not view.backups:
            return []
        self.backups = BackupRows(view.backups, view.first)
        self.backups.pressed.connect(self.restored)
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
        self.fill(Pane(holder(column(None, row(None, self.panel, None), None, margins=(24, 24, 24, 24)))))
