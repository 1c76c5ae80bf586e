"""How the stub is shuffled in the middle of a hand, and how many cards are burned for a street."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

FACE_DOWN = Ruling("deal.stub-shuffled", "the stub is shuffled face down", steps=(Step("shuffle-the-stub"),))

ONE_A_STREET = Ruling(
    "deal.one-burn-a-street",
    "one card is burned for a street, never more; how two are put right is for the floor",
    Authority.FLOOR,
    steps=(
        Step("stop-the-action"),
        Step("call-the-floor", after=("stop-the-action",)),
        Step("obey-the-floor", after=("call-the-floor",)),
    ),
    discretion=Discretion.FULL,
)


@rule("deal.reshuffle.stub-with-a-card-showing", kinds=("shuffled-open",), ruling=FACE_DOWN)
def stub_shuffled_with_a_card_showing() -> None:
    """The stub was shuffled during the hand while a card of it could be seen."""


@rule("deal.burn-after-sa.two-burns-for-a-street", kinds=("double-burn",), also=("deal.no-burn",), ruling=ONE_A_STREET)
def two_burns_for_a_street() -> None:
    """More than one card was burned for a street."""
