"""Matters of the deck: cards boxed in it, and cards that do not belong to it."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.rules.facts import Facts, throughout
from trainer.rules.facts.deal import deals
from trainer.rules.facts.deck import (
    IN_DEAL,
    LATER,
    ON_FLOP,
    BoxedCard,
    backs_seen,
    boxed_found,
    boxed_inside,
    faces_seen,
    seen_inside,
    with_inside,
)
from trainer.rules.facts.exposed import seen_by_the_dealer
from trainer.rules.kind import About, MatterKind
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


def boxed_inside_stub(facts: Facts) -> Iterator[Matter]:
    """A boxed card was seen below the top of the stub; `detail` tells whether the initial deal went on."""
    for each in boxed_inside(facts):
        yield Matter("boxed-inside-stub", "deal.boxed-card", each.seen, each.seen, (each.card,), detail=each.where)


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
    for seen, cards in _together(faces_seen(facts, _jokers(facts))):
        yield Matter("scrap-card", "deal.scrap-card", seen, seen, cards, _holders(facts, cards, seen))


def scrap_inside_stub(facts: Facts) -> Iterator[Matter]:
    """A joker was seen inside the stub."""
    for seen, cards in _together({card: at for card, at in seen_inside(facts).items() if card.is_joker}):
        yield Matter("scrap-inside-stub", "deal.scrap-card", seen, seen, cards)


def seen_in_stub(facts: Facts) -> Iterator[Matter]:
    """The dealer let a card be seen in the stub with cards still to come: one matter a deal, which takes in more."""
    for deal in deals(facts):
        found = seen_by_the_dealer(facts, deal)
        if found:
            since = min(found.values())
            yield Matter("seen-in-stub", "deal.exposed-card", since, since, tuple(found))


def odd_back(facts: Facts) -> Iterator[Matter]:
    """A card with another back has shown it; `detail` is "stub" when it lies there still, "in-play" otherwise.

    One that showed in the stub and is dealt all the same is in play from then on: the same find, or another matter
    where somebody had stopped for it before.
    """
    odd = _with_odd_backs(facts)
    for seen, cards in _together(with_inside(facts, backs_seen(facts, odd), odd)):
        table = facts.record.tables[seen]
        stub = all(table.where(card) == "stub" for card in cards)
        dealt = _dealt(facts, cards, seen) if stub else seen
        if stub and (not dealt or _stopped(facts, seen, dealt)):
            yield _odd_back(facts, cards, seen, "stub")
        if dealt:
            yield _odd_back(facts, cards, dealt, "in-play")


def _odd_back(facts: Facts, cards: tuple[Card, ...], at: int, detail: str) -> Matter:
    return Matter("odd-back", "deal.fouled-deck", at, at, cards, _holders(facts, cards, at), detail)


def _stopped(facts: Facts, since: int, until: int) -> bool:
    """Did the dealer stop or call the floor in between?"""
    return any(isinstance(each.act, g.Stop | g.CallFloor) for each in facts.record.gestures[since:until])


def _dealt(facts: Facts, cards: tuple[Card, ...], since: int) -> int:
    """The gesture count after which one of these cards first lay in a hand or on the board; 0 where none has."""
    counts = range(since, facts.at + 1)
    return next((n for n in counts if any(_in_play(facts.record.tables[n].where(card)) for card in cards)), 0)


def _in_play(place: str) -> bool:
    return place == "board" or place.startswith("hand-")


@throughout
def _jokers(facts: Facts) -> frozenset[Card]:
    return frozenset(each.card for each in facts.setup.deck if each.card.is_joker)


@throughout
def _with_odd_backs(facts: Facts) -> frozenset[Card]:
    return frozenset(each.card for each in facts.setup.deck if each.card.odd_back)


@throughout
def _twins(facts: Facts) -> frozenset[Card]:
    """The cards of the deck of whose rank and suit there are more."""
    cards = [each.card for each in facts.setup.deck if not each.card.is_joker]
    faces = Counter(card.face for card in cards)
    return frozenset(card for card in cards if faces[card.face] > 1)


def _together(seen: dict[Card, int]) -> list[tuple[int, tuple[Card, ...]]]:
    """The cards by the moment at which they were seen."""
    return [(at, tuple(card for card in seen if seen[card] == at)) for at in sorted(set(seen.values()))]


def _holders(facts: Facts, cards: tuple[Card, ...], at: int) -> tuple[int, ...]:
    """The seats in whose hands the cards lay, in order."""
    zones = (facts.record.tables[at].where(card) for card in cards)
    return tuple(sorted({int(zone.removeprefix("hand-")) for zone in zones if zone.startswith("hand-")}))


def duplicate_cards(facts: Facts) -> Iterator[Matter]:
    """Two cards of the same rank and suit have both shown their faces."""
    twins = _twins(facts)
    seen = with_inside(facts, faces_seen(facts, twins), twins)
    shown = {face: [card for card in seen if card.face == face] for face in dict.fromkeys(card.face for card in seen)}
    second = {pair[1]: seen[pair[1]] for pair in shown.values() if len(pair) > 1}
    for at, cards in _together(second):
        pairs = tuple(card for later in cards for card in shown[later.face][:2])
        yield Matter("duplicate-cards", "deal.fouled-deck", at, at, pairs)


KINDS: tuple[MatterKind, ...] = (
    MatterKind(
        "boxed-in-deal", "deal.boxed-card", "A boxed card was found in the initial deal", About.CARDS, boxed_in_deal
    ),
    MatterKind("boxed-later", "deal.boxed-card", "A boxed card was found in the stub", About.CARDS, boxed_later),
    MatterKind(
        "boxed-inside-stub", "deal.boxed-card", "A boxed card was seen inside the stub", About.CARDS, boxed_inside_stub
    ),
    MatterKind(
        "scrap-inside-stub",
        "deal.scrap-card",
        "A card that does not belong to the game was seen inside the stub",
        About.CARDS,
        scrap_inside_stub,
    ),
    MatterKind("seen-in-stub", "deal.exposed-card", "A card was seen inside the stub", About.CARDS, seen_in_stub),
    MatterKind("boxed-on-flop", "deal.boxed-card", "A boxed card came up on the flop", About.CARDS, boxed_on_flop),
    MatterKind(
        "scrap-card", "deal.scrap-card", "A card that does not belong to the game came up", About.CARDS, scrap_card
    ),
    MatterKind("odd-back", "deal.fouled-deck", "An off-color card came up", About.CARDS, odd_back),
    MatterKind(
        "duplicate-cards",
        "deal.fouled-deck",
        "Two cards of the same rank and suit came up",
        About.CARDS,
        duplicate_cards,
    ),
)
