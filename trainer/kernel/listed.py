"""Several things in a sentence, and how a sentence ends."""

import re
from collections.abc import Collection, Sequence

WITHIN = re.compile("(?<=[a-z0-9,;\u2019\u201d)] )Seat(s?) (?=[0-9])")
OUTSIDE = re.compile("(?<![.,?!])\u201d([.,])")


def listed(words: Sequence[str]) -> str:
    """ "TDA", "TDA and UPT", "TDA, Players and UPT"; "" for none."""
    return " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:])))


def ended(words: str) -> str:
    """A sentence with its full stop, which goes inside the quotation marks where words are quoted last."""
    text = words.rstrip("\u2019\u201d") if words.endswith("\u201d") else words
    return words if text != words and text.endswith((".", "?", "!", "\u2026")) else f"{text}.{words[len(text) :]}"


def stops_inside(text: str) -> str:
    """A text with its periods and commas inside closing quotation marks, as Americans write."""
    return OUTSIDE.sub("\\1\u201d", text)


def as_written(text: str) -> str:
    """A text as a reader gets it: stops inside quotation marks, and seats in lower case but where a sentence begins."""
    return WITHIN.sub("seat\\1 ", stops_inside(text))


def seats_named(seats: Collection[int | str]) -> str:
    """ "Seat 3", "Seats 1, 3 and 5", as they begin a sentence, in the order given."""
    return f"S{seats_within(seats)[1:]}"


def seats_within(seats: Collection[int | str]) -> str:
    """ "seat 3", "seats 1, 3 and 5", as they go on within a sentence, in the order given."""
    return f"seat{'s' * (len(seats) > 1)} {listed([str(each) for each in seats])}"
