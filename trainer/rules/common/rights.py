"""Re-opening the betting: who may raise, by what he faces beyond what he has in.

Figures in chips: `call` is what a call adds, `least` the smallest total of a bet or raise, 0 for none,
`most` in pot-limit the largest.
"""

from collections.abc import Mapping

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import rights as r
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Discretion, Ruling

OPEN = Ruling(
    "bet.open", "the betting is open to the player: a bet or raise is allowed", fault=False, effect=Effect.BETTING_OPEN
)
CLOSED = Ruling(
    "bet.closed", "the betting is closed to the player: no bet and no raise", fault=False, effect=Effect.BETTING_CLOSED
)
NO_RAISE_POSSIBLE = Ruling(
    "bet.call-or-fold-only",
    "a call or a fold: no raise is possible",
    fault=False,
    effect=Effect.NO_RAISE_POSSIBLE,
)
ANOTHERS_TURN = Ruling(
    "bet.turn-of-another-player", "it isn't the player's turn: the action is on another player", fault=False
)
NO_CAP = Ruling(
    "bet.no-raise-cap", "there is no limit on the number of raises", fault=False, effect=Effect.RAISES_UNCAPPED
)
HOUSE_CAP = Ruling(
    "bet.raise-cap-applies",
    "the house's limit on raises applies",
    discretion=Discretion.PARTIAL,
    options=("the-number-of-raises-that-the-house-posts",),
    fault=False,
    effect=Effect.RAISES_CAPPED,
)

OPENING = (
    "bet.rights.first-act-of-the-round",
    "bet.rights.big-bet-full-raise-faced",
    "bet.rights.limit-reopening-share-faced",
)

BARRED = (*OPENING, "bet.rights.nothing-or-nobody-to-raise")  # what a bar on raising replaces
SHUTTING = ("bet.rights.big-bet-short-all-in-faced", "bet.rights.limit-short-all-in-faced")


def may_raise(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The call and the least raise; `times` is the multiple of the bet that a house wants at big-bet poker.

    In pot-limit `most` is the total of a pot-sized raise; what short blinds count for is another chapter's.
    """
    times = 0 if r.is_limit(facts) else numbers.get("times", 0)
    least = r.least_raise(facts, times, numbers)
    most = {"most": max(least, r.pot_sized(facts, numbers))} if least and r.pot_known(facts) else {}
    return {"call": r.call(facts, numbers), "least": least, **most}


def may_not_raise(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {"call": r.call(facts, numbers), "least": 0}


def nobody_to_raise(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The call, and to how much a raise would be that nobody is left to answer, as the house measures raises."""
    least = r.unanswered_raise(facts, 0 if r.is_limit(facts) else numbers.get("times", 0), numbers)
    return {**may_not_raise(facts, numbers), **({"unanswered": least} if least else {})}


def acts_again(facts: Facts, numbers: Numbers) -> bool:
    """Does the action come back to a player who has acted in the round?"""
    return r.his_turn(facts, numbers) and r.has_acted_this_round(facts, numbers)


@rule("bet.rights.turn-of-another-player", ruling=ANOTHERS_TURN)
def turn_of_another(facts: Facts, numbers: Numbers) -> bool:
    """A player wants to act, and the house's rules on action out of turn say who is next."""
    return not r.his_turn(facts, numbers)


@rule("bet.rights.first-act-of-the-round", ruling=OPEN, figures=may_raise)
def first_act_of_the_round(facts: Facts, numbers: Numbers) -> bool:
    """A player hasn't yet acted in the round, even if short all-ins came before."""
    return r.his_turn(facts, numbers) and not r.has_acted_this_round(facts, numbers)


@rule("bet.rights.big-bet-full-raise-faced", ruling=OPEN, figures=may_raise)
def full_raise_faced_since(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit or pot-limit, a player who has acted faces a full bet or raise, made in one bet or in several."""
    return not r.is_limit(facts) and acts_again(facts, numbers) and r.reopened(facts, numbers=numbers)


@rule("bet.rights.big-bet-short-all-in-faced", ruling=CLOSED, figures=may_not_raise)
def short_all_in_faced_since(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit or pot-limit, a player who has acted faces less than a full bet or raise in total."""
    return not r.is_limit(facts) and acts_again(facts, numbers) and not r.reopened(facts, numbers=numbers)


@rule("bet.rights.limit-reopening-share-faced", ruling=OPEN, figures=may_raise, numbers=("reopening",))
def enough_of_a_raise_faced_in_limit(facts: Facts, numbers: Numbers) -> bool:
    """In limit, a player who has acted faces at least {reopening} percent of a full bet or raise."""
    return r.is_limit(facts) and acts_again(facts, numbers) and r.reopened(facts, numbers["reopening"], numbers)


@rule("bet.rights.limit-short-all-in-faced", ruling=CLOSED, figures=may_not_raise, numbers=("reopening",))
def too_little_of_a_raise_faced_in_limit(facts: Facts, numbers: Numbers) -> bool:
    """In limit, a player who has acted faces less than {reopening} percent of a full bet or raise."""
    return r.is_limit(facts) and acts_again(facts, numbers) and not r.reopened(facts, numbers["reopening"], numbers)


@rule("bet.rights.nothing-or-nobody-to-raise", ruling=NO_RAISE_POSSIBLE, excepts=OPENING, figures=nobody_to_raise)
def nothing_to_raise_with_or_nobody_to_answer(facts: Facts, numbers: Numbers) -> bool:
    """The betting is open, but the player has only enough to call, or everyone else is all-in."""
    return r.least_raise(facts, numbers=numbers) == 0


def raises_made(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """None where the turn is not his any more: whoever acted before him has added to his act."""
    return {"raises": r.raises_so_far(facts)} if r.his_turn(facts) else {}


@rule("bet.raise-cap.at-big-bet", ruling=NO_CAP, figures=raises_made)
def no_cap_at_big_bet_poker(facts: Facts, _: Numbers) -> bool:
    """In no-limit or pot-limit, a player wants to raise, however many raises came before."""
    return not r.is_limit(facts)


@rule("bet.raise-cap.at-limit", ruling=HOUSE_CAP, figures=raises_made)
def cap_of_the_house_in_limit(facts: Facts, _: Numbers) -> bool:
    """In limit, a player wants to raise, even with only two players left in the hand."""
    return r.is_limit(facts)


@rule("bet.raise-cap.at-limit-event-heads-up", ruling=NO_CAP, figures=raises_made, excepts=("bet.raise-cap.at-limit",))
def last_two_of_the_event(facts: Facts, _: Numbers) -> bool:
    """In limit, a player wants to raise when the event is down to two players."""
    return sum(seat.taken for seat in facts.setup.seats) == 2
