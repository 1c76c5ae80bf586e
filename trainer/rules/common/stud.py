"""Stud: cards shown by the dealer that belong down."""

from trainer.rules.common.misdeal import MISDEAL
from trainer.rules.common.redeal import KILL
from trainer.rules.facts import Facts
from trainer.rules.facts.stud import betting_remains, shown_to_the_seat
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

UP_CARD = Ruling("the shown card is the up card", steps=(Step("exposed-card-is-the-upcard"),))
SEVENTH_REPLACED = Ruling("the shown card is replaced", steps=(Step("replace-seventh-street"),))


@rule("stud.exposed-downcard", ruling=UP_CARD)
def down_card_shown(facts: Facts, _: Numbers) -> bool:
    """The dealer showed one of a player's two down cards in the initial deal."""
    return facts.matter.kind == "stud-downcard-exposed" and shown_to_the_seat(facts) == 1


@rule("stud.exposed-downcard", ruling=MISDEAL)
def down_card_shown_is_a_misdeal(facts: Facts, _: Numbers) -> bool:
    """A first or second card that the dealer shows in stud is a misdeal."""
    return facts.matter.kind == "stud-downcard-exposed"


@rule("presence.at-seat", ruling=KILL)
def stud_hand_of_an_absent_player(facts: Facts, _: Numbers) -> bool:
    """The stud hand of a player who is not at the seat for the deal is killed and gets no further card."""
    return facts.game == "stud" and facts.matter.kind == "absent-hand"


@rule("stud.seventh-street", ruling=SEVENTH_REPLACED)
def seventh_street_shown_with_betting_to_come(facts: Facts, _: Numbers) -> bool:
    """The dealer showed a card of seventh street, and players can still bet on the hand."""
    return facts.matter.kind == "seventh-street-exposed" and betting_remains(facts)
