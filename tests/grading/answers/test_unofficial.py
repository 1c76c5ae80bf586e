"""Words that are no official terms of betting, or none of this game: what the floor may take them for, with figures."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.state import State

FLOP = "on flop;blinds 100 200;pot 1500;in 3 4 5;seats 9 20000"
RISK = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
FLOOR = "isn't an official term: the floor decides whether seat"


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param("P3 bet 300;P4 say shove", f"“Shove” {FLOOR} 4's word is an all-in of 20,000.", id="shove-57"),
        pytest.param("P3 bet 300;P4 say I match it", f"“I match it” {FLOOR} 4's word is a call of 300.", id="match-57"),
        pytest.param("P3 bet 300;call 4;P5 say same", f"“Same” {FLOOR} 5's word is a call of 300.", id="same-57"),
        pytest.param("P3 say half pot", f"“Half pot” {FLOOR} 3's word is a bet of 750.", id="half-pot-57"),
    ],
)
def test_an_unofficial_term_is_the_floors_to_read(house: str, acts: str, sentence: str) -> None:
    assert on_hand(house, FLOP, acts).sentence == sentence


def test_where_no_paragraph_speaks_of_such_terms_words_stay_unread() -> None:
    assert on_hand("upt", FLOP, "P3 bet 300;P4 say shove").sentence.startswith(
        "The program doesn't read what seat 4 said;"
    )


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize("acts", ["P3 bet 300;P4 say I'm thinking", "P3 bet 300;P5 say I'm in"])
def test_other_talk_and_talk_out_of_turn_stay_unread(house: str, acts: str) -> None:
    assert "doesn't read what" in on_hand(house, FLOP, acts).sentence


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
@pytest.mark.parametrize(
    ("head", "acts", "end"),
    [
        pytest.param(
            FLOP,
            "P3 bet 300;P4 say bet",
            "what “bet” holds seat 4 to against a bet: the floor decides, and a call is 300, a raise at least 600.",
        ),
        pytest.param(
            "game holdem limit;blinds 100 200;seats 9 20000",
            "deal;P3 say all in",
            "what “all-in” holds seat 3 to in limit: the floor decides, and a call is 200, the only raise 400.",
        ),
        pytest.param(
            "game holdem limit;blinds 100 200;seats 9 20000",
            "deal;P3 raise 400;P4 all-in",
            "what happens to more than the limit: the floor decides, and a call is 400, the only raise to 600.",
        ),
    ],
    ids=["bet-against-a-bet", "all-in-in-limit", "too-much-in-limit"],
)
def test_silence_on_a_declaration_tells_what_is_open(house: str, head: str, acts: str, end: str) -> None:
    answer = on_hand(house, head, acts)
    assert answer.state is State.NOT_COVERED
    assert answer.sentence == f"{house.upper().replace('-', ' ')} doesn't say {end}"


UNDER = "on flop;blinds 100 200;pot 2300;in 3 4 5 6 7;seats 9 20000"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize("later", ["", ";P7 fold"])
def test_a_raise_of_too_little_said_with_no_chips_out_is_told_after_others_acted(house: str, later: str) -> None:
    """TDA 52-A: everybody who is in for it makes it the full raise, its maker too."""
    sentence = on_hand(
        house, UNDER, f"P3 bet 600;P4 say raise, one thousand;P5 wager 1000;P6 wager 1000{later}"
    ).sentence
    assert sentence == "The raise is to 1,200, not 1,000: seats 4, 5 and 6 make it 1,200."


@pytest.mark.parametrize("house", ["metropolitan", "upt"])
@pytest.mark.parametrize("act", ["P4 check", "P4 say check"])
def test_where_no_paragraph_speaks_of_a_check_against_a_bet_the_floor_decides(house: str, act: str) -> None:
    answer = on_hand(house, FLOP, f"P3 bet 300;{act}")
    assert answer.state is State.NOT_COVERED
    assert answer.sentence.endswith(
        "what “check” holds seat 4 to against a bet: the floor decides, and a call is 300, a raise at least 600."
    )


@pytest.mark.parametrize(
    ("house", "at"), [("tda-2024", "57"), ("players-2025", "57"), ("foxwoods-2020", "57"), ("metropolitan", "51")]
)
def test_an_unofficial_term_is_told_with_its_paragraph(house: str, at: str) -> None:
    (note,) = on_hand(house, FLOP, "P3 bet 300;P4 say shove").notes
    assert f" {at}" in note


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param("tda-2024", "TDA 2024 RP-10-B", id="tda-2024:RP-10-B"),
        pytest.param("tda-2022", "TDA 2022 RP-10-B", id="tda-2022:RP-10-B"),
    ],
)
def test_a_card_of_seventh_street_is_replaced_only_while_there_is_betting(house: str, at: str) -> None:
    head = "game stud limit;ante 25;bring-in 50;small-bet 100;big-bet 200;on sixth;pot 1200;in 2 4;seats 6 10000"
    shown = "D burn;D pitch 2 up"
    assert on_hand(house, f"{head};seat 4 0;all-in 4", shown).sentence == (
        f"No betting is left: {at} replaces a shown card of seventh street only while some is, and says no more."
    )
    assert on_hand(house, head, f"check 2 4;{shown}").sentence == "Replace the exposed card of seventh street."
