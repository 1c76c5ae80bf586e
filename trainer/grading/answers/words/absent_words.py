"""What a sentence on the chips of an absent entrant takes from the room: whether he asked, and what comes first."""

from trainer.rules.book import book
from trainer.rules.room.absence import asked_to_wait
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import MINUTE, seconds_of
from trainer.rules.ruling import Decision

WAIT = "wait"


def absent_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """`asked` is who wants the chips left; `begun` the new level there is, `first` which of one
    and the printed wait comes first, if known.
    """
    if asked_to_wait(facts, facts.matter.detail, facts.subject.index):
        return {"asked": facts.matter.detail}
    waits = [
        numbers[WAIT] for each in decision.citations if WAIT in (numbers := book(each.book).paragraph(each.at).numbers)
    ]
    if (runs := facts.subject.before.clock.level) > 1:
        return {"begun": f"level {runs} has begun"}
    level = seconds_of(facts, 1) // MINUTE if facts.setup.levels else 0
    if not level or not waits or level == waits[0]:
        return {}
    return {"first": f"the level, after {level}" if level < waits[0] else f"the {waits[0]} minutes"}
