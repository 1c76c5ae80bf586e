"""The first steps: in their order, each until it was dealt, and no more once somebody deals other hands."""

import pytest

from tests.study.samples import NOW
from trainer.rules.houses import BOOKS
from trainer.scenarios.drills import CONTROLS, Offer
from trainer.study.first_steps import (
    INTRODUCTIONS,
    OTHERS,
    PLAIN_CLEAN,
    STEPS,
    Step,
    for_new_dealers,
    introduction,
    next_step,
    place,
    plain_offers,
)
from trainer.study.items import Recent
from trainer.study.library import Activity, Kind, for_dealers, library
from trainer.study.plan import plan
from trainer.ui.desk.library import offers, scenarios

DONE = [(step.scenario, step.coached) for step in STEPS]


@pytest.mark.parametrize("far", range(len(STEPS)))
def test_the_next_step_is_the_first_that_was_not_dealt(far: int) -> None:
    assert next_step(DONE[:far]) is STEPS[far]
    assert place(STEPS[far]) == far + 1


def test_who_has_dealt_all_of_them_is_offered_none() -> None:
    assert next_step(DONE) is None


def test_a_step_with_the_coach_is_not_dealt_by_dealing_it_alone() -> None:
    first = STEPS[0]
    assert first.coached
    assert next_step([(first.scenario, False)]) is first


@pytest.mark.parametrize(("others", "offered"), [(OTHERS - 1, True), (OTHERS, False), (OTHERS + 1, False)])
def test_other_hands_end_the_offer(others: int, offered: bool) -> None:
    dealt = [*DONE[:1], *(("boxed-second-card", False) for _ in range(others))]
    assert (next_step(dealt) is STEPS[1]) is offered


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.scenario)
def test_every_step_can_be_dealt(step: Step) -> None:
    assert step.scenario in {each.id for each in scenarios().values()}


def test_nothing_said_before_a_hand_alone_tells_what_is_wrong_in_it() -> None:
    alone = [step for step in STEPS if not step.coached]
    assert len({step.label for step in alone}) == 1


def hand(key: str, game: str = "holdem") -> Activity:
    return Activity(Kind.HAND, key, frozenset(), game)


@pytest.mark.parametrize(
    ("coming", "scenario"),
    [
        (hand("short-stub-two-for-four", "stud"), "clean-stud-six"),
        (hand("pots-six-way"), "pots-two-all-ins"),
        (hand("bets-five"), "bets-raise-twenty-five"),
    ],
)
def test_a_kind_that_comes_up_for_the_first_time_is_introduced_by_the_coach(coming: Activity, scenario: str) -> None:
    step = introduction([hand("clean-holdem-six"), coming], [hand("clean-holdem-six")])
    assert step is not None and step.coached and step.scenario == scenario


def test_whoever_has_dealt_one_of_a_kind_needs_no_introduction_to_it() -> None:
    assert introduction([hand("bets-five")], [hand("bets-underbet-called")]) is None
    assert introduction([], []) is None


def test_every_introduction_is_of_the_kind_that_it_introduces() -> None:
    known = {each.key: each for each in library("tda-2024").activities}
    assert all(about(known[step.scenario]) for about, step in INTRODUCTIONS)


def test_the_clean_hands_of_a_new_dealer_are_there() -> None:
    clean = {each.key for each in library("tda-2024").controls}
    assert set(PLAIN_CLEAN) <= clean


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("minutes", [5, 15, 30])
def test_a_new_dealer_begins_with_a_clean_holdem_hand_and_meets_no_stud(house: str, minutes: int) -> None:
    plain = for_new_dealers(for_dealers(library(house)))
    hands = {each.key: each for each in plain.activities if each.kind is Kind.HAND}
    for seed in range(4):
        made = plan(NOW, minutes, (), plain, Recent(), seed, lambda _: 1.0, clean_first=True)
        assert made.items[0].control
        assert made.items[0].keys[0] in PLAIN_CLEAN
        dealt = [hands[item.keys[0]] for item in made.items if item.kind is Kind.HAND]
        assert {each.game for each in dealt} == {"holdem"}
        assert introduction(dealt, ()) is None
        assert any(not each.clean for each in dealt)


@pytest.mark.parametrize(
    ("offer", "plain"),
    [
        (Offer("boxed-second-card", "boxed", "holdem"), True),
        (Offer("boxed-second-card", "boxed", "omaha"), False),
        (Offer("short-stub-two-for-four", "short-stub", "stud"), False),
        (Offer("pots-six-way", "pots", "holdem"), False),
        (Offer("bets-five", "bets", "holdem"), False),
        (Offer(PLAIN_CLEAN[0], CONTROLS, "holdem"), True),
        (Offer("clean-holdem-of-another-kind", CONTROLS, "holdem"), False),
    ],
)
def test_drills_offer_a_new_dealer_the_same_plain_hands_as_sessions(offer: Offer, plain: bool) -> None:
    assert plain_offers((offer,)) == ((offer,) if plain else ())


def test_what_is_plain_in_a_session_is_plain_in_a_drill() -> None:
    hands = [each for each in for_new_dealers(library("tda-2024")).activities if each.kind is Kind.HAND]
    spoiled = {each.key for each in hands if not each.clean}
    drilled = plain_offers(offers())
    assert spoiled <= {each.id for each in drilled}
    assert {each.id for each in drilled if each.folder == CONTROLS} == set(PLAIN_CLEAN)
