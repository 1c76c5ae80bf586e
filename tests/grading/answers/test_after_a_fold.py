"""Who has folded is bound by it: chips and words that come later are another act, of a player without a hand."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "on flop;blinds 100 200;pot 1300;in 2 4 6;seats 9 20000"
HOUSES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "P2 bet 500;P4 fold;P4 wager 500",
            "Seat 4's fold is binding: the 500 goes back, and the action is on seat 6.",
            id="chips-at-once-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;wait 10;P4 wager 500",
            "Seat 4's fold is binding: the 500 goes back, and the action is on seat 6.",
            id="chips-later-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;P4 say call",
            "Seat 4's fold is binding, not the call; the action is on seat 6.",
            id="a-call-said-37-A",
        ),
        *(
            pytest.param(
                f"P2 bet 500;P4 fold;P4 say {words}",
                "Seat 4's fold is binding, not the call; the action is on seat 6.",
                id=f"{words}-37-A",
            )
            for words in ("wait, I call", "No, sorry, I call.", "I didn't see that bet, I call")
        ),
        pytest.param(
            "P6 fold;P2 check;P4 bet 500;P6 call",
            "Seat 6's fold is binding: the 500 goes back, and the action is on seat 2.",
            id="folded-out-of-turn-39-A",
        ),
        pytest.param(
            "P6 fold;P6 all-in",
            "Seat 6's fold is binding: the 20,000 goes back, and the action is on seat 2.",
            id="folded-out-of-turn-and-no-second-act-53-B",
        ),
    ],
)
def test_a_fold_binds_whatever_comes_after_it(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, HEAD, acts).sentence == sentence


FAMILY = [each for each in HOUSES if each != "upt"]
FOUR = "on flop;blinds 100 200;pot 2000;in 2 5 7 9;seats 9 20000"


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize(
    ("head", "acts", "sentence"),
    [
        pytest.param(
            HEAD, "P2 bet 500;P4 fold;P6 call;P4 call", "Seat 4's fold is binding: the 500 goes back.", id="closed-37-A"
        ),
        pytest.param(
            HEAD,
            "P2 bet 500;P4 call;P6 fold;P6 say wait, I call",
            "Seat 6's fold is binding.",
            id="closed-in-words-37-A",
        ),
        pytest.param(
            HEAD.replace("flop", "river"),
            "P2 bet 500;P4 call;P6 fold;P6 call",
            (
                "Seat 6's fold is binding: the 500 goes back; seat 2, last to bet or raise on the river, tables "
                "first if an "
                "order is enforced."
            ),
            id="closed-on-the-river-37-A",
        ),
        pytest.param(
            HEAD,
            "P2 bet 500;P6 fold;P6 all-in;P4 call",
            "Seat 6's out-of-turn fold is binding; the 20,000 goes back to seat 6.",
            id="out-of-turn-and-passed-by-39-A",
        ),
        pytest.param(
            FOUR,
            "P2 bet 400;P7 fold;P7 all-in;P9 fold",
            "The out-of-turn folds of seats 7 and 9 are binding; the action is on seat 5, who may call 400, "
            "raise or fold, "
            "as two folds aren't substantial action; "
            "the 20,000 goes back to seat 7.",
            id="an-all-in-of-who-folded-is-no-second-act-52",
        ),
    ],
)
def test_what_is_done_after_a_fold_is_no_act_of_the_betting(house: str, head: str, acts: str, sentence: str) -> None:
    assert on_hand(house, head, acts).sentence == sentence


def test_a_call_behind_an_all_in_of_who_has_folded_is_a_call_of_the_bet_there_was() -> None:
    """metropolitan 34 and 39-B: a fold and a call are substantial action; the all-in is none of it."""
    said = on_hand("metropolitan", FOUR, "P2 bet 400;P7 fold;P7 all-in;P9 call").sentence
    assert said == (
        "Seat 7's fold and seat 9's call of 400 are binding, as there was substantial action, and the floor rules "
        "on seat "
        "5's hand; "
        "the 20,000 goes back to seat 7."
    )


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize(
    ("acts", "ask", "sentence"),
    [
        pytest.param(
            "P2 bet 500;P4 fold;P4 claim mistaken",
            "",
            "Seat 4's fold is binding; seat 6 may call 500 or raise, minimum raise to 1,000.",
            id="fold-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;P4 claim mistaken",
            "turns",
            "Seat 4's fold is binding; the action is on seat 6.",
            id="fold-asked-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;P6 fold;P6 claim mistaken",
            "",
            "Seat 6's fold is binding; seat 2 wins 1,300; the uncalled 500 goes back to seat 2.",
            id="fold-that-ends-it-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 call;P4 claim mistaken",
            "",
            "Seat 4's call of 500 stands; seat 6 may call 500 or raise, minimum raise to 1,000.",
            id="call-48",
        ),
        pytest.param(
            "P2 bet 500;P4 move muck;P6 call;P4 claim own-hand",
            "turns",
            "Seat 4's fold is binding.",
            id="own-hand-claimed-37-A",
        ),
        pytest.param(
            "P2 bet 500;P4 fold;P4 move hand-4 down",
            "",
            "Seat 4's fold is binding; seat 6 may call 500 or raise, minimum raise to 1,000.",
            id="taken-back-37-A",
        ),
        pytest.param(
            "P2 check;P4 fold;P4 claim mistaken", "", "Seat 4's fold is binding and may be penalized.", id="no-bet-52"
        ),
    ],
)
def test_who_says_that_he_was_mistaken_is_held_to_his_act(house: str, acts: str, ask: str, sentence: str) -> None:
    assert on_hand(house, HEAD, acts, ask).sentence == sentence


@pytest.mark.parametrize("house", ["tda-2024", "metropolitan"])
def test_chips_that_came_before_the_fold_stay_in(house: str) -> None:
    assert on_hand(house, HEAD, "P2 bet 500;P4 wager 500;P4 fold").sentence.startswith("The chips came first:")
