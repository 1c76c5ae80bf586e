"""A player bets or raises by the big bet on fourth street, because a pair shows. In razz a pair is nobody's reason."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.rules.facts.stud import open_pair
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.stud.boards import FOURTH, paired
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
HIGH = STUD_GAMES[:2]
BET = ("", "{to}", "Bet {to}", "Open pair, I'll double it")
RAISE = ("Raise", "Raise to {to}")


def where(hand: Hand) -> Iterator[Place]:
    """Everybody's act on fourth street, where a pair shows on some live board or can come there."""
    if hand.game in HIGH and FOURTH in hand.streets and (_shows(hand) or paired(hand, _pairs(hand)) is not None):
        yield from (
            place
            for place, spot in spots(hand)
            if spot.street == FOURTH and spot.chips(_total(hand, spot) - spot.own) is not None
        )


def _shows(hand: Hand) -> bool:
    facts = hand.at("fourth")
    return facts is not None and open_pair(facts.table, facts.course)


def _pairs(hand: Hand) -> int:
    """Who may pair without another one opening the betting: whoever opens it."""
    return next(spot.seat for _, spot in spots(hand) if spot.street == FOURTH)


def _total(hand: Hand, spot: Spot) -> int:
    """What the doubled bet or raise comes to."""
    return spot.bet + hand.scenario.stakes.big_bet


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """What the player says with it."""
    return {"word": RAISE if spot_at(hand, place).bet else BET}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot = spot_at(hand, how.place)
    total = _total(hand, spot)
    chips = spot.chips(total - spot.own)
    assert chips is not None, "where finds only such places"
    word = str(how["word"]).format(to=total)
    does = said_first(word, AFTER_THE_WORD, g.Wager(chips))
    made = by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does))
    deck = None if _shows(hand) else paired(hand, _pairs(hand))
    return made if deck is None else replace(made, deck=deck)


INJECTOR = Injector(
    "doubled-for-an-open-pair",
    "A doubled bet on an open pair",
    ("doubled-for-a-pair",),
    ("stud.no-double",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("word",),
    games=HIGH,
)
