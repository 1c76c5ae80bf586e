"""One chip too large for the call goes out without a word, and the word "raise" comes after it."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import spot_at, spots

AFTERWARDS = 800


def where(hand: Hand) -> Iterator[Place]:
    yield from (place for place, spot in spots(hand) if spot.due and spot.one_chip(spot.due))


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"word": ("Raise", "I raise", "Make that a raise")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chip = spot.one_chip(spot.due)
    assert chip is not None, "where finds only such places"
    does = (Timed(0, g.Wager(chip)), Timed(AFTERWARDS, g.Say(str(how["word"]))))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "chip-then-raise",
    "A single chip, then “raise”",
    ("wager", "words-and-chips", "general-declaration", "declaration"),
    ("bet.method",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("word",),
)
