"""What of a room is no line of its own beside an answer: another line has it, or it holds of every hand."""

import re
from collections.abc import Mapping, Sequence

from trainer.grading.answers.room.rooms import PENALTY_COUNTED
from trainer.rules.ruling import Decision, Matter

BLINDS, LEVEL, OF_A_HAND = "blinds", "level-announced", "level-of-a-hand"
ARRIVAL = "arrival"
MOVES_TO, DRAWN, ENTRY = "balance-seat", "first-seat", "late-entry"
AS_DRAWN = ("seating.seat-drawn", "seating.drawn-or-assigned")


def goes_without_saying(decision: Decision, some: Sequence[Decision], told: Mapping[Matter, str]) -> bool:
    """Is it who posts the blinds, as in every hand, the blinds of a level at which a hand is told to be played, the
    seat to which another line has a player move, that a seat was drawn which another line says is drawn, or a hand of
    who still misses some?
    """
    others = [each for each in some if each is not decision and not each.silent]
    about = decision.matter
    if about.kind == MOVES_TO:
        table, seat = re.escape(about.detail), dict(decision.figures).get("to", 0)
        there = rf"to table {table}, seat {seat}\b|to seat {seat}\b.* of table {table}\b"
        return any(re.search(there, told[each.matter]) for each in others)
    if about.kind == LEVEL:
        return any(each.matter.kind == OF_A_HAND for each in others)
    if about.kind == DRAWN and decision.key in AS_DRAWN:
        return any((each.matter.kind, each.matter.detail) == (ENTRY, about.detail) for each in others)
    if about.kind == ARRIVAL:
        return any((each.matter.kind, each.matter.detail) == (PENALTY_COUNTED, about.detail) for each in others)
    return about.kind == BLINDS
