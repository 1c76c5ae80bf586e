"""An assessment in plain words for the debrief: what went wrong, how it went, and the right way here and elsewhere."""

from dataclasses import dataclass
from itertools import groupby

from trainer.grading.ahead import accepting
from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment, AuthorityGrade, Finding, How, MatterGrade, Verdict
from trainer.grading.open_matter import at_the_table
from trainer.grading.said import cite_decision
from trainer.grading.words import act_words
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book, book, keys
from trainer.rules.facts import Facts
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Citation, Decision, Matter, Step
from trainer.rules.steps import STEPS

VERDICTS = {
    Verdict.REQUIRED: "right",
    Verdict.HARMLESS: "harmless",
    Verdict.LATE: "late",
    Verdict.OUT_OF_ORDER: "out of order",
    Verdict.HARMFUL: "harmful",
    Verdict.NOT_JUDGED: "not judged",
    Verdict.FALSE_ALARM: "false alarm",
    Verdict.MISREPORTED: "not reported right",
    Verdict.PRACTICE: "good practice",
    Verdict.PRACTICE_SLIP: "a slip, by common practice",
}
CLEAN = "Nothing was wrong, and you let it go on."
NOTICED = {
    How.YES: "You saw it",
    How.LATE: "You saw it, but only after play had gone on",
    How.PROMPTED: "A player had to point it out",
    How.MISSED: "It went unnoticed",
    How.NOT_ASKED: "Nothing had to be done about it",
}
SAID = {
    Authority.FLOOR: "the floor decides here",
    Authority.DEALER: "the dealer fixes this without the floor here",
    Authority.UNSTATED: "the book does not say who decides",
}


@dataclass(frozen=True, slots=True)
class Way:
    """One step of a right way: its key, the instruction and the paragraphs it rests on (ids of `book`)."""

    key: str
    says: str
    book: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """Another house that would have called the very same acts right, and its paragraphs on the matters."""

    book: str
    citations: tuple[Citation, ...]


# --- the hand and its matters


def matter_name(matter: Matter) -> str:
    """What went wrong, as a heading: "More than three cards in the flop"."""
    kind = KINDS.get(matter.kind)
    return kind.says if kind else matter.kind.replace("-", " ").capitalize()


def headline(assessment: Assessment) -> str:
    """One line for the whole hand."""
    if assessment.mispaid:
        return "Chips went to the wrong place"
    if assessment.matters:
        return matter_name(weightiest(assessment).matter)
    if assessment.false_alarms:
        return "A clean hand, and a false alarm"
    return "A clean hand" if not mishandled(assessment) else "A clean hand with a slip"


def weightiest(assessment: Assessment) -> MatterGrade:
    """The matter a hand is about: the first that is not of the trainee's own making, else the first.

    Raises IndexError for a hand without a matter.
    """
    return next((each for each in assessment.matters if not each.own), assessment.matters[0])


def mishandled(assessment: Assessment) -> bool:
    """Was anything done that should not have been: a slip, harm, an alarm for nothing?"""
    slips = (Verdict.PRACTICE_SLIP, Verdict.HARMFUL)
    return bool(assessment.false_alarms) or any(each.verdict in slips for each in assessment.findings)


def summary(assessment: Assessment) -> str:
    """A sentence for each matter; for a clean hand what there is to say about it; and who was shorted."""
    return " ".join(filter(None, (_summary(assessment), shorted(assessment))))


def shorted(assessment: Assessment) -> str:
    """Who has too little in the end, and who has it: "Seat 4 was shorted by 600. Seat 2 has 600 too much."."""
    said = [f"Seat {seat} was shorted by {-amount:,}." for seat, amount in assessment.off if amount < 0]
    said += [f"Seat {seat} has {amount:,} too much." for seat, amount in assessment.off if amount > 0]
    return " ".join(said)


def _summary(assessment: Assessment) -> str:
    if len(assessment.matters) > 1:
        return " ".join(f"{matter_name(each.matter)}: {_lower(sentence(each))}" for each in assessment.matters)
    if assessment.matters:
        return sentence(assessment.matters[0])
    if assessment.off and not assessment.false_alarms:
        return ""
    if assessment.false_alarms:
        return "Nothing was wrong, but the action was stopped."
    harmed = next((each for each in assessment.findings if each.verdict is Verdict.HARMFUL), None)
    return f"The only mistake was yours. {harmed.reason}" if harmed else CLEAN


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


def sentence(grade: MatterGrade) -> str:
    """How one matter went: noticed, by whose decision, and how much of the remedy was right."""
    parts = [NOTICED[grade.noticed.how]]
    if grade.noticed.how is How.NOT_ASKED:
        return f"{parts[0]}: {_law(grade.decision)}."
    if grade.authority is not AuthorityGrade.NOT_SCORED:
        parts.append(_who(grade))
    parts.append(_remedy(grade))
    return "; ".join(filter(None, parts)) + "."


def _who(grade: MatterGrade) -> str:
    ruling = grade.decision.ruling
    right = grade.authority is AuthorityGrade.RIGHT
    if right and ruling is not None and ruling.authority is Authority.UNSTATED:
        return "the book leaves open who decides, so that was correct"
    if ruling is not None and ruling.authority is Authority.UNSTATED:
        return "the book leaves open who decides, but you acted alone and the remedy was wrong"
    return f"{'the right person decided' if right else 'the wrong person decided'} ({authority_says(grade.decision)})"


def authority_says(decision: Decision) -> str:
    """Who is to decide, in a few words."""
    return SAID[decision.ruling.authority] if decision.ruling else "the book doesn't cover this, so the floor decides"


def _remedy(grade: MatterGrade) -> str:
    if grade.decision.silent:
        return "the remedy is up to the floor and isn't scored"
    harm = f", with {len(grade.harms)} harmful move{'s' if len(grade.harms) > 1 else ''}" if grade.harms else ""
    if not grade.total:
        return f"no step of the remedy is scored{harm}"
    return f"{grade.met} of {grade.total} steps of the remedy were right{harm}"


def _law(decision: Decision) -> str:
    return decision.ruling.says if decision.ruling else "the book doesn't cover this"


# --- findings


def finding_text(transcript: Transcript, finding: Finding) -> str:
    """One act and what it was: "Burned a card - harmful: ..."."""
    act = act_words(transcript.gestures[finding.index].act)
    return f"{act} \u2013 {VERDICTS[finding.verdict]}: {finding.reason}"


# --- the right way


TO_THE_FLOOR = ("stop-the-action", "call-the-floor", "obey-the-floor")


def right_way(decision: Decision) -> tuple[Way, ...]:
    """The steps in an order that can be followed; in silence to call, and then what the floor follows."""
    if decision.ruling is None:
        return _silent_way(decision)
    first = _way("call-the-floor", decision.source, tuple(each.at for each in decision.citations))
    called = any(step.key == "call-the-floor" for step in decision.ruling.steps)
    steps = _ways(decision, decision.ruling.steps)
    return (first, *steps) if decision.ruling.authority is Authority.FLOOR and not called else steps


def _ways(decision: Decision, steps: tuple[Step, ...]) -> tuple[Way, ...]:
    ids = tuple(each.at for each in decision.citations)
    return tuple(_either(ways, decision.source, ids) for ways in _choices(steps))


def _silent_way(decision: Decision) -> tuple[Way, ...]:
    own = tuple(_way(key, decision.book, ()) for key in TO_THE_FLOOR)
    followed = decision.floor_follows
    if followed is None or followed.ruling is None:
        return own
    return own + _ways(followed, tuple(each for each in followed.ruling.steps if each.key not in TO_THE_FLOOR))


def _choices(steps: tuple[Step, ...]) -> list[list[Step]]:
    """The steps in order, those together between which there is a choice."""
    alone = ((f"{place}", step) if not step.choice else (step.choice, step) for place, step in enumerate(steps))
    return [[step for _, step in group] for _, group in groupby(alone, key=lambda each: each[0])]


def _either(ways: list[Step], source: str, paragraphs: tuple[str, ...]) -> Way:
    says = [STEPS[each.key].says for each in ways]
    told = ", or ".join([says[0], *(each[0].lower() + each[1:] for each in says[1:])])
    return Way(ways[0].key, told, source, paragraphs)


def _way(key: str, source: str, paragraphs: tuple[str, ...]) -> Way:
    return Way(key, STEPS[key].says, source, paragraphs)


def elsewhere(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """What another book would have said on the same matter, at the moment at which it was taken up."""
    taken = grade.noticed.index if grade.noticed.index >= 0 else len(record)
    return at_the_table(law, Facts(record, max(taken, grade.matter.onset), grade.matter))


def while_fixable(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """What a book said while it could still be fixed: as it was taken up in time, or else when it came up."""
    return (elsewhere if grade.noticed.how is How.YES else at_onset)(record, grade, law)


def at_onset(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """What the book said on a matter when it became visible, before any deadline ran out."""
    return at_the_table(law, Facts(record, grade.matter.onset, grade.matter))


def accepted_elsewhere(transcript: Transcript, taken_over: int, law: Book) -> tuple[Accepted, ...]:
    """The other houses where the very same acts would have been fully right, with their paragraphs.

    A house whose book is silent, or speaks by an unconfirmed fallback only, is not among them. Raises Impossible.
    """
    found = []
    for key in keys():
        if key == law.key:
            continue
        other = assessor(transcript, book(key), taken_over).assessment()
        if other.acts_right and accepting(other):
            cited = (citation for each in other.matters for citation in cite_decision(each.decision))
            found.append(Accepted(key, tuple(dict.fromkeys(cited))))
    return tuple(found)
