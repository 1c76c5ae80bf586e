"""What a trainee would do well to practise now, in order: what changed since an older edition, what is due, what is
weak, one new thing, then the rest."""

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from trainer.progress.records import Memory, Part
from trainer.rules.areas import TITLES, area
from trainer.study.library import Library, Point

Recall = Callable[[Memory], float]  # how likely it is remembered now, 0 to 1
WEAK_DAYS = 4.0  # a memory that would sink in so few days is weak
AREAS = {key: place for place, key in enumerate(TITLES)}
RESTED = timedelta(hours=8)  # what was practised since then is not asked again before other things


class Why(StrEnum):
    """Why something is in a session."""

    CHANGED = "changed"  # not what it was in the edition from which they moved, and not met since
    DUE = "due"
    WEAK = "weak"
    NEW = "new"
    MORE = "more"  # new as well, where there is time left and nothing else to practise
    AHEAD = "ahead"  # due later; practised when there is time left
    AFTER = "after"  # asked in words after it was dealt
    CONTROL = "control"


@dataclass(frozen=True, slots=True)
class Want:
    """One rule to practise in one part. `due`, `recall` (0 to 1, now) and `lapses` are those of its memory if any.

    `level` is how hard a hand on it is, one of `scenarios.fresh.levels`.
    """

    rule: str
    part: Part
    why: Why
    topic: str = ""
    due: datetime | None = None
    recall: float | None = None
    lapses: int = 0
    level: int = 0

    @property
    def point(self) -> Point:
        return self.rule, self.part


Untried = list[tuple[str, list[Point]]]
"""Topics with what was never practised of them, in the order in which they are begun."""


def wants(
    now: datetime,
    memories: Iterable[Memory],
    library: Library,
    recall: Recall,
    new: Untried,
    changed: Iterable[Point] = (),
) -> tuple[Want, ...]:
    """All that can be practised at the library's house, the most pressing first, and the first topic that is `new`.

    What `changed` goes before all of it.
    """
    held = _held(memories, library)
    first = (Want(*point, Why.CHANGED, library.topics[point[0]]) for point in changed)
    told = {id(each): _want(now, each, recall) for each in held}
    known = sorted(held, key=lambda each: _pressing(each, told[id(each)], now))
    ordered = [told[id(each)] for each in known]
    ahead = next((place for place, each in enumerate(ordered) if each.why is Why.AHEAD), len(ordered))
    begun = (Want(*point, Why.NEW, topic) for topic, points in new[:1] for point in points)
    return (*first, *ordered[:ahead], *begun, *ordered[ahead:])


def unmet(rules: Iterable[str], memories: Iterable[Memory], library: Library) -> tuple[Point, ...]:
    """Of these rules, in their order, every part that can be practised and was not yet."""
    known = {(each.rule, each.part) for each in _held(memories, library)}
    points = ((rule, part) for rule in rules for part in Part)
    return tuple(point for point in points if point in library.by_point and point not in known)


def _held(memories: Iterable[Memory], library: Library) -> list[Memory]:
    return [each for each in memories if each.book == library.house and (each.rule, each.part) in library.by_point]


def _want(now: datetime, memory: Memory, recall: Recall) -> Want:
    place = (memory.rule, memory.part, _why(now, memory), memory.topic)
    return Want(*place, memory.due, recall(memory), memory.lapses)


def _why(now: datetime, memory: Memory) -> Why:
    if memory.due <= now:
        return Why.DUE
    weak = memory.lapses > 0 or memory.stability < WEAK_DAYS
    return Why.WEAK if weak and now - memory.last >= RESTED else Why.AHEAD


def _pressing(memory: Memory, want: Want, now: datetime) -> tuple[object, ...]:
    """Of what is due the least remembered, of what is weak the most often forgotten, of the rest the next one due."""
    name = (memory.due, memory.rule, memory.part.value)
    if want.why is Why.DUE:
        return 0, want.recall, *name
    if want.why is Why.WEAK:
        return 1, -memory.lapses, memory.stability, *name
    return 2, now - memory.last < RESTED, *name


# --- one new thing ---------------------------------------------------------------------------------------------


def untried(memories: Iterable[Memory], library: Library, changed: Collection[Point] = ()) -> Untried:
    """What is new, but for what `changed`: of topics begun already, then of those dealt at the table, area by area."""
    known = {(each.rule, each.part) for each in _held(memories, library)}
    topics: dict[str, list[Point]] = {}
    for point, topic in library.points:
        if point not in known and point not in changed:
            topics.setdefault(topic, []).append(point)
    begun = {library.topics[rule] for rule, _ in known}
    return sorted(topics.items(), key=lambda each: _place(each[0], each[1], library, begun))


def more(new: Untried) -> Iterator[tuple[Want, ...]]:
    """The topics that are new after the first one, each with its rules."""
    return (tuple(Want(*point, Why.MORE, topic) for point in points) for topic, points in new[1:])


def _place(topic: str, points: list[Point], library: Library, begun: Collection[str]) -> tuple[object, ...]:
    """What is seen at the table comes first, area by area, the topic of which most is dealt."""
    dealt = [part for rule, part in points if (rule, part) in library.dealt]
    area_at = AREAS[area(topic)]
    return Part.NOTICED not in dealt, topic not in begun, area_at, -len(dealt), -len(points), topic
