"""What a player may do who is not next to act: once all before him only call, or check."""

from functools import partial

from trainer.grading.answers.choice.another_turn import OF_ANYBODY, SHORT, on_another
from trainer.grading.answers.choice.next_rights import next_rights, next_to_act
from trainer.grading.answers.choice.own_wager import last_wager, own_wager
from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.telling import told_of, whole
from trainer.grading.rulings import on_hand, plain
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.kernel.listed import seats_within
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.standing import CHECK
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.stands import stands

OPEN = Effect.BETTING_OPEN
IF = "if {} only {}{}, {}"
UNOPENED = "checked-unopened"
MOST = 9
"""So many act before him at most: more have no seat."""


def right_of(law: Book, record: Record, seat: int) -> str:
    """What a seat may do once everybody before it has only called or checked: "If seat 1 only calls, seat 4 may …";
    "" where the action doesn't come to it in that way.
    """
    before: list[int] = []
    facing = False
    for _ in range(MOST):
        facts = Facts(record, len(record))
        due = next_to_act(facts)
        rights = next_rights(facts, on_hand(record, law).values()) if due else None
        if rights is None:
            return ""
        if due == seat:
            return _said(law, facts, rights, before, facing) if before else ""
        if due in before:
            return ""
        call = dict(rights.figures).get("call", 0)
        after = _called(record, due, call)
        if after is None:
            return ""
        record, before, facing = after, [*before, due], facing or bool(call)
    return ""


def _said(law: Book, facts: Facts, rights: Decision, before: list[int], facing: bool) -> str:
    who = seats_within(before)
    act, one = ("call" if facing else CHECK), "s" if len(before) == 1 else ""
    told = whole(told_of(law, facts, rights)).removesuffix(".")
    return IF.format(who, act, one, lower(told))


def _called(record: Record, seat: int, call: int) -> Record | None:
    """The hand with that seat's plain call, or its check where there is nothing to call."""
    at, stack = record.gestures[-1].at if record.gestures else 0, record.tables[-1].seat(seat).stack
    if not call:
        return record.otherwise((*record.gestures, g.Gesture(at, g.player(seat), g.Check())))
    chips = stack if stack.amount <= call else pick(stack, call) or _over(stack, call)
    acts = (g.Say("call"), g.Wager(chips))
    return record.otherwise((*record.gestures, *(g.Gesture(at, g.player(seat), act) for act in acts)))


def _over(stack: Chips, call: int) -> Chips:
    """The fewest chips that cover a call: what is over goes back, as the call is said first."""
    over = (pick(stack, total) for total in range(call, stack.amount + 1) if total % stack.piles[-1][0] == 0)
    return next((each for each in over if each is not None), stack)


def of_another_turn(found: Found, lead: Decision | None, sentence: str) -> str:
    """What is asked of a seat that is not next to act; of one that checked with no bring-in yet, what it had to do, and
    of one whose own wager closed the betting, what that comes to.
    """
    for each in found.points:
        if each.matter.kind == UNOPENED and each.matter.seats == (found.seat,) and not each.silent:
            return told_of(found.law, found.facts, each)
    hands = found.facts.course.contesting
    closed = found.seat in hands and len(hands) > 1 and not next_to_act(found.facts)
    of_rights = lead is None or lead.matter.kind in (*OF_ANYBODY, AFTER_ACTING)
    if closed and of_rights and (said := _of_the_last_wager(found)):
        return said
    later = partial(right_of, found.law, found.facts.record, found.seat) if not found.every else str
    return on_another(found.facts, found.seat, lead, sentence, later)


def _of_the_last_wager(found: Found) -> str:
    """What the last wager of the street comes to by a ruling, where it is that seat's or has the betting go on."""
    made = next((each for each in reversed(wagers(found.facts)) if each.motions), None)
    if made is None or made is not last_wager(found.facts, made.seat):
        return ""
    lead, said = own_wager(found.law, found.facts, found.points, made.seat)
    ruled = made.seat == found.seat and lead is not None and not plain(lead)
    return said if ruled or _goes_on(found, made) else ""


def _goes_on(found: Found, made: Wager) -> bool:
    """Does that wager raise, and has somebody else the chips to answer it?"""
    others = (each for each in found.facts.course.contesting if each != made.seat)
    answered = any(found.facts.table.seat(each).stack for each in others)
    return answered and stands(found.law, found.facts, made).to > made.facing


def with_the_one_behind(found: Found, sentence: str) -> str:
    """What the next player may do after short all-ins, with the one behind him who may not raise if he only calls."""
    rights, pending = found.rights, found.facts.course.pending
    if rights is None or rights.effect is not OPEN or len(pending) < 2 or rights.matter.seats[:1] != pending[:1]:
        return sentence
    told = told_of(found.law, found.facts, rights).removesuffix(".").lower()
    if not sentence.lower().removesuffix(".").endswith(told) or not _somebody_is_all_in(found.facts):
        return sentence
    said = right_of(found.law, found.facts.record, pending[1])
    return f"{sentence.removesuffix('.')}; {said}." if SHORT in said else sentence


def _somebody_is_all_in(facts: Facts) -> bool:
    here = [seat for seat in facts.course.contesting if facts.table.seat(seat).bet.amount]
    return any(not facts.table.seat(seat).stack for seat in here)
