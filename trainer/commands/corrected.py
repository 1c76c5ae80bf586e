"""`trainer progress corrected`: what was learned under law that was corrected since, held against today's."""

from pathlib import Path

import click

from trainer.commands.common import print_json
from trainer.commands.kept import AS_JSON, data, opened
from trainer.commands.so_far import shown
from trainer.progress.correcting import GRADED, SAME, WITHDRAWN, Swept, correct, previewed
from trainer.progress.records import Source

THINGS = {
    Source.HAND: ("hand", "hands"),
    Source.QUESTION: ("answer", "answers"),
    Source.DRILL: ("quick-drill answer", "quick-drill answers"),
}
CAME = {
    (Source.HAND, GRADED): "regraded",
    (Source.QUESTION, GRADED): "regraded",
    (Source.QUESTION, WITHDRAWN): "no longer counted toward a rule",
    (Source.DRILL, WITHDRAWN): "no longer counted toward a rule",
}


@click.command()
@click.option("--write", is_flag=True, help="Make the change. Without this, it only shows what would change.")
@data
@AS_JSON
def corrected(write: bool, data: Path, as_json: bool) -> None:
    """Regrade what was graded before a rulebook was corrected. The program also does this by itself."""
    with opened(data) as store, shown("Grading again" if write else "Looking") as so_far:
        swept = (correct if write else previewed)(store, so_far)
    if as_json:
        rows = [
            {"house": house, "source": source.value, "came": came, "count": count}
            for (house, source, came), count in sorted(swept.items())
        ]
        print_json({"file": str(data), "written": write, "corrected": rows})
        return
    for line in told(swept):
        click.echo(line)
    if not write and any(came != SAME for _, _, came in swept):
        click.echo("nothing has been written yet; use --write to do it")


def told(swept: Swept) -> list[str]:
    """What came of it, a line a house and source."""
    lines = [
        f"{house}: {count:,} {THINGS[source][count != 1]} {CAME[source, came]}"
        for (house, source, came), count in sorted(swept.items())
        if came != SAME
    ]
    looked = sum(swept.values())
    same = sum(count for (_, _, came), count in swept.items() if came == SAME)
    return [*lines, f"{same:,} of {looked:,} stay as they are" if looked else "everything is up to date"]
