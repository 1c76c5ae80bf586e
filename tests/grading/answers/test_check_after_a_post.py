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


MEASURED = "on flop;blinds 100 200;pot 3000;in 2 4 5 7 8;seats 9 20000"
MADE_UP = (
    "The raise is to {}: seat {} puts in {} more; seat {}, who posted {} and gets {} back, may then call {} more, fold "
    "or re-raise."
)


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param(
            "P2 bet 1000;P7 raise 3000;P4 raise 3500;P5 fold",
            MADE_UP.format("4,000, not 3,500", 4, 500, 7, "2,000", "1,000", "2,000"),
            id="raise-out-of-turn-upt:out-of-turn-3",
        ),
        pytest.param(
            "P7 bet 500;P2 raise 300;fold 4 5",
            MADE_UP.format("400, not 300", 2, 100, 7, 200, 300, 200),
            id="bet-out-of-turn-upt:out-of-turn-3",
        ),
        pytest.param(
            "check 2;P5 bet 1000;P4 fold;P7 raise 300;P8 fold",
            MADE_UP.format("400, not 300", 7, 100, 5, 200, 800, 200),
            id="raised-behind-upt:min-raise",
        ),
        pytest.param(
            "check 2;P5 bet 1000;P4 fold;P7 raise 500;P8 fold",
            "Seat 7's raise to 500 stands; seat 5, who posted 200 and gets 800 back, may then call 300 more, fold or "
            "re-raise; the action is on seat 2.",
            id="enough-upt:min-raise",
        ),
        pytest.param(
            "P2 bet 1000;P7 raise 3000;P4 raise 4000;P5 fold",
            "Seat 7 posted 2,000, 1,000 goes back, and the player may call 2,000 more, fold, or re-raise to 8,000 or "
            "more.",
            id="just-enough-upt:out-of-turn-3",
        ),
    ],
)
def test_a_raise_over_a_post_is_measured_by_it_though_somebody_folds_after_it(acts: str, said: str) -> None:
    assert on_hand("upt", MEASURED, acts).sentence == said


def test_what_a_raise_over_a_post_comes_to_is_asked_after_a_fold() -> None:
    """[upt:betting-14]"""
    said = on_hand("upt", MEASURED, "P2 bet 1000;P7 raise 3000;P4 raise 3500;P5 fold", "wager").sentence
    assert said.startswith("The raise is to 4,000, not 3,500: seat 4 puts in 500 more")
