"""`trainer pages`: the five books as pages that a tournament director can read and sign off."""

from pathlib import Path

import click

from trainer.commands.common import WRONG_USAGE, fail
from trainer.rules.book import all_books
from trainer.rules.page import page


@click.command()
@click.option("--out", type=click.Path(path_type=Path), default=Path("docs/rules"), help="The folder to write to.")
def pages(out: Path) -> None:
    """Write a page for every book: its paragraphs in our own words, their rules, tests, readings and silences."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        for law in all_books():
            file = out / f"{law.key}.html"
            file.write_text(page(law), encoding="utf-8", newline="\n")
            click.echo(str(file))
    except OSError as fault:
        fail(f"{out}: {fault.strerror or 'cannot be written'}", code=WRONG_USAGE)
