"""The timeline of a debrief: when what was wrong came up, what was done about it, and routine dealing apart."""

from dataclasses import replace
from itertools import groupby

from trainer.grading.assessment import Finding, How, MatterGrade, Verdict
from trainer.grading.explain import matter_name
from trainer.grading.words import act_words, many_words
from trainer.kernel.pieces import Pieces
from trainer.rules.book import book
from trainer.rules.practice import practice_of
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.slips import closest, finding_slip, grade_slip
from trainer.ui.screens.models import ActView

MARKS = {
    Verdict.REQUIRED: "right",
    Verdict.HARMLESS: "right",
    Verdict.LATE: "late",
    Verdict.OUT_OF_ORDER: "wrong",
    Verdict.HARMFUL: "harmful",
    Verdict.FALSE_ALARM: "alarm",
    Verdict.MISREPORTED: "wrong",
    Verdict.NOT_JUDGED: "unjudged",
    Verdict.PRACTICE: "right",
    Verdict.PRACTICE_SLIP: "wrong",
}
WORDS = {
    Verdict.HARMLESS: "Harmless",
    Verdict.OUT_OF_ORDER: "Out of order",
    Verdict.FALSE_ALARM: "False alarm",
    Verdict.MISREPORTED: "Report",
    Verdict.NOT_JUDGED: "Not judged",
    Verdict.PRACTICE_SLIP: "Slip",
}
PRACTICE = (Verdict.PRACTICE, Verdict.PRACTICE_SLIP)
CLAIMABLE = (Verdict.HARMFUL, Verdict.OUT_OF_ORDER, Verdict.FALSE_ALARM, Verdict.PRACTICE_SLIP)
WORST = ("harmful", "wrong", "alarm", "late")
CAME_UP = "You could see the problem from here."
MISSED = "You could see the problem from here on, but you did nothing about it."


def began(dealt: Dealt) -> int:
    """When the trainee took over, in milliseconds."""
    return dealt.transcript.gestures[dealt.taken_over - 1].at if dealt.taken_over else 0


def timeline(dealt: Dealt) -> Pieces[tuple[ActView, ...]]:
    """The rows in the order of time, without routine dealing, one in a piece."""
    views = []
    for _, told in _rows(dealt):
        views.append(act_view(dealt, told) if isinstance(told, Finding) else _onset(dealt, told))
        yield
    return tuple(views)


def acts_in_order(dealt: Dealt) -> tuple[int, ...]:
    """The gesture index of each row of the timeline and then of the practice rows."""
    return (*(index for index, _ in _rows(dealt)), *(group[0].index for group in _practice_groups(dealt)))


def worst(rows: tuple[ActView, ...]) -> int | None:
    """The row a reader wants first: the first of the worst that went wrong; None where nothing did."""
    marks = [row.mark for row in rows]
    return next((marks.index(mark) for mark in WORST if mark in marks), None)


def _rows(dealt: Dealt) -> list[tuple[int, Finding | MatterGrade]]:
    """What there is a row of, with the index of its gesture: what was done, and what came up by itself."""
    acts = [(each.index, each) for each in dealt.assessment.findings if each.verdict not in PRACTICE]
    came = [(max(0, each.matter.onset - 1), each) for each in dealt.assessment.matters if not each.own]
    return sorted([*acts, *came], key=lambda row: row[0])


def _onset(dealt: Dealt, grade: MatterGrade) -> ActView:
    """The moment at which a matter could first be seen, or taking over the box where it lay there already."""
    missed, decision = grade.noticed.how is How.MISSED, grade.decision
    at = max(grade.matter.onset, dealt.taken_over)
    return ActView(
        time=clock(dealt.transcript.gestures[at - 1].at - began(dealt)) if at else clock(0),
        title=matter_name(grade.matter),
        text=MISSED if missed else CAME_UP,
        mark="wrong" if missed else "start",
        paragraph=closest(decision.citations).at if decision.citations else "",
        word="Missed" if missed else "Came up",
        slip=grade_slip(dealt, grade),
        step=stop_at(dealt, at),
    )


def act_view(dealt: Dealt, finding: Finding) -> ActView:
    """One row of the timeline."""
    gesture = dealt.transcript.gestures[finding.index]
    return ActView(
        time=clock(gesture.at - began(dealt)),
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


def practice_views(dealt: Dealt) -> tuple[ActView, ...]:
    """Routine dealing: like acts that were right one after the other stand in one row."""
    return tuple(_practice_row(dealt, group) for group in _practice_groups(dealt))


def _practice_groups(dealt: Dealt) -> list[list[Finding]]:
    found = [_with_routine(dealt, each) for each in dealt.assessment.findings if each.verdict in PRACTICE]

    def alike(each: Finding) -> tuple[str, str, int]:
        verb = dealt.transcript.gestures[each.index].act.verb
        return verb, each.verdict.value, each.index if each.verdict is Verdict.PRACTICE_SLIP else -1

    return [list(group) for _, group in groupby(found, alike)]


def _practice_row(dealt: Dealt, group: list[Finding]) -> ActView:
    row = act_view(dealt, group[0])
    if len(group) == 1:
        return row
    title = many_words(dealt.transcript.gestures[group[0].index].act, len(group))
    return ActView(row.time, title, row.text, row.mark, row.paragraph, row.word, step=row.step)


def _with_routine(dealt: Dealt, finding: Finding) -> Finding:
    """A slip where other routine was to come before the act, which is right in itself: a push with losers left."""
    missed = next((each for each in dealt.assessment.routine if finding.index in each.missed), None)
    practice = practice_of(book(dealt.book), missed.practice) if missed is not None else None
    if missed is None or practice is None or finding.verdict is not Verdict.PRACTICE:
        return finding
    ground = "" if missed.citations else missed.practice
    return replace(
        finding, verdict=Verdict.PRACTICE_SLIP, reason=practice.says, citations=missed.citations, practice=ground
    )


def _step(dealt: Dealt, index: int) -> int:
    """The stop of the own replay that shows this act done."""
    acts = [n for n, x in enumerate(dealt.transcript.gestures) if x.by_dealer and n >= dealt.taken_over]
    return acts.index(index) + 1 if index in acts else 0


def stop_at(dealt: Dealt, at: int) -> int:
    """The first stop of the own replay that shows the table after `at` gestures."""
    acts = [n for n, x in enumerate(dealt.transcript.gestures) if x.by_dealer and n >= dealt.taken_over]
    if at <= dealt.taken_over:
        return 0
    return next((place for place, n in enumerate(acts, start=1) if n + 1 >= at), len(acts))


def clock(ms: int) -> str:
    seconds = max(0, ms) // 1000
    return f"{seconds // 60}:{seconds % 60:02d}"
