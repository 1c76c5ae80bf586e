"""The dealer before drops the stub: by itself, into the muck, onto the burns, or into both."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.stub.moments import in_the_deal, on_a_street

ALONE, MUCK, BURNS, BOTH = "alone", "muck", "burns", "muck-and-burns"
FALLS = {ALONE: "drop stub", MUCK: "drop stub muck", BURNS: "drop stub burns", BOTH: "drop stub muck burns"}
WORDS = (
    "I dropped the stub",
    "The stub slipped out of my hand",
    "The stub got away from me",
    "I lost my grip on the stub",
)
WHERE = {
    ALONE: "It didn't touch anything else",
    MUCK: "It went into the muck",
    BURNS: "It landed on the burns",
    BOTH: "It went into the muck and the burns",
}


def where(hand: Hand) -> Iterator[Place]:
    yield from in_the_deal(hand)
    yield from on_a_street(hand)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """What it falls into, of what is there, and how the dealer before says so."""
    facts = hand.at(place.text)
    muck, burns = (bool(facts.table.muck), bool(facts.table.burns)) if facts is not None else (False, False)
    there = {ALONE: True, MUCK: muck, BURNS: burns, BOTH: muck and burns}
    return {"into": tuple(each for each in FALLS if there[each]), "words": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    into = str(how["into"])
    does = (Handling(FALLS[into]), g.Say(f"{how['words']}. {WHERE[into]}."))
    return by_the_dealer(hand, how.place.text, does, how.place.text)


INJECTOR = Injector(
    "dropped-stub",
    "The stub was dropped",
    ("disordered-stub",),
    ("deal.disordered-stub",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("stub", "muck"), heard=True),
    parameters,
    ("into", "words"),
)
