"""A transcript with everything folded beside it: the table and the course after each gesture."""

from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from trainer.kernel.altered import replace
from trainer.kernel.cards import Card
from trainer.kernel.gestures import Act, CarryOn, Gesture, Order
from trainer.kernel.happen import happen
from trainer.kernel.table import Impossible, Setup, Table
from trainer.kernel.transcript import Transcript
from trainer.rules.course import Course, begin, follow, met
from trainer.rules.known import known_until

ORDERS = (Order, CarryOn)
Setting = TypeVar("Setting", Setup, Table)


class Record:
    """Grows by one gesture at a time and never forgets: what was seen at k stays the same for ever.

    `tables[k]` and `courses[k]` stand after k gestures; gesture k lies between k and k + 1; `orders` are those by
    which the floor has ordered something or had the hand go on, `acts` by their kind the index of each, the seat (0
    for nobody's) and the act. `known` holds what was worked out about a moment of it: whoever asks once more need not
    walk the whole hand again. `supplied` is how many gestures at its beginning nobody told: they only bring the hand
    to the street on which it is told, so who has put in what before it isn't known. `named` are the cards that somebody
    named, where the others stand for ones that nobody did; None where all are known. `posting` tells that
    it is ruled on at a house where a bet out of turn posts a minimum, which is in force once the dealer says so,
    `below_pot` at one where a number that can mean several amounts means less than the pot, not as much. `shared` tells
    how many gestures at its beginning went as in the record that it is like.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.gestures: list[Gesture] = []
        self.orders: list[int] = []
        self.acts: dict[type[Act], list[tuple[int, int, Any]]] = {}
        self.tables: list[Table] = [setup.table()]
        self.courses: list[Course] = [begin(setup)]
        self.known: dict[Hashable, Any] = {}
        self.supplied = 0
        self.named: frozenset[Card] | None = None
        self.posting = False
        self.below_pot = False
        self.shared = 0
        self._before: Record | None = None

    @classmethod
    def of(cls, transcript: Transcript) -> "Record":
        """The record of a whole transcript. Raises Impossible."""
        record = cls(transcript.setup)
        for gesture in transcript.gestures:
            record.add(gesture)
        return record

    def knows(self, cards: Iterable[Card]) -> bool:
        """Did somebody name all of these cards?"""
        return self.named is None or self.named.issuperset(cards)

    def otherwise(self, gestures: Iterable[Gesture]) -> "Record | None":
        """The record of the same setup in which these happened instead; None where they can't have."""
        try:
            return self.instead(gestures)
        except Impossible:
            return None

    def instead(self, gestures: Iterable[Gesture]) -> "Record":
        """The record of the same setup, of which as much is known, in which these happened. Raises Impossible."""
        record = Record.of(Transcript(self.setup, tuple(gestures)))
        record.supplied, record.named = self.supplied, self.named
        record.posting, record.below_pot = self.posting, self.below_pot
        return record

    @classmethod
    def like(cls, before: "Record", setup: Setup | None = None) -> "Record":
        """A new record of the same setup, or of one that looks the same; as long as the same things happen in it,
        nothing is worked out twice.
        """
        record = cls(before.setup if setup is None else setup)
        if setup is None or _seen(setup) == _seen(before.setup):
            record.known, record._before = before.known, before
        return record

    def add(self, gesture: Gesture) -> Table:
        """Let one more gesture happen; the table after it. Raises Impossible and then leaves all as it was."""
        index, act = len(self.gestures), gesture.act
        after, course = self._next(gesture) if self._before is None else self._next_like(self._before, gesture)
        if isinstance(act, ORDERS):
            self.orders.append(index)
        self.acts.setdefault(type(act), []).append((index, gesture.seat, act))
        self.gestures.append(gesture)
        self.tables.append(after)
        self.courses.append(course)
        return after

    def met(self, index: int) -> Course:
        """The course as gesture `index` meets it: with the betting open where it is the one that opens it."""
        course = self.courses[index]
        if self.courses[index + 1].street == course.street:
            return course
        return met(course, self.setup, self.tables[index], self.gestures[index], index)

    def _next(self, gesture: Gesture) -> tuple[Table, Course]:
        before, course = self.tables[-1], self.courses[-1]
        after = happen(before, gesture)
        return after, follow(course, self.setup, before, gesture, after, len(self.gestures))

    def _next_like(self, other: "Record", gesture: Gesture) -> tuple[Table, Course]:
        """The same, as the record before tells it; from the first other gesture or table on it tells nothing."""
        at = len(self.gestures)
        same = at < len(other) and other.gestures[at] == gesture
        if same and self.setup is other.setup:
            after, course = other.tables[at + 1], other.courses[at + 1]
        else:
            after, course = self._next(gesture)
            same = same and _seen(after) == _seen(other.tables[at + 1])
        if same:
            self.known, self.shared = other.known, at + 1
        else:
            self.known, self._before = known_until(self.known, at), None
        return after, course

    def __len__(self) -> int:
        return len(self.gestures)

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def course(self) -> Course:
        return self.courses[-1]

    @property
    def transcript(self) -> Transcript:
        return Transcript(self.setup, tuple(self.gestures))


def _seen(of: Setting) -> Setting:
    """Without what no rule looks at: which cards stick together in the stub, and when it comes loose."""
    return replace(of, stuck=(), loosens_from=None)
