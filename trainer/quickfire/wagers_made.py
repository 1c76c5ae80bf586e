"""Wagers as players make them, each a situation of "What stands?": chips, words, and the order in which they come."""

from collections.abc import Callable
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.chips import DENOMINATIONS, Chips
from trainer.quickfire import scenes, tables
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.plans import amount, plan
from trainer.quickfire.scenes import owed, some_chips
from trainer.quickfire.telling import Telling
from trainer.scenarios.stacks import stack_of

AT_ONCE, SOON = (300, 700), (500, 1400)
TINY = 50  # one part in so many of the bet


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
    """Chips for a whole raise, in silence."""
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
    """ "Raise" with a total that makes no whole raise."""
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


# --- all of it -------------------------------------------------------------------------------------------------


def all_in_said(dice: Random) -> Telling:
    """ "All-in", with all the chips or only some of them."""
    told = dice.choice((scenes.bet, scenes.blind, scenes.no_bet))(dice)
    seat = told.to_act
    told.say(seat, "all-in")
    told.put(seat, told.table.seat(seat).stack, 900)
    return told


def last_chips(dice: Random) -> Telling:
    """The last chips without a word: more than the call, less than a raise or not."""
    made = plan(dice, (2, 5), dice.randint(1, 3), "holdem", "no-limit")
    opening = amount(dice, 2 * made.unit, 6 * made.unit, made.unit // 2)
    made.give(made.order[1], opening + amount(dice, made.chip, opening, made.chip))
    told = made.tell()
    told.show()
    told.to(made.order[0], opening)
    told.put(made.order[1], told.table.seat(made.order[1]).stack)
    return told


# --- for the floor ---------------------------------------------------------------------------------------------


def tiny(dice: Random) -> Telling:
    """A chip or two against a bet many times as large."""
    made = plan(dice, (2, 4), dice.randint(1, 3), "holdem", "no-limit")
    for seat in made.seats:
        made.give(seat, 4 * TINY * made.unit)
    told = made.tell()
    told.show()
    told.to(told.to_act, amount(dice, TINY * made.unit, 2 * TINY * made.unit, made.unit))
    share = told.course.bet // TINY
    told.put(told.to_act, told.chips(told.to_act, amount(dice, made.chip, share, made.chip)))
    return told


def undercall_of_a_raise(dice: Random) -> Telling:
    """Less than a raise, several players in."""
    told = scenes.raise_(dice)
    call = owed(told)
    told.put(told.to_act, some_chips(told, call // 4, call - 1))
    return told


def pushed_together(dice: Random) -> Telling:
    """Prior chips are taken up and go forward again with new ones."""
    told = dice.choice(scenes.PRIOR)(dice)
    seat, call = told.to_act, owed(told)
    lying = told.table.seat(seat).bet
    told.player(seat, g.PullBack(lying))
    told.put(seat, lying + some_chips(told, call + 1, 4 * call), 600)
    return told


def other_words(dice: Random) -> Telling:
    """One amount is said and another put out."""
    told = dice.choice((scenes.no_bet, scenes.bet))(dice)
    seat, unit = told.to_act, tables.unit(told.setup.stakes)
    low = max(unit, 2 * told.course.bet)
    said = amount(dice, low + 2 * unit, low + 8 * unit, unit)
    told.say(seat, f"{'raise' if told.course.bet else 'bet'} {said}")
    short = dice.random() < 0.6
    other = amount(dice, low, said - unit, unit) if short else amount(dice, said + unit, 2 * said, unit)
    told.put(seat, some_chips(told, other, other), 700)
    return told


def number_word(dice: Random) -> Telling:
    """A bare number word that can mean several things."""
    told = scenes.no_bet(dice)
    words = ("one", "two", "three", "four", "five", "six", "seven", "eight")
    told.say(told.to_act, dice.choice(("", "I bet ")) + dice.choice(words))
    return told


def if_then(dice: Random) -> Telling:
    """Words about what a player will do if another does something."""
    told = scenes.no_bet(dice)
    waiting = told.course.pending[1:]
    if not waiting:
        raise Unsuitable
    told.say(dice.choice(waiting), f"if {told.table.seat(told.to_act).name} bets I raise")
    return told


# --- out of turn -----------------------------------------------------------------------------------------------


def out_of_turn(dice: Random, changes: bool) -> Telling:
    """Chips go out one place too soon, and the player who was due bets or raises, or does not."""
    told = dice.choice((scenes.no_bet, scenes.bet))(dice)
    due, *after = told.course.pending
    if not after:
        raise Unsuitable
    level, unit = told.course.bet, tables.unit(told.setup.stakes)
    told.to(after[0], level or amount(dice, unit, 5 * unit, unit // 2))
    if changes:
        more = max(3 * level, amount(dice, 6 * unit, 9 * unit, unit))
        told.raises(due, more) if level else told.to(due, more)
    elif level:
        told.to(due, level) if dice.random() < 0.5 else told.fold(due)
    else:
        told.player(due, g.Check())
    return told


def out_of_turn_changed(dice: Random) -> Telling:
    """Out of turn, and then the action changed."""
    return out_of_turn(dice, True)


def out_of_turn_unchanged(dice: Random) -> Telling:
    """Out of turn, and the action did not change."""
    return out_of_turn(dice, False)


# --- pot-limit and limit ---------------------------------------------------------------------------------------


def beyond_the_pot(dice: Random) -> Telling:
    """At pot-limit more than the pot goes out."""
    told = scenes.bet(dice, (2, 4), (dice.choice(("omaha", "omaha-8")), "pot-limit"))
    pot = told.table.pot.amount + 3 * told.course.bet
    told.put(told.to_act, some_chips(told, pot + 1, 2 * pot))
    return told


def limit_chip(dice: Random) -> Telling:
    """In limit one large chip, with or without "raise"."""
    told = scenes.bet(dice, (2, 5), ("holdem", "limit"))
    seat = told.to_act
    if dice.random() < 0.6:
        told.say(seat, "raise")
    told.put(seat, scenes.one_chip(told, 2 * told.course.bet), 600)
    return told


Story = Callable[[Random], Telling]
STORIES: dict[str, Story] = {
    "overchip": overchip,
    "exact": exact,
    "whole": whole,
    "string": string,
    "overchip-then-raise": overchip_then_raise,
    "raise-then-chip": raise_then_chip,
    "half": half,
    "needed": needed,
    "raise-to": raise_to,
    "all-in-said": all_in_said,
    "undercall-of-a-raise": undercall_of_a_raise,
    "out-of-turn-changed": out_of_turn_changed,
    "below-half": below_half,
    "raise-to-too-little": raise_to_too_little,
    "bet-of-a-chip": bet_of_a_chip,
    "call-said": call_said,
    "undercall": undercall,
    "tiny": tiny,
    "amount-alone": amount_alone,
    "last-chips": last_chips,
    "out-of-turn-unchanged": out_of_turn_unchanged,
    "bet-said": bet_said,
    "underbet": underbet,
    "raise-then-chips": raise_then_chips,
    "two-motions": two_motions,
    "pushed-together": pushed_together,
    "undercall-of-an-opening": undercall_of_an_opening,
    "other-words": other_words,
    "number-word": number_word,
    "if-then": if_then,
    "small-change": small_change,
    "call-of-nothing": call_of_nothing,
    "beyond-the-pot": beyond_the_pot,
    "limit-chip": limit_chip,
}
