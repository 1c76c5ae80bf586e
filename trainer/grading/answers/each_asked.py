"""Several things asked for or disputed in a row: each is answered; and a count to which nobody had a right."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.holes import no_count_as
from trainer.grading.answers.leading import COUNTS
from trainer.grading.answers.state import DISPUTE, disputes_nothing
from trainer.grading.answers.telling import in_one_breath, lower, told_of
from trainer.kernel import gestures as g
from trainer.rules.declared import declared
from trainer.rules.facts.disputes import ACTION
from trainer.rules.ruling import Decision

TO_SEE = "asked-to-see"
ASKS = (DISPUTE, TO_SEE, *COUNTS)
NO_COUNT = "bet.fair-look-no-count"
HEARD, TOO_LATE = "The dispute is heard", "The result stands: it's too late for a dispute"
PAST = {"it isn't their turn": "it wasn't their turn", "they face no all-in": "they faced no all-in"}
HAD_NO_RIGHT = "to the {}count seat {} had no right: {}"


def with_each_asked(found: Found, lead: Decision | None, sentence: str) -> str:
    """The answer with those to everything else that was asked in a row with it, in the order in which it was asked, and
    with counts that were asked for without a right to them earlier on the street.
    """
    row = _row(found, lead)
    told = in_one_breath([_named(found, each, row) for each in row]) if len(row) > 1 else sentence
    denied = [each for each in found.points if each is not lead and each not in row and _denied(found, each)]
    if not denied or found.ask:
        return told
    return f"{told.removesuffix('.')}; {_had_no_right(found, denied[0])}."


def _row(found: Found, lead: Decision | None) -> list[Decision]:
    if lead is None or found.ask or not _asks(lead):
        return []
    mine = [each for each in found.points if _asks(each) and _still_asked(found, each)]
    once = {(each.matter.kind, each.matter.seats, each.matter.detail): each for each in mine}
    row = sorted(once.values(), key=lambda each: each.matter.error)
    alike = all(each.matter.kind == DISPUTE and each.key == lead.key for each in row)
    return row if lead.matter in [each.matter for each in row] and not alike else []


def _asks(decision: Decision) -> bool:
    kind = decision.matter.kind
    if decision.silent:
        return kind == TO_SEE
    return kind in ASKS and decision.matter.detail != ACTION and not disputes_nothing(decision)


def _still_asked(found: Found, decision: Decision) -> bool:
    """Has nobody done anything since but talk?"""
    since = found.facts.record.gestures[decision.matter.onset :]
    return all(isinstance(each.act, g.SPOKEN) and not _wagers(each.act) for each in since)


def _wagers(act: g.Act) -> bool:
    return isinstance(act, g.Say) and declared(act.words) is not None


def _named(found: Found, decision: Decision, row: list[Decision]) -> str:
    """The sentence with what it is about, where another one of the row is alike."""
    said, about = told_of(found.law, found.facts, decision), decision.matter
    alike = [each for each in row if each.matter.kind == about.kind]
    if about.kind == DISPUTE and len(alike) > 1:
        heard = said.replace(HEARD, f"The dispute over {about.detail} is heard")
        return heard.replace(TOO_LATE, f"It's too late for a dispute over {about.detail}")
    if about.kind == TO_SEE and len(alike) > 1 and not decision.silent and f"seat {about.seats[0]}" not in lower(said):
        return f"{said.removesuffix('.')}, as seat {about.seats[0]} asks."
    return said


def _denied(found: Found, decision: Decision) -> bool:
    facts, about = found.facts, decision.matter
    return decision.key == NO_COUNT and facts.record.courses[about.error].street == facts.course.street


def _had_no_right(found: Found, decision: Decision) -> str:
    reason = no_count_as(decision.matter, found.facts)
    earlier = any(each.matter.kind == decision.matter.kind and each.key != NO_COUNT for each in found.points)
    return HAD_NO_RIGHT.format("first " if earlier else "", decision.matter.seats[0], PAST.get(reason, reason))
