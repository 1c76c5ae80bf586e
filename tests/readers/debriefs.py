"""Debriefs as their screen puts them before the steps, with the truth apart."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from tests.grading.dealt import scenarios
from tests.readers.dealers import CASES, hand_of, wrong_hands
from trainer.grading.assessment import MatterGrade
from trainer.grading.captions import by_seats
from trainer.grading.explain import authority_says, matter_name, right_way, weightiest
from trainer.grading.telling.lead import in_time
from trainer.grading.telling.pairs import side_by_side
from trainer.grading.telling.steps import about, brief
from trainer.grading.telling.where import dealing, where
from trainer.rules.book import BOOKS, Book, book
from trainer.rules.record import Record
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import debrief_view
from trainer.ui.kit.routine import FIRST
from trainer.ui.play.picture_of import words_at
from trainer.ui.screens.debrief_right import _in_short
from trainer.ui.screens.models import DebriefView, GradeView, RightView
from trainer.ui.screens.verdict import said, why

BEFORE, AFTER = 3, 16
"""So many acts up to the mistake, and so many after it, are told with the truth."""
LOOKED_AT = 5
"""So many hands of a case are looked at for another kind of matter."""
SIGNS = {
    "right": "✓",
    "late": "◔",
    "wrong": "✗",
    "missed": "✗",
    "harmful": "⚠",
    "alarm": "⚠",
    "unjudged": "–",
    "none": "–",
}
"""The marks of grades, as well as letters can."""


def debriefs(seed: int, count: int) -> list[tuple[str, Dealt]]:
    """So many hands with their cases, as many of each case and each house as of another.

    No scenario comes twice, and in a case the same kind of matter only where another one is hard to find.
    Raises ValueError where there are too few.
    """
    chance = Random(seed)
    left = chance.sample(wrong_hands(), len(wrong_hands()))
    found: list[tuple[str, Dealt]] = []
    for case, key in _wanted(count, chance):
        seen = {_kind(one) for before, one in found if before == case}
        hands = filter(None, (hand_of(case, scenarios()[name], key, chance) for name in left))
        some = list(islice(_until_new(hands, seen), LOOKED_AT))
        if not some:
            raise ValueError(f"no scenario is left for {case} at {key}")
        left.remove(some[-1].scenario.id)
        found.append((case, some[-1]))
    return found


def _until_new(hands: Iterator[Dealt], seen: set[str]) -> Iterator[Dealt]:
    """The hands up to the first about a kind of matter that was not seen."""
    for each in hands:
        yield each
        if _kind(each) not in seen:
            return


def _kind(one: Dealt) -> str:
    return weightiest(one.assessment).matter.kind


def _wanted(count: int, chance: Random) -> list[tuple[str, str]]:
    """Cases and houses in turn, the houses of each case others than those of the case before, and mixed."""
    houses = chance.sample(BOOKS, len(BOOKS))
    wanted = []
    for number in range(count):
        case, round_ = number % len(CASES), number // len(CASES)
        wanted.append((CASES[case], houses[(case + round_) % len(houses)]))
    return chance.sample(wanted, count)


# --- what a reader gets


def as_shown(number: int, one: Dealt) -> str:
    """The words of the screen before the steps, in the order in which they are read."""
    view = debrief_view(one, (), f"hand {one.attempt}")
    bar = " · ".join(filter(None, ("Debrief", view.house, f"{view.shift[:1].upper()}{view.shift[1:]}", view.note)))
    lines = _right(view, view.right) if view.right is not None else _verdict(view)
    return "\n".join((f"[{number}]", bar, *lines))


def _verdict(view: DebriefView) -> Iterator[str]:
    yield view.title
    yield view.summary
    yield "   ".join(f"{SIGNS[each.mark]} {each.part.upper()}: {_graded(each)}" for each in view.grades)


def _graded(grade: GradeView) -> str:
    """The value with the line under it."""
    return f"{said(grade)} ({why(grade)})" if why(grade) else said(grade)


def _right(view: DebriefView, told: RightView) -> Iterator[str]:
    """The short face of one who was right: it has no steps."""
    yield told.line
    yield told.text
    yield from filter(None, [told.to_do])
    yield "   ".join(f"{SIGNS[each.mark]} {_in_short(each)}" for each in view.grades if each.mark != "none")
    yield from _routine(view)
    yield f"WORTH KNOWING · {' · '.join(filter(None, (told.paragraph, told.house)))}"
    yield f"{told.head} {told.thing}".strip()


def _routine(view: DebriefView) -> Iterator[str]:
    """What stands under the grades of one who was right."""
    if view.routine is not None:
        missed = [each.doing for each in view.routine.missed]
        more = [f"and {len(missed) - FIRST} more"] if len(missed) > FIRST else []
        buttons = f" You missed {' '.join(f'[{each}]' for each in (*missed[:FIRST], *more))}" if missed else ""
        yield f"{view.routine.line}.{buttons}"


# --- the truth


def truth(number: int, case: str, one: Dealt) -> str:
    """What was wrong and where, who decides, the steps, and what the dealer did, from the record and its grades."""
    return "\n".join((f"[{number}] {case} · {one.scenario.id} · {one.book}", *_truth(one)))


def _truth(one: Dealt) -> Iterator[str]:
    """The matter that the hand is about, then the others, then what happened and how it was graded."""
    main, law = weightiest(one.assessment), book(one.book)
    for grade in (main, *(each for each in one.assessment.matters if each is not main)):
        yield from _of_a_matter(one.record, grade, law, "wrong" if grade is main else "also")
    yield "  what happened next:"
    end = min(len(one.record), max(one.taken_over, main.matter.error) + AFTER)
    yield from (_happened(one.record, index) for index in range(main.matter.error, end))
    parts = (f"noticed {main.noticed.how}", f"authority {main.authority}", f"remedy {main.met} of {main.total}")
    yield f"  grades: {', '.join((*parts, _report(one.assessment.score.report)))}"
    yield "  did:"
    for pair in side_by_side(one.record, one.assessment, law):
        yield f"    {pair.held}: {pair.did} | wanted: {pair.takes}"


def _of_a_matter(record: Record, grade: MatterGrade, law: Book, head: str) -> Iterator[str]:
    matter, decision = grade.matter, in_time(record, grade, law)
    at = min(matter.error, len(record))
    yield f"  {head}: {matter_name(matter)}{f' ({matter.detail})' if matter.detail else ''}"
    streets = f"{where(record, at)}, dealing {dealing(record, at)}"
    yield f"  where: {streets}; seats {', '.join(map(str, matter.seats)) or 'none'}"
    yield from (_happened(record, index) for index in range(max(0, matter.error - BEFORE), matter.error))
    yield f"  figures: {', '.join(f'{name} {value:,}' for name, value in decision.figures) or 'none'}"
    cited = ", ".join(f"{each.book} {each.at}" for each in decision.citations)
    yield f"  decides: {authority_says(decision)} ({cited or 'not covered'})"
    yield f"  ruling: {decision.ruling.says if decision.ruling else 'not covered'}"
    steps = [f"{brief(each.key, about(decision))}." for each in right_way(decision)]
    yield f"  next: {' '.join(f'{place}. {words}' for place, words in enumerate(steps, 1)) or 'nothing to do'}"


def _happened(record: Record, index: int) -> str:
    """One act, with the words where the act alone doesn't tell them."""
    does, says = by_seats(record, index), words_at(record, index)
    return f"    {does}{f' “{says}”' if says and says not in does else ''}"


def _report(counted: tuple[int, int]) -> str:
    right, of = counted
    return f"report {right} of {of}" if of else "no report counted"


def files(seed: int, count: int) -> tuple[str, str]:
    """The file for a reader and its key."""
    found = debriefs(seed, count)
    shown = (as_shown(number, one) for number, (_, one) in enumerate(found, 1))
    keys = (truth(number, case, one) for number, (case, one) in enumerate(found, 1))
    return "\n\n".join(shown) + "\n", "\n\n".join(keys) + "\n"
