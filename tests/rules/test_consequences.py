"""What came of what is declared with the kinds of matters, by ties that tell one mistake from two."""

from dataclasses import replace

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.mistakes import play_mistake
from trainer.kernel import gestures as g
from trainer.kernel.chips import make
from trainer.rules.book import book
from trainer.rules.consequences import causes, comes_of, spoiled
from trainer.rules.facts import Facts
from trainer.rules.kinds import OF_HANDS
from trainer.rules.points import points_of
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.scenarios.compiler import play_of


def facts_of(name: str) -> Facts:
    law = book("tda-2024")
    record = Record.of(play_mistake(play_of(scenarios()[name], law), law, "plays-on"))
    return Facts(record, len(record))


def test_what_a_kind_may_come_of_is_in_the_register() -> None:
    named = {kind for each in OF_HANDS.values() for one in each.comes_of for kind in one.kinds}
    assert named and named <= OF_HANDS.keys()
    assert all(one.kinds or one.about for each in OF_HANDS.values() for one in each.comes_of)


def test_whoever_acts_past_the_same_player_adds_to_one_matter() -> None:
    facts = facts_of("turns-skipped-speaks-up-too-late")
    turns = list(points_of(facts, "turn"))
    assert len(turns) > 1
    assert set(causes(facts, turns).values()) == {turns[0].key}
    past_another = replace(turns[1], seats=(turns[1].seats[0], 9))
    assert not comes_of(facts, turns[0], past_another)


def test_matching_a_bet_as_it_lies_is_no_mistake_of_its_own() -> None:
    facts = facts_of("bets-undercalls-in-a-row")
    first, second = points_of(facts, "undercall")
    assert comes_of(facts, first, second)
    assert not comes_of(facts, replace(first, seats=(1,)), second), "nothing that lay there was matched"


@pytest.mark.parametrize(
    ("kind", "seat", "expected"),
    [
        ("shown", 4, True),
        ("shown", 2, False),
        ("part-shown", 4, True),
        ("tabled-hand-taken", 2, True),
        ("tabled-hand-taken", 4, False),
        ("four-card-flop", 4, False),
    ],
)
def test_a_push_goes_wrong_because_of_the_hand_that_was_passed_by(kind: str, seat: int, expected: bool) -> None:
    matter = Matter(kind, OF_HANDS[kind].topic, 10, 10, seats=(4,))
    assert spoiled(matter, g.PushPot(seat, make(100))) is expected
    assert not spoiled(matter, g.Burn())
