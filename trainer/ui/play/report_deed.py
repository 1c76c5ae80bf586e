"""One deed of a report while it is told: who did it, what, and how much."""

from dataclasses import dataclass

from trainer.kernel.report_acts import (
    AT_A_SEAT,
    MAY_COUNT,
    MUST_COUNT,
    TO_A_SEAT,
    WITH_A_NUMBER,
    DealerDeed,
    DealerDid,
    Deed,
    Did,
)
from trainer.scenarios.report import DEALER_DEEDS, DEEDS, said

MOST_FIGURES, TENTH = 8, 10
DEALER, OTHERS = "dealer", "others"
OF_A_SEAT = (*TO_A_SEAT, *AT_A_SEAT)
"""Deeds whose number is the seat to which it was done."""
ONE_FIGURE = (Deed.HOLDS, *WITH_A_NUMBER, *AT_A_SEAT)
"""Deeds whose number is one figure, so that it ends them."""


@dataclass
class Begun:
    """`seat` or the `dealer` is whose deed is told next; `typed` are the figures of its number so far.

    `bets` says which of the two lists of a player's deeds is open: bets and turns, or anything else.
    """

    seat: int = 0
    dealer: bool = False
    deed: Deed | DealerDeed | None = None
    typed: str = ""
    bets: bool = True

    @property
    def who(self) -> bool:
        """Is it known who did it?"""
        return bool(self.seat) or self.dealer

    @property
    def counts(self) -> bool:
        """Is a number told of the deed, or may one be?"""
        return self.deed in MAY_COUNT or self.deed in ONE_FIGURE

    @property
    def asks_whom(self) -> bool:
        """Is it only left to tell to which seat it was done?"""
        return self.who and self.deed in OF_A_SEAT and not self.typed

    @property
    def whole(self) -> bool:
        """Can it be told as it stands?"""
        needs = (self.deed in MUST_COUNT or self.deed in ONE_FIGURE) and not self.typed
        return self.deed is not None and self.who and not needs

    @property
    def did(self) -> Did | DealerDid:
        """The deed as it stands."""
        number = int(self.typed or 0)
        if isinstance(self.deed, DealerDeed):
            return DealerDid(self.deed, number)
        assert self.deed is not None
        return Did(self.seat, self.deed, number)

    @property
    def pending(self) -> str:
        """What is begun and not finished, in words; "" for nothing."""
        if self.deed is None or not self.who:
            return ""
        if self.typed:
            return said(self.did)
        asks = "which seat?" if self.asks_whom else "how many?" if self.deed in ONE_FIGURE else "how much?"
        if isinstance(self.deed, DealerDeed):
            return f"The dealer {DEALER_DEEDS[self.deed][0]}: {asks}"
        return f"Seat {self.seat} {DEEDS[self.deed][0]}: {asks}"

    def take(self, kind: str, value: str) -> None:
        """A seat, the dealer, or what was done."""
        if kind == "seat":
            self.seat, self.dealer = int(value), False
        elif kind == DEALER:
            self.seat, self.dealer = 0, True
        elif kind == OTHERS:
            self.bets = not self.bets
        if kind == "deed":
            self.deed, self.typed = DealerDeed(value) if self.dealer else Deed(value), ""
        elif self.dealer is not isinstance(self.deed, DealerDeed):
            self.deed = None

    def pad(self, value: str) -> bool:
        """A figure, or two zeros, of its number; does that end it?"""
        self.typed = f"{self.typed}{value}".lstrip("0")[:MOST_FIGURES]
        if self.deed not in ONE_FIGURE:
            return False
        self.typed = str(TENTH) if value == "0" and self.deed in OF_A_SEAT else value
        return True

    def told(self) -> None:
        """It is told; another one of the same player or dealer may follow."""
        self.deed, self.typed = None, ""

    def erase(self) -> bool:
        """Take back the last figure, or what was done; was there anything?"""
        if self.typed:
            self.typed = self.typed[:-1]
        elif self.deed is not None:
            self.deed = None
        else:
            return False
        return True
