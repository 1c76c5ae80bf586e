"""`trainer books`: which houses are known and how far each book is encoded."""

from collections import Counter

import click

from trainer.rules.book import all_books

ROW = "{:15} {:22} {:16} {:>8} {:>8} {:>5}"


@click.command()
def books() -> None:
    """List the rulebooks: key, house, edition, and how many paragraphs are encoded."""
    click.echo(ROW.format("key", "house", "edition", "encoded", "pending", "all"))
    for each in all_books():
        ledger = each.ledger
        count = Counter(paragraph.status for paragraph in ledger.paragraphs)
        numbers = (count["encoded"], count["pending"], len(ledger.paragraphs))
        click.echo(ROW.format(each.key, ledger.house, ledger.edition, *numbers))
