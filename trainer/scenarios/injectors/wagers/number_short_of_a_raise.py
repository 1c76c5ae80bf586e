"""A number that is legal only as far too much, and as chips would be less than a raise: “five” against 400."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.declared import Declared, legal, short_of_a_raise
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots
from trainer.scenarios.injectors.wagers.unclear_number import NUMBERS, RAISES, sentence

AFTER_THE_WORD = 700


def where(hand: Hand) -> Iterator[Place]:
    if hand.scenario.limit == "no-limit":
        yield from (place for place, spot in spots(hand) if spot.due and _numbers(spot))


def _short(spot: Spot, number: int) -> int:
    """What its chips come to; 0 where it can mean several raises, or none."""
    found = legal(Declared("raise", unofficial=number), spot.bet, spot.least, spot.most)
    said = Declared("raise", sum(found), number)
    short = short_of_a_raise(said, spot.bet, spot.least) if len(found) == 1 else 0
    chips = spot.chips(short - spot.own) if short else None
    return short if chips is not None and spot.makes_up(chips, spot.least) else 0


def _numbers(spot: Spot) -> tuple[str, ...]:
    return tuple(word for number, word in NUMBERS.items() if _short(spot, number))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"number": _numbers(spot_at(hand, place)), "word": (*RAISES, "{}")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, number = spot_at(hand, how.place), str(how["number"])
    short = _short(spot, next(each for each, word in NUMBERS.items() if word == number))
    chips = spot.chips(short - spot.own)
    assert chips is not None, "where finds only such numbers"
    words = g.Say(sentence(str(how["word"]).format(number)))
    does = (Timed(0, words), Timed(AFTER_THE_WORD, g.Wager(chips)))
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
