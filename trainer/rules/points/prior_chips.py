"""Points of the chapter prior chips: chips added to them without a word, and prior chips pulled back."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts.wager import begun, wagers
from trainer.rules.kind import About, PointKind
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Matter

ADDED, PULLED = "bet.prior-chips", "bet.prior-chips-pulled"


def added(facts: Facts) -> Iterator[Matter]:
    """Silent chips where prior ones lie and somebody has raised; a bare call is plain to everybody."""
    for each in wagers(facts):
        if each.silent and each.prior and p.faces_a_raise(facts, each):
            detail = PLAIN if each.total == each.facing and not each.back else ""
            yield Matter("chips-added", ADDED, each.last + 1, each.first + 1, seats=(each.seat,), detail=detail)


def pulled(facts: Facts) -> Iterator[Matter]:
    """Prior chips pulled back before anything else was done with chips, with a bet of somebody else to face."""
    for each in begun(facts):
        first = each.back and (not each.motions or p.touched_before_the_new_chips(each))
        if first and each.prior and (each.to_call or p.faces_a_raise(facts, each)):
            yield Matter("prior-chips-pulled", PULLED, each.back[0][0] + 1, each.first + 1, seats=(each.seat,))


KINDS: tuple[PointKind, ...] = (
    PointKind("chips-added", ADDED, "Chips added to prior ones", About.WAGER, added),
    PointKind("prior-chips-pulled", PULLED, "Prior chips pulled back", About.WAGER, pulled),
)
