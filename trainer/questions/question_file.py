"""Files of questions: one a file, checked against the ledgers, answered house by house.

A file says in TOML: `id`, `topic` (the law's), `kinds` of matters it is about, `game` ("holdem", "razz" or "" for
both), `prompt`, `why`, `[cites]` with the paragraphs of every house that can be asked ("39-A", or "tda-2022:RP-5-A"
where the house's book sends its reader there), `silent` (houses whose book leaves it open: all that it does print
on the topic is then cited, and the paragraph by which the floor decides), and three or four `[[statement]]` with
`text`, `right` and, if it needs them of its own, `why` and `cites`. `right` is true, false or a list of the houses
where it is right; `why` is a text, or a table of texts by house, with `others` for the rest; `cites` is a table like
the question's, whose cites hold for the houses that a statement does not name.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trainer.kernel.games import GAMES
from trainer.rules.book import BOOKS, book
from trainer.rules.ledger_file import Fallback
from trainer.rules.matters import KINDS
from trainer.scenarios.form import Fault
from trainer.scenarios.places import places
from trainer.scenarios.reading import Faults, Row

FLOOR = "floor.decision"
OTHERS = "others"


class BadQuestions(ValueError):
    """Questions that cannot be asked. `faults` has every fault of every file, with its line and key."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class Cite:
    """A paragraph: of the house's own book, or of the book it sends its reader to."""

    book: str
    at: str


@dataclass(frozen=True, slots=True)
class Statement:
    """One of the answers, by house: whether it is right there, why, and the paragraphs that say so."""

    text: str
    right: Mapping[str, bool]
    why: Mapping[str, str]
    cites: Mapping[str, tuple[Cite, ...]]


@dataclass(frozen=True, slots=True)
class Question:
    """A question. `cites` has the houses that can be asked; `silent` are those of them whose book leaves it open."""

    id: str
    topic: str
    kinds: tuple[str, ...]
    game: str
    prompt: str
    statements: tuple[Statement, ...]
    cites: Mapping[str, tuple[Cite, ...]]
    silent: frozenset[str]
    path: str = ""


def load(path: Path) -> tuple[Question, ...]:
    """The question in a file, or all in a folder and below, by path. Raises BadQuestions with every fault."""
    files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
    found: list[Question] = []
    faults: list[Fault] = []
    for file in files:
        try:
            found.append(_read_file(file))
        except BadQuestions as bad:
            faults += bad.faults
    first: dict[str, str] = {}
    for each in found:
        if first.setdefault(each.id, each.path) != each.path:
            faults.append(Fault(each.path, 0, "id", f"{each.id!r} is the id of {first[each.id]} too"))
    if faults:
        raise BadQuestions(faults)
    return tuple(found)


def _read_file(path: Path) -> Question:
    try:
        return read(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as fault:
        raise BadQuestions([Fault(str(path), 0, "", f"cannot be read: {fault}")]) from fault


def read(text: str, path: str) -> Question:
    """The question in a TOML text. Raises BadQuestions with every fault, each with its line and key."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadQuestions([Fault(path, 0, "", f"is no TOML: {fault}")]) from fault
    faults = Faults(path)
    question = _question(Row(data, (), faults), path)
    if faults.found:  # lines are looked up for bad files only: most of the time of reading is theirs
        faults = Faults(path, places(text))
        _question(Row(data, (), faults), path)
        raise BadQuestions(faults.found)
    return question


def _question(row: Row, path: str) -> Question:
    texts = {key: row.take(key, str) or "" for key in ("id", "topic", "prompt")}
    why = row.data.get("why")
    row.taken.add("why")
    kinds, game = tuple(row.take("kinds", list, []) or ()), row.take("game", str, "")
    for kind in sorted(set(kinds) - KINDS.keys()):
        row.faults.add(row.at("kinds"), f"{kind!r} is no kind of matter")
    if game not in ("", *GAMES):
        row.faults.add(row.at("game"), f"{game!r} is no game: write one of {', '.join(GAMES)}")
    silent = frozenset(row.take("silent", list, []) or ())
    cites = _cites(row, texts["topic"], silent)
    statements = tuple(_statement(each, why, texts["topic"], cites) for each in row.rows("statement"))
    _answers(row, statements, cites)
    row.end()
    return Question(**texts, kinds=kinds, game=game, statements=statements, cites=cites, silent=silent, path=path)


def _statement(row: Row, why: Any, topic: str, cites: Mapping[str, tuple[Cite, ...]]) -> Statement:
    text = row.take("text", str) or ""
    rights = _rights(row, row.data.get("right"), cites)
    whys = _whys(row, row.data.get("why", why), cites)
    own = _table(row, topic)
    for house in own.keys() - cites.keys():
        row.faults.add((*row.at("cites"), house), "is not among the question's cites")
    row.taken |= {"right", "why"}
    row.end()
    return Statement(text, rights, whys, {**cites, **own})


def _rights(row: Row, value: Any, houses: Iterable[str]) -> dict[str, bool]:
    """Right or wrong everywhere, or a list of the houses where it is right."""
    if isinstance(value, bool):
        return dict.fromkeys(houses, value)
    if not isinstance(value, list) or not value:
        row.faults.add(row.at("right"), "must be true, false or a list of houses")
        return {}
    for house in value:
        if house not in houses:
            row.faults.add(row.at("right"), f"{house} cites nothing")
    return {house: house in value for house in houses}


def _whys(row: Row, value: Any, houses: Iterable[str]) -> dict[str, str]:
    """One text for all houses, or a table of texts by house, with `others` for the houses it does not name."""
    table: dict[str, Any] = value if isinstance(value, dict) else {OTHERS: value}
    if not all(type(each) is str and each for each in table.values()):
        row.faults.add(row.at("why"), f"must be text, or a table of texts by house and {OTHERS!r}")
    for house in table.keys() - {*houses, OTHERS}:
        row.faults.add(row.at("why"), f"{house} cites nothing")
    for house in houses:
        if house not in table and OTHERS not in table:
            row.faults.add(row.at("why"), f"{house} is missing")
    return {house: table.get(house, table.get(OTHERS, "")) for house in houses}


def _answers(row: Row, statements: tuple[Statement, ...], houses: Iterable[str]) -> None:
    if not 3 <= len(statements) <= 4:
        row.faults.add(("statement",), f"there are {len(statements)}, not three or four")
    for house in houses:
        right = sum(each.right.get(house) is True for each in statements)
        if right != 1:
            row.faults.add(("statement",), f"{right} are right at {house}, not one")


def _cites(row: Row, topic: str, silent: frozenset[str]) -> dict[str, tuple[Cite, ...]]:
    found = _table(row, topic)
    for house in found.keys() & silent:
        _silence(house, topic, found[house], (*row.at("cites"), house), row.faults)
    if not row.data.get("cites"):
        row.faults.add(("cites",), "no book answers this question")
    for house in sorted(silent - found.keys()):
        row.faults.add(("silent",), f"{house} is not among the cites")
    return found


def _table(row: Row, topic: str) -> dict[str, tuple[Cite, ...]]:
    """The paragraphs that a question or a statement cites, by house."""
    table = row.table("cites")
    found: dict[str, tuple[Cite, ...]] = {}
    for house in table.data:
        path, ats = table.at(house), table.take(house, list, [])
        if house not in BOOKS:
            row.faults.add(path, f"is none of {', '.join(BOOKS)}")
        elif ats:
            found[house] = tuple(_cite(each, house, path, row.faults, topic) for each in ats)
        else:
            row.faults.add(path, "cites nothing")
    return found


def _cite(text: str, house: str, path: tuple[str | int, ...], faults: Faults, topic: str) -> Cite:
    other, _, at = text.rpartition(":")
    source = other or house
    if source not in BOOKS or at not in _printed(source):
        faults.add(path, f"{text!r} is no paragraph of {source}")
    elif source != house and not any(_sends(each, source, at, topic) for each in book(house).ledger.fallbacks):
        faults.add(path, f"{house} does not send its reader to {text!r}")
    return Cite(source, at)


@cache
def _printed(house: str) -> frozenset[str]:
    return frozenset(each.at for each in book(house).ledger.paragraphs)


def _sends(fallback: Fallback, to: str, at: str, topic: str) -> bool:
    return fallback.to == to and at.startswith(fallback.only) and topic.startswith(fallback.topics)


def _silence(house: str, topic: str, cites: tuple[Cite, ...], path: tuple[str | int, ...], faults: Faults) -> None:
    """In silence everything printed on the topic is shown, and why the floor decides."""
    printed = {Cite(house, each.at) for each in book(house).ledger.paragraphs if each.topic == topic}
    for fallback in book(house).ledger.fallbacks:
        there = book(fallback.to).ledger.paragraphs
        printed |= {
            Cite(fallback.to, p.at) for p in there if p.topic == topic and _sends(fallback, fallback.to, p.at, topic)
        }
    for left in sorted(printed - set(cites), key=str):
        faults.add(path, f"is called silent, yet {left.book} prints {left.at} on {topic}")
    floor = {each.at for each in book(house).ledger.paragraphs if each.topic == FLOOR}
    if not any(each.book == house and each.at in floor for each in cites):
        faults.add(path, f"is silent, so cite the paragraph by which its floor decides ({FLOOR})")
