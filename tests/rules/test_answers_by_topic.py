"""What the books answer by topic, held against what they print: the inventory's paragraphs by topic and by book.

`inventory/paragraphs.json` has their numbers; `inventory/read.toml` has, by kind, other topics that speak on it too
(`also`), and why a book with paragraphs on its topics is silent on it all the same (`silent`), with those it has.
"""

import json
import tomllib
from pathlib import Path

import pytest

from tests.recorded import kept
from trainer.rules.answers_by_topic import RULING, Answer, TopicRow, table, uncovered
from trainer.rules.book import book
from trainer.rules.kinds import KINDS
from trainer.rules.topics import TOPICS, is_on

FOLDER = Path(__file__).parent / "inventory"
PARAGRAPHS: dict[str, dict[str, list[str]]] = json.loads((FOLDER / "paragraphs.json").read_text(encoding="utf-8"))
READ = tomllib.loads((FOLDER / "read.toml").read_text(encoding="utf-8"))
OURS = tuple(book(key) for key in PARAGRAPHS)
ROWS = table(OURS)


def named(row: TopicRow) -> str:
    return row.kind or row.topic


def printed(row: TopicRow, key: str) -> list[str]:
    """The paragraphs of a book under the topics of a row."""
    asked = KINDS[row.kind].topics if row.kind else (row.topic,)
    own = [topic for topic in TOPICS if any(is_on(each, (topic,)) for each in asked)]
    topics = dict.fromkeys([*own, *READ["also"].get(named(row), [])])
    return [at for topic in topics for at in PARAGRAPHS[key].get(topic, [])]


def silent(row: TopicRow) -> dict[str, list[str]]:
    """The books that do not rule on it though they print something under its topics, with all of that."""
    some = uncovered(row) if row.kind else (k for k, cell in row.cells.items() if cell.answer is Answer.NOT_COVERED)
    return {key: there for key in some if (there := printed(row, key))}


def unread(rows: tuple[TopicRow, ...]) -> list[str]:
    """Cells that say "not covered" where a paragraph speaks that nobody has read and found to be on something else."""
    faults = []
    for row in rows:
        known = READ["silent"].get(named(row), {}).get("read", {})
        for key, there in silent(row).items():
            new = [at for at in there if at not in known.get(key, [])]
            faults += [f"{named(row)} at {key}: not covered, and it prints {', '.join(new)}"] if new else []
    return faults


def groundless(rows: tuple[TopicRow, ...]) -> list[str]:
    """Cells that rule where no paragraph speaks."""
    return [
        f"{named(row)} at {key}: ruled by {', '.join(cell.paragraphs)}, none of which is on it"
        for row in rows
        for key, cell in row.cells.items()
        if cell.answer in RULING and not set(cell.paragraphs) & set(printed(row, key))
    ]


def test_no_book_is_called_silent_where_a_paragraph_speaks() -> None:
    assert unread(ROWS) == []


def test_no_book_rules_where_no_paragraph_speaks() -> None:
    assert groundless(ROWS) == []


def test_every_reason_still_has_its_silence() -> None:
    rows = {named(row): row for row in ROWS}
    assert READ["also"].keys() | READ["silent"].keys() <= rows.keys()
    for name, given in READ["silent"].items():
        assert given["why"].strip() and given["read"] == silent(rows[name]), name


def test_a_rule_taken_out_of_a_ledger_shows() -> None:
    """The check itself: a ruling withdrawn is told, and so is one that has no paragraph."""
    row = next(each for each in ROWS if each.kind == "hand-spoken-of")
    spoken = row.cells["metropolitan"]
    withdrawn = TopicRow(row.topic, row.kind, row.says, {**row.cells, "metropolitan": row.cells["upt"]})
    none = {**row.cells, "metropolitan": type(spoken)(Answer.NOT_COVERED, "metropolitan")}
    assert unread((TopicRow(row.topic, row.kind, row.says, none),)) == [
        "hand-spoken-of at metropolitan: not covered, and it prints 62, 61, 61-1, 61-2, 61-3"
    ]
    assert groundless((withdrawn,)) == [
        "hand-spoken-of at metropolitan: ruled by tournament-22, none of which is on it"
    ]


@pytest.mark.parametrize("name", kept.WHOLE)
def test_what_situations_were_decided_like_stands_in_the_table(name: str) -> None:
    """Examples, rooms and scenarios put to all books: a ruling comes only where the table has one."""
    cells = {(row.kind, key): cell for row in ROWS for key, cell in row.cells.items()}
    for case, sections in kept.read(name).items():
        key = case.rpartition(" at ")[2].partition(",")[0]
        for row in (each for section in ("asked", "seen") for each in sections.get(section, [])):
            cell, says = cells[row["of"]["kind"], key], row["says"]
            if says.get("silent", True):
                continue
            lent = says.get("fallback") is not None
            assert cell.answer in ({*RULING, Answer.FALLS_BACK} if lent else RULING), (case, row["of"])
