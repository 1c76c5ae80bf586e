"""Points in betting told at random: every book can be asked about every one, and none contradicts itself."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from tests.conftest import FIND, FULL
from tests.rules.conftest import PlantBook, PlantRule, row
from tests.rules.printed import folded, folded_room
from tests.rules.wager_search import bets_told
from trainer import resources
from trainer.rules.book import Book, all_books
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import KINDS, points
from trainer.rules.room.points import KINDS as ROOM_KINDS
from trainer.rules.room.points import room_points
from trainer.rules.ruling import Conflict

EXAMPLES = resources.path("trainer", "rules", "examples")
SEARCHES = 20_000 if FULL else 300


def searched(laws: Callable[[], tuple[Book, ...]], planted: bool = False) -> Callable[[], None]:
    """A search through told betting that asks every book about every point.

    What was `planted` is looked for in the same places each day.
    """

    @(FIND if planted else settings(max_examples=SEARCHES))
    @given(bets_told())
    def search(facts: Facts) -> None:
        found = points(facts)
        assert len({(each.key, each.seats, each.topic) for each in found}) == len(found)
        for point in found:
            assert point.kind in KINDS
            assert 0 <= point.error <= point.onset <= facts.at
            for law in laws():
                decide(law, facts.about(point))

    return search


def test_no_book_contradicts_itself_on_any_point_that_was_told() -> None:
    searched(all_books)()


def test_the_search_finds_a_planted_conflict_between_wagers(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("one", "stop-the-action", topic="bet.size")
    plant("other", "play-on", topic="bet.size", holds=lambda facts, numbers: facts.matter.onset > facts.matter.error)
    law = planted_book(row("1", "one"), row("2", "other"))
    with pytest.raises(Conflict, match=r"planted.one \(1\); planted.other \(2\)"):
        searched(lambda: (law,), planted=True)()


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.txt")), ids=lambda path: path.stem)
def test_what_a_printed_hand_raises_is_a_kind_that_has_words(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name.endswith(".room.txt"):
        room = folded_room(text)
        assert {each.kind for each in room_points(room)} <= ROOM_KINDS.keys()
    else:
        assert {each.kind for each in points(folded(text))} <= KINDS.keys()
