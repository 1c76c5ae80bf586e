"""`trainer conformance`: what each book's ledger says about every paragraph and worked example."""

from collections import Counter
from typing import Any

import click

from trainer.commands.common import print_json
from trainer.rules.book import Book, all_books
from trainer.rules.ledger_file import Example, Paragraph


@click.command()
@click.option("--json", "as_json", is_flag=True, help="The whole report as JSON.")
def conformance(as_json: bool) -> None:
    """Tell for every paragraph whether it is encoded, asked about, not modelled or still pending."""
    if as_json:
        print_json({"books": {each.key: report(each) for each in all_books()}})
        return
    for each in all_books():
        count = Counter(paragraph.status for paragraph in each.ledger.paragraphs)
        told = ", ".join(f"{number} {status}" for status, number in sorted(count.items()))
        shown = sum(bool(example.transcript) for example in each.ledger.examples)
        click.echo(f"{each.key}: {told}; {shown} of {len(each.ledger.examples)} worked examples dealt")


def report(law: Book) -> dict[str, Any]:
    """One book in the form that the coverage check reads: paragraphs and examples."""
    return {
        "paragraphs": [_row(each) for each in law.ledger.paragraphs],
        "examples": [_example(each) for each in law.ledger.examples if each.transcript],
    }


def _row(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "at": paragraph.at,
        "status": paragraph.status,
        "rules": [f"trainer.rules.{name}" for name in paragraph.rules],
        "tests": list(paragraph.tests),
        "scenarios": list(paragraph.scenarios),
        "questions": list(paragraph.questions),
        "reason": paragraph.reason,
    }


def _example(example: Example) -> dict[str, Any]:
    return {"at": example.at, "transcript": example.transcript, "tests": list(example.tests)}
