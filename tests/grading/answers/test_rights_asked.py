"""What a player may do, where he has bound himself already, or acts later: no right of a moment gone by."""

import pytest

from tests.grading.answers.test_asked_by_another_word import asked

TDA = ["tda-2022", "tda-2024"]
KIN = [*TDA, "players-2025", "foxwoods-2020"]
TURN = "on turn;blinds 200 400;pot 5000;in 3 5 7;seats 9 40000/"


@pytest.mark.parametrize("house", KIN)
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        pytest.param("P3 say I bet five", "The amount is ", id="foxwoods-2020:57"),
        pytest.param("P3 say I bet the pot", "That isn't a valid bet: seat 3 must", id="foxwoods-2020:53-C"),
        pytest.param("wait 120;P5 request clock;wait 30;F tell time", "Seat 3's hand is", id="foxwoods-2020:29"),
    ],
)
def test_who_has_bound_himself_has_no_other_right(house: str, acts: str, said: str) -> None:
    told = f"{TURN}{acts}"
    assert asked(house, told, "rights:3") == asked(house, told)
    assert asked(house, told).startswith(said)


@pytest.mark.parametrize("house", KIN)
def test_of_two_short_calls_the_first_is_named_whoevers_right_is_asked_for(house: str) -> None:
    """[42-C]"""
    told = f"{TURN}P3 bet 1200;P5 wager 700;P7 wager 700"
    back = "The action goes back to seat 5, who makes the full call of 1,200; the floor decides on seat 7."
    assert [asked(house, told, ask) for ask in ("rights:5", "rights:7", "turns:7")] == [back, back, back]


@pytest.mark.parametrize("house", KIN)
def test_who_acts_later_hears_what_he_will_face(house: str) -> None:
    """[47]"""
    head = "on flop;blinds 200 400;pot 3000;in 1 3 6;seats 9 40000;seat 6 1200"
    told = asked(house, f"{head}/P1 bet 800;call 3;all-in 6", "rights:3")
    assert told.startswith(("The action is on seat 1; if seat 1 only calls, seat 3 ", "If seat 1 only calls"))


ONE_CHIP = "blinds 200 400;seats 9 40000;seat 3 5000x7+500x8+100x10/deal;P3 wager 500x2+100x2;fold 4 5;P6 raise 3000;"
ONE_CHIP += "fold 7 8 9 1 2;P3 pull-back 100x2;P3 wager one 5000"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        ("", "Seat 3 raises to 6,000"),
        ("rights:3", "Seat 3 has acted; the action is on seat 6."),
        ("rights:6", "Seat 6 may call 3,000 or raise, minimum raise to 9,000."),
        ("rights:5", "Seat 5 has folded"),
    ],
)
@pytest.mark.parametrize("house", TDA)
def test_a_raise_by_one_chip_on_prior_ones_is_faced_by_the_next(house: str, ask: str, said: str) -> None:
    """[46-C-2]"""
    assert asked(house, ONE_CHIP, *filter(None, [ask])).startswith(said)


@pytest.mark.parametrize("house", TDA)
def test_who_has_raised_again_has_acted(house: str) -> None:
    """[47-A]"""
    told = "blinds 200 400;seats 9 40000/deal;P3 raise 1200;fold 4 5;P6 raise 3000;fold 7 8 9 1 2;P3 raise 6000"
    assert asked(house, told, "rights:3") == "Seat 3 has acted; the action is on seat 6."


OUT_OF_TURN = "on turn;blinds 300 600;pot 3600;in 2 7 9;seats 9 40000/P7 bet 4000;D action-on 2;{}"


@pytest.mark.parametrize("house", [*KIN, "metropolitan"])
def test_a_bet_out_of_turn_is_no_prior_chip(house: str) -> None:
    """[foxwoods-2020 43-A]"""
    told = asked(house, OUT_OF_TURN.format("check 2;P7 pull-back 4000"))
    assert told == "Seat 7's out-of-turn bet is binding at 4,000; the action is on seat 9."
    freed = asked(house, OUT_OF_TURN.format("P2 bet 2000;P7 pull-back 4000;P7 fold"))
    assert freed == "Nothing is wrong: seat 9 may call 2,000 or raise, minimum raise to 4,000."


@pytest.mark.parametrize("house", [*TDA, "foxwoods-2020"])
def test_a_bet_taken_back_out_of_turn_is_called_a_bet(house: str) -> None:
    """[foxwoods-2020 43-A]"""
    told = asked(house, OUT_OF_TURN.replace("D action-on 2;", "").format("P7 pull-back 4000;check 2;P7 check"))
    assert told == "Seat 7's bet of 4,000 is binding, not the check; the action is on seat 9."


HOUSES = [*KIN, "metropolitan", "upt"]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("acts", "seat", "said"),
    [
        pytest.param("P3 bet 1200;P5 call", 3, "Seat 3 has acted; the action is on seat 7.", id="bet"),
        pytest.param("P3 bet 1200;P5 call", 5, "Seat 5 has acted; the action is on seat 7.", id="called"),
        pytest.param("P3 bet 1200;fold 5", 5, "Seat 5 has folded; the action is on seat 7.", id="folded"),
        pytest.param("P3 bet 1200;P5 call;fold 7", 7, "Seat 7 has folded, and no one is to act.", id="over"),
    ],
)
def test_who_has_acted_or_folded_has_no_right_of_a_moment_gone_by(house: str, acts: str, seat: int, said: str) -> None:
    """[47]"""
    assert asked(house, f"{TURN}{acts}", f"rights:{seat}") == said


SMALL, CALLS = "blinds 100 200;seats 9 20000/deal;P3 raise 300;P4 check", "seat 4 can't check a bet: call 400 or fold"
LARGER = "The raise is to 400, not 300: seat 3 puts in 100 more"


@pytest.mark.parametrize("house", [*TDA, "foxwoods-2020"])
@pytest.mark.parametrize("ask", ["", "rights:4", "wager:3"])
def test_who_checks_a_raise_of_too_little_may_only_call_what_it_is_by_right(house: str, ask: str) -> None:
    """[43-A] [55]"""
    assert asked(house, SMALL, *filter(None, [ask])) == f"{LARGER}; {CALLS}."
    assert asked(house, SMALL, "wager:4").lower() == f"{CALLS}."


@pytest.mark.parametrize("house", ["metropolitan", "upt"])
def test_where_nothing_is_printed_on_that_check_no_figure_of_the_raise_that_lies_there_is_told(house: str) -> None:
    assert asked(house, SMALL, "rights:4") == f"{LARGER}."
    told = asked(house, SMALL, "wager:4")
    assert told.startswith(f"{LARGER}; ") and told.endswith("against a bet: the floor decides.")


@pytest.mark.parametrize("house", ["metropolitan", "upt", "tda-2022"])
def test_who_put_out_less_than_a_call_hears_what_a_raise_would_have_been(house: str) -> None:
    """[metropolitan 38-B-2]"""
    told = "blinds 400 800;seats 9 12000;button 1/deal;P4 wager 250"
    full = "It's a full call of 800: seat 4 puts in 550 more; a raise would have been to at least 1,600"
    assert asked(house, told, "wager:4", "rights:4") == f"{full}."
    after = "then seat 5 may call 800 or raise, minimum raise to 1,600."
    assert asked(house, told, "rights:4", "rights:5") == f"{full}; {after}"


RAZZ = "game razz limit;ante 100;bring-in 100;small-bet 400;big-bet 800;seats 8 20000"


@pytest.mark.parametrize(
    ("head", "acts", "ask", "said"),
    [
        pytest.param(
            f"{RAZZ.replace('razz', 'stud')};seat 3 100;cards 3 Ah Kd 2c;cards 4 7h 8d Js",
            "deal;P4 check",
            "rights:4",
            "Seat 4 can't check: bring it in for at least 100, or fold.",
            id="tda-2024:RP-10-E",
        ),
        pytest.param(
            f"{RAZZ};cards 2 2h 4d Ks",
            "deal",
            "turns",
            "Nothing is wrong: the bring-in is seat 2's, and the action is on seat 3.",
            id="tda-2024:50-A",
        ),
    ],
)
def test_in_stud_it_is_told_who_has_to_open(head: str, acts: str, ask: str, said: str) -> None:
    assert asked("tda-2024", f"{head}/{acts}", ask) == said


@pytest.mark.parametrize("house", KIN)
def test_whether_one_who_has_not_asked_might_see_the_hand_too(house: str) -> None:
    """[foxwoods-2020 18-A, 18-B]"""
    told = f"on river{TURN.removeprefix('on turn')}P3 bet 1200;call 5 7;D muck 5;P5 request see 3"
    said = (
        "Seat 5 has no right to see seat 3's hand, as seat 5 no longer "
        "holds cards; seat 7 may have seat 3's hand tabled on request."
    )
    assert asked(house, told, "showdown:5", "showdown:7") == said
