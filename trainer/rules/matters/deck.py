"""Matters of the deck: cards boxed in it, and cards that do not belong to it."""

from collections import defaultdict
from collections.abc import Iterator

from trainer.kernel.cards import Card
from trainer.rules.facts import Facts
from trainer.rules.facts.deck import IN_DEAL, LATER, ON_FLOP, BoxedCard, backs_seen, boxed_found, faces_seen
from trainer.rules.matters.kind import Kind
from trainer.rules.ruling import Matter


def boxed_in_deal(facts: Facts) -> Iterator[Matter]:
    """Boxed cards found while the initial deal goes on: one matter, which takes in every further one."""
    found = [each for each in boxed_found(facts) if each.where == IN_DEAL]
    if found:
        yield _boxed("boxed-in-deal", found)


def boxed_later(facts: Facts) -> Iterator[Matter]:
    """A boxed card found in the stub after the initial deal."""
    yield from _one_at_a_time("boxed-later", facts, LATER)


def boxed_on_flop(facts: Facts) -> Iterator[Matter]:
    """A boxed card that shows while the flop is dealt."""
    yield from _one_at_a_time("boxed-on-flop", facts, ON_FLOP)


def _one_at_a_time(kind: str, facts: Facts, where: str) -> Iterator[Matter]:
    """A matter for each moment at which boxed cards came to light."""
    together: dict[int, list[BoxedCard]] = defaultdict(list)
    for each in boxed_found(facts):
        if each.where == where:
            together[each.seen].append(each)
    yield from (_boxed(kind, found) for found in together.values())


def _boxed(kind: str, found: list[BoxedCard]) -> Matter:
    since = found[0].seen
    return Matter(kind, "deal.boxed-card", since, since, tuple(each.card for each in found))


def scrap_card(facts: Facts) -> Iterator[Matter]:
    """A joker has shown its face; `seats` is whose hand it was in when it did."""
    jokers = frozenset(each.card for each in facts.setup.deck if each.card.is_joker)
    for card, seen in faces_seen(facts, jokers).items():
        yield Matter("scrap-card", "deal.scrap-card", seen, seen, (card,), _holder(facts, card, seen))


def odd_back(facts: Facts) -> Iterator[Matter]:
    """A card with another back has shown it; `detail` is "stub" when it lies there still, "in-play" otherwise."""
    odd = frozenset(each.card for each in facts.setup.deck if each.card.odd_back)
    for card, seen in backs_seen(facts, odd).items():
        detail = "stub" if facts.record.tables[seen].where(card) == "stub" else "in-play"
        yield Matter("odd-back", "deal.fouled-deck", seen, seen, (card,), _holder(facts, card, seen), detail)


def _holder(facts: Facts, card: Card, at: int) -> tuple[int, ...]:
    zone = facts.record.tables[at].where(card)
    return (int(zone.removeprefix("hand-")),) if zone.startswith("hand-") else ()


def duplicate_cards(facts: Facts) -> Iterator[Matter]:
    """Two cards of the same rank and suit have both shown their faces."""
    twins: dict[str, list[Card]] = defaultdict(list)
    for each in facts.setup.deck:
        if not each.card.is_joker:
            twins[each.card.face].append(each.card)
    several = frozenset(card for same in twins.values() if len(same) > 1 for card in same)
    seen = faces_seen(facts, several)
    for same in twins.values():
        shown = sorted((seen[card], card.name, card) for card in same if card in seen)
        if len(shown) > 1:
            since = shown[1][0]
            yield Matter("duplicate-cards", "deal.fouled-deck", since, since, tuple(card for _, _, card in shown[:2]))


KINDS: tuple[Kind, ...] = (
    Kind("boxed-in-deal", "deal.boxed-card", "A boxed card was found in the initial deal", boxed_in_deal),
    Kind("boxed-later", "deal.boxed-card", "A boxed card was found in the stub", boxed_later),
    Kind("boxed-on-flop", "deal.boxed-card", "A boxed card came up on the flop", boxed_on_flop),
    Kind("scrap-card", "deal.scrap-card", "A card that does not belong to the game came up", scrap_card),
    Kind("odd-back", "deal.fouled-deck", "A card with another back came up", odd_back),
    Kind("duplicate-cards", "deal.fouled-deck", "Two cards of the same rank and suit came up", duplicate_cards),
)
