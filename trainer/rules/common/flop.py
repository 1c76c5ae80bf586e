"""Irregular flops: more than three cards, and three cards on no burn, as the TDA family puts them right."""

from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, acted_on, flop_cards
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Ruling, Step

FOUR_CARD_FLOP = Ruling(
    "deal.flop-card-becomes-next-burn",
    "one of the four cards becomes the next burn",
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
    "one of the three cards becomes the burn",
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
    """The flop has {cards} cards instead of three, exposed or not. Which card came first doesn't matter."""
    return len(facts.matter.cards) == numbers["cards"]


@rule("deal.no-burn.three-card-flop-no-burn", kinds=("flop-without-burn",), ruling=FLOP_WITHOUT_BURN, numbers=("flop",))
def flop_without_burn(facts: Facts, numbers: Numbers) -> bool:
    """The dealer put out {flop} cards as the flop without burning first."""
    return flop_cards(facts) == numbers["flop"]


@rule(
    "deal.no-burn.three-card-flop-no-burn-acted-on",
    kinds=("flop-without-burn",),
    ruling=FLOP_STANDS,
    excepts=("deal.no-burn.three-card-flop-no-burn",),
)
def flop_without_burn_acted_on(facts: Facts, _: Numbers) -> bool:
    """The dealer didn't burn before the flop, and a player has acted on it, even with only a check."""
    return acted_on(facts, FLOP)
