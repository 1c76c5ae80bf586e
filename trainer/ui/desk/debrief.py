"""The debrief out of a graded hand: three grades, the acts with their marks, the paragraph, the other houses."""

from dataclasses import replace
from itertools import groupby

from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    Finding,
    How,
    MatterGrade,
    StepState,
    Verdict,
)
from trainer.grading.explain import at_onset, summary, weightiest
from trainer.grading.words import act_words
from trainer.rules.book import book
from trainer.rules.ruling import Authority
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import pill
from trainer.ui.desk.others import others_view
from trainer.ui.desk.replay import YOURS, Replay
from trainer.ui.desk.slips import clean_slip, closest, finding_slip, matter_slip
from trainer.ui.screens.models import ActView, DebriefView, GradeView, NoteView, ReplayView, SlipView

MARKS = {
    Verdict.REQUIRED: "right",
    Verdict.HARMLESS: "right",
    Verdict.LATE: "late",
    Verdict.OUT_OF_ORDER: "wrong",
    Verdict.HARMFUL: "harmful",
    Verdict.FALSE_ALARM: "alarm",
    Verdict.NOT_JUDGED: "unjudged",
    Verdict.PRACTICE: "right",
    Verdict.PRACTICE_SLIP: "wrong",
}
WORDS = {
    Verdict.HARMLESS: "Harmless",
    Verdict.OUT_OF_ORDER: "Out of order",
    Verdict.FALSE_ALARM: "False alarm",
    Verdict.NOT_JUDGED: "Not judged",
    Verdict.PRACTICE_SLIP: "Slip",
}
STEP_MARKS = {
    StepState.MET: "right",
    StepState.LATE: "late",
    StepState.OUT_OF_ORDER: "wrong",
    StepState.MISSED: "wrong",
    StepState.NOT_SCORED: "unjudged",
}
PRACTICE = (Verdict.PRACTICE, Verdict.PRACTICE_SLIP)
CLAIMABLE = (Verdict.HARMFUL, Verdict.OUT_OF_ORDER, Verdict.FALSE_ALARM, Verdict.PRACTICE_SLIP)


def debrief_view(dealt: Dealt, shown: tuple[Replay, ...], shift: str, replay: str = YOURS) -> DebriefView:
    """Everything the debrief shows. `shown` are the replays, `shift` says which hand it was."""
    graded = dealt.assessment
    law = [each for each in graded.findings if each.verdict not in PRACTICE]
    first = main_matter(graded)
    return DebriefView(
        house=pill(dealt.book),
        shift=shift,
        title=dealt.scenario.title,
        summary=summary(graded),
        grades=grades(graded),
        acts=tuple(act_view(dealt, each) for each in law),
        duration=_clock(dealt.transcript.gestures[-1].at - began(dealt)) if dealt.transcript.gestures else "",
        replays=replay_views(shown),
        replay=replay,
        slip=_slip(dealt, first) if first else clean_slip(dealt.book),
        practice=practice_views(dealt),
        others=others_view(dealt),
    )


def _slip(dealt: Dealt, grade: MatterGrade) -> SlipView:
    """What the book says; where its time ran out, also what it said while there was time."""
    slip = matter_slip(grade.decision)
    early = at_onset(dealt.record, grade, book(dealt.book))
    if early.ruling is None or early.ruling == grade.decision.ruling or not early.citations:
        return slip
    cited = closest(early.citations)
    return replace(slip, notes=(NoteView("plain", f"While there was time, {cited.at}: {cited.says}"), *slip.notes))


def replay_views(shown: tuple[Replay, ...]) -> tuple[ReplayView, ...]:
    """What the replay panel offers."""
    return tuple(ReplayView(each.key, each.label, tuple(frame.label for frame in each.frames)) for each in shown)


def main_matter(graded: Assessment) -> MatterGrade | None:
    """The matter the hand is about: the first that was not the trainee's own making, else the first."""
    return weightiest(graded) if graded.matters else None


def began(dealt: Dealt) -> int:
    """When the trainee took over, in milliseconds."""
    return dealt.transcript.gestures[dealt.taken_over - 1].at if dealt.taken_over else 0


# --- the three grades ------------------------------------------------------------------------------------------


def grades(graded: Assessment) -> tuple[GradeView, ...]:
    """Noticed, Authority and Remedy, never averaged."""
    first = main_matter(graded)
    if first is None:
        value = "False alarm" if graded.false_alarms else "Carried on"
        mark = "alarm" if graded.false_alarms else "right"
        nothing = ("Nothing to decide", "clean hand", "none")
        return GradeView("Noticed", value, "clean hand", mark), *(
            GradeView(part, *nothing) for part in ("Authority", "Remedy")
        )
    return _noticed(first), _authority(first), _remedy(graded)


def _noticed(grade: MatterGrade) -> GradeView:
    seconds = f"in {grade.noticed.seconds:.1f} s" if grade.noticed.seconds is not None else "never taken up"
    values = {
        How.YES: ("Yes", seconds, "right"),
        How.LATE: ("Late", seconds, "late"),
        How.PROMPTED: ("Prompted", "a player spoke first", "late"),
        How.MISSED: ("Missed", seconds, "wrong"),
        How.NOT_ASKED: ("Not asked", "the hand goes on", "none"),
    }
    return GradeView("Noticed", *values[grade.noticed.how])


def _authority(grade: MatterGrade) -> GradeView:
    ruling = grade.decision.ruling
    wanted = {
        Authority.FLOOR: "the floor decides",
        Authority.DEALER: "the dealer decides",
        Authority.UNSTATED: "the book does not say who",
    }
    who = "the book is silent: the floor" if ruling is None else wanted[ruling.authority]
    values = {
        AuthorityGrade.RIGHT: ("Right", who, "right"),
        AuthorityGrade.WRONG: ("Wrong", who, "wrong"),
        AuthorityGrade.NOT_SCORED: ("Not scored", who, "none"),
    }
    return GradeView("Authority", *values[grade.authority])


def _remedy(graded: Assessment) -> GradeView:
    met, total = graded.score.remedy
    marks = tuple(STEP_MARKS[step.state] for grade in graded.matters for step in grade.remedy)
    harmful = any(grade.harms for grade in graded.matters)
    if not total:
        return GradeView("Remedy", "Not scored", _unscored(graded), "none", marks)
    mark = "harmful" if harmful else "right" if met == total else "wrong"
    return GradeView("Remedy", f"{met} of {total} right", "and something harmful" if harmful else "", mark, marks)


def _unscored(graded: Assessment) -> str:
    """Why no step counts: the floor's own choice, or a procedure that only a fallback names."""
    first = main_matter(graded)
    unconfirmed = first is not None and first.decision.ruling is not None and not first.decision.confirmed
    return "unconfirmed fallback" if unconfirmed else "the floor's discretion"


# --- the acts --------------------------------------------------------------------------------------------------


def act_view(dealt: Dealt, finding: Finding) -> ActView:
    """One row of the timeline."""
    gesture = dealt.transcript.gestures[finding.index]
    return ActView(
        time=_clock(gesture.at - began(dealt)),
        title=act_words(gesture.act),
        text=finding.reason,
        mark=MARKS[finding.verdict],
        paragraph=closest(finding.citations).at if finding.citations else "",
        word=WORDS.get(finding.verdict, ""),
        slip=finding_slip(finding),
        claimable=finding.verdict in CLAIMABLE,
        claimed=finding.index in dealt.claims,
        step=_step(dealt, finding.index),
    )


def acts_in_order(dealt: Dealt) -> tuple[int, ...]:
    """The gesture index of each row of the timeline and then of the practice rows."""
    law = [each.index for each in dealt.assessment.findings if each.verdict not in PRACTICE]
    return (*law, *(group[0].index for group in _practice_groups(dealt)))


def practice_views(dealt: Dealt) -> tuple[ActView, ...]:
    """Routine dealing: like acts that were right one after the other stand in one row."""
    return tuple(_practice_row(dealt, group) for group in _practice_groups(dealt))


def _practice_groups(dealt: Dealt) -> list[list[Finding]]:
    found = [each for each in dealt.assessment.findings if each.verdict in PRACTICE]

    def alike(each: Finding) -> tuple[str, str, int]:
        verb = dealt.transcript.gestures[each.index].act.verb
        return verb, each.verdict.value, each.index if each.verdict is Verdict.PRACTICE_SLIP else -1

    return [list(group) for _, group in groupby(found, alike)]


def _practice_row(dealt: Dealt, group: list[Finding]) -> ActView:
    row = act_view(dealt, group[0])
    if len(group) == 1:
        return row
    verb = dealt.transcript.gestures[group[0].index].act.verb.replace("-", " ").capitalize()
    return ActView(row.time, f"{verb}, {len(group)} times", row.text, row.mark, row.paragraph, row.word, step=row.step)


def _step(dealt: Dealt, index: int) -> int:
    """The stop of the own replay that shows this act done."""
    acts = [n for n, x in enumerate(dealt.transcript.gestures) if x.by_dealer and n >= dealt.taken_over]
    return acts.index(index) + 1 if index in acts else 0


def _clock(ms: int) -> str:
    seconds = max(0, ms) // 1000
    return f"{seconds // 60}:{seconds % 60:02d}"
