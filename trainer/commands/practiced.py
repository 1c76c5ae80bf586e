"""`trainer practiced`: find out which rules each scenario, drill and question practices, to plan sessions from."""

from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import FILE, FORCE, all_written, made, told
from trainer.commands.so_far import shown
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.study.finding import found_out, with_questions
from trainer.study.practised import FOLDER, texts
from trainer.study.practised import practised as known


@click.command()
@click.option("--out", type=FILE, help="The folder to write to. Without this, the program's own files are replaced.")
@FORCE
@click.option(
    "--questions",
    "only_questions",
    is_flag=True,
    help="Redo only the questions, which takes a second, and keep the rest.",
)
def practiced(out: Path | None, force: bool, only_questions: bool) -> None:
    """Deal every scenario and ask every quick drill under every rulebook, and record the rules they test."""
    where = out or resources.root().joinpath(*FOLDER)
    for line in told((*scenarios().faults, *questions().faults)):
        click.echo(f"left out: {line}", err=True)
    with shown("Dealing", "scenarios and drills") as so_far:
        found = texts(with_questions(known()) if only_questions else found_out(so_far))
    made(where)
    all_written({where / f"{name}.json": text for name, text in found.items()}, force or out is None, where)
    click.echo(str(where))
