"""What would have come without an error in the burns: the cards as they lay on the stub, in their order."""

from trainer.grading.moment import cards_of
from trainer.kernel.cards import Card
from trainer.kernel.games import is_stud
from trainer.rules.course import FLOP_CARDS, clockwise
from trainer.rules.record import Record
from trainer.rules.ruling import Matter


def coming(record: Record, matter: Matter) -> tuple[Card, ...]:
    """The cards in the order in which they left the stub, from the burn of the street on (or its lack)."""
    if matter.kind == "double-burn":
        return matter.cards + cards_of(record.tables[matter.error].stub)
    return cards_of(record.tables[matter.error - 1].stub)


def wanted(record: Record, matter: Matter) -> int:
    """How many cards the street has."""
    if is_stud(record.setup.game):
        return len(record.courses[matter.error].contesting)
    return FLOP_CARDS if matter.detail == "flop" else 1


def places(record: Record, matter: Matter) -> tuple[tuple[str, Card], ...]:
    """Where each card of the street belongs: (zone, card), with one burn before them."""
    cards = coming(record, matter)[1 : 1 + wanted(record, matter)]
    if is_stud(record.setup.game):
        seats = clockwise(record.courses[matter.error].contesting, 0)
        return tuple((f"hand-{seat}", card) for seat, card in zip(seats, cards, strict=False))
    return tuple(("board", card) for card in cards)


def surplus(record: Record, matter: Matter) -> tuple[Card, ...]:
    """Cards of the street that lie dealt although they were not to come yet, in their order."""
    order = coming(record, matter)
    later = order[1 + wanted(record, matter) :]
    stub = set(cards_of(record.table.stub))
    zones = ("board", *(f"hand-{seat.number}" for seat in record.table.seats))
    return tuple(card for card in later if card not in stub and record.table.where(card) in zones)


def following(record: Record, matter: Matter, count: int) -> tuple[Card, ...]:
    """The first `count` cards of the street after this one, as they were due without the error."""
    start = wanted(record, matter) + 2
    return coming(record, matter)[start : start + count]
