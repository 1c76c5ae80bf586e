"""What is said and decided: players, the dealer's voice, the floor."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.act import Act
from trainer.kernel.cards import Card


@dataclass(frozen=True, slots=True)
class Check(Act):
    verb: ClassVar[str] = "check"


@dataclass(frozen=True, slots=True)
class Fold(Act):
    """The player releases the hand; it slides face down into the muck."""

    verb: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class Say(Act):
    """Words spoken aloud, by anybody. They bind nobody here; order in time is kept."""

    verb: ClassVar[str] = "say"
    words: str


@dataclass(frozen=True, slots=True)
class Rest(Act):
    """The player's hands come to rest: what was put out so far is all of it, as far as anybody can see."""

    verb: ClassVar[str] = "rest"


# --- the dealer's voice


@dataclass(frozen=True, slots=True)
class Stop(Act):
    """The dealer stops the action."""

    verb: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Proceed(Act):
    """The dealer lets the action go on."""

    verb: ClassVar[str] = "proceed"


@dataclass(frozen=True, slots=True)
class CallFloor(Act):
    """The dealer calls the floor, which stops the action."""

    verb: ClassVar[str] = "floor"


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """The dealer announces something from the palette, such as "misdeal" or "dead-hand"."""

    verb: ClassVar[str] = "announce"
    what: str


@dataclass(frozen=True, slots=True)
class AnnounceBet(Act):
    """The dealer says what a bet counts as: its kind ("bet", "call", "raise", "all-in") and its total on the street.

    "post" is what a bet out of turn comes to where a house has it in force at once, as a minimum that is posted.
    """

    verb: ClassVar[str] = "announce-bet"
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class AskFor(Act):
    """The dealer asks a seat for more chips: so many that are missing."""

    verb: ClassVar[str] = "ask-for"
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class AskHowMuch(Act):
    """The dealer asks a seat what the amount is that it has declared."""

    verb: ClassVar[str] = "ask-how-much"
    seat: int


@dataclass(frozen=True, slots=True)
class ActionOn(Act):
    """The dealer points the action to a seat."""

    verb: ClassVar[str] = "action-on"
    seat: int


@dataclass(frozen=True, slots=True)
class AskToShow(Act):
    """The dealer asks a seat to table its hand."""

    verb: ClassVar[str] = "ask-to-show"
    seat: int


@dataclass(frozen=True, slots=True)
class Plan(Act):
    """The dealer answers the floor's "And now?"."""

    verb: ClassVar[str] = "plan"
    what: str


@dataclass(frozen=True, slots=True)
class NextHand(Act):
    """The dealer ends the hand."""

    verb: ClassVar[str] = "next-hand"


# --- the floor


@dataclass(frozen=True, slots=True)
class Come(Act):
    verb: ClassVar[str] = "come"


@dataclass(frozen=True, slots=True)
class Ask(Act):
    """The floor asks what happened, for a piece of the report, what now, or for the cards to be scrambled first."""

    verb: ClassVar[str] = "ask"
    what: str


@dataclass(frozen=True, slots=True)
class Draw(Act):
    """The floor picks one card at random out of a scrambled group; a player draws one for the button."""

    verb: ClassVar[str] = "draw"
    card: Card


@dataclass(frozen=True, slots=True)
class Order(Act):
    """The floor decides what its book leaves open or says nothing on.

    `what` names the remedy, `source` the book whose procedure it follows ("own" for a choice the book offers).
    """

    verb: ClassVar[str] = "order"
    what: str
    source: str


@dataclass(frozen=True, slots=True)
class CarryOn(Act):
    """The floor says "carry on"."""

    verb: ClassVar[str] = "carry-on"


@dataclass(frozen=True, slots=True)
class Leave(Act):
    verb: ClassVar[str] = "leave"
