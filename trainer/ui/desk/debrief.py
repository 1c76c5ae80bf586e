"""The debrief out of a graded hand: three grades, the acts with their marks, the paragraph, the other houses."""

from collections.abc import Iterator

from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    How,
    MatterGrade,
    StepState,
)
from trainer.grading.explain import shorted, weightiest
from trainer.grading.telling.lead import lead
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import book
from trainer.rules.ruling import Authority, Discretion
from trainer.ui.desk.acts import began, clock, practice_views, timeline, worst
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.film import begins, film
from trainer.ui.desk.houses import pill
from trainer.ui.desk.others import others_of
from trainer.ui.desk.pairs import begin_with, pair_views
from trainer.ui.desk.replay import YOURS, Replay
from trainer.ui.desk.right import right_view
from trainer.ui.desk.routine import routine_view
from trainer.ui.desk.slips import clean_slip, grade_slip
from trainer.ui.screens.models import DebriefView, GradeView, ReplayView

SHORT_FORM = "Short form: the hand ends here"
UNPROVED = "These grades came in a file from another computer. This version of the program can’t check them."
ALONE, NOTHING_FIXED = "your own fix was wrong", "you fixed nothing"
MISPAID = ("Wrong push", "chips to the wrong seat", "harmful")
COACHED = GradeView("Noticed", "With the coach", "not counted", "none")
STEP_MARKS = {
    StepState.MET: "right",
    StepState.LATE: "late",
    StepState.OUT_OF_ORDER: "wrong",
    StepState.MISSED: "wrong",
    StepState.NOT_SCORED: "unjudged",
}


def debrief_view(dealt: Dealt, shown: tuple[Replay, ...], shift: str, replay: str = YOURS) -> DebriefView:
    """Everything the debrief shows. `shown` are the replays, `shift` says which hand it was."""
    return at_once(viewing(dealt, shown, shift, replay))


def viewing(
    dealt: Dealt, shown: tuple[Replay, ...], shift: str, replay: str = YOURS, *, short: bool = True
) -> Pieces[DebriefView]:
    """The same in pieces: an act, a matter or a house in each. Who was right is told so first, in `short`."""
    graded = dealt.assessment
    rows = yield from timeline(dealt)
    first = main_matter(graded)
    slip = grade_slip(dealt, first) if first else clean_slip(dealt)
    yield
    others = yield from others_of(dealt)
    yield
    pairs = pair_views(dealt)
    yield
    told = lead(dealt.record, graded, book(dealt.book))
    yield
    return DebriefView(
        house=pill(dealt.book),
        shift=shift,
        title=told.wrong,
        summary=" ".join(filter(None, (told.to_do, _shorted(graded), UNPROVED if dealt.unproved else ""))),
        grades=grades(graded, coached=dealt.coached),
        acts=rows,
        selected=worst(rows),
        duration=clock(dealt.transcript.gestures[-1].at - began(dealt)) if dealt.transcript.gestures else "",
        replays=replay_views(shown),
        replay=replay,
        slip=slip,
        practice=practice_views(dealt),
        others=others,
        pairs=pairs,
        chosen=begin_with(pairs),
        right=right_view(dealt, others, told) if short and not dealt.unproved else None,
        note=dealt.scenario.title,
        routine=routine_view(dealt),
        moment=bool(graded.matters),
        ended="" if dealt.record.table.over else SHORT_FORM,
    )


def _shorted(graded: Assessment) -> str:
    """Who was short in the end, where that is not the first line already."""
    return "" if graded.mispaid else shorted(graded)


def replay_views(shown: tuple[Replay, ...]) -> tuple[ReplayView, ...]:
    """What the replay panel offers."""
    return tuple(
        ReplayView(
            each.key,
            each.label,
            tuple(frame.label for frame in each.frames),
            moments(each),
            film(each),
            0 if each.key == YOURS else begins(each),
        )
        for each in shown
    )


def moments(shown: Replay) -> tuple[tuple[str, int], ...]:
    """The steps of a remedy that a replay stops at."""
    return tuple((key, place) for place, frame in enumerate(shown.frames) for key in frame.steps)


def main_matter(graded: Assessment) -> MatterGrade | None:
    """The matter the hand is about: the first that was not the trainee's own making, else the first."""
    return weightiest(graded) if graded.matters else None


# --- the three grades ------------------------------------------------------------------------------------------


def grades(graded: Assessment, *, coached: bool = False) -> tuple[GradeView, ...]:
    """Noticed, Authority and Remedy, and the report where one was made, never averaged.

    In a hand with the coach there is nothing that the trainee noticed.
    """
    first = main_matter(graded)
    if first is None:
        value = "False alarm" if graded.false_alarms else "Kept dealing"
        mark = "alarm" if graded.false_alarms else "right"
        nothing = ("Nothing to decide", "clean hand", "none")
        remedy = GradeView("Remedy", *(MISPAID if graded.mispaid else nothing))
        return GradeView("Noticed", value, "clean hand", mark), GradeView("Authority", *nothing), remedy
    return COACHED if coached else _noticed(first), _authority(first), _remedy(graded), *_reports(graded)


def _reports(graded: Assessment) -> Iterator[GradeView]:
    """How the floor was told, where a report was put together: a part of its own."""
    if graded.reports:
        right, total = graded.score.report
        faults = any(each.faults for each in graded.reports)
        seconds = f"reported in {graded.reports[0].seconds:.0f} s"
        value = f"{right} of {total} right" if total else "Wrong" if faults else "Right"
        yield GradeView("Report", value, seconds, "wrong" if faults else "right")


def _noticed(grade: MatterGrade) -> GradeView:
    seconds = f"in {grade.noticed.seconds:.1f} s" if grade.noticed.seconds is not None else "you never stopped it"
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
        Authority.UNSTATED: "the book doesn’t say who",
    }
    unruled = "not in our copy: the floor decides" if grade.decision.lacking else "not covered: the floor decides"
    who = unruled if ruling is None else wanted[ruling.authority]
    if ruling is not None and ruling.authority is Authority.UNSTATED and grade.authority is AuthorityGrade.WRONG:
        who = ALONE if grade.met else NOTHING_FIXED
    values = {
        AuthorityGrade.RIGHT: ("Right", who, "right"),
        AuthorityGrade.WRONG: ("Wrong", who, "wrong"),
        AuthorityGrade.NOT_SCORED: ("Not scored", "no one decided", "none"),
    }
    return GradeView("Authority", *values[grade.authority])


def _remedy(graded: Assessment) -> GradeView:
    met, total = graded.score.remedy
    marks = tuple(STEP_MARKS[step.state] for grade in graded.matters for step in grade.remedy)
    harmful = any(grade.harms for grade in graded.matters)
    if graded.mispaid:
        return GradeView("Remedy", *MISPAID, marks)
    if not total:
        return GradeView("Remedy", "Not scored", _unscored(graded), "none", marks)
    mark = "harmful" if harmful else "right" if met == total else "wrong"
    return GradeView("Remedy", f"{met} of {total} right", "plus a harmful move" if harmful else "", mark, marks)


def _unscored(graded: Assessment) -> str:
    """Why no step counts: the floor's own choice, a procedure that only a fallback names, or nothing is to be done."""
    first = main_matter(graded)
    ruling = first.decision.ruling if first else None
    if first is None or ruling is None or ruling.discretion is Discretion.FULL:
        return "the floor’s discretion"
    if not first.decision.confirmed:
        return "unconfirmed procedure"
    return "too late to fix" if first.noticed.how is How.MISSED else "nothing to fix"
