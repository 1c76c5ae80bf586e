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
TURN = "on turn;blinds 100 200;pot 2400;in 2 5;seats 9 20000"
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
            EVERY,
            TURN,
            "P2 bet 500;P5 say all-in;fold 2",
            "",
            "Nothing is wrong: seat 5 wins 3,400; the uncalled 19,500 goes back to seat 5.",
            id="everybody-folds-to-an-all-in-said-alone",
        ),
        pytest.param(
            EVERY,
            TURN,
            "P2 bet 500;P5 fold;P5 say I call",
            "",
            "Seat 5's fold is binding; seat 2 wins 2,400; the uncalled 500 goes back to seat 2.",
            id="50-A-who-has-folded-calls-no-more",
        ),
        pytest.param(
            EVERY,
            TURN,
            "P2 bet 500;P5 fold;P5 wager 500",
            "",
            "Seat 5's fold is binding; seat 2 wins 2,400; the uncalled 500 goes back to seat 2.",
            id="50-A-nor-puts-chips-in",
        ),
        pytest.param(
            TDA_LIKE,
            SHORT,
            "P3 bet 1000;all-in 8;P3 move aside;P8 move aside",
            "",
            "Nothing is wrong: seat 8 wins 4,400; the uncalled 5,000 goes back to seat 8.",
            id="the-winner-lets-go-too",
        ),
        pytest.param(
            (U,),
            "on turn;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000",
            "P2 bet 500;P8 fold;fold 5",
            "",
            "Seat 8's hand is dead; seat 2 wins 2,400; the uncalled 500 goes back to seat 2.",
            id="dead-hands-1-a-and-who-wins",
        ),
        pytest.param(
            TDA_LIKE,
            "on turn;blinds 100 200;pot 2400;in 2 5 8;seats 9 20000",
            "P2 bet 1000;P5 raise 3000;D announce-bet raise 2000;P8 wager 2000",
            "",
            "Seat 8 owes the full 3,000: 1,000 more goes in.",
            id="49-a-raise-announced-wrong",
        ),
        pytest.param(
            TDA_LIKE,
            f"{RIVER};side 1000 5 8;in 2 5 8;seats 9 20000;board 2h 7h 9h 3s 4c;cards 2 Ah Kh;cards 5 9c 9d;"
            "cards 8 As Ad",
            "check 5 8;show 2 5 8;D muck 2",
            "",
            "Seat 2's tabled hand isn't killed: it wins 2,400; seat 5 wins 1,000.",
            id="13-C-what-the-tabled-winner-wins",
        ),
        pytest.param(
            EVERY,
            f"{RIVER};in 2 5;seats 9 20000;board 2h 7h 9h 3s 4c;cards 2 Ah Kh;cards 5 9c 9d",
            "P2 bet 500;call 5;show 2 5;D push-pot 5 3400;P8 dispute reading 2",
            "",
            "The dispute is heard: it comes in time; seat 2 wins 3,400, but seat 5 got 3,400 too much.",
            id="22-the-called-bets-go-in-with-the-push",
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
