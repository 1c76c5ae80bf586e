"""A joker that was left in the deck."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, in_the_deal, on_the_board
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import in_the_deck


def where(hand: Hand) -> Iterator[Place]:
    """On the board, where everybody sees it, and among the upcards of stud."""
    yield from on_the_board(hand, "flop 1", "flop 2", "flop 3", "turn", "river")
    if not hand.board:
        yield from (each for each in in_the_deal(hand) if each.text.endswith(f"card {hand.rounds}"))


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("joker", depth(hand, how.place)))


INJECTOR = Injector(
    "joker-in-the-deck",
    "A joker in the deck",
    ("scrap-card",),
    ("deal.scrap-card",),
    Cause.DECK,
    where,
    spoil,
    Evidence(("board", "hands")),
)
