"""The words of a hand told of another table: the seats, names, suits and amounts that they name follow."""

import re
from collections.abc import Iterator

from trainer.kernel.chips import DENOMINATIONS, NotEnoughChips
from trainer.rules.declared import declared
from trainer.rules.number_words import HUNDRED, THOUSANDS
from trainer.scenarios.fresh.changes import Changes

SUIT_WORDS = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
LETTERS = {word: letter for letter, word in SUIT_WORDS.items()}
THOUSAND = 1000
LEAST = 25
"""The smallest chip in play: a smaller number counts something else than chips."""
_AND = r"(?:, and |, or |, | and | or | to |–)"
_SEATS = re.compile(rf"\b([Ss]eats )(\d(?:{_AND}\d\b(?![,.]\d))*)(?!\d)|\b([Ss]eat )(\d)(?!\d)")
_DIGIT = re.compile(r"\d")
_SUITS = re.compile(rf"\b({'|'.join(LETTERS)})(s?)\b", re.IGNORECASE)
_CARD = re.compile(r"\b([2-9TJQKA])([cdhs])\b")
_COLORS = re.compile(r"\b(?:red|black)\b", re.IGNORECASE)
_AMOUNT = re.compile(r"(?<![\w,.-])(\d{1,3}(?:,\d{3})+|\d+)(?![\w-]|,\d|\.\d|\s*(?:seconds|minutes|percent|%))")
_ONE_CHIP, _OF_CHIPS = re.compile(r"\ban? $"), re.compile(r" chips?\b")
_IN_WORDS = re.compile(rf"\b(?:{'|'.join((HUNDRED, *THOUSANDS))}|\d+k)\b", re.IGNORECASE)


def retold(words: str, changes: Changes, *, aloud: bool = False) -> str:
    """The words, read or said `aloud`. Raises NotEnoughChips where an amount can't be told at the other stakes."""
    if changes.factor != 1:
        words = _AMOUNT.sub(lambda found: _amount(found, changes, aloud=aloud), words)
    if changes.seats:
        words = _SEATS.sub(lambda found: _seats(found, changes), words)
    if changes.suits:
        words = _CARD.sub(lambda found: found[1] + changes.suits[found[2]], words)
        words = _SUITS.sub(lambda found: _suit(found, changes), words)
    return _named(words, changes) if changes.names else words


def seats_named(words: str) -> Iterator[int]:
    """The seats that the words name."""
    for found in _SEATS.finditer(words):
        yield from map(int, _DIGIT.findall(found[2] or found[4]))


def names_colors(words: str) -> bool:
    """Do the words tell suits apart by their color?"""
    return _COLORS.search(words) is not None


def in_words(words: str) -> bool:
    """Do they name an amount in words?"""
    return _IN_WORDS.search(words) is not None


def short_number(words: str) -> bool:
    """Does a player say a number of which only the stakes tell what it is worth?"""
    said = declared(words)
    return said is not None and said.without_hundreds


def _named(words: str, changes: Changes) -> str:
    some = "|".join(map(re.escape, changes.names))
    return re.sub(rf"\b({some})\b", lambda found: changes.names[found[1]], words)


def _seats(found: re.Match[str], changes: Changes) -> str:
    """One seat, or several: in rising order where they were."""
    if found[4]:
        return f"{found[3]}{changes.seat(int(found[4]))}"
    old = [*map(int, _DIGIT.findall(found[2]))]
    fresh = [*map(changes.seat, old)]
    numbers = iter(sorted(fresh) if old == sorted(old) else fresh)
    return found[1] + _DIGIT.sub(lambda _: str(next(numbers)), found[2])


def _suit(found: re.Match[str], changes: Changes) -> str:
    word = SUIT_WORDS[changes.suits[LETTERS[found[1].lower()]]]
    return (word.capitalize() if found[1][0].isupper() else word) + found[2]


def _amount(found: re.Match[str], changes: Changes, *, aloud: bool) -> str:
    """The amount in figures: "1,500" in a sentence, "1500" where it is said."""
    number, before, after = int(found[1].replace(",", "")), found.string[: found.start()], found.string[found.end() :]
    if number < LEAST:
        return found[1]
    fresh = changes.amount(number)
    if (_ONE_CHIP.search(before) or _OF_CHIPS.match(after)) and fresh not in DENOMINATIONS:
        raise NotEnoughChips(f"there is no chip of {fresh}")
    plain = aloud or before.count("“") > before.count("”")
    return f"{fresh:,}" if "," in found[1] or (number < THOUSAND and not plain) else str(fresh)
