"""From a question to the form that it is answered with."""

from trainer.questions.model import Form
from trainer.ui.forms.choices import BY_FORM
from trainer.ui.forms.form import FormBox
from trainer.ui.forms.number import Number
from trainer.ui.forms.order import Order
from trainer.ui.forms.pointing import Pointing
from trainer.ui.forms.situation import Situation
from trainer.ui.screens.question_models import QuestionView


def form_for(view: QuestionView, situation: Situation | None, *, reduced: bool) -> FormBox:
    """The form of a question. Raises ValueError for one to be pointed at without a table."""
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
    return BY_FORM[view.form](view)
