"""Ways of raising: in one motion, by a declared amount, with one chip, in two motions; and string bets."""

from collections.abc import Mapping
from itertools import accumulate

from trainer.rules.common.sizing import MINIMUM_RAISE, RAISE, as_far_as_allowed, as_it_lies, as_minimum
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.rounds import big_bet
from trainer.rules.facts.short_all_in import chip_for_either_raise
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.points.raising import GOING_ON
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

STRING_BET = Ruling(
    "bet.string-bet",
    "a string bet, which the dealer calls",
    authority=Authority.DEALER,
    effect=Effect.FIRST_MOTION_STANDS,
)
FLOOR_SAYS_WHAT_STANDS = Ruling(
    "bet.string-bet-up-to-floor",
    "a string bet: the dealer calls it, and the floor rules what counts",
    Authority.FLOOR,
    steps=(Step("call-the-string-bet"),),
    discretion=Discretion.FULL,
    options=("the-first-motion-alone", "all-the-chips-put-out", "another-ruling-that-fits"),
)
TWO_MOTIONS = Ruling(
    "bet.declared-raise-in-order", "a raise declared and made in two motions, which is allowed", fault=False
)
TO_COME = Ruling(
    "bet.raise-motion-still-open",
    "the player may still make the raise in one more motion",
    fault=False,
    effect=Effect.MORE_MAY_COME,
)


def raise_alone(made: Wager) -> bool:
    """Was "raise" said before any chips, and no amount with it?"""
    said = made.declared
    return s.said_first(made, "raise") and said is not None and said.general


def in_one_motion(made: Wager) -> int:
    """The total that the first motion made, whatever was pulled back after it."""
    pulled = sum(chips.amount for at, chips in made.back if at < made.motions[0][0])
    return made.before - pulled + made.motions[0][1].amount


def by_motion(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What lay there after the first motion, and what was added in others."""
    made = wager(facts)
    first = in_one_motion(made)
    return {"first-motion": first, "added": made.total - first}


@rule("bet.size.raise-said-one-motion", ruling=RAISE, figures=as_it_lies)
def raise_said_and_made_in_one_motion(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" and puts out multiple chips worth a full raise in a single motion."""
    made = wager(facts)
    once = raise_alone(made) and len(made.motions) == 1 and s.several_chips(made)
    return big_bet(facts) and once and made.facing > 0 and made.total >= made.minimum


def as_declared(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    said = made.declared
    return as_far_as_allowed(facts, said.amount if said is not None else made.total)


@rule("bet.size.raise-said-amount-declared", ruling=RAISE, figures=as_declared)
def raise_to_a_declared_amount(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet says "raise" and an amount: at least the minimum, but not all-in."""
    made = wager(facts)
    said = made.declared
    if not big_bet(facts) or said is None or not s.said_first(made, "raise") or made.facing == 0:
        return False
    return made.minimum <= said.amount < made.most


@rule("bet.size.raise-said-one-chip", ruling=RAISE, figures=as_it_lies)
def raise_said_over_one_chip(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," then puts out one chip. The chip counts for the maximum it allows.

    The rulebook doesn't say whether that may be a full bet beyond a short all-in in limit.
    """
    made = wager(facts)
    once = raise_alone(made) and len(made.motions) == 1 and s.one_chip(made)
    return once and not chip_for_either_raise(facts, made) and s.faces_a_bet(made) and made.total >= made.minimum


@rule("bet.string.silent-chips-then-more", kinds=("several-motions",), ruling=STRING_BET, figures=by_motion)
def chips_added_in_another_motion(facts: Facts, _: Numbers) -> bool:
    """A player puts out chips without saying anything, then adds more in a further motion."""
    made = wager(facts)
    return made.silent and len(made.motions) > 1


@rule("bet.string.silent-raise-then-more", kinds=("several-motions",), ruling=STRING_BET, figures=by_motion)
def silent_raise_in_several_motions(facts: Facts, _: Numbers) -> bool:
    """In no-limit or pot-limit, a player facing a bet silently puts out chips in several motions."""
    made = wager(facts)
    return big_bet(facts) and made.facing > 0 and made.silent and len(made.motions) > 1


@rule("bet.string.raise-said-several-motions", kinds=("several-motions",), ruling=STRING_BET, figures=by_motion)
def raise_said_and_made_in_several_motions(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" without an amount and puts out the chips in more than one motion."""
    made = wager(facts)
    return big_bet(facts) and raise_alone(made) and len(made.motions) > 1


def _either_way(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """The totals that the floor may name: the first motion, no less than a full bet or the call, or all the chips."""
    made = wager(facts)
    first = max(in_one_motion(made), made.facing or made.minimum)
    both = {"by-first-motion": first, "by-all-chips": max(first, _most_out(made))}
    return {
        "first-motion": in_one_motion(made),
        "added": made.total - in_one_motion(made),
        **{name: as_far_as_allowed(facts, total)["to"] for name, total in both.items()},
    }


def _most_out(made: Wager) -> int:
    """The most that lay there at once: what its maker pulls back of it later he had put out."""
    moved = [*((at, chips.amount) for at, chips in made.motions), *((at, -chips.amount) for at, chips in made.back)]
    return made.before + max(accumulate(amount for _, amount in sorted(moved)))


@rule(
    "bet.string.no-standard-several-motions",
    ruling=FLOOR_SAYS_WHAT_STANDS,
    figures=_either_way,
    excepts=(
        *("bet.string.silent-chips-then-more", "bet.string.raise-said-several-motions"),
        *("bet.string.wrong-first-then-more", "bet.string.full-raise-first-then-more"),
    ),
)
def several_motions_without_a_standard(facts: Facts, _: Numbers) -> bool:
    """A player bets, or raises in limit, in several motions. The rulebook's one-motion rule doesn't cover that."""
    made = wager(facts)
    return len(made.motions) > 1 and (made.silent or raise_alone(made)) and not (big_bet(facts) and made.facing > 0)


def bet_alone(made: Wager) -> bool:
    """Was "bet" said before any chips with no bet to face, and no amount with it?"""
    said = made.declared
    return s.said_first(made, "bet") and said is not None and said.general and made.facing == 0


@rule("bet.string.bet-said-several-motions", ruling=STRING_BET, figures=by_motion)
def bet_said_and_made_in_several_motions(facts: Facts, _: Numbers) -> bool:
    """A player says "bet" without an amount and puts out the chips in more than one motion."""
    made = wager(facts)
    return big_bet(facts) and bet_alone(made) and len(made.motions) > 1


def _said_in_two(facts: Facts) -> Wager | None:
    """The wager, if "raise" was said and at first exactly the call was put out."""
    made = wager(facts)
    exact = raise_alone(made) and bool(made.motions) and in_one_motion(made) == made.facing > 0
    return made if big_bet(facts) and exact else None


@rule("bet.string.call-first-motion-to-come", kinds=(GOING_ON,), ruling=TO_COME)
def call_first_and_one_motion_to_come(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" and puts out exactly the call, and the player's hands are still moving."""
    made = _said_in_two(facts)
    return made is not None


@rule("bet.string.call-first-then-one-motion", kinds=("several-motions",), ruling=TWO_MOTIONS, figures=by_motion)
def call_first_and_one_more_motion(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," puts out exactly the call, and makes the raise in one more motion."""
    made = _said_in_two(facts)
    return made is not None and len(made.motions) == 2


@rule("bet.size.raise-said-two-motions", ruling=RAISE, figures=as_it_lies)
def raise_made_in_two_motions(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" and puts out exactly the call. One more motion makes it a full raise or more, or all-in."""
    made = _said_in_two(facts)
    return made is not None and len(made.motions) == 2 and (made.total >= made.minimum or made.all_in)


@rule("bet.size.raise-said-second-motion-short", ruling=MINIMUM_RAISE, figures=as_minimum)
def second_motion_too_little(facts: Facts, _: Numbers) -> bool:
    """A player says "raise" and puts out exactly the call, then in a second motion adds less than a full raise."""
    made = _said_in_two(facts)
    return made is not None and len(made.motions) == 2 and made.total < made.minimum and not made.all_in


def _in_two_and_beyond(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """How many motions were in order, what lay there after them, and what the others added."""
    made = wager(facts)
    first = in_one_motion(made)
    second = first + made.motions[1][1].amount
    return {"motions": 2, "first-motion": first, "second-motion": second, "added": made.total - second}


@rule(
    "bet.string.call-first-then-several-motions",
    kinds=("several-motions",),
    ruling=STRING_BET,
    figures=_in_two_and_beyond,
)
def call_first_and_several_more_motions(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," puts out exactly the call, makes the raise in one more motion, then adds to it."""
    made = _said_in_two(facts)
    return made is not None and len(made.motions) > 2


def _not_the_call(facts: Facts) -> Wager | None:
    """After "raise" the first motion made neither exactly the call nor a full raise."""
    made = wager(facts)
    if not big_bet(facts) or not raise_alone(made) or not made.motions or made.all_in or not made.facing:
        return None
    first = in_one_motion(made)
    return made if first != made.facing and first < made.minimum else None


@rule("bet.size.raise-said-wrong-first-motion", ruling=MINIMUM_RAISE, figures=as_minimum)
def first_motion_other_than_the_call(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," and the first motion is neither exactly the call nor a full raise."""
    return _not_the_call(facts) is not None


@rule("bet.string.wrong-first-then-more", kinds=("several-motions",), ruling=MINIMUM_RAISE, figures=as_minimum)
def another_motion_after_the_wrong_first(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," puts out a wrong amount first, then adds chips, which don't count."""
    made = _not_the_call(facts)
    return made is not None and len(made.motions) > 1


@rule("bet.string.full-raise-first-then-more", kinds=("several-motions",), ruling=STRING_BET, figures=by_motion)
def whole_raise_first_and_another_motion(facts: Facts, _: Numbers) -> bool:
    """A player says "raise," makes a full raise in the first motion, then adds to it in another."""
    made = wager(facts)
    said = big_bet(facts) and raise_alone(made) and len(made.motions) > 1
    return said and in_one_motion(made) >= made.minimum
