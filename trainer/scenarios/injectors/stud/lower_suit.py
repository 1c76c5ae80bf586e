"""Two boards are equal and the best, and the one with the lower suit opens the betting."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.cards import Placed, height
from trainer.kernel.games import STUD_GAMES
from trainer.rules.showing import opener
from trainer.scenarios.form import Scenario, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player, said_first
from trainer.scenarios.injectors.stud.boards import FOURTH, Deck, as_dealt, door, fourth, with_cards
from trainer.scenarios.injectors.stud.streets import order
from trainer.scenarios.injectors.wagers.spots import spots

AFTER_THE_WORD = 600
CHECK, BET = "check", "bet"
WORDS = ("", "I'm high", "My ace is high")
IN_RAZZ = ("", "I'm low", "Mine's the low")
BEST = {"stud": ("A", "K"), "stud-8": ("A", "K"), "razz": ("2", "A")}
"""The best two cards to show at each game, the higher one first."""


def where(hand: Hand) -> Iterator[Place]:
    """Fourth street, for every two who stay in and can be given the best boards; the one told of acts too soon."""
    live = order(hand, FOURTH) if not hand.board and FOURTH in hand.streets else ()
    for other in live if len(live) > 2 else ():
        for seat in live:
            if seat != other and _can_bet(hand, seat) and _opens(hand, seat, other):
                yield Place(f"fourth: P{other}", FOURTH, seat)


def _can_bet(hand: Hand, seat: int) -> bool:
    small = hand.scenario.stakes.small_bet
    found = (spot for _, spot in spots(hand) if (spot.street, spot.seat) == (FOURTH, seat))
    return any(spot.chips(small) is not None for spot in found)


def _opens(hand: Hand, seat: int, other: int) -> bool:
    """Would `other` open fourth street with that deck, and the same player bring it in as before?"""
    deck, before = _deck(hand, seat, other), as_dealt(hand)
    live = order(hand, FOURTH)
    new, old = ({each: (Placed(cards[door(hand, each)], up=True),) for each in hand.order} for cards in (deck, before))
    boards = {each: (*new[each], Placed(deck[fourth(hand, each)], up=True)) for each in live}
    same = opener(hand.game, 0, new) == opener(hand.game, 0, old)
    return same and opener(hand.game, FOURTH, boards) == other


def _deck(hand: Hand, seat: int, other: int) -> Deck:
    """The deck with which the two show the best boards, equal ones: `other` has the higher suit."""
    deck = as_dealt(hand)
    high, low = (sorted((card for card in deck if card.rank == rank), key=height)[::-1] for rank in BEST[hand.game])
    return with_cards(
        deck,
        (door(hand, other), high[0]),
        (door(hand, seat), high[1]),
        (fourth(hand, other), low[0]),
        (fourth(hand, seat), low[1]),
    )


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """How he opens, and what he says with it."""
    return {"act": (CHECK, BET), "word": IN_RAZZ if hand.game == "razz" else WORDS}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, other = how.place.seat, int(how.place.text.rpartition("P")[2])
    spot = next(spot for _, spot in spots(hand) if (spot.street, spot.seat) == (FOURTH, seat))
    chips = spot.chips(hand.scenario.stakes.small_bet)
    assert chips is not None, "where finds only such places"
    act: g.Act = g.Check() if how["act"] == CHECK else g.Wager(chips)
    told = Told(seat, FOURTH, other, said_first(str(how["word"]), AFTER_THE_WORD, act))
    return replace(by_a_player(hand, told), deck=_deck(hand, seat, other))


INJECTOR = Injector(
    "lower-suit-opens",
    "Tied boards, lower suit opens",
    ("opened-by-the-lower-suit",),
    ("stud.tie-order",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("bets",), heard=True),
    parameters,
    ("act", "word"),
    games=STUD_GAMES,
)
