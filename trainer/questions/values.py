"""Values: what differs from one drawing of a question to the next."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from trainer.questions.sums import FUNCTIONS, BadSum, Value, holds, look_through, number, worked_out
from trainer.scenarios.reading import Row

NAME = re.compile(r"[a-z][a-z0-9_]*")
HOLE = re.compile(r"\{([^{}]*)\}")
REQUIRE = "require"
MOST_VALUES, MOST_CHOICES, TRIES = 40, 200, 500
OTHERS = "numbers or words, from, to and step, or at and of"
KEPT = (*FUNCTIONS, "and", "or", "not", "true", "false", "if", "else", "in", "is")


class NeverHolds(ValueError):
    """Values that were drawn again and again, and never met what is required of them."""


@dataclass(frozen=True, slots=True)
class Span:
    """`first` and so many `step`s, at most `last`; each a sum."""

    first: str
    last: str
    step: str


@dataclass(frozen=True, slots=True)
class Nth:
    """The one of these at a place, a sum that counts from 1: what belongs to a value drawn before."""

    place: str
    of: tuple[Value, ...]


Source = tuple[Value, ...] | str | Span | Nth
"""One of these; worked out; out of a span; or the one that belongs to another value."""


@dataclass(frozen=True, slots=True)
class Values:
    """Where each value comes from, in their order, and what they must meet."""

    sources: tuple[tuple[str, Source], ...] = ()
    require: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.sources)

    def draw(self, chance: Random) -> dict[str, Value]:
        """One of each. Raises NeverHolds, and BadSum where a sum does not come out."""
        for _ in range(TRIES):
            found: dict[str, Value] = {}
            for name, source in self.sources:
                found[name] = _drawn(source, found, chance)
            if all(holds(each, found) for each in self.require):
                return found
        raise NeverHolds(f"{' and '.join(self.require)} was never true in {TRIES} draws")


def _drawn(source: Source, known: Mapping[str, Value], chance: Random) -> Value:
    if isinstance(source, tuple):
        return chance.choice(source)
    if isinstance(source, str):
        found = worked_out(source, known)
        return int(found) if isinstance(found, bool) else found
    if isinstance(source, Nth):
        return _nth(source, known)
    first, last, step = (number(each, known) for each in (source.first, source.last, source.step))
    if step <= 0 or last < first:
        raise BadSum(f"there is nothing from {first} to {last} in steps of {step}")
    return first + step * chance.randint(0, (last - first) // step)


def _nth(source: Nth, known: Mapping[str, Value]) -> Value:
    place = number(source.place, known)
    if not 1 <= place <= len(source.of):
        raise BadSum(f"{source.place} is {place}, but there are {len(source.of)} to choose from")
    return source.of[place - 1]


def filled(text: str, names: Mapping[str, Value]) -> str:
    """A text with its values put in; `{bet:,}` writes 12,000. Raises BadSum for a name that is not known."""

    def put(hole: re.Match[str]) -> str:
        name, colon, comma = hole[1].partition(":")
        if name not in names or (colon and comma != ","):
            raise BadSum(f"{hole[0]} isn't a value")
        value = names[name]
        return f"{value:,}" if colon and isinstance(value, int) else str(value)

    return HOLE.sub(put, text)


def holes(text: str) -> tuple[str, ...]:
    """The names of the values that a text wants, in their order."""
    return tuple(dict.fromkeys(each.partition(":")[0] for each in HOLE.findall(text)))


def read_values(row: Row) -> Values:
    """The table of values of a file; every fault goes to the row's."""
    table = row.table("values")
    require = tuple(table.take(REQUIRE, list, []) or ())
    sources: list[tuple[str, Source]] = []
    for name, given in table.data.items():
        if name != REQUIRE:
            table.taken.add(name)
            sources += _source(table, name, given, [known for known, _ in sources])
    for each in require:
        table.faults.read(table.at(REQUIRE), lambda each=each: look_through(each, [n for n, _ in sources]))  # type: ignore[misc]
    if len(sources) > MOST_VALUES:
        table.faults.add(table.path, f"there are more than {MOST_VALUES}")
    found = Values(tuple(sources), require)
    _try_out(table, found)
    return found


def _try_out(table: Row, values: Values) -> None:
    """Values that can never be drawn are a fault; told only where no other is."""
    if table.faults.found or not values.sources:
        return
    try:
        values.draw(Random(0))
    except NeverHolds as fault:
        table.faults.add(table.at(REQUIRE), str(fault))
    except BadSum as fault:
        table.faults.add(table.path, str(fault))


def _source(table: Row, name: str, given: Any, known: Collection[str]) -> list[tuple[str, Source]]:
    """Where one value comes from, or nothing and a fault."""
    try:
        if not NAME.fullmatch(name) or name in KEPT:
            raise BadSum(f"{name!r} isn't a name for a value: write small letters, digits and _")
        return [(name, _understood(given, known))]
    except BadSum as fault:
        table.faults.add(table.at(name), str(fault))
        return [(name, (0,))]


def _understood(given: Any, known: Collection[str]) -> Source:
    if type(given) is int:
        return (given,)
    if isinstance(given, str):
        look_through(given, known)
        return given
    if isinstance(given, dict):
        return _belonging(given, known) if "of" in given else _span(given, known)
    return _listed(given)


def _listed(given: Any) -> tuple[Value, ...]:
    if not isinstance(given, list) or not given or len(given) > MOST_CHOICES:
        raise BadSum(f"must be a sum, a list of at most {MOST_CHOICES} {OTHERS}")
    if {type(each) for each in given} not in ({int}, {str}):
        raise BadSum("must hold whole numbers only, or words only")
    return tuple(given)


def _belonging(given: Mapping[str, Any], known: Collection[str]) -> Nth:
    if given.keys() != {"at", "of"}:
        raise BadSum("must have at and of, and nothing else")
    look_through(str(given["at"]), known)
    return Nth(str(given["at"]), _listed(given["of"]))


def _span(given: Mapping[str, Any], known: Collection[str]) -> Span:
    parts = {"step": "1", **{key: str(value) for key, value in given.items()}}
    if parts.keys() != {"from", "to", "step"}:
        raise BadSum("must have from, to and step, and nothing else")
    for each in parts.values():
        look_through(each, known)
    return Span(parts["from"], parts["to"], parts["step"])
