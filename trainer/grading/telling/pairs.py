"""What the dealer did beside what it takes, step by step: missed steps and what was amiss in their place."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.grading.assessment import (
    Assessment,
    AuthorityGrade,
    Finding,
    How,
    MatterGrade,
    StepGrade,
    StepState,
    Verdict,
)
from trainer.grading.captions import done_words
from trainer.grading.explain import weightiest
from trainer.grading.harms import BOARD_THEN
from trainer.grading.report_grade import Amiss
from trainer.grading.telling.acts import BY_THE_WAY, INSTEAD
from trainer.grading.telling.lead import FLOOR, given, in_time, one_of_each, who_decides
from trainer.grading.telling.pots import built_wrongly, should_hold, what_instead
from trainer.grading.telling.steps import TURNED, About, about, brief
from trainer.grading.telling.turns import BACK_UP, GIVE, past_backing_up
from trainer.grading.telling.wrong import what_was_wrong
from trainer.kernel import gestures as g
from trainer.kernel.listed import as_written, ended, listed
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

CALL, STOP = "call-the-floor", "stop-the-action"
AMISS = (Verdict.HARMFUL, Verdict.OUT_OF_ORDER, Verdict.FALSE_ALARM)
NOT_ALONE = "Call the floor if you\u2019re not sure of the fix."
NOT_DONE, DEALT_ON = "Not done.", "Kept dealing."
SHARED = (STOP, CALL)
ALIKE = {
    (TURNED,): "{} then acted ahead of seat {}, too.",
    ("undercall", "undercall-after-another"): "{} then put in the same amount.",
}
"""What several players did after the first, by the kinds of it."""
UNBURNED = frozenset({*BOARD_THEN, "street-without-a-burn"})
"""Steps that deal without a burn, or with no second one."""
BURNED = INSTEAD["a-second-burn"]


class Held(StrEnum):
    """How what was done holds against what it takes. `OPEN` counts nowhere."""

    RIGHT = "right"
    LATE = "late"
    WRONG = "wrong"
    MISSED = "missed"
    HARMFUL = "harmful"
    ALARM = "alarm"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Pair:
    """One line: what was done and what it takes. `index` is the gesture that did it, -1 for none.

    `due` is the gesture before which it had its place, `step` its key or "". A `heading` names a further matter that
    the lines after it are about; one that `follows` came of the dealer's own slip and is told in a line.
    """

    did: str
    takes: str
    held: Held
    index: int = -1
    due: int = -1
    step: str = ""
    heading: bool = False
    follows: bool = False


HELD = {
    StepState.MET: Held.RIGHT,
    StepState.LATE: Held.LATE,
    StepState.OUT_OF_ORDER: Held.WRONG,
    StepState.MISSED: Held.MISSED,
    StepState.NOT_SCORED: Held.OPEN,
}
NOTICED = {How.YES: Held.RIGHT, How.LATE: Held.LATE, How.PROMPTED: Held.LATE, How.MISSED: Held.MISSED}
REPORTED = {
    Amiss.MISSING: Held.MISSED,
    Amiss.ASKED: Held.LATE,
    Amiss.WRONG: Held.WRONG,
    Amiss.LEADING: Held.WRONG,
}
FOUND = {Verdict.HARMFUL: Held.HARMFUL, Verdict.OUT_OF_ORDER: Held.WRONG, Verdict.FALSE_ALARM: Held.ALARM}


def side_by_side(record: Record, graded: Assessment, law: Book) -> tuple[Pair, ...]:
    """Every line of a hand: those of the matter that it is about, then of the others, with what was amiss in place."""
    main = weightiest(graded) if graded.matters else None
    asked: list[Pair] = []
    told = (*graded.matters, *(each for each in graded.followed if _fixed_besides(graded, each)))
    for each in sorted(told, key=lambda one: one is not main):
        shown = {
            (pair.step, pair.index) for pair in asked if pair.step == STOP or (pair.step == CALL and pair.index >= 0)
        }
        lines = _of_a_matter(record, graded, each, law) if each is main else _of_another(record, graded, each, law)
        asked += [pair for pair in lines if (pair.step, pair.index) not in shown]
        asked += _what_followed(record, graded, each)
    extra = [*_all_amiss(record, graded, asked), *(_built(record, each) for each in built_wrongly(graded))]
    extra += _misreported(graded)
    paired = _joined(_folded(_in_place(asked, extra)))
    return tuple(replace(each, did=as_written(each.did), takes=as_written(each.takes)) for each in paired)


def _all_amiss(record: Record, graded: Assessment, asked: list[Pair]) -> list[Pair]:
    """What should not have been done, but for what is a line already or only came of a matter."""
    taken = {pair.index for pair in asked if pair.index >= 0 and not pair.follows}
    unseen = bool(graded.matters) and weightiest(graded).noticed.how is How.MISSED
    kinds = AMISS if not unseen else tuple(each for each in AMISS if each is not Verdict.OUT_OF_ORDER)
    found = (each for each in graded.findings if each.verdict in kinds and each.index not in taken)
    return [replace(_amiss(record, each), follows=each.index in graded.spoiled) for each in found]


# --- what came of a matter


def _what_followed(record: Record, graded: Assessment, cause: MatterGrade) -> list[Pair]:
    """What came of it: all who did the same after one player in a line, anything else in a line each."""
    mine = [each for each in graded.followed if each.came_of == cause.matter.key]
    alike = [[each for each in mine if each.matter.kind in kinds] for kinds in ALIKE]
    rest = [each for each in mine if all(each not in some for some in alike) and not _fixed_besides(graded, each)]
    told = [_then(ALIKE[kinds], some) for kinds, some in zip(ALIKE, alike, strict=True) if some]
    words = what_was_wrong(record, cause.matter)
    lines = (_followed(record, each) for each in rest if each.matter.error != cause.matter.error)
    return [*told, *(each for each in lines if each.did != words)]


def _fixed_besides(graded: Assessment, each: MatterGrade) -> bool:
    """Did it take steps of its own, all of them done, as where a player was passed over until the floor had to rule?"""
    of_cause = (one.remedy for one in graded.matters if one.matter.key == each.came_of)
    shared = {step.index for steps in of_cause for step in steps}
    own = any(step.index not in shared for step in each.remedy)
    return each.right and each.total > 0 and own and not any(each.matter.kind in kinds for kinds in ALIKE)


def _then(words: str, some: list[MatterGrade]) -> Pair:
    """All who did the same after the first, in a line: it is one matter."""
    first = some[0].matter
    seats = [str(each) for each in dict.fromkeys(each.matter.seats[0] for each in some)]
    did = words.format(f"Seat{'' if len(seats) == 1 else 's'} {listed(seats)}", first.seats[-1])
    return Pair(did, "", Held.OPEN, first.error - 1, first.error - 1, follows=True)


def _told_once(pair: Pair) -> bool:
    """Does one line do for several matters: a stop, made or not, and a call that was made?"""
    return pair.step == STOP or pair.index >= 0


def _of_another(record: Record, graded: Assessment, grade: MatterGrade, law: Book) -> list[Pair]:
    """A further matter under a heading; what came of the dealer's own slip in a line."""
    if grade.own:
        return [_followed(record, grade)]
    head = Pair(what_was_wrong(record, grade.matter), "", Held.OPEN, due=grade.matter.onset, heading=True)
    return [head, *_of_a_matter(record, graded, grade, law)]


def _followed(record: Record, grade: MatterGrade) -> Pair:
    """What came of another matter or of the dealer's own slip, in one line."""
    told, at = about(grade.decision, game=record.setup.game), grade.matter.error - 1
    done = StepState.MET, StepState.NOT_SCORED
    left = [brief(each.step.key, told) for each in grade.remedy if each.index < 0 or each.state not in done]
    held = Held.RIGHT if grade.total and grade.remedy_right else Held.MISSED if grade.total else Held.OPEN
    takes = ended(left[0]) if left else "You fixed it." if grade.total else ""
    return Pair(what_was_wrong(record, grade.matter, own=grade.own), takes, held, at, at, follows=True)


# --- what a matter takes


def _of_a_matter(record: Record, graded: Assessment, grade: MatterGrade, law: Book) -> list[Pair]:
    """To stop, to have the right one decide, and the steps: of what was missed those that were due in time."""
    decision, told = in_time(record, grade, law), about(grade.decision, given(record, grade), record.setup.game)
    missed = decision != grade.decision
    steps = tuple(StepGrade(each, StepState.MISSED) for each in one_of_each(decision)) if missed else grade.remedy
    keys = [each.step.key for each in steps]
    lines = list(_stopped(record, grade)) if STOP not in keys else []
    lines += _called(record, graded, grade, decision) if CALL not in keys else ()
    due = max(grade.noticed.index, _onset(grade))
    for each in steps:
        due = max(due, each.index)
        lines.append(_step(record, about(decision, game=record.setup.game) if missed else told, each, due))
    if not missed and past_backing_up(record, graded, grade):
        lines = [replace(each, takes=each.takes.replace(BACK_UP, GIVE)) for each in lines]
    if lines and grade.noticed.how is How.MISSED and lines[0].did == NOT_DONE:
        lines[0] = replace(lines[0], did=DEALT_ON)
    return lines


def _onset(grade: MatterGrade) -> int:
    return max(0, grade.matter.onset - 1)


def _stopped(record: Record, grade: MatterGrade) -> Iterator[Pair]:
    """Was the action stopped? Only where that was done, or was to be done and was not."""
    noticed = grade.noticed
    act = record.gestures[noticed.index].act if noticed.index >= 0 else None
    if isinstance(act, g.Stop) and noticed.how in NOTICED:  # else it was for another matter
        yield Pair("Stopped the action.", "Stop the action.", NOTICED[noticed.how], noticed.index, noticed.index, STOP)
    elif noticed.how is How.MISSED and record.courses[grade.matter.onset].betting:
        yield Pair("Let the action go on.", "Stop the action.", Held.MISSED, -1, _onset(grade), STOP)


def _called(record: Record, graded: Assessment, grade: MatterGrade, decision: Decision) -> Iterator[Pair]:
    """Did the right one decide? A call that a rulebook leaves open is told where it was made about this."""
    index, wrong, takes = _call(record, grade), grade.authority is AuthorityGrade.WRONG, who_decides(decision)
    if grade.noticed.how is How.NOT_ASKED or (index < 0 and grade.authority is AuthorityGrade.RIGHT):
        return  # nothing was asked, or the floor had been called to it before it came up
    if takes == FLOOR:
        on_time = index != grade.noticed.index or grade.noticed.how is How.YES
        held = Held.MISSED if index < 0 else Held.WRONG if wrong else Held.RIGHT if on_time else Held.LATE
        did = "Called the floor." if index >= 0 else NOT_DONE
        yield Pair(did, FLOOR, held, index, index if index >= 0 else max(grade.noticed.index, _onset(grade)), CALL)
    elif index >= 0 and (wrong or _about(graded, index, grade)):
        yield Pair("Called the floor.", takes, Held.WRONG if wrong else Held.RIGHT, index, index, CALL)
    elif wrong and grade.noticed.how is not How.MISSED:
        yield Pair("Decided without the floor.", NOT_ALONE, Held.WRONG, -1, _onset(grade), CALL)


def _about(graded: Assessment, index: int, grade: MatterGrade) -> bool:
    found = graded.finding(index)
    return found is not None and found.matter == grade.matter.key


def _call(record: Record, grade: MatterGrade) -> int:
    """The first call for the floor since the matter came up, -1 for none."""
    if grade.authority is AuthorityGrade.NOT_SCORED:
        return -1
    since = range(_onset(grade), len(record))
    return next((index for index in since if isinstance(record.gestures[index].act, g.CallFloor)), -1)


def _step(record: Record, told: About, each: StepGrade, due: int) -> Pair:
    key, done = each.step.key, each.index >= 0 and each.state is not StepState.MISSED
    did = BY_THE_WAY.get(key) or done_words(record, each.index) if done else NOT_DONE
    return Pair(did, ended(brief(key, told)), HELD[each.state], each.index if done else -1, due, key)


# --- what should not have been


def _amiss(record: Record, each: Finding) -> Pair:
    return Pair(done_words(record, each.index), what_instead(record, each), FOUND[each.verdict], each.index, each.index)


def _built(record: Record, each: Finding) -> Pair:
    return Pair(done_words(record, each.index), should_hold(record, each), Held.WRONG, each.index, each.index)


def _misreported(graded: Assessment) -> Iterator[Pair]:
    """What was missing, wrong or leading in a report, and how the floor ruled on what it heard."""
    for grade in graded.reports:
        for each in grade.faults:
            yield Pair(each.did, each.takes, REPORTED[each.kind], each.index, each.index)
        if grade.heard:
            heard = f"The ruling on what you reported: {grade.heard}."
            happened = f"The ruling on what happened: {grade.happened}."
            yield Pair(heard, happened, Held.WRONG, grade.index, grade.index)


def _in_place(asked: list[Pair], extra: list[Pair]) -> Iterator[Pair]:
    """The lines in their order, each act that was amiss before the first line that is later than it."""
    waiting = sorted(extra, key=lambda pair: pair.index)
    for pair in asked:
        while waiting and not pair.heading and waiting[0].index < pair.due:
            yield waiting.pop(0)
        yield pair
    yield from waiting


def _joined(lines: Iterable[Pair]) -> Iterator[Pair]:
    """A burn too many stands beside the very step that asks for none."""
    before: Pair | None = None
    for pair in lines:
        if before is not None and before.held is Held.MISSED and before.step in UNBURNED and pair.takes == BURNED:
            pair = replace(pair, takes=before.takes, step=before.step)
        elif before is not None:
            yield before
        before = pair
    if before is not None:
        yield before


def _folded(found: Iterable[Pair]) -> Iterator[Pair]:
    """A slip's consequence stands right under the act that made it."""
    lines = tuple(found)
    acts = {pair.index for pair in lines if not pair.follows}
    follows = {pair.index: pair for pair in lines if pair.follows and pair.index in acts}
    for pair in lines:
        if follows.get(pair.index) is pair:
            continue
        yield pair
        after = follows.pop(pair.index, None) if pair.index >= 0 and not pair.follows else None
        if after is not None:
            yield replace(after, due=pair.due)
