"""The deal card by card: whose card comes when, and hands whose deal the trainee takes over."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Hand, Place
from trainer.scenarios.injectors.struck import by_the_dealer


def turn(hand: Hand, number: int) -> int:
    """The seat to which card `number` of the deal goes, from 0."""
    return hand.order[number % len(hand.order)]


def faces_up(hand: Hand, number: int) -> bool:
    """Does that card of the deal belong face up, as the last one in stud does?"""
    return not hand.board and number >= hand.dealt - len(hand.order)


def pitch(hand: Hand, number: int, seat: int = 0) -> g.Pitch:
    """Card `number` of the deal, from 0, to the seat whose turn it is or to another."""
    return g.Pitch(seat or turn(hand, number), faces_up(hand, number))


def cards(hand: Hand, rounds: range | None = None) -> Iterator[Place]:
    """The cards of the deal in their order, or of some of its rounds."""
    for number in range(hand.dealt):
        if rounds is None or number // len(hand.order) in rounds:
            yield Place(f"deal {number}", seat=turn(hand, number))


def number_of(place: Place) -> int:
    """Which card of the deal a place is, from 0."""
    return int(place.text.removeprefix("deal "))


def _before_the_first(hand: Hand) -> Iterator[g.Act]:
    """What the dealer does between the cut and the first card: brings in the antes."""
    for each in hand.record.gestures:
        if isinstance(each.act, g.Pitch):
            return
        if each.by_dealer and not isinstance(each.act, g.Shuffle | g.Cut):
            yield each.act


def dealt_so(hand: Hand, number: int, *does: g.Act, more: int = 0) -> Scenario:
    """The dealer before does that when so many cards are dealt; the trainee taps in after it, or `more` cards later."""
    pitched = sum(isinstance(each, g.Pitch) for each in does)
    does = does if number else (*_before_the_first(hand), *does)
    return by_the_dealer(hand, f"deal {number}", does, f"deal {min(number + pitched + more, hand.dealt)}")
