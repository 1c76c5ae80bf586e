"""What is kept of an assessment beside the whole: three grades in a word, and what memory is fed with."""

import json

from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    How,
    MatterGrade,
    StepState,
    from_json,
    to_json,
)
from trainer.grading.explain import weightiest
from trainer.progress.records import Assessed, Outcome, Part, RuleResult
from trainer.rules.corrected import known_to

NONE = "none"
NOTICED = {
    How.YES: Outcome.GOOD,
    How.LATE: Outcome.HARD,
    How.PROMPTED: Outcome.HARD,
    How.MISSED: Outcome.AGAIN,
}
AUTHORITY = {AuthorityGrade.RIGHT: Outcome.GOOD, AuthorityGrade.WRONG: Outcome.AGAIN}
REMEDY = ("not-scored", "right", "late", "wrong", "harmful")  # from the best to the worst
REMEMBERED = {
    "right": Outcome.GOOD,
    "late": Outcome.HARD,
    "wrong": Outcome.AGAIN,
    "harmful": Outcome.AGAIN,
}


def kept(graded: Assessment, hinted: bool = False) -> Assessed:
    """The row to keep of a graded hand. `hinted` when a hint was shown in it: what is right then is Hard.

    Noticed and authority are those of the matter the hand is about, as the debrief shows them; the remedy is the worst
    of all, pots pushed wrongly among them. "none" where there was no matter; noticing for nothing is "false-alarm".
    """
    nothing = "false-alarm" if graded.false_alarms else NONE
    score = graded.score
    parts = {"noticed": score.noticed, "authority": score.authority, "remedy": score.remedy}
    return Assessed(
        engine=graded.engine,
        ledger=graded.ledger,
        book=graded.book,
        noticed=weightiest(graded).noticed.how.value if graded.matters else nothing,
        authority=weightiest(graded).authority.value if graded.matters else NONE,
        remedy=_worst(_remedies(graded), REMEDY) or NONE,
        json=json.dumps(to_json(graded), ensure_ascii=False, separators=(",", ":")),
        score={**parts, **_apart(graded)},
        clean=graded.clean,
        alarms=graded.false_alarms,
        results=tuple(each for matter in graded.matters for each in _results(matter, hinted)),
        law=known_to(graded.book),
    )


def graded(assessed: Assessed) -> Assessment:
    """The whole assessment again. Raises ValueError where it is none."""
    return from_json(json.loads(assessed.json))


def remedy_of(matter: MatterGrade) -> str:
    """One of REMEDY. "late" is done in the end, after something else was tried."""
    states = {step.state for step in matter.remedy} - {StepState.NOT_SCORED}
    if not matter.scored or not (states or matter.harms):
        return "not-scored"
    if matter.harms:
        return "harmful"
    if states & {StepState.MISSED, StepState.OUT_OF_ORDER}:
        return "wrong"
    return "late" if StepState.LATE in states else "right"


def _apart(graded: Assessment) -> dict[str, tuple[int, int]]:
    """What is counted beside the three grades: practice, routine, and reports where any was put together."""
    found = {"practice": graded.score.practice, "routine": graded.routine_score}
    return {**found, **({"report": graded.score.report} if graded.reports else {})}


def _remedies(graded: Assessment) -> list[str]:
    """One for each matter, and the pots as one more where they alone went wrong."""
    return [*(remedy_of(each) for each in graded.matters), *(["harmful"] if graded.mispaid else [])]


def _worst(grades: list[str], order: tuple[str, ...]) -> str:
    return max(grades, key=order.index) if grades else ""


def _results(matter: MatterGrade, hinted: bool) -> list[RuleResult]:
    """A result for each part that is scored; what is not scored leaves no trace in memory."""
    noticed = matter.noticed
    harmful = {harm.index for harm in matter.harms}
    found = [
        (Part.NOTICED, NOTICED.get(noticed.how), noticed.index),
        (Part.AUTHORITY, AUTHORITY.get(matter.authority), noticed.index),
        (Part.REMEDY, REMEMBERED.get(remedy_of(matter)), harmful.pop() if len(harmful) == 1 else -1),
    ]
    return [_result(matter, part, outcome, act, hinted) for part, outcome, act in found if outcome]


def _result(matter: MatterGrade, part: Part, outcome: Outcome, act: int, hinted: bool) -> RuleResult:
    first = matter.decision.citations[0] if matter.decision.citations else None
    seconds = matter.noticed.seconds if part is Part.NOTICED else None
    decisive = matter.matter.error - 1 if matter.own else act
    return RuleResult(
        kind=matter.matter.kind,
        topic=matter.matter.topic,
        rule=first.rule if first else "",
        paragraph=f"{first.book}:{first.at}" if first else "",
        part=part,
        outcome=Outcome.HARD if hinted and outcome is Outcome.GOOD else outcome,
        ms=None if seconds is None else round(seconds * 1000),
        aided=hinted or (part is Part.NOTICED and matter.noticed.how is How.PROMPTED),
        gesture=decisive if decisive >= 0 else None,
    )
