"""Acts of who sits where: players leave the reach of their chair and come back, dealers change."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.act import Act


@dataclass(frozen=True, slots=True)
class Away(Act):
    """The player leaves the reach of the chair."""

    verb: ClassVar[str] = "away"


@dataclass(frozen=True, slots=True)
class Back(Act):
    """The player is back within reach of the chair."""

    verb: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class DealerPush(Act):
    """Dealers change: the incoming dealer taps in and sits down, the outgoing one taps out."""

    verb: ClassVar[str] = "push"


@dataclass(frozen=True, slots=True)
class Conduct(Act):
    """The player behaves in a way that a rulebook may speak of: `word` is one of `trainer.kernel.manners.CONDUCT`."""

    verb: ClassVar[str] = "conduct"
    word: str


@dataclass(frozen=True, slots=True)
class ShowTo(Act):
    """The player lets the player in `seat` see their own cards, and nobody else."""

    verb: ClassVar[str] = "show-to"
    seat: int


@dataclass(frozen=True, slots=True)
class Bounty(Act):
    """What the player does with his bounty chip: `word` is one of `trainer.kernel.manners.BOUNTIES`."""

    verb: ClassVar[str] = "bounty"
    word: str


DEVICE_USES = ("handle", "app", "talk", "sound", "on-table", "on-rail")


@dataclass(frozen=True, slots=True)
class Device(Act):
    """The player uses a phone or another device at the table.

    `use` is one of DEVICE_USES: handled in silence, a betting app or a chart looked at, a call, a sound that others
    hear, or laid on the table or the rail.
    """

    verb: ClassVar[str] = "device"
    use: str
