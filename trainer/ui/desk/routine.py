"""The routine of a hand in a line and piece by piece, missed pieces first; that of the last clean hands in a figure."""

from collections.abc import Iterable, Iterator

from trainer.grading.assessment import Assessment, RoutineGrade
from trainer.grading.routine import PIECES
from trainer.progress.records import Row
from trainer.rules.book import Book, book
from trainer.rules.practice import practice_of
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.slips import closest
from trainer.ui.screens.models import RoutineRow, RoutineView
from trainer.ui.screens.progress_models import FigureView

CLEAN_HANDS = 10
HOUSE, IN_ORDER = "house routine", "Everything else was dealt in order."


def routine_line(graded: Assessment) -> str:
    """ "Routine: 9 of 12 right", or "" of a hand that was graded before routine was."""
    done, of = graded.routine_score
    return f"Routine: {done} of {of} right" if of else ""


def routine_view(dealt: Dealt) -> RoutineView | None:
    """None where nothing of the routine was graded."""
    line = routine_line(dealt.assessment)
    if not line:
        return None
    law = book(dealt.book)
    own = [each for each in dealt.assessment.routine if each.missed or each.practice in PIECES]
    rows = [row for each in sorted(own, key=lambda one: not one.missed) for row in _row(law, each)]
    rest = sum(each.of for each in dealt.assessment.routine if each not in own)
    if rest:
        rows.append(RoutineRow(IN_ORDER, f"{rest} of {rest}", "right", HOUSE))
    return RoutineView(line, tuple(rows))


def _row(law: Book, each: RoutineGrade) -> Iterator[RoutineRow]:
    practice = practice_of(law, each.practice)
    if practice is not None:
        source = closest(each.citations).at if each.citations else HOUSE
        yield RoutineRow(practice.says, f"{each.done} of {each.of}", "wrong" if each.missed else "right", source)


def routine_figure(rows: Iterable[Row]) -> FigureView:
    """How much of the routine was right in the last clean hands, once there are enough of them."""
    scores = [each.score["routine"] for each in rows if each.clean and each.score.get("routine", (0, 0))[1]]
    last = scores[:CLEAN_HANDS]
    if len(last) < CLEAN_HANDS:
        return FigureView(f"{len(last)} of {CLEAN_HANDS}", "clean hands for a routine score")
    share = sum(done for done, _ in last) / sum(of for _, of in last)
    return FigureView(f"{share:.0%}", f"routine right, last {CLEAN_HANDS} clean hands")
