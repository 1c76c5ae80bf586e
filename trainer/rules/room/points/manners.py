"""Points about how a player behaves, and what device he uses, where that is told of a room."""

from collections.abc import Iterator

from trainer.kernel.room import manner_acts as m
from trainer.kernel.room.state import Room
from trainer.rules.facts import Facts
from trainer.rules.kind import About
from trainer.rules.points.devices import DEVICES
from trainer.rules.points.manners import DISCLOSURE, DODGING, ETHICS, ETIQUETTE, LANGUAGE, PENALTY, TOPICS
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.kind import RoomKind, point
from trainer.rules.ruling import Matter

TOLD_IN_THE_ROOM, DEVICE_IN_THE_ROOM = "conduct-told-in-room", "device-used-in-room"


def word_of(facts: Facts | RoomFacts) -> str:
    """The word for what the player of the matter did, or for how he uses a device."""
    if not isinstance(facts, RoomFacts):
        return facts.matter.detail
    act = facts.subject.happening.act
    return act.word if isinstance(act, m.Conduct | m.Device) else ""


def has_a_live_hand(room: Room, name: str) -> bool:
    """Is a hand on at the player's table, and has he been dealt in and not folded? On penalty he misses it."""
    player = room.player(name)
    table = room.table(player.table) if player.table else None
    dead = (*table.folded, *table.missing) if table is not None else ()
    return table is not None and table.playing and name in table.dealt and name not in dead


def conduct_told(facts: RoomFacts) -> Iterator[Matter]:
    for moment, act in facts.acts(m.Conduct):
        yield point(TOLD_IN_THE_ROOM, TOPICS[act.word], moment, moment.who)


def devices_used(facts: RoomFacts) -> Iterator[Matter]:
    yield from (point(DEVICE_IN_THE_ROOM, DEVICES, moment, moment.who) for moment, _ in facts.acts(m.Device))


KINDS: tuple[RoomKind, ...] = (
    RoomKind(
        *(TOLD_IN_THE_ROOM, LANGUAGE, "A player's conduct", About.PLAYER, conduct_told),
        (DISCLOSURE, ETHICS, ETIQUETTE, PENALTY, DODGING),
    ),
    RoomKind(DEVICE_IN_THE_ROOM, DEVICES, "A player uses a phone or another device", About.PLAYER, devices_used),
)
