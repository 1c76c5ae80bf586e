"""Which paragraphs speak of which."""

import pytest

from trainer.rules.book import all_books, book
from trainer.rules.mentions import mentioned, speaks_of, spoken_of


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Early cards: see RP-5.", ("RP-5",)),
        ("It points to rule 36 for substantial action, but rule 37 is meant.", ("36", "37")),
        ("25 seconds, 50 percent, four cards, 36 players", ()),
        ("the words came first (40-A, which leaves it), and 40-A", ("40-A",)),
        ("no such number: 99-Z, see 999", ()),
    ],
)
def test_numbers_are_told_from_counts(text: str, found: tuple[str, ...]) -> None:
    assert mentioned(book("tda-2022"), text) == found


def test_whoever_is_spoken_of_knows_by_whom() -> None:
    count = 0
    for law in all_books():
        for each in law.ledger.paragraphs:
            for at in speaks_of(law, each):
                count += 1
                assert each.at in spoken_of(law, at)
                assert at != each.at
    assert count > 20
