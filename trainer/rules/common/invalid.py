"""Words for what is not open: a call or a raise with no bet to face, and a check against a bet."""

from collections.abc import Mapping

from trainer.rules.common.rights import BARRED, CLOSED, may_not_raise
from trainer.rules.common.sizing import as_far_as_allowed, at_least
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.facts import shape as s
from trainer.rules.facts.prior import faces_a_raise
from trainer.rules.facts.turns import act_at, told
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

CALL_OR_FOLD = Ruling("bet.check-leaves-call-or-fold", "the player may only call or fold")
ONLY_A_CALL = Ruling("bet.call-no-raise-after-check", "a call: a player who checked facing the bet may not raise it")
A_CHECK = Ruling("bet.check", "a check", effect=Effect.A_CHECK)
A_BET = Ruling("bet.bound-to-minimum-or-more", "the player must bet the minimum or more", effect=Effect.A_BET_IS_OWED)
RAISED = "raise-after-check"


def _to_call(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"call": min(made.facing, made.most)}


@rule("bet.invalid.check-facing-a-bet", ruling=CALL_OR_FOLD, figures=_to_call)
def check_against_a_bet(facts: Facts, _: Numbers) -> bool:
    """A player says "check" when facing a bet."""
    made = wager(facts)
    checked = s.said_first(made, "check") or (made.done == "check" and made.declared is None)
    return checked and s.faces_a_bet(made) and facts.matter.kind != RAISED


def _a_call(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"to": min(made.facing, made.most)}


@rule("bet.invalid.raise-after-check-facing-a-bet", kinds=(RAISED,), ruling=ONLY_A_CALL, figures=_a_call)
def raise_after_a_check_against_the_bet() -> None:
    """A player checks facing a bet, then raises."""


@rule(
    "bet.invalid.pot-said-after-check-facing-a-bet",
    kinds=(RAISED, "invalid-declaration"),
    ruling=ONLY_A_CALL,
    figures=_a_call,
    excepts=("bet.invalid.pot-said-facing-a-bet",),
)
def pot_said_after_a_check_against_the_bet(facts: Facts, _: Numbers) -> bool:
    """A player checks facing a bet, then says "pot" to raise."""
    met = act_at(facts, facts.matter.error - 1)
    return met is not None and met[0].seat in met[1].checked


@rule("bet.rights.checked-a-bet-out-of-turn", ruling=CLOSED, figures=may_not_raise, excepts=BARRED)
def checked_the_bet_too_soon(facts: Facts, numbers: Numbers) -> bool:
    """A player who checked out of turn when facing a bet may only call or fold, as if they had checked in turn."""
    return r.checked_the_bet(facts, numbers)


@rule("bet.invalid.call-said-facing-no-bet", ruling=A_CHECK)
def call_of_nothing(facts: Facts, _: Numbers) -> bool:
    """A player says "call" when facing no bet."""
    made = wager(facts)
    nothing = not s.faces_a_bet(made) and not faces_a_raise(facts, made)  # prior chips may cover a raise
    return nothing and s.said_first(made, "call") and not _answers_words(facts, made)


def _answers_words(facts: Facts, made: Wager) -> bool:
    """Has somebody said that he bets or raises, though neither amount nor chips have come?"""
    acts = told(facts).acts
    return any(each.first == made.first and standing.level > made.facing for each, standing in acts)


def _a_bet(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The smallest bet, and the full bet that was named with the word, if any."""
    made = wager(facts)
    said = made.declared
    named = said.amount if said is not None and not said.unofficial else 0
    return {**at_least(facts, numbers), **(as_far_as_allowed(facts, named) if named >= made.minimum else {})}


@rule("bet.invalid.raise-said-facing-no-bet", ruling=A_BET, figures=_a_bet)
def raise_of_nothing(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" when no bet has been made or announced."""
    made = wager(facts)
    return s.said_first(made, "raise") and made.facing == 0 and not _answers_words(facts, made)
