"""UPT on calls of a misunderstood amount: its 80 per cent rule of thumb, and raises that nobody noticed."""

from collections.abc import Mapping

from trainer.rules.common.acting import full
from trainer.rules.facts import Facts
from trainer.rules.facts import accepted as a
from trainer.rules.facts.rights import is_limit
from trainer.rules.points.acting import ACCEPTED, IN_TURN
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

MADE_UP = Ruling("the chips bind him and are made up to the full call")
NO_CLAIM = Ruling("no claim to have misunderstood: the chips are made up to the full call")
RECONSIDERS = Ruling("he may withdraw the chips and reconsider")
FLOOR_JUDGES = Ruling(
    "the floor judges whether he obviously misunderstood the amount; then the call need not bind",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("withdrawn and reconsidered", "the full call"),
)


def withdrawn(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"back": a.misjudged(facts)[0].new.amount}


@rule(ACCEPTED, ruling=MADE_UP, figures=full)
def short_call(facts: Facts, _: Numbers) -> bool:
    """Chips released into the pot bind; what lacks for the bet is made up."""
    return a.short(facts)


@rule(
    ACCEPTED,
    ruling=RECONSIDERS,
    figures=withdrawn,
    excepts=("books.upt_misunderstood:short_call",),
    numbers=("percent",),
)
def unaware_of_a_raise(facts: Facts, numbers: Numbers) -> bool:
    """He called a bet that had been raised, and nobody has acted after him: he may reconsider."""
    free = is_limit(facts) or not _near(facts, numbers)
    return free and a.took_an_earlier_bet_for_the_last(facts) and not a.acted_after(facts)


def _near(facts: Facts, numbers: Numbers) -> bool:
    return 100 * a.put_in(facts) >= numbers["percent"] * a.level(facts)


@rule(
    ACCEPTED,
    ruling=NO_CLAIM,
    figures=full,
    excepts=("books.upt_misunderstood:short_call",),
    numbers=("percent",),
)
def near_enough_to_the_bet(facts: Facts, numbers: Numbers) -> bool:
    """At big-bet poker who put in that share of the bet or more has, as a rule of thumb, misunderstood nothing."""
    return not is_limit(facts) and _near(facts, numbers)


@rule(
    ACCEPTED,
    ruling=FLOOR_JUDGES,
    figures=withdrawn,
    excepts=("books.upt_misunderstood:short_call",),
    numbers=("percent",),
)
def far_from_the_bet(facts: Facts, numbers: Numbers) -> bool:
    """At big-bet poker a gross misunderstanding that did no damage may free him of the call."""
    far = not is_limit(facts) and not _near(facts, numbers) and not a.acted_after(facts)
    return far and not a.took_an_earlier_bet_for_the_last(facts)


@rule(
    IN_TURN,
    ruling=RECONSIDERS,
    figures=withdrawn,
    excepts=("common.acting:took_back_what_he_put_in_in_turn",),
)
def took_back_the_call_of_a_bet_that_was_raised(facts: Facts, _: Numbers) -> bool:
    """Who was unaware of a raise may take his chips back while nobody has acted after him."""
    return a.took_an_earlier_bet_for_the_last(facts) and not a.acted_after(facts)
