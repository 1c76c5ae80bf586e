"""`trainer conformance`: what each book's ledger says about every paragraph and worked example."""

from typing import Any

import click

from trainer.commands.common import print_json
from trainer.rules.book import Book, all_books
from trainer.rules.conformance import table
from trainer.rules.ledger_file import Example, Paragraph

LEGEND = (
    "encoded + asked about in questions + not modelled / all paragraphs; worked examples dealt as transcripts / all; "
    "paragraphs in print that our copy lacks, counted in none of these"
)


@click.command()
@click.option("--json", "as_json", is_flag=True, help="The whole report as JSON.")
def conformance(as_json: bool) -> None:
    """Tell how much of each book is encoded, asked about, not modelled or still to come, chapter by chapter."""
    if as_json:
        print_json({"books": {each.key: report(each) for each in all_books()}})
        return
    rows = table(all_books())
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        click.echo(
            "  ".join([row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True))])
        )
    click.echo(LEGEND)


def report(law: Book) -> dict[str, Any]:
    """One book in the form that the coverage check reads: paragraphs and examples, and what our copy lacks."""
    return {
        "paragraphs": [_row(each) for each in law.ledger.paragraphs],
        "examples": [_example(each) for each in law.ledger.examples if each.transcript],
        "lacking": [{"at": each.at, "topic": each.topic, "why": each.why} for each in law.ledger.lacking],
    }


def _row(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "at": paragraph.at,
        "status": paragraph.status,
        "rules": list(paragraph.rules),
        "tests": list(paragraph.tests),
        "scenarios": list(paragraph.scenarios),
        "questions": list(paragraph.questions),
        "reason": paragraph.reason,
    }


def _example(example: Example) -> dict[str, Any]:
    return {"at": example.at, "transcript": example.transcript, "tests": list(example.tests)}
