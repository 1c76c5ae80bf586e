"""How a hand is spoiled: the deck made otherwise, the dealer before made to err, or a player to act."""

from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Previous, Scenario, Timed, Told, Wrong
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.injector import Hand


def in_the_deck(hand: Hand, *wrong: Wrong) -> Scenario:
    """The hand with these conditions of the deck."""
    return replace(hand.scenario, wrong=(*hand.scenario.wrong, *wrong))


def by_the_dealer(hand: Hand, at: str, does: tuple[g.Act | Handling, ...], tap_in: str) -> Scenario:
    """The hand in which the dealer before does that at a moment, and the trainee taps in at another."""
    previous = (*hand.scenario.previous, Previous(hand.moment(at), does))
    return replace(hand.scenario, previous=previous, takeover=hand.moment(tap_in))


def said_first(words: str, after: int, act: g.Act) -> tuple[Timed, ...]:
    """An act of a player so many milliseconds after the words to it; at once where nothing is said."""
    return (Timed(0, g.Say(words)), Timed(after, act)) if words else (Timed(0, act),)


def by_a_player(hand: Hand, *told: Told) -> Scenario:
    """The hand in which a player makes these wagers in words and chips."""
    return replace(hand.scenario, told=(*hand.scenario.told, *told))
