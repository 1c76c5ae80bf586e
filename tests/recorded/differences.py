"""What differs between two records of the same thing: which field of which answer, and at which paragraphs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tests.recorded.of_hand import Sections
from tests.recorded.plain import Plain, canonical

ABSENT = "(not there)"
Answers = dict[str, tuple[Plain, Plain]]


@dataclass(frozen=True)
class Difference:
    """One field that differs. `case` is the hand and the house, `section` what was asked, `at` cited before or now.

    `kind` is that of the matter; of what is no matter, such as a wager, the section.
    """

    case: str
    section: str
    kind: str
    topic: str
    field: str
    at: tuple[str, ...]
    before: str
    now: str

    @property
    def book(self) -> str:
        """The house at which it differs."""
        return self.case.partition(" at ")[2].partition(",")[0]

    @property
    def sort(self) -> tuple[str, ...]:
        """Differences of one class have this in common."""
        return self.book, self.topic, self.kind, self.section, self.field, *self.at


def differences(case: str, before: Sections, now: Sections) -> Iterator[Difference]:
    """Everything that differs, in the order of the sections."""
    for section in sorted({*before, *now}):
        yield from _of_section(case, section, before.get(section, []), now.get(section, []))


def between(before: Mapping[str, Sections], now: Mapping[str, Sections]) -> Iterator[Difference]:
    """The same of many cases; one that is only in one of them differs as a whole."""
    for case in sorted({*before, *now}):
        yield from differences(case, before.get(case, {}), now.get(case, {}))


def _of_section(case: str, section: str, before: list[Plain], now: list[Plain]) -> Iterator[Difference]:
    old, new = ({}, {}) if before == now else (_answers(before), _answers(now))
    for name in sorted({*old, *new}):
        of, was = old.get(name, (new.get(name, ({}, None))[0], None))
        said = new[name][1] if name in new else None
        for field, left, right in _fields(was, said):
            at = tuple(sorted({*_cited(was), *_cited(said)}))
            yield Difference(case, section, of.get("kind", section), of.get("topic", ""), field, at, left, right)


def _answers(some: list[Plain]) -> Answers:
    """By what was asked about; the field `onset` is part of that."""
    return {canonical(each["of"]): (each["of"], each["says"]) for each in some}


def _fields(before: Plain, now: Plain, path: str = "") -> Iterator[tuple[str, str, str]]:
    """The fields that differ, with both values; of what a floor follows as "floor-follows.steps"."""
    if before == now:
        return
    if isinstance(before, dict) and isinstance(now, dict):
        for key in sorted({*before, *now}):
            yield from _fields(before.get(key), now.get(key), f"{path}.{key}" if path else key)
        return
    yield path or "found", _shown(before), _shown(now)


def _shown(value: Plain) -> str:
    return ABSENT if value is None else canonical(value)


def _cited(says: Plain) -> Iterator[str]:
    """The paragraphs of an answer, those of a clash and of what a floor follows too."""
    if isinstance(says, dict):
        yield from says.get("cites", ())
        yield from says.get("conflict", ())
        yield from _cited(says.get("floor-follows"))
