"""What lies before a player about to act: nothing to face, a blind, a bet, a raise; with or without own chips in front.

Every scene gives the hand back as it stands, the player to act being the one that the question is about.
"""

from collections.abc import Callable
from random import Random

from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.plans import Plan, amount, opened, plan, raised
from trainer.quickfire.telling import Telling
from trainer.scenarios.fresh import tables

Scene = Callable[[Random], Telling]
TRIES = 60


def _game(dice: Random) -> tuple[str, str]:
    return ("holdem", "no-limit") if dice.random() < 0.85 else (dice.choice(("omaha", "omaha-8")), "pot-limit")


def _shown(made: Plan) -> Telling:
    told = made.tell()
    told.show()
    return told


def no_bet(dice: Random) -> Telling:
    """After the flop, nobody has bet."""
    told = _shown(plan(dice, (2, 5), dice.randint(1, 3), *_game(dice)))
    for _ in range(dice.randint(0, len(told.course.pending) - 1)):
        told.stays(told.to_act)
    return told


def bet(dice: Random, players: tuple[int, int] = (2, 5), game: tuple[str, str] | None = None) -> Telling:
    """After the flop, one bet."""
    told = _shown(plan(dice, players, dice.randint(1, 3), *(game or _game(dice))))
    opened(told, told.to_act, dice, 10)
    return told


def odd_bet(dice: Random) -> Telling:
    """After the flop, a bet that is no multiple of anything."""
    told = _shown(plan(dice, (2, 5), dice.randint(1, 3), "holdem", "no-limit"))
    unit, chip = tables.unit(told.setup.stakes), tables.smallest(told.setup.stakes)
    told.to(told.to_act, amount(dice, unit, 8 * unit, chip))
    return told


def blind(dice: Random) -> Telling:
    """Before the flop, nothing but the blinds to face and no own chips in front."""
    told = _shown(plan(dice, (4, 8), 0, *_game(dice)))
    for _ in range(dice.randint(0, len(told.course.pending) - 3)):
        told.fold(told.to_act)
    return told


def raise_(dice: Random) -> Telling:
    """A bet or the blind, and a raise; the player to act has no chips in front."""
    told = _shown(plan(dice, (4, 6), dice.choice((0, 1, 2)), *_game(dice)))
    if not told.course.bet:
        opened(told, told.to_act, dice, 4)
    raised(told, told.to_act, dice)
    if told.table.seat(told.to_act).bet:
        raise Unsuitable
    return told


def blind_raised(dice: Random) -> Telling:
    """A blind lies in front, and somebody has raised it; everybody between has folded."""
    told = _shown(plan(dice, (3, 6), 0, "holdem", "no-limit"))
    raised(told, told.to_act, dice, 6)
    while told.to_act and not told.table.seat(told.to_act).bet:
        told.fold(told.to_act)
    if dice.random() < 0.6:
        told.fold(told.to_act)  # the small blind, so that the big one is asked
    return told


def own_bet_raised(dice: Random) -> Telling:
    """A player's own bet lies in front, and somebody has raised it."""
    told = _shown(plan(dice, (2, 4), dice.randint(1, 3), "holdem", "no-limit"))
    seat = told.to_act
    opened(told, seat, dice, 5)
    raised(told, told.to_act, dice, 6)
    while told.to_act not in (0, seat):
        told.fold(told.to_act)
    return told


PLAIN: tuple[Scene, ...] = (bet, odd_bet, blind, raise_)
PRIOR: tuple[Scene, ...] = (blind_raised, own_bet_raised)


def owed(told: Telling) -> int:
    """What the call costs the player to act."""
    return told.course.bet - told.table.seat(told.to_act).bet.amount


def one_chip(told: Telling, above: int, most: int = 0) -> Chips:
    """One chip of the player to act, worth more than `above`. Raises Unsuitable."""
    values = [
        value for value, _ in told.table.seat(told.to_act).stack.piles if value > above and value <= (most or value)
    ]
    if not values:
        raise Unsuitable
    return Chips(((told.dice.choice(values), 1),))


def some_chips(told: Telling, low: int, high: int, fits: Callable[[Chips], bool] = bool) -> Chips:
    """Several chips of the player to act worth `low` to `high` that fit. Raises Unsuitable."""
    for _ in range(TRIES):
        found = _grab(told, low, high)
        if found.pieces > 1 and low <= found.amount <= high and fits(found):
            return found
    raise Unsuitable


def _grab(told: Telling, low: int, high: int) -> Chips:
    """Chips picked at will until they are enough; one or two denominations, as hands cut them."""
    have, found = told.table.seat(told.to_act).stack, NO_CHIPS
    values = [value for value, _ in have.piles if value <= high and value * 14 >= low]
    for value in sorted(told.dice.sample(values, min(len(values), told.dice.randint(1, 2))), reverse=True):
        room = (high - found.amount) // value
        count = min(dict(have.piles)[value], room, told.dice.randint(1, max(1, -(-(low - found.amount) // value))))
        found = found + Chips(((value, count),)) if count > 0 else found
    return found


def smallest(chips: Chips) -> int:
    """The value of the smallest chip."""
    return chips.piles[-1][0]
