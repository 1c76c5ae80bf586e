"""A hand is proved before it is used, and what is wrong with one is said."""

from collections.abc import Iterator

import pytest

from trainer.grading import proving as module
from trainer.grading.alike import Alike
from trainer.grading.assess import assessor
from trainer.grading.mistakes import plays_on
from trainer.grading.model import Dealer, perfect, play_out
from trainer.grading.proving import Proof, costs_something, proving
from trainer.kernel.altered import replace
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.grammar import Moment
from trainer.scenarios.injectors import ALL, INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

HOUSE = book(BOOKS[0])


def hand(key: str, seed: str = "a") -> Scenario:
    return read(written(generated(INJECTORS[key], seed, HOUSE)), "x")


def proof(scenario: Scenario, key: str = BOOKS[0]) -> Proof:
    return at_once(proving(scenario, book(key)))


@pytest.mark.parametrize("injector", ALL, ids=[each.key for each in ALL])
def test_some_hand_of_every_kind_is_proved_at_some_house(injector) -> None:  # type: ignore[no-untyped-def]
    def proofs() -> Iterator[Proof]:
        for seed in range(8):
            scenario = hand(injector.key, f"proof-{seed}")
            yield from (proof(scenario, key) for key in BOOKS)

    assert any(each.usable for each in proofs())


def test_a_sound_hand_is_usable_and_says_what_comes_up_in_it() -> None:
    assert proof(hand("four-card-flop")) == Proof(("four-card-flop",), ())


def test_a_hand_that_cannot_be_dealt_is_not_usable() -> None:
    scenario = replace(hand("four-card-flop"), takeover=Moment("acted", 3, 99))
    found = proof(scenario)
    assert not found.usable
    assert "never comes to this moment" in found.faults[0]


def test_where_a_rulebook_asks_for_nothing_the_hand_is_of_no_use_there() -> None:
    scenario = replace(hand("four-card-flop"), wrong=())
    assert proof(scenario) == Proof((), (), clean=True)


def test_a_mistake_that_costs_nothing_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "typical_mistake", lambda _: perfect)
    assert proof(hand("four-card-flop")).faults == ("a typical mistake costs nothing",)


@pytest.mark.parametrize("dealer", [perfect, plays_on])
@pytest.mark.parametrize("key", ["four-card-flop", "no-burn", "short-raise", "out-of-turn", "hand-short-of-a-card"])
def test_a_mistake_dealt_as_far_as_it_costs_something_is_not_right_in_the_end_either(key: str, dealer: Dealer) -> None:
    play = play_of(hand(key), HOUSE)
    whole = assessor(play_out(play, HOUSE, dealer), HOUSE, play.taken_over).assessment()
    assert at_once(costs_something(play, HOUSE, dealer, Alike(HOUSE))) is not whole.right


def test_a_perfect_dealer_who_is_not_right_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "perfect", plays_on)
    assert proof(hand("string-bet")).faults[0].startswith("the perfect dealer isn't right on ")


def test_a_twin_with_something_wrong_in_it_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "control_of", lambda scenario: scenario)
    assert proof(hand("four-card-flop")).faults == ("with nothing wrong in it, the hand still isn't clean",)


def test_what_nobody_can_see_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "unseen_in", lambda *_: "nobody can tell")
    assert proof(hand("no-burn")).faults == ("nobody can tell",)
