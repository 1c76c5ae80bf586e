"""A raise of too little, out of turn or raised over: it counts as what the house makes of it, wherever it is told."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_out_of_turn_told import AT

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
TO_SEAT_5 = "The action backs up to seat 5, who faces 800: seat 7's {} is binding unless someone bets or raises first"
MADE_UP = "The raise is to 1,600, not {}: seat 7 puts in {} more"


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize(
    ("act", "counts_for"),
    [
        ("say fifteen hundred", "raise to 1,600"),
        ("say 1200", "raise to 1,600"),
        ("say 1175", "call"),
        ("say 1600", "raise to 1,600"),
        ("say 2000", "raise to 2,000"),
        ("raise 1000", "raise to 1,600"),
        ("wager 500x3", "raise to 1,600"),
        ("wager 500+100x5", "call"),
    ],
)
def test_out_of_turn_it_waits_as_what_it_comes_to(house: str, act: str, counts_for: str) -> None:
    """[53-A], [43-A]: half of a raise or more is a whole one, less is a call, whosever turn it is."""
    assert on_hand(house, TURN, f"P2 bet 800;P7 {act}").sentence.startswith(TO_SEAT_5.format(counts_for))
    asked = on_hand(house, TURN, f"P2 bet 800;P7 {act}", "wager", 7)
    assert asked.sentence.startswith(TO_SEAT_5.format(counts_for))


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(("words", "counts_for"), [("fifteen", "raise to 1,600"), ("eight", "call")])
def test_a_bare_number_out_of_turn_means_what_it_means_in_turn(house: str, words: str, counts_for: str) -> None:
    """[57]: the highest meaning that the pot allows, and then what half of a raise makes of it."""
    assert on_hand(house, TURN, f"P2 bet 800;P7 say {words}").sentence.startswith(TO_SEAT_5.format(counts_for))


@pytest.mark.parametrize(("words", "what"), [("fifteen", "action"), ("eight", "action"), ("raise fifteen", "raise")])
def test_a_number_that_is_to_be_asked_about_is_no_figure_out_of_turn(words: str, what: str) -> None:
    """[metropolitan:51]"""
    said = on_hand("metropolitan", TURN, f"P2 bet 800;P7 say {words}").sentence
    assert said == TO_SEAT_5.format(what) + "."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize("after", ["P5 call", "P5 fold"])
@pytest.mark.parametrize(
    ("act", "put", "missing"),
    [("say fifteen hundred", "1,500", "1,600"), ("raise 1000", "1,000", "600"), ("wager 500x3", "1,500", "100")],
)
def test_it_is_made_up_once_it_binds(house: str, act: str, put: str, missing: str, after: str) -> None:
    """[52-A], [53-A]"""
    said = on_hand(house, TURN, f"P2 bet 800;P7 {act};{after}").sentence
    assert said.startswith(MADE_UP.format(put, missing))


@pytest.mark.parametrize("house", AT)
@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize("act", ["say fifteen hundred", "raise 1000", "wager 500x3"])
def test_nothing_is_missing_of_it_once_it_is_raised_over(house: str, act: str, ask: str) -> None:
    """[53-A]: it doesn't bind, so nobody makes it up."""
    said = on_hand(house, TURN, f"P2 bet 800;P7 {act};P5 raise 2000", ask, 7 if ask else 0).sentence
    assert " isn't binding, as seat 5's raise changed the action: " in said and "puts in" not in said


POSTED = "; seat 7's posted 1,600 plays, {} more goes in, and seat 7 may only check."


@pytest.mark.parametrize(("act", "more"), [("raise 1000", 600), ("wager 500x3", 100)])
def test_a_minimum_posted_out_of_turn_is_what_others_call(act: str, more: int) -> None:
    """[upt:out-of-turn-1]: whatever was said or put out, 800 makes the post 1,600."""
    said = on_hand("upt", TURN, f"P2 bet 800;P7 {act};P5 call").sentence
    assert said.endswith(f"t's a full call of 1,600: seat 5 puts in 800 more{POSTED.format(more)}")


ALONE = (
    "Seat 3's “1,000” alone is too little for a raise: UPT betting-14 brings it up to 1,200, "
    "unless the floor takes it for a call of 600; the amount of seat {}'s raise depends on that."
)


@pytest.mark.parametrize("ask", ["", "wager", "rights"])
@pytest.mark.parametrize("seat", [2, 5])
def test_who_raises_over_a_number_that_is_the_floors_waits_for_it(seat: int, ask: str) -> None:
    """[upt:betting-14]: nobody's raise is barred by a number of which nobody knows what it is."""
    head = "on turn;blinds 100 200;pot 4000;in 2 3 5;seats 9 20000" if seat == 5 else TURN.replace("2 5 7", "2 3")
    assert on_hand("upt", head, f"P2 bet 600;P3 say 1000;P{seat} raise 1700", ask).sentence == ALONE.format(seat)


THREE = "on turn;blinds 100 200;pot 4000;in 1 2 3;seats 9 20000"
FIRST = "The raise is to 1,200, not 1,000: seat 2 puts in 1,200 more"


@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("P3 raise 1700", f"{FIRST}; then the raise is to 1,800, not 1,700: seat 3 puts in 100 more"),
        ("P3 raise 1700;P1 call", f"{FIRST}; then the raise is to 1,800, not 1,700: seats 1 and 3 make it 1,800"),
        ("P3 raise 1800", f"{FIRST}; seat 3's raise to 1,800 stands"),
    ],
    ids=["short-itself", "called-since", "whole"],
)
def test_a_short_raise_in_words_that_was_raised_is_made_up_first(acts: str, says: str) -> None:
    """[52-A]"""
    assert on_hand("tda-2024", THREE, f"P1 bet 600;P2 say 1000;{acts}").sentence.startswith(says)


@pytest.mark.parametrize("words", ["1000", "900"])
def test_the_least_raise_goes_by_what_a_number_before_came_to(words: str) -> None:
    """[43-A]: 900 and 1,000 over 600 are raises to 1,200, so that 1,800 raises by 600."""
    said = on_hand("tda-2024", THREE, f"P1 bet 600;P2 say {words};P3 raise 1800", "rights").sentence
    assert said.endswith("minimum raise to 2,400.")
