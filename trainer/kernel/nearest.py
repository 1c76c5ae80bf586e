"""What somebody may have meant by a word that is none of those known."""

from collections.abc import Collection, Iterable
from difflib import SequenceMatcher, get_close_matches

from trainer.kernel.limits import quoted

LIKE = 0.6


def nearest(word: str, known: Iterable[str]) -> str:
    """The end of a sentence that names the known word most like it; "" where none is."""
    found = get_close_matches(word, known, 1, LIKE)
    return f"; the nearest is {quoted(found[0])}" if found else ""


def one_of(word: str, known: Collection[str]) -> str:
    """The same after all words there are to choose from, where they are few."""
    return f"write one of {', '.join(known)}{nearest(word, known)}"


def nearest_first(word: str, known: Iterable[str]) -> list[str]:
    """The known words, the one most like it first."""
    return sorted(known, key=lambda each: (-SequenceMatcher(None, word, each).ratio(), each))
