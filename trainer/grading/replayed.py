"""What a redeal asks for beyond the steps of its ruling: bets made in the deal go back, since it is the same hand once
more, and a card that is no part of the deck leaves it.
"""

from dataclasses import replace

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.put_in import put_in
from trainer.rules.orders import last_effect
from trainer.rules.ruling import Step

BETS_OF_THE_DEAL, SCRAP_OUT = "bets-of-the-deal-back", "scrap-card-out-of-the-deck"
BESIDES = frozenset({BETS_OF_THE_DEAL, SCRAP_OUT})
GATHERING, MIXING, OBEYING = "gather-the-cards", "shuffle-the-deck", "obey-the-floor"
SCRAP = frozenset({"scrap-card", "scrap-inside-stub"})
LAST = frozenset({"deal-again-same-button", "deal-again-from-the-right-button", OBEYING})
"""The steps before which bets have gone back."""


def replayed(steps: tuple[Step, ...], facts: Facts) -> tuple[Step, ...]:
    """The steps with those, where the deal is called off."""
    keys = {each.key for each in steps}
    ordered = OBEYING in keys and last_effect(facts, facts.matter.error) is Effect.MISDEAL
    if not (GATHERING in keys or ordered):
        return steps
    return _with_bets(_without_scrap(steps, facts), facts, ordered)


def _without_scrap(steps: tuple[Step, ...], facts: Facts) -> tuple[Step, ...]:
    at = next((number for number, each in enumerate(steps) if each.key == MIXING), 0)
    if not at or facts.matter.kind not in SCRAP:
        return steps
    mixing = replace(steps[at], after=(*steps[at].after, SCRAP_OUT))
    return (*steps[:at], Step(SCRAP_OUT, after=(GATHERING,)), mixing, *steps[at + 1 :])


def _with_bets(steps: tuple[Step, ...], facts: Facts, ordered: bool) -> tuple[Step, ...]:
    if not put_in(facts):
        return steps
    first = tuple(each.key for each in steps if ordered and each.key != OBEYING)
    later = (replace(each, after=(*each.after, BETS_OF_THE_DEAL)) if each.key in LAST else each for each in steps)
    return (Step(BETS_OF_THE_DEAL, after=first), *later)
