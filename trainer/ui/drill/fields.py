"""The fields of a question: cards, amounts and seats, and what has been answered with them so far."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from trainer.quickfire.spot import Asks, Field, Spot, Value
from trainer.ui.drill.cards import FLOOR, AmountBox, AnswerCard, SeatsCard
from trainer.ui.drill.stepper import Stepper
from trainer.ui.drill.words import card_of
from trainer.ui.kit.card import ChoiceGroup
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.text import Text

ROWS, MOST_ASIDE, CARDS_FIRST = 2, 2, 100
MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Fields(QWidget):
    """Emits `changed` whenever the answer changes; `aside` are the amounts that stand beside the cards."""

    changed = Signal()

    def __init__(self, spot: Spot, names: dict[int, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot, self._names = spot, names
        self.answer: dict[str, Value] = {each.key: each.start for each in spot.fields if each.asks is Asks.AMOUNT}
        self.touched = False
        self.cards: dict[str, list[AnswerCard]] = {}
        self.steppers: dict[str, Stepper] = {}
        self.seats: dict[str, SeatsCard] = {}
        self._boxes: dict[str, QWidget] = {}
        self._inside = {key: each for each in spot.fields if (key := card_of(spot, each))}
        self.active = next((each.key for each in spot.fields if each.asks is not Asks.AMOUNT), "")
        self.aside = self._aside()
        self.setLayout(self._laid_out())
        self.turn_to(self.active)
        self._show_asked()

    # --- making ------------------------------------------------------------------------------------------------

    def _laid_out(self) -> QHBoxLayout:
        line = row(gap=14)
        amounts: list[QWidget] = []
        for field in self.spot.fields:
            if field.asks is Asks.CHOICE:
                line.addWidget(self._choice(field), 8)
            elif field.asks is not Asks.AMOUNT:
                line.addWidget(self._seats_card(field), 2)
            elif field not in self._inside.values() and field.key not in self._boxes:
                amounts.append(self._box(field))
        if amounts:
            line.addWidget(_grid(amounts), 2)
        line.addStretch(1)
        return line

    def _aside(self) -> list[QWidget]:
        """The few amounts that go with the cards and belong to none of them."""
        free = [x for x in self.spot.fields if x.asks is Asks.AMOUNT and x not in self._inside.values()]
        chosen = any(each.asks is Asks.CHOICE for each in self.spot.fields)
        return [self._box(each) for each in free] if chosen and len(free) <= MOST_ASIDE else []

    def _choice(self, field: Field) -> QWidget:
        keys = _keys(field)
        cards = []
        for option in field.options:
            inside = self._inside.get((field.key, option.key))
            stepper = self._stepper(inside) if inside else None
            card = AnswerCard(option, keys[option.key], stepper, self)
            card.clicked.connect(lambda _on=False, of=field, made=card: self._take(of, made))
            if stepper is not None:
                stepper.taken.connect(lambda of=field, made=card: self._take(of, made))
            cards.append(card)
        self.cards[field.key] = cards
        ChoiceGroup(self).gather(cards)
        several = sum(each.asks is not Asks.AMOUNT for each in self.spot.fields) > 1
        head = [Text(field.label, "caption", "text-2")] if several else []
        line = row(*cards, None, gap=10)
        for place in range(len(cards)):
            line.setStretch(place, CARDS_FIRST)
        return holder(column(*head, line, gap=4))

    def _stepper(self, field: Field) -> Stepper:
        made = Stepper(field.label, field.start, field.step)
        made.changed.connect(lambda value, key=field.key: self._amount(key, value))
        made.setObjectName(f"amount-{field.key}")
        self.steppers[field.key] = made
        return made

    def _box(self, field: Field) -> QWidget:
        self._boxes[field.key] = AmountBox(field.label, self._stepper(field), self)
        return self._boxes[field.key]

    def _seats_card(self, field: Field) -> SeatsCard:
        made = SeatsCard(field, self._names, self)
        made.picked.connect(lambda seats, of=field: self._picked(of, seats))
        made.taken.connect(lambda key=field.key: self.turn_to(key))
        self.seats[field.key] = self._boxes[field.key] = made
        return made

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

    def _take(self, field: Field, card: AnswerCard) -> None:
        card.setChecked(True)
        self.answer[field.key] = card.option.key
        self._show_asked()
        self.turn_to(self._next(field.key))
        if card.stepper is not None:
            card.stepper.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _amount(self, key: str, value: int) -> None:
        self.answer[key], self.touched = value, True
        self.changed.emit()

    def _picked(self, field: Field, seats: tuple[int, ...]) -> None:
        if field.asks is Asks.SEAT:
            self.answer[field.key] = seats[0]
            self.turn_to(self._next(field.key))
        elif seats:
            self.answer[field.key] = seats
        else:
            self.answer.pop(field.key, None)
        self.changed.emit()

    def _next(self, key: str) -> str:
        """The next part that is asked and not answered yet; the same where there is none."""
        open_ = [x.key for x in self.spot.fields if x.asks is not Asks.AMOUNT and x.asked(self.answer)]
        return next((each for each in open_ if each not in self.answer), key)

    def _show_asked(self) -> None:
        for field in self.spot.fields:
            box = self._boxes.get(field.key)
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
        card = self.seats.get(self.active)
        return (frozenset(card.tokens), frozenset(card.seats)) if card else (frozenset(), frozenset())

    def point(self, seat: int) -> None:
        """A seat is pointed at on the felt."""
        if self.active in self.seats:
            self.seats[self.active].toggle(seat)

    def take_key(self, event: QKeyEvent) -> bool:
        """Answer by a key: a card's own, a seat's number, a digit of the only amount."""
        text, move = event.text().upper(), MOVES.get(Qt.Key(event.key()), 0)
        if move and self.active in self.cards:
            return self._step(self.active, move)
        if text.isdigit() and self.active in self.seats:
            self.seats[self.active].toggle(int(text) or 10)
            return True
        found = [card for cards in self._cards_in_turn() for card in cards if text and card.key == text]
        if found:
            found[0].click()
            return True
        return self._typed(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no card, seat or amount has taken itself."""
        if event.isAutoRepeat() or not self.take_key(event):
            event.ignore()

    def _cards_in_turn(self) -> list[list[AnswerCard]]:
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


def _keys(field: Field) -> dict[str, str]:
    """The key of each option: its number, and F for the floor."""
    numbers = (str(number) for number in range(1, 10))
    return {option.key: "F" if option.key == FLOOR else next(numbers) for option in field.options}


def _grid(amounts: list[QWidget]) -> QWidget:
    """Amounts in columns of two."""
    grid = QGridLayout()
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    for place, box in enumerate(amounts):
        grid.addWidget(box, place % ROWS, place // ROWS)
    return holder(grid)
