"""Chips and words that a player adds to what he has just done, with nobody but others out of turn heard in between."""

from trainer.kernel import gestures as g
from trainer.rules.counted import RISING
from trainer.rules.declared import declared
from trainer.rules.facts import Facts, turns
from trainer.rules.facts.wager import Wager, at_its_most, faced, wagers
from trainer.rules.record import Record


def as_one_wager(record: Record) -> Record:
    """The hand in which these came before what was done out of turn since: his turn has not come again."""
    at = record.courses[len(record)].deal_start
    while at < len(record):
        record = _put_before(record, at) or record
        at += 1
    return record


def _put_before(record: Record, at: int) -> Record | None:
    """The same of one gesture, with what its player took back on the way; None where it is an act of its own."""
    gesture = record.gestures[at]
    if not _adds(gesture):
        return None
    then = Facts(record, at)
    here = [each for each in wagers(then) if each.street == then.course.street]
    mine = next((each for each in reversed(here) if each.seat == gesture.seat and each.motions), None)
    since = [each for each in here if mine is not None and each.first > mine.first and each.seat != mine.seat]
    if mine is None or not since:
        return None
    first = since[0].first
    back = [each for each in range(first, at) if _is_back(record, each, mine)]
    if not _wait(then, mine, since) or (_raised(mine, since) and not (back or mine.back)):
        return None
    own = [*back, at]
    moved = [record.gestures[each] for each in own]
    rest = [each for index, each in enumerate(record.gestures[first:], first) if index not in own]
    return record.otherwise([*record.gestures[:first], *moved, *rest])


def _adds(gesture: g.Gesture) -> bool:
    """Does a player put out chips, or say that he bets or raises?"""
    said = declared(gesture.act.words) if isinstance(gesture.act, g.Say) else None
    return bool(gesture.seat) and (isinstance(gesture.act, g.Wager) or (said is not None and said.kind in RISING))


def _wait(then: Facts, mine: Wager, since: list[Wager]) -> bool:
    """Was all since then out of turn, and is he not on again?"""
    outs = {each.made.first for each in turns.told(then).outs}
    return turns.due_now(then) not in (0, mine.seat) and all(each.first in outs for each in since)


def _raised(mine: Wager, since: list[Wager]) -> bool:
    """Has somebody raised it, so that what he puts out beside it may be meant for that?"""
    most = max(faced(mine), at_its_most(mine).total)
    return any(max(each.total, faced(each)) > most for each in since)


def _is_back(record: Record, at: int, mine: Wager) -> bool:
    gesture = record.gestures[at]
    return gesture.seat == mine.seat and isinstance(gesture.act, g.PullBack)
