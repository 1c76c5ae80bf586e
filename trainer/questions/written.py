"""What a question file says, before anything is drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from trainer.questions.model import Cite, Form
from trainer.questions.values import Values

OTHERS = "others"
NO_VALUES = Values()
CARDS = frozenset(
    ("in_stub", "board", *(f"board_{place}" for place in range(1, 7)), *(f"burn_{place}" for place in range(1, 5)))
)
"""Names of cards in acts: all of the stub, all and each of the board, each of the burns."""
By = Mapping[str, str]
"""Texts by house."""


@dataclass(frozen=True, slots=True)
class Right:
    """When an answer is right: at which houses (`at`), or by what the engine decides, all of it together.

    `rulings` are keys of rulings, `authority` who decides, `silent` that the book leaves it open, `when` a condition
    on the values and on the figures of the decision.
    """

    at: Mapping[str, bool] = field(default_factory=dict)
    rulings: tuple[str, ...] = ()
    authority: str = ""
    silent: bool = False
    when: str = ""

    @property
    def decided(self) -> bool:
        """Does it need a decision of the engine?"""
        return bool(self.rulings or self.authority or self.silent)

    @property
    def open(self) -> bool:
        """Does it depend on the drawing?"""
        return self.decided or bool(self.when)


@dataclass(frozen=True, slots=True)
class Statement:
    """One of the answers. `why` and `why_right` (said instead where it is right) are texts by house; those of a house
    may be missing where the rule's own sentence is taken. `cites` are missing where the decision's are. `does` are the
    lines of a hand in short by which a dealer would do it at that house; none where it is no act.
    """

    text: str
    right: Right
    why: By
    cites: Mapping[str, tuple[Cite, ...]]
    why_right: By = field(default_factory=dict)
    does: By = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Figure:
    """A number to be told: a `figure` of the decision, or a sum by house."""

    figure: str = ""
    sums: By = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Numbered:
    """The answer of a number, with wrong numbers that people come to."""

    right: Figure
    unit: str
    why: By
    mistakes: tuple[tuple[Figure, By], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A step of an order. `place` is where it belongs from 0, -1 for no step; `houses` are those that have it.

    `does` are lines as in a statement; none where it is no act at the table, or done with the step before or after.
    """

    text: str
    place: int
    houses: tuple[str, ...]
    why: By
    cites: Mapping[str, tuple[Cite, ...]]
    does: By = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the table that can be pointed at, such as "seat:3"."""

    at: str
    right: Right
    why: By
    why_right: By = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Engine:
    """A situation, and what about it the house is asked. `kinds` are tried in order until the house speaks.

    `hand` or `room` is its text; without kinds it is only shown. `seat` and `about` say whose point is meant. `former`
    is one of the first format, whose talk is read for what it meant then.
    """

    hand: str = ""
    room: str = ""
    kinds: tuple[str, ...] = ()
    seat: str = ""
    about: str = ""
    show: bool = False
    former: bool = False

    @property
    def decides(self) -> bool:
        return bool(self.kinds)


@dataclass(frozen=True, slots=True)
class Question:
    """A question as its file has it. `houses` can be asked; `silent` are those of them whose book leaves it open.

    `cites` are by house, empty where the engine's decision cites. `statements` are the answers of ONE, SEVERAL and
    RULING, of TRUE_FALSE the claim alone; `why_not` is told to who took the other side. One `replaced_by`
    another is no longer asked, and its answers count for that one. `first` and `last` are the lines
    before and after all that steps do.
    """

    id: str
    topic: str
    form: Form
    level: int
    complexity: int
    prompt: str
    houses: tuple[str, ...]
    cites: Mapping[str, tuple[Cite, ...]]
    silent: frozenset[str] = frozenset()
    kinds: tuple[str, ...] = ()
    game: str = ""
    rules: tuple[str, ...] = ()
    part: str = "remedy"
    values: Values = NO_VALUES
    engine: Engine | None = None
    statements: tuple[Statement, ...] = ()
    why_not: By = field(default_factory=dict)
    number: Numbered | None = None
    steps: tuple[Step, ...] = ()
    first: By = field(default_factory=dict)
    last: By = field(default_factory=dict)
    spots: tuple[Spot, ...] = ()
    replaced_by: str = ""
    path: str = ""

    @property
    def ruled(self) -> bool:
        """Does the engine decide it?"""
        return self.engine is not None and self.engine.decides
