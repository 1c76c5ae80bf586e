"""What was wrong with a hand at showdown, in one sentence that says whose and why it is a matter."""

from collections.abc import Callable, Mapping

from trainer.grading.telling.where import SHOWDOWN
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import called, in_muck, last_aggressor, left_with, live
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

Teller = Callable[[Record, Matter], str]
MUCK = "muck"


def _at_showdown(words: str) -> Teller:
    return lambda _, matter: f"Seat {matter.seats[-1]} {words} {SHOWDOWN}."


def _asked(record: Record, matter: Matter) -> str:
    """Who asked for what hand: with no cards, having called its bet or not, a hand that is in the muck or kept."""
    then = Facts(record, min(matter.onset, len(record)), matter)
    asker, seat = matter.seats[0], matter.seats[-1]
    return f"Seat {asker}{_by_what_right(then, asker, seat)} asked {SHOWDOWN} to see {_hand(then, asker, seat)}."


def _by_what_right(then: Facts, asker: int, seat: int) -> str:
    last = last_aggressor(then)
    if not then.table.seat(asker).hand:
        return ", with no cards,"
    if last is not None and last.seat == seat and called(then, asker):
        return f", who had called seat {seat},"
    return ""


def _hand(then: Facts, asker: int, seat: int) -> str:
    last = last_aggressor(then)
    only_called = last is not None and last.seat not in (seat, asker) and called(then, seat)
    gone = bool(left_with(then, seat)) and seat not in live(then)
    kind = "mucked " if gone or in_muck(then, seat) else ""
    if only_called or (last is not None and last.seat == asker and called(then, seat)):
        return f"the {kind}hand of seat {seat}, who had called"
    return f"seat {seat}\u2019s {kind}hand"


def taken(who: str) -> Teller:
    """Who took the hand, into the muck or only from its player."""
    return lambda record, matter: (
        f"{who} {_took(record, matter)} seat {matter.seats[-1]}\u2019s tabled hand {SHOWDOWN}."
    )


def _took(record: Record, matter: Matter) -> str:
    act = record.gestures[matter.error - 1].act
    mucked = isinstance(act, g.Muck) or (isinstance(act, g.Move) and act.to == MUCK)
    return "mucked" if mucked else "took"


AT_THE_SHOWDOWN: Mapping[str, Teller] = {
    "asked-to-see": _asked,
    "part-shown": _at_showdown("tabled only part of their hand"),
    "shown": _at_showdown("tabled only part of their hand"),
    "plays-the-board": _at_showdown("played the board without tabling their hand"),
    "rest-refused": _at_showdown("refused to show the rest of their hand"),
    "tabled-hand-taken": taken("The dealer"),
    "taken-up-again": lambda _, matter: (
        f"Seat {matter.seats[-1]} pushed their hand forward face down {SHOWDOWN}, then picked it back up."
    ),
}
"""A teller for every point of the showdown that can become a matter."""
