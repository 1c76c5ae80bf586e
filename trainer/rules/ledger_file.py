"""A ledger file: one book's paragraphs in printed order, each tied to rules, questions or the reason why not.

Reading is strict: unknown keys, wrong types, repeated or missing entries are all reported at once with file and key.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel import toml
from trainer.kernel.games import GAMES
from trainer.kernel.limits import too_much
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.toml import BadToml

STATUSES = ("encoded", "question", "not-modelled", "pending")


class BadLedger(ValueError):
    """A ledger that cannot be used. `faults` has one line per fault: file, key and what is wrong."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(faults))


@dataclass(frozen=True)
class Paragraph:
    """A numbered piece of a book. `says` is our own short summary, `reading` how a contradiction is read and why.

    `heading` tells it from the others of its book in a few own words, where neither its topic nor its rule does.
    `rules` name the predicates that encode it, `numbers` the figures they are given, `tests` the pytest node ids
    that prove it, `questions` "path#id" of quiz questions, `reason` why it is not modelled. `beside` is our own
    sentence on what an encoded paragraph says beyond its rules, which only its questions ask. `games` are those it is
    printed for, () for all: in another game it decides nothing and is not cited.
    """

    at: str
    topic: str
    status: str
    heading: str = ""
    says: str = ""
    rules: tuple[str, ...] = ()
    numbers: Mapping[str, int] = field(default_factory=dict)
    reading: str = ""
    tests: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    reason: str = ""
    beside: str = ""
    games: tuple[str, ...] = ()

    def reaches(self, game: str) -> bool:
        """Is it printed for that game? "" is a room, where no one game is played."""
        return not (self.games and game) or game in self.games


@dataclass(frozen=True)
class Example:
    """A worked example printed in the book: the transcript that tells it and the tests that prove it."""

    at: str
    transcript: str = ""
    tests: tuple[str, ...] = ()


@dataclass(frozen=True)
class Fallback:
    """Where a silent book sends its reader: to which book, by which paragraph, for which topics and paragraphs.

    `topics` are prefixes of topics ("" for all), `only` prefixes of paragraph ids in the other book ("" for all).
    """

    to: str
    grants: str
    label: str
    confirmed: bool
    topics: tuple[str, ...]
    only: tuple[str, ...]


@dataclass(frozen=True)
class Ledger:
    """One book. `floor_follows` are the books whose procedure its floor adopts in silence, in that order."""

    book: str
    house: str
    edition: str
    short: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[Example, ...]
    fallbacks: tuple[Fallback, ...] = ()
    floor_follows: tuple[str, ...] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)


HEAD = {"book": str, "house": str, "edition": str, "short": str}
TABLES = {"paragraph", "example", "fallback", "parameters"}
PARAGRAPH = {
    "at": str,
    "topic": str,
    "status": str,
    "heading": str,
    "says": str,
    "reading": str,
    "reason": str,
    "beside": str,
    "numbers": dict,
}
PARAGRAPH_LISTS = ("rules", "tests", "scenarios", "questions", "games")
EXAMPLE = {"at": str, "transcript": str}
FALLBACK = {"to": str, "grants": str, "label": str, "confirmed": bool}


def read(text: str, name: str) -> Ledger:
    """The ledger in a TOML text; `name` is its file's name. Raises BadLedger with every fault."""
    return at_once(reading(text, name))


def reading(text: str, name: str) -> Pieces[Ledger]:
    """The same in pieces, some paragraphs in each."""
    try:
        data = yield from toml.reading(text)
    except BadToml as bad:
        raise BadLedger([f"{name}:{line}: {what}" if line else f"{name}: {what}" for line, what in bad.faults]) from bad
    faults = _Faults(name)
    head = faults.table(data, "", HEAD, lists=("floor_follows",), also=TABLES)
    paragraphs: list[Paragraph] = []
    for number, row in enumerate(data.get("paragraph", []), 1):
        paragraphs.append(_paragraph(row, faults, number))
        yield
    examples = [_example(row, faults, n) for n, row in enumerate(data.get("example", []), 1)]
    fallbacks = [_fallback(row, faults, n) for n, row in enumerate(data.get("fallback", []), 1)]
    faults.repeated([*(each.at for each in paragraphs), *(each.at for each in examples)])
    faults.end()
    tables = (tuple(paragraphs), tuple(examples), tuple(fallbacks))
    follows = tuple(head.pop("floor_follows", ()))
    return Ledger(
        **head,
        paragraphs=tables[0],
        examples=tables[1],
        fallbacks=tables[2],
        floor_follows=follows,
        parameters=data.get("parameters", {}),
    )


def _paragraph(row: dict[str, Any], faults: "_Faults", number: int) -> Paragraph:
    key = f"paragraph {row.get('at', number)}"
    values = faults.table(row, key, PARAGRAPH, lists=PARAGRAPH_LISTS, needed=("at", "topic", "status"))
    status = values.get("status")
    if status not in STATUSES:
        faults.add(f"{key}: status {status!r} is none of {', '.join(STATUSES)}")
    lacking = {"encoded": ("rules", "says"), "question": ("questions",), "not-modelled": ("reason",)}
    for need in lacking.get(str(status), ()):
        if not values.get(need):
            faults.add(f"{key}: {status} without {need}")
    for game in sorted(set(values.get("games", ())) - set(GAMES)):
        faults.add(f"{key}: {game} is no game")
    if values.get("beside") and not (status == "encoded" and values.get("questions")):
        faults.add(f"{key}: beside is for what questions ask of an encoded paragraph")
    return Paragraph(**{"at": "", "topic": "", "status": "", **values})


def _example(row: dict[str, Any], faults: "_Faults", number: int) -> Example:
    values = faults.table(row, f"example {row.get('at', number)}", EXAMPLE, lists=("tests",), needed=("at",))
    return Example(**{"at": "", **values})


def _fallback(row: dict[str, Any], faults: "_Faults", number: int) -> Fallback:
    needed = ("to", "grants", "label", "confirmed", "topics", "only")
    values = faults.table(row, f"fallback {number}", FALLBACK, lists=("topics", "only"), needed=needed)
    return Fallback(**{"to": "", "grants": "", "label": "", "confirmed": False, "topics": (), "only": (), **values})


@dataclass
class _Faults:
    name: str
    found: list[str] = field(default_factory=list)

    def add(self, fault: str) -> None:
        self.found.append(f"{self.name}: {fault}")

    def table(
        self,
        row: dict[str, Any],
        key: str,
        types: Mapping[str, type],
        lists: tuple[str, ...] = (),
        needed: tuple[str, ...] | None = None,
        also: set[str] | None = None,
    ) -> dict[str, Any]:
        """The values of a row that are what they should be; every other thing is a fault."""
        values: dict[str, Any] = {}
        place = f"{key}: " if key else ""
        for name, value in row.items():
            if name in types and type(value) is types[name]:
                values[name] = value
                self.bounded(place, name, value)
            elif name in lists and isinstance(value, list) and all(type(each) is str for each in value):
                values[name] = tuple(value)
            elif name not in (also or ()):
                known = name in types or name in lists
                self.add(f"{place}{name} {'is of the wrong kind' if known else 'is no key here'}")
        for name in types if needed is None else needed:
            if name not in row:
                self.add(f"{place}{name} is missing")
        return values

    def bounded(self, place: str, name: str, value: Any) -> None:
        """Figures that nobody could mean."""
        figures = value.items() if isinstance(value, dict) else ()
        for key, figure in figures:
            if type(figure) is int and (what := too_much(figure)):
                self.add(f"{place}{name}.{key}: {what}")

    def repeated(self, ids: list[str]) -> None:
        for at in sorted({each for each in ids if ids.count(each) > 1}):
            self.add(f"paragraph {at} stands there twice")

    def end(self) -> None:
        if self.found:
            raise BadLedger(self.found)
