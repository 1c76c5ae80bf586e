"""May they raise? The action comes back to a player after all-ins that may be too short to re-open the betting."""

from random import Random

from trainer.quickfire import asking
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.plans import Plan, opened, plan, raised
from trainer.quickfire.spot import Answer, Field, Option, Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "may-they-raise"
TARGET = 12000
CAPPED = 4  # bets and raises on a street from which a limit to their number is likely to be posted
MAY = {Effect.BETTING_OPEN: f.YES, Effect.BETTING_CLOSED: f.NO, Effect.NO_RAISE_POSSIBLE: f.NO}
CAPS = (Effect.RAISES_CAPPED, Effect.RAISES_UNCAPPED)
CAP = "cap"


def _bet(made: Plan) -> int:
    """A bet that any house takes, with room for an all-in between it and a raise. Raises Unsuitable."""
    if made.limit == "limit":
        return made.bet
    return made.unit * made.dice.randint(2, len(made.seats) if made.limit == "pot-limit" else 6)


def _beyond(made: Plan, bet: int, low: int, high: int) -> int:
    """More than the bet by that many per cent of it, in whole chips and never nothing."""
    parts = bet // made.chip
    least, most = max(1, -(-low * parts // 100)), high * parts // 100
    if most < least:
        raise Unsuitable
    return made.dice.randint(least, most) * made.chip


def _told(made: Plan) -> Telling:
    told = made.tell()
    told.show()
    return told


def _one_all_in(dice: Random, low: int, high: int, limit: str = "") -> Telling:
    """A bet, an all-in beyond it by so many per cent of a raise, and the action back on the bettor."""
    made = plan(dice, (3, 5), dice.randint(1, 3), *(("holdem", limit) if limit else ()))
    bet, (bettor, short, *others) = _bet(made), made.order
    made.give(short, bet + _beyond(made, bet, low, high))
    told = _told(made)
    told.to(bettor, bet)
    told.all_in(short)
    for seat in others:
        told.stays(seat) if seat == others[-1] or dice.random() < 0.3 else told.fold(seat)
    return told


def _short(dice: Random) -> Telling:
    """Less than a full raise."""
    return _one_all_in(dice, 1, 99)


def _full(dice: Random) -> Telling:
    """Exactly a full raise, or more."""
    return _one_all_in(dice, 100, dice.choice((100, 160)))


def _limit_short(dice: Random) -> Telling:
    """Less than half a fixed bet."""
    return _one_all_in(dice, 1, 49, "limit")


def _limit_half(dice: Random) -> Telling:
    """Half a fixed bet or more."""
    return _one_all_in(dice, 50, dice.choice((50, 99)), "limit")


def _two_all_ins(dice: Random, low: int, high: int) -> Telling:
    """Two all-ins after one another, each short, together beyond the bet by so many per cent."""
    made = plan(dice, (4, 5), dice.randint(1, 3))
    bet, (bettor, first, second, *others) = _bet(made), made.order
    whole = _beyond(made, bet, low, high)
    part = made.chip * dice.randint(1, max(1, min(whole, bet) // made.chip - 1))
    if not whole - bet < part < whole:
        raise Unsuitable
    made.give(first, bet + part)
    made.give(second, bet + whole)
    told = _told(made)
    told.to(bettor, bet)
    told.all_in(first)
    told.all_in(second)
    for seat in others:
        told.stays(seat)
    return told


def _two_enough(dice: Random) -> Telling:
    """Together a full raise or more."""
    return _two_all_ins(dice, 100, dice.choice((100, 140)))


def _two_too_little(dice: Random) -> Telling:
    """Together still less than a full raise."""
    return _two_all_ins(dice, 1, 99)


def _between(dice: Random) -> Telling:
    """Somebody called the first short all-in and faces only what the second one added."""
    made = plan(dice, (4, 5), dice.randint(1, 3))
    bet, (bettor, first, caller, second, *others) = _bet(made), made.order
    part = _beyond(made, bet, 10, 90)
    made.give(first, bet + part)
    made.give(second, bet + part + _beyond(made, bet, 10, 99))
    told = _told(made)
    told.to(bettor, bet)
    told.all_in(first)
    told.stays(caller)
    told.all_in(second)
    for seat in (*others, bettor):
        told.fold(seat)
    return told


def _not_acted(dice: Random) -> Telling:
    """A short all-in, and somebody behind who has not acted at all."""
    made = plan(dice, (3, 5), dice.randint(1, 3))
    bet, (bettor, short, *_) = _bet(made), made.order
    made.give(short, bet + _beyond(made, bet, 1, 99))
    told = _told(made)
    told.to(bettor, bet)
    told.all_in(short)
    return told


def _option(dice: Random) -> Telling:
    """Everybody called the blind, and the action comes to it."""
    told = _told(plan(dice, (3, 6), 0))
    while len(told.course.pending) > 1:
        told.stays(told.to_act) if dice.random() < 0.6 or len(told.course.pending) < 3 else told.fold(told.to_act)
    return told


def _limper(dice: Random) -> Telling:
    """Before the flop a limper faces a short all-in over the blind."""
    made = plan(dice, (3, 5), 0)
    limper, short, *others = made.order
    made.give(short, made.unit + _beyond(made, made.unit, 1, dice.choice((99, 140))))
    told = _told(made)
    told.stays(limper)
    told.all_in(short)
    for seat in others:
        told.stays(seat) if seat == others[-1] else told.fold(seat)
    return told


def _checked(dice: Random) -> Telling:
    """Somebody checked and faces an all-in, below or of the least bet."""
    made = plan(dice, (3, 5), dice.randint(1, 3))
    checker, short, *others = made.order
    made.give(short, _beyond(made, made.unit, *dice.choice(((20, 99), (100, 150)))))
    told = _told(made)
    told.stays(checker)
    told.all_in(short)
    for seat in others:
        told.stays(seat)
    return told


def _nobody_left(dice: Random) -> Telling:
    """All others are all-in for what there is to call, or his own chips go no further."""
    made = plan(dice, (2, 3), dice.randint(1, 3), "holdem", "no-limit")
    bet, (bettor, *others) = made.unit * dice.randint(4, 9), made.order
    short = dice.random() < 0.5
    for seat in others:
        made.give(seat, bet + made.unit * dice.randint(4, 9))
    made.give(bettor, bet if short else 20 * made.unit)
    told = _told(made)
    told.all_in(bettor) if short else told.to(bettor, bet)
    if short:
        return _over_all_in(told)
    for seat in others:
        told.all_in(seat)
    return told


def _over_all_in(told: Telling) -> Telling:
    """All but the last one fold to the all-in."""
    while len(told.course.pending) > 1:
        told.fold(told.to_act)
    return told


def _many_raises(dice: Random) -> Telling:
    """Raise upon raise, at fixed or at big bets."""
    game = dice.choice((("holdem", "limit"), ("holdem", "limit"), ("holdem", "no-limit")))
    told = _told(plan(dice, (2, 4), dice.choice((0, 1, 2)), *game))
    if not told.course.bet:
        opened(told, told.to_act, dice, 2)
    for _ in range(CAPPED - 1):
        raised(told, told.to_act, dice, 1)
    return told


CASES = {
    "full": _full,
    "short": _short,
    "option": _option,
    "not-acted": _not_acted,
    "limit-short": _limit_short,
    "two-enough": _two_enough,
    "limit-half": _limit_half,
    "two-too-little": _two_too_little,
    "checked": _checked,
    "limper": _limper,
    "nobody-left": _nobody_left,
    "between": _between,
    "many-raises": _many_raises,
}


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """May the player to act raise? Raises Unsuitable."""
    seat = told.to_act
    if not seat:
        raise Unsuitable
    right = asking.decided(law, told.facts, "rights", seat)
    caps = _caps(law, told)
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told, f"stack-{seat}"),
        f"{f.named(told, seat)} is to act. May this player raise?",
        _fields(told),
        (_answer(right, caps),),
        (right, *caps),
        TARGET,
        sums=_sums(told, seat, right),
        case=case,
        says=_premise(told, caps),
    )


def _caps(law: Book, told: Telling) -> tuple[Decision, ...]:
    """What the house says on the number of raises, once there are so many that a limit could be reached."""
    found = asking.if_sure(law, told.facts, "raise-cap", told.to_act)
    return tuple(each for each in found if asking.figure(each, "raises") >= CAPPED)


def _premise(told: Telling, caps: tuple[Decision, ...]) -> str:
    fixed = told.setup.limit == "limit" and not caps
    return "The house’s cap on raises hasn’t been reached." if fixed else ""


def _answer(right: Decision, caps: tuple[Decision, ...]) -> Answer:
    """Yes or no, or by the limit to raises that the house posts; and what a call adds. Raises Unsuitable."""
    if right.effect not in MAY or any(each.effect not in CAPS for each in caps):
        raise Unsuitable
    posted = right.effect is Effect.BETTING_OPEN and any(each.effect is Effect.RAISES_CAPPED for each in caps)
    return {"may": CAP if posted else MAY[right.effect], "call": asking.figure(right, "call")}


def _fields(told: Telling) -> tuple[Field, ...]:
    options = [Option(f.YES, "Yes", "call or raise"), Option(f.NO, "No", "call or fold only")]
    if told.setup.limit == "limit":
        options.append(Option(CAP, "If the cap allows", "the house’s cap on raises"))
    step = tables.smallest(told.setup.stakes)
    return (f.choice("may", "May they raise?", *options), f.chips_field("call", "To call", step))


def _sums(told: Telling, seat: int, right: Decision) -> tuple[Sum, ...]:
    """What there is to match less what lies there; of a short stack only what it has."""
    bet, own, call = told.course.bet, told.table.seat(seat).bet.amount, asking.figure(right, "call")
    lines = [("to match", bet, f.bet_at(told, bet)), ("already in front", -own, (f"bet-{seat}",))]
    if bet - own > call:
        lines.append(("more than the player has", call - bet + own, (f"stack-{seat}",)))
    return f.running(line for line in lines if line[1])


KIND = Kind(
    KEY,
    "May they raise?",
    "Short and full all-ins: has the betting reopened?",
    TARGET,
    CASES,
    question,
    ("bet.rights",),
)
