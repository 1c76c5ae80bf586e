"""Wagers that were only said, and what others did on them; more than the limit; change of a chip that went past."""

import pytest

from tests.grading.answers.in_short import on_hand

FLOP = "on flop;blinds 100 200;pot 1200;in 1 2 3;seats 6 20000"
TDA_LIKE = ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan")
SILENT_ON_TOO_MUCH = ("tda-2022", "tda-2024", "players-2025", "metropolitan")
LIMIT = "game holdem limit;blinds 100 200;seats 6 20000;button 6"
MORE = "what happens to more than the limit: the floor decides, and a call is 400, the only raise to 600."


@pytest.mark.parametrize("house", TDA_LIKE)
@pytest.mark.parametrize(
    ("acts", "who"),
    [
        ("P3 call", "seats 2 and 3 make"),
        ("P3 say call", "seats 2 and 3 make"),
        ("P3 wager 1000", "seats 2 and 3 make"),
        ("P3 say call;P1 say call", "seats 1, 2 and 3 make"),
    ],
)
def test_an_underraise_only_said_is_brought_up_for_all_who_called_it(house: str, acts: str, who: str) -> None:
    """TDA 52-A and kin."""
    sentence = on_hand(house, FLOP, f"P1 bet 600;P2 say raise 1000;{acts}").sentence
    assert sentence == f"The raise is to 1,200, not 1,000: {who} it 1,200."


@pytest.mark.parametrize("house", SILENT_ON_TOO_MUCH)
@pytest.mark.parametrize("acts", ["P4 say raise 700", "P4 raise 700", "P4 wager 700", "P4 say seven hundred"])
def test_more_than_the_limit_is_not_ruled_on(house: str, acts: str) -> None:
    """The paragraphs on amounts speak of too little alone."""
    answer = on_hand(house, LIMIT, f"deal;P3 raise 400;{acts}")
    assert answer.sentence.partition(" doesn't say ")[2] == MORE


def test_foxwoods_cuts_down_what_was_only_said() -> None:
    """Foxwoods 54-B."""
    told = on_hand("foxwoods-2020", LIMIT, "deal;P3 raise 400;P4 say raise 700").sentence
    assert told == "The raise is cut to 600, not 700: seat 4 puts in 600 more."


@pytest.mark.parametrize("house", ["tda-2024", "foxwoods-2020", "metropolitan"])
def test_a_raise_said_in_limit_is_the_raise_in_however_many_motions(house: str) -> None:
    sentence = on_hand(house, LIMIT, "deal;P3 raise 400;P4 say raise;P4 wager 400;P4 wager 200").sentence
    assert sentence == "Seat 4 raises to 600."


@pytest.mark.parametrize("house", ["foxwoods-2020", "metropolitan"])
def test_an_all_in_may_complete_a_raise_in_a_second_motion(house: str) -> None:
    """Foxwoods 45-C, Metropolitan 41-C."""
    head = "blinds 100 200;seats 4 20000;button 4;seat 4 850"
    assert on_hand(house, head, "deal;P3 raise 600;P4 say raise;P4 wager 600;P4 wager 250").sentence == (
        "Seat 4 raises to 850."
    )


@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P1 post 100;P2 post one 1000;deal;P3 raise 600;P4 call;fold 1 2;flop", 1500),
        ("deal;P3 raise 600;P4 wager one 5000;fold 1 2;flop", 1500),
    ],
)
def test_change_goes_back_before_the_flop_is_dealt(acts: str, pot: int) -> None:
    """TDA 44: a chip too large is a call."""
    told = on_hand("tda-2024", "blinds 100 200;seats 4 20000;button 4", acts, ask="pots").sentence
    assert told == f"The pot is {pot:,}: {pot:,} in the middle and 0 in front of the players."


@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P1 bet 300;P2 say raise to 900;P3 fold;P1 say call;turn", 3000),
        ("P1 say bet 300;P2 say call;fold 3;turn", 1800),
    ],
)
def test_chips_that_were_only_said_are_in_when_the_next_card_comes(acts: str, pot: int) -> None:
    told = on_hand("tda-2024", FLOP, acts, ask="pots").sentence
    assert told == f"The pot is {pot:,}: {pot:,} in the middle and 0 in front of the players."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
@pytest.mark.parametrize("end", ["P3 dispute action 2", "P3 say my raise was too small, I want 500 more"])
def test_an_objection_after_the_showdown_has_begun_is_told_to_be_too_late(house: str, end: str) -> None:
    """TDA 52-A: on the river an underraise is put right until the showdown starts."""
    head = "on river;blinds 300 600;pot 4800;in 2 3;seats 6 30000;cards 2 Kd Kc;cards 3 Ah Ad;board 2c 7d 9h 3s Jc"
    told = on_hand(house, head, f"P2 bet 1500;P3 wager 2500;P2 call;show 2 3;{end}").sentence
    assert told == "Seat 3's 2,500 stands: the showdown has begun, and it's too late to correct it."


def test_a_raise_made_larger_tells_what_it_costs_who_has_chips_in() -> None:
    """TDA 46-C-2: prior chips that cover the call count with the new ones."""
    head = "blinds 100 200;seats 6 20000;button 6"
    acts = "P1 post 100;P2 post one 1000;deal;fold 3 4 5;P6 raise 800;fold 1;P2 wager one 100"
    told = on_hand("tda-2024", head, acts).sentence
    assert told == (
        "The raise is to 1,400, not 1,100, as 1,100 is the 50% mark and "
        "all 1,100 counts when the 1,000 in front covers the call: "
        "seat 2 puts in 300 more; it's 600 more to seat 6."
    )


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "metropolitan", "upt"])
def test_the_last_all_in_has_the_hands_tabled_with_pots_and_what_goes_back(house: str) -> None:
    """TDA 16; in order at UPT showdown-7."""
    head = "on flop;blinds 100 200;pot 600;in 1 2 3;seats 9 20000;seat 1 1000;seat 2 3000;seat 3 5000"
    pots = "the main pot is 3,600 and side pot 1 is 4,000"
    pots = "side pot 1 is 4,000 and the main pot is 3,600, awarded in that order" if house == "upt" else pots
    assert on_hand(house, head, "all-in 1 2 3").sentence == (
        f"The hands of seats 1, 2 and 3 are tabled at once; {pots}; the uncalled 2,000 goes back to seat 3."
    )
