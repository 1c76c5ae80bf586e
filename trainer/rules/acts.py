"""What acts do to a betting round: the course of a hand as it stands, and the course after chips, words and folds."""

from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import Setup, Table
from trainer.rules.counted import Put, counted
from trainer.rules.declared import Declared, declared
from trainer.rules.making_good import Wanted, made_good, makes_good, wants
from trainer.rules.sizes import fixed_most, opening_level

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
    in turn. `committed` is chips by seat (index 0 = seat 1) on this street, antes and all. `bet` is what there is to
    match: no more than every house takes the chips for. `deal_start` is the gesture count at which the present deal
    began: a re-deal starts afresh. `said` is what seats declared that have not acted on it yet, `antes` how much of
    everybody's `committed` is an ante. `passed` is the course before the first act out of turn of the street; once the
    dealer has pointed the action back, `waiting` is what was done too soon. `wanted` is what the dealer has asked of
    seats that acted already. `given_up` are those of `folded` whose hands went with nobody left to act, and may come
    back.
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
    antes: int = 0
    passed: "Course | None" = None
    waiting: tuple[Waiting, ...] = ()
    wanted: tuple[Wanted, ...] = ()
    given_up: frozenset[int] = frozenset()

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, 0 when nobody is to act."""
        return self.pending[0] if self.betting and self.pending else 0

    @property
    def contesting(self) -> tuple[int, ...]:
        """Seats dealt in that have not folded and were not killed."""
        folded = self.folded
        return tuple([seat for seat in self.dealt_in if seat not in folded]) if folded else self.dealt_in

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
        return _killed(_brought_back(course, gesture, after), after)
    if isinstance(act, g.AnnounceBet | g.AskFor):
        return _told(course, act, index)
    return _chips_moved(course, setup, before, gesture, index)


def _told(course: Course, act: g.AnnounceBet | g.AskFor, index: int) -> Course:
    """The dealer has said what the last act comes to, or asked an earlier one to be made good."""
    asked = wants(course, act, index)
    if asked is not None or course.ongoing is None:
        return asked or course
    return replace(course, ongoing=replace(course.ongoing, heard=True))


def _chips_moved(course: Course, setup: Setup, before: Table, gesture: g.Gesture, index: int) -> Course:
    act = gesture.act
    if isinstance(act, g.Post):
        return _posted(course, setup, gesture.seat, act.chips.amount)
    if isinstance(act, g.Wager):
        if makes_good(course, gesture):
            return made_good(course, opening_level(setup, course.street, course.antes), gesture.seat, act.chips.amount)
        return _chips_in(course, setup, gesture, before, index)
    if isinstance(act, CHIPS_BACK):
        seat = act.seat if isinstance(act, g.ReturnBet) else gesture.seat
        return _chips_back(course, setup, seat, act.chips.amount, before)
    return replace(course, ongoing=None) if isinstance(act, g.BringInBets) else course


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
    cap = fixed_most(setup, act.before.street, act.before.bet, act.before.antes)
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
    late = course.given_up | (folded - course.folded) if course.closed else course.given_up
    said, rest = _unsaid(course, seat), _without(course.pending, seat)
    return replace(course, actions=actions, folded=folded, pending=rest, said=said, ongoing=None, given_up=late)


def _killed(course: Course, after: Table) -> Course:
    if course.street < 0:
        return course
    dead = {seat for seat in course.contesting if not after.seat(seat).hand}
    if not dead:
        return course
    pending = tuple(seat for seat in course.pending if seat not in dead)
    late = course.given_up | dead if course.closed else course.given_up
    return replace(course, folded=course.folded | dead, pending=pending, ongoing=None, given_up=late)


def _brought_back(course: Course, gesture: g.Gesture, after: Table) -> Course:
    """With the betting closed, a hand that was given up or taken since then and comes back whole is in again."""
    act = gesture.act
    if not isinstance(act, g.Move) or not act.to.startswith("hand-") or not course.closed:
        return course
    seat = int(act.to.removeprefix("hand-"))
    others = {len(after.seat(each).hand) for each in course.contesting if after.seat(each).hand} - {0}
    whole = len(after.seat(seat).hand) >= max(others, default=1)
    if not whole or seat not in course.given_up:
        return course
    return replace(course, folded=course.folded - {seat}, given_up=course.given_up - {seat})


def has_chips(table: Table, seat: int) -> bool:
    return bool(table.seat(seat).stack)


def clockwise(seats: tuple[int, ...], after: int) -> tuple[int, ...]:
    """The seats in turn, beginning left of `after`."""
    return tuple(sorted(seats, key=lambda seat: (seat <= after, seat)))
