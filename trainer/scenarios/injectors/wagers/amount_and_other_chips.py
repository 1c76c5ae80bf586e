"""A player names an amount and puts out chips for another one."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
BETS, RAISES = ("Bet {}", "I bet {}", "{}"), ("Raise to {}", "Make it {}", "I raise to {}")
TIMES = (2, 3, 4, 5)
MORE, LESS = "more", "less"


def where(hand: Hand) -> Iterator[Place]:
    """Where a bet or raise can be named: in limit the only one, else a few times the least bet."""
    yield from (place for place, spot in spots(hand) if _amounts(spot))


def _amounts(spot: Spot) -> tuple[int, ...]:
    totals = (spot.least,) if spot.fixed else tuple(spot.bet + spot.raise_by + spot.step * more for more in TIMES)
    return tuple(each for each in totals if each < spot.most + (spot.fixed > 0) and len(_out(spot, each)) == 2)


def _out(spot: Spot, total: int) -> dict[str, Chips]:
    """The chips that don't make what was named: a little more or less."""
    added = total - spot.own
    change = max(spot.smallest, spot.step // 2 // spot.smallest * spot.smallest)
    some = {MORE: spot.chips(added + change), LESS: spot.chips(added - change)}
    return {name: chips for name, chips in some.items() if chips is not None and spot.makes_up(chips, total)}


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {"amount": _amounts(spot), "word": RAISES if spot.bet else BETS, "chips": (MORE, LESS)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, total = spot_at(hand, how.place), int(how["amount"])
    does = (
        Timed(0, g.Say(str(how["word"]).format(total))),
        Timed(AFTER_THE_WORD, g.Wager(_out(spot, total)[str(how["chips"])])),
    )
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))


INJECTOR = Injector(
    "amount-and-other-chips",
    "Chips don't match the amount announced",
    ("words-and-chips", "wager", "declaration", "pot-bet", "overbet", "underraise"),
    ("bet.method", "bet.declaration"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("amount", "word", "chips"),
)
