"""What a sentence on the clock during hand for hand takes from the rulebook, and whether anybody told that clock."""

from trainer.kernel.room import clock_acts as c
from trainer.rules.book import book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.hand_for_hand import hands_since, left_at_announcement
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

NOT_IN_BATCHES = "rp.hand-for-hand.clock-set-several-hands"


def clock_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """When the clock is set back, where the rulebook says that; and that what it shows isn't told."""
    hand_by_hand = NOT_IN_BATCHES in book(decision.book).rules
    batches = {"each_hand": "set it after each hand where possible, not in batches"} if hand_by_hand else {}
    batches |= _run_out(facts, decision)
    return {**batches, "untold_clock": ""} if clock_is_told(facts.record) else {**batches, "untold_clock": "the clock"}


def _run_out(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """What the hands played so far take off the clock, where that is all that was left of the level or more."""
    left, seconds = left_at_announcement(facts.subject), 0
    for each in decision.citations:
        seconds = seconds or book(each.book).paragraph(each.at).numbers.get("seconds", 0)
    hands = hands_since(facts, facts.matter.error - 1, facts.at)
    if not 0 < left <= hands * seconds or dict(decision.figures).get("left", left):
        return {}
    taken = f"{hands} hand{'' if hands == 1 else 's'} at {seconds} seconds"
    return {"run_out": f"{taken} use{'s' if hands == 1 else ''} up the {left // 60}:{left % 60:02} on the clock"}


def clock_is_told(record: RoomRecord) -> bool:
    """Has anybody told what the clock of the levels shows, in the setup or since?"""
    since = (each.act for each in record.happenings)
    return record.setup.clock_told or any(isinstance(each, c.SetClock | c.NewLevel | c.Zero) for each in since)
