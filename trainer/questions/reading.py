"""What a condition may say of the hand as it stands, beside values and figures: seats, 0 where there is none or several.

`to_act` is whose turn it is; `best_high` and `best_low` whose hand is the best of all in it; `wins_main`, `wins_side_1`
and so on who gets the most of a pot, so that of equal hands it is the one to which the odd chip goes.
"""

import re
from collections.abc import Iterable, Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, pots, split
from trainer.rules.facts.showdown import live
from trainer.rules.hands import HALVES

NAMES = re.compile(r"to_act|best_(high|low)|wins_(main|side_\d)")


def is_read(name: str) -> bool:
    """Is that what a hand can be asked?"""
    return NAMES.fullmatch(name) is not None


def read(facts: Facts, names: Iterable[str]) -> Mapping[str, int]:
    """Those of the names that can be read off the hand, each with its seat."""
    return {name: _seat(facts, name) for name in names if is_read(name)}


def _seat(facts: Facts, name: str) -> int:
    if name == "to_act":
        return facts.course.to_act
    what, _, which = name.partition("_")
    return _best(facts, which) if what == "best" else _winner(facts, which.replace("_", "-"))


def _best(facts: Facts, half: str) -> int:
    """The one seat with the best hand for that half; every hand of the table counts, whichever way it lies."""
    found = best(facts, half, live(facts)) if half in HALVES[facts.game] else ()
    return found[0] if len(found) == 1 else 0


def _winner(facts: Facts, name: str) -> int:
    """The one seat that gets most of a pot."""
    pot = next((each for each in pots(facts) if each.name == name), None)
    shares = split(facts, pot) if pot is not None else {}
    most = [seat for seat, amount in shares.items() if amount == max(shares.values())]
    return most[0] if len(most) == 1 else 0


