"""Matters of the chapter flop: too many or too few cards in it, and too many on a later street."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.games import has_board
from trainer.kernel.table import Cards
from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, STREETS, Dealing, dealings, extra_cards
from trainer.rules.facts.deck import ON_FLOP, boxed_found
from trainer.rules.kind import About, MatterKind
from trainer.rules.ruling import Matter

FULL_FLOP = 3
SPREADING = (g.Lay, g.Turn, *g.SPOKEN)


def too_many(facts: Facts) -> Iterator[Matter]:
    """A flop of more than three cards, visible as soon as the fourth lies there.

    A boxed card among them is a matter of its own and not counted: its replacement may come before it goes.
    """
    boxed = frozenset(each.card for each in boxed_found(facts) if each.where == ON_FLOP)
    for each in flops(facts):
        if len(set(each.cards) - boxed) > FULL_FLOP:
            error = _fourth_lay(facts, each, boxed)
            yield Matter(
                "four-card-flop", "deal.four-card-flop", error, error, each.cards, detail=_variant(facts, each, error)
            )


def too_few(facts: Facts) -> Iterator[Matter]:
    """Fewer than three cards turned up as the flop, known once the dealer has left off spreading."""
    for each in flops(facts):
        shown = _shown(facts, each) if len(each.cards) < FULL_FLOP and left_off(facts, each) else 0
        if shown:
            yield Matter("short-flop", "deal.short-flop", shown, each.last + 1, each.cards)


def extra_on_a_street(facts: Facts) -> Iterator[Matter]:
    """Two cards came for the turn or the river, or a stud hand got two on a later street; one matter a seat.

    What comes after the last street is that street's.
    """
    seen: set[tuple[int, ...]] = set()
    for each in extra_cards(facts):
        if each.seats and each.seats in seen:
            continue
        seen.add(each.seats)
        streets = STREETS[facts.game]
        error, name = each.index + 1, streets[min(each.street, len(streets) - 1)]
        yield Matter("extra-card-on-a-street", "deal.extra-on-street", error, error, each.cards, each.seats, name)


def flops(facts: Facts) -> Iterator[Dealing]:
    """The flops that were dealt in their time, of however many cards; none in stud."""
    if has_board(facts.game):
        yield from (each for each in dealings(facts) if each.street == FLOP and not (each.early or each.completes))


def _fourth_lay(facts: Facts, flop: Dealing, boxed: frozenset[Card]) -> int:
    """The gesture count after which more than three cards of the flop lay there, `boxed` ones not counted."""

    def many(count: int) -> bool:
        return sum(each.card not in boxed for each in _board(facts, count)) > FULL_FLOP

    return next((count for count in range(flop.index + 1, flop.last + 2) if many(count)), flop.last + 1)


def _variant(facts: Facts, flop: Dealing, error: int) -> str:
    if len(flop.cards) > FULL_FLOP + 1:
        return "too-many"
    return "face-up" if any(each.up for each in _board(facts, error)) else "face-down"


def _board(facts: Facts, count: int) -> Cards:
    return facts.record.tables[count].board


def _shown(facts: Facts, flop: Dealing) -> int:
    """The gesture count at which cards of the flop first lay face up, spread so or turned up since; 0 for never."""
    counts = range(flop.last + 1, facts.at + 1)
    return next((n for n in counts if any(p.up and p.card in flop.cards for p in _board(facts, n))), 0)


def left_off(facts: Facts, flop: Dealing) -> bool:
    """Has the dealer done anything since but spread the flop?"""
    later = facts.record.gestures[flop.last + 1 : facts.at]
    return any(not isinstance(gesture.act, SPREADING) for gesture in later)


KINDS: tuple[MatterKind, ...] = (
    MatterKind("four-card-flop", "deal.four-card-flop", "More than three cards in the flop", About.CARDS, too_many),
    MatterKind("short-flop", "deal.short-flop", "Fewer than three cards in the flop", About.CARDS, too_few),
    MatterKind(
        "extra-card-on-a-street", "deal.extra-on-street", "Too many cards on a street", About.CARDS, extra_on_a_street
    ),
)
