"""Where a trainee taps in: at the same moments whatever is coming, and with the same table where nothing is."""

from random import Random

import pytest

from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import all_books
from trainer.rules.record import Record
from trainer.scenarios.compiler import begun
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.clean import clean_hand
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import Moment
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import spoiled
from trainer.scenarios.injectors.injector import Hand, Place
from trainer.scenarios.injectors.tapping_in import tap_ins

LAW = all_books()[0]
STAGES = {"shuffle", "deal", "burned", "laid", "open", "acted", "closed", "cleared"}


def hand(game: str) -> Hand:
    """A hand of three streets or more."""
    made = (clean_hand(Random(f"tapping in {number}"), game) for number in range(50))
    found = (at_once(dealt(each, LAW, each.seed)) for each in made)
    return next(each for each in found if len(each.streets) > 2)


def moments(one: Hand, place: Place, *, on_the_street: bool = True, acts: bool = True) -> set[Moment]:
    return {each for some in tap_ins(one, place, on_the_street=on_the_street, acts=acts) for each in some}


def taken_over(scenario: Scenario) -> Record:
    """The hand up to tap-in."""
    return begun(scenario, LAW)[1]


def test_every_moment_before_a_street_comes() -> None:
    one = hand("holdem")
    found = moments(one, Place("turn", 2))
    assert {each.stage for each in found} == STAGES - {"shuffle"}
    assert {each.number for each in found if each.stage == "deal"} == set(range(1, one.dealt + 1))
    assert {each.street for each in found if each.stage == "laid"} == {1}
    assert {each.street for each in found if each.stage == "cleared"} == {0, 1}
    assert Moment("open", 2) in found


def test_what_the_cards_of_a_street_bring_comes_after_the_street_before_it() -> None:
    found = moments(hand("holdem"), Place("turn", 2), on_the_street=False)
    assert max(each.street for each in found) == 1


def test_who_acts_is_no_moment_where_others_may_act() -> None:
    assert "acted" not in {each.stage for each in moments(hand("holdem"), Place("turn", 2), acts=False)}


def test_a_street_of_stud_is_tapped_in_on_card_by_card() -> None:
    one = hand("stud")
    found = moments(one, Place("fifth", 2))
    live = len(one.live("third cleared"))
    assert {each.number for each in found if each.stage == "dealt" and each.street == 1} == set(range(1, live))


@pytest.mark.parametrize(("card", "first"), [("seat {} card 1", set()), ("seat {} card 2", {1, 2, 3})])
def test_a_card_of_the_deal_is_dealt_after_tap_in(card: str, first: set[int]) -> None:
    one = hand("holdem")
    found = moments(one, Place(card.format(one.order[0])), on_the_street=False)
    numbers = {each.number for each in found}
    assert numbers >= first
    assert all(0 < number <= (len(one.order) if first else 0) for number in numbers)


def test_what_players_do_is_tapped_in_on_at_every_kind_of_moment() -> None:
    one = hand("holdem")
    drawn = {spoiled(one, INJECTORS["one-player-to-a-hand"], Random(n), {}).takeover.stage for n in range(150)}
    assert drawn == STAGES


@pytest.mark.parametrize("key", ["stud-street-without-burn", "two-burns-in-stud", "seventh-street-face-up"])
@pytest.mark.parametrize("seed", range(6))
def test_the_clean_twin_is_tapped_in_on_with_as_many_cards_of_the_street_out(key: str, seed: int) -> None:
    scenario = generated(INJECTORS[key], f"twin {seed}", LAW)
    one, twin = (taken_over(each).table for each in (scenario, control_of(scenario)))
    assert [len(seat.hand) for seat in one.seats] == [len(seat.hand) for seat in twin.seats]


@pytest.mark.parametrize("game", ["stud", "razz"])
@pytest.mark.parametrize("seed", range(3))
def test_antes_are_in_the_pot_before_a_first_card_goes_to_the_wrong_seat(game: str, seed: int) -> None:
    scenario = generated(INJECTORS["first-card-to-the-wrong-seat"], f"antes {seed}", LAW, game=game)
    record = taken_over(scenario)
    assert record.table.pot
    assert not record.table.bets
    assert isinstance(record.gestures[-1].act, g.Pitch)


def test_a_control_is_the_same_hand_under_its_own_name_and_routine() -> None:
    scenario = generated(INJECTORS["string-bet"], "control", LAW)
    control = control_of(scenario)
    assert scenario.told
    assert not control.told
    assert control.clean
    assert (control.id, control.takeover) == (f"clean-{scenario.id}", scenario.takeover)
    assert (control.seats, control.seed, control.button) == (scenario.seats, scenario.seed, scenario.button)
