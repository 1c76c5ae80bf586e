"""A call to the floor: the table as the floor finds it, what the dealer reports, and what they leave out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from trainer.grading.assessment import MatterGrade
from trainer.grading.films.film import UNNAMED, Fault, Film, NoFilm, filming
from trainer.kernel.pieces import Pieces
from trainer.kernel.report_acts import Report, Statement
from trainer.rules.book import Book
from trainer.rules.put_off import is_put_off
from trainer.rules.refunds import is_chosen
from trainer.rules.ruling import Authority
from trainer.scenarios.form import Scenario
from trainer.scenarios.report import PIECES, Piece
from trainer.scenarios.report_truth import full_report

TRIES = 60
UNSEEN = (Piece.WHO, Piece.SINCE)
"""What the floor can't see by looking at the table, and a dealer may leave out."""


@dataclass(frozen=True)
class Call:
    """A call at one rulebook. `film` is the hand up to the moment, what came up in it its fault.

    `report` is what the dealer says at first; `left_out` what they answer when they are asked for that piece.
    """

    film: Film
    report: Report
    left_out: tuple[tuple[Piece, tuple[Statement, ...]], ...]

    @property
    def fault(self) -> Fault:
        """What came up."""
        assert self.film.fault is not None
        return self.film.fault

    @property
    def at(self) -> int:
        """The gesture count at which the floor looks at the table."""
        return self.film.end


class NoCall(ValueError):
    """A hand in which nobody has to call the floor."""


def calling(scenario: Scenario, law: Book, seed: int) -> Pieces[Call]:
    """The first matter of a hand that comes before the floor, in pieces. Raises NoCall."""
    try:
        film = yield from filming(scenario, law, "", seed)
    except NoFilm as none:
        raise NoCall(str(none)) from none
    grade = next(filter(_for_the_floor, film.handled), None)
    if grade is None:
        raise NoCall(f"{scenario.id}: nothing for the floor at {law.key}")
    at = max(grade.matter.onset, grade.matter.error, film.start)
    made = replace(film, end=at, fault=Fault(grade, at, at), handled=())
    return _reported(made, grade, Random(f"{scenario.id} {law.key} {seed}"))


def choosing_call(keys: Sequence[str], opened: Callable[[str], Scenario], law: Book, seed: int) -> Pieces[Call]:
    """The call of that seed, in pieces. Raises NoCall where none can be made."""
    chance = Random(seed)
    for _ in range(TRIES if keys else 0):
        try:
            return (yield from calling(opened(chance.choice(keys)), law, chance.getrandbits(31)))
        except NoCall:
            continue
    raise NoCall("There is no call for the floor at this rulebook.")


def _for_the_floor(grade: MatterGrade) -> bool:
    """Does the rulebook have the floor decide, or name no one? What has no name is nothing to ask about, nor is a
    refund that the floor may give or keep, or a ruling that may come now or later.
    """
    ruling = grade.decision.ruling
    if ruling is None or grade.matter.kind in UNNAMED or is_chosen(ruling) or is_put_off(ruling):
        return False
    return ruling.authority in (Authority.FLOOR, Authority.UNSTATED)


def _reported(film: Film, grade: MatterGrade, chance: Random) -> Call:
    """What the dealer says of it, without a piece or two that the floor has to ask for."""
    whole = full_report(film.record, film.end, grade.matter)
    told = whole.told or ()
    pieces = list(dict.fromkeys(PIECES[type(each)] for each in told))
    unseen = [each for each in pieces if each in UNSEEN]
    left = set(chance.sample(unseen, min(chance.randint(1, len(UNSEEN)), len(unseen), len(pieces) - 1)))
    kept = tuple(each for each in told if PIECES[type(each)] not in left)
    return Call(film, replace(whole, told=kept), tuple(_answers(told, [each for each in pieces if each in left])))


def _answers(told: tuple[Statement, ...], pieces: list[Piece]) -> Iterator[tuple[Piece, tuple[Statement, ...]]]:
    for piece in pieces:
        yield piece, tuple(each for each in told if PIECES[type(each)] is piece)
