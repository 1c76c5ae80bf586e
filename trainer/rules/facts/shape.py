"""The shape of a wager: what can be counted on the table about it, before any book is asked.

A book takes the shapes apart by its own measure; here each is a plain question with one answer.
"""

from trainer.rules.declared import Declared
from trainer.rules.facts.wager import Wager, at_its_most


def faces_a_bet(made: Wager) -> bool:
    """Is there more to put in than lies in front already? A blind is a bet too."""
    return made.to_call > 0


def adds_to_prior_chips(made: Wager) -> bool:
    """Do chips of the round lie in front already: a blind or an earlier bet, not yet brought in?"""
    return bool(made.prior)


def silent_chips(made: Wager) -> bool:
    """Chips that speak for themselves: nothing was declared before they were out."""
    return made.silent


def amount_only(made: Wager) -> bool:
    """A number and no kind: "fourteen hundred"."""
    said = made.declared
    return said is not None and not said.kind and said.amount > 0 and not said.conditional


def said_first(made: Wager, *kinds: str) -> bool:
    """Was one of these kinds declared before any chips?"""
    said = made.declared
    return said is not None and said.kind in kinds and not said.conditional


def said_nothing_but(made: Wager, kind: str) -> bool:
    """Was nothing declared before any chips, or just that?"""
    return made.declared is None or said_first(made, kind)


def one_chip(made: Wager) -> bool:
    return made.new.pieces == 1


def overchip_beside_others(made: Wager) -> bool:
    """Is it one silent chip of more than the call, beside others of its maker that go back?"""
    return made.unsaid and one_chip(made) and made.new.amount > made.facing


def calls_beside_others(made: Wager) -> bool:
    """Are they silent chips of no more than the call, taken for one beside others of their maker that go back?"""
    return made.unsaid and made.new.amount <= made.facing


def several_chips(made: Wager) -> bool:
    return made.new.pieces > 1


def more_than_the_call(made: Wager) -> bool:
    return made.total > made.facing


def every_chip_needed(made: Wager) -> bool:
    """Without the smallest of the new chips the call is no longer covered."""
    return made.total - made.smallest < made.facing


def clear_beside(made: Wager) -> bool:
    """Is it clear what is meant beside other chips of its maker: was it said, or is it just a call with them?"""
    return bool(made.words or made.done or made.promised) or made.all_in or made.total == made.facing


def offered(made: Wager) -> int:
    """The total that was put out or, where only words were said, named; what a call still costs names the call."""
    said = made.declared
    if said is not None and names_what_is_owed(made, said):
        return made.facing
    return said.amount if said is not None and said.amount else made.total


def names_what_is_owed(made: Wager, said: Declared) -> bool:
    """Is it an amount alone, and just what a call still costs beyond the prior chips? As a total it would be none."""
    return not said.kind and 0 < made.before < made.facing == made.before + said.amount


def reaches(made: Wager, percent: int) -> bool:
    """Is what was offered beyond the call that many per cent of the least full raise, or more?"""
    return 100 * (offered(made) - made.facing) >= percent * (made.minimum - made.facing)


def within_the_limit(made: Wager) -> bool:
    """Is it no more than the one fixed bet or raise of a limit game, or is nothing fixed?"""
    return not made.fixed or offered(made) <= made.step_up


def brought_to_the_limit(made: Wager) -> bool:
    """Was more than the one fixed bet or raise put out, and so much gone back since that just that lies there?"""
    return made.fixed and at_its_most(made).total > made.step_up == made.lying


def plain(made: Wager) -> bool:
    """Nobody would ask about it: a call in chips, a bet or raise of the amount named, a first bet."""
    said = made.declared
    if len(made.motions) > 1 or made.back or not made.motions:
        return False
    if said is not None:
        return made.total >= made.minimum and made.total == said.amount and not said.conditional
    return made.total == made.facing or (not faces_a_bet(made) and made.total >= made.minimum)


def one_size(made: Wager) -> bool:
    """Was "raise" said out of turn against a bet in limit, or "bet" alone with none, and no more put out than the one
    size which that has there?

    With chips of less beside it a bet is no declaration alone: what becomes of too little is for the house to say. Over
    an all-in short of the fixed bet a raise has two sizes.
    """
    if made.in_turn or not made.fixed or len(made.motions) > 1 or made.back or not within_the_limit(made):
        return False
    if made.facing:
        short = made.street > 0 and made.facing < made.by < made.most  # on a first street a bring-in is completed
        return said_first(made, "raise") and made.facing < made.most and not short
    return said_first(made, "bet") and not made.motions and made.declared is not None and made.declared.general
