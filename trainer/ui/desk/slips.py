"""Paragraphs on paper: what the debrief lays beside the table."""

from trainer.grading.assessment import Finding
from trainer.rules.matters import KINDS
from trainer.rules.ruling import Citation, Decision
from trainer.ui.desk.houses import pill
from trainer.ui.screens.models import NoteView, SlipView


def matter_slip(decision: Decision) -> SlipView:
    """What the house's book says on a matter, or that it is silent and whom its floor follows."""
    if decision.ruling is None or not decision.citations:
        return silent_slip(decision)
    first = decision.citations[0]
    text = " ".join(dict.fromkeys(each.says for each in decision.citations))
    return SlipView(
        ", ".join(dict.fromkeys(each.at for each in decision.citations[:3])),
        pill(first.book),
        KINDS[decision.matter.kind].says,
        text,
        (*_readings(decision.citations), *_fallback(decision)),
    )


def silent_slip(decision: Decision) -> SlipView:
    """The book says nothing: stop, call the floor, obey."""
    followed = decision.floor_follows
    notes = [NoteView("silent", "Silent: the floor decides. Stop, call the floor, do as it says.")]
    if followed is not None and followed.citations:
        cited = followed.citations[0]
        notes.append(NoteView("plain", f"Here the floor follows {pill(cited.book)}, {cited.at}: {cited.says}"))
    text = "The book of this house says nothing on this. The remedy is not scored."
    return SlipView("", pill(decision.book), KINDS[decision.matter.kind].says, text, tuple(notes))


def _readings(citations: tuple[Citation, ...]) -> tuple[NoteView, ...]:
    return tuple(NoteView("reading", f"Ask your house: {each.reading}") for each in citations if each.reading)


def _fallback(decision: Decision) -> tuple[NoteView, ...]:
    if decision.fallback is None:
        return ()
    kind = "plain" if decision.confirmed else "unconfirmed"
    return (NoteView(kind, f"{pill(decision.book)} sends here by {decision.fallback.at}: {decision.label}."),)


def finding_slip(finding: Finding) -> SlipView | None:
    """The paragraph an act was judged by, None where nothing judged it."""
    if finding.practice:
        notes = (NoteView("practice", "Common dealing practice, not a rule of this house."),)
        return SlipView(finding.practice, "Practice", "Routine dealing", finding.reason, notes)
    if not finding.citations:
        return None
    first = finding.citations[0]
    return SlipView(first.at, pill(first.book), finding.reason, first.says, _readings(finding.citations))


def clean_slip(book: str) -> SlipView:
    """Nothing was wrong: no paragraph to show."""
    text = "Nothing went wrong in this hand. Carrying on was the right thing to do."
    return SlipView("", pill(book), "A clean hand", text, source="")
