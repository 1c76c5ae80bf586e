"""`trainer practised`: find out which rules each scenario, drill and question practises, to plan sessions from."""

from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import WRONG_USAGE, fail
from trainer.commands.so_far import shown
from trainer.study.finding import found_out, with_questions
from trainer.study.practised import FOLDER, texts
from trainer.study.practised import practised as known


@click.command()
@click.option("--out", type=click.Path(path_type=Path), help="The folder to write to instead of the program's own.")
@click.option("--questions", is_flag=True, help="Only the questions anew, which takes a second; the rest as it stands.")
def practised(out: Path | None, questions: bool) -> None:
    """Deal every scenario and ask every quick drill at every house, and write down the rules that they test."""
    where = out or resources.root().joinpath(*FOLDER)
    with shown("Dealing", "scenarios and drills") as so_far:
        written = texts(with_questions(known()) if questions else found_out(so_far))
    try:
        where.mkdir(parents=True, exist_ok=True)
        _write({where / f"{name}.json": text for name, text in written.items()})
    except OSError as fault:
        fail(f"{where}: {fault.strerror or 'cannot be written'}", code=WRONG_USAGE)
    click.echo(str(where))


def _write(texts: dict[Path, str]) -> None:
    """All of them or none: the files of the houses belong together. Raises OSError."""
    parts = {path: path.with_name(f"{path.name}.part") for path in texts}
    try:
        for path, part in parts.items():
            part.write_text(texts[path], encoding="utf-8", newline="\n")
        for path, part in parts.items():
            part.replace(path)
    finally:
        for part in parts.values():
            part.unlink(missing_ok=True)
