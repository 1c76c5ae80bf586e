"""Facts about levels: when the hand of a matter began, and what had been announced by then."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import table_acts as t
from trainer.rules.room.acting import acted_enough
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.hand_for_hand import hands_since

MINUTE = 60  # seconds
A_HAND = 120
"""Seconds that a hand takes off the clock, hand for hand, as every house has it that prints such a time."""


@dataclass(frozen=True, slots=True)
class Start:
    """How a hand came to be dealt. Each is the index of a happening since the hand before, -1 where there was none."""

    ended: int
    pushed: int
    riffled: int
    shuffled: int
    dealt: int


def start(facts: RoomFacts) -> Start:
    """How the hand of the matter began; one not dealt yet may still begin after all that was told so far."""
    table, dealt = facts.matter.detail, facts.matter.error - (not to_come(facts))
    ended = max((m.index for m, _ in facts.acts(t.End) if m.happening.table == table and m.index < dealt), default=-1)
    if to_come(facts):
        ended = max(ended, _on(facts, table, ended, dealt))

    def first(kind: type[t.Push | t.Riffle | t.Shuffler]) -> int:
        some = [m.index for m, _ in facts.acts(kind) if m.happening.table == table and ended < m.index < dealt]
        return min(some, default=-1)

    dealt = _misdealt(facts, table, ended, dealt)
    return Start(ended, first(t.Push), first(t.Riffle), first(t.Shuffler), dealt)


def _on(facts: RoomFacts, table: str, ended: int, until: int) -> int:
    """The deal of the hand that is on at a table, after which the one to come begins; -1 where none is."""
    found = (m for m, _ in facts.acts(t.Deal, t.Misdeal) if m.happening.table == table and ended < m.index < until)
    last = max(found, key=lambda each: each.index, default=None)
    return last.index if last is not None and isinstance(last.happening.act, t.Deal) else -1


def _misdealt(facts: RoomFacts, table: str, ended: int, dealt: int) -> int:
    """The first deal of the hand where it was a misdeal and is dealt again, else this one."""
    mine = (m.index for m, _ in facts.acts(t.Deal, t.Misdeal) if m.happening.table == table and ended < m.index < dealt)
    some = sorted(mine)
    misdeals = [m.index for m, _ in facts.acts(t.Misdeal) if m.index in some]
    return min(each for each in some if each not in misdeals) if misdeals else dealt


def end_is_told(facts: RoomFacts) -> bool:
    """Does anybody tell of the end of the hand before the one of the matter?"""
    ended = start(facts).ended
    return ended >= 0 and isinstance(facts.moment(ended).happening.act, t.End)


def over_by(facts: RoomFacts) -> int:
    """The happening by which the hand before it was over: its end or, where nobody tells of that, the push after it."""
    hand = start(facts)
    return hand.ended if end_is_told(facts) else hand.pushed


def to_come(facts: RoomFacts) -> bool:
    """Is the hand of the matter not dealt yet?"""
    return not isinstance(facts.subject.happening.act, t.Deal)


def began(*indexes: int, dealt: int) -> int:
    """The earliest of what begins a hand, its deal if nothing else was seen."""
    return min((each for each in indexes if each >= 0), default=dealt)


def announced(facts: RoomFacts, index: int) -> int:
    """The level last announced before happening `index`, which may be the one to come."""
    return facts.record.rooms[index].level


def too_soon(facts: RoomFacts, index: int) -> Moment | None:
    """The last announcement of a level before happening `index`, if it came with time left on the clock, which runs or
    was told to show so much and never to stand, and has not reached zero since.
    """
    some = [m for m, _ in facts.acts(c.NewLevel) if m.index < index]
    clock = some[-1].before.clock if some else None
    if clock is None or not left_on_the_clock(facts, some[-1]):
        return None
    moved = any(m.index < some[-1].index for m, _ in facts.acts(c.Run, c.Hold, c.SetClock, c.Recess, c.Zero))
    if not clock.running and (moved or not facts.setup.clock_told):
        return None
    return None if zero_within(facts, some[-1].index, index) else some[-1]


def left_on_the_clock(facts: RoomFacts, moment: Moment) -> int:
    """Seconds on the level clock as that happened: hand for hand no more than the hands so far leave."""
    left = moment.before.clock.left_at(moment.at)
    return min(left, left_by_hands(facts, moment.index)) if moment.before.hand_for_hand else left


def left_by_hands(facts: RoomFacts, until: int) -> int:
    """Seconds the clock shows before happening `until` by the hands since hand for hand was called, or since a level
    that came up or a setting of the clock in it.
    """
    last = [m for m, _ in facts.acts(c.HandForHand, c.NewLevel, c.SetClock) if m.index < until][-1]
    return max(0, _shown(facts, last) - A_HAND * hands_since(facts, last.index, until))


def _shown(facts: RoomFacts, moment: Moment) -> int:
    """Seconds the clock shows once that has happened."""
    act, clock = moment.happening.act, moment.after.clock
    return seconds_of(facts, act.level) if isinstance(act, c.NewLevel) else clock.left_at(moment.at)


def signalled(facts: RoomFacts, index: int) -> int:
    """The same, the clock's end counting as a signal even if nothing was announced yet."""
    level = facts.setup.level
    for moment, act in facts.acts(c.Zero, c.NewLevel):
        if moment.index < index:
            level = act.level if isinstance(act, c.NewLevel) else moment.before.level + 1
    return level


def seconds_of(facts: RoomFacts, level: int) -> int:
    """How long a level is by the sheet; 0 where it isn't on it."""
    levels = facts.setup.levels
    return levels[level - 1].minutes * MINUTE if level <= len(levels) else 0


def until_break(facts: RoomFacts, moment: Moment) -> int:
    """Seconds at that moment until a break that is scheduled; 0 where none is to come."""
    return max(0, facts.setup.pause - moment.at)


def until_level_or_break(facts: RoomFacts, moment: Moment) -> int:
    """Seconds at that moment until the level ends or a scheduled break begins; 0 where neither is to come.

    A level that is partly over is under way, though nobody told that its clock runs.
    """
    clock = moment.before.clock
    over = any(each.index < moment.index for each, _ in facts.acts(c.Zero))
    runs = clock.running or (not over and clock.left < seconds_of(facts, clock.level))
    found = (left_on_the_clock(facts, moment) if runs else 0, until_break(facts, moment))
    return min(filter(None, found), default=0)


def zero_within(facts: RoomFacts, first: int, last: int) -> bool:
    """Did the clock reach zero between happenings `first` and `last`?"""
    return any(first < moment.index < last for moment, _ in facts.acts(c.Zero))


def ran_out_within(facts: RoomFacts, first: int, last: int) -> bool:
    """Did the clock reach zero between these happenings: told so or, where nobody tells of its zero, as it ran out or
    the next level was announced, if that came with no time left on it?
    """
    if any(facts.acts(c.Zero)):
        return zero_within(facts, first, last)
    if first >= 0 and _has_run_out(facts.moment(first)):
        return False
    some = [facts.moment(index) for index in range(first + 1, last)]
    hand = start(facts)
    in_time = too_soon(facts, began(hand.pushed, hand.riffled, hand.shuffled, dealt=hand.dealt)) is None
    return any(_has_run_out(each) or (in_time and isinstance(each.happening.act, c.NewLevel)) for each in some)


def _has_run_out(moment: Moment) -> bool:
    """Had a clock that ran reached zero when that happened?"""
    clock = moment.before.clock
    return clock.running and not clock.left_at(moment.at)


def zero_to_come(facts: RoomFacts) -> bool:
    """Is the hand of the matter still to be dealt, with time on the clock in which the hand before it was dealt?"""
    clock = facts.subject.before.clock
    if not to_come(facts) or not clock.running or not clock.left_at(facts.subject.at):
        return False
    dealt = (m.index for m, _ in facts.acts(t.Deal) if m.happening.table == facts.matter.detail)
    since = max(dealt, default=-1)
    return not any(m.index > since for m, _ in facts.acts(c.Zero, c.NewLevel))


def recess_within(facts: RoomFacts, first: int, last: int) -> bool:
    """Did a break begin between happenings `first` and `last`?"""
    return any(first < moment.index < last for moment, _ in facts.acts(c.Recess))


def level_is_known(facts: RoomFacts) -> bool:
    """Can no announcement still change the level of the hand? One to come has not begun while it is outstanding."""
    hand = start(facts)
    if not to_come(facts) or max(hand.pushed, hand.riffled, hand.shuffled) >= 0:
        return True
    return signalled(facts, hand.dealt) == announced(facts, hand.dealt)


def dealt_level(facts: RoomFacts) -> int:
    """The level the hand of the matter was dealt at."""
    act = facts.subject.happening.act
    assert isinstance(act, t.Deal)
    return act.level


def substantial(facts: RoomFacts, numbers: Mapping[str, int]) -> bool:
    """Has there been substantial action in the hand of the matter: told so, or by so many acts as the house counts?"""
    table, dealt = facts.matter.detail, facts.matter.error - 1
    told = (m for m, _ in facts.acts(t.Substantial) if m.index > dealt and m.happening.table == table)
    return any(told) or acted_enough(facts.record, table, dealt, facts.at, numbers)
