"""The first two lines on fresh hands, in which other things go wrong than in the files that ship."""

import re

import pytest

from trainer.grading.assess import Assessor
from trainer.grading.mistakes import plays_on
from trainer.grading.model import playing_out
from trainer.grading.telling.lead import Lead, lead
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS


def led(injector: str, key: str, **fixed: str | int) -> Lead:
    """What a dealer is told who misses it in a hand with that irregularity."""
    law = book(key)
    graded = None
    play = play_of(generated(INJECTORS[injector], "told", law, fixed), law)
    for now in playing_out(play, law, plays_on):
        graded = now
    assert isinstance(graded, Assessor)
    return lead(graded.record, graded.assessment(), law)


@pytest.mark.parametrize(
    ("injector", "key", "fixed", "wrong", "to_do"),
    [
        (
            "wrong-card-brings-it-in",
            "tda-2024",
            {"word": "I bring it in"},
            r"Seat \d brought it in for \d+ out of turn on third street, ahead of seat \d\.",
            r".* back the action up to seat \d\. Seat \d’s bring-in of \d+ stands unless .* bets\.",
        ),
        (
            "hand-short-of-a-card",
            "metropolitan",
            {"until": "preflop"},
            r"Seat \d got a card out of sequence on the deal\.",
            r"Call the floor\. The floor decides whether it’s a misdeal\. Follow the floor’s ruling\.",
        ),
        (
            "stub-too-short",
            "tda-2024",
            {"plan": "8 100 7"},
            r"On seventh street the stub had \w+ cards for seven hands\.",
            r".* Deal one community card face up\. Even with the burns, a card for each hand would use up the stub\.",
        ),
        (
            "joker-in-the-deck",
            "tda-2024",
            {"street": "turn"},
            r"A card that doesn’t belong in the deck came up on the turn\.",
            r".*",
        ),
    ],
)
def test_the_words(injector: str, key: str, fixed: dict[str, str | int], wrong: str, to_do: str) -> None:
    told = led(injector, key, **fixed)
    assert re.fullmatch(wrong, told.wrong), told.wrong
    assert re.fullmatch(to_do, told.to_do), told.to_do
