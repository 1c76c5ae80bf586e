"""Acts of a player that move nothing: how he behaves, and the devices that he uses."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Conduct(RoomAct):
    """How a player behaves: one of CONDUCT."""

    verb: ClassVar[str] = "conduct"
    word: str


@dataclass(frozen=True, slots=True)
class Device(RoomAct):
    """A player uses a phone or another device: one of DEVICE_USES."""

    verb: ClassVar[str] = "device"
    word: str
