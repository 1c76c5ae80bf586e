"""The fields of a question: cards, amounts and seats, and what has been answered with them so far."""

from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from trainer.quickfire.spot import Asks, Field, Spot, Value
from trainer.ui.drill.arrange import arranged, keys_of, small
from trainer.ui.drill.cards import NOBODY, AmountBox, AnswerCard, SeatsCard, SmallCard, seats_wide
from trainer.ui.drill.stepper import Stepper
from trainer.ui.drill.words import card_of
from trainer.ui.kit.card import ChoiceGroup

MOST_ASIDE, MANY, ROOM = 2, 3, 640
MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
Option = AnswerCard | SmallCard


class Fields(QWidget):
    """Emits `changed` whenever the answer changes; `aside` are the amounts that stand beside the cards."""

    changed = Signal()

    def __init__(self, spot: Spot, names: dict[int, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot, self._names = spot, names
        self.answer: dict[str, Value] = {each.key: each.start for each in spot.fields if each.asks is Asks.AMOUNT}
        self.touched = False
        self.cards: dict[str, list[Option]] = {}
        self.steppers: dict[str, Stepper] = {}
        self.seats: dict[str, SeatsCard] = {}
        self.boxes: dict[str, QWidget] = {}
        self._inside = {key: each for each in spot.fields if (key := card_of(spot, each))}
        self.active = next((each.key for each in spot.fields if each.asks is not Asks.AMOUNT), "")
        self.aside = self._make()
        self.setLayout(arranged(self, [self.boxes[key] for key in self.boxes if self.boxes[key] not in self.aside]))
        self._order()
        self.turn_to(self.active)
        self._show_asked()

    def _order(self) -> None:
        """Tab goes through the parts in the order in which they are asked."""
        stops: list[QWidget] = []
        for field in self.spot.fields:
            stops += self.cards.get(field.key, [])
            stops += [self.steppers[field.key]] if field.key in self.steppers else []
            stops += list(self.seats[field.key].tokens.values())[:1] if field.key in self.seats else []
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    # --- making ------------------------------------------------------------------------------------------------

    @property
    def crowded(self) -> bool:
        """Are there more parts, or more seats in them, than can stand beside one another?"""
        parts = [each for each in self.spot.fields if each not in self._inside.values()]
        return len(parts) > MANY or sum(seats_wide(each) for each in parts if each.seats) > ROOM

    def _make(self) -> list[QWidget]:
        """Every part, and of them the few amounts that go with the cards and belong to none of them."""
        free = [x for x in self.spot.fields if x.asks is Asks.AMOUNT and x not in self._inside.values()]
        for field in self.spot.fields:
            if field.asks is Asks.CHOICE:
                self._choice(field)
            elif field.asks is not Asks.AMOUNT:
                self._seats_card(field)
            elif field in free:
                self.boxes[field.key] = AmountBox(field.label, self._stepper(field), self)
        chosen = any(each.asks is Asks.CHOICE for each in self.spot.fields)
        return [self.boxes[each.key] for each in free] if chosen and len(free) <= MOST_ASIDE else []

    def _choice(self, field: Field) -> None:
        keys, narrow = keys_of(field), small(field) and self.crowded
        self.cards[field.key] = cards = []
        for option in field.options:
            inside = self._inside.get((field.key, option.key))
            stepper = self._stepper(inside) if inside else None
            made: Option = (
                SmallCard(option, keys[option.key], self)
                if narrow
                else AnswerCard(option, keys[option.key], stepper, self)
            )
            made.clicked.connect(lambda _on=False, of=field, card=made: self._take(of, card))
            if stepper is not None:
                stepper.taken.connect(lambda of=field, card=made: self._take(of, card))
            cards.append(made)
        ChoiceGroup(self).gather(cards)

    def _stepper(self, field: Field) -> Stepper:
        made = Stepper(field.label, field.start, field.step)
        made.changed.connect(lambda value, key=field.key: self._amount(key, value))
        made.setObjectName(f"amount-{field.key}")
        self.steppers[field.key] = made
        return made

    def _seats_card(self, field: Field) -> None:
        with_amount = any(each.asks is Asks.AMOUNT and each.when == field.when for each in self.spot.fields)
        made = SeatsCard(field, self._names, self, bare=self.crowded, titled=not (self.crowded and with_amount))
        made.picked.connect(lambda seats, of=field: self._picked(of, seats))
        made.taken.connect(lambda key=field.key: self.turn_to(key))
        self.seats[field.key] = self.boxes[field.key] = made

    # --- what is answered --------------------------------------------------------------------------------------

    @property
    def complete(self) -> bool:
        """Can this be answered? Amounts alone must have been touched: nobody answers by pressing Enter twice."""
        return self.spot.complete(self.given()) and (self.touched or bool(self.cards or self.seats))

    def given(self) -> dict[str, Value]:
        """What is answered to the parts that are asked."""
        return {
            each.key: self.answer[each.key]
            for each in self.spot.fields
            if each.asked(self.answer) and each.key in self.answer
        }

    def first_focus(self) -> QWidget | None:
        """What has the keyboard first: the amount where there is nothing else to choose."""
        if self.active:
            return None
        return next(iter(self.steppers.values()), None)

    def _take(self, field: Field, card: Option) -> None:
        card.setChecked(True)
        self.answer[field.key] = card.option.key
        self._show_asked()
        self.turn_to(self._next(field.key))
        following = card.stepper or self._first_amount(field)
        if following is not None:
            following.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _first_amount(self, field: Field) -> Stepper | None:
        """The first of many amounts that this choice asks for."""
        if not self.crowded:
            return None
        asked = [x for x in self.spot.fields if x.when and x.when[0] == field.key and x.asked(self.answer)]
        return next((self.steppers[each.key] for each in asked if each.key in self.steppers), None)

    def _amount(self, key: str, value: int) -> None:
        self.answer[key], self.touched = value, True
        self.changed.emit()

    def _picked(self, field: Field, seats: tuple[int, ...]) -> None:
        if field.asks is Asks.SEAT:
            self.answer[field.key] = seats[0]
            self.turn_to(self._next(field.key))
        elif seats:
            self.answer[field.key] = tuple(each for each in seats if each != NOBODY)
        else:
            self.answer.pop(field.key, None)
        self.changed.emit()

    def _next(self, key: str) -> str:
        """The next part that is asked and not answered yet; the same where there is none."""
        open_ = [x.key for x in self.spot.fields if x.asks is not Asks.AMOUNT and x.asked(self.answer)]
        return next((each for each in open_ if each not in self.answer), key)

    def _show_asked(self) -> None:
        for field in self.spot.fields:
            box = self.boxes.get(field.key)
            if field.when and box is not None:
                keep = box.sizePolicy()
                keep.setRetainSizeWhenHidden(True)
                box.setSizePolicy(keep)
                box.setVisible(field.asked(self.answer))

    # --- keys and clicks on the felt ---------------------------------------------------------------------------

    def turn_to(self, key: str) -> None:
        """Number keys and clicks on the felt go to this part from now on."""
        self.active = key
        for name, card in self.seats.items():
            card.be_active(on=name == key)
        self.changed.emit()

    def offered(self) -> tuple[frozenset[int], frozenset[int]]:
        """Which seats can be pointed at on the felt now, and which of them are taken."""
        card = self._pointed_card()
        if card is None:
            return frozenset(), frozenset()
        taken = frozenset(card.seats) if card.field.asked(self.answer) else frozenset[int]()
        return frozenset(card.tokens) - {NOBODY}, taken - {NOBODY}

    def point(self, seat: int) -> None:
        """A seat is pointed at on the felt: that also takes the card that asks for one."""
        card = self._pointed_card()
        if card is None:
            return
        when = card.field.when
        if when and not card.field.asked(self.answer):
            next(each for each in self.cards[when[0]] if each.option.key in when[1]).click()
        self.turn_to(card.field.key)
        card.toggle(seat)

    def _pointed_card(self) -> SeatsCard | None:
        """The part that a click on the felt means: the one turned to, else the only one there is."""
        only = next(iter(self.seats.values())) if len(self.seats) == 1 else None
        return self.seats.get(self.active, only)

    def take_key(self, event: QKeyEvent) -> bool:
        """Answer by a key: a card's own, a seat's number, a digit of the only amount."""
        text, move = event.text().upper(), MOVES.get(Qt.Key(event.key()), 0)
        if move and self.active in self.cards:
            return self._step(self.active, move)
        if text.isdigit() and self.active in self.seats:
            self._number(self.seats[self.active], int(text))
            return True
        found = [card for cards in self._cards_in_turn() for card in cards if text and card.key == text]
        if found:
            found[0].click()
            return True
        return self._typed(event)

    def _number(self, card: SeatsCard, number: int) -> None:
        """0 is the tenth seat where there is one, else nobody."""
        card.toggle(10 if number == NOBODY and 10 in card.tokens else number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no card, seat or amount has taken itself."""
        if event.isAutoRepeat() or not self.take_key(event):
            event.ignore()

    def _cards_in_turn(self) -> list[list[Option]]:
        """The cards that a key may mean, those of the part that is turned to first."""
        return sorted(self.cards.values(), key=lambda cards: cards is not self.cards.get(self.active))

    def _step(self, key: str, move: int) -> bool:
        cards = self.cards[key]
        at = next((place for place, card in enumerate(cards) if card.isChecked()), -1 if move > 0 else 0)
        cards[(at + move) % len(cards)].click()
        return True

    def _typed(self, event: QKeyEvent) -> bool:
        if not event.text().isdigit() or not self.steppers or self.cards:
            return False
        stepper = next(iter(self.steppers.values()))
        stepper.setFocus(Qt.FocusReason.OtherFocusReason)
        stepper.keyPressEvent(event)
        return True
