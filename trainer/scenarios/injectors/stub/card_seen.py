"""The dealer before lets cards of the stub be seen: two good ones, a boxed one, or a joker."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Wrong
from trainer.scenarios.handling import Handling
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer, in_the_deck
from trainer.scenarios.injectors.stub.moments import in_the_deal, on_a_street

TOP, BOTTOM, BOTH = "top", "bottom", "top-and-bottom"
FLASHED = {TOP: "flash stub-1 stub-2", BOTTOM: "flash stub-last stub-2", BOTH: "flash stub-1 stub-last"}
WHICH = {
    TOP: "The top two cards of the stub",
    BOTTOM: "The bottom card and one near the top",
    BOTH: "The top card and the bottom card",
}
WORDS = ("flashed when I picked it up", "showed while I was squaring it", "got exposed. The whole table saw them")
INSIDE = (2, 3, 5, 8)
"""So deep in the stub, from 1 at the top, a card lies that is seen as the stub spreads."""


def where(hand: Hand) -> Iterator[Place]:
    yield from in_the_deal(hand)
    yield from on_a_street(hand)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """Which cards are seen, and how the dealer before says so."""
    return {"cards": tuple(FLASHED), "words": WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    which = str(how["cards"])
    does = (Handling(FLASHED[which]), g.Say(f"{WHICH[which]} {how['words']}."))
    return by_the_dealer(hand, how.place.text, does, how.place.text)


def _of_the_deck(kind: str, words: tuple[str, ...], key: str, says: str, brings: str, topic: str) -> Injector:
    """A card that is wrong in the deck is seen in the stub before it is dealt."""

    def vary(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
        facts = hand.at(place.text)
        left = len(facts.table.stub) if facts is not None else 0
        return {"depth": tuple(each for each in INSIDE if each <= left), "words": words}

    def made(hand: Hand, how: Spoiling) -> Scenario:
        facts = hand.at(how.place.text)
        assert facts is not None, "where finds only moments of the hand"
        deep = len(facts.setup.deck) - len(facts.table.stub) + int(how["depth"])
        does = (Handling(f"flash stub-{how['depth']}"), g.Say(str(how["words"])))
        spoiled = in_the_deck(hand, Wrong(kind, deep))
        return by_the_dealer(replace(hand, scenario=spoiled), how.place.text, does, how.place.text)

    return Injector(
        key,
        says,
        (brings,),
        (topic,),
        Cause.DEALER,
        where,
        made,
        Evidence(("stub",), heard=True),
        vary,
        ("depth", "words"),
    )


INJECTORS = (
    Injector(
        "two-cards-seen-in-the-stub",
        "Two cards were seen in the stub",
        ("seen-in-stub",),
        ("deal.exposed-card",),
        Cause.DEALER,
        where,
        spoil,
        Evidence(("stub",), heard=True),
        parameters,
        ("cards", "words"),
    ),
    _of_the_deck(
        "boxed",
        (
            "There's a boxed card in the stub.",
            "I saw a card face up in the stub.",
            "One card is turned over inside the stub.",
        ),
        "boxed-card-seen-in-the-stub",
        "A boxed card was seen in the stub",
        "boxed-inside-stub",
        "deal.boxed-card",
    ),
    _of_the_deck(
        "joker",
        (
            "There's a joker in the stub.",
            "I saw a joker in the stub when I squared it.",
            "Someone left a joker in this deck. It's in the stub.",
        ),
        "joker-seen-in-the-stub",
        "A joker was seen in the stub",
        "scrap-inside-stub",
        "deal.scrap-card",
    ),
)
