"""A bet that the dealer calls out wrong: what lies there is the bet, and who went by the dealer's word is ruled on."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 6 20000"
FINDS_OUT = {
    "tda-2022": "TDA 2022 49:",
    "tda-2024": "TDA 2024 49:",
    "players-2025": "Players 54:",
    "foxwoods-2020": "Foxwoods 52:",
    "metropolitan": "Metropolitan 48:",
    "upt": "",
}


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize("amount", [600, 1200])
def test_what_lies_there_is_the_bet(house: str, amount: int) -> None:
    answer = on_hand(house, HEAD, f"deal;P3 raise 900;D announce-bet raise {amount}")
    assert answer.sentence.startswith(
        f"The raise is to 900, not the {amount:,} announced: seat 4 may call 900 or raise"
    )
    assert not FINDS_OUT[house] or answer.notes[0].startswith(FINDS_OUT[house])
    asked = on_hand(house, HEAD, f"deal;P3 raise 900;D announce-bet raise {amount}", "wager", 3)
    assert asked.sentence.startswith(f"The raise is to 900, not the {amount:,} announced")


@pytest.mark.parametrize(
    "acts",
    [
        "D announce-bet raise 900",
        "D announce-bet raise 600;D announce-bet raise 900",
        "D announce-bet raise 600;P4 raise 2000;D announce-bet raise 2000",
    ],
    ids=["right", "put-right", "raised-since"],
)
def test_nothing_is_said_of_an_announcement_that_is_right_by_now(acts: str) -> None:
    assert "announced" not in on_hand("tda-2024", HEAD, f"deal;P3 raise 900;{acts}").sentence


@pytest.mark.parametrize(
    ("put", "says"),
    [
        ("wager 600", "The floor decides whether seat 4 grossly misunderstood the bet, as 600 is only 66% of 900"),
        ("wager 800", "It's a full call of 900: seat 4 puts in 100 more."),
    ],
)
def test_at_upt_the_floor_judges_a_call_of_what_was_announced(put: str, says: str) -> None:
    """[upt:no-limit-12]: 600 of 900 is under the rule of thumb, 800 over it."""
    told = put.removeprefix("wager ")
    said = on_hand("upt", HEAD, f"deal;P3 raise 900;D announce-bet raise {told};P4 {put}").sentence
    assert said.startswith(says)


@pytest.mark.parametrize(("house", "at"), [each for each in FINDS_OUT.items() if each[1]])
@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize("first", ["", "P2 bet 900;"], ids=["opened", "raised"])
def test_a_call_of_a_wrong_count_is_ruled_on_by_one_paragraph(house: str, at: str, ask: str, first: str) -> None:
    """It is no undercall, of which another paragraph leaves the floor a choice."""
    head = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    bet = "P5 raise 3000" if first else "check 2;P5 bet 3000"
    answer = on_hand(
        house, head, f"{first}{bet};P7 request count 5;D tell count 2500;P7 wager 2500", ask, 7 if ask else 0
    )
    assert answer.sentence == "Seat 7 owes the full 3,000: 500 more goes in."
    assert answer.lead is not None and [f"{each.at}:" for each in answer.lead.citations] == [at.split()[-1]]


@pytest.mark.parametrize(("house", "at"), [each for each in FINDS_OUT.items() if each[1]])
@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize("told", ["D tell count 600", "P2 tell count 600"])
def test_a_count_told_unasked_is_gone_by_as_one_asked_for(house: str, at: str, ask: str, told: str) -> None:
    answer = on_hand(house, HEAD, f"deal;P3 raise 900;{told};P4 wager 600", ask, 4 if ask else 0)
    assert answer.sentence == "Seat 4 owes the full 900: 300 more goes in."
    assert answer.lead is not None and [f"{each.at}:" for each in answer.lead.citations] == [at.split()[-1]]


def test_at_upt_the_floor_judges_a_call_of_a_count_told_unasked() -> None:
    """[upt:no-limit-12]."""
    said = on_hand("upt", HEAD, "deal;P3 raise 900;D tell count 600;P4 wager 600").sentence
    assert said.startswith("The floor decides whether seat 4 grossly misunderstood the bet, as 600 is only 66% of 900")


@pytest.mark.parametrize(
    "told",
    [
        "P4 tell count 600;P4 wager 600",
        "D tell count 600;P4 wager 500",
        "D tell count 600;D tell count 900;P4 wager 600",
    ],
    ids=["his-own", "another-amount", "put-right"],
)
def test_nobody_else_goes_by_a_count_told_unasked(told: str) -> None:
    assert not on_hand("tda-2024", HEAD, f"deal;P3 raise 900;{told}").sentence.startswith("Seat 4 owes")


@pytest.mark.parametrize("house", FINDS_OUT)
@pytest.mark.parametrize(("said", "wrong"), [(2400, True), (2500, False), (2600, True), (3000, False)])
def test_what_is_left_to_call_is_no_wrong_word_for_a_raise(house: str, said: int, wrong: bool) -> None:
    """[tda-2024:49]"""
    turn = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    acts = f"P2 bet 500;P5 raise 3000;P7 fold;D announce-bet raise {said}"
    assert ("announced" in on_hand(house, turn, acts).sentence) == wrong
    called = on_hand(house, turn, f"{acts};P2 call").sentence
    assert called.startswith("Nothing is wrong") == (not wrong)
