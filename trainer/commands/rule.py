"""`trainer rule FILE`: what a house's book demands of the situation in a file, or all of them side by side."""

from pathlib import Path

import click

from trainer.commands.common import BOOK, FILE, chosen_books, print_json, text_of
from trainer.commands.decisions import FORMAT, decision_json, decision_lines, heading, side_lines
from trainer.commands.situation import is_room, record_of, room_in
from trainer.grading.rulings import Asked, Told, key_of, on_hand, on_room, telling
from trainer.rules.book import Book
from trainer.rules.ruling import Decision
from trainer.rules.together import sides


@click.command()
@click.argument("file", type=FILE)
@click.option("--book", "key", type=BOOK, help="One house.")
@click.option("--all", "every", is_flag=True, help="All houses, side by side.")
@click.option("--json", "as_json", is_flag=True, help="The decisions with their traces as JSON.")
def rule(file: Path, key: str | None, every: bool, as_json: bool) -> None:
    """Rule on FILE: a transcript, a room file, or a scenario dealt by a dealer who notices nothing."""
    told = telling({law.key: decisions_on(file, law) for law in chosen_books(key, every)})
    if as_json:
        print_json({"format": FORMAT, **{book: [decision_json(each) for each in some] for book, some in told.items()}})
    elif not any(told.values()):
        click.echo("nothing is wrong, and nothing was wagered that a book must be asked about")
    elif every:
        click.echo("\n".join(side_by_side(told)))
    else:
        click.echo("\n".join(line for found in told.values() for each in found for line in decision_lines(each)))


def decisions_on(file: Path, law: Book) -> dict[Asked, Decision]:
    """What the book says on every matter of the situation in a file and on every point."""
    text = text_of(file)
    return on_room(room_in(file, text), law) if is_room(text) else on_hand(record_of(file, law), law)


def side_by_side(told: Told) -> list[str]:
    """Every matter and point once, with the houses grouped by what they demand."""
    asked: dict[object, list[Decision]] = {}
    for decision in (each for found in told.values() for each in found):
        asked.setdefault(key_of(decision.matter), []).append(decision)
    lines: list[str] = []
    for decisions in asked.values():
        lines.append(heading(decisions[0].matter))
        for number, side in enumerate(sides(decisions)):
            lines += [f"  {line}" for line in side_lines(side, number == 0)]
    return lines
