"""UPT: a spoiled flop is dealt again, and an early card gives way so that the board changes as little as may be.

These ways on stand in the book's section on hold'em; of other flop games it only says that an early card does not play.
"""

from trainer.rules.books.upt_stud import EARLY_STREET
from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

HOLDEM = "holdem"
BOARD_CARDS = ("premature-flop", "premature-turn", "premature-river")
FLOP_DEALT_AGAIN = (
    Step("board-into-the-stub"),
    Step("shuffle-the-stub", ("board-into-the-stub",)),
    Step("cut-the-stub", ("shuffle-the-stub",)),
    Step("flop-without-a-burn", ("cut-the-stub",)),
)
NEW_FLOP = Ruling(
    "deal.flop-redealt",
    "the flop is dealt again",
    steps=(Step("burn-stays"), *FLOP_DEALT_AGAIN),
    harms=("a-second-burn",),
)
EARLY_BACK = (
    Step("finish-the-betting"),
    Step("early-cards-into-the-stub", ("finish-the-betting",)),
    Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
    Step("cut-the-stub", ("shuffle-the-stub",)),
)
EARLY_FLOP = Ruling(
    "deal.flop-redealt-after-betting",
    "the flop is dealt again after the betting",
    steps=(Step("burn-stays"), *EARLY_BACK, Step("flop-without-a-burn", ("burn-stays", "cut-the-stub"))),
    harms=("a-second-burn",),
)
EARLY_RIVER = Ruling(
    "deal.river-redealt-with-cut",
    "the river is dealt again after the betting",
    steps=(Step("burn-stays"), *EARLY_BACK, Step("river-without-a-burn", ("burn-stays", "cut-the-stub"))),
    harms=("a-second-burn",),
)
EARLY_TURN = Ruling(
    "deal.river-becomes-turn-with-cut",
    "the river card becomes the turn, and the early card goes back into the stub before the river",
    steps=(
        Step("early-card-aside"),
        Step("finish-the-betting"),
        Step("burn-again-and-deal-the-next", ("early-card-aside", "finish-the-betting")),
        Step("finish-the-turn-betting", ("burn-again-and-deal-the-next",)),
        Step("early-cards-into-the-stub", ("finish-the-turn-betting",)),
        Step("shuffle-the-stub", ("early-cards-into-the-stub",)),
        Step("cut-the-stub", ("shuffle-the-stub",)),
        Step("river-without-a-burn", ("cut-the-stub",)),
    ),
)

# --- the flop --------------------------------------------------------------------------------------------------


@rule("deal.four-card-flop.in-holdem", kinds=("four-card-flop",), ruling=NEW_FLOP)
def too_many_cards_in_the_flop(facts: Facts, _: Numbers) -> bool:
    """The flop has more than three cards, even if everyone knows which card is the extra one."""
    return facts.game == HOLDEM


@rule("deal.premature.flop-in-holdem", kinds=("premature-flop",), ruling=EARLY_FLOP)
def early_flop_dealt_again(facts: Facts, _: Numbers) -> bool:
    """The flop was dealt while the preflop betting was still open."""
    return facts.game == HOLDEM


@rule("deal.premature.turn-in-holdem", kinds=("premature-turn",), ruling=EARLY_TURN)
def early_turn_gives_way_to_the_river_card(facts: Facts, _: Numbers) -> bool:
    """The turn was dealt while the betting on the flop was still open."""
    return facts.game == HOLDEM


@rule("deal.premature.river-in-holdem", kinds=("premature-river",), ruling=EARLY_RIVER)
def early_river_dealt_again(facts: Facts, _: Numbers) -> bool:
    """The river was dealt while the betting on the turn was still open."""
    return facts.game == HOLDEM


@rule("deal.premature.board-card-beyond-holdem", kinds=BOARD_CARDS, ruling=EARLY_STREET)
def early_board_card_does_not_play(facts: Facts, _: Numbers) -> bool:
    """In a flop game other than hold'em, a board card was dealt while the betting was still open."""
    return facts.game != HOLDEM
