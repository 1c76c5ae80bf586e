"""How long a whole hand took at the table, by the clock of its own transcript: a pause for the night does not count."""

from collections.abc import Sequence

DEALT = ("pitch", "burn")
PUSHED = ("push-pot", "push-side")


def paced(lines: Sequence[str], taken_over: int) -> int | None:
    """Milliseconds from taking the box to the last gesture; None where it is no whole hand.

    Whole is a hand of which no card had been dealt before the trainee's first gesture, and whose pot was pushed.
    `lines` are its gestures in notation, `taken_over` how many of them came before the trainee's.
    """
    before, own = lines[:taken_over], lines[taken_over:]
    if any(_verb(each) in DEALT for each in before) or not any(_verb(each) in PUSHED for each in own):
        return None
    return _at(own[-1]) - (_at(before[-1]) if before else 0)


def _verb(line: str) -> str:
    return "".join(line.split(" ", 3)[2:3])


def _at(line: str) -> int:
    seconds, _, thousandths = line.partition(" ")[0].partition(".")
    return int(seconds) * 1000 + int(thousandths)
