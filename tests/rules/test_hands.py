"""What hands are worth: as pokerkit says, in every game and of any cards; a hand is dealt without loading it."""

import subprocess
import sys
from random import Random

import pokerkit
import pytest

from tests.seeds import seeds, told
from trainer.kernel.cards import RANKS, SUITS
from trainer.rules.hands import HIGH, LOW, READINGS, SIGNS, by_suit, read_aloud, worth

ORACLES = {
    ("holdem", HIGH): pokerkit.StandardHighHand,
    ("omaha", HIGH): pokerkit.OmahaHoldemHand,
    ("omaha-8", HIGH): pokerkit.OmahaHoldemHand,
    ("omaha-8", LOW): pokerkit.OmahaEightOrBetterLowHand,
    ("stud", HIGH): pokerkit.StandardHighHand,
    ("stud-8", HIGH): pokerkit.StandardHighHand,
    ("stud-8", LOW): pokerkit.EightOrBetterLowHand,
    ("razz", LOW): pokerkit.RegularLowHand,
}
DECK = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
Cards = tuple[str, str]


def some(dice: Random) -> Cards:
    """Cards of a hand and of a board, any number of them; at times of few ranks, at times a card twice."""
    few = dice.sample(RANKS, 4)
    pool = DECK if dice.random() < 0.6 else [each for each in DECK if each[0] in few]
    own, common = dice.randrange(6), dice.randrange(6)
    twice = dice.random() < 0.2
    drawn = dice.choices(pool, k=own + common) if twice else dice.sample(pool, own + common)
    return "".join(drawn[:own]), "".join(drawn[own:])


@pytest.mark.parametrize("reading", READINGS)
def test_two_hands_compare_as_pokerkit_compares_them(reading: tuple[str, str]) -> None:
    for seed in seeds(150):
        dice = Random(seed)
        one, other = some(dice), some(dice)
        mine, theirs = worth(*reading, *one), worth(*reading, *other)
        first, second = (ORACLES[reading].from_game_or_none(*each) for each in (one, other))
        assert ((mine is None), (theirs is None)) == ((first is None), (second is None)), (one, other, told())
        if mine is not None and theirs is not None:
            assert (mine > theirs, mine == theirs) == (first > second, first == second), (one, other, told())


@pytest.mark.parametrize("reading", READINGS)
def test_the_best_five_are_told_as_pokerkit_tells_them(reading: tuple[str, str]) -> None:
    for seed in seeds(150):
        cards = some(Random(seed))
        found = ORACLES[reading].from_game_or_none(*cards)
        said = read_aloud(*reading, *cards)
        if found is None:
            assert not said, (cards, told())
            continue
        name, _, five = str(found).rstrip(")").partition(" (")
        faces = " ".join(five[at : at + 2] for at in range(0, len(five), 2))
        for plain, sign in (("T", "10"), *SIGNS.items()):
            faces = faces.replace(plain, sign)
        unpaired = reading[1] == LOW and name == "High card"
        assert said == (faces if unpaired else f"{name}: {faces}"), (cards, told())


@pytest.mark.parametrize("cards", ["", "Ah", "AhAdAcAsAh", "JkAhKdQc2s3h", "Ah?hKdQc2s", "AhKdQc2", "1h2h3h4h5h"])
def test_what_makes_no_hand_is_worth_nothing(cards: str) -> None:
    assert worth("holdem", HIGH, cards, "") is None
    assert not read_aloud("holdem", HIGH, cards, "")
    assert by_suit("stud", HIGH, cards) == ()


def test_of_fives_worth_the_same_the_higher_suits_count() -> None:
    assert by_suit("stud", HIGH, "AcKdQhJs9c9d2h") == ((12, 0), (11, 1), (10, 2), (7, 1), (7, 0))
    assert by_suit("razz", LOW, "AcAs2d3h4s6c") == ((4, 0), (2, 3), (1, 2), (0, 1), (-1, 3))


def test_a_showdown_loads_no_pokerkit() -> None:
    code = "import sys; from trainer.rules.hands import worth; worth('stud', 'high', 'AhKhQhJhTh', ''); "
    subprocess.run([sys.executable, "-c", f"{code}assert 'pokerkit' not in sys.modules"], check=True)
