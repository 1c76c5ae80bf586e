"""A player bets “the pot” where the game isn't pot-limit."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 900
WORDS = ("Pot", "I bet the pot", "Pot it")
CALL, HALF = "the call", "half a bet or raise"


def where(hand: Hand) -> Iterator[Place]:
    """Where there is a pot, and a stack that is larger."""
    if hand.scenario.limit == "no-limit":
        yield from (place for place, spot in spots(hand) if spot.pot and _out(spot))


def _out(spot: Spot) -> dict[str, g.Wager]:
    """The chips that follow the word, less than a bet or raise that counts."""
    half = (spot.bet + spot.least) // 2 // spot.smallest * spot.smallest
    some = {CALL: spot.chips(spot.due), HALF: spot.chips(half - spot.own)}
    enough = spot.own + spot.stack.amount > spot.least
    found = {name: chips for name, chips in some.items() if chips is not None and enough}
    return {name: g.Wager(chips) for name, chips in found.items() if spot.makes_up(chips, spot.least)}


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"word": WORDS, "chips": tuple(_out(spot_at(hand, place)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    does = (Timed(0, g.Say(str(how["word"]))), Timed(AFTER_THE_WORD, _out(spot)[str(how["chips"])]))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "pot-in-no-limit",
    "“Pot” announced in no-limit",
    ("invalid-declaration", "underraise", "declaration", "wager", "words-and-chips"),
    ("bet.invalid-declaration", "bet.pot-size"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("word", "chips"),
)
