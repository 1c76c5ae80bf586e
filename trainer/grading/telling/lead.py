"""The first two lines of a debrief: what was wrong and where, and what to do about it, authority first."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.grading.assessment import Assessment, How, MatterGrade, Verdict
from trainer.grading.explain import at_onset, shorted, weightiest
from trainer.grading.noticing import nothing_asked
from trainer.grading.telling.acts import instead
from trainer.grading.telling.pots import pushed_wrongly
from trainer.grading.telling.steps import About, about, brief
from trainer.grading.telling.where import where
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel import gestures as g
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN, SEE
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.requests import REQUESTS
from trainer.rules.ruling import Authority, Decision, Step

FLOOR, DEALER = "Call the floor.", "Fix it yourself."
EITHER, BY_HAND = "Call the floor or fix it yourself.", "Fix it yourself or call the floor."
DO_IT, SHOW_IT = "Do it yourself or call the floor.", "Show the hand yourself or call the floor."
NO_ONE = "No ruling is needed."
OBEY = "Follow the floor\u2019s ruling."
SILENT = "This rulebook doesn\u2019t cover it."
LACKING = "Our copy of this rulebook lacks what may cover it."
CLASH = "This rulebook can be read two ways here."
BY_THE_DEALER = frozenset({"hand-back-face-up", "hand-shown", "hand-seen"})
"""Steps by which the dealer, and not its player, shows a hand."""
SAID_ALREADY = frozenset({"stop-the-action", "call-the-floor"})
AS_RULED = frozenset({"say-what-stands", "missing-chips-in", "rest-given-back", "everybody-brought-up"}) | {
    *(*BY_THE_DEALER, "kill-the-hand", "obey-the-floor")
}
"""Steps about bets and hands that are as the floor rules, where it is the floor that decides."""
ASKED = frozenset({*REQUESTS, SEE})
BY_HAND_KINDS = MONEY | AT_SHOWDOWN
CLEAN = "Nothing was wrong in this hand."


@dataclass(frozen=True, slots=True)
class Lead:
    """`wrong` says what was wrong and where, `to_do` who decides and what the dealer then does."""

    wrong: str
    to_do: str


def lead(record: Record, graded: Assessment, law: Book) -> Lead:
    """The two lines on the matter that a hand is about, on pots that alone went wrong, or on a hand without any."""
    if not graded.matters or graded.mispaid:
        return _without_a_matter(record, graded)
    main = weightiest(graded)
    return Lead(what_was_wrong(record, main.matter, main.own), what_to_do(record, main, law))


def _without_a_matter(record: Record, graded: Assessment) -> Lead:
    if graded.off:
        return Lead(shorted(graded), f"{EITHER} {pushed_wrongly(record, graded)}")
    if graded.false_alarms:
        at = where(record, graded.false_alarms[0])
        return Lead(f"Nothing was wrong, but you stopped the action {at}.", f"{NO_ONE} Deal on.")
    harm = next((each for each in graded.findings if each.verdict is Verdict.HARMFUL), None)
    if harm is not None:
        at = where(record, harm.index)
        return Lead(f"{harm.reason.split('. ')[0].rstrip('.')} {at}.", f"{FLOOR} {instead(harm)}")
    return Lead(CLEAN, "You were right to deal on.")


def what_to_do(record: Record, grade: MatterGrade, law: Book) -> str:
    """Who decides, and then the steps. Where it was missed, what was to be done while there was time."""
    decision = in_time(record, grade, law)
    if nothing_asked(decision):
        return f"{NO_ONE} Play on."
    if decision.silent:
        return f"{FLOOR} {_why_the_floor(decision)} {OBEY}"
    steps = tuple(each.step for each in grade.remedy) if decision == grade.decision else one_of_each(decision)
    told = about(decision, given(record, grade))
    return " ".join([who_decides(decision), *_steps(decision, told, [each.key for each in steps])])


def given(record: Record, grade: MatterGrade) -> int:
    """The seat to which the dealer gave the action as a step of the remedy, 0 for none."""
    acts = (record.gestures[each.index].act for each in grade.remedy if each.index >= 0)
    return next((act.seat for act in acts if isinstance(act, g.ActionOn)), 0)


def _why_the_floor(decision: Decision) -> str:
    if decision.lacking:
        return LACKING
    return CLASH if decision.label else SILENT


def _steps(decision: Decision, told: About, keys: list[str]) -> list[str]:
    ruled = as_the_floor_rules(decision, keys)
    hidden = SAID_ALREADY | (AS_RULED if ruled else frozenset())
    return [*(f"{brief(key, told)}." for key in keys if key not in hidden), *([OBEY] if ruled else [])]


def as_the_floor_rules(decision: Decision, keys: Iterable[str]) -> bool:
    """Is it the floor that says what a bet or a hand comes to, so that no step can be told beforehand?"""
    return decision.matter.kind in BY_HAND_KINDS and who_decides(decision) == FLOOR and bool(AS_RULED & set(keys))


def in_time(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """The decision on a matter while it could still be fixed: of one that was missed, the one when it came up."""
    if grade.noticed.how is not How.MISSED:
        return grade.decision
    early = at_onset(record, grade, law)
    same = early.ruling == grade.decision.ruling or early.ruling is None
    return grade.decision if same else early


def who_decides(decision: Decision) -> str:
    """The authority as an instruction; where a rulebook names none, both ways are right."""
    ruling = decision.ruling
    if ruling is None or ruling.authority is Authority.FLOOR:
        return FLOOR
    if ruling.authority is Authority.DEALER:
        return DEALER
    if decision.matter.kind in ASKED:
        return SHOW_IT if any(step.key in BY_THE_DEALER for step in ruling.steps) else DO_IT
    return BY_HAND if decision.matter.kind in BY_HAND_KINDS else EITHER


def one_of_each(decision: Decision) -> tuple[Step, ...]:
    """The steps of a ruling, of those between which there is a choice the first."""
    return tuple(_firsts(decision.ruling.steps)) if decision.ruling is not None else ()


def _firsts(steps: tuple[Step, ...]) -> Iterable[Step]:
    seen: set[str] = set()
    for step in steps:
        if step.choice not in seen:
            yield step
        seen |= {step.choice} if step.choice else set()
