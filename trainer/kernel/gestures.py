"""Gestures: somebody does one physical thing at one moment. Nothing here judges."""

from dataclasses import dataclass

from trainer.kernel.act import Act
from trainer.kernel.asking_acts import TALK, Claim, Dispute, Refuse, Request, Tell
from trainer.kernel.card_acts import (
    Burn,
    Cut,
    Drop,
    Flash,
    Gather,
    Lay,
    Move,
    Muck,
    Pitch,
    Scramble,
    Shuffle,
    Shuffler,
    Square,
    Turn,
)
from trainer.kernel.chip_acts import (
    AllInButton,
    BringInBets,
    Change,
    ChangePot,
    Collect,
    Count,
    MoveButton,
    Post,
    PullBack,
    PushPot,
    PushSide,
    ReturnBet,
    Shift,
    Trade,
    Uncover,
    Wager,
)
from trainer.kernel.manners import BOUNTIES, CONDUCT
from trainer.kernel.report_acts import Report
from trainer.kernel.seat_acts import DEVICE_USES, Away, Back, Bounty, Conduct, DealerPush, Device, ShowTo
from trainer.kernel.voice_acts import (
    ActionOn,
    Announce,
    AnnounceBet,
    Ask,
    AskFor,
    AskHowMuch,
    AskToShow,
    CallFloor,
    CarryOn,
    Check,
    Come,
    Draw,
    Fold,
    Leave,
    NextHand,
    Order,
    Plan,
    Proceed,
    Rest,
    Say,
    Stop,
)

DEALER = "D"
FLOOR = "F"
SPOKEN = (Say, *TALK)
"""Everything that is said in words of one's own, by players, dealer and floor."""


def player(seat: int) -> str:
    """How the player in a seat is written: "P3"."""
    return f"P{seat}"


@dataclass(frozen=True, slots=True)
class Gesture:
    """`at` is milliseconds since the hand began, `who` "D" (dealer), "F" (floor) or "P3" (player in seat 3)."""

    at: int
    who: str
    act: Act

    @property
    def seat(self) -> int:
        """The seat of the player who does it, 0 for dealer and floor."""
        return int(self.who[1:]) if self.who[0] == "P" else 0

    @property
    def by_dealer(self) -> bool:
        return self.who == DEALER


_KINDS: tuple[type[Act], ...] = (*Act.__subclasses__(), PushSide)
ACTS: dict[str, type[Act]] = {act.verb: act for act in _KINDS}

__all__ = [
    "ACTS",
    "BOUNTIES",
    "CONDUCT",
    "DEALER",
    "DEVICE_USES",
    "FLOOR",
    "SPOKEN",
    "TALK",
    "Act",
    "ActionOn",
    "AllInButton",
    "Announce",
    "AnnounceBet",
    "Ask",
    "AskFor",
    "AskHowMuch",
    "AskToShow",
    "Away",
    "Back",
    "Bounty",
    "BringInBets",
    "Burn",
    "CallFloor",
    "CarryOn",
    "Change",
    "ChangePot",
    "Check",
    "Claim",
    "Collect",
    "Come",
    "Conduct",
    "Count",
    "Cut",
    "DealerPush",
    "Device",
    "Dispute",
    "Draw",
    "Drop",
    "Flash",
    "Fold",
    "Gather",
    "Gesture",
    "Lay",
    "Leave",
    "Move",
    "MoveButton",
    "Muck",
    "NextHand",
    "Order",
    "Pitch",
    "Plan",
    "Post",
    "Proceed",
    "PullBack",
    "PushPot",
    "PushSide",
    "Refuse",
    "Report",
    "Request",
    "Rest",
    "ReturnBet",
    "Say",
    "Scramble",
    "Shift",
    "ShowTo",
    "Shuffle",
    "Shuffler",
    "Square",
    "Stop",
    "Tell",
    "Trade",
    "Turn",
    "Uncover",
    "Wager",
    "player",
]
