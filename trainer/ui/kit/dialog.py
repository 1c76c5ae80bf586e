"""A question that must be answered, and the short message that goes by itself."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.sheet import Sheet
from trainer.ui.kit.soon import soon
from trainer.ui.kit.text import Text

TOAST_MS, WIDTH = 4200, 460
MIN_TOAST, BESIDE = 200, 160  # px of its words at least, and what is left of the window beside them


class Dialog(Sheet):
    """`answers` are (key, label, kind of button), the first being the one that Enter takes. Emits `answered(key)`."""

    answered = Signal(str)

    def __init__(self, over: QWidget, title: str, text: str, answers: tuple[tuple[str, str, str], ...]) -> None:
        super().__init__(over, WIDTH, f"{title}. {text}")
        self.buttons = {key: Button(label, kind) for key, label, kind in answers}
        for key, button in self.buttons.items():
            button.clicked.connect(lambda _on=False, name=key: self._answer(name))
        words = Text(text, "body", "text-2", wrap=True)
        foot = row(None, *reversed(self.buttons.values()), gap=12)
        self.lay(column(Text(title, "heading", wrap=True), words, gap=8), foot)
        self.appear()

    def first_focus(self) -> QWidget:
        return next(iter(self.buttons.values()))

    def _answer(self, key: str) -> None:
        self.close_up()
        self.answered.emit(key)


class Toast(Card):
    """A line at the foot of `over`, above `clear` px, that goes after `TOAST_MS`, or when another comes.

    Never the only place where something is said.
    """

    _over: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, over: QWidget, text: str, icon: str = "check", tone: str = "text", clear: int = 0) -> None:
        for before in over.findChildren(Toast, options=Qt.FindChildOption.FindDirectChildrenOnly):
            before.hide()
        super().__init__("surface-3", "line-strong", parent=over)
        self._over, self._clear = over, clear
        self.setAccessibleName(text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = Text(text, "label", tone, wrap=True)
        self.setLayout(row(Icon(icon, 18, tone), self._words, gap=10, margins=(16, 10, 18, 10)))
        over.installEventFilter(self)
        self._fit()
        self.show()
        self.raise_()
        soon(self, self.deleteLater, TOAST_MS)

    def _fit(self) -> None:
        if self._over is None:
            return
        room = max(MIN_TOAST, self._over.width() - BESIDE)
        self._words.setFixedWidth(min(self._words.natural_width() + 1, room))
        self._words.setFixedHeight(self._words.height_at(self._words.width()))
        self.adjustSize()
        self.move((self._over.width() - self.width()) // 2, self._over.height() - self.height() - 24 - self._clear)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over is not None and watched is self._over and event.type() == QEvent.Type.Resize:
            self._fit()
        return False
