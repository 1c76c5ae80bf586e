"""`trainer search WORDS`: the paragraphs that answer to words as people type them."""

from typing import Any

import click

from trainer.commands.common import BOOK, FAULTS, print_json
from trainer.rules.book import book
from trainer.search.index import Found, Hit, index

SHOWN = 20
ROW = "{:15} {:18} {:34} {}"


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--house", type=BOOK, help="Search only this house. Without this, all of them.")
@click.option("--json", "as_json", is_flag=True, help="Print everything found as JSON.")
def search(words: tuple[str, ...], house: str | None, as_json: bool) -> None:
    """Look up WORDS in the rulebooks, and list the best match first.

    WORDS can be a paragraph number, or words that card rooms use. Synonyms are found too.
    """
    typed = " ".join(words).strip()
    if not typed:
        raise click.UsageError("Type the words to look up.")
    found = index().find(typed, house or "")
    if as_json:
        print_json(found_json(found))
    else:
        click.echo("\n".join(lines(found)))
    if not found.hits:
        raise SystemExit(FAULTS)


def lines(found: Found) -> list[str]:
    """The best of what was found, a line each."""
    if not found.hits:
        return ["nothing contains any of these words"]
    head = ["no paragraph contains all of these words; the nearest are:"] if found.loose else []
    more = len(found.hits) - SHOWN
    rest = [f"and {more} more"] if more > 0 else []
    return [*head, *map(_line, found.hits[:SHOWN]), *rest]


def _line(hit: Hit) -> str:
    each = hit.document
    return ROW.format(book(each.house).ledger.short, each.at or "silent", each.title, each.sense)


def found_json(found: Found) -> dict[str, Any]:
    """What was found, as plain values; `at` is null for a silence, `lacking` true where our copy is missing it."""
    hits = [
        {
            "house": hit.document.house,
            "at": hit.document.at or None,
            "topic": hit.document.topic,
            "title": hit.document.title,
            "sense": hit.document.sense,
            "lacking": hit.document.lacking,
        }
        for hit in found.hits
    ]
    return {"all_words": not found.loose, "found": hits}
