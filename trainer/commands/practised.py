"""`trainer practised`: find out which rules each scenario, drill and question practises, to plan sessions from."""

from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import WRONG_USAGE, fail, one_line
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.study.finding import found_out, with_questions
from trainer.study.practised import FOLDER, texts
from trainer.study.practised import practised as known


@click.command()
@click.option("--out", type=click.Path(path_type=Path), help="The folder to write to instead of the program's own.")
@click.option(
    "--questions",
    "only_questions",
    is_flag=True,
    help="Only the questions anew, which takes a second; the rest as it stands.",
)
def practised(out: Path | None, only_questions: bool) -> None:
    """Deal every scenario and ask every quick drill at every house, and write down the rules that they test."""
    where = out or resources.root().joinpath(*FOLDER)
    for each in (*scenarios().faults, *questions().faults):
        click.echo(f"left out: {one_line(str(each))}", err=True)
    written = texts(with_questions(known()) if only_questions else found_out())
    try:
        where.mkdir(parents=True, exist_ok=True)
        for name, text in written.items():
            (where / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        fail(f"{where}: {fault.strerror or 'cannot be written'}", code=WRONG_USAGE)
    click.echo(str(where))
