"""What a player's words declare: a kind of action, an amount, or both.

Amounts are written in figures or in full ("raise 8000" is "raise, eight thousand"); a bare number word ("five",
"twenty-five") is an unofficial term and stays one: what it is worth is for the book to say.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise

from trainer.kernel.altered import replace
from trainer.rules.number_words import HUNDRED, NUMBERS, THOUSANDS, apart, read

KINDS = {
    "call": "call",
    "raise": "raise",
    "re-raise": "raise",
    "reraise": "raise",
    "bet": "bet",
    "check": "check",
    "fold": "fold",
    "all-in": "all-in",
    "pot": "pot",
}
PADDING = (
    *("i", "i'm", "i’m", "i'll", "i’ll", "am", "make", "the", "your", "to", "a", "an", "it", "up", "and", "will", "by"),
    *("min", "minimum"),
)
CONDITION, SEAT = "if", "seat"
SCALES = (1, 100, 1000, 1_000_000)


@dataclass(frozen=True, slots=True)
class Declared:
    """`kind` is one of KINDS or "" for an amount alone; `amount` in chips, 0 for none.

    `unofficial` is the value of a bare number word, `conditional` set where the words hang on what somebody else does.
    A general declaration has a kind and no amount.
    """

    kind: str
    amount: int = 0
    unofficial: int = 0
    conditional: bool = False

    @property
    def general(self) -> bool:
        return bool(self.kind) and not self.amount and not self.unofficial


def legal(said: Declared, call: int, least: int, most: int) -> tuple[int, ...]:
    """The totals, smallest first, that a bare number can legally mean: a whole bet or raise of `least` to `most`.

    "Five" is five, five hundred, five thousand or five million: nobody calls fifty, or fifty thousand, five. A number
    alone may also be the `call`.
    """
    if not said.unofficial or said.amount or said.conditional:
        return ()
    totals = [said.unofficial * scale for scale in SCALES]
    return tuple(each for each in totals if least <= each <= most or (not said.kind and each == call <= most))


def in_full(said: Declared, call: int, least: int, most: int) -> Declared:
    """The same words, with the amount where the number can legally mean only one; "fifty" is hardly fifty hundred."""
    found = legal(said, call, least, most)
    round_hundreds = said.unofficial % 10 == 0 and found == (100 * said.unofficial,)
    return replace(said, amount=found[0]) if len(found) == 1 and not round_hundreds else said


@lru_cache(maxsize=512)
def declared(words: str) -> Declared | None:
    """What the words declare; None for talk that declares nothing."""
    plain = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", words.lower())  # "1,500" is one figure
    found = plain.replace(",", " ").replace(".", " ").replace("all in", "all-in").split()
    conditional = CONDITION in found
    kinds = [KINDS[each] for each in found if each in KINDS]
    amounts, vague, rest = _taken_apart([part for each in found for part in apart(each)])
    if (rest and not conditional) or not (kinds or amounts or vague):
        return None
    kind = "pot" if "pot" in kinds else kinds[-1] if conditional and kinds else kinds[0] if kinds else ""
    return Declared(kind, amounts[0] if amounts else 0, vague[0] if vague else 0, conditional)


def _taken_apart(words: list[str]) -> tuple[list[int], list[int], list[str]]:
    """The amounts that are named in full, the bare numbers, and what is neither nor belongs to a declaration."""
    amounts: list[int] = []
    vague: list[int] = []
    rest, before = list[str](), ""
    for numbers, group in groupby(words, NUMBERS.__contains__):
        run = list(group)
        one = ["one"] if before == "a" and run[0] in (HUNDRED, *THOUSANDS) else []
        number, full = read([*one, *run]) if numbers else (0, False)
        if number and before != SEAT:
            (amounts if full else vague).append(number)
        elif numbers:
            rest += run
        else:
            amounts += [int(each) for last, each in pairwise([before, *run]) if _figure(each) and last != SEAT]
            rest += [each for each in run if each not in (*KINDS, *PADDING) and not each.isdigit()]
        before = run[-1]
    return amounts, vague, rest


def _figure(word: str) -> bool:
    return word.isascii() and word.isdigit()
