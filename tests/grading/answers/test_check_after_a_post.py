"""UPT: who posted the minimum out of turn may only check, by what the player who was due did, and may have done so."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

THREE_LEFT = "on flop;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000"
ONLY_CHECKS = "Seat 4's posted 200 plays, 1,800 goes back, and seat 4 may only check"


@pytest.mark.parametrize(
    ("answer", "at"),
    [
        pytest.param("P3 call", "out-of-turn-1", id="upt:out-of-turn-1"),
        pytest.param("P3 fold", "out-of-turn-2", id="upt:out-of-turn-2"),
    ],
)
def test_a_raise_over_his_own_post_is_barred_by_what_was_answered(answer: str, at: str) -> None:
    said = on_hand("upt", THREE_LEFT, f"P4 bet 600;{answer};P4 raise 2000")
    assert said.sentence.startswith(ONLY_CHECKS)
    assert cited(said) == [at]


@pytest.mark.parametrize("checks", [pytest.param("P4 check", id="upt:out-of-turn-1"), "P4 say check"])
def test_who_posted_the_minimum_and_was_called_has_checked_in_turn(checks: str) -> None:
    said = on_hand("upt", THREE_LEFT, f"P4 bet 600;P3 call;P5 fold;{checks};turn").sentence
    assert said == "Nothing is wrong: seat 3 may check or bet, minimum 200."
