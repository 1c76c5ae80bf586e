"""pokerkit as it plays a hand of PHH: which game, with what posted, and no limit to the raises of a round."""

import warnings
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace as changed
from functools import cache, partial
from typing import Any
from weakref import proxy

from trainer.kernel.games import is_stud
from trainer.rules.hands import READERS, worth
from trainer.scenarios.phh.actions import BOARD, HOLE
from trainer.scenarios.phh.hand import Hand


@contextmanager
def quiet() -> Iterator[None]:
    """pokerkit advises by warnings against cards that are out already; whoever calls has looked at them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@cache
def _games() -> dict[str, Any]:
    """pokerkit's games by their codes; Omaha eight or better is at fixed limit (pokerkit 0.7.7 plays it pot-limit)."""
    import pokerkit  # imported late: it takes 0.2 s, and most commands do without it

    class OmahaEight(pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter):
        betting_structure = pokerkit.BettingStructure.FIXED_LIMIT

    return {**pokerkit.HandHistory.game_types, "FO/8": OmahaEight}


def created(hand: Hand) -> Any:
    """The pokerkit state in which the hand begins, antes and blinds posted; no number of raises ends a round."""
    from pokerkit import Automation, Mode

    dealt = (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
    by_file = {*dealt, Automation.HOLE_CARDS_SHOWING_OR_MUCKING}
    automations = tuple(each for each in Automation if each not in by_file)
    stud = is_stud(hand.variant.game)
    posted = (hand.bring_in,) if stud else (hand.blinds,)
    sizes = (hand.small_bet, hand.big_bet) if hand.variant.limit == "limit" else (hand.min_bet,)
    antes = hand.antes[::-1] if hand.count == 2 else hand.antes
    game = _games()[hand.variant.code](automations, hand.trimmed, antes, *posted, *sizes, mode=Mode.CASH_GAME)
    game.hand_types = tuple(_read_by_worth(each, hand.variant.game) for each in game.hand_types)
    game.streets = tuple(changed(each, max_completion_betting_or_raising_count=None) for each in game.streets)
    state = game(hand.stacks, hand.count)
    state.deck_cards = deque(sorted(state.deck_cards, key=_coming(hand)))
    state.get_dealable_cards = partial(_dealable, proxy(state))  # no ring: the state goes as soon as it is played
    return state


def _dealable(state: Any, count: int | None = 0, warns: bool = True) -> Any:
    """The deck as it lies, which pokerkit would copy twice for every card; others only once it is too small."""
    enough = count is not None and count <= len(state.deck_cards)
    return state.deck_cards if enough else state.__class__.get_dealable_cards(state, count, warns)


def _coming(hand: Hand) -> Callable[[Any], int]:
    """When a card comes by the file, those last that it does not tell: pokerkit looks for it from the deck's top."""
    faces = [face for action in hand.actions if action.word in (HOLE, BOARD) for face in action.cards]
    places = {face: at for at, face in enumerate(faces)}
    return lambda each: places.get(each.rank + each.suit, len(places))  # words, each of them


@cache
def _read_by_worth(hand_type: Any, game: str) -> Any:
    """That kind of hand told by what it is worth: read once for the replay and for our table, and compared as a number.

    pokerkit asks for the same hands at every step of a showdown, and looks them up anew for every comparison.
    """
    half = next(half for (one, half), name in READERS.items() if (one, name) == (game, hand_type.__name__))

    class ByWorth(hand_type):  # type: ignore[misc]  # pokerkit's classes are made known when they are needed
        @classmethod
        def from_game(cls, hole_cards: Any, board_cards: Any = ()) -> int:
            found = worth(game, half, _text(hole_cards), _text(board_cards))
            if found is None:
                raise ValueError("no hand of this kind")
            return found

    return ByWorth


def _text(cards: Any) -> str:
    return "".join([each.rank + each.suit for each in cards])


def forced(state: Any) -> None:
    """Let happen what comes of itself before the next action: burns."""
    while state.can_burn_card():
        state.burn_card("??")
