"""`trainer tells [PATH...]`: what gives an answer away to somebody who knows no rule, held against chance."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from trainer import resources
from trainer.commands.common import BOOK, FILE, faulty, print_json
from trainer.commands.so_far import shown
from trainer.questions.question_file import sound
from trainer.questions.tells.draws import SEEDS
from trainer.questions.tells.figure import Figure
from trainer.questions.tells.measured import apart, measured
from trainer.questions.written import Question
from trainer.rules.book import BOOKS

HEAD = ("tell", "figure", "chance", "points", "behind it")


@click.command()
@click.argument("paths", nargs=-1, type=FILE)
@click.option("--book", "key", type=BOOK, help="Ask only this house. Without this, all of them.")
@click.option(
    "--draws", "seeds", type=click.IntRange(1, 200), default=SEEDS, show_default=True, help="Draws per house."
)
@click.option("--sections", is_flag=True, help="Also show how often the longest option is right, by section.")
@click.option("--list", "listed", is_flag=True, help="List the questions behind each figure, and what they show.")
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON, with the questions behind each one.")
def tells(paths: tuple[Path, ...], key: str | None, seeds: int, sections: bool, listed: bool, as_json: bool) -> None:
    """Check whether anything gives right answers away: length, first words, position, reasons, fillers or twins.

    Every question is drawn several times under every rulebook. Each figure is a share of the draws, or the share
    of questions that show the tell in any draw. A star marks anything more than five points from chance, or anything
    no question should show.
    """
    questions = _read(paths or (resources.path("quizzes", "questions"),))
    with shown("Drawing", "questions") as so_far:
        figures = measured(questions, (key,) if key else BOOKS, seeds, sections, so_far)
    if as_json:
        print_json({"questions": len(questions), "draws": seeds, "tells": {each.key: _json(each) for each in figures}})
        return
    for line in _table(figures):
        click.echo(line)
    places = {each.id: each.path for each in questions}
    for figure in figures if listed else ():
        for line in _behind(figure, places):
            click.echo(line)


def _read(paths: Iterable[Path]) -> tuple[Question, ...]:
    """The questions of all files and folders that are asked, each once; ends with every fault where there is one."""
    found: dict[str, Question] = {}
    faults: list[object] = []
    for path in paths:
        some, wrong = sound(path)
        found |= {each.id: each for each in some if not each.replaced_by}
        faults += wrong
    if faults:
        faulty(faults)
    return tuple(found.values())


def _json(figure: Figure) -> dict[str, Any]:
    return {
        "figure": round(100 * figure.rate, 1),
        "chance": round(100 * figure.chance, 1),
        "points": round(figure.difference, 1),
        "of": figure.of,
        "counted": figure.counted,
        "behind": {name: max(1, len(what)) for name, what in figure.behind.items()},
    }


def _table(figures: Iterable[Figure]) -> Iterator[str]:
    rows = [HEAD, *(_row(each) for each in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(each.rjust(width) for each, width in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells)


def _row(figure: Figure) -> tuple[str, ...]:
    """A row of the table; of what chance has no part in, the share of questions and how many they are."""
    mark = " *" if apart(figure) else "  "
    if not figure.of:
        return (figure.says, "-", "-", f"-{mark}", "0")
    shares = (f"{100 * figure.rate:.1f} %", f"{100 * figure.chance:.1f} %")
    return (figure.says, *shares, f"{figure.difference:+.1f}{mark}", str(len(figure.behind)))


def _behind(figure: Figure, places: dict[str, str]) -> Iterator[str]:
    yield ""
    yield f"{figure.says}: {len(figure.behind)} questions"
    for name, what in figure.behind.items():
        yield f"  {': '.join((places[name], *(('; '.join(what),) if what else ())))}"
