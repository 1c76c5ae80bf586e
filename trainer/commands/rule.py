"""`trainer rule FILE`: what a house's book demands of the situation in a file, or all five side by side."""

from collections.abc import Mapping
from pathlib import Path

import click

from trainer.commands.common import BOOK, FILE, chosen_books, print_json
from trainer.commands.decisions import decision_json, decision_lines, heading, side_lines
from trainer.commands.situation import record_of
from trainer.grading.open_matter import decided
from trainer.rules.book import Book
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
    told = telling({law.key: decisions_on(file, law) for law in chosen_books(key, every)})
    if as_json:
        print_json({book: [decision_json(each) for each in found] for book, found in told.items()})
    elif every:
        click.echo("\n".join(side_by_side(told)))
    else:
        click.echo("\n".join(line for found in told.values() for each in found for line in decision_lines(each)))
    if not as_json and not any(told.values()):
        click.echo("nothing is wrong, and nothing was wagered that a book must be asked about")


def decisions_on(file: Path, law: Book) -> list[Decision]:
    """What the book says on each matter of the situation in a file, and on each point that is not plain."""
    record = record_of(file, law)
    facts = Facts(record, len(record))
    asked = [each for each in points(facts) if each.detail != PLAIN]
    return [decided(law, facts.about(each)) for each in (*matters(facts), *asked)]


def telling(told: Told) -> Told:
    """Without the wagers that are, in every house that speaks of them, just what they look like."""
    kept = {key for key, decisions in _asked(told).items() if worth_telling(decisions)}
    return {book: [each for each in found if _key(each) in kept] for book, found in told.items()}


def _key(decision: Decision) -> tuple[str, str]:
    return decision.matter.key, decision.matter.topic


def _asked(told: Told) -> dict[tuple[str, str], list[Decision]]:
    asked: dict[tuple[str, str], list[Decision]] = {}
    for decision in (each for found in told.values() for each in found):
        asked.setdefault(_key(decision), []).append(decision)
    return asked


def side_by_side(told: Told) -> list[str]:
    """Every matter and point once, with the houses grouped by what they demand."""
    lines: list[str] = []
    for decisions in _asked(told).values():
        lines.append(heading(decisions[0].matter))
        for number, side in enumerate(sides(decisions)):
            lines += [f"  {line}" for line in side_lines(side, number == 0)]
    return lines
