"""A player brings it in whose card doesn't."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, height
from trainer.kernel.games import STUD_GAMES
from trainer.rules.showing import up_cards
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.wagers.spots import spots

AFTER_THE_WORD = 600
NEXT = 3
WORDS = ("", "I'll bring it in", "I bring it in", "I'm low", "{to}")
IN_RAZZ = ("", "I'll bring it in", "I bring it in", "I'm high", "{to}")


def where(hand: Hand) -> Iterator[Place]:
    """The players whose upcards come next to the one that brings it in, by rank and then by suit."""
    facts = None if hand.board else hand.at("third")
    if facts is not None:
        due = facts.course.to_act
        showing = {seat: up_cards(facts.table.seat(seat).hand) for seat in facts.course.contesting}
        others = [seat for seat in showing if seat != due and showing[seat]]
        others.sort(key=lambda seat: _worth(hand, showing[seat][-1]), reverse=hand.game == "razz")
        bring_in = hand.scenario.stakes.bring_in
        for seat in others[:NEXT]:
            if any(spot.seat == seat and spot.chips(bring_in) for _, spot in spots(hand) if spot.street == 0):
                yield Place(f"third: P{due}", 0, seat)


def _worth(hand: Hand, card: Card) -> tuple[int, int]:
    rank, suit = height(card)
    return (-1 if hand.game == "razz" and card.rank == "A" else rank, suit)


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """What the player says with it."""
    return {"word": IN_RAZZ if hand.game == "razz" else WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, bring_in = how.place.seat, hand.scenario.stakes.bring_in
    chips = next(spot.chips(bring_in) for _, spot in spots(hand) if (spot.street, spot.seat) == (0, seat))
    assert chips is not None, "where finds only such places"
    due = int(how.place.text.rpartition("P")[2])
    word = str(how["word"]).format(to=bring_in)
    does = said_first(word, AFTER_THE_WORD, g.Wager(chips))
    return by_a_player(hand, Told(seat, 0, due, does))


INJECTOR = Injector(
    "wrong-card-brings-it-in",
    "The wrong card brings it in",
    ("turn", "skipped"),
    ("bet.out-of-turn",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("word",),
    games=STUD_GAMES,
)
