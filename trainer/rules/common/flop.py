"""Irregular flops: more than three cards, and three cards on no burn, as the TDA family puts them right."""

from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, acted_on, flop_cards
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Ruling, Step

FOUR_CARD_FLOP = Ruling(
    "deal.flop-card-becomes-next-burn",
    "one card of the four becomes the next burn",
    Authority.FLOOR,
    (
        Step("scramble-the-flop"),
        Step("floor-draws-the-burn", ("scramble-the-flop",)),
        Step("drawn-card-leaves-the-board", ("floor-draws-the-burn",)),
        Step("other-three-are-the-flop", ("floor-draws-the-burn",)),
        Step("turn-without-second-burn", ("drawn-card-leaves-the-board", "other-three-are-the-flop")),
    ),
    ("a-second-burn",),
)
FLOP_WITHOUT_BURN = Ruling(
    "deal.flop-card-becomes-the-burn",
    "one card of the three becomes the burn",
    Authority.UNSTATED,
    (
        Step("scramble-the-flop"),
        Step("one-becomes-the-burn", ("scramble-the-flop",)),
        Step("next-stub-card-completes-flop", ("scramble-the-flop",)),
    ),
    deadline=Deadline.ACTION,
)
FLOP_STANDS = Ruling(
    "deal.flop-stands",
    "the flop stands",
    Authority.UNSTATED,
    (Step("play-on"), Step("one-burn-for-the-turn", ("play-on",))),
    ("a-second-burn", "the-flop-undone"),
)


@rule("deal.four-card-flop.one-card-too-many", kinds=("four-card-flop",), ruling=FOUR_CARD_FLOP, numbers=("cards",))
def four_card_flop(facts: Facts, numbers: Numbers) -> bool:
    """The flop has {cards} cards instead of three, turned up or not, whichever came first."""
    return len(facts.matter.cards) == numbers["cards"]


@rule("deal.no-burn.three-card-flop-no-burn", kinds=("flop-without-burn",), ruling=FLOP_WITHOUT_BURN, numbers=("flop",))
def flop_without_burn(facts: Facts, numbers: Numbers) -> bool:
    """{Flop} cards were dealt as the flop with no burn before them."""
    return flop_cards(facts) == numbers["flop"]


@rule(
    "deal.no-burn.three-card-flop-no-burn-acted-on",
    kinds=("flop-without-burn",),
    ruling=FLOP_STANDS,
    excepts=("deal.no-burn.three-card-flop-no-burn",),
)
def flop_without_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """A player has acted on the flop that had no burn, even if only with a check."""
    return acted_on(facts, FLOP)
