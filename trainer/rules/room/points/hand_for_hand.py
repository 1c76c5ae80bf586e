"""Points about hand-for-hand play."""

from collections.abc import Iterator
from typing import TypeVar

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import RoomAct
from trainer.rules.kind import About
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

Act = TypeVar("Act", bound=RoomAct)
TOPIC = "rp.hand-for-hand"


def announcements(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("hand-for-hand", TOPIC, moment) for moment, _ in facts.acts(c.HandForHand))


def deductions(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("hand-for-hand-clock", TOPIC, moment) for moment, _ in facts.acts(c.HandForHand))


def settings(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("clock-set", TOPIC, moment) for moment, _ in _during(facts, c.SetClock))


def levels(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point("level-comes-up", TOPIC, moment) for moment, _ in _during(facts, c.Zero))


def away(facts: RoomFacts) -> Iterator[Matter]:
    """A player who is in no hand, or has folded it, leaves his seat."""
    for moment, _ in _during(facts, s.Away):
        name = moment.before.player(moment.who).table
        table = moment.before.table(name) if name else None
        if table is not None and (moment.who not in table.dealt or moment.who in table.folded):
            yield point("seat-left", TOPIC, moment, moment.who)


def all_ins(facts: RoomFacts) -> Iterator[Matter]:
    """A player is all in and called."""
    all_in: set[str] = set()
    for moment, act in _during(facts, t.Play):
        table = moment.before.player(moment.who).table
        if act.word == "all-in":
            all_in.add(table)
        elif act.word == "call" and table in all_in:
            all_in.discard(table)
            yield point("all-in-and-call", TOPIC, moment, table)


def _during(facts: RoomFacts, kind: type[Act]) -> Iterator[tuple[Moment, Act]]:
    return ((moment, act) for moment, act in facts.acts(kind) if moment.before.hand_for_hand)


KINDS: tuple[RoomKind, ...] = (
    RoomKind("hand-for-hand", TOPIC, "Hand for hand is announced: who shares in the money?", About.ROOM, announcements),
    RoomKind(
        "hand-for-hand-clock", TOPIC, "Hand for hand is announced: what does the clock show?", About.ROOM, deductions
    ),
    RoomKind("clock-set", TOPIC, "The clock is set during hand for hand", About.ROOM, settings),
    RoomKind("level-comes-up", TOPIC, "A level runs out during hand for hand", About.ROOM, levels),
    RoomKind("seat-left", TOPIC, "A player leaves their seat during hand for hand", About.PLAYER, away),
    RoomKind("all-in-and-call", TOPIC, "All in and called during hand for hand", About.TABLE, all_ins),
)
