"""Facts about the deck in play: what has changed at a table since its last hand was dealt."""

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.hands import start_of_hand


def pushed(facts: RoomFacts, moment: Moment) -> bool:
    """Did dealers change at the table of that moment since its last hand was dealt?"""
    table = moment.happening.table
    pushes = (m.index for m, _ in facts.acts(t.Push) if m.happening.table == table and m.index < moment.index)
    return max(pushes, default=-1) > start_of_hand(facts, table, moment.index)


def new_level(facts: RoomFacts, moment: Moment) -> bool:
    """Was a level announced since the last hand was dealt at the table of that moment?"""
    levels = (m.index for m, _ in facts.acts(c.NewLevel) if m.index < moment.index)
    return max(levels, default=-1) > start_of_hand(facts, moment.happening.table, moment.index)
