"""What a player asks for and no rulebook has is not passed over: that it isn't covered, and what else there is."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.state import State

HEAD = "on flop;blinds 100 200;pot 1000;in 2 5;seats 9 10000"
MAY = "seat 5 may call 400 or raise, minimum raise to 800"
TWICE, UP = "players want the rest of the board dealt twice", "the hands of seats 2 and 5 are tabled at once"


@pytest.mark.parametrize(
    ("house", "known"),
    [
        pytest.param("players-2025", "Players", id="players-2025:17"),
        pytest.param("upt", "UPT", id="upt:silent"),
        pytest.param("tda-2024", "TDA 2024", id="tda-2024:silent"),
    ],
)
@pytest.mark.parametrize(
    ("acts", "rest"),
    [
        ("all-in 2 5;show 2 5;P2 request run-twice;P5 say Yes.;P8 say I object.", f"{TWICE}."),
        ("all-in 2 5;P2 request run-twice Two boards?", f"{TWICE}; {UP}."),
        (
            "P2 bet 400;P5 request change",
            f"a player asks for change; {MAY}.",
        ),
        (
            "P2 bet 400;P5 request chop",
            f"players want to chop the pot; {MAY}.",
        ),
    ],
    ids=["twice-tabled", "twice", "change", "chop"],
)
def test_a_request_that_no_rulebook_has_is_answered(house: str, known: str, acts: str, rest: str) -> None:
    answer = on_hand(house, HEAD, acts)
    assert answer.sentence == f"{known} doesn't cover this: {rest}"
    assert answer.state is State.NOT_COVERED


def test_nothing_is_to_be_raised_where_all_are_all_in() -> None:
    acts = "all-in 2 5;show 2 5"
    said = on_hand("players-2025", HEAD, acts, "rights").sentence
    assert said == "The betting on this street is over: no one is to act."


def test_words_after_the_hands_are_tabled_are_told_to_be_unread() -> None:
    said = on_hand("players-2025", HEAD, "all-in 2 5;show 2 5;P2 say Two boards, please.;P8 say I object.").sentence
    assert said == "The program doesn't read what seat 8 said; nothing else is wrong."
