"""The pot of pot-limit: the most that may be bet, what is missing of the blinds, and what the dealer said it was."""

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested, Told
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.facts.chores import asks
from trainer.rules.facts.forced import posted
from trainer.rules.facts.rounds import actions_after
from trainer.rules.facts.shape import offered
from trainer.rules.facts.wager import Wager, earlier, wagers


def played(facts: Facts) -> bool:
    return facts.setup.limit == "pot-limit"


def dead_blind(facts: Facts) -> bool:
    """Was one of the two blinds not posted at all?"""
    return 0 in posted(facts)


def missing_of_blinds(facts: Facts) -> int:
    """By how much the blinds that lie there fall short of full ones."""
    stakes, (small, big) = facts.setup.stakes, posted(facts)
    return max(0, stakes.small_blind - small) + max(0, stakes.big_blind - big)


def short_of_blinds(facts: Facts) -> int:
    """By how much blinds that were posted in part fall short of full ones."""
    stakes, (small, big) = facts.setup.stakes, posted(facts)
    return sum(full - put for full, put in ((stakes.small_blind, small), (stakes.big_blind, big)) if 0 < put < full)


def most(made: Wager, pot: int) -> int:
    """The total of a pot-sized bet: the call, and a raise of everything that is in once the call is."""
    return made.facing + pot + made.to_call


def allowed(facts: Facts, made: Wager) -> int:
    """The most that the game allows: one fixed bet or raise in limit, the pot at pot-limit, else all the seat has."""
    if made.fixed:
        return made.step_up
    return min(made.most, most(made, real_pot(facts, made))) if played(facts) else made.most


def counted(facts: Facts, made: Wager) -> int:
    """The pot by which a bet was measured: what the dealer named or, where nobody did, what the chips make of it if
    the pot was bet in words, or too much was bet and others have acted on it; 0 for none.
    """
    return _named(facts, made) or _by_the_chips(facts, made)


def beyond_the_pot(facts: Facts, made: Wager) -> bool:
    """Did more go out than the pot allows, which others may come to act on as if it counted?"""
    return made.total == offered(made) > most(made, real_pot(facts, made)) and not made.all_in


def _by_the_chips(facts: Facts, made: Wager) -> int:
    said = made.declared
    by_the_word = said is not None and said.kind == "pot" and made.total > 0 and not made.all_in
    if by_the_word or (beyond_the_pot(facts, made) and actions_after(facts, made)[0]):
        return max(0, made.total - made.facing - made.to_call)
    return 0


def _named(facts: Facts, made: Wager) -> int:
    """The pot that the dealer named last before the chips went out, unasked or to a player who asked; 0 for none.

    A figure that the dealer says besides is the amount of a bet.
    """
    before = earlier(wagers(facts), made)
    named, asked = 0, False
    since = (before[-1].last if before else facts.deal_start) + 1
    for _, gesture, _, _ in facts.when(min(made.last, facts.at)).happened(since):
        act = gesture.act
        asked = asked or (gesture.seat > 0 and _wants_the_pot(act))
        if gesture.by_dealer and isinstance(act, g.Tell) and act.what is Told.POT:
            named = act.amount or named
        elif gesture.by_dealer and isinstance(act, g.Say) and asked:
            named = _figure(act.words) or named
    return named


def _wants_the_pot(act: g.Act) -> bool:
    """Does a player ask for a count of it, or bet it?"""
    said = declared(act.words) if isinstance(act, g.Say) else None
    return asks(act, Requested.POT_COUNT) or (said is not None and said.kind == "pot")


def _figure(words: str) -> int:
    figures = [int(each) for each in words.replace(",", "").split() if each.isascii() and each.isdigit()]
    return figures[0] if figures else 0


def real_pot(facts: Facts, made: Wager) -> int:
    """The pot by which the bet is measured: before the flop the blinds count in full."""
    return made.pot + (missing_of_blinds(facts) if made.street <= 0 else 0)


def rests_on_blinds(facts: Facts, made: Wager) -> bool:
    """Is it a raise before the flop that would be too much if missing blinds did not count in the pot?"""
    if not played(facts) or made.street > 0 or not missing_of_blinds(facts):
        return False
    said, bare = made.declared, most(made, made.pot)
    told = offered(made) if said is None or said.kind not in ("pot", "all-in") else min(made.most, bare + 1)
    return told > bare


def pulled_later(facts: Facts, made: Wager) -> int:
    """The chips of that wager that its maker has pulled back since others acted on it, with no more put out."""
    mine = [each for each in wagers(facts) if each.seat == made.seat and each.street == made.street]
    later = [each for each in mine if each.first > made.last]
    return 0 if any(each.motions for each in later) else sum(each.pulled.amount for each in later)


def over_the_pot(facts: Facts, made: Wager) -> int:
    """By how much the prior chips of a wager are more than the pot allowed, of a bet or of a call of one."""
    bets = [each for each in earlier(wagers(facts), made) if played(facts) and each.total > each.facing]
    bet = bets[-1] if bets and bets[-1].street == made.street else None
    if bet is None or not beyond_the_pot(facts, bet) or made.before > bet.total:
        return 0
    return max(0, made.before - most(bet, real_pot(facts, bet)))


def bet_on_the_count(facts: Facts, made: Wager) -> bool:
    """Is it the pot-sized bet that follows from a wrong count?"""
    named = counted(facts, made)
    return 0 < named != real_pot(facts, made) and offered(made) == most(made, named)
