"""Answers to questions of every form, right or wrong on purpose, given by mouse or by keyboard."""

from collections import deque

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from trainer.questions.marking import complete, mark
from trainer.questions.model import Asked, Form, Given
from trainer.ui.demo.events import Events, key_of
from trainer.ui.demo.spots import Unreachable
from trainer.ui.forms.choices import OneOf, Ruling, SeveralOf
from trainer.ui.forms.number import Number
from trainer.ui.forms.order import Order
from trainer.ui.forms.places import found_at, meant
from trainer.ui.forms.pointing import Pointing
from trainer.ui.forms.situation import AIMS, Situation
from trainer.ui.kit.scroll import Pane
from trainer.ui.screens.questions import QuestionsScreen
from trainer.ui.table.targets import Target

MARGIN = 8


def answer_for(asked: Asked, *, right: bool) -> Given:
    """An answer that is right, or one that is wrong. Raises LookupError where there is none."""
    for given in _answers(asked):
        if complete(asked, given) and mark(asked, given).right == right:
            return given
    raise LookupError(f"{asked.id} has no {'right' if right else 'wrong'} answer")


def _answers(asked: Asked) -> list[Given]:
    places = range(len(asked.choices))
    right = tuple(place for place in places if asked.choices[place].right)
    if asked.form is Form.SEVERAL:
        return [Given(right), Given(tuple(place for place in places if place not in right))]
    if asked.form is Form.ORDER:
        order = tuple(sorted(right, key=lambda place: asked.choices[place].number))
        return [Given(order), Given(order[::-1])]
    if asked.amount is not None:
        return [Given(number=asked.amount.right[0]), Given(number=max(asked.amount.right) + 1)]
    if asked.form is Form.POINT:
        return [
            *(Given(place=each.place) for each in asked.targets),
            *(Given(place=x) for x in ("stub", "muck", "pot")),
        ]
    if asked.deciders:
        return [Given((place,), decider=who) for place in places for who in range(len(asked.deciders))]
    return [Given((place,)) for place in places]


def bring_into_view(widget: QWidget) -> None:
    """Scroll whatever it lies in until the mouse can reach it."""
    place = widget.parentWidget()
    while place is not None:
        if isinstance(place, Pane):
            place.look_at(widget, MARGIN)
        place = place.parentWidget()
    QApplication.processEvents()


class Answerer:
    """Gives an answer on the page of questions as somebody at the window would."""

    def __init__(self, page: QuestionsScreen, events: Events, by_mouse: bool) -> None:
        self.page, self.events, self.by_mouse = page, events, by_mouse

    def give(self, given: Given) -> None:
        """Fill in the form and check it. Raises Unreachable."""
        form = self.page.form
        if isinstance(form, Ruling):
            self._press(form.deciders[given.decider or 0], "ABC"[given.decider or 0])
        if isinstance(form, OneOf | SeveralOf | Ruling):
            for place in given.chosen:
                self._press(form.cards[place], form.cards[place].key)
        elif isinstance(form, Number):
            self._type(form, given)
        elif isinstance(form, Order):
            self._order(form, given)
        elif isinstance(form, Pointing):
            self._point(form, given)
        if self.page.foot.check is not None:
            self._press(self.page.foot.check, "Enter")

    def _press(self, widget: QWidget, key: str) -> None:
        if self.by_mouse:
            bring_into_view(widget)
            self.events.click(self.events.point(widget))
        else:
            self.events.key(key_of(key))

    def _type(self, form: Number, given: Given) -> None:
        if self.by_mouse:
            self.events.click(self.events.point(form.field))
        for digit in str(given.number):
            self.events.key(key_of(digit))

    # --- the order of steps --------------------------------------------------------------------------------------

    def _order(self, form: Order, given: Given) -> None:
        """What is not needed goes to the tray first, then each step to its place from above."""
        board = form.board
        for option in [each for each in board.listed if each not in given.chosen]:
            self._move(form, option, None)
        for place, option in enumerate(given.chosen):
            if board.listed.index(option) != place:
                self._move(form, option, place)

    def _move(self, form: Order, option: int, place: int | None) -> None:
        board = form.board
        if not self.by_mouse:
            self._walk_to(form, option)
            self.events.key(key_of("0" if place is None else str(place + 1)))
            return
        QApplication.processEvents()
        card = board.cards[option]
        goal = board.tray_box.center() if place is None else board.cards[board.listed[place]].aim.center()
        half = QPoint(0, card.height() // 2 if place is not None else 0)
        self.events.drag(self.events.point(card), self.events.point(board, goal - half))
        QApplication.processEvents()

    def _walk_to(self, form: Order, option: int) -> None:
        cards = form.board.cards
        for _ in range(len(cards) + 1):
            if cards[option].hasFocus():
                return
            self.events.key(Qt.Key.Key_Down)
        raise Unreachable(f"no arrow key leads to step {option + 1}")

    # --- pointing ------------------------------------------------------------------------------------------------

    def _point(self, form: Pointing, given: Given) -> None:
        situation = self.page.situation
        assert situation is not None
        view = situation.view
        target = found_at(given.place, view.table.targets(), situation.picture)
        if target is None:
            raise Unreachable(f"there is no {given.place} on the table")
        if self.by_mouse:
            at = view.centre_of(target)
            if at is None:
                raise Unreachable(f"{given.place} is covered")
            self.events.click(self.events.point(view.viewport(), at))
            return
        for key in way_to(situation, given.place, form.places):
            self.events.key(key)


def way_to(situation: Situation, place: str, asked: tuple[str, ...]) -> tuple[Qt.Key, ...]:
    """The arrow keys that lead to a place from where the ring is. Raises Unreachable."""
    start: Target | None = situation.view.table.focus
    seen, ahead = {start}, deque[tuple[Target | None, tuple[Qt.Key, ...]]]([(start, ())])
    while ahead:
        here, keys = ahead.popleft()
        if here is not None and meant(here, situation.picture, asked) == place:
            return keys
        for key in AIMS:
            following = situation.nearest(here, key)
            if following is not None and following not in seen:
                seen.add(following)
                ahead.append((following, (*keys, key)))
    raise Unreachable(f"no arrow key leads to {place}")
