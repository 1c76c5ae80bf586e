"""`trainer books` and `trainer conformance`: what is known, in the form that the coverage check reads."""

import json

from trainer.rules.book import BOOKS, all_books

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
        assert all(set(row) == KEYS and row["status"] in STATUSES for row in rows)
        encoded = next(row for row in rows if row["status"] == "encoded")
        assert encoded["rules"][0].startswith("trainer.rules.")
        assert encoded["tests"]


def test_conformance_in_words_counts_what_is_left(run):
    lines = run("conformance").output.splitlines()
    assert [line.split(":")[0] for line in lines] == list(BOOKS)
    assert all("encoded" in line for line in lines)
