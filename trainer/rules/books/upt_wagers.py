"""UPT's own law on silent chips, raises and hidden chips: half a bet more is a raise, one chip never is."""

from collections.abc import Mapping

from trainer.rules.common.sizing import CALL, MINIMUM_RAISE, RAISE, as_call, as_it_lies, settled
from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.beginning import BY_RIFFLE, begun
from trainer.rules.facts.behind import about, awarded, lost
from trainer.rules.facts.rounds import big_bet, over_since
from trainer.rules.facts.short_all_in import faces_a_short_all_in
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

CHECK_RAISED = Ruling("bet.check-raise-permitted", "a check-raise, which is permitted", fault=False)
NOT_COMPLETED = Ruling("bet.no-completing-outside-limit", "a short all-in can be completed only in limit")
WON_BY_OTHERS = Ruling(
    "bet.no-gain-from-hidden-chips",
    "the player gains nothing from the hidden chips; the director may give them to the winner of the pot",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-winner-gets-what-he-would-have-won", "no-chips-are-moved"),
)
OUT = Ruling(
    "bet.out-hidden-chips-awardable",
    "the player is eliminated; the director may give the hidden chips to the winner of the pot",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-winner-gets-what-he-would-have-won", "no-chips-are-moved"),
)
REMOVED = Ruling(
    "bet.hidden-chips-leave-tournament", "the hidden chips are taken out of the tournament", authority=Authority.FLOOR
)
OUT_AND_REMOVED = Ruling(
    "bet.out-hidden-chips-leave",
    "the player is eliminated, and the hidden chips are taken out of the tournament",
    authority=Authority.FLOOR,
)


def _bet(facts: Facts, made: Wager) -> int:
    """A full bet to raise by: the unit in limit, elsewhere the bet faced, and never less than the opening minimum."""
    return max(made.facing, made.by) if big_bet(facts) else made.by


def _whole(facts: Facts, made: Wager) -> int:
    """The total of a full raise: in limit what is short of the fixed bet is first completed to it."""
    return made.facing + _bet(facts, made) if big_bet(facts) else made.minimum


def _spoken_for(made: Wager) -> bool:
    """Have words in turn that came after the chips said what they are? Words go before the hands here."""
    return made.in_turn and made.worded_late


@rule("bet.size.overchip-prior-chips-or-not", ruling=CALL, figures=as_call)
def one_chip_larger_than_the_bet(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet puts in one chip worth more than the call and doesn't announce a raise."""
    made = wager(facts)
    silent = s.silent_chips(made) and s.faces_a_bet(made) and not _spoken_for(made)
    return silent and s.one_chip(made) and s.more_than_the_call(made)


def _half_more(facts: Facts, numbers: Numbers) -> Wager | None:
    """The wager, if multiple chips in one motion are the bet and the standard share of another, or more.

    They are silent, or come to the number that was named and nothing else, or "pot" was said where nobody can bet it:
    that says no more than they do.
    """
    made = wager(facts)
    several = s.several_chips(made) and len(made.motions) == 1 and not _spoken_for(made)
    silent = s.silent_chips(made) or (s.amount_only(made) and s.offered(made) == made.total)
    no_pot = s.said_first(made, "pot") and not (made.ceiling or made.fixed)
    if not ((silent or no_pot) and s.faces_a_bet(made) and several):
        return None
    enough = 100 * (made.total - made.facing) >= numbers["percent"] * _bet(facts, made)
    return made if enough else None


def _completed(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return settled(made, _whole(facts, made))


def to_be_completed(facts: Facts, numbers: Numbers) -> bool:
    """Do they count as an announced raise, though they make no whole one?"""
    made = _half_more(facts, numbers)
    return made is not None and made.total < _whole(facts, made) and not made.all_in


@rule("bet.size.bet-plus-share-of-bet", ruling=MINIMUM_RAISE, figures=_completed, numbers=("percent",))
def full_bet_and_half_another(facts: Facts, numbers: Numbers) -> bool:
    """A player puts in multiple chips: the bet plus at least {percent} percent of another bet, but not a full raise."""
    return to_be_completed(facts, numbers) and not over_since(facts, wager(facts))


@rule("bet.size.bet-plus-full-bet", ruling=RAISE, figures=as_it_lies, numbers=("percent",))
def full_bet_and_another(facts: Facts, numbers: Numbers) -> bool:
    """A player puts in multiple chips in one motion, and they make a full raise or more.

    The rulebook doesn't cover more than what completes a short all-in.
    """
    made = _half_more(facts, numbers)
    if made is None or made.total < _whole(facts, made):
        return False
    return made.total == made.minimum or not faces_a_short_all_in(facts, made)


@rule("bet.check-raise.raise-after-checking", ruling=CHECK_RAISED, figures=as_it_lies)
def raise_after_a_check(facts: Facts, _: Numbers) -> bool:
    """A player checks, another player bets behind them, and the first player raises."""
    return s.more_than_the_call(wager(facts))


def _least_raise(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"call": made.facing, "raise": made.facing + _bet(facts, made)}


@rule("bet.completing.short-all-in-at-big-bet", ruling=NOT_COMPLETED, figures=_least_raise)
def short_bet_completed_at_big_bet_poker(facts: Facts, _: Numbers) -> bool:
    """In no-limit or pot-limit, a player tries to complete a short all-in, not to call it or raise by a full bet."""
    return big_bet(facts)


def _hidden(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What was hidden, and what of it the winner would have won."""
    found = about(facts)
    return {"behind": found.amount, "to-the-winner": min(found.amount, found.left_to_the_caller)}


def _covered(facts: Facts) -> bool:
    found = about(facts)
    return found.left_to_the_caller >= found.amount


def _lost(facts: Facts) -> bool:
    return lost(facts, about(facts).made.seat)


def _next_deal_begun(facts: Facts) -> bool:
    """Had the dealer ended the hand, or riffled for the next one, when the chips came to light?"""
    over, pushed = facts.when(facts.matter.onset).table.over, awarded(facts)
    return over or (pushed > 0 and begun(facts, pushed, facts.matter.onset, BY_RIFFLE))


@rule("bet.hidden-chip.winner-covers-before-next-deal", ruling=OUT, figures=_hidden)
def hidden_chips_covered_by_the_winner(facts: Facts, _: Numbers) -> bool:
    """A player lost an all-in with hidden chips that the winner could have covered. The next hand hasn't begun."""
    return _lost(facts) and _covered(facts) and not _next_deal_begun(facts)


@rule("bet.hidden-chip.winner-short-before-next-deal", ruling=WON_BY_OTHERS, figures=_hidden)
def hidden_chips_more_than_the_winner_had(facts: Facts, _: Numbers) -> bool:
    """A player lost an all-in with hidden chips that the winner couldn't have covered. The next hand hasn't begun."""
    return _lost(facts) and not _covered(facts) and not _next_deal_begun(facts)


def _removed(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"behind": about(facts).amount, "removed": about(facts).amount}


@rule("bet.hidden-chip.winner-covers-next-deal-begun", ruling=OUT_AND_REMOVED, figures=_removed)
def hidden_chips_covered_found_too_late(facts: Facts, _: Numbers) -> bool:
    """A player lost an all-in with hidden chips that the winner could have covered. The next hand has begun."""
    return _lost(facts) and _covered(facts) and _next_deal_begun(facts)


@rule("bet.hidden-chip.winner-short-next-deal-begun", ruling=REMOVED, figures=_removed)
def hidden_chips_found_too_late(facts: Facts, _: Numbers) -> bool:
    """A player lost an all-in with hidden chips that the winner couldn't have covered. The next hand has begun."""
    return _lost(facts) and not _covered(facts) and _next_deal_begun(facts)
