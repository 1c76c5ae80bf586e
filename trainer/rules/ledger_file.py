"""A ledger file: one book's paragraphs in printed order, each tied to rules, questions or the reason why not.

Reading is strict: unknown keys, wrong types, repeated or missing entries are all reported at once with file and key.
"""

import re
from calendar import monthrange
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from trainer.kernel import toml
from trainer.kernel.games import GAMES
from trainer.kernel.limits import quoted
from trainer.kernel.manners import CONDUCT
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Pieces, at_once
from trainer.kernel.places import Path, short
from trainer.kernel.room.desk_acts import ASKED
from trainer.kernel.toml import BadToml
from trainer.rules.ledger_faults import BadLedger as BadLedger
from trainer.rules.ledger_faults import no_toml
from trainer.rules.ledger_head import format_fault
from trainer.rules.ledger_like import Row, alone, written_out
from trainer.rules.ledger_row_faults import RowFaults
from trainer.rules.numbering import SIGN, Numbering, count_fault, note_faults, numbering
from trainer.rules.topics import TOPICS, is_below, topic_fault
from trainer.rules.wording import filled, holes

SENTENCES = ("says", "beside", "reading")
"""Where a paragraph's own words may say "{boxed}" for one of its figures."""
STATUSES = ("encoded", "question", "not-modelled", "pending")


@dataclass(frozen=True)
class Paragraph:
    """A numbered piece of a book. `says` is our own short summary, `reading` how a contradiction is read and why.

    `heading` tells it from the others of its book in a few own words, where its topic does not.
    `rules` are the keys of the rules that encode it, `numbers` the figures they are given, `tests` the pytest node ids
    that prove it, `questions` "path#id" of quiz questions, `reason` why it is not modelled. `beside` is our own
    sentence on what an encoded paragraph says beyond its rules, which only its questions ask. `games` are those it is
    printed for, () for all: in another game it decides nothing and is not cited. `rows` are those of a printed table
    that it has; a rule that goes by the table cites it for them alone. `was` are the numbers that it had before.
    `taken` is its number in the book that its own is like, where it was taken over from there as it is; `part_of` the
    one there of which it is a part, unchanged, `instead_of` the one that it has changed, where that has another number.
    `told` are words of the notation on which no rule of it hangs, `answer` what is answered where one of them is told.
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
    told: tuple[str, ...] = ()
    answer: str = ""
    rows: tuple[str, ...] = ()
    was: tuple[str, ...] = ()
    taken: str = ""
    part_of: str = ""
    instead_of: str = ""

    def reaches(self, game: str) -> bool:
        """Is it printed for that game? "" is a room, where no one game is played."""
        return not (self.games and game) or game in self.games


@dataclass(frozen=True)
class Example:
    """A worked example printed in the book: the transcript that tells it and the tests that prove it.

    `taken` is its number in the book that its own is like, where it was taken over from there as it is; `part_of` and
    `instead_of` as a paragraph has them.
    """

    at: str
    transcript: str = ""
    tests: tuple[str, ...] = ()
    taken: str = ""
    part_of: str = ""
    instead_of: str = ""


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
class Lacking:
    """A paragraph that the book has in print and our copy has not: its number, and how we know of it (`why`).

    `topic` is what it is on, "" where that cannot be known either.
    """

    at: str
    why: str
    topic: str = ""


@dataclass(frozen=True)
class Correction:
    """What was wrong in this ledger and is right now: since the day `on`, about `topics`; `says` tells trainees.

    Whatever was graded or marked before it is looked at again. A topic stands for those below it ("bet" for all bets).
    """

    on: str
    topics: tuple[str, ...]
    says: str


@dataclass(frozen=True)
class Ledger:
    """One book. `floor_follows` are the books whose procedure its floor adopts in silence, in that order.

    `lacking` are paragraphs that are printed and that nobody could read for us: on their topics the book is not silent.

    `numbering` tells how its paragraphs are numbered and were before, `wording` how the house words a ruling, by the
    ruling's key, where it does so in its own way, `uncited` why it cites no rule of some that belong with others that
    it cites, by the rule's key. `like` is the book that it was made as a difference to, "" for none,
    `without` what that one prints and this one does not, `paths` where each paragraph stands in the file.
    `corrections` are in the order of their days.
    """

    book: str
    house: str
    edition: str
    short: str
    paragraphs: tuple[Paragraph, ...]
    examples: tuple[Example, ...]
    fallbacks: tuple[Fallback, ...] = ()
    lacking: tuple[Lacking, ...] = ()
    floor_follows: tuple[str, ...] = ()
    parameters: Mapping[str, Any] = field(default_factory=dict)
    numbering: Numbering = field(default_factory=Numbering)
    wording: Mapping[str, str] = field(default_factory=dict)
    uncited: Mapping[str, str] = field(default_factory=dict)
    corrections: tuple[Correction, ...] = ()
    like: str = ""
    without: tuple[str, ...] = ()
    paths: tuple[Path, ...] = field(default=(), compare=False)

    @property
    def known_as(self) -> str:
        """The book as people call it, with its year where it goes by one: "TDA 2022", "Foxwoods"."""
        year = self.edition if self.edition.isdecimal() and self.edition not in self.short else ""
        return f"{self.short} {year}".rstrip()

    def in_words(self, paragraph: Paragraph) -> str:
        """A paragraph with the book's name, its number and what it says: "TDA 2022 50-A: ..."."""
        return f"{self.known_as} {paragraph.at}: {paragraph.says}"

    def path(self, number: int) -> Path:
        """Where the paragraph of that place stands in the file; one that was taken over, where it says from whom."""
        return self.paths[number] if self.paths else ("paragraph", number)


HEAD = {
    "book": str,
    "house": str,
    "edition": str,
    "short": str,
    "order": int,
    "format": int,
    "numbering": int,
    "like": str,
    "newer_edition_of": str,
}
HEAD_LISTS = ("floor_follows", "gone", "without")
NAMED = ("book", "house", "edition", "short")
TABLES = {"paragraph", "example", "fallback", "lacking", "correction", "parameters", "wording", "uncited"}
PARAGRAPH = {
    "at": str,
    "topic": str,
    "status": str,
    "heading": str,
    "says": str,
    "reading": str,
    "reason": str,
    "beside": str,
    "answer": str,
    "part_of": str,
    "instead_of": str,
    "numbers": dict,
}
PARAGRAPH_LISTS = ("rules", "tests", "scenarios", "questions", "games", "told", "rows", "was")
EXAMPLE = {"at": str, "transcript": str, "part_of": str, "instead_of": str}
LACKING = {"at": str, "topic": str, "why": str}
FALLBACK = {"to": str, "grants": str, "label": str, "confirmed": bool}
CORRECTION = {"on": str, "says": str}
DAY, MONTHS = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}"), 12


def read(text: str, name: str) -> Ledger:
    """The ledger in a TOML text; `name` is its file's name. Raises BadLedger with every fault."""
    return at_once(reading(text, name))


def reading(text: str, name: str) -> Pieces[Ledger]:
    """The same in pieces, some paragraphs in each."""
    try:
        data = yield from toml.reading(text)
    except BadToml as bad:
        raise no_toml(name, text, bad.faults) from bad
    faults = RowFaults(name, text)
    if what := format_fault(data):  # of a newer one nothing else is known
        faults.add(("format",), what)
        faults.end()
    head = faults.table(data, (), HEAD, lists=HEAD_LISTS, needed=NAMED, also=TABLES)
    whole = yield from written_out(data, {name: faults.rows(data, name) for name in ("paragraph", "example")}, faults)
    data, paths = dict(whole.data), tuple(row.path for row in whole.rows["paragraph"])
    head = {**{name: _plain(data[name]) for name in ("floor_follows", "numbering", "gone") if name in data}, **head}
    paragraphs: list[Paragraph] = []
    for row in whole.rows["paragraph"]:
        paragraphs.append(_paragraph(row, faults))
        yield
    examples = [_example(row, faults) for row in whole.rows["example"]]
    fallbacks = [_fallback(row, faults, n) for n, row in enumerate(faults.rows(data, "fallback"))]
    lacking = [_lacking(row, faults, n) for n, row in enumerate(faults.rows(data, "lacking"))]
    corrections = [_correction(row, faults, n) for n, row in enumerate(faults.rows(data, "correction"))]
    if not isinstance(data.get("parameters", {}), dict):
        faults.add(("parameters",), "parameters has the wrong type")
    wording, uncited = (_texts(data.get(name, {}), name, faults) for name in ("wording", "uncited"))
    _look_at_numbers(head, dict(zip(paths, paragraphs, strict=True)), faults)
    faults.repeated({**whole.rows, "lacking": alone("lacking", faults.rows(data, "lacking"))})
    faults.repeated({"correction": alone("correction", faults.rows(data, "correction"))}, "on")
    notes = {each.at: each.was for each in paragraphs}
    ledger = Ledger(
        **{key: head.get(key, "") for key in NAMED},
        paragraphs=tuple(paragraphs),
        examples=tuple(examples),
        fallbacks=tuple(fallbacks),
        lacking=tuple(lacking),
        floor_follows=head.get("floor_follows", ()),
        parameters=data.get("parameters", {}),
        wording=wording,
        uncited=uncited,
        corrections=tuple(sorted(corrections, key=lambda each: each.on)),
        numbering=Numbering() if faults.found else numbering(head.get("numbering", 1), notes, head.get("gone", ())),
        like=head.get("like", ""),
        without=head.get("without", ()),
        paths=paths,
    )
    faults.end(ledger)
    return ledger


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _texts(given: Any, table: str, faults: RowFaults) -> dict[str, str]:
    if not isinstance(given, dict):
        faults.add((table,), f"{table} has the wrong type")
        return {}
    for key, text in given.items():
        if not isinstance(text, str) or not text.strip():
            faults.add((table, key), f"{table}: {short(key)} must be text")
    return {key: text for key, text in given.items() if isinstance(text, str)}


def _paragraph(given: Row, faults: RowFaults) -> Paragraph:
    row, path = given.values, given.path
    values = faults.table(row, path, PARAGRAPH, lists=PARAGRAPH_LISTS, needed=("at", "topic", "status"))
    status = values.get("status")
    if status not in STATUSES:
        faults.say(row, path, "status", f"status {quoted(status)} isn't one of {', '.join(STATUSES)}{_like(status)}")
    lacking = {"encoded": ("rules", "says"), "question": ("questions",), "not-modelled": ("reason",)}
    for need in lacking.get(str(status), ()):
        if not values.get(need):
            faults.say(row, path, "status", f"{status} needs {need}")
    for game in sorted(set(values.get("games", ())) - set(GAMES)):
        faults.say(row, path, "games", f"games: {quoted(game)} isn't a game{nearest(game, GAMES)}")
    if values.get("beside") and not (status == "encoded" and values.get("questions")):
        faults.say(row, path, "beside", "beside is only for an encoded paragraph that questions ask about")
    if bool(values.get("told")) != bool(values.get("answer")):
        faults.say(row, path, "told", "write told and answer together, or neither")
    for word in sorted(set(values.get("told", ())) - {*CONDUCT, *ASKED}):
        faults.say(row, path, "told", f"told: {quoted(word)} isn't a word{nearest(word, (*CONDUCT, *ASKED))}")
    numbers = values.get("numbers", {})
    values["numbers"] = {key: figure if type(figure) is int else 0 for key, figure in numbers.items()}  # a fault by now
    said = {name: _said(row, path, name, values, faults) for name in SENTENCES if name in values}
    known: dict[str, Any] = {"at": "", "topic": "", "status": "", "taken": given.taken, **values, **said}
    return Paragraph(**known)


def _said(row: dict[str, Any], path: Path, name: str, values: Mapping[str, Any], faults: RowFaults) -> str:
    """A sentence of a paragraph with its figures."""
    sentence, numbers = str(values[name]), values.get("numbers", {})
    lacking = [each for each in holes(sentence) if each not in numbers]
    for each in lacking:
        faults.say(row, path, name, f"{name}: {quoted(each)} isn't one of its figures{nearest(each, numbers)}")
    return sentence if lacking else filled(sentence, numbers)


def _look_at_numbers(head: Mapping[str, Any], paragraphs: Mapping[Path, Paragraph], faults: RowFaults) -> None:
    """Former numbers are told under earlier numberings, and what has gone is nobody's."""
    count, gone = head.get("numbering", 1), head.get("gone", ())
    if what := count_fault(count):
        faults.add(("numbering",), f"numbering {what}")
        return
    for place, what in note_faults(gone, count):
        faults.add(("gone", place), f"gone: {what}")
    for row, each in paragraphs.items():
        path, called = (*row, "was"), f"paragraph {short(each.at)}: was"
        if SIGN in each.at:
            faults.add((*row, "at"), f"paragraph {short(each.at)}: at can't contain {SIGN}")
        for place, what in note_faults(each.was, count):
            faults.add((*path, place), f"{called}: {what}")
        for place, note in enumerate(each.was):
            if note in gone:
                faults.add((*path, place), f"{called}: {quoted(note)} is listed as gone")


def _like(status: Any) -> str:
    return nearest(status, STATUSES) if isinstance(status, str) else ""


def _example(row: Row, faults: RowFaults) -> Example:
    values = faults.table(row.values, row.path, EXAMPLE, lists=("tests",), needed=("at",))
    return Example(**{"at": "", **values, "taken": row.taken})


def _fallback(row: dict[str, Any], faults: RowFaults, number: int) -> Fallback:
    needed = ("to", "grants", "label", "confirmed", "topics", "only")
    values = faults.table(row, ("fallback", number), FALLBACK, lists=("topics", "only"), needed=needed)
    return Fallback(**{"to": "", "grants": "", "label": "", "confirmed": False, "topics": (), "only": (), **values})


def _lacking(row: dict[str, Any], faults: RowFaults, number: int) -> Lacking:
    path: Path = ("lacking", number)
    values = faults.table(row, path, LACKING, needed=("at", "why"))
    for need in ("at", "why"):
        if not values.get(need, "-").strip():
            faults.say(row, path, need, f"{need} is empty")
    if (topic := values.get("topic")) is not None and (what := topic_fault(topic)):
        faults.say(row, path, "topic", f"topic: {what}")
    return Lacking(**{"at": "", "why": "", **values})


def _correction(row: dict[str, Any], faults: RowFaults, number: int) -> Correction:
    path: Path = ("correction", number)
    values = faults.table(row, path, CORRECTION, lists=("topics",), needed=("on", "topics", "says"))
    if "on" in values and not _is_day(values["on"]):
        faults.say(row, path, "on", f"on: {quoted(values['on'])} isn't a date: write it as in 2026-11-23")
    if "says" in values and not values["says"].strip():
        faults.say(row, path, "says", "says is empty")
    if values.get("topics") == ():
        faults.say(row, path, "topics", "topics: name at least one")
    for place, topic in enumerate(values.get("topics", ())):
        if not any(is_below(each, topic) for each in TOPICS):
            faults.add((*path, "topics", place), f"correction {number + 1}: topics: {topic_fault(topic)}")
    return Correction(**{"on": "", "topics": (), "says": "", **values})


def _is_day(text: str) -> bool:
    """Is it a day as it is written, 2026-11-23?"""
    if not DAY.fullmatch(text):
        return False
    year, month, day = map(int, text.split("-"))
    return year > 0 and 1 <= month <= MONTHS and 1 <= day <= monthrange(year, month)[1]
