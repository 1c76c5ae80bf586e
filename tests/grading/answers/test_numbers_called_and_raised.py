"""A bare number that the house sizes itself: what others call and raise is that, not the bet before or the least."""

import pytest

from tests.grading.answers.in_short import on_hand
from trainer.grading.answers.each_once import each_once

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
POT_DECIDES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"]
B = "P2 bet 800;P5 say twenty;"
MEANS = "The amount is 2,000, the highest the number can mean within the pot of 4,800, bets in front included; "
TWELVE = "The amount is 1,200, the highest the number can mean within the pot of 4,000; "
OR_NOT = "the floor decides whether seat 2's hand is dead, or live with no right to bet or raise."
FREED = "; seat 7's bet of 1,600 is no longer binding: in turn seat 7 may"
"""To seat 7, behind it, the bet has changed the action: 53-A, 42-A, 43-A, 39-A."""
PAST = f"Seat 5's {{}} is binding, and {OR_NOT[:-1]}{FREED} call, raise or fold."
CASES = (
    (f"{B}P7 call", "", f"{MEANS}it's a call: seat 7 puts in 2,000 more, 2,000 in all."),
    (f"{B}P7 call", "wager:7", "It's a call: seat 7 puts in 2,000 more, 2,000 in all."),
    (f"{B}P7 call", "rights:2", "Seat 2 may call 1,200 or raise, minimum raise to 3,200."),
    (f"{B}P7 raise 4000", "", f"{MEANS}seat 2 may call 3,200 or raise, minimum raise to 6,000."),
    (f"{B}P7 fold;P2 raise 6000", "", f"{MEANS}seat 5 may call 4,000 or raise, minimum raise to 10,000."),
    (
        "P2 bet 800;P5 say raise twenty;P7 raise 6000",
        "rights:2",
        "Seat 2 may call 5,200 or raise, minimum raise to 10,000.",
    ),
    ("check 2;P5 say twelve;P7 raise 3000", "", f"{TWELVE}seat 2 may call 3,000 or raise, minimum raise to 4,800."),
    ("check 2;P5 say twelve;P7 raise 3000", "rights:2", "Seat 2 may call 3,000 or raise, minimum raise to 4,800."),
    ("check 2;P5 say twelve;P7 call", "", f"{TWELVE}it's a call: seat 7 puts in 1,200 more, 1,200 in all."),
    ("P2 bet 800;P5 say fifteen;P7 call", "", "The raise is to 1,600, not 1,500: seats 5 and 7 make it 1,600."),
    (
        B.removesuffix(";"),
        "",
        "The amount is 2,000, the highest the number can mean within the pot of 4,800, bets in front included.",
    ),
    ("P7 raise 1600;P5 say twelve", "", PAST.format("bet of 1,200")),
    ("P7 raise 1600;P5 say raise twelve", "", PAST.format("bet of 1,200")),
    ("P7 raise 1600;P5 say twenty", "", PAST.format("bet of 2,000")),
    ("P7 raise 1600;P5 raise 4000", "", PAST.format("bet of 4,000")),
)
ASKED = (
    (
        f"{B}P7 call",
        (
            "Ask seat 5 whether the amount is 2,000 or 20,000; if it stays unclear, the floor rules; "
            "the amount of seat 7's call depends on that."
        ),
    ),
    (
        "P2 bet 800;P5 say twenty;P5 say 2000;P7 call",
        "The amount is 2,000, as the player says; it's a call: seat 7 puts in 2,000 more, 2,000 in all.",
    ),
    (
        "P7 raise 1600;P5 say twelve",
        (
            f"Seat 5's action is binding, as there was substantial action, and the floor rules on seat 2's hand{FREED} "
            f"only "
            "call or fold."
        ),
    ),
)


@pytest.mark.parametrize("book", POT_DECIDES, ids=lambda book: f"{book}-57")
@pytest.mark.parametrize(("acts", "ask", "sentence"), CASES)
def test_a_number_is_faced_as_what_the_pot_makes_of_it(book: str, acts: str, ask: str, sentence: str) -> None:
    what, _, seat = ask.partition(":")
    made = on_hand(book, T, acts, what, int(seat or 0))
    assert made.sentence.removeprefix("Nothing is wrong: ") == sentence


@pytest.mark.parametrize(("acts", "sentence"), ASKED, ids=lambda each: "metropolitan-51")
def test_a_number_that_its_maker_is_asked_about_is_none_until_he_answers(acts: str, sentence: str) -> None:
    assert on_hand("metropolitan", T, acts).sentence == sentence


@pytest.mark.parametrize("book", POT_DECIDES)
@pytest.mark.parametrize("acts", [f"{B}P7 call", f"{B}P7 raise 4000"])
def test_it_rests_on_the_paragraph_that_has_the_pot_decide(book: str, acts: str) -> None:
    """[57]"""
    made = on_hand(book, T, acts)
    assert made.lead is not None
    assert "57" in {each.at for each in made.lead.citations}
    assert not [each for each in each_once(made).also if "the highest meaning" in each]
