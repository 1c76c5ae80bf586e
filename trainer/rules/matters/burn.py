"""Matters of the chapter burn: a street dealt on no burn, or one burn too many."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, STREETS, dealings, spare_burns
from trainer.rules.matters.kind import Kind
from trainer.rules.ruling import Matter

TOPIC = "deal.no-burn"
FULL_FLOP = 3


def flop_without_burn(facts: Facts) -> Iterator[Matter]:
    """Three cards dealt as the flop although nothing was burned."""
    for each in dealings(facts) if facts.game == "holdem" else ():
        if each.street == FLOP and each.lacks_burn and len(each.cards) == FULL_FLOP:
            error = each.index + 1
            yield Matter("flop-without-burn", TOPIC, error, error, each.cards, detail="flop")


def burn_missing(facts: Facts) -> Iterator[Matter]:
    """A turn, a river or a stud street dealt although nothing was burned for it."""
    for each in dealings(facts):
        if each.lacks_burn and not (facts.game == "holdem" and each.street == FLOP):
            name = STREETS[facts.game][each.street]
            yield Matter("burn-missing", TOPIC, each.index + 1, each.index + 1, each.cards, each.seats, name)


def double_burn(facts: Facts) -> Iterator[Matter]:
    """A second card burned for one street."""
    names = STREETS[facts.game]
    for each in spare_burns(facts):
        if each.street < len(names):
            yield Matter("double-burn", TOPIC, each.index + 1, each.index + 1, each.cards, detail=names[each.street])


KINDS: tuple[Kind, ...] = (
    Kind("flop-without-burn", TOPIC, "A flop without a burn", flop_without_burn),
    Kind("burn-missing", TOPIC, "A street without a burn", burn_missing),
    Kind("double-burn", TOPIC, "More than one burn for a street", double_burn),
)
