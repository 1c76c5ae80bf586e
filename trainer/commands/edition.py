"""`trainer edition FILE --against KEY`: what changed from a house's book to a newer edition of it.

A ledger made as a difference to another book is told against that one, paragraph by paragraph.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NoReturn

import click

from trainer.commands import two_editions as told
from trainer.commands.common import BOOK, FILE, WRONG_USAGE, fail, faulty, one_line, print_json, text_of
from trainer.progress.opening import default_path
from trainer.progress.records import Memory
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.rules.book import book
from trainer.rules.ledger_file import BadLedger
from trainer.study.carrying_over import figure_words
from trainer.study.editions import Change, Editions, Kind, compared, touched
from trainer.study.editions import edition as read_edition
from trainer.study.two_editions import next_to, two_editions

Touched = Mapping[str, tuple[Memory, ...]]
TOLD = {
    Kind.ADDED: "New",
    Kind.RULE: "Decided by another rule",
    Kind.FIGURES: "Different figures",
    Kind.READING: "Read differently",
    Kind.WORDS: "Worded differently",
    Kind.GONE: "Gone",
    Kind.RENUMBERED: "Only renumbered",
}
SIGNS = {Kind.ADDED: "+", Kind.GONE: "-", Kind.RENUMBERED: "="}


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--against",
    "key",
    type=BOOK,
    help="The rulebook that FILE is a newer edition of. Without this, the one that FILE is based on.",
)
@click.option(
    "--profile", "name", metavar="NAME", help="Show how the new edition affects what this trainee has learned."
)
@click.option("--data", type=FILE, metavar="FILE", help="The progress file. Without this, the program's own.")
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
def edition(file: Path, key: str | None, name: str | None, data: Path | None, as_json: bool) -> None:
    """Compare the ledger FILE, a newer edition, with the rulebook KEY that the program teaches."""
    try:
        newer = read_edition(text_of(file), str(file))
    except BadLedger as bad:
        faulty(bad.faults)
    older = book(key or newer.ledger.like or _needed(file))
    found = compared(older, newer)
    mine = touched(found, _memories(name, data or default_path(), older.key)) if name is not None else None
    rows = two_editions(older, newer) if next_to(older, newer) else None
    if as_json:
        values = editions_json(found) if rows is None else told.as_json(rows)
        print_json(values | ({} if mine is None else {"touched": touched_json(mine)}))
    else:
        plain = lines(found) if rows is None else told.lines(rows)
        click.echo("\n".join([*plain, *([] if mine is None else touched_lines(mine))]))


def _needed(file: Path) -> NoReturn:
    fail(f"{file}: name the book that it is a newer edition of: --against KEY", code=WRONG_USAGE)


def _memories(name: str, path: Path, key: str) -> list[Memory]:
    """What a trainee remembers of a house; ends with one clear line where there is no such file or trainee."""
    if not path.is_file():
        fail(f"{path}: there is no progress file", code=WRONG_USAGE)
    try:
        with Store.open(path) as store:
            there = {each.name: each.id for each in store.profiles()}
            if name not in there:
                fail(one_line(f"{path}: no profile {name!r}; profiles: {', '.join(there)}"), code=WRONG_USAGE)
            return store.memories(there[name], key)
    except StoreTrouble as trouble:
        fail(one_line(str(trouble)))


def touched_lines(mine: Touched) -> list[str]:
    """The rules one has tried that the newer edition changes, with the parts one has tried them in."""
    rows = [f"  {rule}: {', '.join(each.part.value for each in some)}" for rule, some in mine.items()]
    return [f"Tried rules that change: {len(mine)}", *rows]


def touched_json(mine: Touched) -> dict[str, list[str]]:
    return {rule: [each.part.value for each in some] for rule, some in mine.items()}


def lines(found: Editions) -> list[str]:
    """The changes in words, kind by kind."""
    older, newer = found.older.ledger, found.newer.ledger
    said = [f"{older.house}, {older.edition} → {newer.house}, {newer.edition}"]
    for kind, heading in TOLD.items():
        some = found.of(kind)
        said += [f"{heading}: {len(some)}"] if some else []
        said += [line for each in some for line in _lines(each)]
    if found.pending:
        said.append(f"Not encoded yet: {', '.join(each.at for each in found.pending)}")
    return [*said, f"Unchanged: {found.unchanged}"]


def _lines(each: Change) -> list[str]:
    said = [f"  {SIGNS.get(each.kind, '≠')} {each.places}: {each.item.says or each.rule}", f"      {each.rule}"]
    said += [f"      {figure_words(number)}" for number in each.figures]
    said += [f"      now: {', '.join(each.instead)}"] if each.instead else []
    return said + [f"      {words}" for words in each.apart]


def editions_json(found: Editions) -> dict[str, Any]:
    """The changes as plain values."""
    older, newer = found.older.ledger, found.newer.ledger
    return {
        "older": {"book": older.book, "house": older.house, "edition": older.edition},
        "newer": {"book": newer.book, "house": newer.house, "edition": newer.edition},
        "changes": [_change_json(each) for each in found.changes],
        "pending": [each.at for each in found.pending],
        "unchanged": found.unchanged,
    }


def _change_json(each: Change) -> dict[str, Any]:
    return {
        "kind": each.kind.value,
        "rule": each.rule,
        "topic": each.item.topic,
        "was": list(each.was),
        "now": list(each.now),
        "figures": [{"name": name, "was": was, "now": now} for name, was, now in each.figures],
        "instead": list(each.instead),
        "differs": list(each.differs),
        "apart": list(each.apart),
    }
