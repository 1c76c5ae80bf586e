"""Acts on the level clock, on a player's time, and announcements that hold for the whole room."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Run(RoomAct):
    """The level clock runs."""

    verb: ClassVar[str] = "run"


@dataclass(frozen=True, slots=True)
class Hold(RoomAct):
    """The level clock is stopped."""

    verb: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class SetClock(RoomAct):
    """The level clock is set to so many seconds left."""

    verb: ClassVar[str] = "set"
    seconds: int


@dataclass(frozen=True, slots=True)
class Zero(RoomAct):
    """The level clock reaches zero."""

    verb: ClassVar[str] = "zero"


@dataclass(frozen=True, slots=True)
class NewLevel(RoomAct):
    """A level is announced: by the floor's voice, or by the clock's signal."""

    verb: ClassVar[str] = "level"
    level: int


@dataclass(frozen=True, slots=True)
class Recess(RoomAct):
    """A break begins."""

    verb: ClassVar[str] = "recess"


@dataclass(frozen=True, slots=True)
class HandForHand(RoomAct):
    """The announcement: finish this hand, then all tables play hand for hand."""

    verb: ClassVar[str] = "hand-for-hand"


@dataclass(frozen=True, slots=True)
class NormalPlay(RoomAct):
    """Hand for hand is over."""

    verb: ClassVar[str] = "normal-play"


@dataclass(frozen=True, slots=True)
class CallClock(RoomAct):
    """Somebody asks for the clock on a player, or the floor calls it."""

    verb: ClassVar[str] = "call-clock"
    name: str


@dataclass(frozen=True, slots=True)
class StartClock(RoomAct):
    """The floor allows it: the player's time begins to run."""

    verb: ClassVar[str] = "start-clock"
    name: str


@dataclass(frozen=True, slots=True)
class Warn(RoomAct):
    """A player on the clock is told that his last seconds run."""

    verb: ClassVar[str] = "warn"
    name: str
    seconds: int


@dataclass(frozen=True, slots=True)
class ColourUp(RoomAct):
    """A denomination is to leave the tables."""

    verb: ClassVar[str] = "colour-up"
    value: int


@dataclass(frozen=True, slots=True)
class Race(RoomAct):
    """The odd chips of a denomination are raced off."""

    verb: ClassVar[str] = "race"
    value: int
