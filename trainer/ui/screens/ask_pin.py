"""A dialog that wants a PIN: the one that was set, or a new one typed twice."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from trainer.study.pin import LONGEST
from trainer.ui.kit.button import Button
from trainer.ui.kit.dialog import WIDTH
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.sheet import Sheet
from trainer.ui.kit.text import Text
from trainer.ui.screens.ask_name import ENTER, soft
from trainer.ui.screens.field import named_field


class AskPin(Sheet):
    """`fault(pin, again)` says what is wrong, "" for nothing. Emits `given(pin)`; Esc and Cancel close it.

    With `twice` it is typed again. `told` stands below in small letters.
    """

    given = Signal(str)

    def __init__(
        self,
        over: QWidget,
        title: str,
        text: str,
        do: str,
        fault: Callable[[str, str], str],
        *,
        twice: bool = False,
        told: str = "",
    ) -> None:
        super().__init__(over, WIDTH, f"{title}. {text}")
        self._fault = fault
        self.field, self.again = _field("PIN"), _field("PIN again")
        fields = (self.field, self.again) if twice else (self.field,)
        for each in fields:
            each.textEdited.connect(lambda: self._say(""))
        self.trouble = Text("", "label", "wrong", wrap=True)
        self.go, self.cancel = Button(do, "primary"), Button("Cancel", "secondary")
        self.go.clicked.connect(self._take)
        self.cancel.clicked.connect(self.close_up)
        foot = row(None, self.cancel, self.go, gap=12, margins=(4, 0, 4, 0))
        below = (Text(soft(told), "caption", "text-2", wrap=True),) if told else ()
        words = (Text(title, "heading", wrap=True), Text(text, "body", "text-2", wrap=True))
        self.lay(column(*words, 4, *fields, self.trouble, *below, gap=8, margins=(4, 0, 4, 4)), foot)
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
        pin = self.field.text()
        fault = self._fault(pin, self.again.text())
        if fault:
            self._say(fault)
            self.field.selectAll()
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.close_up()
        self.given.emit(pin)

    def _say(self, fault: str) -> None:
        self.trouble.setText(fault)
        self.trouble.setVisible(bool(fault))
        self.field.setAccessibleDescription(fault)
        self.place()


def _field(name: str) -> QLineEdit:
    field = named_field("", name, name)
    field.setMaxLength(LONGEST)
    field.setEchoMode(QLineEdit.EchoMode.Password)
    field.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly | Qt.InputMethodHint.ImhSensitiveData)
    return field
