"""Facts about hand-for-hand play: what was left at the announcement, and how many hands have been played since."""

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import Moment, RoomFacts


def hands_since(facts: RoomFacts, index: int, until: int) -> int:
    """Hands that every table still playing has ended after happening `index` and before `until`.

    A table that was between hands at the announcement, while others were in one, has that hand behind it already; one
    of which no hand is told at all plays along with the others.
    """
    ended = [m.happening.table for m, _ in facts.acts(t.End) if index < m.index < until]
    waiting = _waiting(facts.moment(index))
    told = {m.happening.table for m, _ in facts.acts(t.Deal, t.End, t.Riffle, t.Shuffler) if m.index < until}
    playing = [each.name for each in facts.room.live_tables() if each.name in told]
    return min((ended.count(each) + (each in waiting) for each in playing), default=0)


def _waiting(moment: Moment) -> set[str]:
    """Tables between hands at the announcement, while others are in one."""
    tables = [each for each in moment.before.live_tables() if isinstance(moment.happening.act, c.HandForHand)]
    some = any(each.playing for each in tables)
    return {each.name for each in tables if some and not each.playing}


def new_level_since(facts: RoomFacts) -> bool:
    """Was a level announced since, so that the clock counts another one?"""
    return any(m.index >= facts.matter.error for m, _ in facts.acts(c.NewLevel))


def left_at_announcement(moment: Moment) -> int:
    """Seconds the level clock showed."""
    return moment.before.clock.left_at(moment.at)


def busts_by_hand(facts: RoomFacts) -> tuple[tuple[int, int], ...]:
    """Of every hand since the announcement on which somebody went out: how many were left before it, and how many went.

    The first is the hand that was being played then. Deals that come together at all tables are of one hand.
    """
    index = facts.matter.error - 1
    left, gone, hands = len(facts.moment(index).before.left_in()), 0, []
    for moment, act in facts.acts(s.Bust, t.Deal):
        if moment.index <= index:
            continue
        if isinstance(act, s.Bust):
            gone += 1
        elif gone:
            hands.append((left, gone))
            left, gone = left - gone, 0
    return (*hands, (left, gone)) if gone else tuple(hands)


def batch(facts: RoomFacts) -> int:
    """How many hands the setting of the clock that the matter is about pays for at once."""
    index = facts.matter.error - 1
    settings = [m.index for m, _ in facts.acts(c.HandForHand, c.SetClock) if m.index < index]
    return hands_since(facts, max(settings), index)
