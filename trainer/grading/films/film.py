"""A film of another dealer's hand: what was dealt, and the moment at which the dealer goes wrong, by the assessor."""

from dataclasses import dataclass

from trainer.grading.assess import Assessor
from trainer.grading.assessment import How, MatterGrade
from trainer.grading.films.slips import WAYS
from trainer.grading.model import Dealer, advance, catch_up, perfect, to_do
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.scenarios.compiler import making_play
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.session import Session

MOST = 400
AFTER = 6
UNNAMED = frozenset(
    ("wager", "words-and-chips", "general-declaration", "pot-bet", "stack-count", "shown", "asked-to-see")
)
"""Kinds whose name is no mistake: no film asks what went wrong about one of them."""


@dataclass(frozen=True)
class Fault:
    """What the dealer did wrong. It shows after `shown` gestures, and is settled after `settled` of them."""

    grade: MatterGrade
    shown: int
    settled: int


@dataclass(frozen=True)
class Film:
    """A hand at one rulebook as somebody dealt it, from gesture `start` to `end`; `fault` is None where all is right.

    `handled` are matters that came up and that the dealer in the film handled rightly. `way` is a key of WAYS, "" for
    the dealer who does everything right.
    """

    scenario: str
    book: str
    seed: int
    way: str
    record: Record
    start: int
    end: int
    fault: Fault | None
    handled: tuple[MatterGrade, ...] = ()

    @property
    def clean(self) -> bool:
        """Did the dealer do everything right?"""
        return self.fault is None


class NoFilm(ValueError):
    """Such a dealer's hand can't be judged: no end, or what is wrong in it isn't for this rulebook to say."""


def film(scenario: Scenario, law: Book, way: str = "", seed: int | None = None) -> Film:
    """The hand dealt that way and graded. Raises NoFilm."""
    return at_once(filming(scenario, law, way, seed))


def filming(scenario: Scenario, law: Book, way: str = "", seed: int | None = None) -> Pieces[Film]:
    """The same in pieces."""
    try:
        made = yield from making_play(scenario, law, seed)
    except BadScenario as other:  # with other draws than its author's its story may not come about
        raise NoFilm(str(other)) from other
    play = made.with_stub(None)  # nobody is asked about another dealer's stub
    session = Session(play, law)
    grading = Assessor(play.setup, law, play.taken_over, session.record)
    departed = yield from _dealing(session, grading, WAYS[way].dealer if way else perfect)
    graded = grading.assessment()
    fault = _fault(graded.matters, departed, grading.record, play.taken_over)
    if fault is None and not graded.right:
        raise NoFilm(f"{scenario.id} at {law.key}, {way}: what is wrong in it has no ruling here")
    handled = tuple(each for each in graded.matters if each.right and _asks(each))
    if fault is not None:
        handled = tuple(each for each in handled if each.matter.onset <= fault.shown)
    whole = len(grading.record)
    end = whole if fault is None else min(whole, max(fault.settled, fault.shown) + AFTER)
    return Film(scenario.id, law.key, play.seed, way, grading.record, play.taken_over, end, fault, handled)


def _dealing(session: Session, grading: Assessor, dealer: Dealer) -> Pieces[dict[str, int]]:
    """Deal the hand to its end; for each matter, after how many gestures the dealer first left the right way."""
    departed: dict[str, int] = {}
    for _ in range(MOST):
        catch_up(grading, session)
        yield
        if session.ended:
            return departed
        standing = [key for key, one in grading.open.items() if to_do(one, grading.record)]
        if standing and dealer is not perfect and perfect(session, grading) != dealer(session, grading):
            for key in standing:
                departed.setdefault(key, len(session.record))
        try:
            advance(session, grading, dealer)
        except RuntimeError as waits:
            raise NoFilm(str(waits)) from waits
    raise NoFilm(f"{session.play.scenario.id}: the hand never comes to an end")


def _asks(grade: MatterGrade) -> bool:
    return grade.noticed.how is not How.NOT_ASKED and not grade.own


def _fault(some: tuple[MatterGrade, ...], departed: dict[str, int], record: Record, start: int) -> Fault | None:
    """The first thing that the dealer did wrong and that the rulebook rules on; None where there is none."""
    found = [each for grade in some if not grade.right and (each := _shown(grade, departed, record, start))]
    first = min(found, key=lambda each: each.shown, default=None)
    if first is None or not first.grade.scored or first.grade.decision.silent or first.grade.matter.kind in UNNAMED:
        return None
    return first


def _shown(grade: MatterGrade, departed: dict[str, int], record: Record, start: int) -> Fault | None:
    """When that one shows: as it comes about where it is the dealer's own, else with what passes over it."""
    key, onset = grade.matter.key, max(grade.matter.onset, start)
    shown = grade.matter.onset if grade.own else max(departed.get(key, onset), onset) + 1
    harms = [each.index + 1 for each in grade.harms]
    if not grade.own and key not in departed and harms:
        shown = min(harms)
    met = [each.index + 1 for each in grade.remedy if each.index >= 0]
    settled = max(met) if grade.resolved and met else len(record)
    return Fault(grade, shown, max(settled, shown)) if start < shown <= len(record) else None


__all__ = ["Fault", "Film", "NoFilm", "film", "filming"]
