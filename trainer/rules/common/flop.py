"""Irregular flops: more than three cards, and three cards on no burn, as the TDA family puts them right."""

from trainer.rules.facts import Facts
from trainer.rules.facts.board import FLOP, acted_on, dealt_upon, flop_cards
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Deadline, Ruling, Step

THREE_OF_FOUR = (
    Step("scramble-the-flop"),
    Step("floor-draws-the-burn", ("scramble-the-flop",)),
    Step("drawn-card-leaves-the-board", ("floor-draws-the-burn",)),
    Step("other-three-are-the-flop", ("floor-draws-the-burn",)),
)
ONCE_DONE = ("drawn-card-leaves-the-board", "other-three-are-the-flop")
FOUR_CARD_FLOP = Ruling(
    "deal.flop-card-becomes-next-burn",
    "one of the four cards becomes the next burn",
    Authority.FLOOR,
    (*THREE_OF_FOUR, Step("turn-without-second-burn", ONCE_DONE)),
    ("a-second-burn",),
)
FOUND_ON_THE_TURN = Ruling(
    "deal.flop-card-becomes-river-burn",
    "one of the four flop cards becomes the next burn, which is the river's",
    Authority.FLOOR,
    (*THREE_OF_FOUR, Step("river-without-second-burn", ONCE_DONE)),
    ("a-second-burn",),
)
FOUND_ON_THE_RIVER = Ruling(
    "deal.flop-card-leaves-the-board",
    "one of the four flop cards leaves the board",
    Authority.FLOOR,
    THREE_OF_FOUR,
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
    return len(facts.matter.cards) == numbers["cards"] and not dealt_upon(facts, facts.matter.cards)


@rule("deal.four-card-flop.found-on-the-turn", kinds=("four-card-flop",), ruling=FOUND_ON_THE_TURN, numbers=("cards",))
def four_card_flop_found_on_the_turn(facts: Facts, numbers: Numbers) -> bool:
    """The flop has {cards} cards, and the turn was dealt before anyone noticed. The next burn is the river's."""
    return len(facts.matter.cards) == numbers["cards"] and dealt_upon(facts, facts.matter.cards) == 1


@rule(
    "deal.four-card-flop.found-on-the-river", kinds=("four-card-flop",), ruling=FOUND_ON_THE_RIVER, numbers=("cards",)
)
def four_card_flop_found_on_the_river(facts: Facts, numbers: Numbers) -> bool:
    """The flop has {cards} cards, and the whole board was dealt before anyone noticed. No burn is left to come."""
    return len(facts.matter.cards) == numbers["cards"] and dealt_upon(facts, facts.matter.cards) > 1


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
