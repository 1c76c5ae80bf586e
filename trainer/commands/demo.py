"""`trainer demo`: the main job without a screen, with pictures and a graded report."""

from pathlib import Path

import click

from trainer.commands.common import FAULTS, FILE, FORCE, WRONG_USAGE, fail, offscreen
from trainer.rules.book import BOOKS, keys

OUT = Path("trainer-demo")


@click.command()
@click.option("--out", type=FILE, help=f"The folder for pictures and report.json. Without this, {OUT} is replaced.")
@FORCE
@click.option(
    "--book", "books", type=click.Choice(BOOKS), multiple=True, help="Run only this house. Repeat the option for more."
)
def demo(out: Path | None, force: bool, books: tuple[str, ...]) -> None:
    """Play hands with mistakes (cards, bets, showdowns) under every rulebook, in the real window.

    Each mistake is handled once right and once wrong.

    Writes a picture of each key moment and report.json. Fails if a hand isn't graded correctly.
    """
    offscreen()
    try:
        from trainer.app import application
        from trainer.ui.demo.program import played
        from trainer.ui.unseen import unseen
    except ImportError as missing:
        fail(f"demo: the window cannot be made: {missing}", code=WRONG_USAGE)
    with unseen():
        application()
        trouble, right = played(out or OUT, click.echo, books or keys(), force or out is None)
    if trouble:
        fail(f"demo: {trouble}", code=WRONG_USAGE)
    raise SystemExit(0 if right else FAULTS)
