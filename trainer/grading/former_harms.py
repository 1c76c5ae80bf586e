"""Harms as findings told them before they had keys: each key with all the words that it ever had until then."""

from collections.abc import Mapping
from typing import Any

HARMFUL = "harmful"
WORDS: Mapping[str, tuple[str, ...]] = {
    "card-exposed": ("a card that no one may see was turned up", "a card that nobody may see was turned face up"),
    "live-hand-killed": ("a live hand was killed",),
    "winning-hand-killed": ("a hand that wins was mucked before its pot was pushed",),
    "chips-to-wrong-seat": ("chips went to the wrong seat", "chips went to a seat that has no right to them"),
    "card-taken-from-a-live-hand": ("a card was taken from a live hand without need",),
    "hand-called-off": ("a hand in which nothing was wrong was called off",),
    "a-second-burn": ("a second card was burned",),
    "a-misdeal": ("a misdeal was called although the hand plays on", "the hand was called off although it plays on"),
    "a-shuffle": (
        "the stub was shuffled although its order was good",
        "the stub was shuffled although its order stands",
    ),
    "the-flop-undone": ("a good flop was taken back", "a flop that stands was taken back"),
    "a-single-card-each": ("cards were dealt that the stub cannot cover",),
}


def with_harm(finding: dict[str, Any]) -> dict[str, Any]:
    """A finding as it was kept then, with the key of the harm that its words tell of."""
    if finding["verdict"] != HARMFUL:
        return finding
    says = finding["reason"].lower()
    key = next((key for key, some in WORDS.items() if says.startswith(some)), "")
    return {**finding, "harm": key} if key else finding
