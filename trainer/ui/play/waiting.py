"""Whom the table waits for, as anyone in the box can see, and which acts nothing goes on without. No rules."""

from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.rules.course import clockwise
from trainer.rules.record import Record
from trainer.scenarios.report import open_question
from trainer.ui.play.hands import Hands
from trainer.ui.table.picture import WAITS_FOR_DEALER, Picture

AND_NOW = "and-now"
STOPPED = "The action is stopped. Press Proceed to resume it."
ASKED = "The floor is waiting for your answer."
NAMED = "Push the pot now, or choose another seat."


def waits_for(record: Record, floor_away: bool, showing: bool = False) -> int | None:
    """The seat after whoever acted last, or the dealer; None while the floor has the table, or nothing goes on.

    Nobody waits while players are `showing` their hands. It goes around as the players do: whoever was passed over is
    not pointed at, and nothing is known beforehand.
    """
    course, table = record.course, record.table
    if table.over or not floor_away or showing:
        return None
    if table.stopped or not course.pending or not course.betting:
        return WAITS_FOR_DEALER
    acted = [each.seat for each in course.actions if each.street == course.street]
    acted += [course.ongoing.seat] if course.ongoing is not None else []
    return clockwise(course.pending, acted[-1])[0] if acted else course.to_act


def waited_for(picture: Picture, record: Record, showing: bool) -> Picture:
    """The picture with whom the table waits for, and with a stop while the floor neither comes nor asks anything."""
    waits = waits_for(record, picture.floor == "away", showing)
    return replace(picture, waits_for=waits, stopped=_to_be_resumed(picture, record))


def _to_be_resumed(picture: Picture, record: Record) -> bool:
    if not record.table.stopped or picture.floor == "walking":
        return False
    return not asked(record) and not wants_a_plan(record)


def wanted(record: Record, hands: Hands) -> dict[str, str]:
    """Acts of the palette by name, each with why it is waited for: what was stopped, asked, or is half said."""
    if hands.chips.asking == "push" and hands.chips.seats:
        return {"push": NAMED}
    if asked(record):
        return {"floor": ASKED}
    return {"proceed": STOPPED} if record.table.stopped and not _comes(record) else {}


def asked(record: Record) -> bool:
    """Does the floor still wait to hear what happened? What the dealer then wants of it can be told at any time."""
    return bool(open_question(record))


def wants_a_plan(record: Record) -> bool:
    """Has the floor asked what the dealer wants to do, and heard nothing since?"""
    acts = [each.act for each in record.gestures if isinstance(each.act, g.Ask | g.Plan | g.Leave)]
    return bool(record.table.floor and acts) and acts[-1] == g.Ask(AND_NOW)


def _comes(record: Record) -> bool:
    """Is the floor at the table, or on its way?"""
    acts = (each.act for each in reversed(record.gestures) if isinstance(each.act, g.CallFloor | g.Leave))
    return isinstance(next(acts, None), g.CallFloor)
