"""Effects: what follows from a ruling, or from what a floor chooses, for whoever goes on from there.

The engine, the quick drills and the grader ask for these and never for a ruling's words or its key.
"""

from collections.abc import Mapping
from enum import StrEnum


class Effect(StrEnum):
    """What follows. Most rulings tell all of it in their steps and figures."""

    AS_TOLD = "as-told"
    # the right to raise
    BETTING_OPEN = "betting-open"
    BETTING_CLOSED = "betting-closed"
    NO_RAISE_POSSIBLE = "no-raise-possible"
    RAISES_CAPPED = "raises-capped"
    RAISES_UNCAPPED = "raises-uncapped"
    # what was done out of turn
    ACT_BINDS = "act-binds"
    HELD_TO_WORDS = "held-to-words"
    FOLD_BINDS = "fold-binds"
    HAND_DEAD = "hand-dead"
    HAND_KILLED = "hand-killed"
    BARRED_FROM_RAISING = "barred-from-raising"
    # what a bet counts as
    WORDS_ARE_THE_BET = "words-are-the-bet"
    CHIPS_ARE_THE_BET = "chips-are-the-bet"
    MORE_MAY_COME = "more-may-come"
    FIRST_MOTION_STANDS = "first-motion-stands"
    WITHDRAWN = "withdrawn"
    FULL_BET_ACCEPTED = "full-bet-accepted"
    A_CHECK = "a-check"
    A_BET_IS_OWED = "a-bet-is-owed"
    # what a floor's choice makes of a wager
    COMES_TO = "comes-to"
    FULL_CALL = "full-call"
    NAMED_BY_THE_FLOOR = "named-by-the-floor"
    # the showdown
    ALL_FACE_UP = "all-face-up"
    NO_SHARE_UNTABLED = "no-share-untabled"
    HAND_TO_BE_SHOWN = "hand-to-be-shown"
    HAND_COMES_BACK = "hand-comes-back"
    ALL_TO_BE_TABLED = "all-to-be-tabled"
    # a hand that was taken, or that other cards fell on
    HAND_STAYS = "hand-stays"
    PLAYER_OUT = "player-out"
    # a card that went to the wrong hand
    CARD_GOES_ON = "card-goes-on"
    CARD_OUT = "card-out"
    # a hand with a wrong number of cards
    COUNT_CORRECTED = "count-corrected"
    # counts
    NOT_TO_BE_COUNTED = "not-to-be-counted"
    # the hand and the table
    MISDEAL = "misdeal"
    BUTTON_MOVES = "button-moves"
    CHIPS_MOVE = "chips-move"
    CHIPS_STAY = "chips-stay"
    REFUNDED = "refunded"
    # what else fits: no order by itself
    OPEN_ENDED = "open-ended"


PARAMETERS: Mapping[Effect, tuple[str, ...]] = {
    Effect.BETTING_OPEN: ("call", "least"),
    Effect.BETTING_CLOSED: ("call", "least"),
    Effect.NO_RAISE_POSSIBLE: ("call", "least"),
}
"""The figures without which an effect says nothing: a rule with such a ruling works them out."""
