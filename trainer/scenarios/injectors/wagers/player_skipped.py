"""A player is passed over: the next one acts, and he speaks up, or one more acts behind him."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Protest, Scenario, Timed, Told
from trainer.scenarios.grammar import Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.out_of_turn import acts_too_soon
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

SILENT = ""
WORDS = ("Wait, it's on me", "Hold on, I haven't acted", "Hey, I'm still in", SILENT)
BEHIND = Guard("passed-over")
"""One more acts behind him only while nobody has been told whose turn it is."""
SPEAKS_UP = (1800, 2400)


def where(hand: Hand) -> Iterator[Place]:
    """Where two more act after somebody on the street."""
    yield from (place for place, spot in spots(hand) if len(spot.next) > 1 and _acts(hand, spot))


def _acts(hand: Hand, spot: Spot) -> dict[str, g.Act]:
    """What both can do behind him: check, or call or fold against a bet."""
    first, second = (acts_too_soon(hand, spot, after) for after in (0, 1))
    return {name: act for name, act in first.items() if name in ("check", "call", "fold") and name in second}


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"act": tuple(_acts(hand, spot_at(hand, place))), "word": WORDS, "after": SPEAKS_UP}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, name = spot_at(hand, how.place), str(how["act"])
    seats = spot.next[: 1 if how["word"] else 2]
    told = (
        Told(
            seat, spot.street, spot.seat, (Timed(0, acts_too_soon(hand, spot, after)[name]),), BEHIND if after else None
        )
        for after, seat in enumerate(seats)
    )
    made = by_a_player(hand, *told)
    if not how["word"]:
        return made
    protest = Protest(spot.seat, g.Say(str(how["word"])), Guard("passed-over"), int(how["after"]))
    return replace(made, protests=(*made.protests, protest))


INJECTOR = Injector(
    "player-skipped",
    "A player is skipped",
    ("turn", "skipped"),
    ("bet.out-of-turn", "bet.skipped"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets", "hands"), heard=True),
    parameters,
    ("act", "word", "after"),
)
