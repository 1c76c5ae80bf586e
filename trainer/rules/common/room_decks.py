"""When decks are changed, and that no player may ask for it."""

from trainer.rules.points.dealing import DECK_ASKED_FOR
from trainer.rules.room.decks import new_level, pushed
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

ASKED_FOR = ("deck-asked-for", DECK_ASKED_FOR)
"""Kinds of a player asking for another deck, in a room and in a hand."""
IN_ORDER = Ruling("deck.change-allowed", "the deck may be changed now", fault=False)
AS_THE_HOUSE_HAS_IT = Ruling(
    "deck.change-if-house-prescribes",
    "allowed only where the house calls for it",
    discretion=Discretion.PARTIAL,
    options=("the-house-prescribes-it", "the-deck-waits-for-a-push-or-a-level"),
)
NOT_FOR_THE_ASKING = Ruling("deck.no-change-on-request", "the deck stays, because players may not ask for a change")


@rule("deck.change.new-dealer-or-level", kinds=("deck-changed",), ruling=IN_ORDER)
def deck_changed_on_a_push_or_a_level(facts: RoomFacts, _: Numbers) -> bool:
    """The deck is changed on a dealer push or at a level change."""
    return pushed(facts, facts.subject) or new_level(facts, facts.subject)


@rule("deck.change.same-dealer-and-level", kinds=("deck-changed",), ruling=AS_THE_HOUSE_HAS_IT)
def deck_changed_at_another_time(facts: RoomFacts, _: Numbers) -> bool:
    """The deck is changed at a time other than a dealer push or a level change."""
    return not pushed(facts, facts.subject) and not new_level(facts, facts.subject)


@rule("deck.change.asked-for-by-a-player", kinds=ASKED_FOR, ruling=NOT_FOR_THE_ASKING)
def player_asks_for_a_deck() -> None:
    """A player asks for a deck change."""
