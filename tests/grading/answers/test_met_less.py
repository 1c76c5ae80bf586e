"""Wagers, pots and showdowns in spots that are met less: at several houses, what is asked besides."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.reading import read

T4, T2, P, F, M, U = "tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
EVERY, TDA_LIKE = (T4, T2, P, F, M, U), (T4, T2, P, F, M)
RIVER = "on river;blinds 100 200;pot 2400"
SHORT = f"{RIVER};in 3 8;seats 9 20000;seat 8 6000"
STRADDLED = "blinds 100 200;seats 9 20000;button 9"


def told(house: str, head: str, acts: str, asked: str = "") -> str:
    both = Both(read(lines(head, acts)).record)
    return answer_on_all(both, book(house), [question(each) for each in asked.split()]).sentence


@pytest.mark.parametrize(
    ("houses", "head", "acts", "asked", "said"),
    [
        pytest.param(
            EVERY,
            SHORT,
            "P3 bet 1000;all-in 8;fold 3",
            "",
            "Nothing is wrong: seat 8 wins 4,400; the uncalled 5,000 goes back to seat 8.",
            id="everybody-folds-to-an-all-in",
        ),
        pytest.param(
            TDA_LIKE,
            f"{RIVER};in 3 6 8;seats 9 20000;board 2c 7d 9h 3s 4c",
            "P3 bet 1000;call 6 8;P3 move muck",
            "",
            "Seat 3, who mucked, is out unless those cards are identified and tabled.",
            id="14-one-of-three-mucks-first",
        ),
        pytest.param(
            TDA_LIKE,
            STRADDLED,
            "P3 post 400;deal;P4 raise 800",
            "",
            "{} doesn't cover this: a player posted a straddle, seat 3.",
            id="no-paragraph-on-straddles-nor-on-whose-turn-it-is-then",
        ),
        pytest.param(
            (U,), STRADDLED, "P3 post 400;deal", "wager:3", "Seat 3 may not straddle.", id="button-7-asked-of-a-wager"
        ),
    ],
)
def test_what_is_told(houses: tuple[str, ...], head: str, acts: str, asked: str, said: str) -> None:
    for house in houses:
        assert told(house, head, acts, asked) == said.format(book(house).ledger.known_as), house
