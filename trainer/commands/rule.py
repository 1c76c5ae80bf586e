"""`trainer rule FILE`: what a house's book answers on the situation in a file, or all of them side by side."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from trainer.commands.answered import answer_json, answer_lines, side_by_side
from trainer.commands.common import BOOK, FILE, chosen_books, print_json
from trainer.commands.decisions import FORMAT, decision_json
from trainer.commands.situation import Stands, record_of, stands
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import WORDS, Question, question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.grading.rulings import Asked, on_hand, on_room, telling
from trainer.rules.book import Book
from trainer.rules.ruling import Decision


class AskedType(click.ParamType[Question]):
    """What `--ask` takes: a word, and after a colon the seat or the player that it is asked about."""

    name = "thing[:who]"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> Question:
        if isinstance(value, Question):
            return value
        try:
            return question(str(value))
        except ValueError as fault:
            self.fail(str(fault), param, ctx)


ASKED = AskedType()


@click.command()
@click.argument("file", type=FILE)
@click.option("--book", "key", type=BOOK, help="Ask only this rulebook.")
@click.option("--all", "every", is_flag=True, help="Ask every rulebook, side by side.")
@click.option(
    "--ask",
    "asks",
    type=ASKED,
    multiple=True,
    help=f"One of {', '.join(WORDS)}. Add the seat or player you ask about, as in rights:4 or seats:Bill. "
    "Repeat --ask to ask several things at once.",
)
@click.option("--seat", type=click.IntRange(min=0), default=0, help="Answer only for this seat.")
@click.option("--all-points", is_flag=True, help="Also list every point that came up, covered or not.")
@click.option("--json", "as_json", is_flag=True, help="Print the answers, and every decision with its trace, as JSON.")
def rule(
    file: Path, key: str | None, every: bool, asks: tuple[Question, ...], seat: int, all_points: bool, as_json: bool
) -> None:
    """Rule on FILE: a short hand, a transcript, a room file, or a scenario dealt by a dealer who notices nothing.

    A short hand (more in docs/notation.md):

    \b
      blinds 100 200
      seats 9 20000
      ---
      deal
      P3 raise 600
      P4 wager one 5000
    """
    laws = chosen_books(key, every)
    asked = tuple(each if each.seat or each.name else replace(each, seat=seat) for each in asks) or (
        Question("", seat),
    )
    told = _at_each(file, laws)
    answers = [_answered(told[law.key], file, law, asked) for law in laws]
    if as_json:
        found = telling({law.key: _decided(told[law.key], file, law) for law in laws})
        points = {book: [decision_json(each) for each in some] for book, some in found.items()}
        print_json({"format": FORMAT, **points, "answers": {each.book: answer_json(each) for each in answers}})
    elif every:
        click.echo("\n".join(side_by_side(answers, all_points)))
    else:
        click.echo("\n".join(line for each in answers for line in answer_lines(each, all_points)))


def _at_each(file: Path, laws: Sequence[Book]) -> dict[str, Stands | None]:
    """What a file tells at each house: the same at all, but with a room what begins a hand is each rulebook's own."""
    first = stands(file, laws[0])
    alone = first is None or first.both.room is None
    return {law.key: first if alone or law is laws[0] else stands(file, law) for law in laws}


def answer_on(file: Path, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the book answers on the situation in a file."""
    return _answered(stands(file, law), file, law, (Question(ask, seat),))


def _answered(told: Stands | None, file: Path, law: Book, asked: tuple[Question, ...]) -> Answer:
    both, notes = (told.both, told.notes) if told is not None else (Both(record_of(file, law)), ())
    try:
        answer = answer_on_all(both, law, asked)
    except ValueError as fault:
        raise click.BadParameter(str(fault), param_hint="'--ask'") from fault
    return replace(answer, notes=(*notes, *answer.notes))


def decisions_on(file: Path, law: Book) -> dict[Asked, Decision]:
    """What the book says on every matter of the situation in a file and on every point."""
    return _decided(stands(file, law), file, law)


def _decided(told: Stands | None, file: Path, law: Book) -> dict[Asked, Decision]:
    if told is None:
        return on_hand(record_of(file, law), law)
    hand, room = told.both.hand, told.both.room
    return {**(on_hand(hand, law) if hand else {}), **(on_room(room, law) if room else {})}
