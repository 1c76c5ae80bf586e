"""Points of the chapter hidden chips: chips found behind a player who was all-in and has been called."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts.behind import found
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

HIDDEN, HIDDEN_CHIPS = "bet.hidden-chip", "chips-behind"


def chips_behind(facts: Facts) -> Iterator[Matter]:
    """Chips come to light behind an all-in that somebody has called."""
    for each in found(facts):
        seats = (each.made.seat, each.call.seat)
        yield Matter(HIDDEN_CHIPS, HIDDEN, each.index + 1, each.made.first + 1, seats=seats)


KINDS: tuple[PointKind, ...] = (
    PointKind(HIDDEN_CHIPS, HIDDEN, "Chips found behind an all-in", About.WAGER, chips_behind),
)
