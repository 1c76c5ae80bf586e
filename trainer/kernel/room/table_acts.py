"""Acts at one table as the room sees them: hands begin and end, the button goes, somebody is to act."""

from dataclasses import dataclass
from typing import ClassVar

from trainer.kernel.chips import Chips
from trainer.kernel.room.act import RoomAct


@dataclass(frozen=True, slots=True)
class Push(RoomAct):
    """Dealers change: the outgoing one is pushed by the incoming one."""

    verb: ClassVar[str] = "push"


@dataclass(frozen=True, slots=True)
class Riffle(RoomAct):
    """The first riffle of a hand."""

    verb: ClassVar[str] = "riffle"


@dataclass(frozen=True, slots=True)
class Shuffler(RoomAct):
    """The button of the shuffling machine is pressed for a hand."""

    verb: ClassVar[str] = "shuffler"


@dataclass(frozen=True, slots=True)
class NewDeck(RoomAct):
    """The deck in play is changed for another one; why: one of DECKS."""

    verb: ClassVar[str] = "new-deck"
    word: str


DECKS = ("routine", "damaged-card")


@dataclass(frozen=True, slots=True)
class Deal(RoomAct):
    """A hand is dealt with the blinds and antes of a level to everybody who sits there with chips."""

    verb: ClassVar[str] = "deal"
    level: int


@dataclass(frozen=True, slots=True)
class Substantial(RoomAct):
    """So many have acted in the hand that it stands."""

    verb: ClassVar[str] = "substantial-action"


@dataclass(frozen=True, slots=True)
class End(RoomAct):
    """The hand is over and its pot awarded."""

    verb: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class Misdeal(RoomAct):
    """The hand is a misdeal: nobody has played it, and it is dealt again."""

    verb: ClassVar[str] = "misdeal"


@dataclass(frozen=True, slots=True)
class Button(RoomAct):
    """The button is moved; where it is then, and the seats of the small and the big blind (0 if nobody posts one)."""

    verb: ClassVar[str] = "button"
    seat: int
    small: int
    big: int


@dataclass(frozen=True, slots=True)
class Game(RoomAct):
    """What is dealt at the table from the next hand on."""

    verb: ClassVar[str] = "game"
    game: str


@dataclass(frozen=True, slots=True)
class Turn(RoomAct):
    """It is a player's turn; `facing` is what he has to call, 0 where he may check."""

    verb: ClassVar[str] = "turn"
    name: str
    facing: int


@dataclass(frozen=True, slots=True)
class Play(RoomAct):
    """A player acts: fold, check, call, bet, raise or all-in."""

    verb: ClassVar[str] = "play"
    word: str


@dataclass(frozen=True, slots=True)
class Win(RoomAct):
    """A player wins chips of another in the hand that is over."""

    verb: ClassVar[str] = "win"
    name: str
    loser: str
    chips: Chips
