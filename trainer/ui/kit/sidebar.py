"""The side bar: where one is and where one can go."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit import look
from trainer.ui.kit.card import Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, emptied, holder, row
from trainer.ui.kit.paint import RADIUS_M, panel
from trainer.ui.kit.text import Text

LONGEST = 15
WIDTH, ITEM_HEIGHT = 208, 44


class NavItem(Choice):
    """One place to go; the current one carries the accent at its left edge."""

    def __init__(self, label: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(label, checkable=True, radius=RADIUS_M, parent=parent)
        self._icon, self._label = icon, label
        self.setFixedHeight(ITEM_HEIGHT)

    def sizeHint(self) -> QSize:
        return QSize(WIDTH - 24, ITEM_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on, box = self.isChecked(), QRectF(self.rect())
        if on:
            panel(painter, box, "accent", None, RADIUS_M)
            panel(painter, box.adjusted(2.5, 0, 0, 0), "surface-2", None, RADIUS_M)
        elif self.underMouse() or self.isDown():
            panel(painter, box, "surface-2", None, RADIUS_M)
        look.draw_icon(painter, self._icon, QRectF(12, 12, 20, 20), "accent" if on else "text-2")
        painter.setFont(look.font("label"))
        painter.setPen(look.colour("text" if on else "text-2"))
        painter.drawText(box.adjusted(44, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self._label)
        painter.end()


class _Disc(QWidget):
    """The first letter of the profile's name in a disc."""

    def __init__(self, letter: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._letter = letter
        self.setFixedSize(36, 36)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "surface-2", "line-strong", 18)
        painter.setFont(look.font("label"))
        painter.setPen(look.colour("text"))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._letter)
        painter.end()


class SideBar(QWidget):
    """`items` are (key, label, icon); an item with the key "settings" stands at the foot. Emits `chosen(key)`."""

    chosen = Signal(str)

    def __init__(self, items: tuple[tuple[str, str, str], ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDTH)
        self.items = {key: self._item(key, label, icon) for key, label, icon in items}
        top = [item for key, item in self.items.items() if key != "settings"]
        foot = [item for key, item in self.items.items() if key == "settings"]
        brand = row(
            Icon("button", 24, "accent"), Text("Dealer trainer", "heading"), None, gap=10, margins=(12, 0, 0, 0)
        )
        self._profile = column(gap=0)
        self.setLayout(column(brand, 24, *top, None, *foot, holder(self._profile), gap=4, margins=(12, 24, 12, 20)))

    def _item(self, key: str, label: str, icon: str) -> NavItem:
        made = NavItem(label, icon)
        made.clicked.connect(lambda _on=False, name=key: self._take(name))
        return made

    def _take(self, key: str) -> None:
        self.show_current(key)
        self.chosen.emit(key)

    def show_current(self, key: str) -> None:
        """Mark where one is, without a signal."""
        for name, item in self.items.items():
            item.setChecked(name == key)

    def show_profile(self, name: str, about: str) -> None:
        """The trainee's name and a short line under it."""
        emptied(self._profile)
        shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
        words = holder(column(Text(shown, "label"), Text(about, "caption", "text-3", wrap=True), gap=0))
        self._profile.addWidget(holder(row(_Disc(name[:1].upper()), words, None, gap=12, margins=(8, 14, 0, 0))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), look.colour("line"))
        painter.end()
