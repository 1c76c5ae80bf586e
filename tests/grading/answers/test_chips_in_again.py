"""Chips that went back to their player and are put out again, and acts that are only named again: each counts once."""

import pytest

from tests.grading.answers.in_short import BACKED_UP, IN_TURN, cited, on_hand, said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
EVERYWHERE = [pytest.param(house, id=f"{house}:{at}") for house, at in IN_TURN.items()]
STRINGS = {
    "tda-2024": "56",
    "tda-2022": "42",
    "players-2025": "56",
    "foxwoods-2020": "56",
    "metropolitan": "50",
    "upt": "betting-12",
}
STRUNG = [pytest.param(house, id=f"{house}:{at}") for house, at in STRINGS.items()]
BY_GENERAL_WORDS = {
    "tda-2024": "51-A",
    "tda-2022": "51-A",
    "players-2025": "44-A",
    "foxwoods-2020": "42-A",
    "metropolitan": "38-A",
}
"""Which paragraph holds a player to "call", said in turn; it stands beside the one on chips that are taken back."""
EARLY = [pytest.param(house, at, id=f"{house}:{at}") for house, at in BACKED_UP.items()]


@pytest.mark.parametrize("house", STRUNG)
@pytest.mark.parametrize("ask", ["", "wager:5"])
@pytest.mark.parametrize(
    ("acts", "more"),
    [
        ("P5 wager 1200;P5 pull-back 1200", ""),
        ("P5 wager 800;P5 pull-back 800", ""),
        ("P5 wager 1200;P5 pull-back 1200;P7 fold", ""),
        ("P5 wager 1200;P5 pull-back 1500", " and puts in 300 more"),
        ("P5 wager 1200;P5 pull-back 2000", " and puts in 800 more"),
        ("P5 wager 1200;P5 pull-back 1000", " and gets 200 back"),
    ],
    ids=["all-of-it", "as-much-again", "folded-to", "more", "everything", "less"],
)
def test_what_a_second_motion_added_to_a_call_need_not_go_back_in(house: str, ask: str, acts: str, more: str) -> None:
    said = said_of(house, TURN, f"P2 bet 800;P5 wager 800;{acts}", ask)
    string = "A string bet isn't allowed" if house == "tda-2024" else "It's a string bet"
    assert said == f"{string}: seat 5 is held to 800{more}."


@pytest.mark.parametrize("ask", ["", "wager:2", "rights:5"])
@pytest.mark.parametrize(("added", "back"), [("400", "400"), ("400", "200"), ("1200", "1200"), ("1200", "2000")])
@pytest.mark.parametrize("house", [pytest.param("tda-2022", id="tda-2022:56")])
def test_where_the_floor_says_which_motions_stand_none_of_the_later_binds(
    house: str, added: str, back: str, ask: str
) -> None:
    said = said_of(house, TURN, f"P2 wager 800;P2 wager {added};P2 pull-back {back}", ask)
    assert said == f"It's a string bet: the floor says whether 800 or {800 + int(added):,} stands."


@pytest.mark.parametrize(
    "house",
    [pytest.param(h, id=f"{h}:{at}") for h, at in IN_TURN.items() if h != "upt"],
)
@pytest.mark.parametrize(
    ("acts", "goes_in"),
    [
        ("P5 say call;P5 wager 2000;P5 pull-back 2000", "800"),
        ("P5 say call;P5 wager 800;P5 wager 1200;P5 pull-back 1500", "300"),
        ("P5 wager 500x2;P5 pull-back 500x2", "800"),
        ("P5 wager 500x2;P5 pull-back 500x1", "300"),
    ],
)
def test_of_too_much_that_was_pulled_back_no_more_than_the_call_goes_back_in(
    house: str, acts: str, goes_in: str
) -> None:
    said = on_hand(house, TURN, f"P2 bet 800;{acts}")
    by_words = [BY_GENERAL_WORDS[house]] if "say call" in acts else []
    assert said.sentence == f"Seat 5's action is binding: {goes_in} goes back in."
    assert cited(said) == [IN_TURN[house], *by_words]


@pytest.mark.parametrize("house", EVERYWHERE)
def test_what_went_too_far_and_is_with_its_player_again_leaves_nothing_to_do(house: str) -> None:
    acts = "P2 bet 800;P5 say call;P5 wager 800;P5 wager 1200;P5 pull-back 1200"
    assert "goes back" not in on_hand(house, TURN, acts).sentence


SAID = {
    "tda-2024": "42-B",
    "tda-2022": "42-B",
    "players-2025": "47-B",
    "foxwoods-2020": "45-B",
    "metropolitan": "41-B",
    "upt": "betting-8",
}
BY_WORDS = [pytest.param(house, id=f"{house}:{at}") for house, at in SAID.items()]
ADDED = "P2 bet 600;P5 raise 1200;P5 wager 800"


@pytest.mark.parametrize("house", BY_WORDS)
@pytest.mark.parametrize(
    ("then", "back"), [("", "800 back."), (";P7 call", "800 back."), (";P5 pull-back 500", "300 back.")]
)
def test_what_a_motion_adds_to_a_raise_said_and_put_out_goes_back(house: str, then: str, back: str) -> None:
    answer = on_hand(house, TURN, ADDED + then)
    assert answer.sentence.endswith(back)
    assert SAID[house] in cited(answer)


@pytest.mark.parametrize("house", BY_WORDS)
@pytest.mark.parametrize(("pulled", "goes_in"), [("800", ""), ("1500", "700"), ("2000", "1,200")])
def test_its_player_may_take_it_back_himself(house: str, pulled: str, goes_in: str) -> None:
    said = on_hand(house, TURN, f"{ADDED};P5 pull-back {pulled}").sentence
    assert " back" not in said if not goes_in else said == f"Seat 5's action is binding: {goes_in} goes back in."


OUT_OF_TURN = "P2 bet 600;P7 raise 2000"
TAKEN = "P2 pull-back 600"


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize("ask", ["", "wager:2", "rights", "pots"])
@pytest.mark.parametrize("then", ["", ";P5 call", ";P5 fold"])
def test_a_bet_taken_back_and_put_in_again_before_a_raise_out_of_turn_counts_is_that_bet(
    house: str, then: str, ask: str
) -> None:
    said = said_of(house, TURN, f"{OUT_OF_TURN};{TAKEN};P2 wager 600{then}", ask)
    assert said == said_of(house, TURN, OUT_OF_TURN + then, ask)


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize("then", ["", ";P5 call"])
def test_taken_back_before_a_raise_out_of_turn_counts_it_goes_back_in(house: str, then: str) -> None:
    said = on_hand(house, TURN, f"{OUT_OF_TURN};{TAKEN}{then}").sentence
    assert said.startswith("Seat 2's action is binding: 600 goes back in; ")


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:46-C-1")])
def test_once_that_raise_binds_it_is_prior_chips_against_a_raise(house: str) -> None:
    said = on_hand(house, TURN, f"{OUT_OF_TURN};P5 call;{TAKEN};P2 wager 600").sentence
    assert said == "It's a call: seat 2 puts in 1,400 more, 2,000 in all."


BACK = "P2 wager 800;P2 pull-back 800"


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (f"{BACK};P5 raise 2400;P7 fold;P2 wager 2400", "Nothing is wrong."),
        (f"{BACK};P5 raise 2400;P7 fold;P2 call", "Nothing is wrong."),
        (f"{BACK};P5 raise 2400;P7 call;P2 wager 2400", "Nothing is wrong."),
        ("P2 wager 800;D return-bet 2 800;P5 raise 2400;P7 fold;P2 wager 2400", "Nothing is wrong."),
        (
            f"{BACK};P5 raise 2400;P7 fold;P2 wager one 5000",
            "It's a call of 2,400, not a raise: seat 2 gets 2,600 back.",
        ),
        (f"{BACK};P5 raise 2400;P7 fold;P2 wager 800", "It's a full call of 2,400: seat 2 puts in 1,600 more."),
        (f"{BACK};P5 raise 2400;P7 fold;P2 wager 1600", "It's a full call of 2,400: seat 2 puts in 800 more."),
        (
            f"{BACK};P5 raise 2400;P7 fold;P2 fold",
            "Seat 2's action is binding: 800 goes back in; seat 5 wins 5,600; the uncalled 1,600 goes back to seat 5.",
        ),
    ],
    ids=["silent", "call", "multiway", "returned", "one-chip", "the-same", "twice-as-much", "fold"],
)
def test_chips_that_bind_are_in_what_is_put_out_against_a_raise(house: str, acts: str, sentence: str) -> None:
    said = on_hand(house, TURN, acts)
    assert said.sentence == sentence
    assert not any("goes back in" in each for each in said.also)


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:51-B") for h in ("tda-2024", "tda-2022")])
def test_a_raise_over_chips_that_went_back_is_no_opening_bet(house: str) -> None:
    said = on_hand(house, TURN, f"{BACK};P5 raise 2400;P7 call;P2 wager 800").sentence
    assert said == "The floor decides: seat 2 makes the full call of 2,400, or folds and forfeits 800."


@pytest.mark.parametrize(("house", "at"), EARLY)
@pytest.mark.parametrize(
    ("acts", "seat", "due"),
    [
        ("P5 bet 800;P5 pull-back 800;P2 check;P5 bet 800", 5, 7),
        ("P5 bet 800;P5 pull-back 800;P2 check;P5 bet 500", 5, 7),
        ("P5 bet 800;P2 check;P5 pull-back 800;P5 bet 800", 5, 7),
        ("P5 bet 800;D return-bet 5 800;P2 check;P5 bet 800", 5, 7),
        ("P5 bet 800;P5 pull-back 800;P2 check;P5 bet 800;P7 call", 5, 2),
        ("P7 bet 800;P7 pull-back 800;check 2 5;P7 bet 800", 7, 2),
    ],
    ids=["the-same", "less", "pulled-in-turn", "returned", "called", "last"],
)
def test_a_bet_out_of_turn_is_one_though_its_chips_went_back_and_out_again(
    house: str, at: str, acts: str, seat: int, due: int
) -> None:
    said = on_hand(house, TURN, acts)
    assert said.sentence == f"Seat {seat}'s out-of-turn bet is binding at 800; the action is on seat {due}."
    assert at in cited(said)


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:out-of-turn-2")])
def test_at_upt_it_posts_the_minimum_all_the_same(house: str) -> None:
    said = on_hand(house, TURN, "P5 bet 800;P5 pull-back 800;P2 check;P5 bet 800").sentence
    assert said.startswith("Seat 5's posted 200 plays, 600 goes back, and seat 5 may only check")


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize("ask", ["", "rights:7"])
@pytest.mark.parametrize(
    "acts",
    [
        "P2 bet 1000;P5 fold;P2 say bet 1000",
        "P2 bet 1000;P5 fold;P2 say 1000",
        "P2 bet 1000;P5 fold;P2 say bet",
        "P2 bet 1000;P5 call;P2 say bet 1000",
        "P2 bet 1000;P5 fold;P2 say raise 1000",
    ],
)
def test_who_names_his_own_bet_again_has_done_nothing_new(house: str, ask: str, acts: str) -> None:
    said = said_of(house, TURN, acts, ask)
    assert said.lower().endswith("seat 7 may call 1,000 or raise, minimum raise to 2,000.")
    assert "is binding" not in said and "cover" not in said


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P2 check;P5 check;P2 say check", "Nothing is wrong: seat 7 may check or bet, minimum 200."),
        (
            "P2 bet 1000;P5 fold;P2 say bet 2000",
            "Seat 2's bet of 1,000 is binding, not the raise to 2,000; the action is on seat 7.",
        ),
        ("P2 bet 1000;P5 fold;P2 say call", "Seat 2's bet of 1,000 is binding, not the call; the action is on seat 7."),
        (
            "P2 bet 1000;P5 fold;P2 say raise",
            "Seat 2's bet of 1,000 is binding, not the raise; the action is on seat 7.",
        ),
    ],
    ids=["check", "more", "call", "raise"],
)
def test_another_act_in_words_is_one(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, TURN, acts).sentence == sentence


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "due", "binds"),
    [
        ("P2 bet 1000;P5 raise 3000;P2 say bet 1000", "seat 7 may call 3,000 or raise", False),
        ("P2 bet 1000;P5 raise 3000;P2 say bet 1000;P7 fold", "seat 2 may call 2,000 or raise", False),
        ("P2 check;P5 bet 400;P2 say check", "seat 7 may call 400 or raise", False),
        ("P2 check;P5 bet 400;P2 say check;P7 call", "seat 2 may call 400 or raise", False),
        ("P2 bet 1000;P5 raise 3000;P2 say call", "The action backs up to seat 7, who faces 3,000", True),
        ("P2 bet 1000;P5 raise 3000;P2 say raise", "The action backs up to seat 7, who faces 3,000", True),
    ],
)
def test_raised_since_it_is_his_old_act_all_the_same(house: str, acts: str, due: str, binds: bool) -> None:
    """53-A: an act out of turn is a new one; words for what lies there already are none."""
    said = on_hand(house, TURN, acts).sentence
    assert due in said or (binds and "seat 7" in said)
    assert said.startswith("Nothing is wrong") is not binds


RAISED = "check 2;P5 bet 1000;P7 wager 500x3;D return-bet 7 500"


@pytest.mark.parametrize("house", STRUNG)
@pytest.mark.parametrize(
    ("acts", "back"),
    [
        (f"{RAISED};P7 wager 1500", "2,000 and gets 500 back"),
        (f"{RAISED.replace('D return-bet 7', 'P7 pull-back')};P7 wager 1500", "2,000 and gets 500 back"),
        ("check 2;P5 bet 1000;P7 wager 1000;P7 wager 1500", "1,000 and gets 1,500 back"),
    ],
    ids=["returned", "pulled-back", "none-back"],
)
def test_what_is_added_to_a_raise_some_of_which_went_back_is_a_string_raise(house: str, acts: str, back: str) -> None:
    said = on_hand(house, TURN, acts)
    string = "A string bet isn't allowed" if house == "tda-2024" else "It's a string bet"
    assert said.sentence == f"{string}: seat 7 is held to {back}."
    assert said.also == ()


@pytest.mark.parametrize("house", [each for each in STRUNG if each.values != ("upt",)])
@pytest.mark.parametrize("added", ["1500", "400"])
def test_what_is_added_once_change_was_given_goes_back(house: str, added: str) -> None:
    acts = f"check 2;P5 bet 1000;P7 wager 1400;D return-bet 7 400;P7 wager {added}"
    assert on_hand(house, TURN, acts).sentence.endswith(f"seat 7 is held to 1,000 and gets {int(added):,} back.")


@pytest.mark.parametrize("house", EVERYWHERE)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            f"{RAISED};P7 wager 500",
            "The raise is to 2,000, not 1,500: seat 7 puts in 500 more.",
        ),
        (f"{RAISED};P7 wager 1000", "Seat 7 raises to 2,000."),
        (
            "P2 bet 1000;P5 wager 400;D return-bet 5 400;P5 wager 1000",
            "Nothing is wrong: seat 7 may call 1,000 or raise, minimum raise to 2,000.",
        ),
        (
            "P2 bet 1000;P5 wager 400;D return-bet 5 400;P5 wager 500",
            "It's a full call of 1,000: seat 5 puts in 500 more.",
        ),
        (
            "P2 bet 1000;P5 wager 400;P5 pull-back 400;P5 wager 500",
            "It's a full call of 1,000: seat 5 puts in 500 more.",
        ),
    ],
    ids=["the-same", "what-was-due", "the-call", "less-than-the-call", "pulled-back"],
)
def test_too_little_that_went_back_and_comes_in_again_is_one_wager(house: str, acts: str, sentence: str) -> None:
    half = ", as a full bet plus half a bet counts as a raise" if house == "upt" else ""
    assert on_hand(house, TURN, acts).sentence == sentence.replace("not 1,500:", f"not 1,500{half}:")


@pytest.mark.parametrize(
    "again", ["P2 pull-back 600;P7 raise 2000;P2 wager 600", "P7 raise 2000;P2 pull-back 600;P2 wager 600"]
)
@pytest.mark.parametrize(("house", "at"), EARLY)
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        (
            "",
            "",
            "The action backs up to seat 5, who faces 600: seat 7's raise to 2,000 is binding unless someone bets ",
        ),
        (
            ";P5 call;P2 call",
            "",
            "Seat 7's out-of-turn raise is binding at 2,000, as a call doesn't change the action; the action is on ",
        ),
        (";P5 call;P2 call", "wager", "It's a call: seat 2 is in for 2,000."),
        (";P5 call;P2 raise 4000", "wager", "Seat 2 raises to 4,000."),
    ],
)
def test_chips_put_out_again_before_a_raise_out_of_turn_comes_round_meet_none(
    house: str, at: str, again: str, then: str, asked: str, said: str
) -> None:
    told = on_hand(house, TURN, f"P2 bet 600;{again}{then}", asked, 2 if asked else 0)
    assert told.sentence.startswith(said)
    assert asked or at in cited(told)


@pytest.mark.parametrize("more", ["800", "2000"])
@pytest.mark.parametrize("house", [each for each in STRUNG if each.values[0] in ("tda-2024", "players-2025", "upt")])
@pytest.mark.parametrize(
    "early", ["P7 raise 2000;P2 pull-back 600", "P2 pull-back 600;P7 raise 2000", "P2 pull-back 600;P7 check"]
)
def test_more_put_out_again_over_an_act_out_of_turn_is_a_string_bet(house: str, early: str, more: str) -> None:
    said = said_of(house, TURN, f"P2 bet 600;{early};P2 wager {more}", "")
    assert f"seat 2 is held to 600 and gets {int(more) - 600:,} back; " in said and "floor" not in said
