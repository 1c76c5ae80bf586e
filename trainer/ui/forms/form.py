"""What every form of answering can do: say what is given, take a key, and tell that it is finished."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.questions.model import Given


class FormBox(QWidget):
    """`changed` with every step of the answer; `settled` where one press is the whole answer.

    A form that `checks` is answered by its own button, so that what is taken can be changed before.
    """

    changed = Signal()
    settled = Signal()
    checks = True
    keys: tuple[tuple[str, str], ...] = ()

    def given(self) -> Given | None:
        """The answer as it stands, None as long as something is missing."""
        raise NotImplementedError

    def said(self) -> str:
        """What is still missing, in a few words; "" when nothing is or the form shows it itself."""
        return ""

    def take_key(self, _event: QKeyEvent) -> bool:
        """Answer by a key that no control had; was it one of this form?"""
        return False

    def first_focus(self) -> QWidget | None:
        """What has the keyboard first, None for the screen itself."""
        return None
