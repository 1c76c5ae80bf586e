"""Playthroughs, and what of their grades hangs on a rule."""

from functools import cache

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assessment import Verdict
from trainer.grading.decisive import (
    DEALERS,
    PERFECT,
    Playthrough,
    changed,
    hanging,
    played_by,
    playthroughs,
)
from trainer.rules.book import BOOKS, book
from trainer.rules.overturned import OUT, overturned
from trainer.scenarios.compiler import play_of

LAW = book(BOOKS[0])
BOXED = "deal.boxed-card.enough-in-the-deal"


@cache
def dealt(name: str) -> dict[str, Playthrough]:
    return {each.by: each for each in playthroughs(play_of(scenarios()[name], LAW), LAW)}


@pytest.mark.parametrize(
    ("name", "dealers"),
    [
        pytest.param("clean-holdem-heads-up", {"perfect", "plays-on", "announces"}, id="a clean hand"),
        pytest.param(
            "bets-undercalls-in-a-row", {"perfect", "plays-on", "late", "announces"}, id="with something to notice"
        ),
        pytest.param("pots-split-with-odd-chip", {"perfect", "pays-the-odd-chip-elsewhere"}, id="with an odd chip"),
        pytest.param("pots-two-all-ins", {"perfect", "pushes-the-main-pot-first"}, id="with side pots"),
    ],
)
def test_a_hand_is_dealt_by_those_who_may_show_something_in_it(name: str, dealers: set[str]) -> None:
    assert dealers <= dealt(name).keys() <= DEALERS.keys()
    assert next(iter(dealt(name))) == PERFECT


def test_the_same_dealer_deals_the_same_hand_again() -> None:
    play = play_of(scenarios()["bets-undercalls-in-a-row"], LAW)
    for by, each in dealt("bets-undercalls-in-a-row").items():
        again = played_by(play, LAW, by)
        assert (again.record.gestures, again.marks) == (each.record.gestures, each.marks)


def test_who_calls_the_floor_for_all_that_players_do_is_dealt_only_where_they_do_something_unusual() -> None:
    assert not any("calls-the-floor" in dealt(name) for name in ("clean-holdem-heads-up", "pots-split-with-odd-chip"))
    assert "calls-the-floor" in dealt("showdown-thrown-away-too-soon")


def test_the_main_pot_first_is_a_harm_where_a_rule_puts_it_last_and_none_without_the_rule() -> None:
    (rule,) = (key for key in LAW.rules if key.startswith("pot.order."))
    played = dealt("pots-two-all-ins")["pushes-the-main-pot-first"]
    assert Verdict.HARMFUL in {verdict for _, verdict in played.marks["acts"]}  # type: ignore[attr-defined]
    assert changed(played, overturned(LAW, rule, OUT)) == ("acts",)


@pytest.mark.parametrize(
    ("name", "rule", "found"),
    [
        pytest.param("boxed-two-in-the-deal", BOXED, True, id="the rule on what goes wrong"),
        pytest.param("clean-holdem-heads-up", BOXED, False, id="one that is never asked"),
    ],
)
def test_grades_hang_on_the_rule_that_asks_for_something_and_on_no_other(name: str, rule: str, found: bool) -> None:
    hangs = hanging(dealt(name).values(), LAW, rule)
    assert (hangs is not None) is found
    assert hangs is None or (hangs.by in dealt(name) and hangs.parts)


def test_nothing_changes_by_the_book_itself() -> None:
    for each in dealt("bets-undercalls-in-a-row").values():
        assert changed(each, LAW) == ()
