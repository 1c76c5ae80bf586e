"""What is done out of turn on a number that is open: is it the same whatever the number means?"""

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import legal_meaning, legal_meanings
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager


def out_of_turn(facts: Facts, made: Wager) -> OutOfTurn | None:
    """That wager as an act out of turn, None where it came in turn."""
    return next((each for each in told(facts).outs if each.made.first == made.first), None)


def may_be_a_raise(facts: Facts, number: Wager, out: OutOfTurn) -> bool:
    """Can it be a bet or raise by what the number means, and no call of it?"""
    if said_first(out.made, *AGGRESSIVE):
        return True
    means, to = _comes_to(facts, number), max(out.to, offered(out.made))
    return not said_first(out.made, "call") and to > min(means) and to not in means


def same_whatever_it_means(facts: Facts, number: Wager, out: OutOfTurn) -> bool:
    """Is it a call, "raise" alone or a full raise, whatever the number means?"""
    if out.unnamed or not may_be_a_raise(facts, number, out):
        return True
    return whole_over(facts, number, max(out.to, offered(out.made)))


def whole_over(facts: Facts, number: Wager, to: int) -> bool:
    """Is that total a full raise over the number whatever it means?"""
    return to >= 2 * max(_comes_to(facts, number)) - number.facing


def _comes_to(facts: Facts, number: Wager) -> tuple[int, ...]:
    """All totals that the number can come to; what is less than a raise is a call or the least one."""
    least = number.minimum if said_first(number, *AGGRESSIVE) else number.facing
    return legal_meanings(facts, number) or (least, legal_meaning(number))
