"""What a session is made of, and how long that takes."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trainer.study.library import Activity, Kind
from trainer.study.wants import Want, Why

IN_A_SET, IN_A_ROUND = 3, 5  # questions that are asked together


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in seconds: an act of the dealer, a debrief, a question, a spot of a quick drill."""

    act: float = 2.2
    debrief: float = 25.0
    question: float = 25.0
    spot: float = 14.0

    def of(self, some: tuple[Activity, ...]) -> float:
        """How long these take, done together."""
        if some[0].kind is Kind.HAND:
            return some[0].acts * self.act + self.debrief
        return self.question * len(some) if some[0].kind is Kind.QUESTION else self.spot * IN_A_ROUND


@dataclass(frozen=True, slots=True)
class Recent:
    """What was done lately: scenarios dealt and quick drills played, the last first, and how often each question."""

    hands: tuple[str, ...] = ()
    rounds: tuple[str, ...] = ()
    asked: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Item:
    """One thing of a session: a hand, a set of questions, or a short round. `keys` as of activities.

    `reasons` are the rules it is there for, the most pressing first; a clean hand has one CONTROL without a rule.
    `level` is how hard a fresh hand is, one of `scenarios.fresh.levels`.
    """

    kind: Kind
    keys: tuple[str, ...]
    seconds: float
    reasons: tuple[Want, ...]
    seed: int
    level: int = 0

    @property
    def whys(self) -> frozenset[Why]:
        return frozenset(each.why for each in self.reasons)

    @property
    def control(self) -> bool:
        return Why.CONTROL in self.whys


@dataclass(frozen=True, slots=True)
class Plan:
    """A session at a house. `minutes` were asked for; it is shorter where there is no more to do."""

    house: str
    minutes: int
    items: tuple[Item, ...]

    @property
    def seconds(self) -> float:
        return sum(each.seconds for each in self.items)
