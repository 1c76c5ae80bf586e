"""What the floor's page shows, as frozen values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AskView:
    """A question that the floor can ask the dealer: its key and its words."""

    key: str
    says: str


@dataclass(frozen=True, slots=True)
class CallView:
    """A call: the house, the stakes, the score so far, what the dealer says, and what can be asked."""

    house: str
    stakes: str
    score: str
    report: str
    asks: tuple[AskView, ...]
