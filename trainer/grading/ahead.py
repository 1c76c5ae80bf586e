"""A hand held against its house while it is dealt, and against the others; or a whole transcript at once."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment
from trainer.kernel import gestures as g
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.table import Setup
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, Book, sound
from trainer.rules.record import Record

DONE = object()


class Ahead:
    """A hand held against its house while it is dealt, and against the others once there is something to decide.

    A piece of a gesture at a time, so that at the end of the hand there is nothing left to wait for. `like` as for an
    `Assessor`.
    """

    def __init__(self, setup: Setup, law: Book, taken_over: int = 0, like: Record | None = None) -> None:
        self._own = Assessor(setup, law, taken_over, like)
        self._others: dict[str, Assessor] = {}
        self._taking_in: Pieces[object] | None = None

    def step(self, gestures: Sequence[g.Gesture]) -> bool:
        """A piece of taking in the next gesture at one house that lags behind; was there any? Raises Impossible."""
        if self._taking_in is None:
            behind = next((each for each in self._all() if len(each.record) < len(gestures)), None)
            self._taking_in = behind.adding(gestures[len(behind.record)]) if behind is not None else None
        if self._taking_in is None:
            return False
        if next(self._taking_in, DONE) is DONE:
            self._taking_in = None
        return True

    def assessment(self, gestures: Sequence[g.Gesture]) -> Assessment:
        """The whole hand graded, with the other houses that would have accepted the same acts. Raises Impossible."""
        return at_once(self.assessing(gestures))

    def assessing(self, gestures: Sequence[g.Gesture]) -> Pieces[Assessment]:
        """The same in pieces: what is left of the hand, then a house in each."""
        while self.step(gestures):
            yield
        own = self._own.assessment()
        accepted = []
        for key, other in () if own.clean else self._others.items():
            yield
            accepted += [key] if _accepts(other) else []
        return replace(own, accepted_by=tuple(accepted))

    def _all(self) -> Iterator[Assessor]:
        """The house's own first: the others learn from its record."""
        yield self._own
        own = self._own
        for key in (each for each in BOOKS if each != own.law.key and (own.open or self._others)):
            law = sound(key)  # it may have to be read: one in a step
            if law is None:
                continue
            if key not in self._others:
                self._others[key] = Assessor(own.record.setup, law, own.taken_over, own.record)
            yield self._others[key]


def assess(transcript: Transcript, law: Book, taken_over: int = 0) -> Assessment:
    """The whole hand held against a book, and the other houses that would have accepted the same acts.

    Raises Impossible for a transcript that cannot have happened.
    """
    return Ahead(transcript.setup, law, taken_over).assessment(transcript.gestures)


def _accepts(grading: Assessor) -> bool:
    """Would that house's book call all of it right?"""
    other = grading.assessment()
    return other.acts_right and accepting(other)


def accepting(other: Assessment) -> bool:
    """Can this assessment tell that a house accepts something? Only where its book speaks, and for certain."""
    return bool(other.matters) and all(each.scored for each in other.matters)
