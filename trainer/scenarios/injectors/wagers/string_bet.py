"""A raise in more than one motion, without a word or with the word alone."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD, MOTION = 500, 900
WORDS = ("", "Raise")


def where(hand: Hand) -> Iterator[Place]:
    """Where there is a bet, and chips for a call and a raise on top."""
    yield from (place for place, spot in spots(hand) if spot.due and _chips(spot))


def _chips(spot: Spot) -> tuple[g.Act, g.Act] | None:
    """The call, and the raise that follows it."""
    call = spot.chips(spot.due)
    if call is None:
        return None
    rest = replace(spot, own=spot.bet, stack=spot.stack - call)
    more = rest.chips(min(spot.least - spot.bet + spot.step, spot.most - spot.bet))
    return (g.Wager(call), g.Wager(more)) if more is not None else None


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """Silent in limit, where a raise announced may be put out in two motions: its amount is fixed."""
    return {"word": WORDS[:1] if hand.scenario.limit == "limit" else WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    chips = _chips(spot)
    assert chips is not None, "where finds only such places"
    motions = (*said_first(str(how["word"]), AFTER_THE_WORD, chips[0]), Timed(MOTION, chips[1]))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, motions))


INJECTOR = Injector(
    "string-bet",
    "A string bet",
    ("several-motions",),
    ("bet.string",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",)),
    parameters,
    ("word",),
)
