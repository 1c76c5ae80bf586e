"""When the plain answer is told in place of one on a wager or a turn because of what came of it since."""

from dataclasses import replace

from trainer.grading.answers.asked import WAGER, Question
from trainer.grading.answers.choice.foremost import SHORT_CALLS, TURNS
from trainer.grading.answers.choice.giving_way import ACTED_ALREADY, is_bound, moves_chips
from trainer.grading.answers.made import Answer
from trainer.grading.answers.plain.weighed import Plain, about_anybody, halves, is_void, kind_of, maker_of
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import lower
from trainer.rules.amiss import TURNS as OUT_OF_TURN
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Decision
from trainer.rules.stands import SIZED

OF_A_BET = ("bet-made", "general-declaration", "declaration")
"""Kinds of what a wager is told as where nothing is wrong with it."""
OF_A_WAGER = ("stack-count", "bets-brought-in", "bounty-chip-in-hand")
"""Kinds of what may be asked about a wager."""
OF_WHO_BET = ("raise-after-acting", "taken-back")
"""Kinds of what the player of a wager did besides."""


def asked_later(unasked: Plain, asked: Question, made: Answer) -> Answer:
    """The answer to a question about a wager, or the plain one in place of what was bet or declared, with nothing to
    rule on, where that rules on what was asked about it or on what came of it. Where it is asked about nobody in
    particular, a plain call or bet that came last leaves an act out of turn the answer.
    """
    if made.lead is None or asked.ask not in (TURNS, WAGER):
        return made
    if asked.ask == TURNS:
        return _with_its_size(unasked, made, made.lead)
    return unasked() if _goes_on(unasked(), asked, made, made.lead) else made


def _goes_on(plain: Answer, asked: Question, made: Answer, lead: Decision) -> bool:
    """Does the plain answer tell what came of that wager?"""
    early = about_anybody(asked) and kind_of(plain) in OUT_OF_TURN
    if _is_taken_back(plain, lead) or (early and halves(made) <= halves(plain)):
        return True
    if _just_as_put_out(lead):
        return early or is_void(plain)
    return lead.matter.kind in OF_A_BET and _rules_on_it_since(plain, lead)


def _is_taken_back(plain: Answer, lead: Decision) -> bool:
    """Is the wager that is asked about made by somebody who had acted, and is bound by that?"""
    return plain.lead is not None and plain.lead.key == ACTED_ALREADY and plain.lead.matter.error == lead.matter.error


def _just_as_put_out(lead: Decision) -> bool:
    """Is it a wager with nothing more to go in or back?"""
    return lead.matter.detail == PLAIN and not moves_chips(lead)


def _rules_on_it_since(plain: Answer, lead: Decision) -> bool:
    """Does it rule on what was asked about the wager since, or on what its player did besides?"""
    if plain.state is not State.RULED or plain.lead is None or plain.lead.matter.onset < lead.matter.onset:
        return False
    by_him = maker_of(plain) == lead.matter.seats[:1]
    return kind_of(plain) in OF_A_WAGER or (kind_of(plain) in OF_WHO_BET and by_him)


def _with_its_size(unasked: Plain, made: Answer, lead: Decision) -> Answer:
    """That an act out of turn binds, with what it comes to where that is more or less than was put out."""
    if not is_bound(lead):
        return made
    plain = unasked()
    now = plain.lead.matter if plain.lead is not None and plain.state is State.RULED else lead.matter
    if now.error != lead.matter.error or now.kind not in SIZED or now.kind in SHORT_CALLS:
        return made
    binds = f"Seat {lead.matter.seats[0]}'s out-of-turn {lead.matter.detail} is binding"
    return replace(plain, sentence=f"{binds}; {lower(plain.sentence)}")
