"""Calls, raises and bets as players make them: chips, words, and the order in which they come."""

from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.chips import DENOMINATIONS, Chips
from trainer.quickfire import scenes
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.plans import amount, plan
from trainer.quickfire.scenes import owed, some_chips
from trainer.quickfire.telling import Telling
from trainer.scenarios.fresh import tables
from trainer.scenarios.stacks import stack_of

SOON = (500, 1400)  # milliseconds until somebody goes on


def _facing(dice: Random, prior: float = 0.3) -> Telling:
    """Something to face, sometimes with own chips in front."""
    return dice.choice(scenes.PRIOR if dice.random() < prior else scenes.PLAIN)(dice)


def _soon(told: Telling) -> int:
    return told.dice.randrange(*SOON, 100)


def _least(told: Telling) -> int:
    """What a least raise adds to what the player to act has in front."""
    return owed(told) + max(told.course.raise_by, told.course.bet if told.dice.random() < 0.2 else 0)


# --- calls -----------------------------------------------------------------------------------------------------


def exact(dice: Random) -> Telling:
    """Chips worth exactly the call."""
    told = _facing(dice, 0)
    told.to(told.to_act, told.course.bet)
    return told


def overchip(dice: Random) -> Telling:
    """One chip larger than the call, and not a word."""
    told = _facing(dice)
    told.put(told.to_act, scenes.one_chip(told, owed(told)))
    return told


def overchip_then_raise(dice: Random) -> Telling:
    """Chips let go, and "raise" said too late."""
    told, seat = _facing(dice, 0.5), 0
    seat = told.to_act
    one = dice.random() < 0.5
    told.put(seat, scenes.one_chip(told, owed(told)) if one else _needed(told))
    told.say(seat, "raise", _soon(told))
    return told


def _needed(told: Telling) -> Chips:
    """Several chips beyond the call, none of which can be spared. Raises Unsuitable."""
    call = owed(told)
    return some_chips(told, call + 1, 4 * call, lambda chips: chips.amount - scenes.smallest(chips) < call)


def needed(dice: Random) -> Telling:
    """Several chips, none of which can be spared for the call."""
    told = _facing(dice)
    told.put(told.to_act, _needed(told))
    return told


def below_half(dice: Random) -> Telling:
    """A chip can be spared, but less than half of a raise was put out."""
    told = _facing(dice)
    call, half = owed(told), told.course.raise_by // 2
    told.put(told.to_act, some_chips(told, call + 1, call + half - 1, lambda c: c.amount - scenes.smallest(c) >= call))
    return told


def call_said(dice: Random) -> Telling:
    """ "Call", and too many chips."""
    told = _facing(dice, 0)
    seat, call = told.to_act, owed(told)
    told.say(seat, "call")
    told.put(seat, scenes.one_chip(told, call) if dice.random() < 0.5 else some_chips(told, call, 3 * call), 500)
    return told


def undercall(dice: Random, players: tuple[int, int] = (2, 2)) -> Telling:
    """Less than the bet is put out."""
    told = scenes.bet(dice, players, ("holdem", "no-limit"))
    call = owed(told)
    told.put(told.to_act, some_chips(told, call // 4, call - 1))
    return told


def undercall_of_an_opening(dice: Random) -> Telling:
    """Less than the opening bet, several players in."""
    return undercall(dice, (3, 5))


# --- raises ----------------------------------------------------------------------------------------------------


def half(dice: Random) -> Telling:
    """Half of a raise or more, but no whole one."""
    told = _facing(dice)
    call, step = owed(told), told.course.raise_by
    high = call + max(step, told.course.bet) - 1
    told.put(told.to_act, some_chips(told, call + -(-step // 2), high, lambda c: c.amount - scenes.smallest(c) >= call))
    return told


def whole(dice: Random) -> Telling:
    """Chips for a full raise, in silence."""
    told = _facing(dice)
    least = _least(told)
    told.put(told.to_act, some_chips(told, least, 3 * least, lambda c: c.amount - scenes.smallest(c) >= owed(told)))
    return told


def raise_then_chip(dice: Random) -> Telling:
    """ "Raise", and then one chip."""
    told = _facing(dice, 0)
    seat = told.to_act
    told.say(seat, "raise")
    told.put(seat, scenes.one_chip(told, _least(told) - 1), _soon(told))
    return told


def raise_then_chips(dice: Random) -> Telling:
    """ "Raise", and then chips in one motion, enough or not."""
    told = _facing(dice, 0)
    seat, least = told.to_act, _least(told)
    told.say(seat, "raise")
    low, high = (owed(told) + 1, least - 1) if dice.random() < 0.4 else (least, 3 * least)
    told.put(seat, some_chips(told, low, high), _soon(told))
    return told


def raise_to(dice: Random) -> Telling:
    """ "Raise" with its total, and a chip too large for it."""
    told = _facing(dice, 0)
    seat, chip = told.to_act, tables.smallest(told.setup.stakes)
    total = amount(dice, told.course.bet + told.course.raise_by, 5 * told.course.bet, max(chip, 100))
    told.say(seat, f"raise {total}")
    more = told.table.seat(seat).bet.amount
    told.put(seat, scenes.one_chip(told, total - more) if dice.random() < 0.6 else told.chips(seat, total - more), 700)
    return told


def raise_to_too_little(dice: Random) -> Telling:
    """ "Raise" with a total that makes no full raise."""
    told = dice.choice((scenes.bet, scenes.odd_bet))(dice)
    seat, chip = told.to_act, tables.smallest(told.setup.stakes)
    total = amount(dice, told.course.bet + chip, told.course.bet + told.course.raise_by - chip, chip)
    told.say(seat, f"raise {total}")
    told.to(seat, total, 700)
    return told


def amount_alone(dice: Random) -> Telling:
    """A number and no word for what it is, then chips."""
    told = dice.choice((scenes.bet, scenes.odd_bet, scenes.raise_))(dice)
    seat, chip = told.to_act, tables.smallest(told.setup.stakes)
    total = amount(dice, told.course.bet + chip, 3 * told.course.bet, chip)
    told.say(seat, str(total))
    told.put(seat, scenes.one_chip(told, total - 1) if dice.random() < 0.5 else told.chips(seat, total), 700)
    return told


# --- motions ---------------------------------------------------------------------------------------------------


def string(dice: Random) -> Telling:
    """The call in one motion, and more in another, without a word."""
    told = _facing(dice, 0)
    seat, call = told.to_act, owed(told)
    told.to(seat, told.course.bet)
    told.put(seat, some_chips_after(told, seat, call, 3 * call), _soon(told))
    return told


def two_motions(dice: Random) -> Telling:
    """ "Raise", the call in one motion and the raise in another."""
    told = _facing(dice, 0)
    seat, level, least = told.to_act, told.course.bet, _least(told)
    told.say(seat, "raise")
    told.to(seat, level, 700)
    told.put(seat, some_chips_after(told, seat, least - owed_by(told, seat, level), 3 * least), _soon(told))
    return told


def owed_by(told: Telling, seat: int, level: int) -> int:
    return max(0, level - told.table.seat(seat).bet.amount)


def some_chips_after(told: Telling, seat: int, low: int, high: int) -> Chips:
    """Chips out of a stack for another motion. Raises Unsuitable."""
    chip = tables.smallest(told.setup.stakes)
    return told.chips(seat, amount(told.dice, max(chip, low), high, max(chip, tables.unit(told.setup.stakes) // 2)))


# --- bets ------------------------------------------------------------------------------------------------------


def bet_of_a_chip(dice: Random) -> Telling:
    """One chip with nothing to face."""
    told = scenes.no_bet(dice)
    unit = tables.unit(told.setup.stakes)
    told.put(told.to_act, scenes.one_chip(told, unit - 1, 40 * unit))
    return told


def bet_said(dice: Random) -> Telling:
    """A number with nothing to face, and a chip too large for it or the right chips."""
    told = scenes.no_bet(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    total = amount(dice, unit, 6 * unit, unit // 2)
    told.say(seat, dice.choice(("", "bet ")) + str(total))
    told.put(seat, scenes.one_chip(told, total - 1) if dice.random() < 0.7 else told.chips(seat, total), 700)
    return told


def bet_taken_back(dice: Random) -> Telling:
    """A bet goes out and comes back at once."""
    told = scenes.no_bet(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    chips = told.chips(seat, amount(dice, unit, 6 * unit, unit // 2))
    told.put(seat, chips)
    told.player(seat, g.PullBack(chips), _soon(told))
    return told


def bet_taken_back_after_a_call(dice: Random) -> Telling:
    """A bet goes out, somebody calls it, and it comes back."""
    told = scenes.no_bet(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    chips = told.chips(seat, amount(dice, unit, 6 * unit, unit // 2))
    told.put(seat, chips)
    told.stays(told.to_act)
    told.player(seat, g.PullBack(chips), _soon(told))
    return told


def underbet(dice: Random) -> Telling:
    """A bet below the least."""
    told = scenes.no_bet(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    if dice.random() < 0.5:
        told.say(seat, "bet")
    chip = tables.smallest(told.setup.stakes)
    told.put(seat, told.chips(seat, amount(dice, chip, unit - chip, chip)))
    return told


def call_of_nothing(dice: Random) -> Telling:
    """ "Call" where there is nothing to call, and chips."""
    told = scenes.no_bet(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    told.say(seat, "call")
    told.put(seat, told.chips(seat, unit * dice.randint(1, 3)), 600)
    return told


def small_change(dice: Random) -> Telling:
    """A bet in chips smaller than those of the blinds."""
    made = plan(dice, (2, 5), dice.randint(1, 3), "holdem", "no-limit")
    coin = DENOMINATIONS[-1]
    for seat in made.seats:
        made.stacks[seat] = stack_of(dice.randint(30, 80) * made.unit, (coin,))
    told = made.tell()
    told.show()
    have = dict(told.table.seat(told.to_act).stack.piles).get(coin, 0)
    if have * coin < made.unit:
        raise Unsuitable
    told.put(told.to_act, Chips(((coin, dice.randint(-(-made.unit // coin), have)),)))
    return told
