"""Facts about a colour-up race: odd chips, the cards dealt for them, and what they win."""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.kernel.cards import Card, height
from trainer.kernel.chips import Chips
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.rules.room.facts import Moment, RoomFacts


@dataclass(frozen=True, slots=True)
class Odd:
    """A player's odd chips: how many, whether he has no others, and the full sets that are changed without a race."""

    name: str
    seat: int
    chips: int
    all_he_has: bool
    sets: int


@dataclass(frozen=True, slots=True)
class Awards:
    """New chips by player. `saved` got theirs before the cards counted; `over` odd chips made no full chip."""

    by_name: Mapping[str, int]
    saved: tuple[str, ...]
    over: int


def in_use(facts: RoomFacts) -> tuple[int, ...]:
    """The denominations in use: those that are told, else all that stacks are made of, which the bank has."""
    return facts.setup.denominations or tuple(value for value, _ in facts.setup.bank.piles)


def next_value(facts: RoomFacts, value: int) -> int:
    """The lowest denomination that stays when `value` goes; 0 where there is none."""
    return min((each for each in in_use(facts) if each > value), default=0)


def can_be_raced(facts: RoomFacts, value: int) -> bool:
    """Is it a denomination in use, with a higher one that its chips can be changed for?"""
    return value in in_use(facts) and next_value(facts, value) > 0


def count(chips: Chips, value: int) -> int:
    """How many chips of a denomination there are."""
    return dict(chips.piles).get(value, 0)


def odd_chips(facts: RoomFacts, moment: Moment, value: int) -> tuple[Odd, ...]:
    """Everybody at that table with chips of a denomination, from seat 1."""
    each_set = next_value(facts, value) // value
    players = moment.before.seated(moment.happening.table)
    held = [(each, count(each.chips, value)) for each in players if count(each.chips, value)]
    return tuple(
        Odd(p.name, p.seat, n % each_set, n == p.chips.pieces and n < each_set, n // each_set) for p, n in held
    )


def race_before(facts: RoomFacts, moment: Moment, table: str) -> Moment | None:
    """The race that goes on at a table at that moment, if any: play going on ends it."""
    found = None
    if not table:
        return None
    for each, act in facts.acts(c.Race, c.Run, c.NewLevel, t.Deal):
        if each.index >= moment.index:
            break
        if isinstance(act, c.Race):
            found = each if each.happening.table == table and can_be_raced(facts, act.value) else found
        elif each.happening.table in ("", table):
            found = None
    return found


def race_value(race: Moment) -> int:
    """The denomination raced off."""
    act = race.happening.act
    assert isinstance(act, c.Race)
    return act.value


def out_of_use(facts: RoomFacts, moment: Moment, name: str, held: Chips) -> int:
    """The highest denomination of these chips that was raced off before, or is below all in use; 0 if none is."""
    table, lowest = moment.before.player(name).table, next_value(facts, 0)
    raced = {
        act.value
        for each, act in facts.acts(c.Race)
        if each.index < moment.index and each.happening.table == table and can_be_raced(facts, act.value)
    }
    return max((value for value, _ in held.piles if value in raced or value < lowest), default=0)


def cards_dealt(facts: RoomFacts, race: Moment, until: int) -> tuple[tuple[str, Card], ...]:
    """Cards shown to the players of the table from a race up to happening `until`, in order."""
    names = {each.name for each in race.before.seated(race.happening.table)}
    shown = [(m, act) for m, act in facts.acts(s.Show) if race.index < m.index <= until]
    return tuple((act.name, act.card) for _, act in shown if act.name in names)


def awards(odd: tuple[Odd, ...], cards: tuple[tuple[str, Card], ...], each_set: int, percent: int) -> Awards:
    """New chips by the best cards, whoever would be left without any chip first.

    `each_set` odd chips make a new one; `percent` of them are enough for the last.
    """
    full, over = divmod(sum(each.chips for each in odd), each_set)
    new = full + (over > 0 and over * 100 >= each_set * percent)
    ranked = [name for name, _ in sorted(cards, key=lambda each: height(each[1]), reverse=True)]
    poor = [each.name for each in odd if each.all_he_has]
    saved: tuple[str, ...] = ()
    while True:
        winners = [name for name in ranked if name not in saved][: max(0, new - len(saved))]
        lost = [name for name in poor if name not in saved and name not in winners]
        if not lost:
            return Awards({n: [*saved, *winners].count(n) for n in (*saved, *winners)}, saved, over)
        saved = (*saved, *lost)


def won_in(facts: RoomFacts, race: Moment, name: str, until: int) -> int:
    """New chips a player was given in a race up to happening `until`, those he paid for in full not counted."""
    given = [act for m, act in facts.acts(d.Exchange) if race.index < m.index <= until and act.name == name]
    return sum(won_by(act, next_value(facts, race_value(race))) for act in given)


def won_by(act: d.Exchange, value: int) -> int:
    """How many chips of a value an exchange gives beyond what it takes, a part of one counted as one."""
    return max(0, -((act.take.amount - act.give.amount) // value))


def removed_worth(chips: Chips, value: int) -> int:
    """What chips of a denomination that goes, and of those below it, are worth together."""
    return sum(each * number for each, number in chips.piles if each <= value)


def level_to_come(facts: RoomFacts, moment: Moment) -> int:
    """The level played next: the one announced, or the one after it once its clock has run out."""
    level = moment.before.level
    over = any(m.index < moment.index and m.before.level == level for m, _ in facts.acts(c.Zero))
    return level + over


def needed(facts: RoomFacts, value: int, level: int) -> bool:
    """Do blinds or antes from that level on need a denomination?"""
    higher = next_value(facts, value)
    later = facts.setup.levels[max(level, 1) - 1 :]
    return not higher or any(each % higher for row in later for each in (row.small, row.big, row.ante))
