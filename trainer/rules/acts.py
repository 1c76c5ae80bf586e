"""What acts do to a betting round: the course of a hand as it stands, and the course after chips, words and folds."""

from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Seat, Setup, Table
from trainer.rules.counted import Put, counted
from trainer.rules.declared import Declared, declared
from trainer.rules.posting import clockwise
from trainer.rules.sizes import fixed_most

WITHOUT_CHIPS = (g.Check, g.Fold)
KILLING = (g.Muck, g.Move)
CHIPS_BACK = (g.PullBack, g.ReturnBet)


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
class Ongoing:
    """The last act with chips, as long as nobody else acts: more may come to it, or go back. `before` is the course
    without it, `at` the milliseconds of its first chips, `back` what went back in chips. `heard` once the dealer has
    said what it comes to or asked for more; `made_up` once chips came after that.
    """

    seat: int
    index: int
    at: int
    before: "Course"
    chips: Chips = NO_CHIPS
    motions: int = 0
    back: int = 0
    heard: bool = False
    made_up: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """Where the hand stands after so many gestures.

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


def acted(course: Course, setup: Setup, before: Table, gesture: g.Gesture, after: Table, index: int) -> Course:
    """The course after a gesture, as far as it says something, moves chips, checks, folds or kills a hand."""
    act = gesture.act
    if isinstance(act, g.Say):
        return _spoken(course, setup, gesture, before)
    if isinstance(act, WITHOUT_CHIPS):
        return _without_chips(course, gesture, index)
    if isinstance(act, KILLING):
        return _killed(course, after)
    if isinstance(act, g.AnnounceBet | g.AskFor) and course.ongoing is not None:
        return replace(course, ongoing=replace(course.ongoing, heard=True))
    return _chips_moved(course, setup, before, gesture, index)


def _chips_moved(course: Course, setup: Setup, before: Table, gesture: g.Gesture, index: int) -> Course:
    act = gesture.act
    if isinstance(act, g.Post):
        return _posted(course, setup, gesture.seat, act.chips.amount)
    if isinstance(act, g.Wager):
        return _chips_in(course, setup, gesture, before, index)
    if isinstance(act, CHIPS_BACK):
        seat = act.seat if isinstance(act, g.ReturnBet) else gesture.seat
        return _chips_back(course, setup, seat, act.chips.amount, before)
    if isinstance(act, g.BringInBets):
        return replace(course, ongoing=None, dead=())
    return _ante_drawn(course, act) if course.dead and isinstance(act, g.Collect) else course


def _ante_drawn(course: Course, act: g.Collect) -> Course:
    """What the dealer draws in from a seat is the ante first: it lies apart from the bet."""
    left = max(0, course.dead[act.seat - 1] - act.chips.amount)
    return replace(course, dead=_in_place(course.dead, act.seat, left))


def _spoken(course: Course, setup: Setup, gesture: g.Gesture, table: Table) -> Course:
    """The first declaration of a seat, before its chips or with them, stands beside the course until it has acted."""
    seat, act = gesture.seat, course.ongoing
    said = declared(gesture.act.words) if seat else None  # type: ignore[attr-defined]  # a Say holds words
    if said is None or any(each == seat for each, _ in course.said):
        return course
    if act is None or act.seat != seat:
        return replace(course, said=(*course.said, (seat, said)))
    if gesture.at != act.at or act.back or act.before.said != course.said:
        return course
    with_words = replace(act.before, said=(*act.before.said, (seat, said)))
    return _after(replace(act, before=with_words), setup, table, table.seat(seat).stack.amount)


def _posted(course: Course, setup: Setup, seat: int, added: int) -> Course:
    """A forced bet; of one posted with a chip too large only what is asked for has to be matched."""
    committed = _in_place(course.committed, seat, course.committed[seat - 1] + added)
    bring_in = course.betting and course.to_act == seat
    asked = setup.stakes.bring_in if bring_in and setup.stakes.bring_in else added
    bet = max(course.bet, committed[seat - 1] - max(0, added - asked))
    pending = _without(course.pending, seat) if bring_in else course.pending
    return replace(course, committed=committed, bet=bet, pending=pending, ongoing=None)


def _chips_in(course: Course, setup: Setup, gesture: g.Gesture, before: Table, index: int) -> Course:
    seat, chips = gesture.seat, gesture.act.chips  # type: ignore[attr-defined]  # a Wager holds chips
    act = course.ongoing
    if act is None or act.seat != seat:
        before_it = course if act is None else replace(course, ongoing=None)
        act = Ongoing(seat, index, gesture.at, before_it, chips, 1)
    else:
        act = replace(act, chips=act.chips + chips, motions=act.motions + 1, made_up=act.heard)
    return _after(act, setup, before, before.seat(seat).stack.amount - chips.amount)


def _chips_back(course: Course, setup: Setup, seat: int, amount: int, before: Table) -> Course:
    """Chips go back while the round is open: of the last act, which is then another one, or of chips from before."""
    act = course.ongoing
    if act is not None and act.seat == seat:
        return _after(replace(act, back=act.back + amount), setup, before, before.seat(seat).stack.amount + amount)
    if not course.betting:
        return course
    committed = _in_place(course.committed, seat, max(0, course.committed[seat - 1] - amount))
    return replace(course, committed=committed)


def _after(act: Ongoing, setup: Setup, before: Table, left: int) -> Course:
    """The course with the last act as it now stands; `left` is what the seat has besides."""
    course, seat = act.before, act.seat
    prior = course.committed[seat - 1]
    total = max(0, prior + act.chips.amount - act.back)
    committed = _in_place(course.committed, seat, total)
    if total <= prior:  # all of it went back: nothing has been done
        return replace(course, committed=committed)
    to = total if act.back or act.made_up else counted(_put(act, setup, left), course.bet, course.raise_by)
    kind = "call" if to <= course.bet else "raise" if course.bet else "bet"
    done = Action(act.index, seat, course.street, kind, total - prior, to, seat == course.to_act)
    acts = (*course.actions, done)
    if kind == "call":
        said, rest = _unsaid(course, seat), _without(course.pending, seat)
        return replace(course, committed=committed, actions=acts, ongoing=act, said=said, pending=rest)
    by, able = max(course.raise_by, to - course.bet), able_to_answer(course, before, seat)
    return replace(course, committed=committed, actions=acts, ongoing=act, said=(), pending=able, bet=to, raise_by=by)


def _unsaid(course: Course, seat: int) -> tuple[tuple[int, Declared], ...]:
    """What is declared still, once that seat has acted."""
    return tuple([each for each in course.said if each[0] != seat]) if course.said else ()


def _put(act: Ongoing, setup: Setup, left: int) -> Put:
    said = dict(act.before.said).get(act.seat)
    cap = fixed_most(setup, act.before.street, act.before.bet)
    return Put(said, act.before.committed[act.seat - 1], act.chips, act.motions, left, cap)


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


def _without_chips(course: Course, gesture: g.Gesture, index: int) -> Course:
    seat = gesture.seat
    kind = "check" if isinstance(gesture.act, g.Check) else "fold"
    to = course.committed[seat - 1]
    actions = (*course.actions, Action(index, seat, course.street, kind, 0, to, seat == course.to_act))
    folded = course.folded | {seat} if kind == "fold" else course.folded
    said, rest = _unsaid(course, seat), _without(course.pending, seat)
    return replace(course, actions=actions, folded=folded, pending=rest, said=said, ongoing=None)


def _killed(course: Course, after: Table) -> Course:
    if course.street < 0:
        return course
    dead = {seat for seat in course.contesting if not after.seat(seat).hand}
    if not dead:
        return course
    pending = tuple(seat for seat in course.pending if seat not in dead)
    return replace(course, folded=course.folded | dead, pending=pending, ongoing=None)


def has_chips(table: Table, seat: int) -> bool:
    return bool(table.seat(seat).stack)
