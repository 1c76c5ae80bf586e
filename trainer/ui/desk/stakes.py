"""The stakes of a hand in one line for the bar."""

from trainer.kernel.games import is_stud
from trainer.kernel.house import YES
from trainer.kernel.table import Setup

NAMES = {
    "holdem": "hold'em",
    "omaha": "Omaha",
    "omaha-8": "Omaha eight or better",
    "stud": "Seven-card stud",
    "stud-8": "Seven-card stud eight or better",
    "razz": "Razz",
}

OF_THE_HOUSE = {
    "moving-button": "moving button",
    "mucking-line": "mucking line",
    "forward-motion": "forward-motion rule",
}
"""What a house may have settled besides, as the bar names it."""


def stakes_line(setup: Setup) -> str:
    """ "No-limit hold'em · blinds 100-200 · ante 200" or "Seven-card stud · limit 400-800 · ante 100"."""
    stakes = setup.stakes
    fixed = f"limit {stakes.small_bet:,}–{stakes.big_bet:,}" if setup.limit == "limit" else setup.limit
    if is_stud(setup.game):
        parts = [NAMES[setup.game], fixed, f"bring-in {stakes.bring_in:,}"]
    else:
        name = f"{setup.limit.capitalize()} {NAMES[setup.game]}"
        parts = [name, f"blinds {stakes.small_blind:,}–{stakes.big_blind:,}"]
    parts += [f"ante {stakes.ante:,}"] if stakes.ante else []
    parts += [f"big-blind ante {stakes.big_blind_ante:,}"] if stakes.big_blind_ante else []
    cap = dict(setup.house).get("raise-cap", "")
    parts += [f"{cap}-raise cap in limit"] if cap else []
    parts += [says for key, says in OF_THE_HOUSE.items() if dict(setup.house).get(key) == YES]
    return " · ".join(parts)
