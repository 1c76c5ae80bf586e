"""What a bet or raise out of turn comes to where the house says nothing on its size: told with what binds of it."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.out_of_turn import ALL_IN, BOUND, WAITING_STILL, act_out_of_turn
from trainer.grading.answers.telling import told_of
from trainer.grading.answers.words.reopening import WHICH_RAISE
from trainer.grading.answers.words.turned import raised_since
from trainer.grading.rulings import on_hand
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import within_the_limit
from trainer.rules.facts.short_all_in import raised_by_a_bet
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.wager import Wager
from trainer.rules.ruling import Decision
from trainer.rules.stands import OVERBET, UNDERRAISE

WRONG_SIZE = (UNDERRAISE, OVERBET)
"""Kinds of a bet or raise that is too little, or more than the limit."""


def with_its_size_left_open(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on a bet or raise out of turn that binds at what the house leaves open, with what is open of it."""
    mine = (
        act_out_of_turn(found.law, lead.matter, found.facts) if lead.key in (*WAITING_STILL, BOUND[0], ALL_IN) else None
    )
    if mine is not None and mine.unnamed and mine.kind == "raise":
        return _with_which_raise(found, mine.made, sentence)
    if mine is None or mine.kind not in AGGRESSIVE or (mine.to and not _too_much_all_in(found, lead, mine)):
        return sentence
    then = _before_chips_went_back(found.facts, mine)
    points = on_hand(then.record, found.law).values() if then is not found.facts else found.points
    silent = (each for each in points if each.silent and each.matter.kind in WRONG_SIZE)
    left = next((each for each in silent if each.matter.error == mine.made.first + 1), None)
    return f"{sentence.removesuffix('.')}; {told_of(found.law, then, left)}" if left is not None else sentence


def _before_chips_went_back(facts: Facts, mine: OutOfTurn) -> Facts:
    """The hand before its maker pulled any of the chips back: what was put out is what was done."""
    before = facts.record.otherwise(facts.record.gestures[: mine.pulled_at]) if mine.pulled_back else None
    return Facts(before, len(before)) if before is not None else facts


def _too_much_all_in(found: Found, lead: Decision, mine: OutOfTurn) -> bool:
    """Is it an all-in that stands for more than the limit, with no raise since that would leave it within that?"""
    return lead.key == ALL_IN and not within_the_limit(mine.made) and not raised_since(found.facts, mine)


def _with_which_raise(found: Found, made: Wager, sentence: str) -> str:
    """The answer on "raise" alone, where it was said of a short all-in: to how much, no rulebook says."""
    raised = min(made.most, raised_by_a_bet(found.facts, made.facing, made.first))
    if not made.minimum < raised:
        return sentence
    which = WHICH_RAISE.format(found.law.ledger.known_as, made.minimum, raised)
    return f"{sentence.replace(f' at {raised:,}', '').removesuffix('.')}; {which}."
