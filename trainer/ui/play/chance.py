"""Where the results of shuffling, scrambling and cutting come from."""

from collections.abc import Sequence
from typing import Protocol

from trainer.kernel.cards import Card


class Chance(Protocol):
    """Where the results of shuffling and cutting come from."""

    def shuffle_order(self, cards: Sequence[Card]) -> tuple[Card, ...]: ...
    def scramble_order(self, cards: Sequence[Card]) -> tuple[Card, ...]: ...
    def cut_depth(self) -> int: ...
