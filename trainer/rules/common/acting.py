"""If-then words, acting before an amount is clear, chips put in in turn, and accepted action."""

from collections.abc import Mapping

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import accepted as a
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

MAY_BIND = Ruling(
    "bet.future-words-up-to-floor",
    "the floor may hold the player to those words, give the player a penalty, or both",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("binding", "a-penalty", "binding-and-a-penalty", "neither"),
)
BLIND_CALL = Ruling(
    "bet.early-call-up-to-floor",
    "the floor rules, and may hold the player to a call of any amount",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("a-call-of-whatever-the-amount-turns-out-to-be", "another-ruling-that-fits"),
)
SHOULD_WAIT = Ruling("bet.wait-for-clear-amount", "the player should have waited until the amount was clear")
RECONSIDERS = Ruling(
    "bet.may-withdraw-and-reconsider", "the player may withdraw the chips and reconsider", effect=Effect.WITHDRAWN
)
STAYS = Ruling("bet.in-turn-act-binds", "the action in turn is binding: the chips stay in the pot")
FULL_CALL = Ruling(
    "bet.accepts-full-correct-bet",
    "the player has accepted the full correct bet",
    discretion=Discretion.PARTIAL,
    options=("the-full-correct-call", "another-ruling-in-fairness"),
    effect=Effect.FULL_BET_ACCEPTED,
)


@rule("bet.conditional.words-on-future-action", kinds=("conditional",), ruling=MAY_BIND)
def words_about_what_he_will_do_if() -> None:
    """A player announces a later action that depends on what another player does."""


@rule("bet.conditional.call-before-amount-known", kinds=("blind-call",), ruling=BLIND_CALL)
def called_before_the_amount_was_known() -> None:
    """A player calls before the amount of the bet or raise is known."""


@rule("bet.in-turn.acted-before-amount-clear", kinds=("hasty",), ruling=SHOULD_WAIT)
def acted_before_the_amount_was_clear() -> None:
    """A player acted before the amount of the bet they faced was clear."""


def to_go_in_again(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = a.misjudged(facts)[0]
    return {"owed": min(made.pulled.amount, made.new.amount)}


@rule("bet.in-turn.chips-taken-back", kinds=("taken-back",), ruling=STAYS, figures=to_go_in_again)
def took_back_what_he_put_in_in_turn() -> None:
    """A player acts in turn, then takes back chips that the action put in the pot."""


def full(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": a.level(facts), "owed": max(0, a.level(facts) - a.put_in(facts))}


@rule("bet.accepted-action.chips-out-on-wrong-count", ruling=FULL_CALL, figures=full)
def pushed_out_a_wrong_count(facts: Facts, _: Numbers) -> bool:
    """A player asks for a count, gets a wrong one, and pushes out or announces that amount."""
    return a.pushed_out_what_he_was_told(facts) or a.said_what_he_was_told(facts)


@rule("bet.accepted-action.call-said-on-wrong-count", ruling=FULL_CALL, figures=full)
def declared_a_call_after_a_wrong_count(facts: Facts, _: Numbers) -> bool:
    """A player asks for a count, gets a wrong one, and declares a call."""
    return a.called_after_a_wrong_count(facts)
