"""Acts on chips at a table that the room has to know of: a bounty, chips shown, hidden or carried, a straddle."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.chips import Chips
from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Keep(RoomAct):
    """How a player keeps what is his from now on: one of KEPT."""

    verb: ClassVar[str] = "keep"
    word: str


@dataclass(frozen=True, slots=True)
class OutOfView(RoomAct):
    """A player holds or carries chips of his where nobody sees them; they are still his."""

    verb: ClassVar[str] = "out-of-view"
    chips: Chips


@dataclass(frozen=True, slots=True)
class Straddle(RoomAct):
    """A player posts chips before the cards though no blind is due of him; they stay in front of him."""

    verb: ClassVar[str] = "straddle"
    chips: Chips


@dataclass(frozen=True, slots=True)
class Bounty(RoomAct):
    """What a player does with his bounty chip: one of BOUNTIES."""

    verb: ClassVar[str] = "bounty"
    word: str


@dataclass(frozen=True, slots=True)
class Lost(RoomAct):
    """Chips of the event are found lying about; `owner` is whose they are, or "nobody" where that cannot be told."""

    verb: ClassVar[str] = "lost-and-found"
    owner: str
    chips: Chips


NOBODY = "nobody"
KEPT = (
    "in-view",
    "uncountable",
    "high-chips-hidden",
    "chips-hidden",
    "cards-hidden",
    "stacks-in-the-way",
    "cash-on-the-table",
    "other-chips-on-the-table",
)
