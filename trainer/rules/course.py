"""The course of a hand: which betting round stands open, who has acted how, and whose turn it is.

Bookkeeping that every rule, the director and the grader share. Streets count betting rounds from 0: before the flop
or third street is 0, the flop or fourth street 1, and so on. The course follows what happened, right or wrong.
"""

from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.kernel.games import GAMES, is_stud
from trainer.kernel.table import Setup, Table
from trainer.rules.showing import opener

FLOP_CARDS = 3
HOLE_CARDS = {"holdem": 2, "omaha": 4, "omaha-8": 4, "stud": 3, "stud-8": 3, "razz": 3}
LAST_STREET = {game: 4 if is_stud(game) else 3 for game in GAMES}
CHIPS_IN = (g.Post, g.Wager)
WITHOUT_CHIPS = (g.Check, g.Fold)
KILLING = (g.Muck, g.Move)
DEALING = (g.Pitch, g.Lay, g.Turn, g.Move)


@dataclass(frozen=True, slots=True)
class Action:
    """One act of betting: a check, bet, call, raise or fold. `to` is the seat's total on the street, in chips."""

    index: int
    seat: int
    street: int
    kind: str
    added: int
    to: int
    in_turn: bool


@dataclass(frozen=True, slots=True)
class Course:
    """Where the hand stands after so many gestures.

    `street` is -1 while the initial deal goes on. `pending` are the seats still to act in order, the first of them
    in turn. `committed` is chips by seat (index 0 = seat 1) on this street, antes and all. `deal_start` is the
    gesture count at which the present deal began: a re-deal starts afresh.
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

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, 0 when nobody is to act."""
        return self.pending[0] if self.betting and self.pending else 0

    @property
    def contesting(self) -> tuple[int, ...]:
        """Seats dealt in that have not folded and were not killed."""
        return tuple(seat for seat in self.dealt_in if seat not in self.folded)

    @property
    def closed(self) -> bool:
        """The betting round of this street has ended."""
        return self.street >= 0 and not self.betting


def begin(setup: Setup) -> Course:
    """The course before the first gesture: everybody with a name and chips is entitled to a hand."""
    entitled = tuple(seat.number for seat in setup.seats if seat.taken and seat.stack)
    return Course(entitled, (0,) * len(setup.seats))


def follow(course: Course, setup: Setup, before: Table, gesture: g.Gesture, after: Table, index: int) -> Course:
    """The course after one more gesture; `index` is the number of gestures before it."""
    act = gesture.act
    if isinstance(act, g.Gather):
        left = tuple(seat.bet.amount for seat in after.seats)  # bets in front stay there and count in the new deal
        fresh = replace(begin(setup), committed=left, bet=max(left, default=0))
        return replace(fresh, deal_start=index + 1, deals=course.deals + 1)
    if isinstance(act, CHIPS_IN):
        course = _chips_in(course, before, gesture, index)
    elif isinstance(act, WITHOUT_CHIPS):
        course = _without_chips(course, gesture, index)
    elif isinstance(act, KILLING):
        course = _killed(course, after)
    if course.betting:
        return _shut(course)
    return _opened(course, setup, before, gesture, after, index)


# --- betting ---------------------------------------------------------------------------------------------------


def _chips_in(course: Course, before: Table, gesture: g.Gesture, index: int) -> Course:
    seat, added = gesture.seat, gesture.act.chips.amount  # type: ignore[attr-defined]  # Post and Wager hold chips
    total = course.committed[seat - 1] + added
    committed = _in_place(course.committed, seat, total)
    if isinstance(gesture.act, g.Post):
        bring_in = course.betting and course.to_act == seat
        pending = _without(course.pending, seat) if bring_in else course.pending
        return replace(course, committed=committed, bet=max(course.bet, total), pending=pending)
    kind = "call" if total <= course.bet else "raise" if course.bet else "bet"
    actions = (*course.actions, Action(index, seat, course.street, kind, added, total, seat == course.to_act))
    if kind == "call":
        return replace(course, committed=committed, actions=actions, pending=_without(course.pending, seat))
    by, able = max(course.raise_by, total - course.bet), _able_to_answer(course, before, seat)
    return replace(course, committed=committed, actions=actions, bet=total, raise_by=by, pending=able)


def _in_place(committed: tuple[int, ...], seat: int, total: int) -> tuple[int, ...]:
    changed = list(committed)
    changed[seat - 1] = total
    return tuple(changed)


def _without(pending: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(each for each in pending if each != seat)


def _able_to_answer(course: Course, before: Table, seat: int) -> tuple[int, ...]:
    """Who is to act after a bet or raise of that seat."""
    if not course.betting:
        return course.pending
    return tuple(each for each in clockwise(course.contesting, seat) if each != seat and _has_chips(before, each))


def _without_chips(course: Course, gesture: g.Gesture, index: int) -> Course:
    seat = gesture.seat
    kind = "check" if isinstance(gesture.act, g.Check) else "fold"
    to = course.committed[seat - 1]
    actions = (*course.actions, Action(index, seat, course.street, kind, 0, to, seat == course.to_act))
    folded = course.folded | {seat} if kind == "fold" else course.folded
    return replace(course, actions=actions, folded=folded, pending=_without(course.pending, seat))


def _killed(course: Course, after: Table) -> Course:
    if course.street < 0:
        return course
    dead = {seat for seat in course.contesting if not after.seat(seat).hand}
    if not dead:
        return course
    pending = tuple(seat for seat in course.pending if seat not in dead)
    return replace(course, folded=course.folded | dead, pending=pending)


def _shut(course: Course) -> Course:
    if course.pending and len(course.contesting) > 1:
        return course
    return replace(course, betting=False, pending=())


# --- streets ---------------------------------------------------------------------------------------------------


def _opened(course: Course, setup: Setup, before: Table, gesture: g.Gesture, after: Table, index: int) -> Course:
    said = isinstance(gesture.act, g.Proceed)
    if not gesture.by_dealer or not (said or isinstance(gesture.act, DEALING)):
        return course
    if len(course.contesting) < 2 or course.street >= LAST_STREET[setup.game]:
        return course
    # said while the action was stopped, it takes the deal up again and does not end it
    if _dealt(course, setup, after) or (said and not before.stopped and _begun(course, setup, after)):
        return _open(course, setup, after, index)
    return course


def _dealt(course: Course, setup: Setup, after: Table) -> bool:
    """Have the cards of the next street all been dealt?"""
    following = course.street + 1
    if following == 0 or is_stud(setup.game):
        need = HOLE_CARDS[setup.game] + following
        community = following == LAST_STREET["stud"] and bool(after.board)
        return community or all(len(after.seat(seat).hand) >= need for seat in course.contesting)
    return sum(each.up for each in after.board) >= FLOP_CARDS - 1 + following


def _begun(course: Course, setup: Setup, after: Table) -> bool:
    """Does at least one card of the next street lie there? Then the dealer may let the betting begin on it."""
    following = course.street + 1
    if following == 0:
        return any(after.seat(seat).hand for seat in course.contesting)
    if is_stud(setup.game):
        need = HOLE_CARDS["stud"] + following
        return any(len(after.seat(seat).hand) >= need for seat in course.contesting)
    return sum(each.up for each in after.board) > (following + 1 if following > 1 else 0)


def _open(course: Course, setup: Setup, after: Table, index: int) -> Course:
    street = course.street + 1
    if street == 0:
        course = replace(course, folded=course.folded | _left_out(course, after))
    first = _first_to_act(course, setup, after, street)
    able = tuple(seat for seat in _clockwise_from(course.contesting, first) if _has_chips(after, seat))
    fresh = course if street == 0 else replace(course, committed=(0,) * len(course.committed), bet=0)
    owing = street == 0 and any(course.committed[seat - 1] < course.bet for seat in able)
    betting = len(able) > 1 or owing
    step = setup.stakes.big_blind or setup.stakes.small_bet
    return replace(
        fresh,
        street=street,
        betting=betting,
        opened=index + 1,
        pending=able if betting else (),
        raise_by=step,
    )


def _left_out(course: Course, after: Table) -> frozenset[int]:
    """Seats that hold no card when the betting begins: there is nothing for them to act on."""
    return frozenset(seat for seat in course.contesting if not after.seat(seat).hand)


def _first_to_act(course: Course, setup: Setup, after: Table, street: int) -> int:
    """The seat that acts first: left of the big blind, left of the button, the bring-in or the best board."""
    contesting = course.contesting
    if is_stud(setup.game):
        hands = {seat: after.seat(seat).hand for seat in contesting}
        return opener(setup.game, street, hands)
    if street > 0:
        return clockwise(contesting, after.button)[0]
    return clockwise(contesting, big_blind_seat(course.dealt_in, after.button))[0]


def small_blind_seat(dealt_in: tuple[int, ...], button: int) -> int:
    """Who posts the small blind: left of the button, or the button itself heads-up."""
    return button if len(dealt_in) == 2 and button in dealt_in else clockwise(dealt_in, button)[0]


def big_blind_seat(dealt_in: tuple[int, ...], button: int) -> int:
    """Who posts the big blind."""
    return clockwise(dealt_in, small_blind_seat(dealt_in, button))[0]


def clockwise(seats: tuple[int, ...], after: int) -> tuple[int, ...]:
    """The seats in turn, beginning left of `after`."""
    return tuple(sorted(seats, key=lambda seat: (seat <= after, seat)))


def _clockwise_from(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))


def _has_chips(table: Table, seat: int) -> bool:
    return bool(table.seat(seat).stack)
