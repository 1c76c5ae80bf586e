"""Where else the button may lie, and how the hand comes about with it there."""

from collections.abc import Iterator
from dataclasses import replace

from trainer.rules.course import clockwise
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Hand


def elsewhere(hand: Hand) -> Iterator[int]:
    """The seats at which a button is left or put by mistake: not moved, or moved one too far."""
    if hand.board and not hand.scenario.button_lies:
        others = hand.order[:-1]
        yield from dict.fromkeys((others[-1], others[0]))


def lying_at(hand: Hand, seat: int) -> Scenario:
    """The hand begun with the button there."""
    return replace(hand.scenario, button_lies=seat)


def dealt_from(hand: Hand, button: int) -> tuple[int, ...]:
    """The seats in the order in which cards go round from a button that lies there."""
    return clockwise(tuple(sorted(hand.order)), button)
