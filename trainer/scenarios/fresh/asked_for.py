"""The fresh hand of an order: spoiled by its irregularity, or the clean twin of one that is; as hard as is wished."""

from random import Random

from trainer.kernel.altered import replace
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.fresh.generated import generating
from trainer.scenarios.fresh.keys import CLEAN, Order, irregularity_of
from trainer.scenarios.fresh.levels import Level
from trainer.scenarios.fresh.talk import with_talk
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import spoiled
from trainer.scenarios.injectors.injector import Cause, Injector

LATER = (Cause.DECK, Cause.PLAYER)
"""By whom a second irregularity comes about: under the trainee's own hands, or by a player."""


def asked_for(order: Order, attempt: int, law: Book) -> Pieces[Scenario]:
    """The hand, in pieces; each further `attempt` (from 0) is another one. Raises CannotStrike, and KeyError for a key
    that there is not.

    A clean hand is one into which an irregularity was drawn, without it: so nothing at tap-in tells the two apart.
    """
    chance = Random(f"{order.key} {order.seed} {attempt}")
    clean = order.key == CLEAN
    injector = chance.choice(_twins(order)) if clean else INJECTORS[irregularity_of(order.key)]
    made = yield from generating(injector, f"{order.seed}-{attempt}", law, plays=order.seed)
    if clean:
        made = control_of(made)
    elif order.level >= Level.TWO_AT_ONCE:
        made = yield from _with_another(made, chance, law)
    made = with_talk(made, chance) if order.level >= Level.TALK else made
    return replace(made, id=order.key)


def _twins(order: Order) -> list[Injector]:
    """The irregularities of which a clean hand can be the twin."""
    return [INJECTORS[each] for each in order.among if each in INJECTORS] or [*INJECTORS.values()]


def _with_another(hand: Scenario, chance: Random, law: Book) -> Pieces[Scenario]:
    """The hand with a second irregularity in it: named, tapped into and kept as the first one. Raises CannotStrike."""
    whole = yield from dealt(hand, law, hand.seed)
    injectors = [each for each in INJECTORS.values() if each.cause in LATER and each.says != hand.title]
    both = spoiled(whole, chance.choice(injectors), chance)
    return replace(both, title=hand.title, drawn=hand.drawn, takeover=hand.takeover)
