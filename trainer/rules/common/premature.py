"""Cards dealt before the betting was over: back into the stub, shuffled, and dealt again on the burn that lies."""

from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
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


@rule("deal.premature.flop-with-betting-open", ruling=FLOP_AGAIN)
def flop_dealt_too_early(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt while betting before it was open."""
    return facts.matter.kind == "premature-flop"


@rule("deal.premature.turn-with-betting-open", ruling=TURN_AGAIN)
def turn_dealt_too_early(facts: Facts, _: Numbers) -> bool:
    """The turn was dealt while betting on the flop was open."""
    return facts.matter.kind == "premature-turn"


@rule("deal.premature.river-with-betting-open", ruling=RIVER_AGAIN)
def river_dealt_too_early(facts: Facts, _: Numbers) -> bool:
    """The river was dealt while betting on the turn was open."""
    return facts.matter.kind == "premature-river"


@rule("deal.premature.stud-card-with-betting-open", ruling=STREET_AGAIN)
def stud_card_dealt_too_early(facts: Facts, _: Numbers) -> bool:
    """A stud player got a card of the next street while betting was open."""
    return facts.matter.kind == "premature-street"
