"""What goes wrong before the first card, and how the dealer who sees it and the one who doesn't come out of it."""

import pytest

from trainer.grading.proving import proving
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

LAW = book("tda-2024")


@pytest.mark.parametrize("key", ["wrong-button", "wrong-button-after-action"])
@pytest.mark.parametrize("seed", range(4))
def test_the_button_lies_beside_its_place_and_somebody_says_where_it_belongs(key: str, seed: int) -> None:
    scenario = read(written(generated(INJECTORS[key], f"lies-{seed}", LAW)), "x")
    order = sorted(each.number for each in scenario.seats)
    apart = (order.index(scenario.lying) - order.index(scenario.button)) % len(order)
    assert apart in (1, len(order) - 1)
    said = [each.says for each in scenario.protests] + [act for each in scenario.previous for act in each.does]
    assert f"seat {scenario.button}" in str(said).lower()


@pytest.mark.parametrize("key", ["tda-2022", "foxwoods-2020", "metropolitan", "players-2025", "upt"])
@pytest.mark.parametrize("seed", range(3))
def test_a_wrong_button_is_put_right_in_every_house_as_the_floor_or_the_rulebook_says(key: str, seed: int) -> None:
    """Moved in the middle of a deal it changes nobody's card, and a deal begun again is only wrong once it is dealt."""
    scenario = read(written(generated(INJECTORS["wrong-button"], f"right-{seed}", LAW)), "x")
    proof = at_once(proving(scenario, book(key)))
    assert (proof.kinds, proof.faults) == (("wrong-button",), ())


@pytest.mark.parametrize("seed", ["s3", "s5"])
def test_after_substantial_action_a_hand_lost_by_who_should_have_had_the_button_means_nothing(seed: str) -> None:
    scenario = read(written(generated(INJECTORS["wrong-button-after-action"], seed, LAW)), "x")
    proof = at_once(proving(scenario, book("players-2025")))
    assert not proof.faults


@pytest.mark.parametrize("key", ["absent-player", "absent-hand-left"])
@pytest.mark.parametrize("seed", range(4))
def test_the_player_is_away_as_the_last_card_lands_and_a_late_kill_costs_something(key: str, seed: int) -> None:
    scenario = read(written(generated(INJECTORS[key], f"away-{seed}", LAW)), "x")
    proof = at_once(proving(scenario, LAW))
    assert (proof.kinds, proof.faults) == (("absent-hand",), ())


def test_a_game_that_is_not_dealt_from_the_button_has_none_in_the_wrong_place() -> None:
    for key in ("wrong-button", "wrong-button-after-action"):
        with pytest.raises(CannotStrike):
            generated(INJECTORS[key], "stud", LAW, game="razz")
