"""Blinds, straddles and the button as a floor tells them: posted by hand, by the last hand, dealt again."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.body import told

FIRST = "acting first before the flop and last after it"


T2, T4, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
HEADS_UP = {T2: "34", F: "34", M: "32", T4: "34-A", P: "35-A", U: "misdeal-2"}
SEATS = "seats 9 20000"
TWO = "seat 1 20000;seat 2 20000;seat 3 0;last-hand 3 1 2"


def answered(house: str, head: str, *acts: str, blinds: str = "100 200") -> Answer:
    small, big, *ante = blinds.split()
    stakes = [f"small-blind {small}", f"big-blind {big}", *(f"big-blind-ante {each}" for each in ante)]
    return on_hand(house, ";".join([*stakes, head]), ";".join(acts))


SWAPPED = f"Seat 1 has the button and small blind, {FIRST}; seat 2 has the big blind."


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param(U, "tournament-31", id="upt:tournament-31"),
        pytest.param(T4, "34-B", id="tda-2024:34-B"),
        pytest.param(P, "35-B", id="players-2025:35-B"),
    ],
)
def test_of_two_the_button_has_the_small_blind_whatever_was_posted(house: str, at: str) -> None:
    small, big = ("P1 post 100", "P2 post 200"), ("P1 post 200", "P2 post 100")
    assert answered(house, "seats 2 20000;button 1", *small, "deal").sentence.startswith("Nothing is wrong: seat 1 ")
    swapped = answered(house, "seats 2 20000;button 1", *big, "deal")
    assert swapped.sentence == SWAPPED
    assert at in cited(swapped)


def test_a_straddle_comes_on_top_of_the_blinds() -> None:
    """UPT button-7: no straddle; the others print nothing on it."""
    answer = answered(U, SEATS, "P3 post 400", "deal")
    assert answer.sentence == "Seat 3 may not straddle."
    assert cited(answer) == ["button-7"]
    assert answered(T2, SEATS, "P3 post 400", "deal").sentence.startswith(
        "TDA 2022 doesn't cover this: a player posted"
    )


@pytest.mark.parametrize("posts", [("P2 post 200",), ("P1 post 100",), ("P1 post 100", "P3 post 200")])
def test_a_blind_that_was_not_posted_is_told_by_the_others(posts: tuple[str, ...]) -> None:
    """UPT button-0-b."""
    answer = answered(U, SEATS, *posts, "deal")
    assert answer.sentence == "Seat 1 posts the small blind, seat 2 the big blind, and seat 3 acts first."
    assert "button-0-b" in cited(answer)


def test_both_blinds_told_are_as_good_as_dealt() -> None:
    assert answered(U, SEATS, "P1 post 100", "P2 post 200", "deal").sentence.startswith("Nothing is wrong: seat 3")


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        (
            T2,
            (
                "TDA 2022 doesn't cover this: the button is in the wrong place, not at seat 9; if the first card, to "
                "seat 2, went to the wrong seat for that, it's a misdeal under 35-A-2: the floor decides."
            ),
        ),
        (T4, "Correct the button: seat 9, as there has been no substantial action."),
        (P, "Correct the button: seat 9, as there has been no substantial action."),
        (U, "Misdeal: the button was wrong; deal again with it at seat 9."),
    ],
)
def test_the_last_hand_tells_where_the_button_belongs(house: str, sentence: str) -> None:
    """TDA 2024 34-A, Players 35-A, UPT misdeal-2-g."""
    assert answered(house, f"{SEATS};last-hand 8 9 1;button 1", "deal").sentence == sentence
    for button in ("", ";button 9"):
        assert answered(house, f"{SEATS};last-hand 8 9 1{button}", "deal").sentence.startswith(
            "Nothing is wrong: seat 3"
        )


def test_a_missed_blind_at_foxwoods_is_told_by_the_last_hand() -> None:
    """Foxwoods 33, with a big blind ante, once action is substantial; before it nothing is printed."""
    head = f"{SEATS};last-hand 2 3 4;button 4"
    after = answered(F, head, "deal", "call 7", "fold 8", blinds="100 200 200")
    assert after.sentence == "The hand plays out with the button at seat 4; the next button is seat 3, then seat 5."
    assert "33" in cited(after)
    before = answered(F, head, "deal", "call 7", blinds="100 200 200")
    assert before.sentence.startswith("Foxwoods doesn't cover this")


@pytest.mark.parametrize(("house", "at"), HEADS_UP.items(), ids=[f"{house}:{at}" for house, at in HEADS_UP.items()])
def test_nobody_has_the_big_blind_twice_as_heads_up_begins(house: str, at: str) -> None:
    """Seat 2 had it last, so that the button goes there."""
    wrong = answered(house, f"{TWO};button 1", "deal")
    assert "seat 2" in wrong.sentence or wrong.sentence.startswith("Misdeal: the button was wrong")
    assert at in cited(wrong)
    right = answered(house, f"{TWO};button 2", "deal").sentence
    assert right.startswith("Seat 2 ha")


DEAD = {T2: "32", T4: "32", P: "33", F: "32", M: "30", U: "tournament-30"}
ONE = "seat 1 posts the small blind, seat 2 the big blind."
NO_SMALL = "no one posts the small blind, and seat 2 posts the big blind."


@pytest.mark.parametrize("button", ["button 9", ""], ids=["told", "left-out"])
@pytest.mark.parametrize("ask", ["button", ""], ids=["asked", "not-asked"])
@pytest.mark.parametrize(("house", "at"), DEAD.items(), ids=[f"{house}:{at}" for house, at in DEAD.items()])
@pytest.mark.parametrize(
    ("gone", "tda", "upt"),
    [
        ("seat 9 0", f"The button is dead at seat 9: {ONE}", f"The button is at seat 9: {ONE}"),
        ("seat 1 0", f"The button goes to seat 9: {NO_SMALL}", f"The button is at seat 9: {NO_SMALL}"),
        (
            "seat 1 0;seat 9 0",
            f"The button is dead at seat 9: {NO_SMALL}",
            f"The button is at seat 9: {NO_SMALL}",
        ),
    ],
    ids=["small-blind-gone", "big-blind-gone", "both-gone"],
)
def test_with_a_dead_button_the_big_blind_goes_on(
    house: str, at: str, gone: str, tda: str, upt: str, ask: str, button: str
) -> None:
    """Button, small and big blind were seats 8, 9 and 1."""
    answer = _after_the_last_hand(house, f"{gone};{SEATS};last-hand 8 9 1;{button}", ask)
    assert answer.sentence == (upt if house == U else tda)
    assert at in cited(answer)


def _after_the_last_hand(house: str, head: str, ask: str = "") -> Answer:
    stakes = ["small-blind 100", "big-blind 200", *filter(None, head.split(";")), "---", "deal"]
    return answer_on_hand(told("\n".join(stakes), "posts"), book(house), ask)


@pytest.mark.parametrize("house", DEAD)
def test_where_nobody_left_button_and_blinds_are_told_when_they_are_asked_for(house: str) -> None:
    head = f"{SEATS};last-hand 8 9 1"
    asked = _after_the_last_hand(house, head, "button").sentence
    assert asked == f"The button {'is at' if house == U else 'goes to'} seat 9: {ONE}"
    assert _after_the_last_hand(house, head).sentence.startswith("Nothing is wrong: seat 3 may call 200")


@pytest.mark.parametrize(("house", "at"), {T4: "34-B", T2: "34", P: "35-B", F: "34", M: "32"}.items())
def test_as_heads_up_begins_button_and_blinds_are_told_before_anybody_acts(house: str, at: str) -> None:
    two = "seat 1 20000;seat 3 20000;last-hand 1 2 3"
    answer = _after_the_last_hand(house, two)
    assert answer.sentence == f"Seat 3 has the button and small blind, {FIRST}; seat 1 has the big blind."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [T2, F, M])
def test_a_button_that_stayed_heads_up_is_not_told_as_it_lies(house: str) -> None:
    """TDA 34 is on the hand with which heads-up begins; a later wrong button is not covered."""
    two = "seat 1 20000;seat 2 20000;last-hand 2 2 1;button 2"
    assert "doesn't cover this: the button is in the wrong place" in answered(house, two, "deal").sentence


@pytest.mark.parametrize("house", [T2, T4, P])
@pytest.mark.parametrize("has", [100, 200, 300])
def test_a_short_big_blind_over_an_open_small_blind_seat_is_the_big_blind(house: str, has: int) -> None:
    """All the player has, more than a small blind or less: the next seat acts first."""
    head = f"{_nine(has)};last-hand 3 4 5;button 4"
    answer = answered(house, head, f"P6 post {has}", "deal", blinds="200 400")
    assert answer.sentence.startswith("Nothing is wrong: seat 7 may call 400")


def test_a_small_blind_that_somebody_can_well_make_up_is_no_short_big_one() -> None:
    head = f"{_nine(20000)};last-hand 3 4 5;button 4"
    assert "seat 7 may call 400" not in answered(T4, head, "P6 post 300", "deal", blinds="200 400").sentence


def _nine(sixth: int) -> str:
    """Nine seats, the fifth open, with so much in the sixth."""
    return ";".join(f"seat {seat} {({5: 0, 6: sixth}).get(seat, 20000)}" for seat in range(1, 10))


DODGED = "Seat 1's hand is dead, and the 100 posted stays in; a blind dodged on purpose is penalized."


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        pytest.param(P, DODGED, id="players-2025:34"),
        pytest.param(T2, DODGED, id="tda-2022:33"),
        pytest.param(U, "The dealer kills seat 1's hand, and the 100 posted stays in the pot."),
    ],
)
def test_who_comes_from_a_broken_table_and_misses_a_blind_hears_of_the_penalty(house: str, sentence: str) -> None:
    assert answered(house, f"{SEATS};moved 1;absent 1", "deal").sentence == sentence
    assert "dodged" not in answered(house, f"{SEATS};absent 1", "deal").sentence
    assert "dodged" not in answered(house, f"{SEATS};moved 4;absent 4", "deal").sentence


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", F, "metropolitan"])
def test_on_a_straddle_from_another_seat_nothing_is_printed(house: str) -> None:
    said = on_hand(house, "blinds 100 200;seats 9 20000;button 9", "P5 post 400;deal").sentence
    assert said.endswith("doesn't cover this: a player posted a straddle, seat 5.")


def test_the_chips_of_a_blind_that_is_owed_are_no_straddle() -> None:
    """[upt:no-limit-15]"""
    said = on_hand("upt", "blinds 100 200;seats 9 20000;button 9", "P5 post 300;deal").sentence
    assert "straddle" not in said
