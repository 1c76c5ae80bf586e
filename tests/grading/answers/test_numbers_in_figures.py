"""A number without its hundreds is ruled alike in figures and in words; figures that chips make stay as said."""

import pytest

from tests.grading.answers.in_short import said_of

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
DEAL = "blinds 100 200;seats 9 20000;button 9"
LIMIT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
QUARTERS = "on turn;blinds 25 50;pot 1000;in 2 5 7;seats 9 5000"
CASH = "on turn;blinds 1 2;pot 200;in 2 5 7;seats 9 2000"
TABLE = {"tda-2024": "57", "tda-2022": "57", "players-2025": "57", "foxwoods-2020": "57", "metropolitan": "51"}
HOUSES = {**TABLE, "upt": "betting-14"}
ALIKE = (
    (TURN, "P2 bet 400;P5 say {}", "6", "six"),
    (TURN, "P2 bet 400;P5 say {}", "4", "four"),
    (TURN, "P2 bet 400;P5 say {}", "raise to 8", "raise to eight"),
    (TURN, "P2 bet 400;P7 say {}", "raise 8", "raise eight"),
    (TURN, "P2 bet 1000;P5 say {}", "raise 3", "raise three"),
    (TURN, "P2 bet 1000;P5 say {}", "raise 25", "raise twenty-five"),
    (TURN, "P2 bet 1000;P5 say {};P5 wager 3000", "raise 3", "raise three"),
    (TURN, "P2 bet 400;P5 say {};P7 say call", "raise to 8", "raise to eight"),
    (TURN, "P2 bet 400;P5 say {};D ask-how-much 5;P5 say 800", "raise to 8", "raise to eight"),
    (DEAL, "deal;P3 say {}", "raise 6", "raise six"),
    (QUARTERS, "P2 bet 400;P5 say {}", "raise 9", "raise nine"),
    (QUARTERS, "P2 say {}", "bet 4", "bet four"),
    (LIMIT, "P2 bet 400;P5 say {}", "raise 8", "raise eight"),
)
SAYS = (
    ("tda-2024-42-B", "tda-2024", TURN, "P2 bet 1000;P5 say raise 3", "", "Seat 5 raises to 3,000 and puts in 3,000"),
    (
        "players-2025-46-A",
        "players-2025",
        TURN,
        "P2 bet 400;P5 say raise to 8;P7 say call",
        "wager:7",
        "It's a call: seat",
    ),
    (
        "metropolitan-51",
        "metropolitan",
        TURN,
        "P2 bet 400;P5 say 6",
        "",
        "Ask seat 5 whether the amount is 600 or 6,000;",
    ),
    (
        "foxwoods-2020-40-A",
        "foxwoods-2020",
        DEAL,
        "deal;P3 say raise 6",
        "",
        "The floor decides what seat 3 meant",
    ),
    (
        "tda-2024-52-A",
        "tda-2024",
        CASH,
        "P2 bet 60;P5 say raise 6",
        "",
        "The raise is to 120, not 6: seat 5 puts",
    ),
    (
        "tda-2024-52-A",
        "tda-2024",
        CASH,
        "P2 bet 60;P5 say raise 90",
        "",
        "The raise is to 120, not 90: seat 5 puts",
    ),
    ("tda-2024-42-B", "tda-2024", CASH, "P2 bet 2;P5 say raise 6", "", "Seat 5 raises to 6 and puts in 6 more."),
    (
        "tda-2024-52-A",
        "tda-2024",
        TURN,
        "P2 bet 400;P5 say raise 50",
        "",
        "The raise is to 800, not 50: seat 5",
    ),
    (
        "metropolitan-42-A",
        "metropolitan",
        TURN,
        "P2 bet 400;P5 say raise 300",
        "",
        "The raise is to 800, not 300: ",
    ),
)
JUST_THE_POT = (
    ("P5 say call", "", "it's a call: seat 5 puts in 400 more, 400 in all."),
    ("P5 wager 4000", "", "seat 5 raises to 4,000."),
    ("P5 raise 1000", "", "seat 7 may call 1,000 or raise, minimum raise to 1,600."),
    ("P5 raise 8000", "rights:7", "Seat 7 may call 8,000 or raise, minimum raise to 15,600."),
    ("P5 fold", "rights:7", "Seat 7 may call 400 or raise, minimum raise to 800."),
    ("P2 wager 400", "rights:5", "Seat 5 may call 400 or raise, minimum raise to 800."),
)


@pytest.mark.parametrize(("house", "at"), HOUSES.items(), ids=[f"{each}-{at}" for each, at in HOUSES.items()])
@pytest.mark.parametrize(("head", "acts", "figures", "words"), ALIKE)
def test_figures_are_ruled_as_the_words(house: str, at: str, head: str, acts: str, figures: str, words: str) -> None:
    for asked in ("", "wager:5", "rights:7"):
        in_words = said_of(house, head, acts.format(words), asked)
        assert said_of(house, head, acts.format(figures), asked) == in_words, at


@pytest.mark.parametrize(
    ("house", "head", "acts", "asked", "begins"), [each[1:] for each in SAYS], ids=[each[0] for each in SAYS]
)
def test_only_figures_that_no_chips_make_are_such_a_number(
    house: str, head: str, acts: str, asked: str, begins: str
) -> None:
    assert said_of(house, head, acts, asked).startswith(begins)


@pytest.mark.parametrize(("then", "asked", "ends"), JUST_THE_POT, ids=["foxwoods-2020-57"] * len(JUST_THE_POT))
def test_foxwoods_has_figures_stay_below_the_pot_too(then: str, asked: str, ends: str) -> None:
    assert said_of("foxwoods-2020", TURN, f"P2 say bet 4;{then}", asked).endswith(ends)
