"""Where a book must be asked although nothing need be wrong: what a bet counts as, who may raise, how a pot is split.

A point is asked like a matter and is none: it is never something the dealer failed to notice. A detector looks at
what happened only and never at a book.
"""

from collections.abc import Iterator

from trainer.rules.facts import Facts, lately
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import Wager
from trainer.rules.kind import PointKind, by_key
from trainer.rules.points import (
    acting,
    amounts,
    antes,
    bounties,
    button,
    chores,
    clock,
    conduct,
    dealing,
    devices,
    hidden,
    killed,
    manners,
    pot_limit,
    pots,
    presence,
    prior_chips,
    raising,
    showdown,
    stud,
    turns,
    wager,
    words,
)
from trainer.rules.ruling import Matter

CHAPTERS: tuple[tuple[PointKind, ...], ...] = (
    acting.KINDS,
    amounts.KINDS,
    antes.KINDS,
    bounties.KINDS,
    button.KINDS,
    chores.KINDS,
    clock.KINDS,
    conduct.KINDS,
    dealing.KINDS,
    devices.KINDS,
    hidden.KINDS,
    killed.KINDS,
    manners.KINDS,
    pot_limit.KINDS,
    pots.KINDS,
    presence.KINDS,
    prior_chips.KINDS,
    raising.KINDS,
    showdown.KINDS,
    stud.KINDS,
    turns.KINDS,
    wager.KINDS,
    words.KINDS,
)
KINDS: dict[str, PointKind] = by_key(CHAPTERS)
OF_WAGERS = (
    *("several-motions", raising.GOING_ON, "underraise", "overbet", "undercall", "undercall-after-another"),
    *("pot-miscount", "unclear-amount", "number-short-of-a-raise", "invalid-declaration"),
    *("pot-bet", "prior-chips-pulled", "taken-back", "completed-bet", "small-chips", "wager", "unrounded-amount"),
    *("words-and-chips", "general-declaration", "accepted", AFTER_ACTING, "raise-after-check", "turn", "skipped"),
)
"""Kinds of points that a table is watched for: what a wager comes to, and whose turn it was."""


@lately
def points(facts: Facts) -> tuple[Matter, ...]:
    """Every point that has come up so far, in the order in which it did."""
    found = [point for kind in KINDS.values() for point in kind.detector(facts)]
    return tuple(sorted(found, key=lambda point: (point.onset, point.error, point.kind)))


@lately
def wager_points(facts: Facts) -> tuple[Matter, ...]:
    """The points about wagers and turns alone, in the order in which they came up."""
    return _of_wagers(facts._replace(since=0))


def wager_points_since(facts: Facts, since: int) -> tuple[Matter, ...]:
    """Those of them that are about something begun after so many gestures."""
    return tuple(each for each in _of_wagers(facts._replace(since=since)) if each.error > since)


def _of_wagers(facts: Facts) -> tuple[Matter, ...]:
    found = [point for key in OF_WAGERS for point in KINDS[key].detector(facts)]
    return tuple(sorted(found, key=lambda point: (point.onset, point.error, point.kind)))


def points_about(facts: Facts, made: Wager) -> tuple[Matter, ...]:
    """The points about one wager, in the order in which they came up."""
    window = _latest(facts)
    if window.since > made.first:
        window.widen(facts, made.first)
    return window.about.get((made.first + 1, made.seat), ())


class _Window:
    """The points of a moment by what they are about, as far back as somebody has asked."""

    def __init__(self, since: int) -> None:
        self.since, self.about = since, dict[tuple[int, int], tuple[Matter, ...]]()

    def widen(self, facts: Facts, since: int) -> None:
        self.since, self.about = since, {}
        for each in wager_points_since(facts, since):
            key = (each.error, each.seats[0])
            self.about[key] = (*self.about.get(key, ()), each)


@lately
def _latest(facts: Facts) -> _Window:
    return _Window(facts.at)


def points_of(facts: Facts, *kinds: str) -> Iterator[Matter]:
    """The points of these kinds that have come up so far."""
    for kind in kinds:
        yield from KINDS[kind].detector(facts)
