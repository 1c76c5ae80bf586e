"""What led up to a street on which a hand is begun, looked for: the pots there are, from those who are in.

It is told so that nothing in it is out of order at any house, and stacks are what players have left on that street.
"""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import EVERY_DENOMINATION, Chips, make
from trainer.kernel.games import is_stud
from trainer.kernel.happen_chips import RACK
from trainer.kernel.table import Setup, pot_called
from trainer.shorthand.begun import Begun
from trainer.shorthand.filed_hand import FiledHand
from trainer.shorthand.lead_acted import MOST_NEAR, Opened
from trainer.shorthand.lead_plan import uneven_sides

NEAR = 400  # how many smaller and larger pots are looked at for one that can be made
SMALLEST_ADDED = 25  # a chip below this is none that bets are made of unless the stakes need it
ALONE = "no betting could leave that side pot to one player"
MOST_ROUNDS = 64  # how many of the smallest chips may be over


class NoSuchPot(ValueError):
    """No hand leads to that pot; says what can be made."""


def lead_in(setup: Setup, begun: Begun, seed: str) -> FiledHand:
    """The hand up to the street that is begun, whose betting is open. `setup` has the stacks of that street.

    Raises NoSuchPot.
    """
    trial = Opened(setup, begun, seed)
    wanted = trial.wanted(begun.pot)
    fault = uneven_sides(wanted, _smaller(begun, trial.unit) or trial.unit)
    if fault or len(trial.pots[-1][1]) == 1:
        found = trial.first(wanted, seed, in_sides=True)
        found = found or _in_smaller_chips(setup, replace(begun, denominations=()), seed, trial.unit)
        if found is None:
            raise NoSuchPot(fault or ALONE)
        return found
    found = trial.first(wanted, seed) if wanted.even else None
    found = found or (_in_smaller_chips(setup, begun, seed, trial.unit) if wanted.even else None)
    found = found or _with_an_odd_rest(setup, begun, seed, trial)
    found = found or _with_a_larger_ante(setup, begun, seed, trial)
    found = found or (None if wanted.even else _in_smaller_chips(setup, begun, seed, trial.unit))
    if found is None:
        raise NoSuchPot(_what_can(trial, begun, seed))
    return found


def _in_smaller_chips(setup: Setup, begun: Begun, seed: str, unit: int) -> FiledHand | None:
    """The hand with bets of smaller chips than the stakes need, as in 550 at 100-200; those leave play again for
    change, as a chip that no one else has would decide how a pot is split.
    """
    smaller = _smaller(begun, unit)
    if not smaller:
        return None
    trial = Opened(setup, begun, seed, smaller)
    found = trial.first(trial.wanted(begun.pot), seed)
    if found:
        for number, pot in enumerate(found.table.pots):
            small = Chips(tuple((value, count) for value, count in pot.piles if value < unit))
            if small:
                found.dealer(g.Trade(RACK, make(small.amount), pot_called(number), small))
    return found


def _smaller(begun: Begun, unit: int) -> int:
    """The largest chip below the smallest that the stakes need, of those that bets may be made of, in which each side
    pot is the same from everybody where there is one; 0 for none.
    """
    in_use = begun.denominations or tuple(each for each in EVERY_DENOMINATION if each >= SMALLEST_ADDED)
    some = [value for value in in_use if value < unit and unit % value == 0]
    sides = [(amount, len(seats & begun.live) or 1) for amount, seats in begun.sides]
    even = [each for each in some if not any(amount % (count * each) for amount, count in sides)]
    return max(even or some, default=0)


def _with_an_odd_rest(setup: Setup, begun: Begun, seed: str, plain: Opened) -> FiledHand | None:
    """The hand where no betting makes the pot to the chip: what is over counts as an ante that the big blind posted.

    With somebody all-in it is not: who may win an ante is a question of its own. Nor where everybody posts one, as no
    rulebook has antes of both kinds.
    """
    if is_stud(setup.game) or setup.stakes.ante or plain.broke or begun.pot % plain.values[-1]:
        return None
    rest = begun.pot % plain.round
    for more in range(MOST_ROUNDS):
        odd = rest + more * plain.round
        if not odd or odd >= begun.pot:
            continue
        ante = setup.stakes.big_blind_ante + odd
        trial = Opened(replace(setup, stakes=replace(setup.stakes, big_blind_ante=ante)), begun, seed, plain.round)
        if trial.has_plans(begun.pot) and (found := trial.first(trial.wanted(begun.pot), seed, MOST_NEAR)):
            return found
    return None


def _with_a_larger_ante(setup: Setup, begun: Begun, seed: str, plain: Opened) -> FiledHand | None:
    """In stud what is over counts as more of an ante, from one who folds, else from one who is in if none is all-in."""
    unforced = [seat for seat in plain.order if not plain.forced.get(seat)]
    posting = [seat for seat in unforced if seat not in plain.live] or ([] if plain.broke else unforced)
    if not is_stud(setup.game) or not posting or begun.pot % plain.values[-1]:
        return None
    for more in range(begun.pot % plain.round, begun.pot, plain.round):
        if more and plain.has_plans(begun.pot - more):
            larger = replace(setup, stakes=replace(setup.stakes, ante=setup.stakes.ante + more))
            others = dict.fromkeys(set(plain.order) - {posting[0]}, setup.stakes.ante)
            trial = Opened(larger, begun, seed, plain.round, others)
            if found := trial.first(trial.wanted(begun.pot), seed, MOST_NEAR):
                return found
    return None


def _what_can(trial: Opened, begun: Begun, seed: str) -> str:
    """The nearest pots below and above for which there is a way."""
    unit = trial.unit
    found = []
    for step in (-unit, unit):
        near = (begun.pot - begun.pot % unit + step * count for count in range(step < 0 < begun.pot % unit, NEAR))
        with_plans = (each for each in near if each > 0 and trial.has_plans(each))
        some = (each for each, _ in zip(with_plans, range(MOST_NEAR), strict=False))
        found += [next((each for each in some if trial.first(trial.wanted(each), seed, MOST_NEAR)), 0)]
    who = f"{trial.count} players in and these stakes"
    can = " or ".join(f"{each:,}" for each in found if each)
    return f"no betting could make a pot of {begun.pot:,} with {who}{f': write pot {can}' if can else ''}"
