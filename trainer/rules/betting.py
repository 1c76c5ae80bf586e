"""A betting round as it stands: what the course of a hand remembers, and who may still act in it."""

from dataclasses import dataclass
from typing import NamedTuple

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Seat, Setup, Table
from trainer.rules.declared import Declared
from trainer.rules.posting import clockwise


@dataclass(frozen=True, slots=True)
class Action:
    """One act of betting: a check, bet, call, raise or fold, in however many motions; `index` is that of the first.

    `to` is the seat's total on the street, in chips; of a call with chips too large, what it comes to.
    """

    index: int
    seat: int
    street: int
    kind: str
    added: int
    to: int
    in_turn: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """An act made too soon: the seat, its total on the street, and the bet that it faced."""

    seat: int
    to: int
    faced: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the dealer wants of a seat that has acted, in chips; `index` is the gesture in which he said so."""

    seat: int
    amount: int
    index: int


class Ongoing(NamedTuple):
    """The last act with chips, as long as nobody else acts: more may come to it, or go back. `before` is the course
    without it, `first` and `at` the index and the milliseconds of its first chips, `back` what went back in chips.
    `heard` once the dealer has said what it comes to or asked for more; `made_up` once chips came after that; `owing`
    is what was short of it in chips when he did, until some of its chips move; `told` the total that he has named where
    more lies there, 0 for none. `late` is set once its maker has declared something after the chips, with none before.
    """

    seat: int
    first: int
    at: int
    before: "Course"
    chips: Chips = NO_CHIPS
    motions: int = 0
    back: int = 0
    heard: bool = False
    made_up: bool = False
    owing: int = 0
    told: int = 0
    late: bool = False


class Course(NamedTuple):
    """Where the hand stands after so many gestures; a tuple, since nearly every act makes a new one.

    `street` is -1 while the initial deal goes on. `pending` are the seats still to act in order, the first of them
    in turn. `committed` is chips by seat (index 0 = seat 1) on this street, once it is open without antes. `bet` is
    what there is to match: no more than every house takes the chips for. `deal_start` is the gesture count at which the
    present deal began: a redeal starts afresh. `said` is what seats declared that have not acted on it yet. `antes` is
    dead money by seat, `dead` what of it, or of the bets of the street before, still lies in front; both empty where
    there is none. `passed` is the course
    before the first act out of turn of the street; once the dealer has pointed the action back, `waiting` is what was
    done too soon. `wanted` is what the dealer has asked of seats that acted already. `given_up` are those of `folded`
    whose hands went with nobody left to act, and may come back. `posted` is by seat what the dealer has said
    that bets out of turn post. `opener` is the seat that the street opened with, chips or none; 0 before the first.
    `parted` is the seat in turn that has taken back some of what lay in front of it and left the rest; 0 for none;
    `taken_back` is how much the seat in turn has taken back of it. `token` is the seat in turn that has put a bounty
    chip into the pot and not acted since, 0 for none.
    """

    dealt_in: tuple[int, ...]
    committed: tuple[int, ...]
    street: int = -1
    betting: bool = False
    opened: int = 0
    actions: tuple[Action, ...] = ()
    pending: tuple[int, ...] = ()
    folded: frozenset[int] = frozenset()
    bet: int = 0
    raise_by: int = 0
    deal_start: int = 0
    deals: int = 1
    said: tuple[tuple[int, Declared], ...] = ()
    ongoing: Ongoing | None = None
    antes: tuple[int, ...] = ()
    dead: tuple[int, ...] = ()
    passed: "Course | None" = None
    waiting: tuple[Waiting, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    given_up: frozenset[int] = frozenset()
    posted: tuple[tuple[int, int], ...] = ()
    opener: int = 0
    parted: int = 0
    taken_back: int = 0
    token: int = 0

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, 0 when nobody is to act."""
        return self.pending[0] if self.betting and self.pending else 0

    @property
    def contesting(self) -> tuple[int, ...]:
        """Seats dealt in that have not folded and were not killed."""
        folded = self.folded
        return tuple([seat for seat in self.dealt_in if seat not in folded]) if folded else self.dealt_in

    def front(self, seat: Seat) -> int:
        """What lies in front of a seat as its bet, in chips' worth: an ante beside it is no part of it."""
        return seat.bet.amount - self.dead[seat.number - 1] if self.dead else seat.bet.amount

    @property
    def closed(self) -> bool:
        """The betting round of this street has ended."""
        return self.street >= 0 and not self.betting


class Gestured(NamedTuple):
    """One gesture with the tables before and after it; `number` is how many gestures came before it."""

    setup: Setup
    before: Table
    gesture: g.Gesture
    after: Table
    number: int


def able_to_answer(course: Course, before: Table, seat: int) -> tuple[int, ...]:
    """Who is to act after a bet or raise of that seat."""
    if not course.betting:
        return course.pending
    return tuple(each for each in clockwise(course.contesting, seat) if each != seat and has_chips(before, each))


def has_chips(table: Table, seat: int) -> bool:
    return bool(table.seat(seat).stack)
