"""Which rules hands at the table decide by, one file a rulebook, and the list of those that can't be dealt.

A rule is *dealt* where it holds in some hand, *decisive* where the grades of a playthrough hang on it
(`trainer.grading.decisive`). Finding that out (`trainer.study.deciding`) takes minutes, so `trainer conformance --dealt
--write` writes it down; a test finds some of it out again.
"""

import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.rules.acted_on import acted_on
from trainer.rules.book import Book
from trainer.rules.ledger_file import Paragraph

FOLDER = ("trainer", "study", "data", "dealt")
LIST = "undealt.toml"
MOST_LISTED = 20
"""At most one paragraph in so many may stand in the list."""


@dataclass(frozen=True, slots=True)
class Hanging:
    """A hand in which a rule holds: a scenario's id, or an irregularity and the seed of a fresh hand, "boxed-card 1".

    Where it is decisive, `by` says who dealt it (`grading.decisive`), `way` how the rule was overturned in a copy,
    `parts` which parts of the grade then were others. `game` and `rows` tell which paragraphs it cites there.
    """

    hand: str
    game: str
    rows: tuple[str, ...] = ()
    by: str = ""
    way: str = ""
    parts: tuple[str, ...] = ()

    @property
    def decisive(self) -> bool:
        return bool(self.way)

    def cites(self, paragraph: Paragraph) -> bool:
        """Is it that paragraph, of those that have the rule, which speaks in that hand?"""
        right_row = not (self.rows and paragraph.rows) or bool(set(self.rows) & set(paragraph.rows))
        return paragraph.reaches(self.game) and right_row


Dealt = Mapping[str, tuple[Hanging, ...]]
"""By rule key, those in which it is decisive first."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Why a rule can't be dealt, in a sentence, who wrote that and who else read it; at these houses, () for all.

    It counts once somebody else has read it.
    """

    rule: str
    reason: str
    written_by: str
    read_by: tuple[str, ...]
    books: tuple[str, ...] = ()

    def excuses(self, house: str) -> bool:
        """Does it count at that house?"""
        return any(each != self.written_by for each in self.read_by) and house in (self.books or (house,))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a paragraph on which the dealer acts stands: its rules about hands, with what was found of each."""

    at: str
    topic: str
    rules: Mapping[str, tuple[Hanging, ...]]
    listed: tuple[str, ...] = ()

    @property
    def dealt(self) -> bool:
        """Does some hand reach it?"""
        return any(self.rules.values())

    @property
    def decisive(self) -> bool:
        """Is there a hand whose grades hang on it?"""
        return any(each.decisive for some in self.rules.values() for each in some)

    @property
    def excused(self) -> bool:
        """Does all of it stand in the list, with nothing decisive?"""
        return not self.decisive and set(self.listed) == self.rules.keys()

    @property
    def open(self) -> bool:
        """Is it neither?"""
        return not (self.decisive or self.excused)


@dataclass(frozen=True, slots=True)
class Count:
    """Paragraphs of one book."""

    encoded: int
    dealers: int
    dealt: int
    decisive: int
    listed: int
    neither: int


def standings(law: Book, dealt: Dealt, listed: Iterable[Listed] = ()) -> tuple[Standing, ...]:
    """Every paragraph of a book on which the dealer acts, in printed order."""
    excused = {each.rule for each in listed if each.excuses(law.key)}
    return tuple(_standings(law, dealt, excused))


def _standings(law: Book, dealt: Dealt, excused: set[str]) -> Iterator[Standing]:
    for at, rules in acted_on(law).items():
        paragraph = law.paragraph(at)
        found = {rule: tuple(each for each in dealt.get(rule, ()) if each.cites(paragraph)) for rule in rules}
        yield Standing(at, paragraph.topic, found, tuple(rule for rule in rules if rule in excused))


def count(law: Book, some: Iterable[Standing]) -> Count:
    """How many are how, of all that are encoded."""
    rows = tuple(some)
    encoded = sum(each.status == "encoded" for each in law.ledger.paragraphs)
    return Count(
        encoded,
        len(rows),
        sum(each.dealt for each in rows),
        sum(each.decisive for each in rows),
        sum(each.excused for each in rows),
        sum(each.open for each in rows),
    )


# --- the files


def text_of(dealt: Dealt) -> str:
    """A file's text: a line for each rule, so that a change shows as one."""
    lines = (f"{json.dumps(rule)}: {json.dumps([_plain(each) for each in dealt[rule]])}" for rule in sorted(dealt))
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(each: Hanging) -> dict[str, Any]:
    return {name: value for name, value in asdict(each).items() if value}


def read(text: str) -> Dealt:
    """What `text_of` wrote. Raises ValueError and TypeError for anything else."""
    plain: dict[str, list[dict[str, Any]]] = json.loads(text)
    return {rule: tuple(_hanging(each) for each in some) for rule, some in plain.items()}


def _hanging(plain: Mapping[str, Any]) -> Hanging:
    known: dict[str, Any] = {name: tuple(each) if isinstance(each, list) else each for name, each in plain.items()}
    return Hanging(**known)


@cache
def dealt_at(house: str) -> Dealt:
    """What ships with the program of a rulebook; nothing for one that somebody has added."""
    if not resources.root().joinpath(*FOLDER, f"{house}.json").exists():
        return {}
    return read(resources.text(*FOLDER, f"{house}.json"))


@cache
def listed() -> tuple[Listed, ...]:
    """The list of what can't be dealt."""
    rows = tomllib.loads(resources.text(*FOLDER, LIST)).get("rule", [])
    return tuple(
        Listed(
            each["rule"],
            each["reason"],
            each["written_by"],
            tuple(each["read_by"]),
            tuple(each.get("books", ())),
        )
        for each in rows
    )


def standings_at(law: Book) -> tuple[Standing, ...]:
    """How every paragraph of a rulebook stands by what ships."""
    return standings(law, dealt_at(law.key), listed())
