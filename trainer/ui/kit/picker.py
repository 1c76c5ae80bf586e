"""A button that opens a short list: one of a few, where there is no room for all of them side by side."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.theme.plain import menus


class Picker(Button):
    """`options` are (key, label). Emits `chosen(key)` when another one is taken; Down opens the list too."""

    chosen = Signal(str)

    def __init__(
        self, options: tuple[tuple[str, str], ...], current: str, name: str, parent: QWidget | None = None
    ) -> None:
        super().__init__("", tail="chevd", parent=parent)
        self._name, self.current = name, current
        self.menu_shown = QMenu(self)
        self.menu_shown.setFont(look.font("label"))
        self.menu_shown.setStyleSheet(menus())
        self.menu_shown.setAccessibleName(name)
        self._labels = dict(options)
        group = QActionGroup(self)
        for key, label in options:
            action = QAction(label, self.menu_shown)
            action.setCheckable(True)
            action.setChecked(key == current)
            action.setData(key)
            group.addAction(action)
            self.menu_shown.addAction(action)
        self.menu_shown.triggered.connect(lambda action: self._take(str(action.data())))
        self.clicked.connect(self.open_list)
        self._say()

    def open_list(self) -> None:
        """Show what there is to choose from, below the button."""
        self.menu_shown.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))
        self.menu_shown.setActiveAction(next(each for each in self.menu_shown.actions() if each.isChecked()))

    def _take(self, key: str) -> None:
        if key != self.current:
            self.current = key
            self._say()
            self.chosen.emit(key)

    def _say(self) -> None:
        self.setText(self._labels[self.current])
        self.setAccessibleName(f"{self._name}: {self.text()}")
        self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)
