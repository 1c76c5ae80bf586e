"""What was done beside what it takes: every step once, missed ones in their place, slips beside what they broke."""

import pytest

from tests.grading.dealt import TODAYS, perfectly_dealt, perfectly_graded, scenarios
from trainer.grading.assess import assessor
from trainer.grading.assessment import StepState
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.grading.telling.pairs import CALL, NOT_ALONE, Held, Pair, side_by_side
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of

FLOP, TDA = "four-card-flop-last-two-stuck", "tda-2022"


def paired(name: str, key: str, mistake: str) -> tuple[Pair, ...]:
    law = book(key)
    play = play_of(scenarios()[name], law)
    transcript = play_out(play, law, MISTAKES[mistake].dealer)
    return side_by_side(Record.of(transcript), assessor(transcript, law, play.taken_over).assessment(), law)


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_of_a_hand_without_fault_every_step_is_a_line_and_none_is_wrong(name: str, key: str) -> None:
    graded = perfectly_graded(name, key).assessment
    pairs = side_by_side(Record.of(perfectly_dealt(name, key)[0]), graded, book(key))
    assert {pair.held for pair in pairs} <= {Held.RIGHT, Held.OPEN}
    if graded.matters:
        steps = [each.step.key for each in weightiest(graded).remedy]
        shown = [pair.step for pair in pairs]
        assert [step for step in shown if step in steps][: len(steps)] == steps
        assert all(pair.index >= 0 for pair in pairs if pair.held is Held.RIGHT)
    else:
        assert pairs == ()


def test_what_was_missed_keeps_its_place() -> None:
    pairs = paired(FLOP, TDA, "picks-the-known-card")
    assert [(pair.step, pair.held) for pair in pairs] == [
        ("stop-the-action", Held.RIGHT),
        (CALL, Held.MISSED),
        ("scramble-the-flop", Held.MISSED),
        ("floor-draws-the-burn", Held.MISSED),
        ("drawn-card-leaves-the-board", Held.MISSED),
        ("other-three-are-the-flop", Held.RIGHT),
        ("turn-without-second-burn", Held.RIGHT),
    ]
    dues = [pair.due for pair in pairs]
    assert dues == sorted(dues)


def test_a_second_burn_stands_beside_the_step_that_asks_for_none_and_what_followed_under_it() -> None:
    *_, burned, followed = paired(FLOP, TDA, "burns-again")
    assert (burned.did, burned.takes, burned.held) == (
        "Burned a card.",
        "Don\u2019t burn again for the turn.",
        Held.HARMFUL,
    )
    assert (followed.did, followed.follows) == ("Two cards were burned for the turn.", True)


def test_an_act_that_no_step_asks_for_stands_after_what_came_before_it() -> None:
    pairs = paired("short-stub-two-for-four", TDA, "plays-on")
    assert [pair.held for pair in pairs] == [*[Held.MISSED] * 5, Held.HARMFUL]
    assert pairs[-1].takes == "Don\u2019t deal those cards."


def test_what_was_missed_shows_the_steps_that_were_due_in_time() -> None:
    pairs = paired("boxed-two-in-the-deal", TDA, "plays-on")
    assert next(pair.step for pair in pairs) == "gather-the-cards"
    assert {pair.held for pair in pairs} == {Held.MISSED}


def test_a_further_matter_has_a_heading_and_who_acted_after_it_is_one_line() -> None:
    name = "turns-skipped-speaks-up-too-late"
    graded = perfectly_graded(name, TDA).assessment
    pairs = side_by_side(Record.of(perfectly_dealt(name, TDA)[0]), graded, book(TDA))
    assert [pair.did for pair in pairs if pair.heading] == ["Seat 1 was skipped on the flop when seat 2 acted."]
    assert [pair.did for pair in pairs if pair.follows] == ["Seats 4 and 6 then acted ahead of seat 1, too."]
    assert sum(pair.step == "stop-the-action" for pair in pairs) == 1
    assert {StepState.MET} == {each.state for matter in graded.matters for each in matter.remedy}


def test_who_went_alone_and_wrong_is_told_to_call() -> None:
    pairs = paired(FLOP, "upt", "burns-again")
    [alone] = [pair for pair in pairs if pair.did == "Decided without the floor."]
    assert (alone.takes, alone.held) == (NOT_ALONE, Held.WRONG)
