"""The course of a hand: which betting round stands open, who has acted how, and whose turn it is.

Bookkeeping that every rule, the director and the grader share. Streets count betting rounds from 0: before the flop
or third street is 0, the flop or fourth street 1, and so on. The course follows what happened, right or wrong.
"""

from trainer.kernel import gestures as g
from trainer.kernel.games import GAMES, is_stud
from trainer.kernel.table import Setup, Table
from trainer.rules.acts import CHANGES, Change
from trainer.rules.backing_up import comes_round, pointed, with_passed
from trainer.rules.betting import Action, Course, Gestured, has_chips
from trainer.rules.declared import declared
from trainer.rules.making_good import makes_good
from trainer.rules.posting import (
    antes,
    antes_posted,
    big_blind_seat,
    clockwise,
    for_all_in_the_pot,
    less,
    more,
    small_blind_is_dead,
    small_blind_seat,
    still_in_front,
)
from trainer.rules.showing import opener
from trainer.rules.sizes import bet_size

FLOP_CARDS = 3
HOLE_CARDS = {"holdem": 2, "omaha": 4, "omaha-8": 4, "stud": 3, "stud-8": 3, "razz": 3}
LAST_STREET = {game: 4 if is_stud(game) else 3 for game in GAMES}
OPENING = frozenset((g.Pitch, g.Lay, g.Turn, g.Move, g.Proceed))
ACTING = frozenset((g.Check, g.Fold, g.Wager, g.Say))
__all__ = ["Action", "Course", "begin", "big_blind_seat", "clockwise", "follow", "met", "small_blind_seat"]


def being_dealt(course: Course, game: str) -> int:
    """The number of the street that is being dealt, or was just dealt, below 0 in the deal."""
    return min(course.street + course.closed, LAST_STREET[game]) if course.street >= 0 else course.street


def begin(setup: Setup) -> Course:
    """The course before the first gesture: everybody with a name and chips is entitled to a hand."""
    entitled = tuple(seat.number for seat in setup.seats if seat.taken and seat.stack)
    return Course(entitled, (0,) * len(setup.seats))


def follow(course: Course, setup: Setup, before: Table, gesture: g.Gesture, after: Table, index: int) -> Course:
    """The course after one more gesture; `index` is the number of gestures before it."""
    kind = type(gesture.act)
    if kind is g.Gather:
        return _afresh(course, setup, after, index)
    change = MOVES.get(kind)
    if change is None and kind not in OPENING:
        return course
    step = Gestured(setup, before, gesture, after, index)
    course = met(course, setup, before, gesture, index)
    course = _moved(course, change(course, step), step) if change else course
    if course.betting:
        return _shut(course)
    return _opened(course, step) if kind in OPENING else course


def met(course: Course, setup: Setup, before: Table, gesture: g.Gesture, index: int) -> Course:
    """The course as that gesture meets it: a player who acts on cards of the next street opens the betting as the
    dealer's word does, who need not say it.
    """
    if course.betting or type(gesture.act) not in ACTING or before.stopped:
        return course
    if gesture.seat not in course.contesting or not _may_open(course, setup):
        return course
    talk = isinstance(gesture.act, g.Say) and declared(gesture.act.words) is None
    if talk or makes_good(course, gesture) or not _acts_on_it(course, setup, before, gesture.seat):
        return course
    return _open(course, setup, before, index - 1)


def _afresh(course: Course, setup: Setup, after: Table, index: int) -> Course:
    """A new deal: bets in front stay there and count in it, and so do antes that were brought in.

    Who has lost all his chips is entitled to no hand once the pots are pushed.
    """
    left = tuple(seat.bet.amount for seat in after.seats)
    fresh = begin(setup)._replace(committed=left, bet=max(left, default=0), antes=_brought_in(course, setup, after))
    if not after.pot:
        some = tuple(seat for seat in fresh.dealt_in if after.seat(seat).stack or left[seat - 1])
        fresh = fresh._replace(dealt_in=some)
    return fresh._replace(deal_start=index + 1, deals=course.deals + 1)


def _brought_in(course: Course, setup: Setup, after: Table) -> tuple[int, ...]:
    """By seat, what lies in the pot as an ante; empty where none does."""
    if not after.pot:
        return ()
    if course.street >= 0:
        return course.antes if course.street else less(course.antes, course.dead)
    if setup.stakes.big_blind_ante:  # the blind itself may have gone back already
        return more(course.antes, for_all_in_the_pot(setup, after, course.committed))
    paid = antes(setup, course.committed, course.dealt_in, after.button)
    return more(course.antes, less(paid, still_in_front(setup, after, course.committed, paid)))


def _moved(before: Course, now: Course, step: Gestured) -> Course:
    """An act made too soon that comes round by what was done stands, or is done anew."""
    if now.actions is before.actions:
        return comes_round(now, step.after) if now.waiting and now.folded is not before.folded else now
    now = with_passed(before, now._replace(token=0) if now.token else now)
    return comes_round(now, step.after) if now.waiting else now


def _pointed(course: Course, step: Gestured) -> Course:
    act = step.gesture.act
    return comes_round(pointed(course, act.seat, step.after), step.after) if isinstance(act, g.ActionOn) else course


def _shut(course: Course) -> Course:
    if course.pending and len(course.contesting) > 1:
        return course
    return course._replace(betting=False, pending=())


# --- streets ---------------------------------------------------------------------------------------------------


def _opened(course: Course, step: Gestured) -> Course:
    setup, after = step.setup, step.after
    if not step.gesture.by_dealer or not _may_open(course, setup):
        return course
    # said while the action was stopped, it takes the deal up again and does not end it
    said = isinstance(step.gesture.act, g.Proceed) and not step.before.stopped
    if _dealt(course, setup, after) or (said and _begun(course, setup, after)):
        return _open(course, setup, after, step.number)
    return course


def _acts_on_it(course: Course, setup: Setup, before: Table, seat: int) -> bool:
    """Has the next street come to that seat? Before the first one a whole hand tells that the deal is over: its own, or
    those of all others where it was passed over.
    """
    if course.street < 0 or is_stud(setup.game):
        whole = len(before.seat(seat).hand) >= HOLE_CARDS[setup.game] + course.street + 1
        return whole or (course.street < 0 and not is_stud(setup.game) and _passed_over(setup, before, seat))
    return bool(before.seat(seat).hand) and _begun(course, setup, before)


def _passed_over(setup: Setup, before: Table, seat: int) -> bool:
    """Has that seat too few cards, while all others have a whole hand, the button among them, who gets the last one?"""
    others = [len(each.hand) for each in before.seats if each.hand and each.number != seat]
    short = 0 < len(before.seat(seat).hand) < HOLE_CARDS[setup.game]
    return short and seat != before.button and min(others, default=0) >= HOLE_CARDS[setup.game]


def _may_open(course: Course, setup: Setup) -> bool:
    return len(course.contesting) > 1 and course.street < LAST_STREET[setup.game]


def _dealt(course: Course, setup: Setup, after: Table) -> bool:
    """Have the cards of the next street all been dealt?"""
    following = course.street + 1
    if following == 0 or is_stud(setup.game):
        need = HOLE_CARDS[setup.game] + following
        community = following == LAST_STREET["stud"] and bool(after.board)
        return community or all(len(after.seats[seat - 1].hand) >= need for seat in course.contesting)
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
        course = course._replace(folded=course.folded | _left_out(course, after))
    first = _first_to_act(course, setup, after, street)
    able = tuple(seat for seat in clockwise(course.contesting, first - 1) if has_chips(after, seat))
    fresh = _forced(course, setup, after) if street == 0 else _cleared(course, after)
    owing = street == 0 and any(fresh.committed[seat - 1] < max(fresh.committed) for seat in able)
    betting = len(able) > 1 or owing
    return fresh._replace(
        street=street,
        betting=betting,
        opened=index + 1,
        pending=able if betting else (),
        raise_by=bet_size(setup, street),
        said=(),
        ongoing=None,
        passed=None,
        waiting=(),
        wanted=(),
        posted=(),
        opener=first,
        token=0,
    )


def _cleared(course: Course, after: Table) -> Course:
    """On a later street nothing is bet yet: what of the last one still lies in front is dead until it is brought in."""
    left = tuple(seat.bet.amount for seat in after.seats)
    return course._replace(committed=(0,) * len(left), bet=0, dead=left if any(left) else ())


def _forced(course: Course, setup: Setup, after: Table) -> Course:
    """Where there are blinds the first round is opened by the big one, in whatever chips and however short it lies
    there; antes are no part of it.
    """
    paid = antes_posted(setup, after, course.committed, course.dealt_in, after.button)
    blinds = less(course.committed, paid)
    dead = still_in_front(setup, after, course.committed, paid)
    bet = setup.stakes.big_blind or max(blinds, default=0)
    return course._replace(committed=blinds, bet=bet, antes=more(course.antes, paid), dead=dead)


def _left_out(course: Course, after: Table) -> frozenset[int]:
    """Seats that hold no card when the betting begins: there is nothing for them to act on."""
    return frozenset(seat for seat in course.contesting if not after.seat(seat).hand)


def _first_to_act(course: Course, setup: Setup, after: Table, street: int) -> int:
    """The seat that acts first: left of the big blind, left of the button, the bring-in or the best board.

    With a community card seventh street opens where sixth street did (tda-2022:RP-10-H-D).
    """
    contesting = course.contesting
    if is_stud(setup.game) and street == LAST_STREET["stud"] and after.board and course.opener in contesting:
        return course.opener
    if is_stud(setup.game):
        hands = {seat: after.seat(seat).hand for seat in contesting}
        return opener(setup.game, street, hands)
    if street > 0:
        return clockwise(contesting, after.button)[0]
    dead = small_blind_is_dead(setup, after, course.dealt_in, after.button)
    last = (small_blind_seat if dead else big_blind_seat)(course.dealt_in, after.button)
    return clockwise(contesting, last)[0]


MOVES: dict[type[g.Act], Change] = {**CHANGES, g.ActionOn: _pointed}
"""Every kind of act that changes the course of itself; cards dealt open a street besides."""
