"""Who has folded or checked and then says "wait, I call" has said "call": whether the fold or check binds is asked."""

import re

from trainer.kernel import gestures as g
from trainer.rules.declared import declared
from trainer.rules.record import Record

TAKES_BACK = re.compile(r"(?:(?:wait|no|sorry|actually|oh|hold on|hang on|stop|please)\b[\s,.;:!–-]*)+", re.IGNORECASE)
CLAUSE = re.compile(r"[,.;:!–]\s*")
PUTS_IN = ("call", "bet", "raise", "all-in")


def as_said_after_folding(record: Record) -> Record:
    """The hand with such words cut down to what they declare."""
    acts = [
        g.Gesture(each.at, each.who, g.Say(said)) if (said := _declares(record, index)) else each
        for index, each in enumerate(record.gestures)
    ]
    return record.otherwise(acts) or record if acts != list(record.gestures) else record


def _declares(record: Record, index: int) -> str:
    """What words that are not read as they stand declare of a player who has folded or checked, "" for nothing."""
    said, course = record.gestures[index], record.courses[index]
    folded = course.street >= 0 and said.seat in course.dealt_in and said.seat not in course.contesting
    acted = folded or _has_just_checked(record, index)
    if not isinstance(said.act, g.Say) or not acted or declared(said.act.words) is not None:
        return ""
    rest = TAKES_BACK.sub("", said.act.words, count=1) if TAKES_BACK.match(said.act.words) else said.act.words
    for each in (rest, CLAUSE.split(rest.rstrip(".!"))[-1]):
        found = declared(each)
        if found is not None and found.kind in PUTS_IN and not found.conditional:
            return each
    return ""


def _has_just_checked(record: Record, index: int) -> bool:
    before = record.gestures[index - 1] if index else None
    return before is not None and before.seat == record.gestures[index].seat and isinstance(before.act, g.Check)
