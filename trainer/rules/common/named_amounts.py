"""Amounts that are named: one alone counts like the same amount in silent chips, "raise" with one is the total."""

from collections.abc import Mapping

from trainer.rules.common.sizing import BET, CALL, MINIMUM_RAISE, RAISE, as_call, as_far_as_allowed, as_minimum
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule


def _as_named(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return as_far_as_allowed(facts, s.offered(wager(facts)))


def _alone(facts: Facts) -> Wager | None:
    """The wager, if only an amount was named first; where prior chips lie it is a total.

    One of all that the player has, or more, is sized here only where it makes a full bet or raise; none of more than
    the limit is.
    """
    made = wager(facts)
    enough = not made.prior or s.offered(made) >= made.facing
    fits = s.amount_only(made) and enough and (s.offered(made) < made.most or made.most >= made.minimum)
    return made if fits and s.within_the_limit(made) else None


def _above(facts: Facts) -> Wager | None:
    """The same, where it is more than the bet faced."""
    made = _alone(facts)
    return made if made is not None and 0 < made.facing < s.offered(made) else None


@rule("bet.size.amount-named-equals-the-call", ruling=CALL, figures=as_call)
def named_amount_of_the_call(facts: Facts, _: Numbers) -> bool:
    """A player announces exactly the amount of the call."""
    made = _alone(facts)
    return made is not None and 0 < made.facing == s.offered(made)


@rule("bet.size.amount-named-below-standard", ruling=CALL, figures=as_call, numbers=("percent",))
def named_amount_below_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player announces an amount over the call, but by less than {percent} percent of a raise."""
    made = _above(facts)
    return made is not None and not s.reaches(made, numbers["percent"])


@rule("bet.size.amount-named-at-standard", ruling=MINIMUM_RAISE, figures=as_minimum, numbers=("percent",))
def named_amount_at_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player announces an amount that reaches {percent} percent of a raise, but not a full raise."""
    made = _above(facts)
    return made is not None and s.reaches(made, numbers["percent"]) and s.offered(made) < made.minimum


@rule("bet.size.amount-named-full-raise", ruling=RAISE, figures=_as_named)
def named_amount_of_a_raise(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet announces an amount. As a total, it is at least the minimum raise."""
    made = _above(facts)
    return made is not None and s.offered(made) >= made.minimum


@rule("bet.size.amount-named-facing-no-bet", ruling=BET, figures=_as_named)
def named_amount_with_no_bet_to_face(facts: Facts, _: Numbers) -> bool:
    """A player facing no bet announces an amount of at least the minimum, without an action."""
    made = _alone(facts)
    return made is not None and made.facing == 0 and s.offered(made) >= made.minimum


@rule("bet.size.bet-said-with-amount", ruling=BET, figures=_as_named)
def bet_said_with_its_amount(facts: Facts, _: Numbers) -> bool:
    """Before any chips are out, a player facing no bet says "bet" and an amount of at least the minimum."""
    made = wager(facts)
    said = made.declared
    if made.facing or made.motions or said is None or not (s.said_first(made, "bet") and s.within_the_limit(made)):
        return False
    return said.amount >= min(made.minimum, made.most)


def _raise_to(facts: Facts) -> Wager | None:
    """The wager, if "raise" was said first with an amount within the limit, by a player who has more than the bet."""
    made = wager(facts)
    said = made.declared
    if said is None or not s.said_first(made, "raise") or said.unofficial:
        return None
    return made if said.amount and 0 < made.facing < made.most and s.within_the_limit(made) else None


@rule("bet.size.raise-said-full-total", ruling=RAISE, figures=_as_named)
def raise_with_its_total(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" and an amount. As the total of the bet, it is at least the minimum raise."""
    made = _raise_to(facts)
    return made is not None and s.offered(made) >= made.minimum


@rule("bet.size.raise-said-short-total", ruling=MINIMUM_RAISE, figures=as_minimum)
def raise_with_too_small_a_total(facts: Facts, _: Numbers) -> bool:
    """A player first says "raise" with an amount short of a full raise, however small."""
    made = _raise_to(facts)
    return made is not None and s.offered(made) < made.minimum
