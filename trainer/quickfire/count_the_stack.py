"""Count the stack: somebody asks how much that is. May it be counted, and what does it come to?"""

from dataclasses import replace
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.chips import Chips
from trainer.quickfire import asking, scenes
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Story, Unsuitable
from trainer.quickfire.plans import opened, plan
from trainer.quickfire.spot import Answer, Field, Option, Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "count-the-stack"
TARGET = 15000
MAY, AMOUNT = "may", "amount"
COUNTED, NOT_COUNTED = "counted", "not-counted"
PRACTICE = "practice:count-by-stacks"
POT, STACK = "pot-count", "stack-count"


def _asks(told: Telling, what: str, whom: int = 0) -> Telling:
    """The player to act asks."""
    if what == POT:
        told.player(told.to_act, g.Request(Requested.POT_COUNT, words="can I have a count of the pot"))
    else:
        told.player(told.to_act, g.Request(Requested.COUNT, whom, f"can I have a count of seat {whom}"))
    return told


def all_in(dice: Random) -> Telling:
    """The player to act faces an all-in."""
    return _faced(dice.choice((scenes.bet, scenes.blind, scenes.no_bet))(dice))


def all_in_over_a_raise(dice: Random) -> Telling:
    """The player to act faces an all-in on top of a raise."""
    return _faced(scenes.raise_(dice))


def _faced(told: Telling) -> Telling:
    """Who is to act goes all-in, and the next one asks how much it is. Raises Unsuitable."""
    if told.setup.limit == "pot-limit":
        raise Unsuitable
    seat = told.to_act
    told.all_in(seat)
    if not told.to_act:
        raise Unsuitable
    return _asks(told, STACK, seat)


def pot(dice: Random) -> Telling:
    """At pot-limit, before the flop, the player to act asks for the pot."""
    return _asks(_pot_limit(dice, 0), POT)


def pot_after_the_flop(dice: Random) -> Telling:
    """At pot-limit the player to act asks for the pot, with a bet in front or none."""
    told = _pot_limit(dice, dice.randint(1, 3))
    if dice.random() < 0.6:
        opened(told, told.to_act, dice)
    return _asks(told, POT)


def _pot_limit(dice: Random, street: int) -> Telling:
    told = plan(dice, (2, 6), street, dice.choice(("omaha", "omaha-8", "holdem")), "pot-limit").tell()
    told.show()
    for _ in range(dice.randint(0, len(told.course.pending) - 2)):
        told.stays(told.to_act)
    return told


def pot_at_no_limit(dice: Random) -> Telling:
    """At no-limit the player to act asks for the pot."""
    told = scenes.bet(dice, (2, 5), ("holdem", "no-limit"))
    return _asks(told, POT)


def stack_behind(dice: Random) -> Telling:
    """The player to act asks what somebody has behind who is not all-in."""
    told = scenes.bet(dice, (2, 5), ("holdem", "no-limit"))
    others = [seat for seat in told.course.contesting if seat != told.to_act and told.table.seat(seat).stack]
    return _asks(told, STACK, dice.choice(others))


CASES: dict[str, tuple[Story, str]] = {
    "all-in": (all_in, STACK),
    "pot": (pot, POT),
    "stack-behind": (stack_behind, STACK),
    "all-in-over-a-raise": (all_in_over_a_raise, STACK),
    "pot-at-no-limit": (pot_at_no_limit, POT),
    "pot-after-the-flop": (pot_after_the_flop, POT),
}


def question(law: Book, told: Telling, case: str, seed: int, kind: str) -> Spot:
    """The player to act has asked for a count of that kind of point. Raises Unsuitable."""
    decision = asking.decided(law, told.facts, kind)
    lying = _lying(told, decision, kind)
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        _focus(told, kind, decision),
        f"{f.named(told, told.to_act)} asks for a count of {'the pot' if kind == POT else f'seat {_named(told)}'}.",
        _fields(tables.smallest(told.setup.stakes)),
        (_answer(lying),),
        (decision,),
        TARGET,
        sums=_sums(lying),
        practices=asking.practised(law, PRACTICE),
        case=case,
    )


Lying = list[tuple[str, Chips]]


def _lying(told: Telling, decision: Decision, kind: str) -> Lying:
    """Where the chips lie that are counted, and which; none where they are not. Raises Unsuitable, also where the house
    has the player see them and says of no count.
    """
    figures = dict(decision.figures)
    if kind == POT:
        amount, places = figures.get("pot", 0), _pot(told)
    else:
        seat, amount = figures.get("seat", 0), figures.get("chips", 0)
        places = [(f"bet-{seat}", told.table.seat(seat).bet)] if seat else []
    if amount and amount != sum(chips.amount for _, chips in places):
        raise Unsuitable
    if not amount and decision.ruling is not None and not decision.ruling.fault:
        raise Unsuitable
    return places if amount else []


def _pot(told: Telling) -> Lying:
    bets = [(f"bet-{seat.number}", seat.bet) for seat in told.table.seats if seat.bet]
    return [*([("pot", told.table.pot)] if told.table.pot else []), *bets]


def _focus(told: Telling, kind: str, decision: Decision) -> tuple[str, ...]:
    """The chips that are asked about."""
    if kind == POT:
        return f.places(told, "pot")
    seat = dict(decision.figures).get("seat", _named(told))
    return (f"bet-{seat}", f"stack-{seat}")


def _named(told: Telling) -> int:
    """The seat that the player asked about. Raises Unsuitable."""
    asked = told.record.gestures[-1].act
    if not isinstance(asked, g.Request) or not asked.seat:
        raise Unsuitable
    return asked.seat


def _fields(step: int) -> tuple[Field, ...]:
    options = (
        Option(COUNTED, "I count it", "and say what it is"),
        Option(NOT_COUNTED, "I don’t count it", "the player may look"),
    )
    return (f.choice(MAY, "Do you count it?", *options), f.chips_field(AMOUNT, "The count", step, (MAY, (COUNTED,))))


def _answer(lying: Lying) -> Answer:
    if not lying:
        return {MAY: NOT_COUNTED}
    return {MAY: COUNTED, AMOUNT: sum(chips.amount for _, chips in lying)}


def _sums(lying: Lying) -> tuple[Sum, ...]:
    """Pile by pile, the highest denomination first."""
    piles = [(where, value, count) for where, chips in lying for value, count in chips.piles]
    lines = f.running((f"{count} of {f.money(value)}", value * count, (where,)) for where, value, count in piles)
    chips = [Chips(((value, count),)) for _, value, count in piles]
    return tuple(replace(line, chips=each) for line, each in zip(lines, chips, strict=True))


KIND = Kind(
    KEY,
    "Count the stack",
    "A player asks for a count. Do you give it, and what is it?",
    TARGET,
    {case: story for case, (story, _) in CASES.items()},
    lambda law, told, case, seed: question(law, told, case, seed, CASES[case][1]),
    ("bet.stack-count", "bet.pot-count"),
)
