"""Points of dealing in hands told at random: every book can be asked, and none contradicts itself."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings

from tests.conftest import FIND, FULL
from tests.rules.conftest import PlantBook, PlantRule, row
from tests.rules.search import told
from trainer.rules.book import Book, all_books
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import KINDS, points
from trainer.rules.ruling import Conflict

SEARCHES = 20_000 if FULL else 300


def searched(laws: Callable[[], tuple[Book, ...]], planted: bool = False) -> Callable[[], None]:
    """A search through told hands that asks every book about every point.

    What was `planted` is looked for in the same places each day.
    """

    @(FIND if planted else settings(max_examples=SEARCHES))
    @given(told(points=True))
    def search(facts: Facts) -> None:
        found = points(facts)
        assert len({(each.key, each.seats, each.topic) for each in found}) == len(found)
        for point in found:
            assert point.kind in KINDS
            assert 0 <= point.error <= point.onset <= facts.at
            for law in laws():
                decide(law, facts.about(point))

    return search


def test_no_book_contradicts_itself_on_a_point_of_dealing() -> None:
    searched(all_books)()


@pytest.mark.parametrize("topic", ["button.dead", "button.last-hand", "hand.dropped"])
def test_the_search_finds_a_planted_conflict(plant: PlantRule, planted_book: PlantBook, topic: str) -> None:
    plant("one", "stop-the-action", topic=topic)
    plant("other", "play-on", topic=topic)
    law = planted_book(row("1", "one"), row("2", "other"))
    with pytest.raises(Conflict, match=r"planted.one \(1\); planted.other \(2\)"):
        searched(lambda: (law,), planted=True)()
