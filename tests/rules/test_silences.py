"""Silences, and what they are found from: paragraphs by topic and rules by name, arranged once a book."""

import os
import subprocess
import sys

import pytest

from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.comparison import compared, silent, topics
from trainer.rules.silences import all_silences, silences_of


@pytest.mark.parametrize("key", BOOKS)
def test_a_topic_holds_the_paragraphs_on_it_and_below_it_in_printed_order(key: str) -> None:
    law = book(key)
    above = {topic.rpartition(".")[0] for topic in topics(all_books())} - {""}
    for topic in (*topics(all_books()), *above, "be", ""):
        below = tuple(p for p in law.ledger.paragraphs if p.topic == topic or p.topic.startswith(f"{topic}."))
        assert law.printed.get(topic, ()) == below


@pytest.mark.parametrize("key", BOOKS)
def test_the_rules_of_a_book_stand_by_name_with_what_it_prints_of_them(key: str) -> None:
    law = book(key)
    assert set(law.rules) == {name for each in law.ledger.paragraphs for name in each.rules}
    for name, each in law.rules.items():
        assert each.rule.key == name
        assert each.paragraphs == tuple(p for p in law.ledger.paragraphs if name in p.rules)


def test_who_is_silent_on_a_topic_is_the_same_found_alone_and_with_all_that_is_compared() -> None:
    found = {topic: compared(all_books(), topic).silent for topic in topics(all_books())}
    assert any(found.values())
    assert {topic: silent(all_books(), topic) for topic in found} == found
    every = all_silences(all_books())
    assert {key: silences_of(key) for key in BOOKS} == every
    assert {(key, each.topic) for key, some in every.items() for each in some} == {
        (key, topic) for topic, keys in found.items() for key in keys
    }


def test_the_rules_of_a_book_stand_in_one_order_at_every_start() -> None:
    code = "from trainer.rules.book import book; print(*book('upt').rules)"
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""
