"""Questions of every form, opened and answered as their tests do it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.questions_samples import samples
from trainer.ui.forms.number import Number
from trainer.ui.forms.order import Order
from trainer.ui.screens.questions import QuestionsScreen

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
FORMS = samples()


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or QApplication.activeWindow(), key)


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def order(screen: QuestionsScreen) -> Order:
    assert isinstance(screen.form, Order)
    return screen.form


def number(screen: QuestionsScreen) -> Number:
    assert isinstance(screen.form, Number)
    return screen.form
