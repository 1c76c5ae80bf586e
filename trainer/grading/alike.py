"""Hands that begin alike, as one dealt perfectly and one with a mistake: as far as that they are graded once."""

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, Finding
from trainer.grading.stand import Stand
from trainer.kernel import gestures as g
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.rules.record import Record


class Alike:
    """The first of the hands, graded at a house and kept as it stood after each gesture."""

    def __init__(self, law: Book) -> None:
        self.law = law
        self.record: Record | None = None
        self.taken_over = 0
        self.stands: list[Stand] = []

    def assessor(self, record: Record, taken_over: int) -> Assessor:
        """Who grades the hand that goes into that record: of any but the first what it has in common with the first is
        taken from there. The record is to be like that of the first.
        """
        if self.record is not None:
            return _Like(self, record, taken_over)
        first = _First(self, record, taken_over)
        self.record, self.taken_over = first.record, taken_over
        return first

    def stood(self, count: int, taken_over: int) -> Stand | None:
        """How the first one stood after so many gestures; None where it is told otherwise to who taps in elsewhere."""
        stand = self.stands[count - 1]
        before = count <= min(taken_over, self.taken_over) and stand.nothing
        return stand if before or taken_over == self.taken_over else None


class _First(Assessor):
    def __init__(self, alike: Alike, record: Record, taken_over: int) -> None:
        super().__init__(record.setup, alike.law, taken_over, record)
        self._alike = alike

    def adding(self, gesture: g.Gesture) -> Pieces[tuple[Finding, ...]]:
        said = yield from super().adding(gesture)
        self._alike.stands.append(self.stand.copy())
        return said


class _Like(Assessor):
    def __init__(self, alike: Alike, record: Record, taken_over: int) -> None:
        super().__init__(record.setup, alike.law, taken_over, record)
        self._alike: Alike | None = alike
        self._going_on = record

    def adding(self, gesture: g.Gesture) -> Pieces[tuple[Finding, ...]]:
        count = len(self.record) + 1
        shared = self._alike is not None and count <= self._going_on.shared
        stand = self._alike.stood(count, self.taken_over) if self._alike is not None and shared else None
        if stand is None:
            self._part()
            return (yield from super().adding(gesture))
        self.record.add(gesture)
        self.stand = stand
        return tuple(each for each in stand.findings if each.index == count - 1)

    def _part(self) -> None:
        """From here on it is graded by itself, and nothing of the first changes with it."""
        if self._alike is not None:
            self._alike, self.stand = None, self.stand.copy()

    def assessment(self) -> Assessment:
        self._part()
        return super().assessment()
