"""What a sentence on the clock during hand for hand takes from the rulebook."""

from trainer.rules.book import book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.ruling import Decision

NOT_IN_BATCHES = "rp.hand-for-hand.clock-set-several-hands"


def clock_words(_: RoomFacts, decision: Decision) -> dict[str, str]:
    """When the clock is set back, where the rulebook says that."""
    hand_by_hand = NOT_IN_BATCHES in book(decision.book).rules
    return {"each_hand": "set it after each hand where possible, not in batches"} if hand_by_hand else {}
