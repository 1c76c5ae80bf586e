"""The stakes of a hand in one line for the bar."""

from trainer.kernel.table import Setup


def stakes_line(setup: Setup) -> str:
    """ "No-limit hold'em · blinds 100-200 · ante 200" or "Seven-card stud · limit 400-800 · ante 100"."""
    stakes = setup.stakes
    if setup.game == "stud":
        parts = ["Seven-card stud", f"limit {stakes.small_bet:,}–{stakes.big_bet:,}", f"bring-in {stakes.bring_in:,}"]
    else:
        parts = [f"{setup.limit.capitalize()} hold'em", f"blinds {stakes.small_blind:,}–{stakes.big_blind:,}"]
    return " · ".join([*parts, *([f"ante {stakes.ante:,}"] if stakes.ante else [])])
