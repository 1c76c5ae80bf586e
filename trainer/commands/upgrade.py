"""`trainer upgrade PATH…`: questions and scenarios of an older program, rewritten in the keys and gestures of today."""

from pathlib import Path

import click

from trainer.commands.common import all_written, fail, told
from trainer.commands.rewriting import Source, at_lines, files_in, source_of, tell
from trainer.kernel.toml import BadToml
from trainer.questions import upgrading_talk
from trainer.questions.upgrading import upgraded
from trainer.rules.ledger_head import is_ledger
from trainer.rules.renumbering import Rewritten


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--write", is_flag=True, help="Write the files. Without this, changes are only listed.")
@click.option("--json", "as_json", is_flag=True, help="Print what changes and what to check, as JSON.")
def upgrade(paths: tuple[Path, ...], write: bool, as_json: bool) -> None:
    """Update the questions and scenarios named, or all in a folder, to today's rule and ruling keys.

    In older files, requests, disputes and claims are only words. The command turns them into gestures.

    The program still reads older files. Nothing is written without --write.
    """
    faults: list[str] = []
    done: dict[Path, tuple[Source, Rewritten]] = {}
    for path in files_in(paths, (".toml",)):
        if not is_ledger(path) and (source := source_of(path, faults)):
            new = _upgraded(source, faults)
            if new is not None and (new.changes or new.looks):
                done[path] = source, new
    if faults:
        fail(*told(faults))
    if write:
        all_written({path: one.data(new.text) for path, (one, new) in done.items() if new.changes}, force=True)
    tell({path: new for path, (_, new) in done.items()}, write, as_json)


def _upgraded(source: Source, faults: list[str]) -> Rewritten | None:
    try:
        keyed = upgraded(source.text)
        told_anew = upgrading_talk.upgraded(keyed.text)
    except BadToml as bad:
        faults += at_lines(source.path, bad)
        return None
    return Rewritten(told_anew.text, keyed.changes + told_anew.changes, keyed.looks + told_anew.looks)
