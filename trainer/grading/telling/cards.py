"""What was wrong with cards, burns, stub or button, in one sentence that says where."""

from collections.abc import Callable, Mapping

from trainer.grading.telling.where import DEAL, begun, counted, dealing, named, where
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.listed import listed
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

Teller = Callable[[Record, Matter], str]
STUB, HAND = "stub", "hand-"


def seats(matter: Matter) -> str:
    """The seats that it is about: "Seat 3", "Seats 3 and 5"."""
    return _numbered(matter.seats)


def _numbered(numbers: tuple[int, ...]) -> str:
    return f"Seat{'' if len(numbers) == 1 else 's'} {listed([str(each) for each in numbers])}"


def _at(words: str) -> Teller:
    """A sentence that ends with the street that was being dealt."""
    return lambda record, matter: f"{words} {dealing(record, matter.error)}."


def _as(words: str) -> Teller:
    """The same sentence wherever it happens: it names its place."""
    return lambda _, matter: words.format(seats=seats(matter) if matter.seats else "A seat")


def _holds(one: str, several: str) -> Teller:
    return lambda _, matter: f"{seats(matter)} {one if len(matter.seats) == 1 else several}."


def _boxed(record: Record, matter: Matter) -> str:
    place, count = dealing(record, matter.error), len(matter.cards)
    cards = "A boxed card" if count == 1 else counted(count, "boxed card").capitalize()
    got = tuple(sorted(_dealt_to(record, matter.onset, card) for card in matter.cards))
    if got and all(got):
        each = ", one each" if count > 1 and len(set(got)) == count else ""
        return f"{cards} went to {_numbered(tuple(dict.fromkeys(got)))} {place}{each}."
    if count == 1 and record.tables[min(matter.onset, len(record))].where(matter.cards[0]) == STUB:
        return f"{cards} showed on top of the {_next_of(record, matter, place)}."
    return f"{cards} came up {place}."


def _next_of(record: Record, matter: Matter, place: str) -> str:
    """Where the card on top is the next, and what it would have been: "stub just before the burn for the turn"."""
    if place == DEAL:
        return f"deck {place}"
    street = place.removeprefix("on ")
    done = (each.act for each in reversed(record.gestures[: matter.error]))
    last = next((act for act in done if isinstance(act, g.Burn | g.Pitch | g.Lay | g.BringInBets)), None)
    if isinstance(last, g.BringInBets):
        return f"stub just before the burn for {street}"
    if isinstance(last, g.Burn) and not street.endswith("street"):
        return f"stub just before {street}"
    return f"stub {place}, as the next card to be dealt"


def _dealt_to(record: Record, since: int, card: Card) -> int:
    """The seat in whose hand the card first was in this deal, 0 for none."""
    for count in range(since, len(record) + 1):
        if count > since and isinstance(record.gestures[count - 1].act, g.Gather):
            return 0
        zone = record.tables[count].where(card)
        if zone.startswith(HAND):
            return int(zone.removeprefix(HAND))
    return 0


def _extra(_: Record, matter: Matter) -> str:
    if matter.seats:
        return f"{seats(matter)} got more than one card on {named(matter.detail)}."
    return f"{begun(matter.detail)} had {counted(len(matter.cards), 'card')}."


def _number(_: Record, matter: Matter) -> str:
    if matter.detail == "button-short":
        return f"The button, {seats(matter)}, was one card short after the deal."
    few = "one card too many" if matter.detail == "extra" else "too few cards"
    return f"{seats(matter)} got {few} on the deal."


def _early(street: str) -> Teller:
    def told(_: Record, matter: Matter) -> str:
        name = begun(street or matter.detail)
        return (
            f"{name} came with {seats(matter)} still to act." if street and matter.seats else f"{name} came too soon."
        )

    return told


def _burns(_: Record, matter: Matter) -> str:
    return f"{counted(len(matter.cards), 'card').capitalize()} were burned for {named(matter.detail)}."


WITH_THOSE = ", the burn and the last card"
"""What else takes a card, where there is one for each hand: the last card is never dealt."""


def _stub(record: Record, matter: Matter) -> str:
    left, hands = len(record.tables[matter.error].stub), len(matter.seats)
    stub, dealt = counted(left, "card"), counted(hands, "hand")
    if left < hands:
        return f"On seventh street the stub had {stub} for {dealt}."
    return f"The stub had {stub} on seventh street for {dealt}{WITH_THOSE}."


OF_CARDS: Mapping[str, Teller] = {
    "four-card-flop": lambda _, matter: f"The flop had {counted(len(matter.cards), 'card')}.",
    "short-flop": lambda _, matter: f"The flop had only {counted(len(matter.cards), 'card')}.",
    "extra-card-on-a-street": _extra,
    "disordered-stub": lambda record, matter: f"The stub was dropped {where(record, matter.error)}.",
    "first-card-to-wrong-seat": _as("The first card of the deal went to {seats}, the wrong seat."),
    "seat-not-entitled": _as("{seats} got a card on the deal but wasn\u2019t entitled to a hand."),
    "entitled-seat-dealt-out": _holds("was left out of the deal", "were left out of the deal"),
    "wrong-number-of-cards": _number,
    "card-out-of-sequence": _as("{seats} got a card out of sequence on the deal."),
    "two-cards-to-the-button": _as("The button, {seats}, got two cards in a row on the deal."),
    "exposed-downcard": _as("{seats} had a hole card exposed on the deal."),
    "wrong-button": _as("The button wasn\u2019t at {seats}, where it belongs."),
    "absent-hand": _as("{seats} was away when the deal ended but still has a hand."),
    "penalty-hand": _as("{seats} got a hand on the deal again but is on a penalty."),
    "penalised-hand": _as("{seats} got a hand on the deal but is on a penalty."),
    "card-to-a-dead-hand": lambda record, matter: (
        f"{seats(matter)}, whose hand was dead, got a card {dealing(record, matter.error)}."
    ),
    "wrong-count-after-action": lambda record, matter: (
        f"{seats(matter)} got one card too many {where(record, matter.error)}."
        if matter.seats
        else f"A full hand got an extra card {where(record, matter.error)}."
    ),
    "premature-flop": _early("flop"),
    "premature-turn": _early("turn"),
    "premature-river": _early("river"),
    "premature-street": _early(""),
    "flop-without-burn": _as("No card was burned before the flop."),
    "burn-missing": lambda _, matter: f"No card was burned before {named(matter.detail)}.",
    "double-burn": _burns,
    "shuffled-open": _at("The stub was shuffled with a card showing"),
    "boxed-in-deal": _boxed,
    "boxed-later": _boxed,
    "boxed-on-flop": _as("A boxed card came up on the flop."),
    "boxed-inside-stub": _at("A boxed card showed inside the stub"),
    "scrap-inside-stub": _at("A card that doesn\u2019t belong in the deck showed inside the stub"),
    "seen-in-stub": _at("A card inside the stub was seen"),
    "scrap-card": _at("A card that doesn\u2019t belong in the deck came up"),
    "odd-back": _at("An off-color card came up"),
    "duplicate-cards": _at("Two cards of the same rank and suit came up"),
    "stud-downcard-exposed": lambda record, matter: (
        f"{seats(matter)} had a downcard exposed {dealing(record, matter.error)}."
    ),
    "seventh-street-exposed": _as("{seats}\u2019s card on seventh street was exposed."),
    "short-stub": _stub,
    "opened-by-the-lower-suit": lambda record, matter: _opened(record, matter, "has the higher suit"),
    "opened-past-an-all-in": lambda record, matter: _opened(record, matter, "acts first"),
    "doubled-for-a-pair": lambda record, matter: f"{seats(matter)} doubled the bet {where(record, matter.error)}.",
}
"""A teller for every kind of matter that anybody can see."""


def _opened(record: Record, matter: Matter, why: str) -> str:
    first, other = matter.seats
    return f"Seat {other} opened {where(record, matter.error - 1)}, but seat {first} {why}."
