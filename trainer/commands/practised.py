"""`trainer practised`: find out which rules each scenario, drill and question practises, to plan sessions from."""

from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import WRONG_USAGE, fail
from trainer.study.finding import found_out
from trainer.study.practised import FILE, text


@click.command()
@click.option("--out", type=click.Path(path_type=Path), help="The file to write; the program's own if none is named.")
def practised(out: Path | None) -> None:
    """Deal every scenario and ask every quick drill at every house, and write down the rules that they test."""
    where = out or resources.root().joinpath(*FILE)
    written = text(found_out())
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(written, encoding="utf-8", newline="\n")
    except OSError as fault:
        fail(f"{where}: {fault.strerror or 'cannot be written'}", code=WRONG_USAGE)
    click.echo(str(where))
