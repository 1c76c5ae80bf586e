"""Second words for things that have one: each is right somewhere, and two of them side by side are a riddle."""

from trainer.voice.phrases.phrase import Phrase

PHRASES = (
    Phrase(
        "redeal",
        (r"\bre-(?:deal|dealt|deals|dealing)\b",),
        "The rulebooks write redeal.",
        "the redeal, redealt",
    ),
    Phrase(
        "is-binding",
        (
            r"\bbinds\b",
            r"\b(?:doesn|don|didn|won)['’]t bind\b",
            r"\b(?:is|are|isn['’]t|aren['’]t|was) bound (?:to|by)\b(?! (?:happen|be|go|come|change))",
        ),
        "A bet is binding. A player is held to words.",
        "Seat 3's raise is binding. Seat 3 is held to the call.",
    ),
    Phrase(
        "skipped",
        (r"\b(?:was|were|is|are|been|players?|seats?|hand) passed over\b",),
        "Dealers say that a player was skipped.",
        "Seat 4 was skipped.",
    ),
)
