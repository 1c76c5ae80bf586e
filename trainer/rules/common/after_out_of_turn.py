"""What is left to a player to whom the action comes after he has acted out of turn.

Chips that bind are in the betting by themselves, and he is not asked again: what he only said is still to be done.
Figures: those of a right to raise, or `to`, the total of what was said, `least` where a bet or raise named none.
"""

from collections.abc import Mapping

from trainer.rules.common.rights import BARRED, OPEN, OPENING, SHUTTING, may_raise
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

HELD = Ruling(
    "bet.held-to-what-was-said",
    "the action announced out of turn is binding, and the player has no other choice",
    fault=False,
    effect=Effect.HELD_TO_WORDS,
)
DEAD = Ruling("bet.hand-already-dead", "the hand is dead", fault=False, effect=Effect.HAND_DEAD)
FOLDED = Ruling(
    "bet.held-to-fold",
    "the fold announced out of turn is binding: the player may only fold",
    fault=False,
    effect=Effect.FOLD_BINDS,
)

HOLDING = "bet.rights.said-out-of-turn-unchanged"
ANY = (*BARRED, *SHUTTING)
"""Whatever the paragraphs on re-opening say of him, open or closed."""


def as_said(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    early = r.came_round(facts, numbers)
    if early is None:
        return {}
    return {"least" if early.unnamed else "to": early.to}


@rule("bet.rights.out-of-turn-action-changed", ruling=OPEN, figures=may_raise, excepts=OPENING)
def free_again_once_overtaken(facts: Facts, numbers: Numbers) -> bool:
    """A player acted out of turn, and a bet or raise came before that player's turn. The action isn't binding."""
    return r.his_turn(facts, numbers) and r.overtaken(facts, numbers) and r.least_raise(facts, numbers=numbers) > 0


@rule("bet.rights.said-out-of-turn-unchanged", ruling=HELD, figures=as_said, excepts=ANY)
def held_to_what_was_said(facts: Facts, numbers: Numbers) -> bool:
    """A player announced an action out of turn, and no one bet or raised before that player's turn."""
    return r.held(facts, numbers)


@rule("bet.rights.fold-out-of-turn", ruling=FOLDED, excepts=(*ANY, "bet.rights.out-of-turn-action-changed"))
def held_to_a_fold(facts: Facts, numbers: Numbers) -> bool:
    """A player announced a fold out of turn, and it is now that player's turn, whatever the others did."""
    early = r.came_round(facts, numbers)
    return early is not None and early.kind == "fold"
