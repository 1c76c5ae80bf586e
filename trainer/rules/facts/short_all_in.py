"""A short all-in: of one short of the fixed bet in limit a raise completes it or goes a full bet beyond it; what
"complete" comes to over any other no rulebook prints.
"""

from trainer.kernel import gestures as g
from trainer.rules.betting import has_chips
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import one_chip, said_first
from trainer.rules.facts.turns import act_at
from trainer.rules.facts.wager import Wager
from trainer.rules.sizes import bet_size, opening_level


def raised_by_a_bet(facts: Facts, level: int, at: int) -> int:
    """The total that is a full bet beyond an all-in short of the fixed bet; 0 where what there is to match at that
    gesture is no such all-in, as a bring-in is none.
    """
    record, course = facts.record, facts.record.courses[at]
    by = bet_size(record.setup, course.street)
    if record.setup.limit != "limit" or not opening_level(record.setup, course.street) < level < by:
        return 0
    in_for_it = (seat for seat in course.contesting if course.committed[seat - 1] == level)
    return level + by if any(not has_chips(record.tables[at], seat) for seat in in_for_it) else 0


def faces_a_short_all_in(facts: Facts, made: Wager) -> bool:
    """Is what it had to match an all-in short of the fixed bet?"""
    return raised_by_a_bet(facts, made.facing, made.first) > 0


def said_for_either_raise(facts: Facts, made: Wager) -> bool:
    """Was "raise" said in turn of such an all-in, with no amount and no chips, by who has enough for either?"""
    if act_at(facts, made.first) is None:
        return False
    act = facts.record.gestures[made.words[0][0]].act if made.words and not made.motions else None
    said = declared(act.words) if isinstance(act, g.Say) else None
    if said is None or not said.general or said.kind != "raise" or said.conditional or said.hangs_on_the_bet:
        return False
    return made.minimum < min(made.most, raised_by_a_bet(facts, made.facing, made.first))


def said_to_complete(made: Wager) -> bool:
    """Was "complete" said, before any chips, over an all-in of which no rulebook prints what that comes to?"""
    return said_first(made, "complete")


def may_be_either(facts: Facts, made: Wager) -> bool:
    """Are there words of which it is open which of two wagers they are?"""
    return said_for_either_raise(facts, made) or said_to_complete(made)


def higher_of_two(facts: Facts, made: Wager) -> int:
    """The higher total of the two that such words may come to."""
    if said_to_complete(made):
        return min(made.most, made.step_up)
    return min(made.most, raised_by_a_bet(facts, made.facing, made.first))


def chip_for_either_raise(facts: Facts, made: Wager) -> bool:
    """Was a raise of such an all-in said with one chip that is worth the full bet beyond it? The chip allows both."""
    raised = raised_by_a_bet(facts, made.facing, made.first)
    return 0 < raised <= made.total and one_chip(made) and said_first(made, "raise")
