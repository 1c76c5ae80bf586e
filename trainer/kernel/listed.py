"""Several things in a sentence."""

from collections.abc import Sequence


def listed(words: Sequence[str]) -> str:
    """ "TDA", "TDA and UPT", "TDA, Players and UPT"; "" for none."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))
