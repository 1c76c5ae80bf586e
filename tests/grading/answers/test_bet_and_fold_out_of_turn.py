"""Chips out of turn and the fold of the same hand right after them: two acts, each with a ruling of its own."""

import pytest

from tests.grading.answers.in_short import BACKED_UP, cited, on_hand

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
FOUR = "on turn;blinds 100 200;pot 4000;in 2 5 7 8;seats 9 20000"
LIMIT = f"game holdem limit;{TURN}"
HELD = {"tda-2024": "15-B", "tda-2022": "15-B", "foxwoods-2020": "15-B", "players-2025": "16-B"}
SKIPPED = {"tda-2024": "53-B", "tda-2022": "53-B", "foxwoods-2020": "43-B", "players-2025": "42-B"}
OVERTAKEN = "Seat 5's bet is no longer binding: {} goes back; {}"
WAITING_HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in BACKED_UP.items()]


def of_the_hand(house: str, seat: int, fold: str) -> str:
    """What becomes of it: some houses have the cards of a bettor held which he lets go."""
    return (
        f"hold seat {seat}'s cards and call the floor"
        if house in HELD and "say" not in fold
        else f"seat {seat}'s fold is binding"
    )


HOLDING_HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in HELD.items()]


@pytest.mark.parametrize(("house", "at"), WAITING_HOUSES)
@pytest.mark.parametrize(
    ("head", "acts", "back", "pot"),
    [
        (TURN, "P2 bet 800", 600, "4,800"),
        (TURN, "P2 wager 800;P7 call", 600, "5,600"),
        (TURN, "P2 bet 600;P7 call", 600, "5,200"),
        (TURN, "P2 wager 600;P7 call", 600, "5,200"),
        (TURN, "P2 wager 500;P7 call", 600, "5,000"),
        (LIMIT, "P2 bet 400;P7 call", 400, "4,800"),
    ],
    ids=["more", "more-called", "as-much", "as-much-in-chips", "less", "limit"],
)
@pytest.mark.parametrize("fold", ["P5 fold", "P5 move muck"])
def test_a_bet_in_turn_sends_the_chips_back_and_leaves_the_fold(
    house: str, at: str, head: str, acts: str, back: int, pot: str, fold: str
) -> None:
    said = on_hand(house, head, f"P5 bet {back};{fold};{acts}", "pots")
    assert said.sentence.startswith(OVERTAKEN.format(back, of_the_hand(house, 5, fold)))
    assert said.sentence.endswith(f"apart from the chips in front of seat 5 the pot is {pot}.") or "wager 800" in acts
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), HOLDING_HOUSES)
@pytest.mark.parametrize("acts", ["P2 bet 800", "P2 bet 600;P7 call", "P2 wager 600;P7 call", "P2 wager 500;P7 call"])
@pytest.mark.parametrize("fold", ["P5 fold", "P5 move muck"])
def test_no_bet_in_turn_calls_what_lay_there_out_of_turn(house: str, at: str, acts: str, fold: str) -> None:
    said = on_hand(house, TURN, f"P5 bet 600;{fold};{acts}")
    goes_back = OVERTAKEN.format(600, of_the_hand(house, 5, fold))
    assert f"stands; {goes_back[0].lower()}{goes_back[1:]}" in said.sentence
    assert {at, BACKED_UP[house]} <= {*cited(said)}
    assert any(each.endswith("only the uncalled 600 comes back.") for each in said.also)


@pytest.mark.parametrize(("house", "at"), WAITING_HOUSES)
@pytest.mark.parametrize("fold", ["P5 fold", "P5 say fold"])
def test_the_bet_waits_and_the_fold_binds(house: str, at: str, fold: str) -> None:
    said = on_hand(house, TURN, f"P5 bet 600;{fold}", "rights", 2)
    assert said.sentence == (
        "The action backs up to seat 2: seat 5's bet of 600 is binding unless someone bets or raises first; "
        f"{of_the_hand(house, 5, fold)}."
    )
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), WAITING_HOUSES)
@pytest.mark.parametrize("fold", ["P5 fold", "P5 say fold"])
def test_once_it_comes_round_the_bet_is_faced_and_the_fold_binds(house: str, at: str, fold: str) -> None:
    said = on_hand(house, TURN, f"P5 bet 600;{fold};P2 check", "rights", 7)
    rest = f"{of_the_hand(house, 5, fold)}."
    assert said.sentence == f"Seat 5's out-of-turn bet is binding at 600; the action is on seat 7; {rest}"
    assert at in cited(said)


@pytest.mark.parametrize(("house", "at"), WAITING_HOUSES)
def test_a_call_and_a_fold_out_of_turn_are_two_acts(house: str, at: str) -> None:
    acts = "P2 bet 600;P7 call;P7 fold"
    waits = "seat 7's call is binding unless someone bets or raises first; seat 7's fold is binding."
    said = on_hand(house, TURN, acts)
    assert said.sentence == f"The action backs up to seat 5, who faces 600: {waits}"
    assert at in cited(said)
    raised = on_hand(house, TURN, f"{acts};P5 raise 1200").sentence
    assert raised.endswith(
        "seat 7's call is no longer binding: 600 goes back; seat 7's fold is binding, and the action is on seat 2."
    )
    assert on_hand(house, TURN, f"{acts};P5 call", "pots").sentence == "The main pot is 5,800."


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "foxwoods-2020", "players-2025", "metropolitan"])
def test_who_has_said_that_he_folds_is_not_freed(house: str) -> None:
    said = on_hand(house, TURN, "P5 bet 600;P5 say fold;P2 bet 800").sentence
    assert "600 goes back, and seat 5's fold is binding" in said


@pytest.mark.parametrize(("house", "at"), [pytest.param(h, at, id=f"{h}:{at}") for h, at in SKIPPED.items()])
def test_past_a_skipped_player_the_bet_counts_and_the_fold_after_it_does_not(house: str, at: str) -> None:
    said = on_hand(house, FOUR, "P2 check;P7 bet 600;P7 fold;P8 fold")
    rest = "and the floor decides whether seat 5's hand is dead, or live with no right to bet or raise."
    assert said.sentence == f"Seat 7's bet of 600 and seat 8's fold are binding, {rest}"
    assert at in cited(said)


@pytest.mark.parametrize("house", [*BACKED_UP, "upt"])
def test_the_only_hand_left_is_nobody_to_decide_on(house: str) -> None:
    said = on_hand(house, FOUR, "P5 fold;P7 fold;P8 fold").sentence
    assert said.lower().endswith("the out-of-turn folds of seats 5, 7 and 8 are binding; seat 2 wins 4,000.")


@pytest.mark.parametrize("house", ["metropolitan", "upt"])
def test_the_only_hand_left_wins_without_what_nobody_called(house: str) -> None:
    said = on_hand(house, FOUR, "P5 bet 600;P5 fold;P7 fold;P8 fold").sentence
    assert said.endswith("seat 2 wins 4,000; the uncalled 600 goes back to seat 5.")


@pytest.mark.parametrize("house", HELD)
def test_beside_a_hand_that_is_held_the_only_other_one_wins(house: str) -> None:
    said = on_hand(house, FOUR, "P5 bet 600;P5 fold;P7 fold;P8 fold").sentence
    held = "Hold seat 5's cards and call the floor; once they can't be identified, only the uncalled 600 comes back; "
    assert said.startswith(f"{held}seat 2 then wins 4,000")


POSTED = "Seat 5's posted 200 plays, and 400 goes back"


@pytest.mark.parametrize(
    ("acts", "first"),
    [
        (
            "",
            (
                "Seat 5 posts the minimum, 200, and gets 400 back; the action is on seat 2; seat 5's fold is "
                "binding unless "
            ),
        ),
        (
            "P2 check",
            f"{POSTED}; the action is on seat 2; seat 5's fold is binding unless someone bets or raises first.",
        ),
        ("P2 bet 800", f"Seat 2's raise to 800 stands; {POSTED.replace('S', 's', 1)}; the action is on seat 7; seat 5"),
        ("P2 call;P7 call", "Seat 5's posted 200 stays in the pot, and 400 goes back; seat 5's thrown-away hand is "),
    ],
    ids=["waits", "checked", "raised", "called"],
)
def test_the_post_of_who_folds_after_betting_out_of_turn_is_told(acts: str, first: str) -> None:
    said = on_hand("upt", TURN, f"P5 bet 600;P5 fold{';' if acts else ''}{acts}")
    assert said.sentence.startswith(first)


@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P2 bet 800", "so far the pot is 5,000."),
        ("P2 bet 600;P7 call", "so far the pot is 5,400."),
        ("P2 call;P7 call", "The main pot is 4,600."),
        ("P2 wager 600;P7 call", "The main pot is 4,600."),
    ],
    ids=["raised", "raised-and-called", "called", "called-in-chips"],
)
def test_the_post_of_who_folds_counts_in_the_pot(acts: str, pot: str) -> None:
    assert on_hand("upt", TURN, f"P5 bet 600;P5 fold;{acts}", "pots").sentence.endswith(pot)


def test_who_posted_and_folded_is_told_of_no_check() -> None:
    said = on_hand("upt", TURN, "P2 bet 600;P7 raise 1200;P7 fold;P5 call").sentence
    assert said == "It's a full call of 1,200: seat 5 puts in 600 more; seat 7's posted 1,200 plays."


@pytest.mark.parametrize(("house", "at"), WAITING_HOUSES)
def test_a_bet_in_words_out_of_turn_and_a_fold_are_two_acts(house: str, at: str) -> None:
    said = on_hand(house, TURN, "P5 say bet 600;P5 fold", "rights", 2)
    assert (
        "seat 5's bet of 600 is binding unless someone bets or raises first; seat 5's fold is binding." in said.sentence
    )
    assert at in cited(said)
    round_to_him = on_hand(house, TURN, "P5 say bet 600;P5 say fold;P2 check", "rights", 7).sentence
    assert (
        round_to_him == "Seat 5's out-of-turn bet is binding at 600; the action is on seat 7; seat 5's fold is binding."
    )
    overtaken = on_hand(house, TURN, "P5 say bet 600;P5 say fold;P2 bet 800", "rights", 7).sentence
    assert "seat 2's bet changed the action: seat 5's fold is binding" in overtaken
