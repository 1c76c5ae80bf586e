"""How a room starts."""

from dataclasses import dataclass, field

from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.room.state import BEGINS, LevelClock, Player, Room, RoomTable

EVENTS = ("tournament", "satellite", "survivor", "cash")
FORMATS = ("full-table", "six-handed", "turbo", "heads-up")
ANTES = ("all", "big-blind")
GAMES = ("holdem", "omaha", "omaha8", "stud", "stud8", "razz", "single-draw", "triple-draw")
STUD_GAMES = ("stud", "stud8", "razz")  # played without a button


@dataclass(frozen=True, slots=True)
class Level:
    """Blinds and ante in chips, and how long the level lasts."""

    small: int
    big: int
    ante: int
    minutes: int


@dataclass(frozen=True, slots=True)
class RoomSetup:
    """`full` is the number of seats of a full table, `games` what is played, in order where it is mixed.

    `level` is the one being played (from 1), `left` the seconds left of it. `stack` is what an entry buys, `fee` what
    it adds to the pool, `fees` what the house takes of it besides, `places` how many are paid, `prizes` for what where
    it matters (the first place first), `denominations` the chips in use. `sold` counts the entries sold before. All
    money is in cents. `sheet` names the house's sheet on which the event is printed, `bounty` what a bounty chip is
    worth, `guarantee` the pool promised, `registration` the level with whose end it closes (0 where there is none),
    `antes` who posts them: "all" or "big-blind". `pause` is the second of the room at which a scheduled break begins (0
    where there is none). `net` tells that a house has taken its share of the pool already, `clock_told` that somebody
    has told `left`, which is taken for half a level where nobody does. `no_button` are the tables of which nobody has
    told where the button is. `begins` are the verbs that begin a hand at the house before its cards are dealt.
    """

    event: str
    format: str
    full: int
    games: tuple[str, ...]
    tables: tuple[RoomTable, ...]
    players: tuple[Player, ...]
    levels: tuple[Level, ...] = ()
    level: int = 1
    left: int = 0
    denominations: tuple[int, ...] = ()
    stack: Chips = NO_CHIPS
    bank: Chips = NO_CHIPS
    sold: int = 0
    fee: int = 0
    fees: int = 0
    pool: int = 0
    net: bool = False
    places: int = 0
    prizes: tuple[int, ...] = ()
    sheet: str = ""
    bounty: int = 0
    guarantee: int = 0
    registration: int = 0
    antes: str = ""
    pause: int = 0
    clock_told: bool = field(default=True, compare=False)
    no_button: frozenset[str] = field(default=frozenset(), compare=False)
    begins: frozenset[str] = field(default=BEGINS, compare=False)

    def room(self) -> Room:
        """The room before anything happens."""
        clock = LevelClock(self.level, self.left)
        return Room(
            self.tables, self.players, clock, self.bank, self.pool, self.sold, level=self.level, begins=self.begins
        )
