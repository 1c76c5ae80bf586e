"""What a player's words declare: a kind of action, an amount, or both.

Amounts are written in figures ("raise 8000" is "raise, eight thousand"); a bare number word ("five") is an unofficial
term and stays one: what it is worth is for the book to say.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

KINDS = {
    "call": "call",
    "raise": "raise",
    "bet": "bet",
    "check": "check",
    "fold": "fold",
    "all-in": "all-in",
    "pot": "pot",
}
UNOFFICIAL = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PADDING = ("i", "the", "to", "a", "an", "it", "will", "by")
CONDITION, SEAT = "if", "seat"


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


@lru_cache(maxsize=512)
def declared(words: str) -> Declared | None:
    """What the words declare; None for talk that declares nothing."""
    found = words.lower().replace(",", " ").replace(".", " ").replace("all in", "all-in").split()
    conditional = CONDITION in found
    kinds = [KINDS[each] for each in found if each in KINDS]
    amounts = [int(each) for before, each in pairwise(["", *found]) if _figure(each) and before != SEAT]
    vague = [UNOFFICIAL.index(each) + 1 for each in found if each in UNOFFICIAL]
    rest = [each for each in found if each not in (*KINDS, *UNOFFICIAL, *PADDING) and not each.isdigit()]
    if (rest and not conditional) or not (kinds or amounts or vague):
        return None
    kind = "pot" if "pot" in kinds else kinds[-1] if conditional and kinds else kinds[0] if kinds else ""
    return Declared(kind, amounts[0] if amounts else 0, vague[0] if vague else 0, conditional)


def _figure(word: str) -> bool:
    return word.isascii() and word.isdigit()
