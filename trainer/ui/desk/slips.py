"""Paragraphs on paper: what the debrief lays beside the table."""

from dataclasses import replace

from trainer.grading.assessment import Finding, How, MatterGrade, Verdict
from trainer.grading.explain import headline, matter_name, mishandled, shorted, while_fixable
from trainer.rules.book import book
from trainer.rules.floors_own import OWN
from trainer.rules.lacking import told
from trainer.rules.practice import NO_RULE
from trainer.rules.ruling import Citation, Decision
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import pill
from trainer.ui.desk.money import money_notes
from trainer.ui.desk.readings import reading_notes
from trainer.ui.screens.models import NoteView, SlipView

HARM = "That’s wrong under any rulebook."
NOT_SCORED = "This rulebook doesn’t cover that. The remedy is not scored."
OBEYED = "This rulebook doesn’t cover that. What counts is that you do what the floor orders."
OWN_ORDER = "The floor’s order is its own choice, not the rulebook’s. Another floor may rule differently."
NOTHING = "No rule came into play. You were right to keep dealing."


def matter_slip(decision: Decision) -> SlipView:
    """What the house's book says on a matter, or that it is silent and whom its floor follows."""
    if decision.ruling is None or not decision.citations:
        return silent_slip(decision)
    first = closest(decision.citations)
    text = " ".join(dict.fromkeys(each.says for each in decision.citations))
    notes = (*_readings(decision.citations), *_fallback(decision), *_also(decision, first))
    return SlipView(first.at, pill(first.book), matter_name(decision.matter), text, notes)


def grade_slip(dealt: Dealt, grade: MatterGrade) -> SlipView:
    """What the book says: the paragraph that was decisive when it could still be fixed, then what has become of it."""
    early, late = while_fixable(dealt.record, grade, book(dealt.book)), grade.decision
    slip = matter_slip(early if _became(early, late) else late)
    became = (_what_became(grade),) if _became(early, late) else ()
    return replace(slip, notes=(*became, *money_notes(dealt, grade), *slip.notes))


def _became(early: Decision, late: Decision) -> bool:
    """Did another ruling or paragraph come to decide it since it came up?"""
    if early.ruling is None or not early.citations:
        return False
    if late.ruling is None or not late.citations:
        return True
    return early.ruling.key != late.ruling.key or closest(early.citations).at != closest(late.citations).at


def _what_became(grade: MatterGrade) -> NoteView:
    """What decides it now, because its time ran out or because of what was done about it."""
    since = "After that" if grade.noticed.how is How.YES else "Once it was too late"
    cited = closest(grade.decision.citations) if grade.decision.citations else None
    says = f"{cited.at}: {cited.says}" if cited is not None else "it is not covered."
    return NoteView("plain", f"{since}, {says}")


def closest(citations: tuple[Citation, ...]) -> Citation:
    """The most particular paragraph: one that a rule rests on, and the deepest; of several the first."""
    return max(citations, key=lambda each: (bool(each.rule), _depth(each.at)))


def _depth(at: str) -> int:
    """How deep a paragraph lies: "35-A-1" is the third below its book; words name the chapter, as in "no-limit-12"."""
    parts = at.split("-")
    return len(parts) - next((place for place, each in enumerate(parts) if not each.islower()), len(parts))


def _also(decision: Decision, first: Citation) -> tuple[NoteView, ...]:
    more = dict.fromkeys(each.at for each in decision.citations if each.at != first.at)
    return (NoteView("plain", f"See also {', '.join(more)}."),) if more else ()


def silent_slip(decision: Decision) -> SlipView:
    """The book says nothing: stop, call the floor, obey."""
    followed = decision.floor_follows
    if decision.lacking:
        return lacking_slip(decision)
    notes = [NoteView("silent", "Not covered. Stop the action, call the floor, follow the ruling.")]
    if followed is not None and followed.citations:
        cited = followed.citations[0]
        notes.append(NoteView("plain", f"Here the floor follows {pill(cited.book)}, {cited.at}: {cited.says}"))
    if followed is not None and followed.source == OWN:
        notes.append(NoteView("plain", OWN_ORDER))
    text = OBEYED if followed is not None and followed.source == OWN else NOT_SCORED
    return SlipView("", pill(decision.book), matter_name(decision.matter), text, tuple(notes))


def lacking_slip(decision: Decision) -> SlipView:
    """Our copy of the book lacks what may rule here: nobody can say that it is silent."""
    text = f"{told(decision.lacking)} It may cover this. The remedy is not scored."
    notes = (NoteView("plain", "Stop the action, call the floor, follow the ruling."),)
    return SlipView("", pill(decision.book), matter_name(decision.matter), text, notes)


def _readings(citations: tuple[Citation, ...]) -> tuple[NoteView, ...]:
    return reading_notes(each.reading for each in citations)


def _fallback(decision: Decision) -> tuple[NoteView, ...]:
    if decision.fallback is None:
        return ()
    kind = "plain" if decision.confirmed else "unconfirmed"
    return (NoteView(kind, f"{pill(decision.book)} refers here in {decision.fallback.at}: {decision.label}."),)


def finding_slip(finding: Finding) -> SlipView | None:
    """The paragraph an act was judged by, None where nothing judged it."""
    if finding.practice:
        return SlipView("Routine", "all rulebooks", finding.reason, NO_RULE, source="")
    if not finding.citations:
        return None
    first = closest(finding.citations)
    return SlipView(first.at, pill(first.book), finding.reason, first.says, _readings(finding.citations))


def clean_slip(dealt: Dealt) -> SlipView:
    """A hand in which nothing came up needs no paragraph: what there is to say of it instead."""
    graded = dealt.assessment
    harm = next((each for each in graded.findings if each.verdict is Verdict.HARMFUL), None)
    if harm is not None and not graded.off:
        return SlipView("", pill(dealt.book), harm.reason, HARM, source="", instead="Harmful")
    clean = not (mishandled(graded) or graded.off)
    text = NOTHING if clean else shorted(graded) or "Nothing at the table called for a ruling."
    instead = "Nothing wrong" if clean else "No rule needed"
    return SlipView("", pill(dealt.book), headline(graded), text, source="", instead=instead)
