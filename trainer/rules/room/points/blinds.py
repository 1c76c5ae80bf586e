"""Points about what is posted before the cards: blinds, the big blind's ante, straddles."""

from collections.abc import Iterator

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.state import Player
from trainer.rules.kind import About
from trainer.rules.room.blinds import dues, in_seat, level_of
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

POST, ANTE = "blind.post", "tournament.bb-ante"


def blinds(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt with blinds."""
    dealt = (moment for moment, _ in facts.acts(t.Deal) if level_of(facts, moment))
    yield from (point("blinds", POST, moment, moment.happening.table) for moment in dealt)


def short_blinds(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt with a blind that somebody cannot post in full."""
    for moment, _ in facts.acts(t.Deal):
        for player, due in dues(facts, moment):
            if 0 < player.chips.amount < due:
                yield point("short-blind", POST, moment, player.name)


def straddles(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("straddle", POST, moment, moment.who) for moment, _ in facts.acts(p.Straddle))


def antes(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt in an event whose big blind posts the ante."""
    yield from (point("big-blind-ante", ANTE, moment, big.name) for moment, big, _ in _with_an_ante(facts))


def short_of_antes(facts: RoomFacts) -> Iterator[Matter]:
    """Somebody else is dealt in there with less than the ante."""
    for moment, big, ante in _with_an_ante(facts):
        seated = moment.before.seated(moment.happening.table)
        poor = [each for each in seated if 0 < each.chips.amount < ante and each is not big]
        yield from (point("short-of-the-ante", ANTE, moment, each.name) for each in poor)


def _with_an_ante(facts: RoomFacts) -> Iterator[tuple[Moment, Player, int]]:
    """Hands dealt where the big blind posts the ante: the moment, who that is, and the ante of the level."""
    for moment, _ in facts.acts(t.Deal) if facts.setup.antes == "big-blind" else ():
        table, level = moment.before.table(moment.happening.table), level_of(facts, moment)
        big = in_seat(moment, table.name, table.big)
        if big is not None and level is not None:
            yield moment, big, level.ante


KINDS: tuple[RoomKind, ...] = (
    RoomKind("blinds", POST, "What the blinds are and where", About.TABLE, blinds),
    RoomKind("short-blind", POST, "A blind posted short", About.PLAYER, short_blinds),
    RoomKind("straddle", POST, "A straddle", About.PLAYER, straddles),
    RoomKind("big-blind-ante", ANTE, "What the big blind posts as an ante", About.PLAYER, antes),
    RoomKind("short-of-the-ante", ANTE, "A player with less than the ante", About.PLAYER, short_of_antes),
)
