"""A question as one house is asked it, drawn: no file, no template and no chance is left in it.

`Asked` holds all that a screen shows and all that marks an answer. Answers are `Given`; `marking.mark` judges them.
"""

from dataclasses import dataclass
from enum import StrEnum

from trainer.kernel.transcript import Transcript


class Form(StrEnum):
    """How a question is answered."""

    ONE = "one"  # one of the choices
    SEVERAL = "several"  # every choice that is right, and no other
    TRUE_FALSE = "true-false"  # the first choice is "True", the second "False"
    NUMBER = "number"  # an amount, a count, seconds
    ORDER = "order"  # the choices are steps, put in their order
    POINT = "point"  # a card, a seat or a place on the table
    RULING = "ruling"  # who decides, and what happens


@dataclass(frozen=True, slots=True)
class Cite:
    """A paragraph: of the house's own book, or of the book it sends its reader to."""

    book: str
    at: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an answer is right or wrong, in one sentence, with its paragraphs.

    `right_at` are the houses (keys) at which it would be right, this one included where it is.
    """

    why: str
    cites: tuple[Cite, ...]
    right_at: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer as it is offered. `number` is its place (from 0) in the file: what is stored.

    Of the steps of an order `number` is the place where it belongs, -1 for one that is no step at all; steps with the
    same number may change places. `right` says that it is (part of) the right answer.
    """

    number: int
    text: str
    right: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Amount:
    """The answer of a NUMBER: all of `right` are accepted. `unit` is chips, seconds, cards, … or "".

    `mistakes` are wrong numbers that people come to, each with why; `reason` explains the right one.
    """

    right: tuple[int, ...]
    unit: str
    reason: Reason
    mistakes: tuple[tuple[int, Reason], ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """A place on the table that can be pointed at: "card:Kh", "seat:3", "stub", "burn", "pot", "button", …"""

    place: str
    text: str
    right: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Tests:
    """What the answer tells about memory: a rule key, its topic, and "authority" or "remedy"."""

    rule: str
    topic: str
    part: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A question put to one house.

    `choices` are in the order in which they are shown (ONE, SEVERAL, TRUE_FALSE, ORDER, and what happens of RULING);
    `deciders` of RULING are who may decide. `hand` is the situation if one is shown, as far as it has come.
    `level` is how deep it goes and `complexity` how much is going on, each 1 to 3. `label` is how its book's fallback
    is to be called, "" for its own paragraphs; `silent` says that the book leaves it open. `seed` draws it again.
    """

    id: str
    topic: str
    book: str
    form: Form
    level: int
    complexity: int
    prompt: str
    cites: tuple[Cite, ...]
    tests: tuple[Tests, ...]
    choices: tuple[Choice, ...] = ()
    deciders: tuple[Choice, ...] = ()
    amount: Amount | None = None
    targets: tuple[Target, ...] = ()
    hand: Transcript | None = None
    silent: bool = False
    label: str = ""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Given:
    """An answer. `chosen` are places (from 0) in `Asked.choices`, of an ORDER all of them in the order given;
    `decider` is a place in `Asked.deciders`, `number` the amount, `place` the target."""

    chosen: tuple[int, ...] = ()
    decider: int | None = None
    number: int | None = None
    place: str = ""


@dataclass(frozen=True, slots=True)
class Marked:
    """What an answer is worth. `parts` tells each part ("remedy", "authority") apart; `right` is all of them."""

    right: bool
    parts: tuple[tuple[str, bool], ...]
    reasons: tuple[Reason, ...]
