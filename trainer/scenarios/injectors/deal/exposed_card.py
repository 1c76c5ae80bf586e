"""The dealer exposes a card that belongs face down: the first, the second, or a later one."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.deal.rounds import cards, dealt_so, faces_up, number_of, pitch, turn
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value


def where(hand: Hand) -> Iterator[Place]:
    yield from (each for each in cards(hand) if not faces_up(hand, number_of(each)))


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """How many in a row are exposed, and how many cards more the dealer before deals on."""
    return {"cards": (1, 1, 1, 2), "more": (0, 0, 1, 2)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    number = number_of(how.place)
    after = min(number + int(how["cards"]), hand.dealt)
    shown = (g.Pitch(turn(hand, each), up=True) for each in range(number, after))
    rest = (pitch(hand, each) for each in range(after, min(after + int(how["more"]), hand.dealt)))
    return dealt_so(hand, number, *shown, *rest)


INJECTOR = Injector(
    "exposed-card",
    "A card exposed in the deal",
    ("exposed-downcard", "stud-downcard-exposed"),
    ("deal.exposed-card", "stud.exposed-downcard"),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    parameters,
    ("cards", "more"),
)
