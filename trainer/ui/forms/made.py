"""From a question to the form that it is answered with."""

from trainer.questions.model import Form
from trainer.ui.forms.choices import OneOf, Ruling, SeveralOf, TrueFalse
from trainer.ui.forms.form import FormBox
from trainer.ui.forms.number import Number
from trainer.ui.forms.order import Order
from trainer.ui.forms.pointing import Pointing
from trainer.ui.forms.situation import Situation
from trainer.ui.screens.question_models import QuestionView


def form_for(view: QuestionView, situation: Situation | None, *, reduced: bool, one_click: bool = False) -> FormBox:
    """The form of a question; with `one_click` no choice is confirmed. Raises ValueError where a table is lacking."""
    if view.form is Form.POINT:
        if situation is None:
            raise ValueError("there is no table to point at")
        return Pointing(view, situation)
    if view.form is Form.NUMBER:
        return Number(view)
    if view.form is Form.ORDER:
        order = Order(view)
        order.board.reduced = reduced
        return order
    if view.form is Form.ONE:
        return OneOf(view, one_click=one_click)
    if view.form is Form.TRUE_FALSE:
        return TrueFalse(view, one_click=one_click)
    return SeveralOf(view) if view.form is Form.SEVERAL else Ruling(view)
