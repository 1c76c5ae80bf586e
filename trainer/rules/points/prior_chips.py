"""Points of the chapter prior chips: chips added to them without a word, and prior chips pulled back."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts.pot_limit import over_the_pot
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, begun, wagers
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
    """Prior chips pulled back before anything else was done with chips: a bet or call, a blind, or with one to face.

    What was pulled back before words that the chips now come to was a matter of those, and what is more than the pot
    allows goes back in any case.
    """
    for each in begun(facts):
        first = (
            each.back and each.back[0][0] >= each.first and (not each.motions or p.touched_before_the_new_chips(each))
        )
        if not first or not each.prior or not (each.to_call or _answers_a_bet(facts, each) or _is_a_blind(facts, each)):
            continue
        too_much = each.pulled.amount <= over_the_pot(facts, each)
        if _is_played_for(facts, each) and not (too_much or _of_an_act_that_waits(facts, each)):
            yield Matter("prior-chips-pulled", PULLED, each.back[0][0] + 1, each.first + 1, seats=(each.seat,))


def _answers_a_bet(facts: Facts, made: Wager) -> bool:
    return p.faces_a_raise(facts, made) or p.matched_before(facts, made)


def _is_a_blind(facts: Facts, made: Wager) -> bool:
    """Are the chips posted ones, in a first betting that is still open?"""
    course = facts.record.courses[made.back[0][0]]
    return course.street == 0 and course.betting and not p.stood_for(facts, made)


def _of_an_act_that_waits(facts: Facts, made: Wager) -> bool:
    """Are the chips those of an act out of turn of his own that waits, or that a bet or raise in between has freed?"""
    outs = (each for each in told(facts).outs if each.seat == made.seat and each.made.street == made.street)
    return any(each.made.first < made.first and (each.changed or not each.back) for each in outs)


def _is_played_for(facts: Facts, made: Wager) -> bool:
    """Do chips of somebody else lie in front, or is a bet of his own still to be answered?"""
    at = made.back[0][0]
    table, course = facts.record.tables[at], facts.record.courses[at]
    others = any(seat.bet.amount for seat in table.seats if seat.number != made.seat)
    return others or (course.betting and p.matched_before(facts, made))


KINDS: tuple[PointKind, ...] = (
    PointKind("chips-added", ADDED, "Chips added to prior ones", About.WAGER, added),
    PointKind("prior-chips-pulled", PULLED, "Prior chips pulled back", About.WAGER, pulled),
)
