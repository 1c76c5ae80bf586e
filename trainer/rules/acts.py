"""What acts do to a betting round: the course of a hand as it stands, and the course after chips, words and folds."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Seat, Setup, Table
from trainer.rules.counted import Put, counted
from trainer.rules.declared import Declared, declared
from trainer.rules.posting import clockwise
from trainer.rules.sizes import fixed_most


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


class Ongoing(NamedTuple):
    """The last act with chips, as long as nobody else acts: more may come to it, or go back. `before` is the course
    without it, `first` and `at` the index and the milliseconds of its first chips, `back` what went back in chips.
    `heard` once the dealer has said what it comes to or asked for more; `made_up` once chips came after that.
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


class Course(NamedTuple):
    """Where the hand stands after so many gestures; a tuple, since nearly every act makes a new one.

    `street` is -1 while the initial deal goes on. `pending` are the seats still to act in order, the first of them
    in turn. `committed` is chips by seat (index 0 = seat 1) on this street, once it is open without antes. `bet` is
    what there is to match: no more than every house takes the chips for. `deal_start` is the gesture count at which the
    present deal began: a re-deal starts afresh. `said` is what seats declared that have not acted on it yet. `antes` is
    dead money by seat, `dead` what of it still lies in front; both empty where there is none. `passed` is the course
    before the first act out of turn of the street; once the dealer has pointed the action back, `waiting` is what was
    done too soon.
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


class Step(NamedTuple):
    """One gesture with the tables before and after it; `number` is how many gestures came before it."""

    setup: Setup
    before: Table
    gesture: g.Gesture
    after: Table
    number: int


# --- words, checks, folds, killed hands ------------------------------------------------------------------------


def _spoken(course: Course, step: Step) -> Course:
    """The first declaration of a seat, before its chips or with them, stands beside the course until it has acted."""
    gesture, seat, act = step.gesture, step.gesture.seat, course.ongoing
    said = declared(gesture.act.words) if seat else None  # type: ignore[attr-defined]  # a Say holds words
    if said is None or any(each == seat for each, _ in course.said):
        return course
    if act is None or act.seat != seat:
        return course._replace(said=(*course.said, (seat, said)))
    if gesture.at != act.at or act.back or act.before.said != course.said:
        return course
    with_words = act.before._replace(said=(*act.before.said, (seat, said)))
    return _after(act._replace(before=with_words), step)


def _heard(course: Course, _: Step) -> Course:
    """The dealer has spoken of the last act with chips."""
    act = course.ongoing
    return course if act is None else course._replace(ongoing=act._replace(heard=True))


def _without_chips(course: Course, step: Step) -> Course:
    seat, kind = step.gesture.seat, step.gesture.act.verb
    done = Action(step.number, seat, course.street, kind, 0, course.committed[seat - 1], seat == course.to_act)
    folded = course.folded | {seat} if kind == g.Fold.verb else course.folded
    said, rest = _unsaid(course, seat), _without(course.pending, seat)
    return course._replace(actions=(*course.actions, done), folded=folded, pending=rest, said=said, ongoing=None)


def _killed(course: Course, step: Step) -> Course:
    if course.street < 0:
        return course
    dead = {seat for seat in course.contesting if not step.after.seat(seat).hand}
    if not dead:
        return course
    pending = tuple(seat for seat in course.pending if seat not in dead)
    return course._replace(folded=course.folded | dead, pending=pending, ongoing=None)


# --- chips -----------------------------------------------------------------------------------------------------


def _posted(course: Course, step: Step) -> Course:
    """A forced bet; of one posted with a chip too large only what is asked for has to be matched."""
    seat, added = step.gesture.seat, step.gesture.act.chips.amount  # type: ignore[attr-defined]  # a Post holds chips
    committed = _in_place(course.committed, seat, course.committed[seat - 1] + added)
    bring_in = course.betting and course.to_act == seat
    asked = (step.setup.stakes.bring_in if bring_in else 0) or added
    bet = max(course.bet, committed[seat - 1] - max(0, added - asked))
    pending = _without(course.pending, seat) if bring_in else course.pending
    return course._replace(committed=committed, bet=bet, pending=pending, ongoing=None)


def _chips_in(course: Course, step: Step) -> Course:
    seat, chips = step.gesture.seat, step.gesture.act.chips  # type: ignore[attr-defined]  # a Wager holds chips
    act = course.ongoing
    if act is None or act.seat != seat:
        act = Ongoing(seat, step.number, step.gesture.at, course, chips, 1)
    else:
        act = act._replace(chips=act.chips + chips, motions=act.motions + 1, made_up=act.heard)
    return _after(act, step)


def _chips_back(course: Course, step: Step) -> Course:
    """Chips go back while the round is open: of the last act, which is then another one, or of chips from before."""
    done, act = step.gesture.act, course.ongoing
    amount = done.chips.amount  # type: ignore[attr-defined]  # both kinds hold chips
    seat = done.seat if isinstance(done, g.ReturnBet) else step.gesture.seat
    if act is not None and act.seat == seat:
        return _after(act._replace(back=act.back + amount), step)
    if not course.betting:
        return course
    committed = _in_place(course.committed, seat, max(0, course.committed[seat - 1] - amount))
    return course._replace(committed=committed)


def _after(act: Ongoing, step: Step) -> Course:
    """The course with the last act as it now stands."""
    course, seat = act.before, act.seat
    prior = course.committed[seat - 1]
    total = max(0, prior + act.chips.amount - act.back)
    committed = _in_place(course.committed, seat, total)
    if total <= prior:  # all of it went back: nothing has been done
        return course._replace(committed=committed, ongoing=None)
    to = total if act.back or act.made_up else counted(_put(act, step), course.bet, course.raise_by)
    kind = "call" if to <= course.bet else "raise" if course.bet else "bet"
    done = Action(act.first, seat, course.street, kind, total - prior, to, seat == course.to_act)
    acts = (*course.actions, done)
    if kind == "call":
        said, rest = _unsaid(course, seat), _without(course.pending, seat)
        return course._replace(committed=committed, actions=acts, ongoing=act, said=said, pending=rest)
    by, able = max(course.raise_by, to - course.bet), able_to_answer(course, step.before, seat)
    return course._replace(committed=committed, actions=acts, ongoing=act, said=(), pending=able, bet=to, raise_by=by)


def _unsaid(course: Course, seat: int) -> tuple[tuple[int, Declared], ...]:
    """What is declared still, once that seat has acted."""
    return tuple([each for each in course.said if each[0] != seat]) if course.said else ()


def _put(act: Ongoing, step: Step) -> Put:
    course, left = act.before, step.after.seat(act.seat).stack.amount
    cap = fixed_most(step.setup, course.street, course.bet)
    return Put(dict(course.said).get(act.seat), course.committed[act.seat - 1], act.chips, act.motions, left, cap)


def _brought_in(course: Course, _: Step) -> Course:
    return course._replace(ongoing=None, dead=())


def _drawn(course: Course, step: Step) -> Course:
    """What the dealer draws in from a seat is the ante first: it lies apart from the bet."""
    act = step.gesture.act
    if not course.dead or not isinstance(act, g.Collect):
        return course
    left = max(0, course.dead[act.seat - 1] - act.chips.amount)
    return course._replace(dead=_in_place(course.dead, act.seat, left), ongoing=None)


def _in_place(committed: tuple[int, ...], seat: int, total: int) -> tuple[int, ...]:
    changed = list(committed)
    changed[seat - 1] = total
    return tuple(changed)


def _without(pending: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([each for each in pending if each != seat])


def able_to_answer(course: Course, before: Table, seat: int) -> tuple[int, ...]:
    """Who is to act after a bet or raise of that seat."""
    if not course.betting:
        return course.pending
    return tuple(each for each in clockwise(course.contesting, seat) if each != seat and has_chips(before, each))


def has_chips(table: Table, seat: int) -> bool:
    return bool(table.seat(seat).stack)


Change = Callable[[Course, Step], Course]
CHANGES: dict[type[g.Act], Change] = {
    g.Say: _spoken,
    g.AnnounceBet: _heard,
    g.AskFor: _heard,
    g.Check: _without_chips,
    g.Fold: _without_chips,
    g.Muck: _killed,
    g.Move: _killed,
    g.Post: _posted,
    g.Wager: _chips_in,
    g.PullBack: _chips_back,
    g.ReturnBet: _chips_back,
    g.BringInBets: _brought_in,
    g.Collect: _drawn,
}
"""What acts that say something, move chips, check, fold or kill a hand do to the course, by their kind."""
