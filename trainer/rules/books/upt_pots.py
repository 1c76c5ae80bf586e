"""UPT: side pots are settled before the main pot, and a dispute must come before the first riffle."""

from collections.abc import Mapping

from trainer.kernel import gestures as g
from trainer.rules.common.pots import HEARD, TOO_LATE, asked_pot, then
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import BY_RIFFLE
from trainer.rules.facts.disputes import next_hand_begun, of_the_result
from trainer.rules.facts.pots import pots
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

SIDE_POTS_FIRST = Ruling(
    "pot.side-pots-settled-first",
    "the side pots are settled before the main pot, starting with the last one made",
    fault=False,
)
DEEPER_FIRST = Ruling("pot.deepest-pot-first", "the pot with the deepest stacks is awarded first and the main pot last")
REBUILT = Ruling(
    "pot.betting-rebuilt",
    "the betting may be reconstructed and the amount of the pot moved to the right player",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("rebuild-the-betting-and-move-that-amount-to-the-right-player", "leave-the-chips-where-they-are"),
)
GOES_ON = Ruling(
    "pot.play-on-ruling-delayed",
    "play may go on while the ruling is delayed",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("impound-the-pot", "impound-a-part-of-it", "leave-it-where-it-is"),
    fault=False,
)


def turn(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """When it is the turn of the pot asked about, counted from 1, and what lies in it."""
    found = pots(then(facts))
    return {"turn": len(found) - found.index(asked_pot(facts)), "amount": asked_pot(facts).amount}


@rule("pot.side-pot.order-of-settling", kinds=("pot",), ruling=SIDE_POTS_FIRST, figures=turn)
def deepest_pot_first() -> None:
    """There are side pots. The one between the deepest stacks is settled first."""


@rule("pot.order.before-a-deeper-pot", kinds=("pot-too-soon",), ruling=DEEPER_FIRST)
def pot_before_a_deeper_one() -> None:
    """The dealer pushes a pot while a pot between deeper stacks is still on the table."""


@rule("pot.dispute.any-before-the-riffle", kinds=("dispute",), ruling=HEARD)
def asked_before_the_riffle(facts: Facts, _: Numbers) -> bool:
    """A player asks for a ruling on the pot before the first riffle of the next hand."""
    return of_the_result(facts) and not next_hand_begun(facts, BY_RIFFLE)


@rule("pot.dispute.any-after-the-riffle", kinds=("dispute",), ruling=TOO_LATE)
def asked_after_the_riffle(facts: Facts, _: Numbers) -> bool:
    """A player asks for a ruling on the pot after the first riffle of the next hand."""
    return of_the_result(facts) and next_hand_begun(facts, BY_RIFFLE)


def pushed(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What was pushed to the players before the dispute."""
    acts = [gesture.act for _, gesture, _, _ in facts.when(facts.matter.error).happened(facts.deal_start)]
    return {"amount": sum(act.chips.amount for act in acts if isinstance(act, g.PushPot))}


@rule("pot.rebuild.mixed-pot-before-the-riffle", kinds=("pot-mixed",), ruling=REBUILT, figures=pushed)
def mixed_pot_asked_about_in_time(facts: Facts, _: Numbers) -> bool:
    """A pot already mixed with other chips is disputed before the first riffle of the next hand."""
    return not next_hand_begun(facts, BY_RIFFLE)


@rule("pot.delay.ruling-put-off", kinds=("ruling-delayed",), ruling=GOES_ON)
def ruling_put_off() -> None:
    """The floor needs time to make a ruling."""
