"""What there is to practise with at a house: hands, questions and quick drills, and which rules each of them tests."""

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache, cached_property

from trainer.progress.records import Part
from trainer.rules.areas import DESK, area, area_if_any
from trainer.rules.houses import BOOKS, NoHouse
from trainer.scenarios.fresh.keys import CLEAN, fresh_key
from trainer.study.practised import Practised, Rules, practised

UNREADABLE = (ValueError, LookupError, TypeError, AttributeError, OSError, RecursionError)
CLEAN_ACTS = 60  # of the dealer in a clean fresh hand, about
Point = tuple[str, Part]  # a rule key, and the part in which it is known or tested


class Kind(StrEnum):
    """How something is practised."""

    HAND = "hand"
    QUESTION = "question"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Activity:
    """One thing to practise with. `key` is a scenario's id, that of fresh hands, a question's, or a quick drill's.

    Of a hand `game` is "" where it can be any, `acts` are those of its dealer, and `clean` says that nothing goes wrong
    in it at this house.
    """

    kind: Kind
    key: str
    tests: frozenset[Point]
    game: str = ""
    acts: int = 0
    clean: bool = False


@dataclass(frozen=True)
class Library:
    """All activities of one house. `syllabus` are its rule keys in printed order, `topics` those of every rule key."""

    house: str
    activities: tuple[Activity, ...]
    syllabus: tuple[str, ...]
    topics: Mapping[str, str]

    @cached_property
    def by_point(self) -> Mapping[Point, tuple[Activity, ...]]:
        """What tests a rule in a part."""
        found: dict[Point, list[Activity]] = {}
        for each in self.activities:
            for point in each.tests:
                found.setdefault(point, []).append(each)
        return {point: tuple(some) for point, some in found.items()}

    @cached_property
    def points(self) -> tuple[tuple[Point, str], ...]:
        """What is tested at all, in order, with its topic."""
        return tuple((point, self.topics[point[0]]) for point in sorted(self.by_point))

    @cached_property
    def practisable(self) -> Mapping[Part, frozenset[str]]:
        """The rule keys that something tests, by part."""
        return {part: frozenset(rule for rule, of in self.by_point if of is part) for part in Part}

    @cached_property
    def dealt(self) -> frozenset[Point]:
        """What hands test."""
        return frozenset(point for each in self.activities if each.kind is Kind.HAND for point in each.tests)

    @cached_property
    def controls(self) -> tuple[Activity, ...]:
        """The clean hands."""
        return tuple(each for each in self.activities if each.clean)

    def testing(self, point: Point, *kinds: Kind) -> tuple[Activity, ...]:
        """What tests a rule in a part, of these kinds or of any."""
        return tuple(each for each in self.by_point.get(point, ()) if not kinds or each.kind in kinds)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The syllabus, then what else is tested here: what the book leaves to another book, or to the floor."""
        return tuple(dict.fromkeys((*self.syllabus, *sorted(rule for rule, _ in self.by_point))))

    @cached_property
    def areas(self) -> Mapping[str, str]:
        """What counts wherever a house's knowledge is told, all of `rules`: the area of each."""
        return {rule: self.area(rule) for rule in self.rules}

    def area(self, rule: str) -> str:
        """The area of a rule key. Raises KeyError."""
        return area(self.topics[rule])


NOTHING = Practised({}, {}, {}, {}, {}, {})
_found_here: dict[str, Practised] = {}
"""What was found out on this computer, by house, beside what ships."""


def found_here(house: str, more: Practised) -> bool:
    """From now on that is practised at the house as well, in the place of what was found out before. Is it other?"""
    if more == _found_here.get(house, NOTHING):
        return False
    _found_here[house] = more
    library.cache_clear()
    return True


@cache
def library(house: str) -> Library:
    """The library of the house of that key: what ships, and what was found out on this computer. Raises KeyError.

    Where what ships cannot be read, that is the questions and the clean hands alone; then it is not `readable`.
    """
    if house not in BOOKS:
        raise NoHouse(house)
    found, more = alone(house), _found_here.get(house, NOTHING)
    return found if more == NOTHING else _together(found, more)


@cache
def alone(house: str) -> Library:
    """The same without what was found out on this computer. Raises KeyError."""
    try:
        return library_of(practised(house), house)
    except UNREADABLE:
        from trainer.study.unpractised import questions_alone  # loads the law

        return library_of(questions_alone(house), house)


def _together(found: Library, more: Practised) -> Library:
    """Both, of which what was found out here goes first."""
    here = {(each.kind, each.key): each for each in _activities(more, found.house)}
    there = (each for each in found.activities if (each.kind, each.key) not in here)
    return replace(found, activities=(*there, *here.values()), topics={**found.topics, **more.topics})


@cache
def readable(house: str) -> bool:
    """Can it be read what the hands of a house practise?"""
    try:
        practised(house)
    except UNREADABLE:
        return False
    return True


def library_of(found: Practised, house: str) -> Library:
    """The same out of what was found out, without what has no topic any more. Raises KeyError."""
    topics = _sound(found)
    syllabus = tuple(rule for rule in found.houses[house] if rule in topics)
    return Library(house, _activities(found, house), syllabus, topics)


def _activities(found: Practised, house: str) -> tuple[Activity, ...]:
    topics = _sound(found)
    return tuple(_limited((*_hands(found, house), *_others(found, house)), topics))


def _sound(found: Practised) -> dict[str, str]:
    """The topics as far as there still are such: what was written down may be of another day than the law."""
    return {rule: topic for rule, topic in found.topics.items() if area_if_any(topic)}


def _limited(activities: Iterable[Activity], rules: Container[str]) -> Iterator[Activity]:
    """The same activities, testing those rules alone; what tests none of them is left out, the clean hands stay."""
    for each in activities:
        tests = frozenset(point for point in each.tests if point[0] in rules)
        if tests or each.clean:
            yield each if len(tests) == len(each.tests) else replace(each, tests=tests)


def limited(found: Library, rules: Container[str]) -> Library:
    """The library without all that is none of those rules; the same one where there is no other."""
    if all(rule in rules for rule in found.topics):
        return found
    syllabus = tuple(rule for rule in found.syllabus if rule in rules)
    return replace(found, activities=tuple(_limited(found.activities, rules)), syllabus=syllabus)


def within(found: Library, key: str) -> Library:
    """The same library for one area only: what tests nothing of it is left out, the clean hands stay."""
    inside = {rule for rule in found.topics if found.area(rule) == key}
    syllabus = tuple(rule for rule in found.syllabus if rule in inside)
    return replace(found, activities=tuple(_limited(found.activities, inside)), syllabus=syllabus)


def for_dealers(found: Library) -> Library:
    """The same library without what only the desk and the poster are for."""
    return limited(found, {rule for rule in found.topics if found.area(rule) != DESK})


def practisable(house: str) -> Mapping[Part, frozenset[str]]:
    """The rule keys that something at the house tests, by part. Raises KeyError."""
    return library(house).practisable


def activities_for(house: str, rule: str, part: Part) -> tuple[Activity, ...]:
    """What practises a rule in a part at a house. Raises KeyError for a house that there is not."""
    return library(house).testing((rule, part))


def _hands(found: Practised, house: str) -> Iterable[Activity]:
    for key, some in found.hands.items():
        if house in some and key in found.games:
            tries = some[house]
            yield Activity(Kind.HAND, key, _points(tries.rules), found.games[key], tries.acts, tries.clean)
    for key, some in found.fresh.items():
        if house in some:
            tries = some[house]
            yield Activity(Kind.HAND, fresh_key(key), _points(tries.rules), "", tries.acts)
    if found.fresh:
        yield Activity(Kind.HAND, CLEAN, frozenset(), "", CLEAN_ACTS, clean=True)


def _others(found: Practised, house: str) -> Iterable[Activity]:
    for kind, keyed in ((Kind.QUESTION, found.questions), (Kind.ROUND, found.drills)):
        for key, some in keyed.items():
            if house in some:
                yield Activity(kind, key, _points(some[house]))


def _points(rules: Rules) -> frozenset[Point]:
    return frozenset((rule, part) for rule, parts in rules.items() for part in parts)
