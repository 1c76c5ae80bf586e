"""Pushing pots by common practice: the last side pot first, each to the best of the hands that are in it."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.table import MAIN, pot_called
from trainer.rules.change import told_off
from trainer.rules.course import clockwise
from trainer.rules.due import Due
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.pots import Pot, pots, split
from trainer.rules.facts.showdown import contenders, refusal
from trainer.rules.orders import effect_of
from trainer.rules.showdown import pushed_pots, shares

PUSH, MUCK = "practice:push-the-pot", "practice:muck-before-next-hand"


def award(facts: Facts) -> Iterator[Due]:
    """What may come next once the hands are to be compared, or one is left."""
    if facts.table.pot:
        yield from _losing(facts)
        yield from _pushes(facts)
        return
    hands = [seat.number for seat in facts.table.seats if seat.hand]
    yield from (Due("muck", MUCK, seat) for seat in hands)
    if not hands:
        yield Due("next-hand", "practice:next-hand")


def _losing(facts: Facts) -> Iterator[Due]:
    """Hands that win nothing may go before the pot does; at UPT (showdown-4) they have to."""
    paid = {seat for seat, _ in shares(facts)}
    for seat in facts.course.contesting if paid else ():
        if seat not in paid and facts.table.seat(seat).hand:
            yield Due("muck", MUCK, seat)


def _pushes(facts: Facts) -> Iterator[Due]:
    """Every winner's share of the last pot; change first where the chips cannot be told off."""
    at = max(number for number, pot in enumerate(facts.table.pots) if pot)
    name = pot_called(at)
    lying, parts = facts.table.pots[at], to_come(facts, name)
    for seat, amount in parts.items():
        if amount > 0:
            yield _push(facts, name, seat, min(amount, lying.amount))


def to_come(facts: Facts, name: str) -> dict[int, int]:
    """What of a pot is still to be pushed to whom, in turn from the left of the button.

    Where more lies there than was put in by right, it is shared as it was put in.
    """
    pot = whole(facts, name)
    if pot is None:
        return dict(shares(facts))
    pushed, due = pushed_from(facts, name), split(facts.when(read_at(facts)), pot)
    rest = {seat: amount - pushed.get(seat, 0) for seat, amount in due.items()}
    return {seat: rest[seat] for seat in clockwise(tuple(rest), facts.table.button)}


def whole(facts: Facts, name: str) -> Pot | None:
    """The pot as it lay when the hands were read; None where more lies in the pots than was put in by right."""
    if sum(each.amount for each in pots(facts)) != facts.table.pot.amount + sum(pushes(facts).values()):
        return None
    then = facts.when(read_at(facts))
    seats = next((each.seats for each in pots(then) if each.name == name), contenders(then))
    lying = facts.table.pots[facts.table.pot_number(name)].amount
    return Pot(name, lying + sum(pushed_from(facts, name).values()), seats)


def pushed_from(facts: Facts, name: str) -> dict[int, int]:
    """What has been pushed out of that pot to each seat in this deal."""
    return {seat: amount for (pot, seat), amount in pushes(facts).items() if pot == name}


@remembered
def read_at(facts: Facts) -> int:
    """The gesture count at which the hands were read: nothing had been pushed or mucked yet with the betting over.

    What the floor has decided since on hands that were gone counts, as long as no pot had been pushed.
    """
    for index, gesture, _, _ in facts.happened(max(facts.course.opened, _decided(facts))):
        course = facts.record.courses[index]
        over = course.closed or len(course.contesting) < 2
        if gesture.by_dealer and over and isinstance(gesture.act, g.PushPot | g.Muck):
            return index
    return facts.at


def _decided(facts: Facts) -> int:
    """The gesture count after the floor's last order before a pot was pushed, or after the hand that it made dead was
    taken; 0 for none.
    """
    found, dead = 0, False
    for index, gesture, _, _ in facts.happened(facts.course.opened):
        if isinstance(gesture.act, g.PushPot):
            break
        if _refused(facts, gesture.act, index):
            found = index + 1
        if isinstance(gesture.act, g.Order) or (dead and isinstance(gesture.act, g.Muck)):
            found = index + 1
            dead = isinstance(gesture.act, g.Order) and effect_of(gesture.act.what) is Effect.HAND_DEAD
    return found


def _refused(facts: Facts, act: g.Act, index: int) -> bool:
    """Is a hand mucked of which its player has refused to show the rest?"""
    return isinstance(act, g.Muck) and refusal(facts.when(index), act.seat, facts.course.opened) > 0


def pushes(facts: Facts) -> dict[tuple[str, int], int]:
    """What has been pushed out of each pot to each seat in this deal."""
    found: dict[tuple[str, int], int] = {}
    for index, act in pushed_pots(facts):
        if index >= facts.deal_start:
            at = (pot_pushed(act), act.seat)
            found[at] = found.get(at, 0) + act.chips.amount
    return found


def _push(facts: Facts, name: str, seat: int, amount: int) -> Due:
    verb = "push-pot" if name == MAIN else "push-side"
    return told_off(facts.table, name, Due(verb, PUSH, seat, amount=amount, pot=name))
