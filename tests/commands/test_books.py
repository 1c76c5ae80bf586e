"""`trainer books` and `trainer conformance`: what is known, in the form that the coverage check reads."""

import json

import pytest

from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.chapters import chapters
from trainer.rules.conformance import tally
from trainer.rules.encoded import encoded as encoded_rules

KEYS = {"at", "status", "rules", "tests", "scenarios", "questions", "reason"}
STATUSES = {"encoded", "question", "not-modelled", "pending"}


def test_every_book_is_listed_with_house_and_edition(run):
    lines = run("books").output.splitlines()[1:]
    assert [line.split()[0] for line in lines] == list(BOOKS)
    assert all(each.ledger.house in line for each, line in zip(all_books(), lines, strict=True))


def test_the_conformance_report_tells_every_paragraph(run):
    told = json.loads(run("conformance", "--json").output)["books"]
    assert tuple(told) == BOOKS
    for each in all_books():
        rows = told[each.key]["paragraphs"]
        assert [row["at"] for row in rows] == [paragraph.at for paragraph in each.ledger.paragraphs]
        assert all(set(row) - {"taken"} == KEYS and row["status"] in STATUSES for row in rows)
        encoded = next(row for row in rows if row["status"] == "encoded")
        assert set(encoded["rules"]) <= encoded_rules().keys()
        assert encoded["tests"]


def test_conformance_in_words_is_a_table_of_chapters_against_books(run):
    head, *rows, legend = run("conformance").output.partition("\n\n")[0].splitlines()
    assert head.split() == ["chapter", *BOOKS]
    assert [row.split("  ")[0] for row in rows] == [*chapters(), "all", "worked examples", "not in our copy"]
    assert legend.startswith("encoded + asked")


@pytest.mark.parametrize("key", BOOKS)
def test_the_chapters_add_up_to_the_book(key):
    law = book(key)
    parts = [tally(law, name) for name in chapters()]
    assert sum(part.all for part in parts) == tally(law).all == len(law.ledger.paragraphs)
    assert sum(part.encoded for part in parts) == tally(law).encoded > 0


def test_an_illustration_among_the_paragraphs_is_told_by_its_examples(run):
    told = json.loads(run("conformance", "--json").output)["books"]["metropolitan"]
    assert "ill-14" in {row["at"] for row in told["paragraphs"]}
    (one,) = [each for each in told["examples"] if each["at"] == "ill-14"]
    assert one["transcript"].endswith("metropolitan-ill-14-ex-1.txt") and one["tests"]
