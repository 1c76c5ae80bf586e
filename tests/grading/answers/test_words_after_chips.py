"""Words after chips that make more of them at UPT stand as the bet, whatever is said since."""

import pytest

from tests.grading.answers.in_short import on_hand

HEAD = "blinds 100 200;seats 9 20000"
RIGHTS = "seat 5 may call 5,000 or raise, minimum raise to 10,000."


@pytest.mark.parametrize("since", ["", ";D say Thank you.", ";P7 say Nice.;D say Thank you."])
@pytest.mark.parametrize("words", ["raise", "raise to 5000"])
def test_a_chip_and_then_a_raise_of_it_stands_whatever_is_said_since(words: str, since: str) -> None:
    """[upt:betting-8]"""
    acts = f"deal;P3 raise 600;P4 wager one 5000;P4 say {words}{since}"
    assert on_hand("upt", HEAD, acts).sentence == f"The words are the bet: 5,000 for seat 4; {RIGHTS}"
    assert on_hand("upt", HEAD, acts, "rights").sentence == f"S{RIGHTS[1:]}"


@pytest.mark.parametrize("since", ["", ";D say Thank you."])
def test_in_the_tda_family_it_is_a_call_all_the_same(since: str) -> None:
    """[tda-2024:40-A] [tda-2024:44]"""
    said = on_hand("tda-2024", HEAD, f"deal;P3 raise 600;P4 wager one 5000;P4 say raise{since}").sentence
    assert said == "It's a call of 600, not a raise: seat 4 gets 4,400 back."
