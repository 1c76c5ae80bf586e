"""Acts of the desk: entries, chips that come and go, and the prize pool."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.chips import Chips
from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Entry(RoomAct):
    """Somebody and the chips of an entry; the base of both kinds of entry."""

    name: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class Register(Entry):
    """A first entry is sold, with these chips out of the bank; its fee goes to the pool."""

    verb: ClassVar[str] = "register"


@dataclass(frozen=True, slots=True)
class ReEnter(Entry):
    """Somebody who is out enters again with these chips; the fee goes to the pool."""

    verb: ClassVar[str] = "re-enter"


@dataclass(frozen=True, slots=True)
class Rebuy(RoomAct):
    """A player buys chips beside those he has; `money` goes to the pool."""

    verb: ClassVar[str] = "rebuy"
    name: str
    chips: Chips
    money: int


@dataclass(frozen=True, slots=True)
class AddOn(RoomAct):
    """A player takes the add-on; `money` goes to the pool."""

    verb: ClassVar[str] = "add-on"
    name: str
    chips: Chips
    money: int


@dataclass(frozen=True, slots=True)
class Surrender(RoomAct):
    """A player gives up all his chips and is out; they go to the bank."""

    verb: ClassVar[str] = "surrender"
    name: str


@dataclass(frozen=True, slots=True)
class Find(RoomAct):
    """Chips of a player turn up that nobody had counted; the room's bank stands for where they were."""

    verb: ClassVar[str] = "find"
    name: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class Remove(RoomAct):
    """Chips of a player leave play, into the bank."""

    verb: ClassVar[str] = "remove"
    name: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class Exchange(RoomAct):
    """The bank gives a player `give` for `take`, worth the same or not."""

    verb: ClassVar[str] = "exchange"
    name: str
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class Pay(RoomAct):
    """Prize money goes out of the pool to somebody."""

    verb: ClassVar[str] = "pay"
    name: str
    money: int


@dataclass(frozen=True, slots=True)
class Withhold(RoomAct):
    """Money of the pool is kept back by the house."""

    verb: ClassVar[str] = "withhold"
    money: int


@dataclass(frozen=True, slots=True)
class Agree(RoomAct):
    """A player agrees to divide the prizes by deal."""

    verb: ClassVar[str] = "agree"


@dataclass(frozen=True, slots=True)
class Ask(RoomAct):
    """Somebody asks for something: one of ASKED."""

    verb: ClassVar[str] = "ask"
    word: str


@dataclass(frozen=True, slots=True)
class Permit(RoomAct):
    """Somebody who may allow it does: one of ASKED."""

    verb: ClassVar[str] = "permit"
    name: str
    word: str


@dataclass(frozen=True, slots=True)
class Refuse(RoomAct):
    """Somebody who may allow it does not: one of ASKED."""

    verb: ClassVar[str] = "refuse"
    name: str
    word: str


ASKED = (
    "late-entry",
    "alternate",
    "a-seat",
    "special-needs",
    "same-table",
    "forfeit",
    "payouts",
    "high-hand",
    "deal",
    "rebuy",
    "absence",
    "wait-for-me",
    "new-deck",
    "push",
    "balance",
    "final-table",
    "entry-limits",
    "entry-by-phone",
    "second-event",
    "pass-receipt",
    "enter-without-card",
    "pass-prize",
    "late-voucher",
)
FROM_OUTSIDE = (
    "late-entry",
    "alternate",
    "entry-limits",
    "entry-by-phone",
    "second-event",
    "pass-receipt",
    "enter-without-card",
    "pass-prize",
    "late-voucher",
)
"""What somebody may ask for who has not entered yet."""
