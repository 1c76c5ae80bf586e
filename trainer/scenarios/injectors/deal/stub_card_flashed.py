"""The dealer lets a card of the stub be seen: the bottom one, or the one on top that comes next."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

BOTTOM, TOP = "bottom", "top"
FLASHED = {BOTTOM: "flash stub-last", TOP: "flash stub-1"}
WORDS = {
    BOTTOM: (
        "Heads up: I flashed the bottom card. The whole table saw it.",
        "The bottom card flashed. The whole table saw it.",
        "I tipped the deck, and the bottom card showed.",
    ),
    TOP: (
        "The top card of the stub flipped up for a second. Everyone saw it.",
        "I flashed the next card. The table saw it.",
        "The top card flashed while I was squaring the deck.",
    ),
}


def where(hand: Hand) -> Iterator[Place]:
    """During the deal, and before each street of the board."""
    for number in range(1, hand.dealt):
        yield Place(f"deal {number}", seat=0)
    if hand.board:
        yield from (
            Place(f"{name} closed", street)
            for street, name in enumerate(("preflop", "flop", "turn"))
            if street + 1 in hand.streets
        )


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"card": (BOTTOM, TOP), "words": (0, 1, 2)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    which = str(how["card"])
    does = (Handling(FLASHED[which]), g.Say(WORDS[which][int(how["words"])]))
    return by_the_dealer(hand, how.place.text, does, how.place.text)


INJECTOR = Injector(
    "stub-card-flashed",
    "A card flashed from the stub",
    ("seen-in-stub",),
    ("deal.exposed-card",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("card", "words"),
)
