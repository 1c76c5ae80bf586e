"""Irregularities that a scenario only names, drawn into its hand: where they strike and how is chance's, by seed."""

from random import Random

from trainer.kernel.altered import replace
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.scenarios.beginning import beginning
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import spoiled
from trainer.scenarios.injectors.injector import CannotStrike, Hand
from trainer.scenarios.places import fault_at
from trainer.scenarios.previous import step

MOST = 900
"""So many gestures no hand of ours has."""


def injected(scenario: Scenario, law: Book, seed: int) -> Pieces[Scenario]:
    """The scenario with everything drawn that it names, in pieces; itself where it names nothing.

    Raises BadScenario where something finds no place in the hand.
    """
    made = replace(scenario, injected=())
    for number, each in enumerate(scenario.injected):
        hand = yield from dealt(made, law, seed)
        try:
            made = spoiled(hand, INJECTORS[each.kind], Random(f"{each.kind} {number} {seed}"), dict(each.fixed))
        except CannotStrike as fault:
            raise fault_at(scenario, "wrong", str(fault)) from fault
    return replace(made, title=scenario.title) if scenario.injected else scenario


def dealt(scenario: Scenario, law: Book, seed: int) -> Pieces[Hand]:
    """The hand as a dealer who notices nothing deals it to its end, in pieces."""
    play, record = yield from beginning(scenario, law, seed)
    for _ in range(MOST):
        yield
        if not step(play, record, law):
            break
    return Hand(scenario, record)
