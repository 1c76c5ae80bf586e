"""The button gets two cards in a row."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import cards, dealt_so, number_of, pitch
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling


def where(hand: Hand) -> Iterator[Place]:
    """Each card of the button but its last, in a game with a board."""
    if hand.board:
        mine = [each for each in cards(hand) if each.seat == hand.order[-1]]
        yield from mine[:-1]


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    return dealt_so(hand, number, pitch(hand, number), pitch(hand, number))


INJECTOR = Injector(
    "two-cards-to-the-button",
    "Two cards in a row to the button",
    ("two-cards-to-the-button",),
    ("deal.two-on-button",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
)
