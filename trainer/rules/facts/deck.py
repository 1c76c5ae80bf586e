"""Questions about the deck itself: cards boxed in it, and cards that do not belong to it."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board
from trainer.kernel.table import Table
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.deal import boxed_cards
from trainer.rules.facts.presence import too_late

IN_DEAL = "in-deal"
ON_FLOP = "on-flop"
LATER = "later"
HAND = "hand-"


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
    return next((index for index, _, _ in facts.done(g.Gather)), facts.at)


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


@remembered
def seen_inside(facts: Facts) -> dict[Card, int]:
    """Cards seen in the stub without being dealt, each with the gesture count after which it first was."""
    found: dict[Card, int] = {}
    for index, _, act in facts.done(g.Flash):
        for card in act.cards:
            found.setdefault(card, index + 1)
    return found


def boxed_inside(facts: Facts) -> tuple[BoxedCard, ...]:
    """The boxed cards seen inside the stub in the first deal, below its top, whatever became of them later."""
    some = {card: seen for card, seen in seen_inside(facts).items() if card in boxed_cards(facts)}
    end = _first_gather(facts) if some else 0
    found = (BoxedCard(card, seen, _stage(facts, seen)) for card, seen in some.items() if seen <= end)
    return tuple(each for each in found if _below_the_top(facts.record.tables[each.seen], each.card))


def _stage(facts: Facts, seen: int) -> str:
    return IN_DEAL if facts.record.courses[seen].street < 0 else LATER


def _below_the_top(table: Table, card: Card) -> bool:
    return table.stub[0].card != card and table.find(card).up


def boxed_in_the_deal(facts: Facts) -> frozenset[Card]:
    """Every boxed card that came to light while the initial deal went on, dealt or seen inside the stub."""
    return frozenset(each.card for each in (*boxed_found(facts), *boxed_inside(facts)) if each.where == IN_DEAL)


def faces_seen(facts: Facts, cards: frozenset[Card]) -> dict[Card, int]:
    """Of these cards those whose face has shown as they lie, each with the gesture count after which it first did."""
    return _first_seen(facts, cards, lying_up=True)


def with_inside(facts: Facts, seen: dict[Card, int], cards: frozenset[Card]) -> dict[Card, int]:
    """The same with those of the cards that were seen inside the stub."""
    inside = {card: at for card, at in seen_inside(facts).items() if card in cards}
    together = {card: min(at, seen.get(card, at)) for card, at in inside.items()}
    return dict(sorted((seen | together).items(), key=lambda each: each[1]))


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


def gone_with_a_hand(facts: Facts) -> bool:
    """Are all the cards of the matter gone with the hands in which they lay, where nothing replaces them?"""
    cards = set(facts.matter.cards)
    return bool(cards) and cards <= gone_with_hands(facts)


def gone_with_hands(facts: Facts) -> frozenset[Card]:
    """The cards of the matter that left with the whole hand in which they lay, or lie in that of an absent player."""
    return frozenset(card for card in facts.matter.cards if _gone(facts, card))


def _gone(facts: Facts, card: Card) -> bool:
    tables = facts.record.tables
    last = next((at for at in range(facts.at, 0, -1) if tables[at].where(card).startswith(HAND)), 0)
    zone = tables[last].where(card)
    if last == facts.at or not last:
        return zone in {f"{HAND}{seat}" for seat in too_late(facts) | facts.setup.penalty}
    return tables[last + 1].where(card) in ("muck", "aside") and _went_whole(facts, last, zone)


def _went_whole(facts: Facts, at: int, zone: str) -> bool:
    """Did that gesture take a whole hand away, and not a card by itself or one that fell?"""
    act, tables = facts.record.gestures[at].act, facts.record.tables
    one = isinstance(act, g.Move) and len(dict(tables[at].zones())[zone]) == 1
    return not one and not isinstance(act, g.Drop) and zone not in dict(tables[at + 1].zones())
