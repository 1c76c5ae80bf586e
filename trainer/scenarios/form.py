"""What a scenario file says, as frozen values, and the faults of a file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.gestures import Act
from trainer.kernel.house import House
from trainer.kernel.table import Stakes
from trainer.rules.topics import ROUTINE
from trainer.scenarios.grammar import SHUFFLE, Guard, Line, Moment, showdown_of
from trainer.scenarios.handling import Handling

FORMAT = 2  # of scenario files, the newest that is read here
WRONGS = ("stuck", "boxed", "odd-back", "duplicate", "joker", "missing")
SEATS, NAMES, SUITS, CARDS, STAKES, STACKS, ACTS = "seats", "names", "suits", "cards", "stakes", "stacks", "acts"
SEED = "seed"
FIXABLE = (SEATS, NAMES, SUITS, CARDS, STAKES, STACKS, ACTS, SEED)
"""What a file may hold fixed where its hand is varied: `cards` are the ranks that its seed deals, `acts` who bets."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault of a file: where it is (`line` from 1, 0 for the whole file), its key and what is wrong."""

    path: str
    line: int
    key: str
    what: str

    def __str__(self) -> str:
        place = f"{self.path}:{self.line}" if self.line else self.path
        return f"{place}: {self.key}: {self.what}" if self.key else f"{place}: {self.what}"


class BadScenario(ValueError):
    """A scenario that cannot be used; `faults` has every fault found."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join(map(str, faults)))


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits in seat `number` with which chips; `away` tells that nobody is in reach of the chair at first.

    `penalty` tells that the player sits out a penalty, away from the table for the whole hand, `moved`
    that a broken table's player was brought here for this hand, `straddles` that twice the big blind is posted
    before the cards.
    """

    number: int
    name: str
    stack: Chips
    away: bool = False
    penalty: bool = False
    moved: bool = False
    straddles: bool = False


SEAT_FLAGS = ("away", "penalty", "moved", "straddles")
"""What a file may say of a seat with `= true`."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A condition of the deck. `depth` counts from 1 at the top; `card` is the duplicate, `cards` are the missing."""

    kind: str
    depth: int = 0
    card: Card | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Injected:
    """An irregularity to be drawn when the hand is made: its injector's key, and what of it is `fixed` by name."""

    kind: str
    fixed: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """From what a fresh hand was drawn: an irregularity's key, where it strikes, and whom (0 nobody)."""

    irregularity: str
    place: str
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Protest:
    """A player speaks up `after` milliseconds once the guard has begun to hold."""

    seat: int
    says: Act
    guard: Guard
    after: int


@dataclass(frozen=True, slots=True)
class Coming:
    """A player goes away or comes back, as `act` says, `after` milliseconds once a moment has come."""

    seat: int
    act: Act
    at: Moment
    after: int


@dataclass(frozen=True, slots=True)
class Timed:
    """One act of a player, so many milliseconds after the one before."""

    after: int
    act: Act


@dataclass(frozen=True, slots=True)
class Doing:
    """What a player does or says apart from a bet: `does` begins once the moment `at` has come, on that street only."""

    seat: int
    at: Moment
    does: tuple[Timed, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A wager as its player makes it, words and chips in their order: `seat`, on which `street`, and `does`.

    It begins when the action is on seat `due`, which is another one's where he acts out of turn. `answer` is what he
    says when the dealer asks how much it is, "" for the same words again.
    """

    seat: int
    street: int
    due: int
    does: tuple[Timed, ...]
    guard: Guard | None = None
    answer: str = ""


@dataclass(frozen=True, slots=True)
class Previous:
    """What the dealer before the trainee did at a moment instead of the routine, so many milliseconds after it."""

    at: Moment
    does: tuple[Act | Handling, ...]
    after: int = 0


@dataclass(frozen=True, slots=True)
class Expected:
    """A second opinion on what a book says; compared in tests and `trainer check`, never graded with.

    `matter` is the kind of the matter ("" for the topics that the scenario teaches), `at` the moment at which the book
    is asked (None for when the matter has become visible), `rulings` keys of which its ruling is one (none where the
    author gives none), `silent` that the book says nothing, `in_order` that it finds no fault with it. `figures` are
    amounts of the ruling by name: to, owed, back, due.
    """

    book: str
    at: Moment | None = None
    matter: str = ""
    authority: str = ""
    rulings: tuple[str, ...] = ()
    paragraphs: tuple[str, ...] = ()
    silent: bool = False
    in_order: bool = False
    figures: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Scenario:
    """One scenario file. `text` is the file as it was read, `digest` its SHA-256; `title` is shown after the hand.

    `button_lies` is where the button lies as the hand begins, where that is not at `button`, its own place (else 0).
    `drawn` is what a fresh hand was drawn from, None for an authored one. `house` are settings of the house.
    `deck` are the given cards, top first; the rest comes by seed. `topics` are those under which books print what
    it teaches, with "routine" for a control. `waits` are the seats that show no hand until they are asked to.
    `puts_off` tells that the floor puts a ruling on a disputed pot off where the house prints that it may. `fixed` is
    what stays as the file has it where the hand is varied.
    """

    id: str
    title: str
    topics: tuple[str, ...]
    game: str
    limit: str
    stakes: Stakes
    seats: tuple[Sitting, ...]
    button: int
    deck: tuple[Card, ...] = ()
    seed: int = 0
    wrong: tuple[Wrong, ...] = ()
    injected: tuple[Injected, ...] = ()
    script: tuple[Line, ...] = ()
    told: tuple[Told, ...] = ()
    waits: tuple[int, ...] = ()
    puts_off: bool = False
    protests: tuple[Protest, ...] = ()
    comings: tuple[Coming, ...] = ()
    doings: tuple[Doing, ...] = ()
    previous: tuple[Previous, ...] = ()
    takeover: Moment = SHUFFLE
    ends: Moment | None = None
    button_lies: int = 0
    house: House = ()
    drawn: Drawn | None = None
    hints: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    expect: Mapping[str, Expected] = field(default_factory=dict)
    path: str = ""
    text: str = ""
    digest: str = ""

    @cached_property
    def lines(self) -> dict[tuple[int, int], tuple[Line, ...]]:
        """The script by street and seat, 0 for everybody, each part in its order."""
        return self._lines_of(1)

    @cached_property
    def lines_after(self) -> dict[tuple[int, int], tuple[Line, ...]]:
        """The same for the hand after."""
        return self._lines_of(2)

    def _lines_of(self, hand: int) -> dict[tuple[int, int], tuple[Line, ...]]:
        found: dict[tuple[int, int], tuple[Line, ...]] = {}
        for line in (each for each in self.script if each.hand == hand):
            found[line.street, line.seat] = (*found.get((line.street, line.seat), ()), line)
        return found

    @cached_property
    def showdown(self) -> tuple[Line, ...]:
        """What of the script is for the showdown, in its order."""
        return tuple(line for line in self.script if line.street == showdown_of(self.game))

    @property
    def lying(self) -> int:
        """Where the button lies as the hand begins, right or wrong: posts and cards go by it."""
        return self.button_lies or self.button

    @property
    def clean(self) -> bool:
        """A control: nothing goes wrong in this hand of itself."""
        return ROUTINE in self.topics
