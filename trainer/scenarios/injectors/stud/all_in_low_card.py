"""The low card is all-in for the ante, and a player opens past the one to its left."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.games import STUD_GAMES
from trainer.rules.course import clockwise
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import spots
from trainer.scenarios.stacks import stack_of

AFTER_THE_WORD = 600
BRING_IN, FULL_BET = "bring-in", "full-bet"


def where(hand: Hand) -> Iterator[Place]:
    """Third street: those who act after the player to the left of the low card, and put chips in."""
    facts = None if hand.board or hand.game == "razz" else hand.at("third")
    if facts is not None:
        left = clockwise(facts.course.contesting, facts.course.to_act)
        acting = {spot.seat for _, spot in spots(hand) if spot.street == 0 and spot.chips(_most(hand)) is not None}
        for seat in left[1:3] if left[0] in acting else ():
            if seat in acting and seat != left[-1]:
                yield Place(f"third: P{left[0]}", 0, seat)


def _most(hand: Hand) -> int:
    return hand.scenario.stakes.small_bet


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    """What the player opens for, and what he says with it."""
    return {"act": (BRING_IN, FULL_BET), "word": ("", "I'll open", "{to}", "I'll open for {to}")}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    stakes, seat = hand.scenario.stakes, how.place.seat
    due = int(how.place.text.rpartition("P")[2])
    low = clockwise(hand.order, due)[-2]
    facts = hand.at("third")
    low = facts.course.to_act if facts is not None else low
    amount = stakes.bring_in if how["act"] == BRING_IN else stakes.small_bet
    chips = next(spot.chips(amount) for _, spot in spots(hand) if (spot.street, spot.seat) == (0, seat))
    assert chips is not None, "where finds only such places"
    word = str(how["word"]).format(to=amount)
    told = Told(seat, 0, due, said_first(word, AFTER_THE_WORD, g.Wager(chips)))
    seats = tuple(
        replace(each, stack=stack_of(stakes.ante, (stakes.ante,))) if each.number == low else each
        for each in hand.scenario.seats
    )
    return replace(by_a_player(hand, told), seats=seats)


INJECTOR = Injector(
    "opened-past-an-all-in-low-card",
    "Low card all-in, wrong player opens",
    ("opened-past-an-all-in",),
    ("stud.bring-in-all-in",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("act", "word"),
    games=STUD_GAMES[:2],
)
