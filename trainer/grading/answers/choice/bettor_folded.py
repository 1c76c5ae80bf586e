"""Chips out of turn and the fold of the same hand: where the bet is open, the fold is told with it."""

from collections.abc import Iterable

from trainer.grading.answers.pots.awards import HELD
from trainer.grading.answers.told_in_part.post import ANSWERS, CHECKS, SHORT
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.standing import FOLD, WITH_CHIPS, OutOfTurn
from trainer.rules.facts.turns import found_out_of_turn
from trainer.rules.facts.walk import WAITING
from trainer.rules.ruling import Decision


def without_folds_of_bettors(
    facts: Facts, found: tuple[Decision, ...], points: tuple[Decision, ...]
) -> tuple[Decision, ...]:
    """What is open, without the folds out of turn of those whose chips out of turn are open as well, or answered."""
    beside = (*found, *(each for each in points if each.key in (CHECKS, ANSWERS, SHORT)))
    return tuple(each for each in found if bet_of(facts, each, beside) is None)


def bet_of(facts: Facts, fold: Decision, found: tuple[Decision, ...]) -> Decision | None:
    """The ruling on the chips that a player had put out of turn before he folded out of turn; None for no such fold."""
    made = act_of_his(facts, fold)
    if made is None or made.kind != FOLD:
        return None
    return next((each for each in found if not each.silent and _put_before(facts, each, made)), None)


def held_hand(found: Iterable[Decision], seat: int) -> Decision | None:
    """The ruling that the cards a bettor let go are held for the floor; None where they aren't."""
    mine = (each for each in found if each.key == HELD and each.matter.seats[:1] == (seat,))
    return next(mine, None)


def _put_before(facts: Facts, each: Decision, fold: OutOfTurn) -> bool:
    bet = act_of_his(facts, each)
    if bet is None or bet.seat != fold.seat or bet.made.street != fold.made.street:
        return False
    anew = bet.changed and fold.made.first >= bet.back > 0
    return bet.kind in WITH_CHIPS and bet.made.first < fold.made.first and not anew


def act_of_his(facts: Facts, decision: Decision) -> OutOfTurn | None:
    """The act out of turn that a decision is about, None for another matter."""
    return found_out_of_turn(facts.about(decision.matter), WAITING) if decision.matter.kind == KIND else None
