"""Facts: read-only questions about a transcript, all that a rule may look at.

`Facts` answers the questions every chapter needs; each chapter's own questions are plain functions of it in the
module of that chapter.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import wraps
from typing import Any, NamedTuple, TypeVar

from trainer.kernel.gestures import Act, Gesture
from trainer.kernel.table import Setup, Table
from trainer.rules.course import Action, Course
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

NO_MATTER = Matter("none", "none", 0, 0)
Answer = TypeVar("Answer")
Done = TypeVar("Done", bound=Act)


class Facts(NamedTuple):
    """What is known after the first `at` gestures, asked about one matter, or about what began `since` some gesture.

    A tuple, since nearly every question about another moment makes a new one.
    """

    record: Record
    at: int
    matter: Matter = NO_MATTER
    since: int = 0

    def about(self, matter: Matter) -> "Facts":
        """The same moment, asked about a matter."""
        return Facts(self.record, self.at, matter, self.since)

    def when(self, at: int) -> "Facts":
        """The same matter at another moment."""
        return Facts(self.record, at, self.matter, self.since)

    @property
    def setup(self) -> Setup:
        return self.record.setup

    @property
    def game(self) -> str:
        return self.record.setup.game

    @property
    def table(self) -> Table:
        return self.record.tables[self.at]

    @property
    def course(self) -> Course:
        return self.record.courses[self.at]

    def happened(self, since: int = 0) -> Iterator[tuple[int, Gesture, Table, Table]]:
        """Each gesture from count `since` on: its index, itself, the table before and after."""
        record = self.record
        for index in range(since, self.at):
            yield index, record.gestures[index], record.tables[index], record.tables[index + 1]

    def done(self, kind: type[Done], since: int = 0) -> list[tuple[int, int, Done]]:
        """Every act of just that kind from count `since` on: its gesture's index, the seat (0 of nobody's), itself."""
        found = self.record.acts.get(kind, [])
        return [each for each in found if since <= each[0] < self.at]

    @property
    def deal_start(self) -> int:
        """The gesture count at which the present deal began."""
        return self.course.deal_start

    def actions(self) -> tuple[Action, ...]:
        """The betting actions of the present deal, in order."""
        return self.course.actions

    def in_turn(self) -> tuple[Action, ...]:
        """The actions of the present deal made in turn."""
        return tuple(action for action in self.course.actions if action.in_turn)

    def in_initial_deal(self, index: int) -> bool:
        """Did the gesture of that index belong to the initial deal, before the first betting round opened?"""
        return self.record.courses[index].street < 0


Question = Callable[[Facts], Answer]
UNKNOWN: Any = object()
LATELY = 6
"""Of how many moments the answers are kept that grow with the hand: those that graders and the table are at."""


def remembered(question: Callable[[Facts], Answer]) -> Callable[[Facts], Answer]:
    """A question about what happened, whatever the matter: worked out once for each moment of a record.

    What it answers is shared and never changed by anybody. For answers that do not grow with the hand.
    """

    @wraps(question)
    def answer(facts: Facts) -> Answer:
        known, key = facts.record.known, (question, facts.at)
        found: Answer = known.get(key, UNKNOWN)
        if found is UNKNOWN:
            found = known[key] = question(facts)
        return found

    return answer


def remembered_unless(new: Callable[[Facts], bool]) -> Callable[[Question[Answer]], Question[Answer]]:
    """The same where most gestures change nothing: unless the last one may have, the answer before it still holds."""

    def made(question: Question[Answer]) -> Question[Answer]:
        @wraps(question)
        def answer(facts: Facts) -> Answer:
            known, key = facts.record.known, (question, facts.at)
            if key not in known:
                before = (question, facts.at - 1)
                known[key] = known[before] if before in known and not new(facts) else question(facts)
            found: Answer = known[key]
            return found

        return answer

    return made


def followed(step: Callable[[Facts, Answer | None], Answer]) -> Callable[[Facts], Answer]:
    """A question whose answer at every moment follows from that of the moment before, None before the first."""

    @wraps(step)
    def answer(facts: Facts) -> Answer:
        known: list[Answer] | None = facts.record.known.get(step)
        if known is None:
            known = facts.record.known[step] = []
        for at in range(len(known), facts.at + 1):
            moment = facts if at == facts.at else facts.when(at)
            known.append(step(moment, known[-1] if known else None))
        return known[facts.at]

    return answer


def collected(of: Callable[[Facts, int], Iterable[Answer]]) -> Callable[[Facts], tuple[Answer, ...]]:
    """A question whose answer only grows: what the gesture of an index adds to it is looked for once, and stays."""

    @followed
    def answer(facts: Facts, before: tuple[Answer, ...] | None) -> tuple[Answer, ...]:
        if before is None:
            return ()
        added = tuple(of(facts, facts.at - 1))
        return (*before, *added) if added else before

    return wraps(of)(answer)


def throughout(question: Callable[[Facts], Answer]) -> Callable[[Facts], Answer]:
    """A question about what no gesture changes, such as the deck: worked out once for a record."""

    @wraps(question)
    def answer(facts: Facts) -> Answer:
        known = facts.record.known
        if question not in known:
            known[question] = question(facts)
        found: Answer = known[question]
        return found

    return answer


def lately(question: Callable[[Facts], Answer]) -> Callable[[Facts], Answer]:
    """The same for an answer that grows with the hand: kept for the moments asked about last, and then dropped."""

    @wraps(question)
    def answer(facts: Facts) -> Answer:
        known: dict[int, Answer] = facts.record.known.setdefault(question, {})
        if facts.at not in known:
            found = question(facts)
            known[facts.at] = found
            for at in list(known)[:-LATELY]:
                del known[at]
            return found
        return known[facts.at]

    return answer
