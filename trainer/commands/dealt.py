"""`trainer conformance --dealt`: the paragraphs that a hand hangs on, those in the list, and the rest."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from textwrap import wrap
from typing import Any

import click

from trainer import resources
from trainer.commands.common import all_written
from trainer.commands.so_far import shown
from trainer.rules.book import BOOKS, Book
from trainer.study.dealt import FOLDER, Count, Standing, count, dealt_at, standings_at, text_of
from trainer.study.deciding import deciding

WIDTH = 120
ROWS = {
    "encoded": "encoded",
    "dealers": "of these, a dealer acts on",
    "dealt": "of those, dealt in some hand",
    "decisive": "decisive for a grade",
    "listed": "listed with a reason",
    "neither": "neither",
}


def counts_of(law: Book) -> Count:
    """How many paragraphs of a rulebook are how, by what ships."""
    return count(law, standings_at(law))


def table(laws: Iterable[Book]) -> list[list[str]]:
    """A head and a row for each count, with all rulebooks together last."""
    counts = {each.key: asdict(counts_of(each)) for each in laws}
    rows = [[says, *(some[name] for some in counts.values())] for name, says in ROWS.items()]
    return [["dealt at the table", *counts, "all"], *([row[0], *map(str, row[1:]), str(sum(row[1:]))] for row in rows)]


def open_lines(law: Book) -> Iterator[str]:
    """The paragraphs of a rulebook that are neither, one by one, with their rules about hands."""
    rows = [each for each in standings_at(law) if each.open]
    yield ""
    yield f"{law.key}: {len(rows)} neither decisive nor listed (* is dealt)"
    for each in rows:
        line = f"{each.at}{' *' if each.dealt else ''} · {', '.join(each.rules)}"
        yield from wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def report(law: Book) -> dict[str, Any]:
    """The counts of a rulebook, and how each paragraph stands, as plain values."""
    rows = standings_at(law)
    return {"counts": asdict(count(law, rows)), "paragraphs": [_row(each) for each in rows]}


def _row(each: Standing) -> dict[str, Any]:
    state = "decisive" if each.decisive else "listed" if each.excused else "dealt" if each.dealt else "never dealt"
    hands = {rule: [one.hand for one in some] for rule, some in each.rules.items()}
    return {"at": each.at, "topic": each.topic, "state": state, "rules": hands}


def renew(laws: Iterable[Book]) -> None:
    """Find it out anew at these houses and write the files that ship."""
    where = resources.root().joinpath(*FOLDER)
    found: dict[Path, str | bytes] = {}
    for law in laws:
        with shown(f"Dealing for {law.key}:", "hands") as so_far:
            before = [dealt_at(key) for key in (law.key, *BOOKS)]
            found[where / f"{law.key}.json"] = text_of(deciding(law, before, so_far))
    all_written(found, True, where)
    dealt_at.cache_clear()
    click.echo(str(where))
