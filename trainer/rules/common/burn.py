"""How the stub is shuffled in the middle of a hand."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling, Step

FACE_DOWN = Ruling("deal.stub-shuffled", "the stub is shuffled face down", steps=(Step("shuffle-the-stub"),))


@rule("deal.reshuffle.stub-with-a-card-showing", kinds=("shuffled-open",), ruling=FACE_DOWN)
def stub_shuffled_with_a_card_showing() -> None:
    """The stub was shuffled during the hand while one of its cards could be seen."""
