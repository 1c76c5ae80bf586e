"""`trainer rule FILE`: what a house's book demands of the situation in a file, or all five side by side."""

from collections.abc import Mapping
from pathlib import Path

import click

from trainer.commands.common import BOOK, FILE, chosen_books, print_json
from trainer.commands.decisions import decision_json, decision_lines, heading, side_lines
from trainer.commands.situation import record_of
from trainer.grading.open_matter import decided
from trainer.rules.book import Book, all_books
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Decision
from trainer.rules.together import sides, worth_telling

Told = Mapping[str, list[Decision]]


@click.command()
@click.argument("file", type=FILE)
@click.option("--book", "key", type=BOOK, help="One house.")
@click.option("--all", "every", is_flag=True, help="All five houses, side by side.")
@click.option("--json", "as_json", is_flag=True, help="The decisions with their traces as JSON.")
def rule(file: Path, key: str | None, every: bool, as_json: bool) -> None:
    """Rule on FILE: a transcript, or a scenario dealt by a dealer who notices nothing."""
    told = {law.key: decisions_on(file, law) for law in chosen_books(key, every)}
    if as_json:
        print_json({book: [decision_json(each) for each in found] for book, found in told.items()})
    elif every:
        click.echo("\n".join(side_by_side(told)))
    else:
        click.echo("\n".join(line for found in told.values() for each in found for line in decision_lines(each)))
    if not as_json and not any(told.values()):
        click.echo("nothing is wrong, and nothing was wagered that a book must be asked about")


def decisions_on(file: Path, law: Book) -> list[Decision]:
    """What the book says on each matter of the situation in a file, and on each point that is worth asking about."""
    record = record_of(file, law)
    facts = Facts(record, len(record))
    asked = [point for point in points(facts) if worth_asking(facts.about(point))]
    return [decided(law, facts.about(each)) for each in (*matters(facts), *asked)]


def worth_asking(facts: Facts) -> bool:
    """Did it come up with the last thing that happened, or does any house make more of it than what lies there?"""
    plain = facts.matter.detail == PLAIN
    last = facts.matter.onset == facts.at
    return (last and not plain) or worth_telling(decided(law, facts) for law in all_books())


def side_by_side(told: Told) -> list[str]:
    """Every matter and point once, with the houses grouped by what they demand."""
    asked: dict[tuple[str, str], list[Decision]] = {}
    for decision in (each for found in told.values() for each in found):
        asked.setdefault((decision.matter.key, decision.matter.topic), []).append(decision)
    lines: list[str] = []
    for decisions in asked.values():
        lines.append(heading(decisions[0].matter))
        for number, side in enumerate(sides(decisions)):
            lines += [f"  {line}" for line in side_lines(side, number == 0)]
    return lines
