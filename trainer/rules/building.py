"""Bringing bets in by common practice: what goes back first, which chips belong to which pot, and pots put right.

Where the chips on the table do not add up to what was put in by right, practice has no opinion on them.
"""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.table import MAIN, pot_called
from trainer.rules.change import told_off
from trainer.rules.due import Due
from trainer.rules.facts import Facts, remembered, remembered_unless
from trainer.rules.facts.pots import layers, pots, redrawn
from trainer.rules.facts.stakes import antes_lying, by_street, own_antes

UNCALLED, SIDE_POTS = "practice:uncalled-back", "practice:side-pots"
OF_CARDS = frozenset((g.Pitch, g.Burn, g.Lay, g.Turn))
BRING_IN = Due("bring-in-bets", "practice:bets-before-burn")


def bets_due(facts: Facts) -> Iterator[Due]:
    """What may come next while bets lie in front and the betting is over."""
    back = tuple(_back(facts))
    yield from back
    if len(facts.course.contesting) < 2:
        yield BRING_IN
    elif not back:
        yield from _brought_in(facts)


def _brought_in(facts: Facts) -> Iterator[Due]:
    """All bets at once where all of them are the main pot's, or what can be said of no seat; else seat by seat."""
    parts = {seat.number: lacking(facts, seat.number) for seat in facts.table.seats if seat.bet}
    known = all(parts.values())
    if not known or {pot for amounts in parts.values() for pot in amounts} == {MAIN}:
        yield BRING_IN
    for seat, amounts in parts.items() if known else ():
        yield from _drawn(facts, seat, amounts)


def _back(facts: Facts) -> Iterator[Due]:
    """Bets that nobody called, and change of calls with chips too large."""
    street = by_street(facts)[-1:] if facts.course.street >= 0 else ()
    for seat in (each for each in facts.table.seats if each.bet) if street and street[0] else ():
        right = street[0].get(seat.number, 0) + antes_lying(facts, seat.number)
        over = seat.bet.amount - max(0, right - sum(_collected(facts).get(seat.number, {}).values()))
        if over > 0:
            yield told_off(facts.table, f"bet-{seat.number}", Due("return-bet", UNCALLED, seat.number, amount=over))


def _drawn(facts: Facts, seat: int, amounts: dict[str, int]) -> Iterator[Due]:
    for pot, amount in amounts.items():
        yield told_off(facts.table, f"bet-{seat}", Due("collect", SIDE_POTS, seat, amount=amount, pot=pot))


# --- which chips belong where -------------------------------------------------------------------------------------


def _another_street(facts: Facts) -> bool:
    """Has the last gesture put chips in, opened a street, or put somebody out of the hand or into it again?"""
    return redrawn(facts) or facts.course.opened != facts.record.courses[facts.at - 1].opened


def belongs(facts: Facts, seat: int) -> dict[str, int]:
    """How much of what a seat has in on this street belongs to each pot; empty where nothing can be said."""
    return _belonging(facts).get(seat, {})


@remembered_unless(_another_street)
def _belonging(facts: Facts) -> dict[int, dict[str, int]]:
    """The same of every seat: it stays so while the bets are drawn in."""
    if not by_street(facts) or not layers(facts):
        return {}
    return {seat.number: _parted(facts, seat.number) for seat in facts.table.seats}


def _parted(facts: Facts, seat: int) -> dict[str, int]:
    streets, found = by_street(facts), layers(facts)
    own, lying = own_antes(facts).get(seat, 0), antes_lying(facts, seat)
    total = own + sum(street.get(seat, 0) for street in streets)
    prior = total - streets[-1].get(seat, 0) - min(own, lying)
    open_ended = [*found[:-1], (found[-1][0], found[-1][1], max(found[-1][2], total))]
    parts = {name: max(0, min(total, top) - max(prior, below)) for name, below, top in open_ended}
    parts[MAIN] += lying - min(own, lying)  # an ante for all is the main pot's, whoever may win it
    return {name: amount for name, amount in parts.items() if amount > 0}


def lacking(facts: Facts, seat: int) -> dict[str, int]:
    """What of a seat's bet is still to be drawn into each pot."""
    done = _collected(facts).get(seat, {})
    rest = {name: amount - done.get(name, 0) for name, amount in belongs(facts, seat).items()}
    return {name: amount for name, amount in rest.items() if amount > 0}


@remembered
def _collected(facts: Facts) -> dict[int, dict[str, int]]:
    """By seat, what was drawn into each pot from it since this street opened."""
    found: dict[int, dict[str, int]] = {}
    for _, _, act in facts.done(g.Collect, facts.course.opened):
        drawn = found.setdefault(act.seat, {})
        drawn[act.pot] = drawn.get(act.pot, 0) + act.chips.amount
    return found


# --- pots that were built wrongly ---------------------------------------------------------------------------------


def wrong_pots(facts: Facts) -> dict[str, int]:
    """By pot, how much too much lies in it (below 0: too little), with all bets in; empty where all is right."""
    if facts.course.street < 0 or facts.course.betting or facts.table.bets:
        return {}
    if len(facts.course.contesting) < 2:
        return {}
    right = {each.name: each.amount for each in pots(facts)}
    lying = _lying(facts)
    if sum(right.values()) != sum(lying.values()):
        return {}
    over = {name: lying.get(name, 0) - right.get(name, 0) for name in {**right, **lying}}
    return {name: amount for name, amount in over.items() if amount}


def _lying(facts: Facts) -> dict[str, int]:
    """What lies in each pot."""
    return {pot_called(at): pot.amount for at, pot in enumerate(facts.table.pots)}


def _of_chips(facts: Facts) -> bool:
    """Can the last gesture have put chips elsewhere, or a hand out of a pot?"""
    return type(facts.record.gestures[facts.at - 1].act) not in OF_CARDS


@remembered_unless(_of_chips)
def repairs(facts: Facts) -> tuple[Due, ...]:
    """Chips that are to be moved from one pot to another before the hand goes on."""
    wrong = wrong_pots(facts)
    full = [(name, amount) for name, amount in wrong.items() if amount > 0]
    short = [(name, -amount) for name, amount in wrong.items() if amount < 0]
    return tuple(
        told_off(facts.table, name, Due("shift", SIDE_POTS, amount=min(over, under), pot=to, place=name))
        for name, over in full
        for to, under in short
    )


def explained(facts: Facts) -> str:
    """Wrong pots told pot by pot: what lies there, and what belongs there."""
    lying = _lying(facts)
    told = [
        f"{pot_name(name)} holds {lying.get(name, 0):,} and should hold {lying.get(name, 0) - over:,}"
        for name, over in sorted(wrong_pots(facts).items())
    ]
    return "; ".join(told) + "." if told else ""


def pot_name(name: str) -> str:
    """A pot in words: "The main pot", "Side pot 1"."""
    return "The main pot" if name == MAIN else f"Side pot {name.removeprefix('side-')}"
