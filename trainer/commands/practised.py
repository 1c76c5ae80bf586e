"""`trainer practised`: find out which rules each scenario, drill and question practises, to plan sessions from."""

from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import WRONG_USAGE, fail
from trainer.study.finding import found_out, with_questions
from trainer.study.practised import FILE, text
from trainer.study.practised import practised as known


@click.command()
@click.option("--out", type=click.Path(path_type=Path), help="The file to write; the program's own if none is named.")
@click.option("--questions", is_flag=True, help="Only the questions anew, which takes a second; the rest as it stands.")
def practised(out: Path | None, questions: bool) -> None:
    """Deal every scenario and ask every quick drill at every house, and write down the rules that they test."""
    where = out or resources.root().joinpath(*FILE)
    written = text(with_questions(known()) if questions else found_out())
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(written, encoding="utf-8", newline="\n")
    except OSError as fault:
        fail(f"{where}: {fault.strerror or 'cannot be written'}", code=WRONG_USAGE)
    click.echo(str(where))
