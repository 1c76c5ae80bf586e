"""What a redeal asks for beyond the steps of its ruling: it is the same hand once more, so bets made in it go back."""

from dataclasses import replace

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.put_in import put_in
from trainer.rules.orders import last_effect
from trainer.rules.ruling import Step

BETS_OF_THE_DEAL = "bets-of-the-deal-back"
GATHERING, OBEYING = "gather-the-cards", "obey-the-floor"
LAST = frozenset({"deal-again-same-button", "deal-again-from-the-right-button", OBEYING})
"""The steps before which they have gone back."""


def replayed(steps: tuple[Step, ...], facts: Facts) -> tuple[Step, ...]:
    """The steps with that one, where the deal is called off and bets lie there that were made in it."""
    keys = {each.key for each in steps}
    ordered = OBEYING in keys and last_effect(facts, facts.matter.error) is Effect.MISDEAL
    if not (GATHERING in keys or ordered) or not put_in(facts):
        return steps
    first = tuple(each.key for each in steps if ordered and each.key != OBEYING)
    later = (replace(each, after=(*each.after, BETS_OF_THE_DEAL)) if each.key in LAST else each for each in steps)
    return (Step(BETS_OF_THE_DEAL, after=first), *later)
