"""What a house says of a wager or an act out of turn belongs to its deal: gathering the cards changes nothing in it."""

import pytest

from tests.rules.betting import Betting
from trainer.rules.amiss import MONEY, settle
from trainer.rules.book import BOOKS, book
from trainer.rules.points import points

BET = "P2 wager 500x1+100x1"
ON_THE_FLOP = {
    "call out of turn": (BET, "P4 wager 500x1+100x1"),
    "fold out of turn": (BET, "P4 fold"),
    "out of turn, pointed back": (BET, "P4 wager 1000x2", "D action-on 3"),
    "out of turn, raised in between": (BET, "P4 wager 500x1+100x1", "P3 wager 1000x2"),
    "two act past a player": (BET, "P4 wager 500x1+100x1", "P1 wager 500x1+100x1"),
    "short call": (BET, "P3 say Call", "P3 wager 500x1"),
    "short of a raise": (BET, "P3 wager 500x1+100x4"),
    "string bet": (BET, "P3 wager 500x1+100x1", "P3 wager 1000x1"),
    "taken back": (BET, "P3 wager 500x1+100x1", "P3 pull-back 500x1"),
    "words without an amount": (BET, "P3 say Raise"),
    "a count asked for": (BET, "P3 say How much does he have behind?"),
}


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("lines", ON_THE_FLOP.values(), ids=ON_THE_FLOP)
def test_a_house_says_of_a_wager_what_it_said_before_the_cards_were_gathered(lines: tuple[str, ...], key: str) -> None:
    hand = Betting().flop()
    hand.do(*lines)
    facts = hand.facts()
    asked = [each for each in points(facts) if each.topic.startswith("bet.") and each.error > facts.course.opened]
    assert {each.kind for each in asked} & MONEY
    before = [settle(book(key), facts.about(each)) for each in asked]
    hand.do("D gather")
    assert [settle(book(key), hand.facts().about(each)) for each in asked] == before


@pytest.mark.parametrize("key", BOOKS)
def test_a_turn_that_was_not_his_yet_counts_no_raises(key: str) -> None:
    hand = Betting().flop()
    hand.do(BET, "P3 say Raise to 1200")
    asked = hand.point("raise-cap")
    hand.do("P3 wager 1000x1+100x2")
    assert asked.seats == (4,)
    assert settle(book(key), hand.facts().about(asked)).figures == ()
    assert dict(settle(book(key), hand.facts().about(hand.point("raise-cap"))).figures) == {"raises": 2}
