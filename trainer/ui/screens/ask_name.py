"""A dialog that wants a name typed: of somebody new, another one, or the very one that is to go."""

import re
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.dialog import WIDTH
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.sheet import Sheet
from trainer.ui.kit.text import Text
from trainer.ui.screens.field import named_field

LONG = re.compile(r"\S{22,}")  # characters; the widest of them fill a line of the dialog
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def soft(text: str) -> str:
    """The text with places where a line may break inside words that no line would hold."""
    return LONG.sub(lambda found: "\u200b".join(found[0]), text)


class AskName(Sheet):
    """`fault` says what is wrong with a name, "" for nothing. Emits `named(name)`; Esc and Cancel close it."""

    named = Signal(str)

    def __init__(
        self, over: QWidget, title: str, text: str, do: str, fault: Callable[[str], str], name: str = ""
    ) -> None:
        super().__init__(over, WIDTH, f"{title}. {text}")
        self._fault = fault
        self.field = named_field(name, "Name", "")
        self.field.selectAll()
        self.field.textEdited.connect(lambda: self._say(""))
        self.trouble = Text("", "label", "wrong", wrap=True)
        self.go, self.cancel = Button(do, "primary"), Button("Cancel", "secondary")
        self.go.clicked.connect(self._take)
        self.cancel.clicked.connect(self.close_up)
        foot = row(None, self.cancel, self.go, gap=12, margins=(4, 0, 4, 0))
        words = Text(soft(text), "body", "text-2", wrap=True)
        pieces = (Text(soft(title), "heading", wrap=True), words, 4, self.field, self.trouble)
        self.lay(column(*pieces, gap=8, margins=(4, 0, 4, 4)), foot)
        self.trouble.hide()
        self.appear()

    def first_focus(self) -> QWidget:
        return self.field

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER and not self.cancel.hasFocus():
            self._take()
            event.accept()
        else:
            super().keyPressEvent(event)

    def _take(self) -> None:
        name = self.field.text().strip()
        fault = self._fault(name)
        if fault:
            self._say(fault)
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.close_up()
        self.named.emit(name)

    def _say(self, fault: str) -> None:
        self.trouble.setText(fault)
        self.trouble.setVisible(bool(fault))
        self.field.setAccessibleDescription(fault)
        self.place()
