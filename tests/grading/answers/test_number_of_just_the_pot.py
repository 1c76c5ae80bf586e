"""A bare number that is just the pot: what it means at a house is what everybody behind it faces."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.each_once import each_once

HEAD = "on turn;blinds 100 200;pot {};in 2 5 7;seats 9 20000"
AS_MUCH = ("tda-2022", "tda-2024", "players-2025")
"""Houses where the highest meaning may be the pot itself (57); Foxwoods has it stay below (57)."""
FOUR = "P2 say bet four;"
FITS = "The amount is {}, the highest the number can mean within the pot of {:,}; "
SEVEN = "seat 7 may call {} or raise, minimum raise to {}."
TO_400 = (
    (f"{FOUR}P5 raise 800", "", SEVEN.format("800", "1,200")),
    (f"{FOUR}P5 raise 9000", "", SEVEN.format("9,000", "17,600")),
    (f"{FOUR}P5 call", "", "it's a call: seat 5 puts in 400 more, 400 in all."),
    (f"{FOUR}P5 call;P7 raise 9000", "", "seat 2 may call 8,600 or raise, minimum raise to 17,600."),
    ("check 2;P5 say four;P7 raise 6000", "", "seat 2 may call 6,000 or raise, minimum raise to 11,600."),
)
TO_4000 = (
    (f"{FOUR}P2 wager 1000;P5 call", "", "it's a call: seat 5 puts in 4,000 more, 4,000 in all."),
    (f"{FOUR}P5 raise 800", "", "seat 5's raise is to 8,000, not 800: seat 5 puts in 7,200 more."),
    (f"{FOUR}P5 raise 9000", "", SEVEN.format("9,000", "14,000")),
    (f"{FOUR}P5 call", "", "it's a call: seat 5 puts in 4,000 more, 4,000 in all."),
    (f"{FOUR}P5 call;P7 raise 9000", "", "seat 2 may call 5,000 or raise, minimum raise to 14,000."),
    (
        "check 2;P5 say four;P7 raise 6000",
        "",
        "seat 7's raise is to 8,000, not 6,000: seat 7 puts in 2,000 more.",
    ),
)
RIGHTS = (
    (4000, AS_MUCH, "Seat 7 may call 4,000 or raise, minimum raise to 8,000."),
    (4000, ("foxwoods-2020",), "Seat 7 may call 400 or raise, minimum raise to 800."),
    (3900, (*AS_MUCH, "foxwoods-2020"), "Seat 7 may call 400 or raise, minimum raise to 800."),
    (4100, (*AS_MUCH, "foxwoods-2020"), "Seat 7 may call 4,000 or raise, minimum raise to 8,000."),
)
BET_200 = "P2 bet 200;P5 say raise four;"
"""With 3,800 in the pot the bet in front makes it just 4,000."""
IN_FRONT = (
    (AS_MUCH, "P7 call", "it's a call: seat 7 puts in 4,000 more, 4,000 in all."),
    (AS_MUCH, "P7 raise 7800", "seat 2 may call 7,600 or raise, minimum raise to 11,600."),
    (("foxwoods-2020",), "P7 call", "it's a call: seat 7 puts in 400 more, 400 in all."),
    (("foxwoods-2020",), "P7 raise 7800", "seat 2 may call 7,600 or raise, minimum raise to 15,200."),
)
WITH_CHIPS = (
    (
        AS_MUCH,
        "P2 wager 1000;P5 raise 800",
        (
            "The amount is 4,000, the highest the number can mean within the pot of 4,000; then the "
            "raise is to 8,000, not 800: "
        ),
    ),
    (("foxwoods-2020",), "P2 wager 300;P5 raise 800", "The amount is 400, the highest the number can mean within "),
    (
        ("foxwoods-2020",),
        "P2 wager one 5000;P5 raise 500",
        "Seat 2's 5,000 is a bet of 400, and 4,600 goes back; seat 5's raise is to 800, not 500: ",
    ),
)
SETTLED = (
    ("P2 wager 400;P5 raise 800", "Nothing is wrong: seat 7 may call 800 or raise, minimum raise to 1,200."),
    ("P2 wager 400;P5 call", "Nothing is wrong: seat 7 may call 400 or raise, minimum raise to 800."),
    ("P2 wager 4000;P5 raise 500", "The raise is to 8,000, not 500: seat 5 puts in 7,500 more."),
    ("P2 wager 4000;P5 call", "Nothing is wrong: seat 7 may call 4,000 or raise, minimum raise to 8,000."),
)
OUT = "P5 say bet four;"
OR_NOT = "the floor decides whether seat 2's hand is dead, or live with no right to bet or raise."
OUT_OF_TURN = (
    (AS_MUCH, "P7 call", f"Seat 5's bet of 4,000 and seat 7's call of 4,000 are binding, and {OR_NOT}"),
    (("foxwoods-2020",), "P7 call", f"Seat 5's bet of 400 and seat 7's call of 400 are binding, and {OR_NOT}"),
    (
        ("metropolitan",),
        "P7 call",
        (
            "Seat 5's bet and seat 7's call are binding, as there was substantial action, and the floor "
            "rules on seat 2's hand."
        ),
    ),
    (AS_MUCH, "P2 check;P5 wager 400", "Seat 5 is held to the out-of-turn words: 4,000."),
    (
        ("foxwoods-2020",),
        "P2 check;P5 wager 400",
        "Seat 5's out-of-turn bet is binding at 400; the action is on seat 7.",
    ),
)
FIFTEEN = "P2 bet 800;P5 say fifteen;P7 call"
"""Against 800 fifteen is 1,500, short of a raise, or 15,000: with 14,200 in the pot that is just the pot."""
SHORT = (
    (14200, "foxwoods-2020", "The raise is to 1,600, not 1,500: seats 5 and 7 make it 1,600."),
    (14100, "tda-2024", "The raise is to 1,600, not 1,500: seats 5 and 7 make it 1,600."),
    (14300, "foxwoods-2020", "It's a call: seat 7 puts in 15,000 more, 15,000 in all."),
    (14200, "tda-2024", "It's a call: seat 7 puts in 15,000 more, 15,000 in all."),
)


def _cases(pot: int, houses: tuple[str, ...], means: str, cases: tuple[tuple[str, str, str], ...]) -> list[object]:
    some = ((house, acts, rest) for house in houses for acts, _, rest in cases)
    return [
        pytest.param(house, pot, acts, FITS.format(means, pot) + rest, id=f"{house}-57") for house, acts, rest in some
    ]


@pytest.mark.parametrize(
    ("house", "pot", "acts", "sentence"),
    [
        *_cases(3900, (*AS_MUCH, "foxwoods-2020"), "400", TO_400),
        *_cases(4000, AS_MUCH, "4,000", TO_4000),
        *_cases(4000, ("foxwoods-2020",), "400", TO_400),
        *_cases(4100, (*AS_MUCH, "foxwoods-2020"), "4,000", TO_4000),
    ],
)
def test_what_others_face_is_what_the_house_makes_of_the_number(house: str, pot: int, acts: str, sentence: str) -> None:
    assert on_hand(house, HEAD.format(pot), acts).sentence == sentence


@pytest.mark.parametrize(("pot", "houses", "sentence"), RIGHTS, ids=lambda each: "57" if isinstance(each, str) else "")
def test_the_rights_behind_it_rest_on_that(pot: int, houses: tuple[str, ...], sentence: str) -> None:
    said = [on_hand(house, HEAD.format(pot), f"{FOUR}P5 call", "rights").sentence for house in houses]
    assert said == [sentence] * len(houses)


@pytest.mark.parametrize(("houses", "then", "rest"), IN_FRONT, ids=lambda each: "57" if isinstance(each, str) else "")
def test_the_pot_counts_the_bets_in_front(houses: tuple[str, ...], then: str, rest: str) -> None:
    for house in houses:
        assert on_hand(house, HEAD.format(3800), f"{BET_200}{then}").sentence.endswith(
            f"bets in front included; {rest}"
        )


@pytest.mark.parametrize(
    ("houses", "then", "begins"), WITH_CHIPS, ids=lambda each: "57" if isinstance(each, str) else ""
)
def test_chips_that_make_none_of_its_meanings_change_nothing_of_a_number(
    houses: tuple[str, ...], then: str, begins: str
) -> None:
    for house in houses:
        assert on_hand(house, HEAD.format(4000), f"{FOUR}{then}").sentence.startswith(begins)


@pytest.mark.parametrize("house", [*AS_MUCH, "foxwoods-2020"], ids=lambda each: f"{each}-57")
@pytest.mark.parametrize(("then", "sentence"), SETTLED)
def test_chips_that_make_just_one_of_them_are_the_bet_whatever_the_pot_is(house: str, then: str, sentence: str) -> None:
    assert on_hand(house, HEAD.format(4000), f"{FOUR}{then}").sentence == sentence


@pytest.mark.parametrize(("houses", "then", "sentence"), OUT_OF_TURN)
def test_out_of_turn_it_is_the_same(houses: tuple[str, ...], then: str, sentence: str) -> None:
    """[57; 42-A, 43-A, 53-A]"""
    for house in houses:
        assert on_hand(house, HEAD.format(4000), f"{OUT}{then}").sentence == sentence


@pytest.mark.parametrize(("pot", "house", "sentence"), SHORT, ids=lambda each: "57" if isinstance(each, str) else "")
def test_short_of_a_raise_it_goes_by_the_same_measure(pot: int, house: str, sentence: str) -> None:
    head = f"on turn;blinds 100 200;pot {pot};in 2 5 7;seats 9 40000"
    assert on_hand(house, head, FIFTEEN).sentence.endswith(sentence)


@pytest.mark.parametrize("house", [*AS_MUCH, "foxwoods-2020"], ids=lambda each: f"{each}-57")
@pytest.mark.parametrize(("pot", "acts", "wins"), [(4000, FOUR, 4000), (3800, BET_200, 4200)])
def test_nobody_who_folds_leaves_it_open_what_the_number_was(house: str, pot: int, acts: str, wins: int) -> None:
    """A number that nobody called goes back, as much of it as the house makes of it."""
    folds = "P5 fold;P7 fold" if acts is FOUR else "P7 fold;P2 fold"
    told = on_hand(house, HEAD.format(pot), f"{acts}{folds}")
    large = 4000 if house in AS_MUCH else 400
    seat, back = (2, large) if acts is FOUR else (5, large - 200)
    went = f"the uncalled {back:,} goes back to seat {seat}."
    assert told.sentence == f"Nothing is wrong: seat {seat} wins {wins:,}; {went}"
    assert [each for each in each_once(told).also if each.startswith(f"The amount is {large:,}")]


ANSWERED = f"{FOUR}D ask-how-much 2;P2 say four {{}};P5 call"
BY_THE_POT = (
    *(
        (
            f"{house}-57",
            "hundred",
            "4,000",
            "The amount is 4,000, the highest the number can mean within the pot of 4,000; ",
        )
        for house in AS_MUCH
    ),
    (
        "foxwoods-2020-57",
        "thousand",
        "400",
        "The amount is 400, the highest the number can mean within the pot of 4,000; ",
    ),
    ("metropolitan-51", "hundred", "400", "The amount is 400, as the player says; "),
    ("metropolitan-51", "thousand", "4,000", "The amount is 4,000, as the player says; "),
)


@pytest.mark.parametrize(("paragraph", "scale", "comes_to", "wager"), BY_THE_POT)
def test_who_calls_what_the_pot_decides_puts_in_that_whatever_its_maker_answers(
    paragraph: str, scale: str, comes_to: str, wager: str
) -> None:
    house, acts = paragraph.rpartition("-")[0], ANSWERED.format(scale)
    head = HEAD.format(4000)
    call = f"it's a call: seat 5 puts in {comes_to} more, {comes_to} in all."
    assert on_hand(house, head, acts).sentence == f"{wager}{call}"
    assert on_hand(house, head, acts, "wager", 5).sentence.endswith(call[1:])
    assert on_hand(house, head, acts, "rights", 7).sentence.startswith(f"Seat 7 may call {comes_to} or raise")
