"""A number that is legal only as far too much, and as chips would be less than a raise: “five” against 400."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.declared import Declared, legal, short_of_a_raise
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots
from trainer.scenarios.injectors.wagers.unclear_number import NUMBERS, RAISES, one_chip, sentence


def where(hand: Hand) -> Iterator[Place]:
    if hand.scenario.limit == "no-limit":
        yield from (place for place, spot in spots(hand) if spot.due and _numbers(spot))


def _short(spot: Spot, number: int) -> int:
    """What is less than a raise; 0 where it can mean several raises, or none."""
    found = legal(Declared("raise", unofficial=number), spot.bet, spot.least, spot.most)
    said = Declared("raise", sum(found), number)
    short = short_of_a_raise(said, spot.bet, spot.least) if len(found) == 1 else 0
    one = spot.one_chip(short - spot.own) if short else None
    return short if one is not None and all(spot.makes_up(one, each) for each in (spot.bet, spot.least)) else 0


def _numbers(spot: Spot) -> tuple[str, ...]:
    return tuple(word for number, word in NUMBERS.items() if _short(spot, number))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"number": _numbers(spot_at(hand, place)), "word": (*RAISES, "{}")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, number = spot_at(hand, how.place), str(how["number"])
    short = _short(spot, next(each for each, word in NUMBERS.items() if word == number))
    words = g.Say(sentence(str(how["word"]).format(number)))
    does = (Timed(0, words), one_chip(spot, short - spot.own + 1))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does, answer=str(short)))


INJECTOR = Injector(
    "number-short-of-a-raise",
    "A number that may be short of a raise",
    ("number-short-of-a-raise", "unclear-amount", "wager", "words-and-chips", "underraise"),
    ("bet.unclear",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("number", "word"),
)
