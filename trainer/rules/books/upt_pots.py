"""UPT: side pots are settled before the main pot, and a dispute must come before the first riffle."""

from collections.abc import Mapping

from trainer.rules.common.pots import HEARD, TOO_LATE, asked_pot, then
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import next_hand_begun
from trainer.rules.facts.pots import pots
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

SIDE_POTS_FIRST = Ruling("the side pots are settled before the main pot, the last made first", fault=False)


def turn(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """When it is the turn of the pot asked about, counted from 1, and what lies in it."""
    found = pots(then(facts))
    return {"turn": len(found) - found.index(asked_pot(facts)), "amount": asked_pot(facts).amount}


@rule("pot.side-pot", ruling=SIDE_POTS_FIRST, figures=turn)
def deepest_pot_first(facts: Facts, _: Numbers) -> bool:
    """There are side pots: that of the players who had most chips is settled first, the main pot last."""
    return facts.matter.kind == "pot"


@rule("pot.dispute", ruling=HEARD)
def asked_before_the_riffle(facts: Facts, _: Numbers) -> bool:
    """A ruling on the pot is asked for before the first riffle of the next deal."""
    return facts.matter.kind == "dispute" and not next_hand_begun(facts)


@rule("pot.dispute", ruling=TOO_LATE)
def asked_after_the_riffle(facts: Facts, _: Numbers) -> bool:
    """A ruling on the pot is asked for when the next deal has been riffled."""
    return facts.matter.kind == "dispute" and next_hand_begun(facts)
