"""What a player does who was penalized before, or did the same before: that penalties grow with repeats."""

from trainer.grading.answers.halves.behaved import REPEATED, WARNED
from trainer.kernel.room.seat_acts import Penalty, PenaltyRounds
from trainer.rules.book import Book
from trainer.rules.room.points.manners import DEVICE_IN_THE_ROOM, TOLD_IN_THE_ROOM
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

ROUNDS = "conduct.penalty.penalty-given"
"""The rule of the houses that print what a penalty may be, and that repeats escalate it."""
ESCALATE = "repeats are subject to escalating penalties"


def with_the_escalation(
    record: RoomRecord, law: Book, lead: Decision, points: tuple[Decision, ...], sentence: str
) -> str:
    """The sentence on what a player did, with what repeats come to where it is one."""
    matter, ruling = lead.matter, lead.ruling
    told = matter.kind in (TOLD_IN_THE_ROOM, DEVICE_IN_THE_ROOM) and lead.key not in (WARNED, REPEATED)
    if not told or ruling is None or not ruling.fault or ROUNDS not in law.rules:
        return sentence
    given = [each.act for each in record.happenings[: matter.error] if isinstance(each.act, Penalty | PenaltyRounds)]
    before = (each for each in points if each.key == lead.key and each.matter.error < matter.error)
    if not any(each.name == matter.detail for each in given) and not any(
        each.matter.detail == matter.detail for each in before
    ):
        return sentence
    return f"{sentence.removesuffix('.')}; {ESCALATE}."
