"""`trainer books`: which houses are known and how far each book is encoded."""

from typing import Any

import click

from trainer.commands.common import print_json
from trainer.commands.common import told as faults_told
from trainer.rules import houses
from trainer.rules.book import Book, all_books
from trainer.rules.conformance import tally

ROW = "{:15} {:22} {:16} {:>8} {:>8} {:>5}"
SHOWN = ("key", "house", "edition", "encoded", "pending", "paragraphs")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON, with every count.")
def books(as_json: bool) -> None:
    """List the rulebooks: key, house, edition, and how many paragraphs are encoded."""
    found = [told(each) for each in all_books()]
    wrong = houses.told()
    if as_json:
        print_json({"books": found, "faults": list(wrong)})
        return
    click.echo(ROW.format("key", "house", "edition", "encoded", "pending", "all"))
    for each in found:
        click.echo(ROW.format(*(each[name] for name in SHOWN)))
    for line in faults_told(wrong):
        click.echo(line, err=True)


def told(law: Book) -> dict[str, Any]:
    """One book: its names, and how many of its paragraphs are encoded, asked about, not modelled, still to come."""
    count, ledger = tally(law), law.ledger
    return {
        "key": law.key,
        "house": ledger.house,
        "edition": ledger.edition,
        "paragraphs": count.all,
        "encoded": count.encoded,
        "asked": count.asked,
        "not_modelled": count.not_modelled,
        "pending": count.pending,
    }
