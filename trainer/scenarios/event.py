"""What the director answers: somebody does something at a time, everybody waits, or the hand has ended."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.record import Record


@dataclass(frozen=True, slots=True)
class Happens:
    """`who` does `act` at `at` milliseconds of the hand, unless the dealer changes the world before."""

    who: str
    act: g.Act
    at: int


@dataclass(frozen=True, slots=True)
class Waits:
    """Nobody but the dealer can go on."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The hand, or the part of it that the scenario plays, is over."""


BEHAVING = (g.Conduct, g.Device, g.ShowTo, g.Bounty, g.Uncover, g.Move, g.Drop)
"""What players do at the table apart from bets, words and turning cards over."""
TURNING = (g.Proceed, g.Gather, g.BringInBets, g.AnnounceBet, g.ActionOn, g.AskToShow, g.ReturnBet)
Event = Happens | Waits | Ended
THINK = (600, 1600)
WATCH = (2200, 3400)
"""After chips, words, hands at rest or an act too soon a player waits for the dealer's voice, everywhere the same."""


def think_of(seed: int, record: Record, since: int) -> int:
    """How long the next player takes after so many gestures: longer while nobody has said what the chips come to, or
    when somebody has acted before his turn.
    """
    act = record.gestures[since - 1].act if since else None
    waits = isinstance(act, (g.Wager, *g.SPOKEN, g.PullBack, g.Rest, *BEHAVING)) or _too_soon(record, since)
    span = WATCH if waits else THINK
    return Random(f"think {seed} {since}").randint(*span)


def _too_soon(record: Record, since: int) -> bool:
    """Was that gesture an act before its player's turn?"""
    done = record.courses[since].actions[-1:]
    return any(each.index == since - 1 and not each.in_turn for each in done)


def think(seed: int, since: int) -> int:
    """How long a player thinks, in milliseconds, about what came up after `since` gestures: by seed, never by hand."""
    return Random(f"think {seed} {since}").randint(*THINK)


def chance(seed: int, word: str, since: int) -> Random:
    """The chance that belongs to one decision, the same whenever it is asked."""
    return Random(f"{word} {seed} {since}")


def since(record: Record, at: int | None = None) -> int:
    """The gesture count since when the present turn stands: the last act of a player or the floor, or what opened it.

    The dealer's own routine meanwhile (pitching while the blinds are posted) does not move it. With `at` the turn that
    stood after so many gestures.
    """
    count = len(record) if at is None else at
    while count and not _turning(record, count):
        count -= 1
    return count


def _turning(record: Record, count: int) -> bool:
    gesture = record.gestures[count - 1]
    if not gesture.by_dealer or isinstance(gesture.act, TURNING):
        return True
    before, after = record.courses[count - 1], record.courses[count]
    return (before.street, before.betting, before.to_act) != (after.street, after.betting, after.to_act)


def began(facts: Facts, holds: Callable[[Facts], bool]) -> int:
    """Since how many gestures something that holds now has held without a break."""
    count = facts.at
    while count and holds(facts.when(count - 1)):
        count -= 1
    return count


def time_of(record: Record, count: int) -> int:
    """When the gesture before `count` happened, in milliseconds."""
    return record.gestures[count - 1].at if count else 0
