"""Libraries, memories and moments for plans: small ones made up, and the real ones."""

from datetime import UTC, datetime, timedelta

from hypothesis import strategies as st

from trainer.progress.records import Memory, Part
from trainer.rules.houses import BOOKS
from trainer.study.library import Activity, Kind, Library, Point, library

NOW = datetime(2026, 11, 18, 12, tzinfo=UTC)
ALL_PARTS = tuple(Part)
BOXED, FLOP, STRING = "common.misdeal:boxed", "common.flop:four", "common.string:string"
TOPICS = {BOXED: "deal.boxed-card", FLOP: "deal.four-card-flop", STRING: "bet.string", "topic:identity": "identity"}


def hand(key: str, *rules: str, clean: bool = False, acts: int = 20, game: str = "holdem") -> Activity:
    """A hand that tests these rules in all parts."""
    tests = frozenset((rule, part) for rule in rules for part in ALL_PARTS)
    return Activity(Kind.HAND, key, tests, game, acts, clean or not rules)


def asked(key: str, *rules: str, kind: Kind = Kind.QUESTION) -> Activity:
    """A question or quick drill on these rules."""
    return Activity(kind, key, frozenset((rule, Part.REMEDY) for rule in rules))


SMALL = Library(
    "upt",
    (
        *(hand(f"boxed-{at}", BOXED) for at in range(4)),
        *(hand(f"flop-{at}", FLOP) for at in range(4)),
        *(hand(f"clean-{at}") for at in range(6)),
        *(asked(f"q-{rule}-{at}", rule) for rule in TOPICS for at in range(3)),
        asked("quick", STRING, FLOP, kind=Kind.ROUND),
    ),
    (BOXED, FLOP, STRING, "topic:identity"),
    TOPICS,
)


def memory(point: Point, due: float = -1, last: float = -3, stability: float = 10, lapses: int = 0) -> Memory:
    """A memory at the small library's house, due and last reviewed so many days from NOW."""
    when = {"due": NOW + timedelta(days=due), "last": NOW + timedelta(days=last)}
    return Memory("upt", point[0], TOPICS[point[0]], point[1], stability, 5.0, **when, reviews=3, lapses=lapses)


def recall(memory: Memory) -> float:
    """Like the scheduler's: the longer ago and the weaker, the less."""
    return 1 / (1 + (NOW - memory.last) / timedelta(days=9 * memory.stability))


@st.composite
def trainees(draw: st.DrawFn) -> tuple[Library, list[Memory]]:
    """A house as it ships, and what somebody may remember of it."""
    found = library(draw(st.sampled_from(BOOKS)))
    points = draw(st.lists(st.sampled_from(sorted(found.by_point)), unique=True, max_size=60))
    memories = []
    for rule, part in points:
        due, last = draw(st.integers(-40, 40)), -draw(st.integers(0, 60))
        stability, lapses = draw(st.sampled_from((0.5, 3.0, 9.0, 40.0))), draw(st.integers(0, 2))
        when = {"due": NOW + timedelta(days=due), "last": NOW + timedelta(days=last)}
        memories.append(
            Memory(found.house, rule, found.topics[rule], part, stability, 5.0, **when, reviews=2, lapses=lapses)
        )
    return found, memories
