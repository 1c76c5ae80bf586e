"""A player who sits down, of whom no one tells that he was sent there or may sit there: what holds if he may."""

from collections.abc import Iterable, Mapping

from trainer.grading.answers.room.rooms import happening_of
from trainer.kernel.room.seat_acts import Sit
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

ARRIVAL = "arrival"
IF_SO = {
    "seating.no-unassigned-change": "{}; if the floor moved them, {}",
    "seating.no-seat-without-permission": "{}; if the floor seated them, {}",
}
"""By the ruling that he may not: the sentence with what follows if the floor has him sit there."""


def moved_over(
    record: RoomRecord, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str], sentence: str
) -> str:
    """The sentence on a seat that is taken or changed, with whether he is dealt in there."""
    act, matter = happening_of(record, lead.matter).act, lead.matter
    if lead.key not in IF_SO or not isinstance(act, Sit):
        return sentence
    came = (each for each in some if each.matter.kind == ARRIVAL and each.matter.error == matter.error)
    said = next((told[each.matter] for each in came if not each.silent), "")
    return IF_SO[lead.key].format(sentence.removesuffix("."), said) if said else sentence
