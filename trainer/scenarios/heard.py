"""The hand as the floor was told of it: who did what on which street, and who has acted since.

What the table itself shows can't have been is taken as it is seen: a seat without cards has put in nothing.
"""

from dataclasses import dataclass, replace

from trainer.kernel.report_acts import Part, Report
from trainer.rules.amiss import MONEY, TURNS, amiss
from trainer.rules.at_showdown import AT_SHOWDOWN, asked_of_the_dealer
from trainer.rules.book import Book
from trainer.rules.facts import NO_MATTER, Facts
from trainer.rules.facts.wager import wagers
from trainer.rules.matters import matters
from trainer.rules.points import points_of
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.rules.stands import Stands, stands
from trainer.scenarios.heard_since import before_it_stopped, said_to_be_skipped, said_to_have_acted, with_acts
from trainer.scenarios.heard_street import moved, of_that_part, told_part
from trainer.scenarios.heard_who import Changed, told_otherwise
from trainer.scenarios.report import heard_until
from trainer.scenarios.report_conduct import OF_PLAYERS


@dataclass(frozen=True, slots=True)
class Heard:
    """What the floor takes for so, asked about what is wrong in it; about nothing where, so told, all of it stands.

    `first` is the gesture that the matter began with, in the record as it was told.
    """

    facts: Facts
    first: int

    @property
    def nothing(self) -> bool:
        """Is nothing wrong, so told?"""
        return self.facts.matter is NO_MATTER

    def stands(self, law: Book) -> Stands | None:
        """What the wager of the matter comes to, so told; None where that was no wager."""
        made = next((each for each in wagers(self.facts) if each.first <= self.first <= each.last), None)
        return stands(law, self.facts, made) if made is not None else None


def as_heard(law: Book, record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> Heard:
    """The hand as these reports on a matter tell it, as far as the floor has heard of it."""
    key = (as_heard, id(law), at, matter, reports)
    if key not in record.known or record.known[key][0] is not law:
        until = heard_until(record, at, matter, reports)
        found = _Told(record, at, matter, reports)
        told = found.heard(law, until) if found.otherwise and matter.error else _as_seen(record, until, matter)
        record.known[key] = law, told
    heard: Heard = record.known[key][1]
    return heard


def _as_seen(record: Record, until: int, matter: Matter) -> Heard:
    return Heard(Facts(record, until, matter), matter.error - 1)


class _Told:
    """What reports tell otherwise than it was, and the hand with all of it that can have been."""

    def __init__(self, record: Record, at: int, matter: Matter, reports: tuple[Report, ...]) -> None:
        self.of, self.error = record, matter.error
        self.record, self.matter, self.money = record, matter, matter.kind in MONEY
        self.changed: Changed = told_otherwise(record, at, matter, reports)
        self.part: Part | None = told_part(record, matter, reports)
        self.skipped = said_to_be_skipped(matter, reports) if matter.kind in TURNS else 0
        self.extra = said_to_have_acted(record, at, matter, reports)
        self.anew = False

    @property
    def otherwise(self) -> bool:
        return bool(self.changed or self.part or self.skipped or self.extra)

    def heard(self, law: Book, until: int) -> Heard:
        told = [self.changed.get(index, gesture) for index, gesture in enumerate(self.record.gestures[:until])]
        self._take(self.record.otherwise(told) if self.changed else None, 0)
        if not self.anew:
            self.record = self.record.instead(self.record.gestures[:until])
        if self.part is not None and self.money:
            self._take(*(moved(self.record, self.matter, self.part) or (None, 0)))
        if self.skipped:
            self._take_as_skipped()
        if self.extra:
            halt = before_it_stopped(self.record, self.matter.onset)
            self._take(with_acts(self.record, self.extra, halt), 0)
        facts = Facts(self.record, len(self.record))
        return Heard(facts.about(self._in(law, facts)), self.matter.error - 1)

    def _take(self, record: Record | None, later: int) -> None:
        """Go on with that record, where there is one, in which the matter lies so many gestures later."""
        if record is not None:
            self.record, self.anew = record, True
            self.matter = replace(self.matter, onset=self.matter.onset + later, error=self.matter.error + later)

    def _take_as_skipped(self) -> None:
        """All those have acted who were to act before the seat that was said to be skipped."""
        place = self.matter.error - 1
        due = self.record.courses[place].pending
        doer = self.record.gestures[place].seat
        ahead = due[: due.index(doer)] if doer in due else due
        before = ahead[: ahead.index(self.skipped)] if self.skipped in ahead else ()
        self._take(with_acts(self.record, before, place) if before else None, len(before))

    def _begun(self) -> set[int]:
        """The gestures that the matter may begin with: its own, and those that were told of another seat."""
        seat = self.of.gestures[self.error - 1].seat
        moved = {index for index, told in self.changed.items() if told.seat != seat}
        return {index + self.matter.error - self.error for index in (*moved, self.error - 1)}

    def _in(self, law: Book, facts: Facts) -> Matter:
        """What the matter is in the hand so told."""
        if self.money and self.anew:
            some = [each for each in amiss(law, facts) if each.error - 1 in self._begun()]
            return min(some, key=lambda each: (each.error, each.kind == self.matter.kind), default=NO_MATTER)
        if self.changed and self.anew and self.matter.kind in OF_PLAYERS:
            asked = (*asked_of_the_dealer(law, facts), *points_of(facts, *sorted(OF_PLAYERS - AT_SHOWDOWN)))
            same = [each for each in asked if each.error == self.matter.error]
            return min(same, key=lambda each: each.kind != self.matter.kind, default=NO_MATTER)
        if self.changed and self.anew:
            some = [each for each in matters(facts) if each.topic == self.matter.topic]
            return min(some, key=lambda each: abs(each.error - self.matter.error), default=NO_MATTER)
        return of_that_part(self.record, self.matter, self.part) if self.part is not None else self.matter
