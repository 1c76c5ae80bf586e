"""What was wrong with a bet, a turn or a hand at the showdown, in one sentence that says who and where."""

from collections.abc import Callable, Mapping

from trainer.grading.telling.where import SHOWDOWN, where
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, counts_for, maker
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

Teller = Callable[[Record, Matter], str]
DID = {"bet": "bet", "call": "called", "raise": "raised", "check": "checked", "fold": "folded", "all-in": "went all-in"}


def made(record: Record, matter: Matter) -> Wager | None:
    """The wager that a matter is about, as it was when the matter came up."""
    return maker(Facts(record, min(matter.onset, len(record)), matter))


def _place(record: Record, matter: Matter) -> str:
    return where(record, max(0, matter.error - 1))


def _of_seat(words: str) -> Teller:
    """What the first seat did, with its place: "{where}" stands for it."""
    return lambda record, matter: f"Seat {matter.seats[0]} {words.format(where=_place(record, matter))}."


def _in_parts(record: Record, matter: Matter) -> str:
    found = made(record, matter)
    parts = [f"{chips.amount:,}" for _, chips in found.motions] if found is not None else []
    if len(parts) < 2:
        return _of_seat("bet in more than one motion {where}")(record, matter)
    more = ", then ".join(parts[1:])
    return f"Seat {matter.seats[0]} put in {parts[0]}, then {more} more, {_place(record, matter)}."


def _amount(record: Record, matter: Matter) -> str:
    """What was said and what was put in against what was faced."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} made a bet {place} that doesn\u2019t play as it is."
    said = found.declared
    if said is not None and said.kind in DID and found.motions:
        amount = f" {said.amount:,}" if said.amount else ""
        return f"Seat {seat} said \u201c{said.kind}{amount}\u201d and put in {found.total:,} {place}{_against(found)}."
    return f"Seat {seat} put in {found.total:,} {place}{_against(found)}."


def _against(found: Wager) -> str:
    return f", facing {found.facing:,}" if found.facing else ""


def _short(record: Record, matter: Matter) -> str:
    """A bet or raise of too little."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} bet too little {place}."
    amount = f"{counts_for(found):,}"
    if not found.facing:
        return f"Seat {seat} bet only {amount} {place}."
    return f"Seat {seat} raised to only {amount} {place}{_against(found)}."


def _limit(words: str) -> Teller:
    def told(record: Record, matter: Matter) -> str:
        found = made(record, matter)
        amount = f"bet {counts_for(found):,}" if found is not None else "bet"
        return f"Seat {matter.seats[0]} {amount} {_place(record, matter)}, {words}."

    return told


def _turn(record: Record, matter: Matter) -> str:
    seat, due = matter.seats
    return f"Seat {seat} {DID.get(matter.detail, 'acted')} out of turn {_place(record, matter)}, ahead of Seat {due}."


def _skipped(record: Record, matter: Matter) -> str:
    passed, seat = matter.seats
    return f"Seat {passed} was skipped {_place(record, matter)} when Seat {seat} acted."


def _unclear(record: Record, matter: Matter) -> str:
    found, place = made(record, matter), _place(record, matter)
    said = found.declared if found is not None else None
    kind = f"{said.kind}, " if said is not None and said.kind else ""
    number = said.unofficial or said.amount if said is not None else 0
    words = f"\u201c{kind}{number:,}\u201d" if number else "an amount"
    return f"Seat {matter.seats[0]} said {words} {place}, which can mean two amounts."


def _at_showdown(words: str) -> Teller:
    return lambda _, matter: f"Seat {matter.seats[-1]} {words} {SHOWDOWN}."


OF_BETS: Mapping[str, Teller] = {
    "several-motions": _in_parts,
    "wager": _amount,
    "words-and-chips": _amount,
    "general-declaration": _amount,
    "undercall": _amount,
    "undercall-after-another": _amount,
    "completed-bet": _amount,
    "accepted": _of_seat("called {where} and misunderstood the amount"),
    "underraise": _short,
    "number-short-of-a-raise": _short,
    "overbet": _limit("more than the limit allows"),
    "pot-bet": _limit("more than the pot allows"),
    "pot-miscount": _limit("by a wrong count of the pot"),
    "small-chips": _of_seat("bet {where} with chips smaller than the blinds"),
    "unrounded-amount": _of_seat("bet an amount {where} that the chips can\u2019t make"),
    "invalid-declaration": _of_seat("named an action {where} that isn\u2019t open"),
    "prior-chips-pulled": _of_seat("pulled back chips {where} that were already bet"),
    "taken-back": _of_seat("took back a bet made in turn {where}"),
    "raise-after-acting": _of_seat("had acted {where} and raised when the action came back"),
    "raise-after-check": _of_seat("checked {where}, facing a bet, and then raised"),
    "unclear-amount": _unclear,
    "stack-count": _of_seat("asked for a count of the all-in {where}"),
    "turn": _turn,
    "skipped": _skipped,
}
"""A teller for every point of bets and turns that can become a matter."""

AT_THE_SHOWDOWN: Mapping[str, Teller] = {
    "asked-to-see": lambda _, matter: (
        f"Seat {matter.seats[0]} asked to see Seat {matter.seats[-1]}\u2019s hand {SHOWDOWN}."
    ),
    "part-shown": _at_showdown("showed only part of the hand"),
    "shown": _at_showdown("showed only part of the hand"),
    "plays-the-board": _at_showdown("played the board without tabling the hand"),
    "rest-refused": _at_showdown("refused to show the rest of the hand"),
    "tabled-hand-taken": lambda _, matter: f"Seat {matter.seats[-1]}\u2019s tabled hand was taken {SHOWDOWN}.",
    "taken-up-again": _at_showdown("threw the hand in and took it back"),
}
"""A teller for every point of the showdown that can become a matter."""
