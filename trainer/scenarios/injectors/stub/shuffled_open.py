"""The dealer before drops the stub and makes a new one, but shuffles it with a card face up in it."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.stub.moments import on_a_street

WORDS = (
    "I dropped the stub and reshuffled it. One card was face up in there.",
    "The stub slipped out of my hand. I shuffled it, and a card was showing the whole time.",
    "I lost my grip on the stub and shuffled it again with a card face up in it.",
)
DEPTHS, CUT = (1, 4, 9), g.Cut(5)


def where(hand: Hand) -> Iterator[Place]:
    yield from on_a_street(hand)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """Which card of the stub has turned over, from the top, and how the dealer before says so."""
    return {"depth": DEPTHS, "words": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    face_up = Handling(f"turn up stub-{how['depth']}")
    does = (Handling("drop stub"), face_up, Handling("shuffle stub"), CUT, g.Say(str(how["words"])))
    return by_the_dealer(hand, how.place.text, does, how.place.text)


INJECTOR = Injector(
    "stub-shuffled-open",
    "Stub shuffled with a card showing",
    ("shuffled-open",),
    ("deal.reshuffle",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("stub",), heard=True),
    parameters,
    ("depth", "words"),
)
