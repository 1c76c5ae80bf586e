"""`trainer conformance`: what each book's ledger says about every paragraph and worked example."""

from collections.abc import Iterator
from dataclasses import asdict
from textwrap import wrap
from typing import Any

import click

from trainer.commands import dealt
from trainer.commands.common import BOOK, WRONG_USAGE, fail, print_json
from trainer.grading.ledger_warnings import warnings
from trainer.rules.answers_by_topic import TopicRow
from trainer.rules.answers_by_topic import table as by_topic_table
from trainer.rules.book import Book, all_books, book
from trainer.rules.conformance import Taken, table, taken
from trainer.rules.families import halves
from trainer.rules.ledger_file import Example, Paragraph
from trainer.rules.topics import title
from trainer.rules.worked import ILLUSTRATION, examples_of

WIDTH, KEYS = 120, 14
LEGEND = (
    "encoded + asked about in questions + not modeled / all paragraphs; worked examples dealt as transcripts / all. "
    "Paragraphs in print that our copy lacks, counted in none of these"
)


@click.command()
@click.option("--topics", "by_topic", is_flag=True, help="Show what each rulebook answers, topic by topic.")
@click.option("--dealt", "by_dealt", is_flag=True, help="Show which paragraphs decide a grade at the table.")
@click.option("--write", is_flag=True, help="With --dealt: find that out again, which takes minutes, and keep it.")
@click.option("--book", "only", type=BOOK, help="With --dealt: this rulebook alone.")
@click.option("--json", "as_json", is_flag=True, help="Print the whole report as JSON.")
def conformance(by_topic: bool, by_dealt: bool, write: bool, only: str | None, as_json: bool) -> None:
    """Show how much of each rulebook is encoded, asked about, not modeled or still to come, chapter by chapter.

    With --dealt, show which encoded paragraphs decide a grade at the table. A paragraph decides a grade if the grade
    changes once a rule of the paragraph is overturned in a copy of the rulebook.
    """
    if (write or only) and not by_dealt:
        fail("--write and --book go with --dealt", code=WRONG_USAGE)
    if by_dealt:
        _dealt((book(only),) if only else all_books(), write, as_json)
    elif by_topic:
        answers(as_json)
    elif as_json:
        print_json({"books": {each.key: report(each) for each in all_books()}})
    else:
        _in_words()


def _in_words() -> None:
    _table(table(all_books()))
    click.echo(LEGEND)
    click.echo()
    _table(dealt.table(all_books()))
    for line in (line for each in all_books() if each.ledger.like for line in likeness(taken(each))):
        click.echo(line)
    for each in all_books():
        for line in doubts(each):
            click.echo(f"{each.key}: {line}")


def _table(rows: list[list[str]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        click.echo(
            "  ".join([row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True))])
        )


def _dealt(laws: tuple[Book, ...], write: bool, as_json: bool) -> None:
    if write:
        dealt.renew(laws)
    if as_json:
        print_json({"books": {each.key: dealt.report(each) for each in laws}})
        return
    _table(dealt.table(laws))
    for line in (line for each in laws for line in dealt.open_lines(each)):
        click.echo(line)


def answers(as_json: bool) -> None:
    """The table by topic, a line for each kind and below it one for each answer with the books that give it."""
    rows = by_topic_table(all_books())
    if as_json:
        print_json({"topics": [row_json(each) for each in rows]})
        return
    topic = ""
    for row in rows:
        if row.topic != topic:
            topic = row.topic
            click.echo(f"{topic} · {title(topic)}")
        click.echo(f"  {row.kind} · {row.says}" if row.kind else "  no situation of its own")
        for key, cell in row.cells.items():
            whose = f"{cell.book} " if cell.book != key else ""
            places = f": {whose}{', '.join(cell.paragraphs)}" if cell.paragraphs else ""
            click.echo("\n".join(folded(f"    {key.ljust(KEYS)} {cell.answer}{places}")))


def folded(line: str) -> list[str]:
    """A line of a table, broken where it is too long."""
    return wrap(line, WIDTH, subsequent_indent=" " * (KEYS + 5), break_on_hyphens=False, drop_whitespace=False)


def row_json(row: TopicRow) -> dict[str, Any]:
    """A row of the table as plain values."""
    cells = {
        key: {"answer": str(each.answer), "book": each.book, "paragraphs": list(each.paragraphs)}
        for key, each in row.cells.items()
    }
    return {"topic": row.topic, "kind": row.kind, "says": row.says, "cells": cells}


def doubts(law: Book) -> Iterator[str]:
    """What a ledger warns of, and the halves of families that it has without the rest, with its reasons."""
    yield from warnings(law)
    yield from (each.says for each in halves(law) if each.why)


def likeness(found: Taken) -> Iterator[str]:
    """What a book made as a difference has from the other, number by number, and what it says itself."""
    yield ""
    yield f"{found.book} is written as changes to {found.like}."
    for called, some in (
        ("taken over unchanged", found.same),
        ("replaced here", found.anew),
        ("printed here only", found.own),
        ("printed there only", found.without),
    ):
        yield from wrap(
            f"{called} ({len(some)}): {', '.join(some)}", WIDTH, subsequent_indent="  ", break_on_hyphens=False
        )


def report(law: Book) -> dict[str, Any]:
    """One book in the form that the coverage check reads: paragraphs, examples, what our copy lacks, its `like`."""
    return {
        **({"like": law.ledger.like} if law.ledger.like else {}),
        "paragraphs": [_row(each) for each in law.ledger.paragraphs],
        "examples": [*(_example(each) for each in law.ledger.examples if each.transcript), *_illustrations(law)],
        "halves": [{"cited": list(e.cited), "lacking": list(e.lacking), "why": e.why} for e in halves(law)],
        "warnings": list(warnings(law)),
        "lacking": [{"at": each.at, "topic": each.topic, "why": each.why} for each in law.ledger.lacking],
        "dealt": asdict(dealt.counts_of(law)),
    }


def _illustrations(law: Book) -> Iterator[dict[str, Any]]:
    """Illustrations that stand among the paragraphs, as rules cite them: told by the first of their examples."""
    for each in law.ledger.paragraphs:
        told = examples_of(law, each.at) if each.at.startswith(ILLUSTRATION) else ()
        if told:
            yield {"at": each.at, "transcript": told[0].transcript, "tests": list(told[0].tests)}


def _row(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "at": paragraph.at,
        "status": paragraph.status,
        "rules": list(paragraph.rules),
        "tests": list(paragraph.tests),
        "scenarios": list(paragraph.scenarios),
        "questions": list(paragraph.questions),
        "reason": paragraph.reason,
        **({"taken": paragraph.taken} if paragraph.taken else {}),
    }


def _example(example: Example) -> dict[str, Any]:
    row: dict[str, Any] = {"at": example.at, "transcript": example.transcript, "tests": list(example.tests)}
    return row | ({"taken": example.taken} if example.taken else {})
