"""A card of the library: the table as it was, what it is, how it went, and what can be done with it."""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Choice
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import draw_mark
from trainer.ui.kit.paint import RADIUS_S, panel
from trainer.ui.kit.text import Elided, Text
from trainer.ui.screens.library_models import CardView
from trainer.ui.screens.small_table import HIGH, SmallTable

WIDE, TALL, MARK, LINE = 300, 250, 16, 18
DEAL, FRESH, DEBRIEF, WHY = "deal", "fresh", "debrief", "why"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Tag(QWidget):
    """Where a card comes from, in a quiet plate."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self._words = Text(text, "caption", "text-2")
        self.setLayout(row(self._words, gap=0, margins=(8, 1, 8, 1)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        panel(painter, QRectF(self.rect()), "surface-3", None, RADIUS_S)
        painter.end()


class Grades(QWidget):
    """The three grades of the last hand, a mark and the part it is of for each."""

    def __init__(self, marks: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self._marks = marks
        self.setFixedHeight(LINE)
        self.setToolTip(". ".join(words for _, words in marks))

    def sizeHint(self) -> QSize:
        return QSize(WIDE - 28, LINE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(look.font("caption"))
        share = self.width() / max(1, len(self._marks))
        for place, (kind, words) in enumerate(self._marks):
            left = place * share
            draw_mark(painter, kind, QRectF(left, (LINE - MARK) / 2, MARK, MARK))
            painter.setPen(look.colour("text-2"))
            box = QRectF(left + MARK + 6, 0, share - MARK - 6, LINE)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, words.partition(":")[0])
        painter.end()


class LibraryCard(Choice):
    """Emits `acted(what, key)` for its buttons and Enter, `held(key)` when it or one of them has the keyboard."""

    acted = Signal(str, str)
    held = Signal(str)
    yields_arrows = True

    def __init__(self, view: CardView, four_colours: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(view.name, checkable=True, parent=parent)
        self.view = view
        self.setObjectName(f"card-{view.key}")
        self.setMinimumWidth(WIDE)
        self.setFixedHeight(TALL)
        self.table = SmallTable(four_colours) if view.picture else None
        self.buttons = {what: self._button(what, words) for what, words in self._acts()}
        top = self.table or self._instead()
        body = column(*self._words(), None, self._foot(), gap=2, margins=(14, 7, 14, 11))
        self.setLayout(column(top, holder(body), gap=0, margins=(1, 1, 1, 0)))
        self.settle()
        self.clicked.connect(lambda: self.held.emit(view.key))

    def _acts(self) -> tuple[tuple[str, str], ...]:
        view = self.view
        acts = ((DEAL, view.deal), (FRESH, "Fresh one" * view.fresh), (DEBRIEF, "Debrief" * view.debrief))
        return (*(each for each in acts if each[1]), *(((WHY, "See why"),) if view.faults else ()))

    def _button(self, what: str, words: str) -> Button:
        button = Button(words, "low", name=f"{words}: {self.view.title}")
        button.setObjectName(f"{what}-{self.view.key}")
        button.clicked.connect(lambda: self.acted.emit(what, self.view.key))
        return button

    def _instead(self) -> QWidget:
        """Where no table is: the faults, or that it asks."""
        faults = self.view.faults
        if not faults:
            inside = row(None, Icon("ask", 40, "text-3"), None, margins=(14, 12, 14, 8))
        else:
            lines = [Elided(each, "caption", "wrong") for each in faults]
            icon = column(Icon("warn", 18, "wrong"), None, gap=0)
            inside = row(icon, holder(column(*lines, None, gap=2)), gap=10, margins=(14, 12, 14, 0))
            inside.setStretch(1, 1)
        made = holder(inside)
        made.setFixedHeight(HIGH)
        return made

    def _words(self) -> tuple[QWidget, ...]:
        view = self.view
        head = row(Elided(view.title, "label-strong"), Tag(view.pill), gap=8)
        head.setStretch(0, 1)
        about = Elided(view.about or " ", "caption", "wrong" if view.faults else "text-2")
        told = Elided(view.told or " ", "caption", "text-2")
        return (holder(head), about, told, *((Grades(view.marks),) if view.marks else ()))

    def _foot(self) -> QWidget:
        return holder(row(*self.buttons.values(), None, gap=8))

    @property
    def main(self) -> Button | None:
        """Its first button."""
        return next(iter(self.buttons.values()), None)

    def be(self, *, chosen: bool) -> None:
        """Be the one that keys act on, or not."""
        self.setChecked(chosen)
        if self.main is not None:
            self.main.set_lit(chosen and WHY not in self.buttons)

    def _tokens(self) -> tuple[str, str]:
        border = "accent" if self.isChecked() else "wrong" if self.view.faults else "line"
        return ("surface-2" if self.underMouse() or self.isDown() else "surface-1"), border

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.held.emit(self.view.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            if self.main is not None and not event.isAutoRepeat():
                self.main.click()
        else:
            super().keyPressEvent(event)
