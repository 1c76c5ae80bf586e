"""What a raise that is made larger still costs the next player, where that player has chips in the round already."""

from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.ruling import Decision

TO_BE_FACED = ("bet.made-full-raise", "bet.brought-up-for-all")
MADE_LARGER = (*TO_BE_FACED, "bet.brought-up-without-reopening")
"""A raise that is put right: what a call of it came to before holds no more."""


def next_call(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`next_more` is "600 more to seat 6"; empty where nobody is next, has nothing in yet or faces another raise."""
    to = dict(decision.figures).get("to", 0)
    if facts is None or not to or decision.key not in TO_BE_FACED:
        return {}
    standing = told(facts).standing
    waiting = [each for each in standing.pending if each != decision.matter.seats[0]] if standing is not None else []
    within = standing.matched.get(waiting[0], 0) if standing is not None and waiting else 0
    if not within or (standing is not None and standing.level > to):
        return {}
    more = min(to - within, facts.table.seat(waiting[0]).stack.amount)
    return {"next_more": f"{more:,} more to seat {waiting[0]}"} if more > 0 else {}
