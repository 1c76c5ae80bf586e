"""Several players of a room who do the same one after another: what becomes of each is told in one breath."""

from collections.abc import Iterable, Mapping

from trainer.grading.answers.room.rooms import happening_of
from trainer.kernel.room.desk_acts import ReEnter, Register
from trainer.kernel.room.seat_acts import Assign, Bust, DrawSeat
from trainer.kernel.room.table_acts import Win
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

ON_THE_WAY = (DrawSeat, Assign, Register, Win, Bust, ReEnter)
"""What comes before each of them sits down, also after losing all chips elsewhere."""


def with_the_others(
    record: RoomRecord, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str], sentence: str
) -> str:
    """The sentence of the lead, with what is said of the players who did the same just before."""
    if KINDS[lead.matter.kind].about is not About.PLAYER:
        return sentence
    named = (each for each in some if told[each.matter].startswith(each.matter.detail))
    same = {each.matter.detail: each for each in named if each.matter.kind == lead.matter.kind}
    act = type(happening_of(record, lead.matter).act)
    mine = [each for each in same.values() if type(happening_of(record, each.matter).act) is act]
    first = min(each.matter.error for each in (lead, *mine))
    between = record.happenings[first - 1 : lead.matter.error]
    if len(mine) < 2 or lead not in mine or not all(isinstance(each.act, (act, *ON_THE_WAY)) for each in between):
        return sentence
    parts = [told[each.matter].removesuffix(".") for each in sorted(mine, key=lambda each: each.matter.error)]
    return "; ".join(parts) + "."
