"""At UPT nothing is printed on a bet out of turn with others' chips on it: what comes after hangs on that."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.rules.book import BOOKS

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
SILENT = "UPT doesn't cover this: action out of turn, seat 5."


@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("turns", 0), ("rights", 7)])
@pytest.mark.parametrize("then", ["P7 raise 1200;P2 bet 500", "P7 raise 1200;P2 bet 1000", "P7 call;P2 call"])
def test_who_acts_in_turn_after_it_is_told_no_amount(then: str, ask: str, seat: int) -> None:
    """[upt:out-of-turn]"""
    answer = on_hand("upt", T, f"P5 bet 400;{then}", ask, seat)
    assert answer.sentence == SILENT
    assert not answer.also


@pytest.mark.parametrize("then", ["P2 bet 500", "P2 call", "P2 fold;P7 call"])
def test_with_nobody_else_in_on_it_the_minimum_is_posted(then: str) -> None:
    """[upt:out-of-turn]"""
    assert on_hand("upt", T, f"P5 bet 400;{then}").sentence != SILENT


@pytest.mark.parametrize("house", ["tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_other_houses_have_a_ruling_on_it(house: str) -> None:
    """[tda-2024:53-A]"""
    assert "cover" not in on_hand(house, T, "P5 bet 400;P7 raise 1200;P2 bet 500").sentence


@pytest.mark.parametrize("asked", [("", 0), ("wager", 2), ("wager", 5), ("wager", 7), ("rights", 2), ("turns", 0)])
@pytest.mark.parametrize("then", ["", ";P2 check", ";P2 fold", ";P2 bet 500", ";P2 call"])
def test_a_raise_of_it_out_of_turn_posts_no_amount_that_is_known(then: str, asked: tuple[str, int]) -> None:
    """[upt:out-of-turn]"""
    answer = on_hand("upt", T, f"P5 bet 400;P7 raise 1200{then}", *asked)
    assert (answer.sentence, answer.also) == (SILENT, ())


@pytest.mark.parametrize(
    ("acts", "apart"),
    [
        ("P5 bet 400;P7 raise 1200", "s 5 and 7"),
        ("P5 bet 400;P7 raise 1200;P2 fold", "s 5 and 7"),
        ("P5 bet 400;P7 raise 1200;P2 bet 500", "s 2, 5 and 7"),
        ("P5 bet 400;P7 call;P2 bet 500", "s 2, 5 and 7"),
        ("P5 say bet 400;P7 raise 1200", " 7"),
    ],
)
def test_the_pot_is_told_apart_from_what_hangs_on_it(acts: str, apart: str) -> None:
    """[upt:out-of-turn]"""
    said = on_hand("upt", T, acts, "pots").sentence
    assert said == f"{SILENT[:-1]}; apart from the chips in front of seat{apart} the pot is 4,000."


FLOP = "deal;P3 call;P4 call;P5 fold;P6 fold;P1 fold;P2 check;flop;P3 say 600;P2 check;P3 wager {}"
HELD = "Seat 3 is held to the out-of-turn words: 600."
ONLY_CHECK = "and seat 3 may only check, unless someone raises; the action is on seat 2."
POSTED = f"Seat 3's posted 200 plays, {{}} goes back, {ONLY_CHECK}"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("chips", "rest"), [("500x1", 300), ("1000x1", 800)])
@pytest.mark.parametrize(("ask", "seat"), [("", 0), ("wager", 3)])
def test_chips_that_come_at_his_turn_to_a_number_said_out_of_turn_are_no_second_wager(
    house: str, chips: str, rest: int, ask: str, seat: int
) -> None:
    """[tda-2022:53-A] [upt:out-of-turn]: the number binds, or posts the minimum, whatever the chips come to."""
    said = on_hand(house, "blinds 100 200;seats 6 40000", FLOP.format(chips), ask, seat).sentence
    assert said == (POSTED.format(rest) if house == "upt" else HELD)
