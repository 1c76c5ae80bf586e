"""The backups one under the other, each restored by one press: with the mouse, Enter, or arrow keys and Enter."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import bind_key
from trainer.ui.kit.card import Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.keycap import KeyCap
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.paint import RADIUS_M
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.models import BackupView

HIGH, GAP, SHOWN = 58, 6, 4
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class BackupRow(Choice):
    """One backup that can be put back; `first` is the one that Enter takes from anywhere."""

    yields_arrows = True

    def __init__(self, view: BackupView, first: bool, parent: QWidget | None = None) -> None:
        super().__init__(f"Restore the backup of {view.when}, {view.why}. {view.about}", radius=RADIUS_M, parent=parent)
        self.setObjectName(f"restore-{view.key}")
        self.setFixedHeight(HIGH)
        self._first = first
        told = [
            Text("Restore", "label-strong", "accent", align=MIDDLE),
            *([KeyCap("Enter", "accent")] if first else []),
        ]
        line = row(Icon("repeat", 20, "accent" if first else "text-2"), words(view), *told, gap=12)
        line.setContentsMargins(14, 6, 14, 6)
        line.setStretch(1, 1)
        self.setLayout(line)
        self.settle()
        bind_key(self, "Enter" if first else "")

    def _tokens(self) -> tuple[str, str]:
        fill, border = super()._tokens()
        return (fill, "accent") if self._first else (fill, border)


class BackupRows(QWidget):
    """Emits `pressed(key)`, and `held(row)` when one has the keyboard."""

    pressed = Signal(str)
    held = Signal(QWidget)

    def __init__(self, views: tuple[BackupView, ...], first: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = {each.key: BackupRow(each, each.key == first) for each in views if each.usable}
        for key, made in self.rows.items():
            made.clicked.connect(lambda _on=False, key=key: self.pressed.emit(key))
            made.installEventFilter(self)
        lines = [self.rows[each.key] if each.usable else _unusable(each) for each in views]
        self.setLayout(column(*lines, gap=GAP))
        self.beyond = max(0, (len(views) - SHOWN) * (HIGH + GAP) - HIGH // 2)
        """How much of the height, in px, is better scrolled to than seen at once."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go from one to the next."""
        rows = list(self.rows.values())
        at = next((place for place, each in enumerate(rows) if each.hasFocus()), None)
        step = STEPS.get(Qt.Key(event.key()))
        if at is None or step is None or not 0 <= at + step < len(rows):
            super().keyPressEvent(event)
        else:
            rows[at + step].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, BackupRow):
            self.held.emit(watched)
        return False


def words(view: BackupView, tone: str = "text") -> QWidget:
    """When it was made and why, and beneath it what it holds."""
    when = row(Text(view.when, "label-strong", tone, tabular=True), Text(view.why, "caption", "text-2"), None, gap=10)
    return holder(column(when, Text(view.about, "caption", "text-2", wrap=True), gap=0))


def _unusable(view: BackupView) -> QWidget:
    line = row(Icon("warn", 20, "text-3"), words(view, "text-2"), gap=12, margins=(14, 6, 14, 6))
    line.setStretch(1, 1)
    made = holder(line)
    made.setFixedHeight(HIGH)
    made.setAccessibleName(f"The backup of {view.when} can’t be restored. {view.about}")
    return made
