"""`trainer rule FILE`: what a house's book demands of the situation in a file, or all five side by side."""

from collections.abc import Mapping
from pathlib import Path

import click

from trainer.commands.common import BOOK, FILE, chosen_books, print_json, text_of
from trainer.commands.decisions import decision_json, decision_lines, heading, side_lines
from trainer.commands.situation import is_room, record_of, room_in
from trainer.grading.open_matter import decided
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.record import Record
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.ruling import Decision, Matter
from trainer.rules.together import as_it_lies, sides

Told = Mapping[str, list[Decision]]
Key = tuple[str, str, tuple[int, ...], str]
Asked = tuple[Matter, bool]  # what is asked about, and whether it is so whatever the answer


@click.command()
@click.argument("file", type=FILE)
@click.option("--book", "key", type=BOOK, help="One house.")
@click.option("--all", "every", is_flag=True, help="All five houses, side by side.")
@click.option("--json", "as_json", is_flag=True, help="The decisions with their traces as JSON.")
def rule(file: Path, key: str | None, every: bool, as_json: bool) -> None:
    """Rule on FILE: a transcript, a room file, or a scenario dealt by a dealer who notices nothing."""
    told = telling({law.key: decisions_on(file, law) for law in chosen_books(key, every)})
    if as_json:
        print_json({book: [decision_json(each) for each in found] for book, found in told.items()})
    elif not any(told.values()):
        click.echo("nothing is wrong, and nothing was wagered that a book must be asked about")
    elif every:
        click.echo("\n".join(side_by_side(told)))
    else:
        click.echo("\n".join(line for found in told.values() for each in found for line in decision_lines(each)))


def decisions_on(file: Path, law: Book) -> dict[Asked, Decision]:
    """What the book says on every matter of the situation in a file and on every point."""
    text = text_of(file)
    if is_room(text):
        record = room_in(file, text)
        room = RoomFacts(record, len(record))
        return {(each, _matters_now(each, room.at)): decided(law, room.about(each)) for each in room_points(room)}
    return _on_hand(record_of(file, law), law)


def _on_hand(record: Record, law: Book) -> dict[Asked, Decision]:
    facts = Facts(record, len(record))
    wrong = {(each, True): decided(law, facts.about(each)) for each in matters(facts)}
    return wrong | {(each, _matters_now(each, facts.at)): decided(law, facts.about(each)) for each in points(facts)}


def _matters_now(point: Matter, at: int) -> bool:
    """Did it come up with the last thing that happened, and would anybody ask?"""
    return point.onset == at and point.detail != PLAIN


def telling(told: Mapping[str, dict[Asked, Decision]]) -> Told:
    """Without what nobody asks about: points that came up earlier and are, wherever one speaks, what they look like."""
    kept = {_key(asked) for found in told.values() for asked, each in found.items() if asked[1] or not plain(each)}
    return {book: [each for asked, each in found.items() if _key(asked) in kept] for book, found in told.items()}


def plain(decision: Decision) -> bool:
    return decision.silent or as_it_lies(decision)


def _key(asked: Asked) -> Key:
    matter = asked[0]
    return matter.key, matter.topic, matter.seats, matter.detail


def side_by_side(told: Told) -> list[str]:
    """Every matter and point once, with the houses grouped by what they demand."""
    asked: dict[Key, list[Decision]] = {}
    for decision in (each for found in told.values() for each in found):
        asked.setdefault(_key((decision.matter, True)), []).append(decision)
    lines: list[str] = []
    for decisions in asked.values():
        lines.append(heading(decisions[0].matter))
        for number, side in enumerate(sides(decisions)):
            lines += [f"  {line}" for line in side_lines(side, number == 0)]
    return lines
