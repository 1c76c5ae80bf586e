"""What a condition may read off the hand as it stands, beside values and figures: a seat, 0 for none or several.

`best_high` and `best_low` are whose hand is the best of all that are in; `wins_main`, `wins_side_1` and so on who gets
the most of a pot, which of equal hands is the one that has the odd chip.
"""

import re
from collections.abc import Iterable, Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, pots, split
from trainer.rules.facts.showdown import live
from trainer.rules.hands import HALVES

BEST, WINS = "best_", "wins_"
NAME = re.compile(rf"{BEST}(high|low)|{WINS}(main|side_\d)")


def is_read(name: str) -> bool:
    """Is it the name of something that a hand is asked?"""
    return NAME.fullmatch(name) is not None


def read(facts: Facts, names: Iterable[str]) -> Mapping[str, int]:
    """Those of the names that can be read off a hand, each with its seat."""
    return {name: _seat(facts, name) for name in names if is_read(name)}


def _seat(facts: Facts, name: str) -> int:
    if name.startswith(BEST):
        return _best(facts, name.removeprefix(BEST))
    return _winner(facts, name.removeprefix(WINS).replace("_", "-"))


def _best(facts: Facts, half: str) -> int:
    """The one seat with the best hand for that half, whichever way the cards lie."""
    found = best(facts, half, live(facts)) if half in HALVES[facts.game] else ()
    return found[0] if len(found) == 1 else 0


def _winner(facts: Facts, name: str) -> int:
    """The one seat that gets the most of a pot."""
    shares = next((split(facts, pot) for pot in pots(facts) if pot.name == name), {})
    most = [seat for seat, amount in shares.items() if amount == max(shares.values())]
    return most[0] if len(most) == 1 else 0
