"""What the last wager of one seat comes to, whatever others have done, said or asked for since."""

from collections.abc import Iterable

from trainer.grading.answers.choice.beside import NUMBERS, STRING_OPEN
from trainer.grading.answers.choice.next_rights import has_only_said, next_to_act
from trainer.grading.answers.choice.small_chips import play_not
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import told_of
from trainer.grading.answers.told_in_part.post import POSTS
from trainer.rules.amiss import STANDS_OUT
from trainer.rules.book import Book
from trainer.rules.common.acting import MAY_BIND
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND, took_his_turn
from trainer.rules.facts.short_all_in import said_to_complete
from trainer.rules.facts.standing import AGGRESSIVE, CHECK, FOLD
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, checks_a_bet, maker, once_it_is_over, wagers
from trainer.rules.facts.walk import POSTING
from trainer.rules.ruling import Decision
from trainer.rules.stands import RANKS, SIZED, WORDED, Stands, stands
from trainer.rules.what_it_leaves import leaves_open

FORM = ("bet.amount-declaration", "bet.action-and-amount-declaration", "bet.general-declaration")
"""Rulings on the form that a player's words have: what they come to is not in them."""
NO_WAGER = ("bounty-chip-in-hand", "straddle-posted", "pot-count", "stack-count")
"""Kinds of what is put in like a bet, a bounty chip or chips posted before the cards, and of counts asked for."""
SHORT_NUMBER = "number-short-of-a-raise"
SHORT_CALL = "undercall"
EARLY_CALL, PULLED = "blind-call", "prior-chips-pulled"
UNCLEAR_BET = ("bet.floor-determines-the-bet", STRING_OPEN)
"""The rulings that the floor says what a bet is."""
CHECKS_ONLY, NO_RAISE = "bet.posted-minimum-check-only", "bet.binds-without-raise"
HELD_BY_FLOOR = (MAY_BIND.key, "bet.may-bind-after-call")
"""Rulings that the floor may hold a player to what he did before."""
NOT_YET = "Seat {} has put in nothing on this street."
CHECKS, FOLDS = "Seat {} checks.", "Seat {} folds."
IN_WORDS = {
    "call": ("It's a call: seat {seat} puts in {owed} more, {to} in all.", "It's a call of {to} by seat {seat}{back}."),
    "bet": ("Seat {seat} bets {to} and puts in {owed} more.", "Seat {seat} bets {to}{back}."),
    "raise": ("Seat {seat} raises to {to} and puts in {owed} more.", "Seat {seat} raises to {to}{back}."),
    "all-in": ("Seat {seat} is all-in for {to} and puts in {owed} more.", "Seat {seat} is all-in for {to}."),
}
"""What a wager is that no ruling of its own tells: with chips still to come, and with all in."""


def last_wager(facts: Facts, seat: int) -> Wager | None:
    """The last thing a seat did on the street that is played while it was played, None before it has acted there."""
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    return next((each for each in reversed(mine) if not once_it_is_over(facts, each)), None)


def lies_beside(facts: Facts, short: Decision) -> int:
    """What lies beside the chips of too little for a call that were put out since it went free, 0 for nothing."""
    made = maker(facts.about(short.matter)) if short.matter.kind == SHORT_CALL else None
    outs = (each for each in told(facts).outs if made is not None and each.seat == made.seat and each.changed)
    if made is None or made.street != facts.course.street or made != last_wager(facts, made.seat) or not any(outs):
        return 0
    return max(0, facts.table.seat(made.seat).bet.amount - made.lying)


def overtaken(facts: Facts, other: Decision) -> bool:
    """Is it on how much a wager is whose player has wagered again on the street?"""
    made = maker(facts.about(other.matter)) if other.matter.kind in SIZED else None
    if made is None or made.street != facts.course.street:
        return False
    last = last_wager(facts, made.seat)
    return last is not None and last.first > made.first


def brought_to(every: Iterable[Decision], seat: int) -> Decision | None:
    """What is still to be put right of somebody else's wager and brings that seat to another total."""
    return next((each for each in every if f"seat-{seat}" in dict(each.figures)), None)


def own_wager(law: Book, facts: Facts, found: tuple[Decision, ...], seat: int) -> tuple[Decision | None, str]:
    """The decision on a seat's last wager, and what is said of it: first whether it binds where it came out of turn.

    None and "" where nothing can be said of it here.
    """
    made = last_wager(facts, seat)
    if made is None:
        instead = [each for each in found if each.matter.kind in NO_WAGER and seat in each.matter.seats]
        return (instead[-1], told_of(law, facts, instead[-1])) if instead else (None, NOT_YET.format(seat))
    about = [each for each in found if maker(facts.about(each.matter)) == made and not each.silent]
    turn = next((each for each in reversed(about) if each.matter.kind == KIND), None)
    comes_to = stands(law, facts, made)
    turn = turn or _only_a_check(facts, found, made) or next((e for e in about if play_not(law, facts, e)), None)
    if (first := turn or _before_its_size(made, about) or _unruled_out_of_turn(facts, found, made)) is not None:
        return first, told_of(law, facts, first)
    if comes_to.open or checks_a_bet(made):
        left = left_open(facts, found, made)
        if made.all_in and made.total > made.facing and not said_to_complete(made) and (left is None or left.silent):
            return None, IN_WORDS["all-in"][1].format(seat=seat, to=f"{made.total:,}")
        return left, told_of(law, facts, left) if left is not None else ""
    kind = comes_to.lead.matter.kind if comes_to.lead is not None else ""
    lead = next((each for each in about if each.matter.kind == kind), comes_to.lead)
    settled = kind in RANKS[-1] and not (comes_to.owed or comes_to.back)
    if lead is None or settled or lead.key in FORM or not dict(lead.figures).get("to"):
        return lead, in_words(comes_to)
    return lead, told_of(law, facts, lead)


def _only_a_check(facts: Facts, found: tuple[Decision, ...], made: Wager) -> Decision | None:
    """That nothing but a check is left of the turn in which somebody wagers who posted a minimum on the street, or no
    raise to who called out of turn. Who posted it is in turn once more after a raise.
    """
    again = any(one.first == made.first for one, _ in told(facts, POSTING).acts)
    posted = () if again else (CHECKS_ONLY, POSTS)
    keys = (*posted, *([NO_RAISE] if made.total > made.facing else []))
    mine = (each for each in found if each.key in keys and each.matter.seats[:1] == (made.seat,))
    before = ((each, maker(facts.about(each.matter))) for each in mine)
    return next((each for each, put in before if put and put.street == made.street and put.first < made.first), None)


def _unruled_out_of_turn(facts: Facts, found: tuple[Decision, ...], made: Wager) -> Decision | None:
    """That the house says nothing on a bet or raise out of turn, whose size then says nothing either."""
    silent = [each for each in found if each.matter.kind == KIND and each.silent]
    outs = {each.made.first for each in told(facts).outs if each.kind in AGGRESSIVE}
    mine = (each for each in silent if maker(facts.about(each.matter)) == made and made.first in outs)
    return next(mine, None)


def _before_its_size(made: Wager, about: list[Decision]) -> Decision | None:
    """What holds whatever the wager would come to: a call before the amount, or chips pulled back facing a raise with
    none put out since.
    """
    kinds = (EARLY_CALL,) if made.motions else (EARLY_CALL, PULLED)
    return next((each for each in about if each.matter.kind in kinds), None)


def for_the_floor(law: Book, facts: Facts, found: tuple[Decision, ...], seat: int) -> Decision | None:
    """What the floor has to say before anybody knows what a seat's wager comes to: what the bet is that it answers, or
    whether the seat is held to words that it said before.
    """
    made = last_wager(facts, seat)
    if made is None:
        return None
    for each in found:
        before = maker(facts.about(each.matter)) if each.key in (*UNCLEAR_BET, *HELD_BY_FLOOR) else None
        if before is None or before.street != made.street or before == made or before.first > made.first:
            continue
        own = before.seat == made.seat
        if own == (each.key in HELD_BY_FLOOR) and (own or stands(law, facts, before).open):
            return each
    return None


def called_in_turn(law: Book, facts: Facts, found: tuple[Decision, ...], more: bool) -> Answer | None:
    """That a player calls whose chips out of turn have gone back, where nothing has been done since and no `more` is
    to be told.
    """
    out = next((each for each in reversed(found) if each.matter.kind == KIND and not more), None)
    last = last_wager(facts, out.matter.seats[0]) if out is not None else None
    if out is None or last is None or last != wagers(facts)[-1] or not took_his_turn(facts, out.matter):
        return None
    comes_to = stands(law, facts, last)
    return Answer(law.key, State.NOTHING_WRONG, in_words(comes_to)) if comes_to.kind == "call" else None


def only_said(law: Book, facts: Facts, found: tuple[Decision, ...], asked: bool) -> Answer | None:
    """What the words in turn of the player come to who seems to be next: others have gone on from them, and by right
    he has acted, though none of his chips are in.
    """
    seat = next_to_act(facts)
    if asked or not has_only_said(facts):
        return None
    made = last_wager(facts, seat)
    if made is None or made.motions or made.done or not made.in_turn or not stands(law, facts, made).owed:
        return None
    lead, said = own_wager(law, facts, found, seat)
    return Answer(law.key, State.RULED, said, lead) if said else None


def left_open(facts: Facts, found: tuple[Decision, ...], made: Wager) -> Decision | None:
    """What is found of a wager that no ruling sizes: what it hangs on, first of all where the house names no outcome,
    else what it stands out by.
    """
    kinds = (WORDED,) if said_to_complete(made) else (*SIZED, *NUMBERS)
    mine = [each for each in found if each.matter.kind in kinds and maker(facts.about(each.matter)) == made]
    ruled = [each for each in mine if not each.silent and each.key not in FORM]
    ruled.sort(key=lambda each: not leaves_open(each))
    stands_out = [each for each in mine if each.matter.kind in (*STANDS_OUT, SHORT_NUMBER)]
    return next(iter((*ruled, *stands_out, *mine)), None)


def in_words(found: Stands) -> str:
    """What a wager comes to, in a sentence."""
    seat = found.made.seat
    if found.kind not in IN_WORDS:
        return {CHECK: CHECKS, FOLD: FOLDS}.get(found.kind, "").format(seat)
    owing, whole = IN_WORDS["all-in" if found.all_in else found.kind]
    back = f", and {found.back:,} goes back" if found.back else ""
    return (owing if found.owed else whole).format(seat=seat, to=f"{found.to:,}", owed=f"{found.owed:,}", back=back)
