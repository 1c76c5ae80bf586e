"""`trainer books`: which houses are known and how far each book is encoded."""

from collections import Counter

import click

from trainer.rules.book import all_books


@click.command()
def books() -> None:
    """List the rulebooks: key, house, edition, and how many paragraphs are encoded."""
    click.echo(f"{'key':15} {'house':22} {'edition':16} {'encoded':>8} {'pending':>8} {'all':>5}")
    for each in all_books():
        ledger = each.ledger
        count = Counter(paragraph.status for paragraph in ledger.paragraphs)
        done, waiting, total = count["encoded"], count["pending"], len(ledger.paragraphs)
        click.echo(f"{each.key:15} {ledger.house:22} {ledger.edition:16} {done:8} {waiting:8} {total:5}")
