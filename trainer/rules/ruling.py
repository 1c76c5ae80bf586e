"""What a book demands, as data: rulings made of steps, and decisions that cite and trace them."""

from dataclasses import dataclass, field
from enum import StrEnum

from trainer.kernel.cards import Card
from trainer.rules.effects import Effect


class Authority(StrEnum):
    """Who decides. Where a book leaves it unstated, calling the floor is right, and so is the right remedy alone."""

    FLOOR = "floor"
    DEALER = "dealer"
    UNSTATED = "unstated"


class Deadline(StrEnum):
    """Until when the matter can be put right; afterwards it counts as missed."""

    HAND = "the hand is over"
    SUBSTANTIAL_ACTION = "substantial action"
    SECOND_PLAYER = "a second player has acted"
    ACTION = "any action"
    NEXT_CARD = "the next card"
    ROUND = "the betting round is over"
    POT = "a pot is pushed"


class Discretion(StrEnum):
    NONE = "none"
    PARTIAL = "partial"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Step:
    """One milestone of a remedy. `key` is an entry of `trainer.rules.steps.STEPS`; `after` are keys that come first.

    Steps of one ruling with the same `choice` are alternatives: one of them is enough.
    """

    key: str
    after: tuple[str, ...] = ()
    choice: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A consequence. `key` is its chapter and its outcome, "deal.misdeal", the same for good: what is written and
    stored hangs on it, and `effect` tells the engine what follows. `says` puts it into the field's words, which may
    change at any time; a house may have its own. Two rulings demand the same when they are equal, whatever they say.

    `harms` are keys of `trainer.rules.steps.HARMS`: acts that this ruling makes harmful beyond what always is.
    `options` are keys of `trainer.rules.options.OPTIONS`: the choices a book leaves to its floor.
    `fault` is False where the book says outright that this is in order, so that there is nothing to notice.
    """

    key: str
    says: str = field(compare=False)
    authority: Authority = Authority.UNSTATED
    steps: tuple[Step, ...] = ()
    harms: tuple[str, ...] = ()
    deadline: Deadline = Deadline.HAND
    discretion: Discretion = Discretion.NONE
    options: tuple[str, ...] = ()
    fault: bool = True
    effect: Effect = Effect.AS_TOLD

    def alike(self, other: "Ruling") -> bool:
        """Is it the same outcome, though perhaps on other terms: until when, by whom?"""
        same = self.effect is other.effect is not Effect.AS_TOLD or (self.steps == other.steps != ())
        return self.key == other.key or same


@dataclass(frozen=True, slots=True)
class Matter:
    """Something that went wrong, as anybody could see it, whatever a book says about it.

    `kind` is an entry of `trainer.rules.matters.KINDS`, `topic` the law's topic. `onset` is the number of gestures
    after which the evidence is visible, `error` the one after which the fault exists (at most `onset`). `cards` and
    `seats` are what it is about, `by_dealer` whether an act of the dealer made it; `detail` tells variants apart.
    """

    kind: str
    topic: str
    onset: int
    error: int
    cards: tuple[Card, ...] = ()
    seats: tuple[int, ...] = ()
    detail: str = ""

    @property
    def key(self) -> str:
        """The same matter through the whole hand: its kind and where it began."""
        return f"{self.kind}@{self.error}"


@dataclass(frozen=True, slots=True)
class Citation:
    """A paragraph that a decision rests on. `says` is our own short summary, `reading` how a contradiction is read."""

    book: str
    at: str
    says: str
    reading: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Tried:
    """One line of a trace: the rule, its paragraphs, whether its condition held and who overrode it."""

    rule: str
    at: tuple[str, ...]
    held: bool
    why: str = ""
    overridden_by: str = ""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a book says on one matter. `ruling` is None where the book and its fallback are silent.

    `figures` is what the ruling comes to here, by name: ("to", 1700) is a raise to 1,700 chips.
    `source` is the book that answered; `fallback` cites the paragraph that sends there, `confirmed` is False for a
    fallback on an edition nobody confirmed, `label` says so in words. In silence `floor_follows` is the procedure of
    another house that the floor adopts at its discretion. `lacking` are paragraphs of the book, or
    of one to which it sends, that may rule here and that our copy lacks: it is then not the book that is silent, and
    nothing may be asked or graded as if it were.
    """

    book: str
    matter: Matter
    ruling: Ruling | None
    citations: tuple[Citation, ...] = ()
    trace: tuple[Tried, ...] = ()
    source: str = ""
    fallback: Citation | None = None
    confirmed: bool = True
    label: str = ""
    floor_follows: "Decision | None" = None
    figures: tuple[tuple[str, int], ...] = ()
    lacking: tuple[Citation, ...] = ()

    def figure(self, name: str) -> int:
        """What the ruling comes to under that name. Raises KeyError."""
        return dict(self.figures)[name]

    @property
    def effect(self) -> Effect | None:
        """What follows from it; None in silence."""
        return self.ruling.effect if self.ruling is not None else None

    @property
    def held(self) -> frozenset[str]:
        """The rules that hold and that no other one overrides, by their keys."""
        return frozenset(each.rule for each in self.trace if each.held and not each.overridden_by)

    @property
    def key(self) -> str:
        """The key of its ruling; "" in silence."""
        return self.ruling.key if self.ruling is not None else ""

    @property
    def silent(self) -> bool:
        """Is there no ruling? Whether that is the book's silence, `lacking` says."""
        return self.ruling is None


class Conflict(ValueError):
    """Two live rules demand different things; names both with their paragraphs."""
