"""Questions about the deck itself: cards boxed in it, and cards that do not belong to it."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board
from trainer.kernel.table import Table
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.deal import boxed_cards

IN_DEAL = "in-deal"
ON_FLOP = "on-flop"
LATER = "later"


@dataclass(frozen=True, slots=True)
class BoxedCard:
    """A card that lay face up in the deck, seen after `seen` gestures, in that part of the hand."""

    card: Card
    seen: int
    where: str


@remembered
def boxed_found(facts: Facts) -> tuple[BoxedCard, ...]:
    """The boxed cards that have come to light in the first deal, in the order in which they did.

    A boxed card is seen when it lies face up on the stub or anywhere else, or on the board. Gathering the cards squares
    them, so no later deal has any.
    """
    if not boxed_cards(facts):
        return ()
    boxed, end = [each.card for each in facts.setup.deck if each.up], _first_gather(facts)
    found = [BoxedCard(card, seen, _where(facts, card, seen)) for card in boxed for seen in _seen(facts, card, end)]
    return tuple(sorted(found, key=lambda each: each.seen))


def _first_gather(facts: Facts) -> int:
    gathers = (index for index, gesture, _, _ in facts.happened() if isinstance(gesture.act, g.Gather))
    return next(gathers, facts.at)


def _seen(facts: Facts, card: Card, end: int) -> Iterator[int]:
    """The gesture count at which the card was first seen, if it was by then."""
    tables, deep = facts.record.tables, True
    for count in range(end + 1):
        table = tables[count]
        if count and table.stub is tables[count - 1].stub and deep:
            continue
        deep = any(each.card == card for each in table.stub)
        if _shows(table, card, deep):
            yield count
            return


def _shows(table: Table, card: Card, deep: bool) -> bool:
    if deep:
        return table.stub[0].card == card and table.stub[0].up
    return table.find(card).up or table.where(card) == "board"


def _where(facts: Facts, card: Card, seen: int) -> str:
    course = facts.record.courses[seen]
    if course.street < 0:
        return IN_DEAL
    on_board = any(each.card == card for each in facts.record.tables[seen].board)
    before_the_flop = has_board(facts.game) and course.street == 0
    return ON_FLOP if before_the_flop and (on_board or not course.betting) else LATER


def faces_seen(facts: Facts, cards: frozenset[Card]) -> dict[Card, int]:
    """Of these cards those whose face has shown, each with the gesture count after which it first did."""
    return _first_seen(facts, cards, lying_up=True)


def backs_seen(facts: Facts, cards: frozenset[Card]) -> dict[Card, int]:
    """Of these cards those whose back has shown, each with the gesture count after which it first did."""
    return _first_seen(facts, cards, lying_up=False)


def _first_seen(facts: Facts, cards: frozenset[Card], lying_up: bool) -> dict[Card, int]:
    found: dict[Card, int] = {}
    for count in range(facts.at + 1) if cards else ():
        for zone, lying in facts.record.tables[count].zones():
            for each in lying[:1] if zone == "stub" else lying:
                if each.card in cards and each.up == lying_up:
                    found.setdefault(each.card, count)
    return found
