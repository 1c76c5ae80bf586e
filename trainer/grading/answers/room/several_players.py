"""Several players of a room who do the same one after another: what becomes of each is told in one breath."""

import re
from collections.abc import Iterable, Mapping, Sequence

from trainer.grading.answers.room.rooms import PENALTY_COUNTED, happening_of
from trainer.grading.answers.room.still_on_penalty import ON_PENALTY, with_the_penalty
from trainer.kernel.listed import listed
from trainer.kernel.room.desk_acts import ReEnter, Register
from trainer.kernel.room.seat_acts import Assign, Bust, DrawSeat
from trainer.kernel.room.table_acts import Win
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

ON_THE_WAY = (DrawSeat, Assign, Register, Win, Bust, ReEnter)
"""What comes before each of them sits down, also after losing all chips elsewhere."""
SAME = "the same goes for {}"


def with_the_others(
    record: RoomRecord, lead: Decision, some: Iterable[Decision], told: Mapping[Matter, str], sentence: str
) -> str:
    """The sentence of the lead, with what is said of the players who did the same just before."""
    if KINDS[lead.matter.kind].about is not About.PLAYER:
        return sentence
    found = tuple(some)
    named = (each for each in found if told[each.matter].startswith(each.matter.detail))
    same = {each.matter.detail: each for each in named if each.matter.kind == lead.matter.kind}
    act = type(happening_of(record, lead.matter).act)
    mine = [each for each in same.values() if type(happening_of(record, each.matter).act) is act]
    first = min(each.matter.error for each in (lead, *mine))
    between = record.happenings[first - 1 : lead.matter.error]
    if len(mine) < 2 or lead not in mine or not all(isinstance(each.act, (act, *ON_THE_WAY)) for each in between):
        return sentence
    counted = {each.matter.detail for each in found if each.matter.kind == PENALTY_COUNTED and not each.silent}
    told_here = [each for each in mine if each is lead or each.matter.detail not in counted]
    in_order = sorted(told_here, key=lambda each: each.matter.error)
    return "; ".join(_each_once([_by_name(record, each, told) for each in in_order])) + "."


def _by_name(record: RoomRecord, decision: Decision, told: Mapping[Matter, str]) -> tuple[str, str]:
    return decision.matter.detail, with_the_penalty(record, decision, told[decision.matter]).removesuffix(".")


def is_among_them(decision: Decision, said: str, sentence: str) -> bool:
    """Does the sentence have what is said of this player, by himself or as the same that goes for another?"""
    name = decision.matter.detail
    own = said.removesuffix(".")
    if own.lower() in sentence.lower() or (name and ON_PENALTY.format(name) in sentence):
        return True
    named = re.search(rf"{SAME.format('')}[^;.]*\b{re.escape(name)}\b", sentence) if name else None
    return named is not None and own.startswith(name) and own.removeprefix(name) in sentence


def _each_once(parts: Sequence[tuple[str, str]]) -> list[str]:
    """What is said of each player by his name; of whom the same goes is only named after the first of them."""
    alike: dict[str, list[str]] = {}
    for name, said in parts:
        alike.setdefault(said.removeprefix(name), []).append(name)
    first = {names[0]: f"{names[0]}{said}" for said, names in alike.items()}
    others = {names[0]: f"; {SAME.format(listed(names[1:]))}" for names in alike.values() if names[1:]}
    return [first[name] + others.get(name, "") for name in first]
