"""Several things in a sentence."""

from collections.abc import Collection, Sequence


def listed(words: Sequence[str]) -> str:
    """ "TDA", "TDA and UPT", "TDA, Players and UPT"; "" for none."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def seats_named(seats: Collection[int]) -> str:
    """ "Seat 3", "Seats 1, 3 and 5", as they begin a sentence, in the order given."""
    return f"Seat{'s' * (len(seats) > 1)} {listed([str(each) for each in seats])}"
