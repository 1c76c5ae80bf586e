"""`trainer part BOOK BOOK`: where two rulebooks part, in words; and what every rulebook decides, written down anew."""

from itertools import groupby
from pathlib import Path
from typing import Any

import click

from trainer import resources
from trainer.commands.common import BOOK, WRONG_USAGE, all_written, fail, made, print_json
from trainer.commands.so_far import shown
from trainer.rules.areas import TITLES, area_if_any
from trainer.rules.book import all_books
from trainer.rules.houses import in_full
from trainer.rules.topics import title
from trainer.study.fresh_apart import FILE
from trainer.study.fresh_apart import text_of as fresh_text
from trainer.study.parted import PARTED, How, Parted, Parting
from trainer.study.parting import parting_of
from trainer.study.stances import COMMON, FOLDER, Stance, text_of, words


@click.command()
@click.argument("books", nargs=-1, type=BOOK, metavar="BOOK BOOK")
@click.option(
    "--topic", default="", help="Only this topic, such as bet.overchip, or every topic that starts with this text."
)
@click.option("--one-sided", is_flag=True, help="Also show what only one of the two covers.")
@click.option("--json", "as_json", is_flag=True, help="Print the differences as JSON.")
@click.option("--write", is_flag=True, help="Rule on every situation again, and update the program's own files.")
def part(books: tuple[str, ...], topic: str, one_sided: bool, as_json: bool, write: bool) -> None:
    """Show what two rulebooks decide differently in the same situations, by topic."""
    if write:
        click.echo(str(_renewed()))
        return
    if len(books) != 2 or books[0] == books[1]:
        fail("trainer part: name two rulebooks, as in tda-2024 upt", code=WRONG_USAGE)
    found = parting_of(*books)
    hows = (*PARTED, *((How.ONE_SIDED,) if one_sided else ()))
    some = tuple(each for each in found.of(*hows) if each.topic.startswith(topic))
    if as_json:
        print_json({"first": found.first, "second": found.second, "same": found.same, "lines": [*map(_plain, some)]})
    else:
        click.echo("\n".join(lines(found, some)))


def lines(found: Parting, some: tuple[Parted, ...]) -> list[str]:
    """The differences in words, area by area."""
    names = (in_full(found.first), in_full(found.second))
    told = [f"{names[0]} and {names[1]} differ on {len(some)} point{'' if len(some) == 1 else 's'}."]
    for key, inside in groupby(some, key=lambda each: area_if_any(each.topic)):
        told += ["", TITLES.get(key, "Other")]
        told += [line for each in inside for line in _lines(each, names)]
    return [*told, "", f"They rule the same way in {found.same} situations."]


def _lines(each: Parted, names: tuple[str, str]) -> list[str]:
    head = f"  {title(each.topic)}: {each.situation.case}"
    sides = zip(names, (each.first, each.second), strict=True)
    return [head, *(f"    {name}{_at(side)}: {words(side)}" for name, side in sides)]


def _at(side: Stance) -> str:
    return f" {', '.join(at for _, at in side.at)}" if side.at else ""


def _plain(each: Parted) -> dict[str, Any]:
    return {
        "how": each.how.value,
        "topic": each.topic,
        "situations": [one.key for one in each.situations],
        "case": each.situation.case,
        "sides": [_side(side) for side in (each.first, each.second)],
    }


def _side(side: Stance) -> dict[str, Any]:
    return {
        "says": words(side),
        "state": side.state,
        "ruling_key": side.ruling,
        "authority": side.authority,
        "steps": list(side.steps),
        "figures": dict(side.figures),
        "paragraphs": [f"{book} {at}" for book, at in side.at],
    }


def _renewed() -> Path:
    from trainer.study.asking_each import all_asked, decided  # the law and the grader
    from trainer.study.deciding_apart import found_apart

    where = resources.root().joinpath(*FOLDER)
    asked, laws = tuple(all_asked()), all_books()
    files = {COMMON: text_of({each.situation.key: each.situation for each in asked})}
    for law in laws:
        with shown(f"Asking {law.ledger.short}", "situations") as so_far:
            files[law.key] = text_of(decided(law, asked, so_far).by_key)
    with shown("Asking all about fresh hands", "irregularities") as so_far:
        files[FILE] = fresh_text(found_apart(so_far))
    made(where)
    all_written({where / f"{name}.json": text for name, text in files.items()}, force=True, within=where)
    return where
