"""Minimum raise: to how much at least does the next raise go?"""

from random import Random

from trainer.quickfire import asking
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.plans import Plan, fixed, opened, plan, raised
from trainer.quickfire.spot import Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "minimum-raise"
TARGET = 8000


def _bet(dice: Random) -> Telling:
    """One bet, perhaps called."""
    told = _shown(plan(dice, (2, 6), dice.randint(1, 3)))
    opened(told, told.to_act, dice)
    return _passes(told, dice, 2)


def _blind(dice: Random) -> Telling:
    """Nothing but the blinds, perhaps called."""
    told = plan(dice, (3, 7), 0).tell()
    told.show()
    return _passes(told, dice, 3)


def _raised(dice: Random) -> Telling:
    """A bet or the blind, and one raise."""
    return _times(dice, 1)


def _raised_twice(dice: Random) -> Telling:
    """Two raises on top of each other, of different size."""
    return _times(dice, 2)


def _times(dice: Random, times: int) -> Telling:
    told = _shown(plan(dice, (3, 7), dice.choice((0, 1, 2, 3))))
    if not told.course.bet:
        opened(told, told.to_act, dice, 4)
    for _ in range(times):
        _passes(told, dice, 1)
        raised(told, told.to_act, dice)
    return _passes(told, dice, 2)


def _short_all_in(dice: Random) -> Telling:
    """A bet, and an all-in for less than a full raise of it."""
    made = plan(dice, (3, 6), dice.randint(1, 3))
    bettor, short = made.order[:2]
    bet = made.unit * dice.randint(2, len(made.seats) if made.limit == "pot-limit" else 8)
    made.give(short, bet + made.chip * dice.randint(1, bet // made.chip - 1))
    told = _shown(made)
    told.to(bettor, bet)
    told.all_in(short)
    return told


def _short_bet(dice: Random) -> Telling:
    """An all-in for less than the least bet."""
    made = plan(dice, (3, 6), dice.randint(1, 3))
    made.give(made.order[0], made.chip * dice.randint(1, max(1, made.unit // made.chip - 1)))
    told = _shown(made)
    told.all_in(made.order[0])
    return told


def _short_blind(dice: Random) -> Telling:
    """The big blind is all-in for less than the blind."""
    made = plan(dice, (4, 6), 0)
    made.give(made.order[-1], made.chip * dice.randint(1, max(1, made.unit // made.chip - 1)))
    told = made.tell()
    told.show()
    return told


def _limit(dice: Random) -> Telling:
    """Fixed bets: a bet and perhaps a raise."""
    game = dice.choice(("holdem", "omaha-8"))
    told = _shown(plan(dice, (3, 7), dice.randint(0, 3), game, "limit"))
    for _ in range(dice.randint(1, 2)):
        raised(told, told.to_act, dice)
        _passes(told, dice, 1)
    return told


def _completing(dice: Random) -> Telling:
    """In limit stud nobody has completed the bring-in yet."""
    game = dice.choice(("stud", "stud-8", "razz"))
    stakes = tables.stakes_of(game, "limit", dice)
    seats = tables.seated(dice.randint(3, 6), dice, tables.STUD_SEATS)
    stacks = {seat: tables.ordinary(stakes, dice) for seat in seats}
    told = Telling(tables.setup(game, "limit", stakes, stacks, dice), dice).open()
    told.show()
    return _passes(told, dice, 2)


def _shown(made: Plan) -> Telling:
    told = made.tell()
    told.show()
    return told


def _passes(told: Telling, dice: Random, most: int) -> Telling:
    """A few players call or fold, as long as somebody is left to act after them."""
    for _ in range(dice.randint(0, most)):
        if len(told.course.pending) < 2:
            break
        stays = told.course.bet == 0 or len(told.course.contesting) < 3 or dice.random() < 0.5
        told.stays(told.to_act) if stays else told.fold(told.to_act)
    return told


CASES = {
    "bet": _bet,
    "blind": _blind,
    "raised": _raised,
    "limit": _limit,
    "short-all-in": _short_all_in,
    "raised-twice": _raised_twice,
    "completing": _completing,
    "short-bet": _short_bet,
    "short-blind": _short_blind,
}


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """The player to act says "raise" and no more: to how much at least? Raises Unsuitable."""
    right, seat = _right(law, told), told.to_act
    level = told.level(seat)
    told.say(seat, "raise")
    decisions = (*_measure(law, told), *asking.if_sure(law, told.facts, "general-declaration", seat), right)
    least = asking.agreed(decisions, "least")
    if level == 0 or not level < least < told.reach(seat):
        raise Unsuitable
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told),
        f'{f.named(told, seat)} says "raise".',
        (f.chips_field("to", "Raise to at least", tables.smallest(told.setup.stakes)),),
        ({"to": least},),
        decisions,
        TARGET,
        sums=_sums(told, level, decisions, least),
        case=case,
    )


def _right(law: Book, told: Telling) -> Decision:
    """Whose turn it is may raise. Raises Unsuitable."""
    if not told.to_act:
        raise Unsuitable
    found = asking.decided(law, told.facts, "rights", told.to_act)
    if found.effect is not Effect.BETTING_OPEN:
        raise Unsuitable
    return found


def _measure(law: Book, told: Telling) -> tuple[Decision, ...]:
    """The last bet, call or raise of the street, if the house measures a raise by it."""
    points = [each for each in asking.every(told.facts, "least-raise") if each.onset > told.course.opened]
    told_so = [asking.on(law, told.facts, each) for each in points[-1:]]
    return tuple(each for each in told_so if asking.sure(each))


def _sums(told: Telling, level: int, decisions: tuple[Decision, ...], least: int) -> tuple[Sum, ...]:
    """The bet to match and the step on top of it."""
    step = least - level
    by = {value for each in decisions for key, value in each.figures if key == "by"}
    return f.running([("to match", level, f.bet_at(told, level)), (_measured(told, level, step, by), step, ())])


def _measured(told: Telling, level: int, step: int, by: set[int]) -> str:
    """What the step up is, as the house measures it."""
    if size := fixed(told):
        return "completed to the full bet" if step < size else "one fixed bet on top"
    if step == tables.unit(told.setup.stakes):
        return "the minimum bet on top"
    if by == {step}:
        return "the largest bet or raise of this street on top"
    return "as much again" if step == level else "what a raise must add"


KIND = Kind(
    KEY,
    "Minimum raise",
    "What is the minimum raise?",
    TARGET,
    CASES,
    question,
    ("bet.least-raise", "bet.rights"),
)
