"""Every number of every ledger has a name in words."""

from trainer.rules.book import all_books
from trainer.rules.number_names import NAMES, named

GIVEN = {(p.topic, key) for law in all_books() for p in law.ledger.paragraphs for key in p.numbers}


def test_every_number_of_the_ledgers_is_named() -> None:
    for law in all_books():
        for paragraph in law.ledger.paragraphs:
            assert len(named(paragraph.topic, paragraph.numbers)) == len(paragraph.numbers)


def test_no_name_is_left_that_no_ledger_gives() -> None:
    used = {f"{topic} {key}" if f"{topic} {key}" in NAMES else key for topic, key in GIVEN}
    assert used == set(NAMES)


def test_a_number_is_told_with_its_unit() -> None:
    assert named("clock", {"seconds": 25, "countdown": 5}) == (("Time to act", "25 s"), ("Then counted down", "5 s"))


def test_a_number_that_an_added_ledger_gives_is_told_by_its_key() -> None:
    assert named("clock", {"hand_shakes": 1200}) == (("Hand shakes", "1,200"),)
