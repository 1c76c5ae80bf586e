"""What an injector is: where an irregularity can strike in a clean hand, what can vary, and what comes of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from trainer.kernel.games import has_board
from trainer.rules.course import HOLE_CARDS
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STREETS, Moment, moment_of
from trainer.scenarios.script import reached
from trainer.scenarios.semantics import dealing_order

Value = str | int
Values = Mapping[str, Value]


@dataclass(frozen=True)
class Hand:
    """A hand in which nothing goes wrong yet, as a dealer by routine deals it: the file, and the record of it all."""

    scenario: Scenario
    record: Record

    @property
    def game(self) -> str:
        return self.scenario.game

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which the first cards go round."""
        return dealing_order(self.game, self.scenario.seats, self.scenario.lying)

    @property
    def rounds(self) -> int:
        """So many cards everybody gets in the deal."""
        return HOLE_CARDS[self.game]

    @property
    def dealt(self) -> int:
        """How many cards the deal takes."""
        return self.rounds * len(self.order)

    @property
    def streets(self) -> range:
        """The streets that are dealt, from 0."""
        return range(max(course.street for course in self.record.courses) + 1)

    @property
    def board(self) -> bool:
        return has_board(self.game)

    def moment(self, text: str) -> Moment:
        """The moment that a file says so."""
        return moment_of(text, self.game)

    def at(self, text: str) -> Facts | None:
        """The table when that moment has just come; None where it never does."""
        moment = self.moment(text)
        counts = range(len(self.record) + 1)
        found = next((count for count in counts if reached(moment, Facts(self.record, count))), None)
        return None if found is None else Facts(self.record, found)

    def live(self, text: str) -> tuple[int, ...]:
        """Who still holds cards at that moment, by seat; nobody where it never comes."""
        facts = self.at(text)
        return tuple(sorted(facts.course.contesting)) if facts is not None else ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where an irregularity strikes: as a file says it, on which street (-1 in the deal), and whom (0 nobody)."""

    text: str
    street: int = -1
    seat: int = 0


def later_streets(hand: Hand, *names: str) -> Iterator[Place]:
    """The streets after the first that are dealt in the hand; only these where they are named."""
    for street in hand.streets[1:]:
        name = STREETS[hand.game][street]
        if not names or name in names:
            yield Place(name, street)


@dataclass(frozen=True, slots=True)
class Spoiling:
    """One way for an irregularity to come about: its place, and a value for everything that can vary."""

    place: Place
    values: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.values)[name]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What makes it visible or audible, once it has struck: parts of the picture, or words.

    `seen` are parts of the table: board, burns, stub, hands, button, bets, pot, seats, muck, and
    stacks, with what lies in front of them. `heard` tells that
    somebody speaks of it.
    """

    seen: tuple[str, ...] = ()
    heard: bool = False


class Cause(StrEnum):
    """By whom or what an irregularity comes about."""

    DECK = "deck"
    """The cards are so, and it shows under the trainee's own hands."""
    DEALER = "dealer"
    """The dealer before the trainee made the mistake, and the trainee taps in right after it."""
    TABLE = "table"
    """The hand is set up so before the first card, and the injector says where the trainee taps in."""
    PLAYER = "player"
    """A player does it while the trainee deals."""


Where = Callable[[Hand], Iterable[Place]]
Parameters = Callable[[Hand, Place], Mapping[str, tuple[Value, ...]]]
Spoil = Callable[[Hand, Spoiling], Scenario]


def _nothing(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {}


@dataclass(frozen=True)
class Injector:
    """An irregularity that can be put into a clean hand.

    `key` names it in files and is the same for good; `brings` are the kinds of matters or points that come of it, one
    of them each time. `says` names it after the hand. `where` finds its places in a hand, `parameters` what can vary at
    one, by the names in `varies`; `spoil` makes the hand in which it happens. `games` are those in which it can happen,
    none for all.
    """

    key: str
    says: str
    brings: tuple[str, ...]
    teaches: tuple[str, ...]
    cause: Cause
    where: Where
    spoil: Spoil
    evidence: Evidence
    parameters: Parameters = _nothing
    varies: tuple[str, ...] = ()
    games: tuple[str, ...] = ()


class CannotStrike(ValueError):
    """An irregularity has no place in a hand, or none with what is fixed."""
