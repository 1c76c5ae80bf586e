"""Acts of the dealer before on cards that a file can't name, because chance deals them: told by where they are.

"drop stub muck" lets the stub fall into the muck, "flash stub-3" lets the third card of the stub be seen. `stub`,
`muck`, `burns`, `board` and `aside` are all cards there, in an order of chance where they are dropped or shuffled; with
a number it is one card, from 1 at the top of the stub or the first of the others; "stub-last" is the bottom card.
"""

import re
from dataclasses import dataclass
from random import Random

from trainer.kernel.cards import Card, standard_deck
from trainer.kernel.gestures import Act
from trainer.kernel.limits import quoted
from trainer.kernel.notation import act_text
from trainer.kernel.table import Impossible, Table
from trainer.scenarios.grammar import BadLine, act_told

OF_CARDS = ("drop", "shuffle", "scramble", "flash", "turn", "move")
IN_ANY_ORDER = ("drop", "shuffle", "scramble")
_PLACE = re.compile(r"(stub|muck|burns|board|aside)(?:-([1-9][0-9]?|last))?")
LAST = "last"
_TO = 2
"""The words of a move before its cards that are not cards: "move" and where to."""


@dataclass(frozen=True, slots=True)
class Handling:
    """An act as a file tells it, with cards named by where they are."""

    text: str

    def at(self, table: Table, chance: Random) -> Act:
        """The act at that table. Raises Impossible where a card isn't there."""
        verb, words = self.text.split()[0], self.text.split()
        cards = [name for word in words[_first(verb) :] for name in _named(word, table)]
        if verb in IN_ANY_ORDER:
            chance.shuffle(cards)
        plain = [word for word in words[_first(verb) :] if not _PLACE.fullmatch(word)]
        return act_told(" ".join((*words[: _first(verb)], *plain, *(each.name for each in cards))))


def handling_of(text: str) -> Act | Handling:
    """What a file has the dealer before do. Raises BadNotation, or BadLine where cards are told by name and place."""
    words = text.split()
    verb = words[0] if words else ""
    named = [word for word in words[_first(verb) :] if _PLACE.fullmatch(word)]
    if verb not in OF_CARDS or not named:
        return act_told(text)
    plain = [word for word in words[_first(verb) :] if not _PLACE.fullmatch(word)]
    if any(word not in ("up", "down") for word in plain):
        raise BadLine(f"{quoted(text)} names cards and places: write one or the other, as in 'flash stub-3'")
    act_told(" ".join((*words[: _first(verb)], *plain, standard_deck()[0].name)))
    return Handling(" ".join(words))


def handling_text(doing: Act | Handling) -> str:
    """The same as a file says it."""
    return doing.text if isinstance(doing, Handling) else act_text(doing)


def _first(verb: str) -> int:
    """Where the words begin that may be places."""
    return _TO if verb == "move" else 1


def _named(word: str, table: Table) -> tuple[Card, ...]:
    match = _PLACE.fullmatch(word)
    if match is None:
        return ()
    lying = tuple(each.card for each in getattr(table, match[1]))
    if not match[2]:
        return lying
    number = len(lying) if match[2] == LAST else int(match[2])
    if not 0 < number <= len(lying):
        raise Impossible(f"there is no {word}: {len(lying)} cards are there")
    return (lying[number - 1],)
