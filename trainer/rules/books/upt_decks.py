"""UPT: decks change with the dealer, or for a damaged card."""

from trainer.kernel.room import table_acts as t
from trainer.rules.common.room_decks import ASKED_FOR, IN_ORDER
from trainer.rules.room.decks import pushed
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

WITH_THE_DEALER = Ruling("deck.stays-until-dealer-change", "the deck stays until the dealers change")


def _damaged(facts: RoomFacts) -> bool:
    act = facts.subject.happening.act
    return isinstance(act, t.NewDeck) and act.word == "damaged-card"


@rule("deck.change.new-dealer-or-damaged-card", kinds=("deck-changed",), ruling=IN_ORDER)
def deck_changed_with_the_dealer_or_for_damage(facts: RoomFacts, _: Numbers) -> bool:
    """The deck is changed when the dealers change, or because a card is damaged."""
    return pushed(facts, facts.subject) or _damaged(facts)


@rule("deck.change.asked-for-at-any-time", kinds=ASKED_FOR, ruling=WITH_THE_DEALER)
def deck_asked_for() -> None:
    """A player asks for a new deck."""


@rule("deck.change.same-dealer-no-damage", kinds=("deck-changed",), ruling=WITH_THE_DEALER)
def deck_changed_with_the_same_dealer(facts: RoomFacts, _: Numbers) -> bool:
    """The deck is changed with no dealer change and no damaged card."""
    return not pushed(facts, facts.subject) and not _damaged(facts)
