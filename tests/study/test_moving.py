"""Which rules hold at a newer edition, which begin anew, and that those come first."""

from datetime import timedelta
from functools import cache

import pytest

from tests.study.samples import BOXED, FLOP, NOW, SMALL, STRING, memory, recall
from trainer.progress.moves import Anew
from trainer.progress.records import Memory, Part
from trainer.rules.book import all_books, book
from trainer.study.items import Recent
from trainer.study.library import library
from trainer.study.moving import Moving, moving
from trainer.study.plan import plan
from trainer.study.wants import Why, unmet

OLDER, NEWER = "tda-2022", "tda-2024"


def known(*rules: str) -> list[Memory]:
    at = NOW - timedelta(days=3)
    return [Memory(OLDER, each, "deal.misdeal", Part.REMEDY, 5.0, 5.0, NOW, at, 1, 0) for each in rules]


def found(*rules: str) -> Moving:
    return moving(book(OLDER), book(NEWER), known(*rules), _books())


@cache
def _books() -> dict[str, object]:
    return {each.key: each for each in all_books()}


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("deal.four-card-flop.one-card-too-many", id="the same rule and figures"),
        pytest.param("deal.boxed-card.enough-in-the-deal", id="35-A-1, cited under 35-C too, which we read otherwise"),
        pytest.param("button.heads-up.small-blind-seat-and-order", id="34 is 34-B now"),
        pytest.param("bet.pot-bet.postflop-pot-as-it-lies", id="54-B is 54-C now"),
        pytest.param("topic:player.responsibility", id="2, words alone, the same words"),
        pytest.param("topic:deal.boxed-card", id="neither edition prints it"),
    ],
)
def test_what_stands_as_it_stood_holds(rule: str) -> None:
    assert found(rule).holds == {rule}
    assert rule not in {each.rule for each in found(rule).anew}


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("topic:identity", id="4, other words"),
        pytest.param("topic:devices", id="5, other words"),
        pytest.param("bet.pot-bet.preflop-short-blind", id="54-B, another ruling"),
        pytest.param("presence.at-seat.redeal-after-absence-killed", id="35-C, another ruling"),
        pytest.param("rp.hand-for-hand.time-per-hand-fixed", id="RP-8-B, other figures"),
        pytest.param("level.new-hand.begun-by-push-riffle-or-shuffler", id="23, an exception is new"),
        pytest.param("topic:button.move", id="silent then, and 34-A is printed now"),
        pytest.param("gone.by.now", id="a rule that nobody knows any more"),
    ],
)
def test_what_changed_does_not_go_over(rule: str) -> None:
    assert found(rule).holds == frozenset()


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("bet.pot-bet.preflop-short-blind", "bet.pot-bet.preflop-blinds-in-full"),
        ("presence.at-seat.redeal-after-absence-killed", "presence.at-seat.redeal-after-absence-played"),
        ("topic:devices", "topic:devices"),
    ],
)
def test_what_is_in_place_of_something_practised_counts_as_met(was: str, now: str) -> None:
    assert Anew(now, OLDER, True) in found(was).anew
    assert Anew(now, OLDER, False) in found().anew


def test_everything_there_is_to_know_holds_or_begins_anew() -> None:
    every = found(*library(OLDER).syllabus)
    begun = {each.rule for each in every.anew}
    assert not every.holds & begun
    assert set(library(NEWER).syllabus) <= every.holds | begun


def test_what_changed_goes_before_all_that_is_due() -> None:
    due = [memory((BOXED, part), due=-9) for part in Part]
    made = plan(NOW, 5, due, SMALL, Recent(), 1, recall, anew=(STRING,))
    whys = [each.why for item in made.items for each in item.reasons]
    assert Why.CHANGED in whys
    first = plan(NOW, 30, due, SMALL, Recent(), 1, recall, anew=(STRING, FLOP))
    told = {each.rule for item in first.items for each in item.reasons if each.why is Why.CHANGED}
    assert told == {STRING, FLOP}
    assert not any(each.why is Why.NEW and each.rule in told for item in first.items for each in item.reasons)


def test_what_was_met_since_is_asked_when_it_is_due() -> None:
    assert unmet((FLOP,), [], SMALL) == tuple((FLOP, part) for part in Part)
    assert unmet((FLOP,), [memory((FLOP, Part.NOTICED))], SMALL) == ((FLOP, Part.AUTHORITY), (FLOP, Part.REMEDY))
    assert unmet(("nobody.practises.this",), [], SMALL) == ()
