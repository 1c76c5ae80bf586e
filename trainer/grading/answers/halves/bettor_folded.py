"""Chips out of turn and the fold of the same hand: the bet is told first, the fold with it."""

from trainer.grading.answers.choice.bettor_folded import act_of_his, bet_of, held_hand
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.early_fold import TURN_WAITS, no_longer_binds, way_of_his_bet
from trainer.grading.answers.told_in_part.post import ANSWERS
from trainer.grading.answers.words.turned import HOLD
from trainer.rules.facts.standing import WITH_CHIPS, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.ruling import Authority, Decision

BINDS, BINDS_UNLESS = "seat {}'s fold is binding", "seat {}'s fold is binding unless someone bets or raises first"


def with_his_fold(found: Found, lead: Decision, sentence: str) -> str:
    """The answer on chips out of turn, with the fold that their maker made after them."""
    bet = act_of_his(found.facts, lead)
    if bet is None or bet.kind not in WITH_CHIPS or "fold is binding" in sentence or "hold seat" in sentence:
        return sentence
    if held_hand(found.held, bet.seat) is not None:
        return f"{sentence.removesuffix('.')}; {HOLD.format(bet.seat)}."
    fold = fold_after(found, lead)
    made = act_of_his(found.facts, fold) if fold is not None else None
    if fold is None or made is None:
        return sentence
    if lead.ruling is not None and lead.ruling.authority is Authority.FLOOR:
        return sentence
    if lead.key == ANSWERS and made.seat in found.facts.course.contesting:
        return sentence  # he has only said it, and the raise leaves him every choice
    return f"{sentence.removesuffix('.')}; {_of_the_fold(found, fold, made)}."


def of_his_hand(found: Found, lead: Decision | None) -> tuple[Decision, ...]:
    """What was ruled on the hand of whoever put chips out of turn, where the answer on these tells of it."""
    bet = act_of_his(found.facts, lead) if lead is not None else None
    if lead is None or bet is None or bet.kind not in WITH_CHIPS:
        return ()
    held, fold = held_hand(found.held, bet.seat), fold_after(found, lead)
    return tuple(each for each in (held or fold,) if each is not None)


def fold_after(found: Found, lead: Decision) -> Decision | None:
    """The ruling on the fold out of turn of whoever put out the chips that the decision is about; None for no fold."""
    return next((each for each in found.points if bet_of(found.facts, each, (lead,)) is not None), None)


def _of_the_fold(found: Found, fold: Decision, made: OutOfTurn) -> str:
    way = way_of_his_bet(found, made.seat)
    if fold.key != TURN_WAITS:
        return BINDS.format(made.seat)
    if told_now := no_longer_binds(found, made, way):
        return told_now
    due = told(found.facts, way).standing
    waits = due is not None and bool({*due.pending} & {*made.passed}) and due.street == made.made.street
    return (BINDS_UNLESS if waits else BINDS).format(made.seat)
