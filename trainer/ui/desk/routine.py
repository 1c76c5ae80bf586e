"""The routine of a hand in a line and piece by piece, missed pieces first; that of the last clean hands in a figure."""

from collections.abc import Iterable, Iterator

from trainer.grading.assessment import RoutineGrade
from trainer.grading.routine import PIECES
from trainer.progress.records import Row
from trainer.rules.book import Book, book
from trainer.rules.practice import COMMON_PRACTICE, practice_of
from trainer.ui.desk.acts import began, clock, stop_at
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.slips import closest
from trainer.ui.screens.models import MomentView, RoutineRow, RoutineView
from trainer.ui.screens.progress_models import FigureView

CLEAN_HANDS = 10
IN_ORDER = "Everything else was dealt correctly."


def routine_view(dealt: Dealt) -> RoutineView | None:
    """None where nothing of the routine was graded, as in a hand of before it was."""
    done, of = dealt.assessment.routine_score
    if not of:
        return None
    law = book(dealt.book)
    own = [each for each in dealt.assessment.routine if each.missed or each.practice in PIECES]
    rows = [row for each in sorted(own, key=lambda one: not one.missed) for row in _row(dealt, law, each)]
    rest = sum(each.of for each in dealt.assessment.routine if each not in own)
    if rest:
        rows.append(RoutineRow(IN_ORDER, f"{rest} of {rest}", "right", COMMON_PRACTICE))
    return RoutineView(f"Routine: {done} of {of} done", tuple(rows))


def _row(dealt: Dealt, law: Book, each: RoutineGrade) -> Iterator[RoutineRow]:
    practice = practice_of(law, each.practice)
    if practice is not None:
        source = closest(each.citations).at if each.citations else COMMON_PRACTICE
        missed = tuple(_moment(dealt, index) for index in each.missed)
        count, mark = f"{each.done} of {each.of}", "missed" if missed else "right"
        yield RoutineRow(practice.says, count, mark, source, practice.doing, missed)


def _moment(dealt: Dealt, index: int) -> MomentView:
    return MomentView(clock(dealt.transcript.gestures[index].at - began(dealt)), stop_at(dealt, index + 1))


def routine_figure(rows: Iterable[Row]) -> FigureView:
    """How much of the routine was right in the last clean hands, once there are enough of them."""
    scores = [each.score["routine"] for each in rows if each.clean and each.score.get("routine", (0, 0))[1]]
    last = scores[:CLEAN_HANDS]
    if len(last) < CLEAN_HANDS:
        return FigureView(f"{len(last)} of {CLEAN_HANDS}", "clean hands for a routine score")
    share = sum(done for done, _ in last) / sum(of for _, of in last)
    return FigureView(f"{share:.0%}", f"routine done, last {CLEAN_HANDS} clean hands")
