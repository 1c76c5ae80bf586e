"""Fresh hands in stock: proved, as the house grades them, and never as one dealt lately."""

import pytest

from tests.grading.dealt import scenarios as written_stories
from tests.seeds import todays
from trainer.grading.proving import proving
from trainer.kernel.altered import replace
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import BOOKS, Book, book
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.asked_for import asked_for
from trainer.scenarios.fresh.keys import CLEAN, Order
from trainer.scenarios.loader import read
from trainer.study import stocking
from trainer.study.finding import tried
from trainer.study.library import library
from trainer.study.practised import practised
from trainer.study.stocking import Strike, stocked, strike

HOUSE = BOOKS[0]
FLOP = "fresh-four-card-flop"


class Stop(Exception):
    """Whoever wanted the hand has gone."""


def file(key: str, seed: int, *lately: str) -> str:
    return stocked(Order(HOUSE, key, seed), lately)


def struck(text: str) -> Strike | None:
    return strike(read(text, "x"))


@pytest.mark.parametrize("key", [CLEAN, FLOP, "fresh-short-raise"])
def test_a_hand_in_stock_is_proved_at_its_house(key: str) -> None:
    made = read(file(key, 3), "x")
    proof = at_once(proving(made, book(HOUSE)))
    assert (made.id, made.seed) == (key, 3)
    assert proof.faults == ()
    assert proof.clean if key == CLEAN else proof.usable


def test_the_same_order_gives_the_same_hand() -> None:
    assert file(FLOP, 4) == file(FLOP, 4) != file(FLOP, 5)


def test_a_hand_is_another_than_those_dealt_lately() -> None:
    first = file(FLOP, 4)
    again = file(FLOP, 4, first)
    assert struck(again) != struck(first)
    assert struck(again) is not None


def test_a_file_of_lately_that_cannot_be_read_any_more_and_an_authored_one_hinder_nothing() -> None:
    assert file(FLOP, 4, "game = 3", 'format = 2\nid = "x"') == file(FLOP, 4)


def test_two_irregularities_that_want_the_same_card_make_room_for_another_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was drawn twice at one depth of the deck is no file that could be read."""

    def colliding(order: Order, attempt: int, law: Book) -> Pieces[Scenario]:
        made = yield from asked_for(order, attempt, law)
        return made if attempt else replace(made, wrong=made.wrong * 2)

    monkeypatch.setattr(stocking, "asked_for", colliding)
    assert struck(file("fresh-boxed-card", 2)) is not None


def test_there_is_none_where_the_rulebook_asks_nothing_of_the_dealer() -> None:
    assert file("fresh-two-cards-to-the-button", 1) == ""


def test_it_stops_where_nobody_waits_for_it() -> None:
    def leave(done: int, _of: int) -> None:
        if done == 20:
            raise Stop

    with pytest.raises(Stop):
        stocked(Order(HOUSE, FLOP, 4), (), leave)


def test_a_house_and_a_key_that_there_are_not_are_lookup_errors() -> None:
    for order in (Order("no-house", FLOP, 1), Order(HOUSE, "fresh-five-aces", 1)):
        with pytest.raises(LookupError):
            stocked(order, ())


def test_a_hand_tests_the_rule_that_is_wanted() -> None:
    """An irregularity may be ruled on by several rules; the one that is due is in the hand that is dealt for it."""
    wanted = {rule for rule, parts in practised(HOUSE).fresh["no-burn"][HOUSE].rules.items() if parts}
    assert len(wanted) > 1
    for rule in wanted:
        text = stocked(Order(HOUSE, "fresh-no-burn", 6, rule=rule), ())
        assert rule in tried(read(text, "x"), book(HOUSE)).rules


def test_where_no_hand_tests_the_rule_any_that_can_be_used_is_dealt() -> None:
    text = stocked(Order(HOUSE, FLOP, 4, rule="common.no:such"), ())
    assert struck(text) is not None


@pytest.mark.parametrize("key", ["four-card-flop-after-a-bet", "clean-holdem-six"])
def test_an_authored_hand_is_the_same_story_at_another_table(key: str) -> None:
    story, made = scenarios().open(key), read(file(key, 3), "x")
    assert (made.id, made.title, made.topics, made.seed) == (story.id, story.title, story.topics, 3)
    assert [each.name for each in made.seats] != [each.name for each in story.seats]
    assert tried(made, book(HOUSE)).rules == tried(story, book(HOUSE)).rules


def test_of_a_story_that_is_gone_there_is_none() -> None:
    assert file("no-such-story", 3) == ""


STORIES = [(key, house) for key, story in sorted(written_stories().items()) if not story.clean for house in BOOKS]


@pytest.mark.parametrize(("key", "house"), todays(STORIES, 60))
def test_every_story_that_practices_something_comes_at_another_table(key: str, house: str) -> None:
    if key not in {each.key for each in library(house).activities}:
        pytest.skip("this rulebook asks for nothing in it")
    assert stocked(Order(house, key, 1), ())
