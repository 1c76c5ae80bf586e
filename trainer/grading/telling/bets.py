"""What was wrong with a bet or a turn, in one sentence that says who and where."""

from collections.abc import Callable, Mapping

from trainer.grading.telling.where import where
from trainer.rules.declared import Declared
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, at_its_most, counts_for, maker
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

Teller = Callable[[Record, Matter], str]
DID = {"bet": "bet", "call": "called", "raise": "raised", "check": "checked", "fold": "folded", "all-in": "went all-in"}

RISING = ("bet", "raise")


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
    if found is None or len(parts) < 2:
        return _of_seat("bet in more than one motion {where}")(record, matter)
    more = ", then ".join(parts[1:])
    return f"Seat {matter.seats[0]} put in {parts[0]}, then {more} more, {_place(record, matter)}{_over(found)}."


def _amount(record: Record, matter: Matter) -> str:
    """What was said and what was put in against what was faced."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} made a bet {place} that doesn\u2019t play as it is."
    said = found.declared
    if said is None or said.kind not in DID or not found.motions:
        silently = "silently " if found.motions and not found.words else ""
        return f"Seat {seat} {silently}put in {found.total:,} {place}{_against(found, found.total)}."
    words = f"Seat {seat} said \u201c{_said(said)}\u201d"
    if said.kind in RISING and found.total < said.amount:
        return f"{words} but put in only {found.total:,} {place}{_over(found)}."
    if said.kind in RISING and found.total == found.facing:
        return f"{words} and put out only the {found.new.amount:,} to call {place}."
    return f"{words} and put in {found.total:,} {place}{_against(found, found.total)}."


def _said(said: Declared) -> str:
    return f"{said.kind} {said.amount:,}" if said.amount else said.kind


def _over(found: Wager) -> str:
    return f", facing a bet of {found.facing:,}" if found.facing else ""


def _against(found: Wager, total: int) -> str:
    """The bet that there was to match; of a raise of too little by how little it was more."""
    beyond = total - found.facing
    if not found.facing:
        return ""
    if beyond <= 0:
        return f", but the bet was {found.facing:,}" if beyond else f", with {found.facing:,} to match"
    return f", only {beyond:,} more than the bet of {found.facing:,}" if beyond < found.by else _over(found)


def _short(record: Record, matter: Matter) -> str:
    """A bet or raise of too little, in words or in chips."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None:
        return f"Seat {seat} bet too little {place}."
    total = counts_for(found)
    if not found.facing:
        return f"Seat {seat} bet only {total:,} {place}."
    said = found.declared
    if said is not None and said.kind in RISING and said.amount:
        return f"Seat {seat} said \u201c{_said(said)}\u201d {place}{_against(found, total)}."
    if found.silent and not found.words:
        return f"Seat {seat} silently put in {total:,} {place}{_against(found, total)}."
    return f"Seat {seat} raised to {total:,} {place}{_against(found, total)}."


def _taken_back(record: Record, matter: Matter) -> str:
    """A call, bet or raise by its chips as they were before any were pulled back."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is None or not found.motions:
        return f"Seat {seat} pulled back chips bet in turn {place}."
    out = at_its_most(found)
    did = f"bet {out.total:,}" if not out.facing else f"put in {out.total:,}"
    if out.facing:
        did = f"raised to {out.total:,}" if out.total > out.facing else f"called {out.new.amount:,}"
    back = out.total - found.total
    pulled = "pulled it back" if back == out.new.amount else f"pulled {back:,} back"
    return f"Seat {seat} {did} in turn {place}, then {pulled}."


def _after_acting(record: Record, matter: Matter) -> str:
    """Why the betting wasn't open: most often nothing came since but an all-in of less than a raise."""
    found, seat, place = made(record, matter), matter.seats[0], _place(record, matter)
    if found is not None and found.facing in found.short and 0 < found.facing - found.before < found.by:
        return f"Seat {seat} raised {place}, but a short all-in hadn\u2019t reopened the betting."
    return f"Seat {seat} raised {place}, but the betting wasn\u2019t open to Seat {seat}."


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
    "taken-back": _taken_back,
    "raise-after-acting": _after_acting,
    "raise-after-check": _of_seat("checked {where}, facing a bet, and then raised"),
    "unclear-amount": _unclear,
    "stack-count": _of_seat("asked for a count of the all-in {where}"),
    "turn": _turn,
    "skipped": _skipped,
}
"""A teller for every point of bets and turns that can become a matter."""
