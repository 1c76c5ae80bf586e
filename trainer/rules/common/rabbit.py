"""After the hand is over nobody gets to see the cards that would have come."""

from trainer.rules.facts import Facts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

NOT_SHOWN = Ruling("cards that would have come are not shown")


@rule("rabbit", ruling=NOT_SHOWN)
def dealer_shows_what_would_have_come(facts: Facts, _: Numbers) -> bool:
    """The dealer turns up a card of the stub though the hand is over."""
    return facts.matter.detail == "dealer"


@rule("rabbit", ruling=NOT_SHOWN)
def player_looks_at_what_would_have_come(facts: Facts, _: Numbers) -> bool:
    """A player turns up a card of the stub though the hand is over."""
    return facts.matter.detail == "player"
