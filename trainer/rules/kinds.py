"""The register of kinds: every kind of matter or point by its key, of hands and of rooms, visible or only asked."""

from collections.abc import Mapping
from typing import TypeAlias

from trainer.rules.kind import About, MatterKind, PointKind, by_key
from trainer.rules.matters import KINDS as MATTERS
from trainer.rules.points import KINDS as POINTS
from trainer.rules.room.kind import RoomKind
from trainer.rules.room.points import KINDS as ROOM

HandKind: TypeAlias = MatterKind | PointKind
AnyKind: TypeAlias = HandKind | RoomKind

OF_HANDS: Mapping[str, HandKind] = {**MATTERS, **POINTS}
OF_ROOMS: Mapping[str, RoomKind] = ROOM
KINDS: Mapping[str, AnyKind] = by_key((MATTERS.values(), POINTS.values(), ROOM.values()))


def on_a_wager(kind: str) -> bool:
    """Are matters of that kind about a wager?"""
    return KINDS[kind].about is About.WAGER
