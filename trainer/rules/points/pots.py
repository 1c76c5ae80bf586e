"""Points of the chapter pots: each pot when the hands are compared, chips that do not come out even, disputes."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Disputed, Told
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.table import Table
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import pots_pushed
from trainer.rules.facts.disputes import ACTION, AWARD, READING
from trainer.rules.facts.pots import identical, odd, pots
from trainer.rules.facts.showdown import live, showdown, tabled
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

SIDE_POT, ODD_CHIP, DISPUTE = "pot.side-pot", "pot.odd-chip", "pot.dispute"
POT_ORDER = "pot.order"
DISPUTED, MIXED, DELAYED = "dispute", "pot-mixed", "ruling-delayed"
REBUILD, DELAY = "pot.rebuild", "pot.delay"
OF_A_POT = {Disputed.READING: READING, Disputed.AWARD: AWARD, Disputed.COUNT: AWARD}
"""What can be disputed once a pot was pushed; its count as its award."""


def compared(facts: Facts) -> int:
    """The gesture count at which all live hands lay face up at the showdown; 0 before that."""
    began = showdown(facts)
    for count in range(began, facts.at + 1) if began else ():
        then = facts.when(count)
        if live(then) and all(tabled(then, seat) for seat in live(then)):
            return count
    return 0


def each_pot(facts: Facts) -> Iterator[Matter]:
    """Every pot, where there is more than one, once the hands lie face up."""
    count = compared(facts)
    found = pots(facts.when(count)) if count else ()
    for pot in found if len(found) > 1 else ():
        yield Matter("pot", SIDE_POT, count, count, seats=pot.seats, detail=pot.name)


def odd_chips(facts: Facts) -> Iterator[Matter]:
    """Every pot that its winners cannot share evenly in the smallest chips."""
    count = compared(facts)
    then = facts.when(count)
    for pot in pots(then) if count else ():
        if odd(then, pot):
            yield Matter("odd-chips", ODD_CHIP, count, count, seats=pot.seats, detail=pot.name)


def both_ways(facts: Facts) -> Iterator[Matter]:
    """Every pot that two hands or more of the same value win high and low."""
    count = compared(facts)
    then = facts.when(count)
    for pot in pots(then) if count else ():
        if identical(then, pot):
            yield Matter("both-ways", ODD_CHIP, count, count, seats=pot.seats, detail=pot.name)


def too_soon(facts: Facts) -> Iterator[Matter]:
    """A pot is pushed while a deeper one still lies there, made of what players with more chips put in beyond it."""
    began = showdown(facts)
    for index, gesture, before, _ in facts.happened(began) if began else ():
        if isinstance(gesture.act, g.PushPot) and deeper_left(before, name := pot_pushed(gesture.act)):
            yield Matter("pot-too-soon", POT_ORDER, index + 1, index + 1, seats=(gesture.act.seat,), detail=name)


def deeper_left(table: Table, name: str) -> bool:
    """Do chips lie in a pot behind that one?"""
    return any(table.pots[table.pot_number(name) + 1 :])


def disputes(facts: Facts) -> Iterator[Matter]:
    """Somebody disputes how a hand was read or a pot was awarded, after a pot was pushed; or the action.

    `detail` says which, "" where nobody has said what is disputed.
    """
    for index, seat, act in facts.done(g.Dispute):
        detail = _disputed(act, bool(pots_pushed(facts.when(index))))
        if detail is not None:
            yield Matter(DISPUTED, DISPUTE, index + 1, index + 1, seats=(seat,), detail=detail)


def _disputed(act: g.Dispute, pushed: bool) -> str | None:
    """None for what cannot be disputed before a pot is pushed."""
    if act.what is None:
        return ""
    if act.what is Disputed.ACTION:
        return ACTION
    return OF_A_POT[act.what] if pushed else None


def wrong_awards(facts: Facts) -> Iterator[Matter]:
    """A pushed pot is disputed when its chips lie among the stack of whoever got it."""
    for each in disputes(facts):
        if each.detail == AWARD:
            yield Matter(MIXED, REBUILD, each.onset, each.error, seats=each.seats)


def delayed_rulings(facts: Facts) -> Iterator[Matter]:
    """The floor puts a ruling on a disputed pot off."""
    disputed = min((each.onset for each in disputes(facts)), default=facts.at)
    for index, gesture, _, _ in facts.happened(disputed):
        if gesture.who == g.FLOOR and isinstance(gesture.act, g.Tell) and gesture.act.what is Told.DELAY:
            yield Matter(DELAYED, DELAY, index + 1, index + 1)


KINDS: tuple[PointKind, ...] = (
    PointKind(MIXED, REBUILD, "A disputed pot mixed with other chips", About.SEATS, wrong_awards),
    PointKind(DELAYED, DELAY, "A ruling is put off", About.HAND, delayed_rulings),
    PointKind("pot", SIDE_POT, "How pots are split and in which order", About.POT, each_pot),
    PointKind("pot-too-soon", POT_ORDER, "A pot pushed before a pot with deeper stacks", About.POT, too_soon),
    PointKind("odd-chips", ODD_CHIP, "Chips that don't split evenly", About.POT, odd_chips),
    PointKind("both-ways", ODD_CHIP, "The same hands win high and low", About.POT, both_ways),
    PointKind(DISPUTED, DISPUTE, "A disputed hand or pot", About.SEATS, disputes),
)
