"""Points about penalties: how many hands a player is to miss."""

from collections.abc import Iterator

from trainer.kernel.room import seat_acts as s
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

TOPIC = "conduct.penalty"


def given(facts: RoomFacts) -> Iterator[Matter]:
    """A player at a table is given a penalty in missed hands."""
    for moment, act in facts.acts(s.Penalty):
        if moment.before.player(act.name).table and act.hands:
            yield point("penalty-given", TOPIC, moment, act.name)


KINDS: tuple[RoomKind, ...] = (RoomKind("penalty-given", TOPIC, "A player is to miss hands", given),)
