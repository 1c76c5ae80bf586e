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
class PushPot(Act):
    """The dealer pushes chips of the pot to a seat."""

    verb: ClassVar[str] = "push-pot"
    seat: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class Change(Act):
    """The dealer makes change out of the rack: `give` for `take`, a trade with a player's stack."""

    verb: ClassVar[str] = "change"
    seat: int
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class ChangePot(Act):
    """The dealer breaks chips of the pot: `give` out of the rack for `take` out of the pot."""

    verb: ClassVar[str] = "change-pot"
    give: Chips
    take: Chips


@dataclass(frozen=True, slots=True)
class MoveButton(Act):
    verb: ClassVar[str] = "button"
    seat: int
