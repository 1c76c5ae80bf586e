"""Weeks of practice: every rule that comes back does so in another hand, and nothing can be learned by heart."""

import os
from collections import defaultdict
from datetime import UTC, datetime
from itertools import islice

import pytest

from tests.seeds import seed
from tests.study.weeks import WORKDAYS, Dealt, lived
from trainer.progress.store import Store
from trainer.rules.book import BOOKS

BEGAN = datetime(2026, 11, 2, 9, tzinfo=UTC)  # a Monday
FULL = os.environ.get("TRAINER_FULL") == "1"
WEEKS = 8
DAYS = WEEKS * WORKDAYS if FULL else 3
OFTEN, SO_MANY_HANDS = 4, 4
NO_STRIKE_AGAIN, NO_HAND_AGAIN = 30, 500


@pytest.fixture(scope="module", params=BOOKS[:2] if FULL else [BOOKS[seed() % len(BOOKS)]])
def hands(request: pytest.FixtureRequest) -> list[Dealt]:
    with Store.in_memory() as store:
        return list(lived(store, request.param, DAYS, BEGAN, seed()))


def test_a_rule_that_comes_back_comes_in_another_hand(hands: list[Dealt]) -> None:
    of_rule = defaultdict(list)
    for each in hands:
        for rule in each.rules:
            of_rule[rule].append(each.cards)
    assert of_rule
    assert {rule for rule, cards in of_rule.items() if len(set(cards)) < len(cards)} == set()
    often = [rule for rule, cards in of_rule.items() if len(cards) >= OFTEN]
    assert all(len(set(of_rule[rule])) >= SO_MANY_HANDS for rule in often)
    assert often or not FULL


def test_nothing_strikes_twice_in_the_same_way_within_thirty_hands(hands: list[Dealt]) -> None:
    for number, each in enumerate(hands):
        before = islice(reversed(hands[:number]), NO_STRIKE_AGAIN)
        assert each.strike is None or each.strike not in {one.strike for one in before}, each.order


def test_no_hand_comes_twice(hands: list[Dealt]) -> None:
    for number, each in enumerate(hands):
        before = islice(reversed(hands[:number]), NO_HAND_AGAIN)
        assert each.cards not in {one.cards for one in before}, each.order
