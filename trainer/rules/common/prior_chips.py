"""Silent chips added where prior ones lie: left alone or fully pulled back, partly pulled back or enough for the call.

What was pulled back before the new chips went out is no longer there; what lies in front in the end is the bet.
"""

from collections.abc import Mapping

from trainer.rules.common.sizing import (
    CALL,
    MINIMUM_RAISE,
    RAISE,
    as_call,
    as_it_lies,
    as_minimum_or_more,
)
from trainer.rules.facts import Facts
from trainer.rules.facts import prior as p
from trainer.rules.facts import shape as s
from trainer.rules.facts.pot_limit import allowed
from trainer.rules.facts.wager import Wager, wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

OPEN = Ruling(
    "bet.call-or-raise-by-chips",
    "a call or a raise, depending on the prior chips and what the player did with them",
    discretion=Discretion.FULL,
    options=("a-call", "a-raise"),
    fault=False,
)
TOGETHER = Ruling(
    "bet.combined-chips-up-to-floor",
    "all the chips pushed forward together may count as one bet",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("one-bet-of-all-the-chips", "new-chips-as-if-the-prior-ones-had-been-left-alone"),
    fault=False,
)
TINY = 50
"""Chips of one part in so many of the bet, or less, are tiny as the paragraph on them is read: the floor's."""


def _added(facts: Facts) -> Wager | None:
    """The wager, if silent chips went out in one motion after prior ones."""
    made = wager(facts)
    once = bool(made.prior) and s.silent_chips(made) and len(made.motions) == 1
    return made if once and p.touched_before_the_new_chips(made) else None


def _on_whole(facts: Facts) -> Wager | None:
    """Prior chips that do not make the call, all left there or all pulled back, and more than the call in the end."""
    made = _added(facts)
    if made is None or p.cover_the_call(made) or not s.more_than_the_call(made):
        return None
    return made if p.untouched(made) or p.fully_pulled_back(made) else None


def _short_in_their_place(facts: Facts) -> Wager | None:
    """Prior chips all pulled back against a raise, which binds to call or raise, and less than the call put out."""
    made = _added(facts)
    back = made is not None and p.fully_pulled_back(made) and p.faces_a_raise(facts, made)
    if made is None or not back or p.cover_the_call(made):
        return None
    return made if made.facing < made.total * TINY and made.total < made.facing else None


def _spared(facts: Facts) -> Wager | None:
    """The same, with several new chips of which a smallest can be spared."""
    made = _on_whole(facts)
    return made if made is not None and s.several_chips(made) and not s.every_chip_needed(made) else None


def _combined(facts: Facts) -> Wager | None:
    """Prior chips pulled back in part, or enough for the call by themselves."""
    made = _added(facts)
    return made if made is not None and (p.partly_pulled_back(made) or p.cover_the_call(made)) else None


@rule("bet.size.prior-one-new-chip", ruling=CALL, figures=as_call)
def one_new_chip(facts: Facts, _: Numbers) -> bool:
    """A player silently adds one chip of any size to prior chips, or pulls them all back and puts out one instead."""
    made = _on_whole(facts) or _short_in_their_place(facts)
    return made is not None and s.one_chip(made)


@rule("bet.size.prior-new-chips-all-needed", ruling=CALL, figures=as_call)
def new_chips_all_needed(facts: Facts, _: Numbers) -> bool:
    """A player adds several new chips, all needed for the call, with prior chips left alone or fully pulled back."""
    made = _on_whole(facts) or _short_in_their_place(facts)
    return made is not None and s.several_chips(made) and s.every_chip_needed(made)


@rule("bet.size.prior-new-chips-below-standard", ruling=CALL, figures=as_call, numbers=("percent",))
def new_chips_below_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player adds more new chips than the call needs, but the bet is less than {percent} percent of a raise."""
    made = _spared(facts)
    return made is not None and not s.reaches(made, numbers["percent"])


@rule("bet.size.prior-new-chips-at-standard", ruling=MINIMUM_RAISE, figures=as_minimum_or_more, numbers=("percent",))
def new_chips_at_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """A player adds more new chips than the call needs, at least {percent} percent of a raise, but not a full raise."""
    made = _spared(facts)
    return made is not None and s.reaches(made, numbers["percent"]) and made.total < made.minimum


@rule("bet.size.prior-new-chips-full-raise", ruling=RAISE, figures=as_it_lies)
def new_chips_worth_a_raise(facts: Facts, _: Numbers) -> bool:
    """A player adds more new chips than the call needs: a full raise or more, or in limit exactly a full raise."""
    made = _spared(facts)
    return made is not None and made.total >= made.minimum and s.within_the_limit(made)


@rule("bet.size.prior-combined-all-needed", ruling=CALL, figures=as_call)
def combined_chips_all_needed(facts: Facts, _: Numbers) -> bool:
    """A player's prior and new chips are short of the call, or would be if one of the smallest were taken away.

    What is tiny against the bet is the floor's.
    """
    made = _combined(facts)
    return made is not None and p.every_chip_lying_needed(made) and made.facing < made.total * TINY


def _combined_spared(facts: Facts) -> Wager | None:
    made = _combined(facts)
    return made if made is not None and not p.every_chip_lying_needed(made) else None


@rule("bet.size.prior-combined-below-standard", ruling=CALL, figures=as_call, numbers=("percent",))
def combined_chips_below_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """The prior and new chips a player has out fall short of {percent} percent of a raise."""
    made = _combined_spared(facts)
    return made is not None and not s.reaches(made, numbers["percent"])


@rule("bet.size.prior-combined-at-standard", ruling=MINIMUM_RAISE, figures=as_minimum_or_more, numbers=("percent",))
def combined_chips_at_the_standard(facts: Facts, numbers: Numbers) -> bool:
    """The prior and new chips a player has out reach {percent} percent of a raise, but not a full raise."""
    made = _combined_spared(facts)
    return made is not None and s.reaches(made, numbers["percent"]) and made.total < made.minimum


@rule("bet.size.prior-combined-full-raise", ruling=RAISE, figures=as_it_lies)
def combined_chips_worth_a_raise(facts: Facts, _: Numbers) -> bool:
    """The prior and new chips a player has out make a full raise or more; in limit, exactly a full raise."""
    made = _combined_spared(facts)
    return made is not None and made.total >= made.minimum and s.within_the_limit(made)


PUSHED = (
    "bet.size.prior-new-chips-all-needed",
    "bet.size.prior-new-chips-below-standard",
    "bet.size.prior-new-chips-at-standard",
    "bet.size.prior-new-chips-full-raise",
)


def _either(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The total where all chips are one bet, and where only the new ones speak."""
    made = wager(facts)
    half = s.reaches(made, numbers["percent"])
    raised = max(made.total, made.minimum)
    together = raised if half and not s.every_chip_needed(made) else made.facing
    spare = not p.one_fresh_chip(made) and made.total - p.smallest_of_the_fresh(made) >= made.facing
    return {"together": together, "apart": raised if half and spare else made.facing}


@rule("bet.size.prior-and-new-chips-together", ruling=TOGETHER, figures=_either, excepts=PUSHED, numbers=("percent",))
def all_chips_pushed_forward_together(facts: Facts, _: Numbers) -> bool:
    """A player picks up prior chips and pushes them out with new ones in one motion, with chips left behind."""
    made = wager(facts)
    return p.pushed_together(made) and not made.all_in


def _call_or_raise(facts: Facts, _: Numbers) -> Mapping[str, int]:
    made = wager(facts)
    return {"call": min(made.facing, made.most), "raise": min(max(made.total, made.minimum), allowed(facts, made))}


@rule("bet.size.prior-silent-facing-a-raise", ruling=OPEN, figures=_call_or_raise)
def prior_chips_leave_it_open(facts: Facts, _: Numbers) -> bool:
    """A player facing a raise silently adds to prior chips. The rulebook lists what matters but gives no result."""
    made = _added(facts)
    return made is not None and s.more_than_the_call(made) and p.faces_a_raise(facts, made)


@rule(
    "bet.size.prior-silent-below-standard",
    ruling=CALL,
    figures=as_call,
    numbers=("percent",),
    excepts=("bet.size.prior-silent-facing-a-raise",),
)
def prior_chips_and_too_little_to_raise(facts: Facts, numbers: Numbers) -> bool:
    """A player facing a raise silently adds to prior chips, and the total is short of {percent} percent of a raise."""
    return prior_chips_leave_it_open(facts, numbers) and not s.reaches(wager(facts), numbers["percent"])


@rule(
    "bet.underraise.prior-silent-facing-a-raise",
    kinds=("underraise",),
    ruling=OPEN,
    figures=_call_or_raise,
    excepts=("bet.underraise.underbet-on-its-street", "bet.underraise.underbet-after-its-street"),
)
def prior_chips_leave_it_open_whether_it_is_too_little(facts: Facts, numbers: Numbers) -> bool:
    """A player facing a raise silently adds to prior chips: more than a call, but less than a full raise."""
    return prior_chips_leave_it_open(facts, numbers)
