"""Foxwoods: the add-on of a satellite, sold by a cashier to players who have chips; a rebuy after dealers changed."""

from trainer.kernel.room.act import DESK
from trainer.rules.common.rebuys import BEHIND, begun
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.rebuying import BY_DECK
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "rebuy"
SOLD = Ruling("rebuy.add-on-sold", "the cashier sells the add-on during the designated time", fault=False)
NO_CHIPS = Ruling("rebuy.no-add-on-without-chips", "a player with no chips left can't buy the add-on")
FROM_A_CASHIER = Ruling("rebuy.add-on-from-the-cashier", "the add-on must be bought from a cashier")


def _satellite(facts: RoomFacts) -> bool:
    return facts.setup.event == "satellite"


def _chips(facts: RoomFacts) -> bool:
    return bool(facts.subject.before.player(facts.matter.detail).chips)


@rule("rebuy.add-on-at-the-desk", kinds=("add-on",), ruling=SOLD)
def add_on_with_chips_left(facts: RoomFacts, _: Numbers) -> bool:
    """A satellite player with chips left buys the add-on at the desk."""
    return _satellite(facts) and _chips(facts) and facts.subject.who == DESK


@rule("rebuy.add-on-away-from-the-desk", kinds=("add-on",), ruling=FROM_A_CASHIER)
def add_on_elsewhere(facts: RoomFacts, _: Numbers) -> bool:
    """A satellite player with chips left buys the add-on away from the desk."""
    return _satellite(facts) and _chips(facts) and facts.subject.who != DESK


@rule("rebuy.add-on-without-chips", kinds=("add-on",), ruling=NO_CHIPS)
def add_on_without_chips(facts: RoomFacts, _: Numbers) -> bool:
    """A satellite player with no chips left wants to buy the add-on."""
    return _satellite(facts) and not _chips(facts)


@rule("rebuy.announced-after-a-push-alone", kinds=("rebuy-announced",), ruling=BEHIND)
def rebuy_announced_after_a_push_alone(facts: RoomFacts, _: Numbers) -> bool:
    """After a dealer push but before a riffle or a push of the shuffler button, a player announces a rebuy."""
    return begun(facts) and not begun(facts, BY_DECK)
