"""Bringing bets in by common practice: what goes back first, which chips belong to which pot, and pots put right.

Where the chips on the table do not add up to what was put in by right, practice has no opinion on them.
"""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.table import MAIN, pot_called
from trainer.rules.change import told_off
from trainer.rules.due import Due
from trainer.rules.facts import Facts, collected, remembered_unless
from trainer.rules.facts.pots import layers, pots
from trainer.rules.facts.stakes import antes_lying, by_street, own_antes

UNCALLED, SIDE_POTS = "practice:uncalled-back", "practice:side-pots"
BRING_IN = Due("bring-in-bets", "practice:bets-before-burn")


def bets_due(facts: Facts) -> tuple[Due, ...]:
    """What may come next while bets lie in front and the betting is over."""
    back = tuple(_back(facts))
    if len(facts.course.contesting) < 2:
        return (*back, BRING_IN)
    if back:
        return back
    parts = {seat.number: lacking(facts, seat.number) for seat in facts.table.seats if seat.bet}
    if not all(parts.values()):
        return (BRING_IN,)
    drawn = tuple(each for seat, amounts in parts.items() for each in _drawn(facts, seat, amounts))
    return (BRING_IN, *drawn) if {pot for amounts in parts.values() for pot in amounts} == {MAIN} else drawn


def _back(facts: Facts) -> Iterator[Due]:
    """Bets that nobody called, and change of calls with chips too large."""
    street = by_street(facts)[-1:] if facts.course.street >= 0 else ()
    for seat in facts.table.seats if street and street[0] else ():
        right = street[0].get(seat.number, 0) + antes_lying(facts, seat.number)
        over = seat.bet.amount - max(0, right - sum(_collected(facts, seat.number).values()))
        if over > 0:
            yield told_off(facts.table, f"bet-{seat.number}", Due("return-bet", UNCALLED, seat.number, amount=over))


def _drawn(facts: Facts, seat: int, amounts: dict[str, int]) -> Iterator[Due]:
    for pot, amount in amounts.items():
        yield told_off(facts.table, f"bet-{seat}", Due("collect", SIDE_POTS, seat, amount=amount, pot=pot))


# --- which chips belong where -------------------------------------------------------------------------------------


def belongs(facts: Facts, seat: int) -> dict[str, int]:
    """How much of what a seat has in on this street belongs to each pot; empty where nothing can be said."""
    streets, found = by_street(facts), layers(facts)
    if not streets or not found:
        return {}
    own, lying = own_antes(facts).get(seat, 0), antes_lying(facts, seat)
    total = own + sum(street.get(seat, 0) for street in streets)
    prior = total - streets[-1].get(seat, 0) - min(own, lying)
    open_ended = [*found[:-1], (found[-1][0], found[-1][1], max(found[-1][2], total))]
    parts = {name: max(0, min(total, top) - max(prior, below)) for name, below, top in open_ended}
    parts[MAIN] += lying - min(own, lying)  # an ante for all is the main pot's, whoever may win it
    return {name: amount for name, amount in parts.items() if amount > 0}


def lacking(facts: Facts, seat: int) -> dict[str, int]:
    """What of a seat's bet is still to be drawn into each pot."""
    done = _collected(facts, seat)
    rest = {name: amount - done.get(name, 0) for name, amount in belongs(facts, seat).items()}
    return {name: amount for name, amount in rest.items() if amount > 0}


def _collected(facts: Facts, seat: int) -> dict[str, int]:
    """What was drawn into each pot from a seat since this street opened."""
    found: dict[str, int] = {}
    for index, act in _drawn_in(facts):
        if index >= facts.course.opened and act.seat == seat:
            found[act.pot] = found.get(act.pot, 0) + act.chips.amount
    return found


@collected
def _drawn_in(facts: Facts, index: int) -> Iterator[tuple[int, g.Collect]]:
    act = facts.record.gestures[index].act
    if isinstance(act, g.Collect):
        yield index, act


# --- pots that were built wrongly ---------------------------------------------------------------------------------


def wrong_pots(facts: Facts) -> dict[str, int]:
    """By pot, how much too much lies in it (below 0: too little), with all bets in; empty where all is right."""
    if facts.course.street < 0 or facts.course.betting or any(seat.bet for seat in facts.table.seats):
        return {}
    right = {each.name: each.amount for each in pots(facts)}
    lying = _lying(facts)
    if len(facts.course.contesting) < 2 or sum(right.values()) != sum(lying.values()):
        return {}
    over = {name: lying.get(name, 0) - right.get(name, 0) for name in {**right, **lying}}
    return {name: amount for name, amount in over.items() if amount}


def _lying(facts: Facts) -> dict[str, int]:
    """What lies in each pot."""
    return {pot_called(at): pot.amount for at, pot in enumerate(facts.table.pots)}


def _of_chips(facts: Facts) -> bool:
    """Can the last gesture have put chips elsewhere, or a hand out of a pot?"""
    return not isinstance(facts.record.gestures[facts.at - 1].act, g.Pitch | g.Burn | g.Lay | g.Turn)


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
