"""Metropolitan: early cards wait or come back only when the betting is over; cards for killed stud hands."""

from trainer.rules.facts import Facts
from trainer.rules.facts.board import STREETS
from trainer.rules.facts.presence import too_late
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling, Step

FINAL_STREET = STREETS["stud"][-1]

UP_TO_THE_HOUSE = Ruling(
    "stud.killed-hand-up-to-house",
    "the house's stud rules say whether a killed hand gets more cards",
    discretion=Discretion.FULL,
    options=("the-killed-hand-is-dealt-on", "it-gets-no-card"),
    fault=False,
)
RIVER_TAKES_THE_TURN = Ruling(
    "deal.river-becomes-turn",
    "the river card becomes the turn, and the early card goes back into the stub before the river",
    steps=(
        Step("early-card-aside"),
        Step("finish-the-betting"),
        Step("burn-again-and-deal-the-next", ("early-card-aside", "finish-the-betting")),
        Step("finish-the-turn-betting", ("burn-again-and-deal-the-next",)),
        Step("early-cards-into-the-stub", ("finish-the-turn-betting",)),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("river-without-a-burn", ("shuffle-the-stub",)),
    ),
)
RIVER_AFTER_THE_BETTING = Ruling(
    "deal.river-redealt-after-betting",
    "the river is dealt again when the betting on the turn is over",
    steps=(
        Step("burn-stays"),
        Step("early-cards-into-the-stub"),
        Step("finish-the-betting"),
        Step("shuffle-the-stub", ("early-cards-into-the-stub", "finish-the-betting")),
        Step("river-without-a-burn", ("burn-stays", "shuffle-the-stub")),
    ),
    harms=("a-second-burn",),
)
ROUND_WAITS = Ruling(
    "deal.round-held-for-final-street",
    "the dealer sets a full round of cards aside until the final street",
    steps=(
        Step("round-set-aside"),
        Step("finish-the-betting"),
        Step("burn-and-deal-the-street", ("round-set-aside", "finish-the-betting")),
        Step("early-cards-into-the-stub", ("burn-and-deal-the-street",)),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("deal-the-final-street", ("shuffle-the-stub",)),
    ),
)
FINAL_ROUND_WAITS = Ruling(
    "deal.final-street-redealt-after-betting",
    "the early seventh-street cards go back into the stub when the betting is over",
    steps=(
        Step("round-set-aside"),
        Step("finish-the-betting"),
        Step("early-cards-into-the-stub", ("round-set-aside", "finish-the-betting")),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("deal-the-final-street", ("shuffle-the-stub",)),
    ),
)


@rule("deal.premature.turn-held-for-the-river", kinds=("premature-turn",), ruling=RIVER_TAKES_THE_TURN)
def early_turn_waits_for_the_river() -> None:
    """The turn was dealt while the betting on the flop was still open."""


@rule("deal.premature.river-shuffle-after-betting", kinds=("premature-river",), ruling=RIVER_AFTER_THE_BETTING)
def early_river_goes_back() -> None:
    """The river was dealt while the betting on the turn was still open."""


@rule("deal.premature.stud-before-seventh-street", kinds=("premature-street",), ruling=ROUND_WAITS)
def early_stud_card_makes_a_round(facts: Facts, _: Numbers) -> bool:
    """A stud player was dealt a card for fourth, fifth or sixth street while the betting was still open."""
    return facts.matter.detail != FINAL_STREET


@rule("deal.premature.stud-seventh-street", kinds=("premature-street",), ruling=FINAL_ROUND_WAITS)
def early_card_of_the_final_street(facts: Facts, _: Numbers) -> bool:
    """A stud player was dealt a seventh-street card while the betting was still open."""
    return facts.matter.detail == FINAL_STREET


@rule("stud.absent.killed-hand-dealt-on", kinds=("card-to-a-dead-hand",), ruling=UP_TO_THE_HOUSE)
def killed_stud_hand_may_be_dealt_on(facts: Facts, _: Numbers) -> bool:
    """An absent player's killed stud hand was dealt another card."""
    return facts.matter.seats[0] in too_late(facts)
