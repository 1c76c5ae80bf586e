"""Points about what is posted before the cards: blinds, the big blind's ante, straddles."""

from collections.abc import Iterator

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import table_acts as t
from trainer.rules.room.blinds import dues, in_seat, level_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

POST, ANTE = "blind.post", "tournament.bb-ante"


def blinds(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt with blinds; a blind that somebody cannot post in full is a point of its own."""
    for moment, _ in facts.acts(t.Deal):
        if level_of(facts, moment):
            yield point("blinds", POST, moment, moment.happening.table)
        for player, due in dues(facts, moment):
            if 0 < player.chips.amount < due:
                yield point("short-blind", POST, moment, player.name)


def straddles(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("straddle", POST, moment, moment.who) for moment, _ in facts.acts(p.Straddle))


def antes(facts: RoomFacts) -> Iterator[Matter]:
    """A hand is dealt in an event whose big blind posts the ante; players who have less than it are a point each."""
    if facts.setup.antes != "big-blind":
        return
    for moment, _ in facts.acts(t.Deal):
        table, level = moment.before.table(moment.happening.table), level_of(facts, moment)
        big = in_seat(moment, table.name, table.big)
        if big is None or level is None:
            continue
        yield point("big-blind-ante", ANTE, moment, big.name)
        poor = [each for each in moment.before.seated(table.name) if 0 < each.chips.amount < level.ante]
        yield from (point("short-of-the-ante", ANTE, moment, each.name) for each in poor if each is not big)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("blinds", POST, "What the blinds are and where", blinds),
    RoomKind("straddle", POST, "A straddle", straddles),
    RoomKind("big-blind-ante", ANTE, "What the big blind posts as an ante", antes),
)
