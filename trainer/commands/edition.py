"""`trainer edition FILE --against KEY`: what changed from a house's book to a newer edition of it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

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

Touched = Mapping[str, tuple[Memory, ...]]
TOLD = {
    Kind.ADDED: "New",
    Kind.RULE: "Decided by another rule",
    Kind.FIGURES: "Other figures",
    Kind.READING: "Read otherwise",
    Kind.WORDS: "Told in other words",
    Kind.GONE: "Gone",
    Kind.RENUMBERED: "Only renumbered",
}
SIGNS = {Kind.ADDED: "+", Kind.GONE: "-", Kind.RENUMBERED: "="}


@click.command()
@click.argument("file", type=FILE)
@click.option("--against", "key", type=BOOK, required=True, help="The book that FILE is a newer edition of.")
@click.option("--profile", "name", metavar="NAME", help="Say what of this trainee's memory is touched too.")
@click.option("--data", type=FILE, metavar="FILE", help="The progress file; without it the program's own.")
@click.option("--json", "as_json", is_flag=True, help="The changes as JSON.")
def edition(file: Path, key: str, name: str | None, data: Path | None, as_json: bool) -> None:
    """Compare the ledger FILE, a newer edition, with the book KEY that the program teaches."""
    try:
        found = compared(book(key), read_edition(text_of(file), str(file)))
    except BadLedger as bad:
        faulty(bad.faults)
    mine = touched(found, _memories(name, data or default_path(), key)) if name is not None else None
    if as_json:
        print_json(editions_json(found) | ({} if mine is None else {"touched": touched_json(mine)}))
    else:
        click.echo("\n".join([*lines(found), *([] if mine is None else touched_lines(mine))]))


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
    return [f"Touched of what was tried: {len(mine)}", *rows]


def touched_json(mine: Touched) -> dict[str, list[str]]:
    return {rule: [each.part.value for each in some] for rule, some in mine.items()}


def lines(found: Editions) -> list[str]:
    """The changes in words, kind by kind."""
    older, newer = found.older.ledger, found.newer.ledger
    told = [f"{older.house}, {older.edition} → {newer.house}, {newer.edition}"]
    for kind, heading in TOLD.items():
        some = found.of(kind)
        told += [f"{heading}: {len(some)}"] if some else []
        told += [line for each in some for line in _lines(each)]
    if found.pending:
        told.append(f"Not encoded yet: {', '.join(each.at for each in found.pending)}")
    return [*told, f"Unchanged: {found.unchanged}"]


def _lines(each: Change) -> list[str]:
    told = [f"  {SIGNS.get(each.kind, '≠')} {each.places}: {each.item.says or each.rule}", f"      {each.rule}"]
    told += [f"      {figure_words(number)}" for number in each.figures]
    told += [f"      now: {', '.join(each.instead)}"] if each.instead else []
    return told + ([f"      differs in {', '.join(each.differs)}"] if each.differs else [])


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
    }
