"""Pot-limit maximum: a player says "pot"; to how much does that come?"""

from random import Random

from trainer.quickfire import asking
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.plans import Plan, opened, plan, raised
from trainer.quickfire.spot import Spot, Sum
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.ruling import Decision
from trainer.scenarios.fresh import tables

KEY = "pot-limit-maximum"
TARGET = 15000
GAMES = ("omaha", "omaha", "omaha-8", "holdem")


def _plan(dice: Random, players: tuple[int, int], street: int) -> Plan:
    return plan(dice, players, street, dice.choice(GAMES), "pot-limit")


def _told(dice: Random, players: tuple[int, int], street: int) -> Telling:
    told = _plan(dice, players, street).tell()
    told.show()
    return told


def _no_bet(dice: Random) -> Telling:
    """Nobody has bet after the flop."""
    told = _told(dice, (2, 7), dice.randint(1, 3))
    for _ in range(dice.randint(0, len(told.course.pending) - 1)):
        told.stays(told.to_act)
    return told


def _bet(dice: Random) -> Telling:
    """One bet to face."""
    told = _told(dice, (2, 6), dice.randint(1, 3))
    opened(told, told.to_act, dice)
    return told


def _bet_and_calls(dice: Random) -> Telling:
    """A bet and callers."""
    told = _told(dice, (3, 7), dice.randint(1, 3))
    opened(told, told.to_act, dice)
    for _ in range(dice.randint(1, len(told.course.pending) - 1)):
        told.stays(told.to_act)
    return told


def _first_raise(dice: Random) -> Telling:
    """Before the flop, only the blinds to face."""
    told = _told(dice, (3, 7), 0)
    for _ in range(dice.randint(0, len(told.course.pending) - 3)):
        told.fold(told.to_act)
    return told


def _limpers(dice: Random) -> Telling:
    """Before the flop, blinds and callers."""
    told = _told(dice, (4, 7), 0)
    for _ in range(dice.randint(1, len(told.course.pending) - 1)):
        told.stays(told.to_act)
    return told


def _raised(dice: Random) -> Telling:
    """A raise to face, before or after the flop."""
    told = _told(dice, (3, 6), dice.choice((0, 0, 1, 2)))
    if not told.course.bet:
        opened(told, told.to_act, dice, 3)
    raised(told, told.to_act, dice)
    for _ in range(dice.randint(0, 1)):
        told.stays(told.to_act)
    return told


def _short_blind(dice: Random) -> Telling:
    """Before the flop with a big blind that could not be posted in full."""
    made = _plan(dice, (4, 6), 0)
    made.give(made.order[-1], made.chip * dice.randint(1, max(1, made.unit // made.chip - 1)))
    told = made.tell()
    told.show()
    return told


CASES = {
    "no-bet": _no_bet,
    "bet": _bet,
    "first-raise": _first_raise,
    "bet-and-calls": _bet_and_calls,
    "limpers": _limpers,
    "raised": _raised,
    "short-blind": _short_blind,
}


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """The player to act says "pot": to how much does it come? Raises Unsuitable."""
    seat = told.to_act
    if not seat:
        raise Unsuitable
    told.say(seat, "pot")
    decision = asking.decided(law, told.facts, "pot-bet", seat)
    most = asking.figure(decision, "most")
    if most >= told.reach(seat):
        raise Unsuitable
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told, "pot"),
        f'{f.named(told, seat)} says "pot".',
        (f.chips_field("to", "The maximum, total", tables.smallest(told.setup.stakes)),),
        ({"to": most},),
        (decision,),
        TARGET,
        sums=_sums(told, decision),
        case=case,
    )


def _sums(told: Telling, decision: Decision) -> tuple[Sum, ...]:
    """Everything that is in, the call, and the raise of all that on top of the bet faced."""
    made = wager(told.facts.about(decision.matter))
    lines = [*_lying(told), *_missing(made, decision)]
    if made.facing:
        lines.append(("the call", made.to_call, ()))
        lines.append(("on top of the bet", made.facing, f.bet_at(told, made.facing)))
    return f.running(lines)


def _lying(told: Telling) -> list[tuple[str, int, tuple[str, ...]]]:
    """The pot, and each bet in front."""
    lying = [("in the pot", told.table.pot.amount, ("pot",))] if told.table.pot else []
    bets = [(f"in front of seat {s.number}", s.bet.amount, (f"bet-{s.number}",)) for s in told.table.seats if s.bet]
    return [*lying, *bets]


def _missing(made: Wager, decision: Decision) -> list[tuple[str, int, tuple[str, ...]]]:
    """What a short blind counts for beyond its chips."""
    more = asking.figure(decision, "pot") - made.pot
    return [("a short blind counts in full", more, ())] if more else []


KIND = Kind(
    KEY,
    "Pot-limit maximum",
    "A player bets the pot. How much is that?",
    TARGET,
    CASES,
    question,
    ("bet.pot-bet",),
)
