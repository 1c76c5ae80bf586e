"""Where a book must be asked although nothing need be wrong: what a wager is, who may raise, how a pot is split.

A point is asked like a matter and is none: it is never something the dealer failed to notice. A detector looks at
what happened only and never at a book.
"""

from trainer.rules.facts import Facts, remembered
from trainer.rules.matters.kind import Kind
from trainer.rules.points import (
    acting,
    amounts,
    button,
    chores,
    conduct,
    dealing,
    hidden,
    killed,
    pot_limit,
    pots,
    prior_chips,
    raising,
    showdown,
    turns,
    wager,
    words,
)
from trainer.rules.ruling import Matter

CHAPTERS: tuple[tuple[Kind, ...], ...] = (
    acting.KINDS,
    amounts.KINDS,
    button.KINDS,
    chores.KINDS,
    conduct.KINDS,
    dealing.KINDS,
    hidden.KINDS,
    killed.KINDS,
    pot_limit.KINDS,
    pots.KINDS,
    prior_chips.KINDS,
    raising.KINDS,
    showdown.KINDS,
    turns.KINDS,
    wager.KINDS,
    words.KINDS,
)
KINDS: dict[str, Kind] = {kind.key: kind for chapter in CHAPTERS for kind in chapter}


@remembered
def points(facts: Facts) -> tuple[Matter, ...]:
    """Every point that has come up so far, in the order in which it did."""
    found = [point for kind in KINDS.values() for point in kind.detector(facts)]
    return tuple(sorted(found, key=lambda point: (point.onset, point.error, point.kind)))
