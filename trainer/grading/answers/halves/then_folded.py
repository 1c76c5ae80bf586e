"""A call in words, and the cards let go after it: what becomes of the hand, and of the pot."""

import re
from dataclasses import replace

from trainer.grading.answers.found import Found
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.put_right import IF_FOLDED, OWES
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import lower, told_of
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

DEAD, WINS = "seat {}'s hand is dead", "seat {} wins {:,}"
FULL_CALL = "bet.bound-to-full-call"
CALLS = (FULL_CALL, "bet.call")
"""Rulings that hold a player to a call that he said."""
SAID = r"\bseat {}'s (hand|fold)|\bfold|\bwins\b"
"""How the sentence says one of these already."""


def with_his_hand_folded(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a wager of words with what becomes of the hand that went into the muck after it."""
    facts, seats = found.facts, lead.matter.seats
    if found.ask or not seats or lead.key not in CALLS:
        return sentence
    seat = seats[0]
    if lead.silent or not _went_since(facts, lead, seat) or re.search(SAID.format(seat), sentence, re.IGNORECASE):
        return sentence
    return f"{sentence.removesuffix('.')}; {IF_FOLDED}{_winner(facts, seat) or DEAD.format(seat)}."


def with_the_call_owed(found: Found, made: Answer) -> Answer:
    """The answer on the pots, after the call in full that a player said before he folded, which isn't in yet."""
    facts = found.facts
    bound = (each for each in found.points if each.key == FULL_CALL and _went_since(facts, each, each.matter.seats[0]))
    last = next((each for each in bound if _owes(facts, each)), None)
    said = told_of(found.law, facts, last).removesuffix(".") if last is not None else ""
    if last is None or OWES in made.sentence or said in made.sentence:
        return made
    winner = _winner(facts, last.matter.seats[0])
    rest = f"; {IF_FOLDED}{winner}." if winner else f", not in yet; {lower(made.sentence)}"
    return replace(made, sentence=f"{said}{rest}", state=State.RULED, lead=last)


def _owes(facts: Facts, bound: Decision) -> bool:
    """Is less in than the call comes to? A raise that came after it is none of it."""
    lies, most = facts.table.seat(bound.matter.seats[0]).bet.amount, max(each.bet.amount for each in facts.table.seats)
    return lies < min(most, dict(bound.figures).get("to", most))


def _went_since(facts: Facts, lead: Decision, seat: int) -> bool:
    """Did the cards go on this street while its betting was open, after what is ruled on?"""
    course = facts.course
    if seat not in course.dealt_in or seat in course.contesting:
        return False
    before = next((each for each in reversed(facts.record.courses[: facts.at]) if seat in each.contesting), None)
    here = before is not None and before.betting and before.street == course.street
    return here and seat in facts.record.courses[lead.matter.error].contesting


def _winner(facts: Facts, seat: int) -> str:
    """Who is left alone, and the pot with a call in full of the one bet there is; "" else."""
    left, bets = facts.course.contesting, {each.number: each.bet.amount for each in facts.table.seats}
    if len(left) != 1 or not bets[left[0]]:
        return ""
    owed = bets[left[0]] - bets[seat]
    full = 0 <= owed <= facts.table.seat(seat).stack.amount
    return WINS.format(left[0], facts.table.whole_pot + owed) if full else ""
