"""Helpers of the chapters on amounts: points asked, two acts at one moment, printed hands with an act changed."""

from collections.abc import Mapping

from tests.rules.betting import Betting, asked_of, outcome
from tests.rules.printed import changed, folded, text
from trainer.rules.facts import Facts
from trainer.rules.points import points

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"


def at_once(hand: Betting) -> Facts:
    """The hand, folded, with its last two acts at the same moment."""
    lines = hand.text().splitlines()
    time = lines[-2].partition(" ")[0]
    lines[-1] = f"{time} {lines[-1].partition(' ')[2]}"
    return folded("\n".join(lines))


def otherwise(book: str, at: str, instead: Mapping[str, str]) -> Facts:
    """A printed hand with acts changed, each named without its time; acts in the place of one are parted by ";"."""
    lines = {}
    for before, after in instead.items():
        (line,) = [x for x in text(book, at).splitlines() if x == before or x.partition(" ")[2] == before]
        time = line.partition(" ")[0]
        lines[line] = "\n".join(f"{time} {act}" for act in after.split(";")) if line != before else after
    return changed(book, at, lines)


def name(facts: Facts, book: str, kind: str) -> str:
    """What the book makes of the last point of that kind; "silent" in silence."""
    return outcome(asked_of(facts, book, kind))[0]


def figures(facts: Facts, book: str, kind: str) -> dict[str, int]:
    """What it comes to."""
    return outcome(asked_of(facts, book, kind))[1]


def comes_up(facts: Facts, kind: str) -> bool:
    return any(each.kind == kind for each in points(facts))
