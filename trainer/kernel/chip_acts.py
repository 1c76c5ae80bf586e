"""Acts on chips, and on the button."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.act import Act
from trainer.kernel.chips import Chips


@dataclass(frozen=True, slots=True)
class Post(Act):
    """A player posts a blind, an ante or the bring-in in front."""

    verb: ClassVar[str] = "post"
    chips: Chips


@dataclass(frozen=True, slots=True)
class Wager(Act):
    """A player puts chips in front in one motion: a bet, a call or a raise by what it amounts to."""

    verb: ClassVar[str] = "wager"
    chips: Chips


@dataclass(frozen=True, slots=True)
class PullBack(Act):
    """A player takes chips back from in front."""

    verb: ClassVar[str] = "pull-back"
    chips: Chips


@dataclass(frozen=True, slots=True)
class Uncover(Act):
    """Chips of a player that nobody could see until then come to light, and are with the stack from now on."""

    verb: ClassVar[str] = "uncover"
    chips: Chips


@dataclass(frozen=True, slots=True)
class BringInBets(Act):
    """The dealer brings all bets in front into the pot."""

    verb: ClassVar[str] = "bring-in-bets"


@dataclass(frozen=True, slots=True)
class ReturnBet(Act):
    """The dealer gives chips in front of a seat back to its stack."""

    verb: ClassVar[str] = "return-bet"
    seat: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class Collect(Act):
    """The dealer draws chips in front of a seat into one pot: "main", "side-1" and so on."""

    verb: ClassVar[str] = "collect"
    seat: int
    chips: Chips
    pot: str


@dataclass(frozen=True, slots=True)
class Shift(Act):
    """The dealer moves chips out of one pot into another."""

    verb: ClassVar[str] = "shift"
    chips: Chips
    pot: str
    to: str


@dataclass(frozen=True, slots=True)
class PushPot(Act):
    """The dealer pushes chips of the main pot to a seat."""

    verb: ClassVar[str] = "push-pot"
    seat: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class PushSide(PushPot):
    """The dealer pushes chips of a side pot to a seat."""

    verb: ClassVar[str] = "push-side"
    pot: str


@dataclass(frozen=True, slots=True)
class Trade(Act):
    """The dealer makes change between two places: `give` goes from `place` to `other`, `take` the other way.

    A place is "rack", "main", "side-1", "bet-3" or "stack-3".
    """

    verb: ClassVar[str] = "trade"
    place: str
    give: Chips
    other: str
    take: Chips


@dataclass(frozen=True, slots=True)
class Count(Act):
    """The dealer counts out the chips of a place, such as "bet-3", "stack-3" or "main"."""

    verb: ClassVar[str] = "count"
    place: str


@dataclass(frozen=True, slots=True)
class AllInButton(Act):
    """The dealer puts the all-in button before a seat, or takes it away from there."""

    verb: ClassVar[str] = "all-in-button"
    seat: int


@dataclass(frozen=True, slots=True)
class Change(Act):
    """The dealer makes change out of the tray: `give` for `take`, a trade with a player's stack."""

    verb: ClassVar[str] = "change"
    seat: int
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class ChangePot(Act):
    """The dealer breaks chips of the pot: `give` out of the tray for `take` out of the pot."""

    verb: ClassVar[str] = "change-pot"
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class MoveButton(Act):
    verb: ClassVar[str] = "button"
    seat: int
