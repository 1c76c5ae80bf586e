"""All-ins, wagers that are the floor's, acts out of turn, and what the game limits."""

from random import Random

from trainer.kernel import gestures as g
from trainer.quickfire import scenes
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.plans import amount, plan
from trainer.quickfire.scenes import owed, some_chips
from trainer.quickfire.telling import Telling
from trainer.scenarios.fresh import tables

TINY = 50  # one part in so many of the bet


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
    """Prior chips are taken up and go forward again with one new one, which alone would only call."""
    told = dice.choice(scenes.PRIOR)(dice)
    seat, lying = told.to_act, told.table.seat(told.to_act).bet
    more = scenes.one_chip(told, owed(told) + told.course.raise_by // 2)
    told.player(seat, g.PullBack(lying))
    told.put(seat, lying + more, 600)
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
