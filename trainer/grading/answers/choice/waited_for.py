"""Of which kinds anybody waits to hear: those that come up by the way, and those on which silence is an answer."""

SIDE = frozenset(
    (
        *("rights", "least-raise", "raise-cap", "first-to-act", "declaration", "chips-let-go", "small-chips"),
        *("chips-below-the-bring-in", "unrounded-amount", "words-and-chips", "unclear-case", "all-in-button"),
        *("heads-up-button", "button-and-blinds", "ante-for-all", "amount-of-a-bet", "asked-before-acting"),
        *("bet-made", "hand-tabled"),
    )
)
"""Kinds that come up by the way in most hands: nobody waits for them, unless they ask."""
ALONE = frozenset(
    (
        *("conditional", "blind-call", "blind-not-posted", "blind-not-in-full", "straddle-posted", "rabbit-hunt"),
        *("bring-in-away", "dropped-by-a-player", "thrown-into-a-hand", "freeroll", "chips-behind", "dispute"),
        *("up-cards-picked-up", "pot-count", "stack-count", "asked-to-see", "plays-the-board", "hand-taken"),
        *("mucked-untabled", "taken-up-again", "bettor-let-go", "all-in-discarded", "taken-back", "pot-miscount"),
        *(
            "hand-spoken-of",
            "folded-hand-spoken-of",
            "folded-hand-shown",
            "shown-to-one",
            "cards-shown-early",
            "odd-chips",
            "draw-for-the-button",
            "last-button-wrong",
        ),
        *(
            "bets-brought-in",
            "device-used",
            "conduct-told",
            "bounty-chip-in-hand",
            "live-hand-left",
            "discards-gone-through",
            "clock-asked",
            "clock-asked-away",
            "clock-time-up",
            "deck-asked-for-in-hand",
        ),
    )
)
"""Kinds on which silence is an answer, for somebody has done or asked what a rulebook could well speak of."""
