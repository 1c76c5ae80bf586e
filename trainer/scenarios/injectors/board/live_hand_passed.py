"""A live hand is passed: the last player acts out of turn, and the dealer before brings the next street."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.rules.course import FLOP_CARDS
from trainer.scenarios.form import Protest, Scenario, Timed, Told
from trainer.scenarios.grammar import BOARD_STREETS, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, by_the_dealer
from trainer.scenarios.injectors.wagers.spots import Spot, spots
from trainer.scenarios.injectors.waiting import BETS, first_of_all, how_bets_lie

WORDS = (
    "",
    "Hey, I still have cards.",
    "Wait, I haven't acted yet.",
    "You skipped me. I'm still in.",
    "What about me? My cards were behind my chips.",
)
AFTER = 6000


def where(hand: Hand) -> Iterator[Place]:
    """Who acts last but one on a street with another one to come, where nobody has acted twice; neither bets."""
    for street in hand.streets if hand.board else ():
        acted = [each.seat for each in hand.record.course.actions if each.street == street]
        once = len(acted) > 1 and len(set(acted)) == len(acted)
        if street + 1 in hand.streets and once and all(_act(_spot(hand, street, seat)) for seat in acted[-2:]):
            yield Place(BOARD_STREETS[street + 1], street + 1, acted[-2])


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """What the player who was passed says; nothing where it is left to the dealer to see the cards. And the bets."""
    return {"words": WORDS, BETS: how_bets_lie(hand, place)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    street, passed = how.place.street - 1, how.place.seat
    last = [each.seat for each in hand.record.course.actions if each.street == street][-1]
    act = _act(_spot(hand, street, last))
    assert act is not None, "where finds only such places"
    made = replace(hand, scenario=by_a_player(hand, Told(last, street, passed, (Timed(0, act),))))
    moment = f"{BOARD_STREETS[street]}: P{last}"
    board = (g.Lay(FLOP_CARDS, up=True),) if how.place.street == 1 else (g.Lay(1, up=True),)
    spoiled = by_the_dealer(made, moment, (*first_of_all(how[BETS]), g.Burn(), *board), moment)
    if not how["words"]:
        return spoiled
    seen = Guard("board", FLOP_CARDS - 1 + how.place.street)
    return replace(spoiled, protests=(*spoiled.protests, Protest(passed, g.Say(str(how["words"])), seen, AFTER)))


def _spot(hand: Hand, street: int, seat: int) -> Spot:
    return next(spot for _, spot in spots(hand) if (spot.street, spot.seat) == (street, seat))


def _act(spot: Spot) -> g.Act | None:
    """What a player did there as one gesture; None where it was a bet, a raise, or chips that don't make the call."""
    chips = spot.chips(spot.due) if spot.due else None
    if spot.kind == "call" and chips is not None:
        return g.Wager(chips)
    return {"check": g.Check(), "fold": g.Fold()}.get(spot.kind)


INJECTOR = Injector(
    "live-hand-passed",
    "Live hand skipped, next street dealt",
    ("premature-flop", "premature-turn", "premature-river"),
    ("deal.premature",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board", "burns", "hands", "bets", "pot", "stacks"), heard=True),
    parameters,
    ("words", BETS),
)
