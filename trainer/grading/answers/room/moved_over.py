"""A player who sits down at another table, of whom no one tells that he was sent there: what holds if he was."""

from collections.abc import Iterable, Mapping

from trainer.grading.answers.room.rooms import happening_of
from trainer.kernel.room.seat_acts import Sit
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

CHANGE, ARRIVAL, UNASSIGNED = "seat-change", "arrival", "seating.no-unassigned-change"
IF_SENT = "{}; if the floor moved them, {}"


def moved_over(
    record: RoomRecord, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str], sentence: str
) -> str:
    """The sentence on a change of seat with whether he is dealt in at the other table."""
    act, matter = happening_of(record, lead.matter).act, lead.matter
    if lead.key != UNASSIGNED or not isinstance(act, Sit):
        return sentence
    came = (each for each in some if each.matter.kind == ARRIVAL and each.matter.error == matter.error)
    said = next((told[each.matter] for each in came if not each.silent), "")
    return IF_SENT.format(sentence.removesuffix("."), said) if said else sentence
