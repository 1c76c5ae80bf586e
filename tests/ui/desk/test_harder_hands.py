"""Why?: how hard a session's hands are, in numbers that tell of no hand what is in it."""

import pytest

from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.ui.desk.order import HARDER, order_view


def told(*items: Item) -> list[tuple[str, str]]:
    sections = order_view(Plan("tda-2024", 15, items)).sections
    return [(line.paragraph, line.says) for each in sections if each.title == HARDER for line in each.rules]


def hand(key: str, level: int) -> Item:
    return Item(Kind.HAND, (key,), 60.0, (), 1, level)


def test_the_hands_are_counted_by_how_hard_they_are_clean_ones_among_them() -> None:
    some = [hand("fresh-no-burn", 0), hand("fresh-clean", 0), hand("fresh-joker", 1), hand("fresh-clean", 3)]
    assert told(*some) == [
        ("2", "hands in which one thing goes wrong, or nothing"),
        ("1", "hand in which players talk while you deal, or nothing"),
        ("1", "hand in which two things can go wrong and players act fast, or nothing"),
    ]


@pytest.mark.parametrize("item", [hand("four-card-flop-after-a-bet", 0), Item(Kind.QUESTION, ("q",), 20.0, (), 1)])
def test_nothing_is_said_where_no_hand_is_fresh(item: Item) -> None:
    assert told(item) == []
