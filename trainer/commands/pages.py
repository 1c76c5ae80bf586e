"""`trainer pages`: the rulebooks as pages that a tournament director can read and sign off."""

from pathlib import Path

import click

from trainer.commands.common import FILE, FORCE, made, written
from trainer.rules.book import all_books
from trainer.rules.page import page

OUT = Path("docs/rules")


@click.command()
@click.option("--out", type=FILE, help=f"The folder to write to. Without this, {OUT} is replaced.")
@FORCE
def pages(out: Path | None, force: bool) -> None:
    """Write a page for every rulebook: its paragraphs in our words, rules, tests, readings, and what isn't covered."""
    folder = out or OUT
    made(folder)
    for law in all_books():
        file = folder / f"{law.key}.html"
        written(file, page(law), force or out is None, folder)
        click.echo(str(file))
