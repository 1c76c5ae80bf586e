"""The same seed at the five houses: where their books differ the right answers do, and each has its paragraph."""

from collections import Counter

import pytest

from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wager
from trainer.rules.record import Record

DISTRIBUTION = range(500)


def at_all(key: str, seed: int) -> dict[str, Spot]:
    return {house: KINDS[key].make(book(house), seed) for house in BOOKS}


def differing(key: str, seeds: range) -> list[dict[str, Spot]]:
    """The seeds of which the same hand is answered otherwise at two houses at least."""
    found = []
    for seed in seeds:
        spots = at_all(key, seed)
        same_hand = len({spot.transcript for spot in spots.values()}) == 1
        if same_hand and len({str(sorted(spot.right[0].items())) for spot in spots.values()}) > 1:
            found.append(spots)
    return found


@pytest.mark.parametrize("key", ["call-or-raise", "minimum-raise", "odd-chip", "who-shows-first"])
def test_where_the_books_differ_the_same_hand_is_answered_otherwise(key: str) -> None:
    found = differing(key, range(40))
    assert found
    for spots in found:
        answers = [spot.right[0] for spot in spots.values()]
        assert any(not spot.accepts(answer) for spot in spots.values() for answer in answers)


@pytest.mark.parametrize("key", ["pot-limit-maximum", "may-they-raise", "build-the-side-pots", "who-wins-what"])
def test_where_the_books_agree_so_do_the_answers(key: str) -> None:
    assert not differing(key, range(30))


@pytest.mark.parametrize("house", BOOKS)
def test_every_answer_of_call_or_raise_comes_up_and_none_most_of_the_time(house: str) -> None:
    spots = [KINDS["call-or-raise"].make(book(house), seed) for seed in DISTRIBUTION]
    answers = Counter(str(spot.right[0]["stands"]) for spot in spots)
    assert set(answers) == {"call", "raise", "bet", "all-in", "nothing", "floor"}
    assert max(answers.values()) < len(spots) / 2
    assert min(answers.values()) >= 5
    assert len({spot.case for spot in spots}) >= 20
    assert any(spot.right[0].get("change") for spot in spots)
    assert any(spot.right[0].get("missing") for spot in spots)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("key", "part"), [("may-they-raise", "may"), ("count-the-stack", "may")])
def test_yes_and_no_are_about_as_frequent(key: str, part: str, house: str) -> None:
    answers = Counter(str(KINDS[key].make(book(house), seed).right[0][part]) for seed in DISTRIBUTION)
    assert max(answers.values()) < 0.7 * len(DISTRIBUTION)


@pytest.mark.parametrize("house", BOOKS)
def test_the_figures_of_a_wager_are_those_that_the_house_works_out(house: str) -> None:
    """What goes back and what is missing, worked out here from the total, is what the house says itself."""
    compared = 0
    for seed in range(200):
        spot = KINDS["call-or-raise"].make(book(house), seed)
        sized = [each for each in spot.decisions if each.matter.kind == "wager" and "to" in dict(each.figures)]
        if sized and spot.right[0]["stands"] in ("call", "raise", "bet") and spot.case != "string":
            figures = dict(sized[0].figures)
            assert (spot.right[0]["change"], spot.right[0]["missing"]) == (figures["back"], figures["owed"])
            record = Record.of(spot.transcript)
            made = wager(Facts(record, len(record), sized[0].matter))
            assert spot.right[0].get("to", made.facing) == figures["to"]
            compared += 1
    assert compared > 60


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("key", KINDS)
def test_every_answer_has_its_paragraph_or_says_that_it_is_practice(key: str, house: str) -> None:
    law = book(house)
    for seed in range(30):
        spot = KINDS[key].make(law, seed)
        confirmed = {house, *(each.to for each in law.ledger.fallbacks if each.confirmed)}
        assert {each.book for each in spot.citations} <= confirmed
        assert spot.citations or (spot.practices and not any(each.ruling for each in spot.decisions))
        assert all(each.practices or each.citations for each in (spot,))
