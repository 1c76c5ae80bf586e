"""UPT on calls of a misunderstood amount: its 80 per cent rule of thumb, and raises that nobody noticed.

Two paragraphs except the two by which a short call is made up, so the rules on it speak on both topics; further topics
are chips which their player has taken back by himself, and a call that was only said.
"""

from collections.abc import Mapping

from trainer.rules.common.acting import RECONSIDERS, full
from trainer.rules.facts import Facts
from trainer.rules.facts import accepted as a
from trainer.rules.facts.rights import is_limit
from trainer.rules.facts.shape import said_first
from trainer.rules.points.acting import IN_TURN
from trainer.rules.points.amounts import UNDERCALL
from trainer.rules.points.words import COMMITMENT
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

MADE_UP = Ruling(
    "bet.binds-as-full-call", "the chips are binding, and the player must add enough to make the full call"
)
NO_CLAIM = Ruling(
    "bet.no-claim-full-call",
    "by the rule of thumb, no claim of a misunderstanding is allowed: the player must make the full call",
)
CLAIM_AT_THE_THUMB = Ruling(
    "bet.claim-near-the-bet-up-to-floor",
    "by the rule of thumb, the claim is not allowed: it's a full call unless the floor rules otherwise",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("the-full-call", "withdrawn-and-reconsidered"),
)
LET_GO = Ruling(
    "bet.should-be-allowed-to-reconsider",
    "the player obviously missed the raise: the floor should let them withdraw the chips and reconsider",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("withdrawn-and-reconsidered",),
)
FLOOR_JUDGES = Ruling(
    "bet.gross-misunderstanding-up-to-floor",
    "the floor decides whether the player grossly misunderstood the amount; if so, the call may be ruled not binding",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("withdrawn-and-reconsidered", "the-full-call"),
)
BINDING = (
    "bet.accepted-action.short-call",
    "bet.undercall.at-big-bet-by-miscounting",
    "bet.undercall.within-the-round",
    "bet.in-turn.chips-taken-back",
    "bet.release.released-chips-taken-back",
    "bet.commitment.call-said-in-turn",
)
"""What an excused misunderstanding is the exception to."""


def withdrawn(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"back": a.misjudged(facts)[0].new.amount}


@rule("bet.accepted-action.short-call", ruling=MADE_UP, figures=full)
def short_call(facts: Facts, _: Numbers) -> bool:
    """A player calls by releasing chips into the pot, but the chips are short of the call."""
    return a.short(facts)


def _near(facts: Facts, numbers: Numbers) -> bool:
    """Is it near enough to the bet to leave no claim? In limit no share of it is named."""
    return not is_limit(facts) and 100 * a.put_out(facts) >= numbers["percent"] * a.level(facts)


def _not_acted_on(facts: Facts) -> bool:
    """A call in turn with chips, short of the bet, on which nobody has acted."""
    return a.in_turn(facts) and bool(a.misjudged(facts)[0].motions) and not a.acted_after(facts)


def _open_to_claims(facts: Facts, numbers: Numbers) -> bool:
    """Such a call that is not near the bet."""
    return _not_acted_on(facts) and not _near(facts, numbers)


def _missed_a_raise(facts: Facts, numbers: Numbers) -> bool:
    return _open_to_claims(facts, numbers) and a.took_an_earlier_bet_for_the_last(facts)


@rule(
    "bet.accepted-action.silent-call-unaware-of-raise",
    also=(UNDERCALL, IN_TURN),
    ruling=RECONSIDERS,
    figures=withdrawn,
    excepts=BINDING,
    numbers=("percent",),
)
def unaware_of_a_raise(facts: Facts, numbers: Numbers) -> bool:
    """A player silently called the first bet, unaware that it was raised, and no one behind them has acted."""
    return _missed_a_raise(facts, numbers) and not a.spoke(facts)


@rule(
    "bet.accepted-action.call-said-unaware-of-raise",
    also=(UNDERCALL, IN_TURN),
    ruling=LET_GO,
    figures=withdrawn,
    excepts=BINDING,
    numbers=("percent",),
)
def call_said_unaware_of_a_raise(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit or pot-limit, a player says "call" but puts in the amount of an earlier bet that has been raised."""
    return not is_limit(facts) and _missed_a_raise(facts, numbers) and a.spoke(facts)


def _called_in_words(facts: Facts, numbers: Numbers) -> bool:
    """Did he only say that he calls, told an amount far from the bet or claiming then that he took it for another,
    before anybody acted after him?
    """
    if not a.in_turn(facts) or a.acted_after(facts):
        return False
    made = a.misjudged(facts)[0]
    since = facts.record.gestures[made.first : facts.at]
    claims = any(each.seat == made.seat and a.mistaken(each.act) for each in since)
    told = 0 < 100 * a.told_wrong(facts) < numbers["percent"] * a.level(facts)
    return (claims or told) and not made.motions and said_first(made, "call")


@rule(
    "bet.accepted-action.misunderstanding-claimed",
    also=(UNDERCALL, IN_TURN, COMMITMENT),
    ruling=FLOOR_JUDGES,
    figures=withdrawn,
    excepts=BINDING,
    numbers=("percent",),
)
def says_that_he_misunderstood(facts: Facts, numbers: Numbers) -> bool:
    """A no-limit or pot-limit player misreads a bet and only says "call" or puts in far too little. No one acts on it.

    The player says so, or the count shows that they were given that amount.
    """
    if not is_limit(facts) and _called_in_words(facts, numbers):
        return True
    if is_limit(facts) or not _open_to_claims(facts, numbers) or a.took_an_earlier_bet_for_the_last(facts):
        return False
    return a.claimed(facts, a.misjudged(facts)[0]) or a.pushed_out_what_he_was_told(facts)


@rule(
    "bet.accepted-action.chips-near-the-bet",
    ruling=NO_CLAIM,
    figures=full,
    excepts=("bet.accepted-action.short-call",),
    numbers=("percent",),
)
def near_enough_to_the_bet(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit or pot-limit, a player facing a bet puts in {percent} percent of it or more."""
    return _near(facts, numbers)


@rule(
    "bet.accepted-action.claim-near-the-bet",
    also=(UNDERCALL, IN_TURN),
    ruling=CLAIM_AT_THE_THUMB,
    figures=full,
    excepts=(*BINDING, "bet.accepted-action.chips-near-the-bet"),
    numbers=("percent",),
)
def claims_though_near_the_bet(facts: Facts, numbers: Numbers) -> bool:
    """In no-limit or pot-limit, a player who put in {percent} percent of the bet or more claims to have misread it."""
    return _not_acted_on(facts) and _near(facts, numbers) and a.claimed(facts, a.misjudged(facts)[0])
