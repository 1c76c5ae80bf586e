"""A deck that is not what it should be: fouled by duplicates, or with a card that does not belong to the game."""

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.action import substantial_action
from trainer.rules.facts.disputes import over_since
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling, Step

BETS_BACK = Ruling(
    "deal.fouled-deck",
    "a fouled deck: play stops and all bets go back",
    steps=(Step("stop-the-action"), Step("return-the-bets", after=("stop-the-action",))),
)
STANDS = Ruling("deal.fouled-deck-too-late", "the result stands", fault=False)
SCRAP = Ruling(
    "deal.scrap-of-paper",
    "the card is treated as a scrap of paper",
    steps=(Step("play-on"),),
    harms=("a-misdeal",),
    discretion=Discretion.PARTIAL,
)
SCRAP_REPLACED = Ruling(
    "deal.scrap-card-replaced",
    "the card is scrap, and the next card takes its place",
    steps=(Step("scrap-card-out-of-play"), Step("replace-with-the-next-card", after=("scrap-card-out-of-play",))),
    harms=("a-misdeal",),
)


@rule("deal.fouled-deck.duplicate-card", kinds=("duplicate-cards",), ruling=BETS_BACK)
def two_cards_of_the_same_face() -> None:
    """The deck turns out to have two of the same card, before or after any action."""


@rule(
    "deal.fouled-deck.found-after-disputes-ended",
    ruling=STANDS,
    excepts=("deal.fouled-deck.duplicate-card",),
    numbers=("seconds",),
)
def fouled_deck_found_too_late(facts: Facts, numbers: Numbers) -> bool:
    """A fouled deck is found after the pots were pushed, when it is too late to dispute the hand."""
    return over_since(facts, numbers["seconds"])


@rule(
    "deal.scrap-card.non-standard-after-substantial-action",
    ruling=SCRAP,
    excepts=("deal.scrap-card.non-standard-found",),
    numbers=("with_chips", "any"),
)
def non_standard_card_after_substantial_action(facts: Facts, numbers: Numbers) -> bool:
    """After substantial action, a card that doesn't belong in the game is found, and play continues."""
    return substantial_action(facts, numbers)


@rule(
    "deal.scrap-card.non-standard-on-the-board",
    kinds=("scrap-card",),
    ruling=SCRAP_REPLACED,
    excepts=("deal.scrap-card.non-standard-found", "deal.scrap-card.non-standard-after-substantial-action"),
    numbers=("with_chips", "any"),
)
def non_standard_card_on_the_board(facts: Facts, numbers: Numbers) -> bool:
    """After substantial action, a card that doesn't belong in the game is dealt on the board or as an upcard."""
    onset, cards = facts.matter.onset, facts.matter.cards
    act, table = facts.record.gestures[onset - 1].act, facts.record.tables[onset]
    upcard = isinstance(act, g.Pitch) and act.up
    return (upcard or any(table.where(each) == "board" for each in cards)) and substantial_action(
        facts.when(onset), numbers
    )
