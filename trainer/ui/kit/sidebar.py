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
from trainer.ui.theme.plain import tip

LONGEST = 15
WIDTH, ITEM_HEIGHT = 208, 36
NARROW, NARROW_ITEM = 60, 36
ROOMY, TIGHT = (12, 24, 12, 20), (8, 12, 8, 12)


class NavItem(Choice):
    """One place to go; the current one carries the accent at its left edge."""

    def __init__(self, label: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(label, checkable=True, radius=RADIUS_M, parent=parent)
        self._icon, self._label, self._narrow = icon, label, False
        self.setFixedHeight(ITEM_HEIGHT)

    def be(self, *, narrow: bool) -> None:
        """Show the drawing alone, the word as a tip, or both."""
        self._narrow = narrow
        self.setFixedHeight(NARROW_ITEM if narrow else ITEM_HEIGHT)
        tip(self, self._label if narrow else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(NARROW - 16 if self._narrow else WIDTH - 24, NARROW_ITEM if self._narrow else ITEM_HEIGHT)

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
        look.draw_icon(painter, self._icon, QRectF(12, (self.height() - 20) / 2, 20, 20), "accent" if on else "text-2")
        if not self._narrow:
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
        self._narrow = False
        self._name = Text("Dealer trainer", "heading")
        brand = row(Icon("button", 24, "accent"), self._name, None, gap=10, margins=(10, 0, 0, 0))
        self._words: QWidget | None = None
        self._profile = column(gap=0)
        self._whole = column(brand, 16, *top, None, *foot, holder(self._profile), gap=2)
        self._whole.setContentsMargins(*ROOMY)
        self.setLayout(self._whole)

    def be(self, *, narrow: bool) -> None:
        """Only the drawings, or the words beside them."""
        if narrow == self._narrow:
            return
        self._narrow = narrow
        self.setFixedWidth(NARROW if narrow else WIDTH)
        self._whole.setContentsMargins(*(TIGHT if narrow else ROOMY))
        for item in self.items.values():
            item.be(narrow=narrow)
        self._name.setHidden(narrow)
        if self._words is not None:
            self._words.setHidden(narrow)

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
        self._words = holder(column(Text(shown, "label"), Text(about, "caption", "text-3", wrap=True), gap=0))
        disc = _Disc(name[:1].upper())
        tip(disc, f"{shown}, {about}")
        self._profile.addWidget(holder(row(disc, self._words, None, gap=12, margins=(4, 14, 0, 0))))
        self._words.setHidden(self._narrow)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-0"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), look.colour("line"))
        painter.end()
