"""Two cards that stick together: what comes of them where they are dealt."""

from collections.abc import Iterator

from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.injectors.deck.places import depth, in_the_deal, on_the_board
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Where
from trainer.scenarios.injectors.struck import in_the_deck


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    return in_the_deck(hand, Wrong("stuck", depth(hand, how.place)))


def on(*names: str) -> Where:
    """The places of that name."""
    return lambda hand: on_the_board(hand, *names)


def last_round(hand: Hand) -> Iterator[Place]:
    """The last card of every seat but the one dealt last, in a game with a board."""
    if hand.board:
        yield from [each for each in in_the_deal(hand) if each.text.endswith(f"card {hand.rounds}")]


def _stuck(key: str, says: str, brings: str, topics: tuple[str, ...], where: Where, *seen: str) -> Injector:
    return Injector(key, says, (brings,), topics, Cause.DECK, where, spoil, Evidence(seen))


INJECTORS = (
    _stuck(
        "four-card-flop",
        "A four-card flop",
        "four-card-flop",
        ("deal.four-card-flop",),
        on("flop 1", "flop 2", "flop 3"),
        "board",
    ),
    _stuck(
        "two-cards-burned",
        "Two stuck cards burned for one street",
        "double-burn",
        ("deal.no-burn",),
        on("flop burn", "turn burn", "river burn"),
        "burns",
    ),
    _stuck(
        "two-board-cards",
        "Two stuck cards on the turn or river",
        "extra-card-on-a-street",
        ("deal.extra-on-street",),
        on("turn", "river"),
        "board",
    ),
    _stuck(
        "extra-card",
        "A hand with one card too many",
        "wrong-number-of-cards",
        ("deal.extra-card",),
        last_round,
        "hands",
    ),
)
