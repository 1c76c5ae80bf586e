"""Numbers in words: what names an amount in full ("five hundred", "twenty-five hundred"), what does not ("five")."""

from collections.abc import Sequence

_SMALL = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
UNITS = {word: number for number, word in enumerate(_SMALL.split(), 1)}
TENS = {word: 10 * number for number, word in enumerate(_TENS.split(), 2)}
HUNDRED, THOUSANDS = "hundred", {"thousand": 1000, "million": 1_000_000}
NUMBERS = frozenset({*UNITS, *TENS, HUNDRED, *THOUSANDS})


def in_words(count: int) -> str:
    """A count as it begins or stands in a sentence: "six", and figures from twenty on."""
    return _SMALL.split()[count - 1] if 0 < count < 20 else f"{count:,}"


def apart(word: str) -> list[str]:
    """ "twenty-five" and "five-hundred" as their words; anything else as it is."""
    parts = word.split("-")
    return parts if len(parts) > 1 and all(each in NUMBERS for each in parts) else [word]


def read(words: Sequence[str]) -> tuple[int, bool]:
    """The number that these number words make, and whether it is named in full, with its hundreds or thousands.

    0 for words that make none, or one of which players do not agree what it is: "two fifty", "two thousand five".
    """
    total, group, full = 0, 0, False
    for word in words:
        before = group % 100
        if word in UNITS and (not before or (before % 10 == 0 and before >= 20 and UNITS[word] < 10)):
            group += UNITS[word]
        elif word in TENS and not before:
            group += TENS[word]
        elif word == HUNDRED and 0 < group < 100:
            group, full = group * 100, True
        elif word in THOUSANDS and group and (not total or total > group * THOUSANDS[word]):
            total, group, full = total + group * THOUSANDS[word], 0, True
        else:
            return 0, False
    short = full and 0 < group % 100 < 10
    return (0, False) if short else (total + group, full)
