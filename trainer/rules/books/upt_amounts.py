"""UPT's own law on amounts: a raise doubles what is faced, words prevail, and too little is always made good."""

from collections.abc import Mapping

from trainer.rules.books.upt_wagers import to_be_completed
from trainer.rules.common.acting import STAYS
from trainer.rules.common.declarations import WHOLE_BET, WHOLE_RAISE, WORDS, said_and_put, said_of
from trainer.rules.common.prior_points import pulled
from trainer.rules.common.raise_amounts import LEAST_RAISE, level, step
from trainer.rules.common.raising import in_one_motion
from trainer.rules.common.sizing import BET, CALL, RAISE, as_call, as_far_as_allowed, as_offered, at_least
from trainer.rules.common.undercalls import FULL_CALL, full_call
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts, prior
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.rounds import big_bet, brought_to, over_since, round_over
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.points.amounts import smallest_posted
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Deadline, Ruling

BROUGHT_UP = Ruling(
    "bet.brought-up-without-reopening",
    "the amount is brought up to the minimum, but those who have acted may not turn a call into a raise",
    deadline=Deadline.ROUND,
)
TOO_LATE = Ruling("bet.underbet-stands-round-over", "it's too late to correct the amount")
RELEASED_CALL = Ruling(
    "bet.released-call-binds",
    "the silent call is binding, and a raise announced after it is a string raise",
    fault=False,
    effect=Effect.CHIPS_ARE_THE_BET,
)
HALF_A_BET = {"percent": 50}  # from when chips count as an announced raise, as betting-12 has it
ROUNDING = "unrounded-amount"
ROUNDED = Ruling("bet.changed-to-nearest-amount", "the amount is changed to the nearest proper amount")


def _by_words(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """What was said and put out; of words that came after the chips, the total that they make of them."""
    made = wager(facts)
    to = _total_by_words(facts, made) if made.in_turn and made.worded_late and len(made.motions) == 1 else 0
    return {**said_and_put(facts, numbers), **({"to": to} if to else {})}


def _total_by_words(facts: Facts, made: Wager) -> int:
    """0 where the words name nothing that can be done with the chips, as "call" does with no bet."""
    said = made.words[0][1]
    whole = min(made.most, max(upt_proper(facts, made), said.amount or made.total))
    if said.kind == "call":
        return min(made.facing, made.most)
    if said.kind == "all-in":
        return min(made.most, max(made.facing, allowed(facts, made)))
    if said.kind in ("bet", "raise"):
        return min(whole, max(made.facing, allowed(facts, made)))
    return min(max(said.amount, made.facing), made.most, max(made.facing, allowed(facts, made))) if said.amount else 0


def _between(facts: Facts, made: Wager) -> bool:
    """Was a number alone named, more than the call and less than a full raise? It is no wager that can be made."""
    said = said_of(made)
    bare = not said.kind and made.facing < said.amount < min(upt_proper(facts, made), made.most)
    return bare and made.facing > 0


def leaves_open(facts: Facts, made: Wager) -> bool:
    """Was such a number said with no chips put out? Whether it is a raise or a call the house doesn't say."""
    return made.declared is not None and not made.motions and _between(facts, made)


def _called_first(made: Wager) -> bool:
    """Did exactly the call go out in silence before a raise was said? It binds, and the raise would be a string."""
    said = said_of(made)
    raised = said.kind == "raise" or (not said.kind and said.amount > made.facing)
    return made.worded_late and raised and in_one_motion(made) == made.facing > 0


@rule("bet.method.call-before-a-raise-said", ruling=RELEASED_CALL, figures=said_and_put)
def call_before_a_raise_said(facts: Facts, _: Numbers) -> bool:
    """A player silently releases chips for a call and says "raise" after that."""
    return wager(facts).in_turn and _called_first(wager(facts))


@rule("bet.method.words-in-turn", ruling=WORDS, figures=_by_words)
def words_in_turn(facts: Facts, _: Numbers) -> bool:
    """In turn, a player announces an action, whatever they do with their chips before or after that."""
    made = wager(facts)
    return made.in_turn and not _between(facts, made) and not _called_first(made)


@rule("bet.method.chips-differ-from-amount-said", ruling=WORDS, figures=_by_words)
def amount_said_and_another_put_out(facts: Facts, _: Numbers) -> bool:
    """A player says one amount and puts out another."""
    made = wager(facts)
    differ = 0 < said_of(made).amount != made.total and not _called_first(made)
    return big_bet(facts) and differ and not _between(facts, made)


def _as_said(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    to = upt_proper(facts, made) if _says_the_least(made) else s.offered(made)
    return as_far_as_allowed(facts, min(to, made.most))


def _says_the_least(made: Wager) -> bool:
    """Are the words the least there is, however much that comes to?"""
    return made.declared is not None and made.declared.least and not made.motions


def _number_said(facts: Facts) -> Wager | None:
    """The wager, if an amount was said in turn, alone or to bet or raise, with no chips out on it; in limit no more
    than that has.
    """
    made = wager(facts)
    if made.declared is None or made.declared.unofficial:
        return None
    said = s.amount_only(made) or (s.offered(made) != made.total and s.said_first(made, "bet", "raise"))
    return made if s.within_the_limit(made) and made.in_turn and said and not made.motions else None


@rule("bet.size.number-said-equals-the-call", ruling=CALL, figures=as_call)
def number_said_of_the_call(facts: Facts, _: Numbers) -> bool:
    """A player says a number in turn, and it is exactly the amount of the call."""
    made = _number_said(facts)
    return made is not None and 0 < made.facing == s.offered(made)


@rule("bet.size.number-said-doubles-the-bet", ruling=RAISE, figures=_as_said)
def number_said_of_a_raise(facts: Facts, _: Numbers) -> bool:
    """In turn, a player says a number that is at least double the bet, or all of their chips."""
    made = _number_said(facts)
    if made is None or not made.facing:
        return False
    least = min(upt_proper(facts, made), made.most)
    return _says_the_least(made) or s.offered(made) >= max(least, made.facing + 1)


@rule("bet.size.number-said-facing-no-bet", ruling=BET, figures=_as_said)
def number_said_of_a_bet(facts: Facts, _: Numbers) -> bool:
    """In turn, a player facing no bet says a number that is at least the minimum."""
    made = _number_said(facts)
    return made is not None and made.facing == 0 and s.offered(made) >= min(made.minimum, made.most)


def _doubled(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"least": min(upt_proper(facts, made), made.most)}


@rule("bet.commitment.raise-said-by-doubling", ruling=WHOLE_RAISE, figures=_doubled)
def raise_said_binds_to_the_double(facts: Facts, _: Numbers) -> bool:
    """In no-limit and pot-limit, a player who faces a bet and says "raise" in turn must at least double the bet."""
    return big_bet(facts) and _says_raise(facts)


@rule("bet.commitment.raise-said-at-limit", ruling=WHOLE_RAISE, figures=at_least)
def raise_said_binds_to_the_fixed_one(facts: Facts, _: Numbers) -> bool:
    """In limit, a player who faces a bet says "raise" in turn. That can only mean the fixed raise."""
    return not big_bet(facts) and _says_raise(facts)


def _says_raise(facts: Facts) -> bool:
    made = wager(facts)
    return made.in_turn and s.said_first(made, "raise") and made.facing > 0


@rule("bet.commitment.bet-said-at-big-bet", ruling=WHOLE_BET, figures=at_least)
def bet_said_binds_to_the_big_blind(facts: Facts, _: Numbers) -> bool:
    """A player who faces no bet says "bet" in turn. The minimum is one big blind on every street."""
    made = wager(facts)
    return big_bet(facts) and made.in_turn and s.said_first(made, "bet") and made.facing == 0


def _double(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"least": 2 * level(facts), "call": level(facts)}


@rule("bet.least-raise.by-doubling", ruling=LEAST_RAISE, figures=_double)
def double_of_what_is_faced(facts: Facts, _: Numbers) -> bool:
    """A raise must be at least double the amount the player faces."""
    return big_bet(facts)


def _by_the_step(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"by-the-last-raise": level(facts) + step(facts)}


@rule("bet.least-raise.by-the-last-raise", ruling=LEAST_RAISE, figures=_by_the_step)
def no_less_than_the_last_raise(facts: Facts, _: Numbers) -> bool:
    """A bet or raise must be at least as large as the one before it in the round."""
    return big_bet(facts)


def _short_all_in(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"call": level(facts), "least": level(facts) + wager(facts).by}


@rule(
    "bet.least-raise.opening-all-in-below-minimum",
    ruling=LEAST_RAISE,
    figures=_short_all_in,
    excepts=("bet.least-raise.by-doubling",),
)
def all_in_below_the_minimum_bet(facts: Facts, _: Numbers) -> bool:
    """A player opens all-in below the minimum bet. Others may call that amount or raise by at least the minimum bet."""
    made = wager(facts)
    return made.street > 0 and (made.all_in or made.facing > 0) and level(facts) < made.by


@rule("bet.undercall.at-big-bet-by-miscounting", ruling=FULL_CALL, figures=full_call)
def short_call_made_up(facts: Facts, _: Numbers) -> bool:
    """A call is short because of a counting error, even one found after the better hand has been shown."""
    return big_bet(facts)


@rule("bet.size.call-made-up-in-motions", ruling=CALL, figures=as_call)
def call_made_up_in_motions(facts: Facts, _: Numbers) -> bool:
    """A player silently puts out less than the call and then adds exactly enough to make it.

    So do chips put out for prior ones that were pulled back, silently or with the word.
    """
    made = wager(facts)
    made_up = s.silent_chips(made) and len(made.motions) > 1
    again = bool(made.back and made.motions) and prior.touched_before_the_new_chips(made)
    call = made_up or (again and (made.silent or s.said_first(made, "call")))
    return call and made.total == made.facing > 0


@rule("bet.prior-chips-pulled.whole-call-released", ruling=STAYS, figures=pulled)
def whole_call_taken_back(facts: Facts, _: Numbers) -> bool:
    """A player releases chips for a bet or a full call, then takes them back, even after others have acted.

    A blind was neither bet nor called with.
    """
    made = wager(facts)
    whole = made.street > 0 and made.before >= made.facing
    return made.facing > 0 and (whole or prior.stood_for(facts, made) > 0)


@rule("bet.prior-chips-pulled.released-at-big-bet", ruling=STAYS, figures=pulled)
def released_chips_pulled_back(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit and pot-limit, a player releases chips for a bet or a full call, then takes them back."""
    return big_bet(facts) and whole_call_taken_back(facts, numbers)


@rule("bet.undercall.within-the-round", ruling=FULL_CALL, figures=full_call)
def low_call_found_in_the_round(facts: Facts, _: Numbers) -> bool:
    """A player's call is short, and the error is caught before the betting round has ended."""
    return not _ended_since(facts)


def _ended_since(facts: Facts) -> bool:
    """Has the round of a short call ended? The one that closes the action ends it only with the next card."""
    return over_since(facts, wager(facts))


def upt_proper(facts: Facts, made: Wager) -> int:
    """The least bet, or at big-bet poker double of what is faced."""
    return max(made.minimum, 2 * made.facing) if big_bet(facts) else made.minimum


def _corrected(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    to = upt_proper(facts, made)
    return {"to": to, **brought_to(facts, made, to)}


@rule("bet.underraise.underbet-within-the-round", kinds=("underraise",), ruling=BROUGHT_UP, figures=_corrected)
def low_wager_found_in_the_round(facts: Facts, _: Numbers) -> bool:
    """A player bets or announces a raise below the minimum, and the error is caught before the round has ended."""
    return _low(facts) and not round_over(facts, wager(facts))


@rule("bet.underraise.brought-up-to-the-double", kinds=("underraise",), ruling=BROUGHT_UP, figures=_corrected)
def low_raise_goes_up_to_the_double(facts: Facts, _: Numbers) -> bool:
    """A player announces a raise but makes it less than double the bet, and the round isn't over yet."""
    made = wager(facts)
    doubled = big_bet(facts) and made.facing > 0 and 2 * made.facing >= made.minimum
    return doubled and _low(facts) and not round_over(facts, made)


@rule(
    "bet.underraise.underbet-after-the-round",
    kinds=("underraise", "undercall", ROUNDING),
    also=("bet.undercall", "bet.rounding"),
    ruling=TOO_LATE,
    figures=as_offered,
)
def low_wager_found_too_late(facts: Facts, _: Numbers) -> bool:
    """A bet or raise is below the minimum, and the error is caught after the round has ended.

    So it is with an amount that the chips in use cannot make, and in limit with a call of too little.
    """
    if facts.matter.kind == ROUNDING:
        return _unrounded(facts) and round_over(facts, wager(facts))
    if facts.matter.kind == "undercall":
        return not big_bet(facts) and _ended_since(facts)
    return _low(facts) and round_over(facts, wager(facts))


@rule("bet.size.short-raise-after-the-round", ruling=TOO_LATE, figures=as_offered)
def short_raise_found_too_late(facts: Facts, _: Numbers) -> bool:
    """Chips put out silently count as a raise but fall short of one, and the error is caught after the round."""
    return to_be_completed(facts, HALF_A_BET) and over_since(facts, wager(facts))


def _low(facts: Facts) -> bool:
    """Is it a bet or raise, and too little? With nothing to call, as for a big blind, chips can be nothing else."""
    made = wager(facts)
    low = s.offered(made) < upt_proper(facts, made) and not _says_the_least(made)
    return low and (made.to_call == 0 or s.said_first(made, "raise", "bet"))


def nearest(facts: Facts, made: Wager) -> int:
    """The nearest amount that the smallest chips of the blinds make; 0 where two are as near."""
    chip = smallest_posted(facts)
    rest = s.offered(made) % chip
    if 2 * rest == chip:
        return 0
    return s.offered(made) - rest + (chip if 2 * rest > chip else 0)


def _rounded(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"to": nearest(facts, wager(facts))}


def _unrounded(facts: Facts) -> bool:
    """Is there one nearest amount, and is that a wager?

    It is none where it is more than the call, and less than a full raise. A call is what is to be called, and a raise
    of a round amount over an all-in that is none is a proper one.
    """
    made = wager(facts)
    if s.offered(made) <= made.facing or (s.offered(made) - made.facing) % smallest_posted(facts) == 0:
        return False
    no_wager = 0 < made.facing < nearest(facts, made) < upt_proper(facts, made)
    return nearest(facts, made) > 0 and not no_wager


@rule("bet.rounding.amount-chips-cannot-make", ruling=ROUNDED, figures=_rounded)
def amount_that_is_not_round(facts: Facts, _: Numbers) -> bool:
    """A player bets an amount that the chips in use can't make, and the round isn't over yet."""
    return _unrounded(facts) and not round_over(facts, wager(facts))
