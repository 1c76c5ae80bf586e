"""Prior chips: what still lies in front of a player from an earlier bet or a blind when he acts again."""

from trainer.rules.facts import Facts
from trainer.rules.facts.rounds import earlier
from trainer.rules.facts.wager import Wager, comes_to


def faces_a_raise(facts: Facts, made: Wager) -> bool:
    """Has somebody raised since the prior chips went out? Before the flop a blind alone is no raise."""
    if made.street <= 0:
        return made.facing > max(facts.setup.stakes.big_blind, stood_for(facts, made))
    return bool(made.prior) and made.facing > stood_for(facts, made)


def stood_for(facts: Facts, made: Wager) -> int:
    """What his last bet or call in turn of the street came to, in chips or only said; 0 before any."""
    mine = (each for each in reversed(earlier(facts, made)) if each.seat == made.seat and each.in_turn)
    return next((comes_to(each, made.first) for each in mine if each.motions or each.words), 0)


def matched_before(facts: Facts, made: Wager) -> bool:
    """Are the prior chips a bet or call in turn that nobody has raised since, or all that their player had?"""
    whole = not made.behind or (cover_the_call(made) and not faces_a_raise(facts, made))
    return whole and stood_for(facts, made) > 0


def pulled_once_acted_on(facts: Facts, made: Wager) -> bool:
    """Is all that it is chips of such a bet or call going back to their player, once others have acted on it?"""
    return bool(made.back) and not (made.motions or made.done) and matched_before(facts, made)


def faced_then(facts: Facts, made: Wager) -> int:
    """What a bet or call faced of which all that it is are chips going back; of any other wager what it faces."""
    if not pulled_once_acted_on(facts, made):
        return made.facing
    mine = (each for each in reversed(earlier(facts, made)) if each.seat == made.seat and each.in_turn and each.motions)
    return next((each.facing for each in mine), made.facing)


def touched_before_the_new_chips(made: Wager) -> bool:
    """What was pulled back was pulled back before any new chip went out, so that it was a prior chip."""
    return all(index < made.motions[0][0] for index, _ in made.back)


def untouched(made: Wager) -> bool:
    return bool(made.prior) and not made.pulled


def fully_pulled_back(made: Wager) -> bool:
    return bool(made.prior) and made.pulled.amount == made.prior.amount


def calls_anew(made: Wager) -> bool:
    """Is it just a call, in silence or so called, with nothing left there of what its maker had put out before?"""
    gone = len(made.motions) == 1 and fully_pulled_back(made) and made.total == made.facing
    return gone and (made.declared is None or made.declared.kind == "call")


def partly_pulled_back(made: Wager) -> bool:
    return 0 < made.pulled.amount < made.prior.amount


def cover_the_call(made: Wager) -> bool:
    """Would the prior chips alone make the call, by what they stand for? One too large may stand for less."""
    return bool(made.prior) and made.facing > 0 and made.to_call == 0


def pushed_together(made: Wager) -> bool:
    """Were all prior chips taken up and put forward again with new ones, in one gesture?"""
    new = dict(made.new.piles)
    held = all(new.get(value, 0) >= count for value, count in made.prior.piles)
    return fully_pulled_back(made) and held and made.new.pieces > made.prior.pieces


def smallest_of_the_fresh(made: Wager) -> int:
    """Of chips pushed forward together: the value of the smallest that had not lain there before."""
    return (made.new - made.prior).piles[-1][0]


def one_fresh_chip(made: Wager) -> bool:
    return (made.new - made.prior).pieces == 1


def every_chip_lying_needed(made: Wager) -> bool:
    """Of all that lies there in the end, prior and new: is the call covered no longer without one of the smallest?"""
    back = dict(made.pulled.piles)  # chips of an ante may be among them, which are no part of the prior bet
    left = [value for value, count in (made.prior + made.new).piles if count > back.get(value, 0)]
    return made.total - min(left, default=0) < made.facing
