"""The later streets of stud: who gets a card on each, in which order, and what a dealer does to bring one."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STUD_STREETS
from trainer.scenarios.injectors.injector import Hand, Place, later_streets
from trainer.scenarios.injectors.struck import by_the_dealer

SEVENTH = len(STUD_STREETS) - 1
BURN = g.Burn()


def coming(hand: Hand, *names: str) -> Iterator[Place]:
    """The streets after third that are dealt in the hand; only these where they are named."""
    if not hand.board:
        yield from later_streets(hand, *names)


def before(street: int) -> str:
    """The moment at which that street is to be dealt: the bets of the one before are in."""
    return f"{STUD_STREETS[street - 1]} cleared"


def order(hand: Hand, street: int) -> tuple[int, ...]:
    """Who gets a card on that street, in the order in which cards go round."""
    return hand.live(before(street))


def card(street: int, seat: int) -> g.Pitch:
    """The card of that street for a seat, face down on seventh."""
    return g.Pitch(seat, street < SEVENTH)


def cards(hand: Hand, street: int, count: int) -> tuple[g.Pitch, ...]:
    """The first so many cards of a street."""
    return tuple(card(street, seat) for seat in order(hand, street)[:count])


def dealt_so(hand: Hand, street: int, *does: g.Act) -> Scenario:
    """The dealer before does that when the street is to be dealt, and the trainee taps in right after it.

    So many cards of the street are out by then, with nothing wrong as well.
    """
    out = sum(isinstance(each, g.Pitch) for each in does)
    street_name = STUD_STREETS[street]
    tap_in = f"{street_name} dealt {out}" if out else f"{street_name} burned"
    return by_the_dealer(hand, before(street), does, tap_in)
