"""What is still to be pushed to whom: pots layered by what each seat has put in, each shared as its winners go.

Common practice only: the odd chip of a pot goes to the high half first and then left of the button, in stud by high
card; nothing here is a house's law.
"""

from operator import itemgetter

from trainer.kernel import gestures as g
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.button import ante_for_all
from trainer.rules.facts.paid import staked
from trainer.rules.facts.pots import Pot, split


def pushed_pots(facts: Facts) -> list[tuple[int, g.PushPot]]:
    """Every pot, or part of one, that has been pushed to somebody, with its gesture's index."""
    pushed = sorted((*facts.done(g.PushPot), *facts.done(g.PushSide)), key=itemgetter(0))
    return [(index, act) for index, _, act in pushed]


@remembered
def shares(facts: Facts) -> tuple[tuple[int, int], ...]:
    """What is still to be pushed to whom: (seat, chips worth), side pots included, left of the button first.

    Adds up to the pot on the table, or is empty where nobody can be said to win.
    """
    pushes = [(at, act) for at, act in pushed_pots(facts) if at >= facts.deal_start]
    due = dict(_layers(facts.when(pushes[0][0]) if pushes else facts))  # whoever has been paid may give up the hand
    for _, act in pushes:
        if act.seat in due:
            due[act.seat] = max(0, due[act.seat] - act.chips.amount)
    left = facts.table.pot.amount
    found = []
    for seat in clockwise(tuple(seat for seat, amount in due.items() if amount), facts.table.button):
        part = min(due[seat], left)
        left -= part
        found.append([seat, part])
    if found and left:
        found[0][1] += left
    return tuple((seat, amount) for seat, amount in found if amount)


@remembered
def _layers(facts: Facts) -> dict[int, int]:
    """Everybody's part of the whole pot, by what they put in."""
    put_in, dead = staked(facts), sum(ante_for_all(facts).values())
    contesting = facts.course.contesting
    due: dict[int, int] = {}
    below = 0
    for level in sorted({put_in.get(seat, 0) for seat in contesting} - {0}):
        layer = (0 if below else dead) + sum(min(amount, level) - min(amount, below) for amount in put_in.values())
        _share(facts, due, layer, [seat for seat in contesting if put_in.get(seat, 0) >= level])
        below = level
    rest = sum(max(0, amount - below) for amount in put_in.values())
    _share(facts, due, rest, [seat for seat in contesting if put_in.get(seat, 0) >= below])
    return due


def _share(facts: Facts, due: dict[int, int], amount: int, eligible: list[int]) -> None:
    for seat, part in split(facts, Pot("", amount, tuple(eligible))).items():
        due[seat] = due.get(seat, 0) + part
