"""What a sentence on the clock during hand for hand takes from the rulebook, and whether anybody told that clock."""

from trainer.kernel.room import clock_acts as c
from trainer.rules.book import book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

NOT_IN_BATCHES = "rp.hand-for-hand.clock-set-several-hands"


def clock_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """When the clock is set back, where the rulebook says that; and that what it shows isn't told."""
    hand_by_hand = NOT_IN_BATCHES in book(decision.book).rules
    batches = {"each_hand": "set it after each hand where possible, not in batches"} if hand_by_hand else {}
    return {**batches, "untold_clock": ""} if clock_is_told(facts.record) else {**batches, "untold_clock": "the clock"}


def clock_is_told(record: RoomRecord) -> bool:
    """Has anybody told what the clock of the levels shows, in the setup or since?"""
    since = (each.act for each in record.happenings)
    return record.setup.clock_told or any(isinstance(each, c.SetClock | c.NewLevel | c.Zero) for each in since)
