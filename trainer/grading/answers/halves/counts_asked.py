"""Counts asked for in a row are each answered; so is one that nobody had a right to, with what came after it."""

from trainer.grading.answers.choice.leading import COUNTS
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.grading.answers.told_in_part.misstated import UNASKED
from trainer.grading.answers.words.holes import no_count_as
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested, Tell, Told
from trainer.rules.declared import declared
from trainer.rules.ruling import Decision

NO_COUNT = "bet.fair-look-no-count"
PAST = {"it isn't their turn": "it wasn't their turn", "they face no all-in": "they faced no all-in"}
HAD_NO_RIGHT = "seat {} had no right to the {}count: {}"


def with_each_count(found: Found, lead: Decision | None, sentence: str) -> tuple[str, dict[str, Decision]]:
    """The answer with those to everything that was to be counted in a row with it, in the order in which it was asked
    for, and with a count that was asked for without a right to it earlier on the street; and what was ruled on that.
    """
    if found.ask:
        return sentence, {}
    row = _row(found, lead)
    told = in_one_breath([told_of(found.law, found.facts, each) for each in row]) if len(row) > 1 else sentence
    denied = next(
        (each for each in found.points if each is not lead and each not in row and _denied(found, each)), None
    )
    if denied is None:
        return told, {}
    said = f"{told.removesuffix('.')}; {_had_no_right(found, denied)}."
    return said, {told_of(found.law, found.facts, denied): denied}


def _row(found: Found, lead: Decision | None) -> list[Decision]:
    if lead is None or lead.matter.kind not in COUNTS:
        return []
    mine = [each for each in found.points if each.matter.kind in COUNTS and not each.silent and _open(found, each)]
    once = {(each.matter.kind, each.matter.seats): each for each in mine}
    row = sorted(once.values(), key=lambda each: each.matter.error)
    return row if lead.matter in [each.matter for each in row] else []


def _open(found: Found, decision: Decision) -> bool:
    """Has nobody done anything since but talk?"""
    return all(isinstance(each.act, g.SPOKEN) and not _wagers(each.act) for each in _since(found, decision))


def _since(found: Found, decision: Decision) -> list[g.Gesture]:
    return found.facts.record.gestures[decision.matter.onset :]


def _wagers(act: g.Act) -> bool:
    return isinstance(act, g.Say) and declared(act.words) is not None


def _denied(found: Found, decision: Decision) -> bool:
    """Was there no right to the count, and did nobody give it all the same?"""
    facts, about = found.facts, decision.matter
    if decision.key != NO_COUNT:
        return False
    asked = facts.record.gestures[about.error - 1].act
    if isinstance(asked, g.Request) and (asked.words in UNASKED or _of_its_amount(found, asked.seat)):
        return False
    return facts.record.courses[about.error].street == facts.course.street and not _given(found, decision)


def _of_its_amount(found: Found, seat: int) -> bool:
    """Is it how much a bet is that this player has said in a number of several meanings, rather than a count?"""
    said = dict(found.facts.course.said).get(seat)
    return said is not None and bool(said.unofficial)


def _given(found: Found, decision: Decision) -> bool:
    """Was that count told before anybody asked for another one?"""
    acts = (each.act for each in _since(found, decision))
    counts = (
        each for each in acts if isinstance(each, Tell | g.Request) and each.what in (Told.COUNT, Requested.COUNT)
    )
    return isinstance(next(counts, None), Tell)


def _had_no_right(found: Found, decision: Decision) -> str:
    reason = no_count_as(decision.matter, found.facts)
    again = any(each.matter.kind == decision.matter.kind and each.key != NO_COUNT for each in found.points)
    return HAD_NO_RIGHT.format(decision.matter.seats[0], "first " if again else "", PAST.get(reason, reason))
