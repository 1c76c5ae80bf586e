"""One question of a quick-fire round: what lies on the table, what is asked, and what the house accepts."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.transcript import Transcript
from trainer.rules.practice import Practice
from trainer.rules.ruling import Citation, Decision

Value = int | str | tuple[int, ...]
Answer = Mapping[str, Value]


class Asks(StrEnum):
    """What kind of thing a field wants: one of its options, chips' worth, one seat, or several seats."""

    CHOICE = "choice"
    AMOUNT = "amount"
    SEAT = "seat"
    SEATS = "seats"


@dataclass(frozen=True, slots=True)
class Option:
    """One answer card: its key in an `Answer`, what it is called, and a few small words under it."""

    key: str
    label: str
    says: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """One part of the answer.

    `options` are those of a choice, `seats` those that may be pointed at, `step` and `start` chips' worth of an amount.
    `when` is (key of a choice field, its values) for a part that is asked only then. `row` is the pot or the player
    whose line of the answer it is, where several have one each.
    """

    key: str
    asks: Asks
    label: str
    options: tuple[Option, ...] = ()
    seats: tuple[int, ...] = ()
    step: int = 0
    start: int = 0
    when: tuple[str, tuple[str, ...]] | None = None
    row: str = ""

    def asked(self, answer: Answer) -> bool:
        """Is this part asked, with the others answered so?"""
        return self.when is None or answer.get(self.when[0]) in self.when[1]


@dataclass(frozen=True, slots=True)
class Sum:
    """One line of the arithmetic on the chips: what is added (`amount`, below 0 for taken away), and the total then.

    `places` are where these chips lie: "bet-3", "stack-3", "hand-3", "pot", "side-1", "board". `of` is the pot into
    which they go, where there are several: then `says` tells whose they are.
    """

    says: str
    amount: int
    total: int
    places: tuple[str, ...] = ()
    chips: Chips = NO_CHIPS
    of: str = ""


@dataclass(frozen=True)
class Spot:
    """One question. `kind` is a key of `trainer.quickfire.kinds.KINDS`, `book` the house, `seed` what made it.

    The table is the fold of `transcript`; gestures from `shown_from` on are what the trainee sees happen, the ones
    before are how the table came to stand. `focus` are the places that the close-up shows, `target` the time to beat
    in milliseconds; `says` a few small words under the question, on what lies there or is taken for given.
    `right` are the answers that the house accepts, the first of them the one to show; no seats at all may be one. Each
    field's `step` is the smallest chip in play.
    `decisions` are the house's own on it, with their paragraphs, `also` paragraphs that no rule stands behind (who
    decides where none does), `practices` what only common practice says: no rule of this house, to be shown as such.
    `notes` tell more once it is answered. `sums` is the arithmetic, one run after another, each ending at a figure of
    the answer: a new run begins where a line's total is its amount. `case` names the situation among its kind's.
    """

    kind: str
    book: str
    seed: int
    transcript: Transcript
    shown_from: int
    focus: tuple[str, ...]
    asks: str
    fields: tuple[Field, ...]
    right: tuple[Answer, ...]
    decisions: tuple[Decision, ...]
    target: int
    notes: tuple[str, ...] = ()
    sums: tuple[Sum, ...] = field(default=())
    also: tuple[Citation, ...] = ()
    practices: tuple[Practice, ...] = ()
    case: str = ""
    says: str = ""

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Every paragraph that it rests on, each once."""
        cited = (*(each for decision in self.decisions for each in decision.citations), *self.also)
        return tuple({(each.book, each.at): each for each in cited}.values())

    def complete(self, answer: Answer) -> bool:
        """Does the answer say something to every part that is asked?"""
        return all(each.key in answer for each in self.fields if each.asked(answer))

    def accepts(self, answer: Answer) -> bool:
        """Is this an answer that the house accepts? Parts that are not asked do not count."""
        return any(not self.wrong(answer, right) for right in self.right)

    def wrong(self, answer: Answer, right: Answer | None = None) -> tuple[str, ...]:
        """The keys of the parts that differ from an accepted answer, the first one unless another is named."""
        held = self.right[0] if right is None else right
        asked = [each.key for each in self.fields if each.asked(held) or each.asked(answer)]
        return tuple(key for key in asked if answer.get(key) != held.get(key))
