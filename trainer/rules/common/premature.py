"""Cards dealt before the betting was over: back into the stub, shuffled, and dealt again on the burn that lies."""

from trainer.rules.rule import rule
from trainer.rules.ruling import Ruling, Step


def dealt_again(key: str, says: str, last: str) -> Ruling:
    """The early cards go back, the whole stub is shuffled, and `last` deals them again without another burn."""
    return Ruling(
        key,
        says,
        steps=(
            Step("burn-stays"),
            Step("early-cards-into-the-stub"),
            Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
            Step("finish-the-betting"),
            Step(last, ("burn-stays", "shuffle-the-stub", "finish-the-betting")),
        ),
        harms=("a-second-burn",),
    )


FLOP_AGAIN = dealt_again("deal.early-flop-redealt", "the flop is dealt again", "flop-without-a-burn")
TURN_AGAIN = dealt_again("deal.early-turn-redealt", "the turn is dealt again", "turn-without-a-burn")
RIVER_AGAIN = dealt_again("deal.early-river-redealt", "the river is dealt again", "river-without-a-burn")
STREET_AGAIN = Ruling(
    "deal.street-redealt",
    "the street is dealt again",
    steps=(
        Step("early-cards-into-the-stub"),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("finish-the-betting"),
        Step("street-without-a-burn", ("shuffle-the-stub", "finish-the-betting")),
    ),
    harms=("a-second-burn",),
)


@rule("deal.premature.flop-with-betting-open", kinds=("premature-flop",), ruling=FLOP_AGAIN)
def flop_dealt_too_early() -> None:
    """The flop was dealt while the preflop betting was still open."""


@rule("deal.premature.turn-with-betting-open", kinds=("premature-turn",), ruling=TURN_AGAIN)
def turn_dealt_too_early() -> None:
    """The turn was dealt while the betting on the flop was still open."""


@rule("deal.premature.river-with-betting-open", kinds=("premature-river",), ruling=RIVER_AGAIN)
def river_dealt_too_early() -> None:
    """The river was dealt while the betting on the turn was still open."""


@rule("deal.premature.stud-card-with-betting-open", kinds=("premature-street",), ruling=STREET_AGAIN)
def stud_card_dealt_too_early() -> None:
    """A stud player was dealt a card for the next street while the betting was still open."""
