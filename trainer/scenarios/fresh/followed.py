"""A scenario walked through field by field, so that each follows what is changed: what every field of the form holds.

A field that stands in no table here can't be varied, and a test finds it.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any

from trainer.kernel import report_acts
from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.gestures import ACTS
from trainer.kernel.table import Stakes
from trainer.scenarios.form import (
    SEAT_FLAGS,
    Coming,
    Doing,
    Drawn,
    Expected,
    Injected,
    Previous,
    Protest,
    Scenario,
    Sitting,
    Timed,
    Told,
    Wrong,
)
from trainer.scenarios.fresh.changes import Changes
from trainer.scenarios.fresh.retold import retold
from trainer.scenarios.grammar import ASK, WITH_AMOUNT, Guard, Line, Moment
from trainer.scenarios.handling import Handling

Way = Callable[[Changes, Any, Any], Any]
"""How a field follows: the changes, what the field is of, and what it held."""
DUE = "due"
_ZONE = re.compile(r"(bet|stack|hand)-(\d+)")
_PLACED = re.compile(r"\b(P|seat |button )(\d)\b")
_AFTER_A_SEAT = re.compile(r"(?<=\bP\d )(\d)\b")


def followed(scenario: Scenario, changes: Changes) -> Scenario:
    """The scenario with everything changed. Raises NotEnoughChips where an amount of it can't be."""
    made: Scenario = _followed(changes, scenario)
    return replace(made, seats=tuple(sorted(made.seats, key=lambda each: each.number)), waits=tuple(sorted(made.waits)))


def seats_of(scenario: Scenario) -> frozenset[int]:
    """Every seat that the file names, taken or not."""
    asked = _Asked()
    followed(scenario, Changes(seats=asked))
    return frozenset(asked) - {0}


class _Asked(Mapping[int, int]):
    """Every number as it is; in it are those that were asked for."""

    def __init__(self) -> None:
        self._numbers = {0}

    def __getitem__(self, number: int) -> int:
        self._numbers.add(number)
        return number

    def __iter__(self) -> Iterator[int]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)


def _followed(changes: Changes, value: Any) -> Any:
    if isinstance(value, Card):
        return changes.card(value)
    if isinstance(value, Chips):
        return changes.chips(value)
    if isinstance(value, tuple):
        return tuple(_followed(changes, each) for each in value)
    if isinstance(value, Mapping):
        return {key: _followed(changes, each) for key, each in value.items()}
    if not is_dataclass(value) or isinstance(value, type):
        return value
    ways = ways_of(type(value))
    return replace(
        value, **{each.name: ways[each.name](changes, value, getattr(value, each.name)) for each in fields(value)}
    )


# --- ways in which a field follows -----------------------------------------------------------------------------


def _kept(_: Changes, __: Any, value: Any) -> Any:
    return value


def _within(changes: Changes, _: Any, value: Any) -> Any:
    return _followed(changes, value)


def _seat(changes: Changes, _: Any, number: int) -> int:
    return changes.seat(number)


def _seats(changes: Changes, _: Any, numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(changes.seat, numbers))


def _amount(changes: Changes, _: Any, amount: int) -> int:
    return changes.amount(amount)


def _read(changes: Changes, _: Any, words: str) -> str:
    return retold(words, changes)


def _hints(changes: Changes, _: Any, lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(retold(each, changes) for each in lines)


def _aloud(changes: Changes, _: Any, words: str) -> str:
    return retold(words, changes, aloud=True)


def _zone(changes: Changes, _: Any, where: str) -> str:
    found = _ZONE.fullmatch(where)
    return f"{found[1]}-{changes.seat(int(found[2]))}" if found else where


def _handled(changes: Changes, _: Any, text: str) -> str:
    return " ".join(_zone(changes, None, word) for word in text.split())


def _seed(changes: Changes, _: Any, __: int) -> int:
    return changes.seed


def _blank(_: Changes, __: Any, ___: str) -> str:
    return ""


def _name(changes: Changes, _: Any, name: str) -> str:
    return changes.names.get(name, name)


def _stack(changes: Changes, of: Sitting, stack: Chips) -> Chips:
    return changes.stacks.get(of.number, stack)


def _line_amount(changes: Changes, of: Line, amount: int) -> int:
    if of.verb == ASK:
        return changes.seat(amount)
    return changes.amount(amount) if of.verb in WITH_AMOUNT else amount


def _moment_number(changes: Changes, of: Moment, number: int) -> int:
    return changes.seat(number) if of.stage == "acted" else number


def _deed_amount(changes: Changes, of: report_acts.Did, amount: int) -> int:
    return amount if of.deed is report_acts.Deed.HOLDS else changes.amount(amount)


def _deed_number(changes: Changes, of: report_acts.DealerDid, number: int) -> int:
    return changes.seat(number) if of.deed in report_acts.TO_A_SEAT else number


def _figures(changes: Changes, _: Any, figures: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    return tuple((name, changes.seat(each) if name == DUE else changes.amount(each)) for name, each in figures)


def _drawn(changes: Changes, _: Any, fixed: tuple[tuple[str, str | int], ...]) -> tuple[tuple[str, str | int], ...]:
    return tuple((name, _of_an_injector(changes, name, each)) for name, each in fixed)


SEATS_OF_INJECTORS = ("seat", "asks", "to", "by", "short", "before")
AMOUNTS_OF_INJECTORS = ("amount", "total", "count", "level")
"""What injectors let vary and is a seat or an amount; all else is a word, or counts something."""


def _place(changes: Changes, _: Any, text: str) -> str:
    """A place as an injector tells it: "flop: P3", "flop: P3 5", "seat 3 card 2", "button 3"."""
    moved = _AFTER_A_SEAT.sub(lambda found: str(changes.seat(int(found[1]))), text)
    return _PLACED.sub(lambda found: f"{found[1]}{changes.seat(int(found[2]))}", moved)


def _of_an_injector(changes: Changes, name: str, value: str | int) -> str | int:
    if isinstance(value, str):
        return _place(changes, None, value)
    if name in SEATS_OF_INJECTORS:
        return changes.seat(value)
    return changes.amount(value) if name in AMOUNTS_OF_INJECTORS else value


# --- what every field holds ------------------------------------------------------------------------------------

FORM: Mapping[type, Mapping[str, Way]] = {
    Scenario: {
        **dict.fromkeys(("id", "topics", "game", "limit", "house", "fixed", "puts_off"), _kept),
        **dict.fromkeys(("path", "text", "digest"), _blank),
        **dict.fromkeys(("button", "button_lies"), _seat),
        **dict.fromkeys(("stakes", "seats", "deck", "wrong", "injected", "drawn", "script", "told"), _within),
        **dict.fromkeys(("protests", "comings", "doings", "previous", "takeover", "ends", "expect"), _within),
        "title": _read,
        "hints": _hints,
        "waits": _seats,
        "seed": _seed,
    },
    Stakes: dict.fromkeys((each.name for each in fields(Stakes)), _amount),
    Sitting: {"number": _seat, "name": _name, "stack": _stack, **dict.fromkeys(SEAT_FLAGS, _kept)},
    Wrong: {"kind": _kept, "depth": _kept, "card": _within, "cards": _within},
    Injected: {"kind": _kept, "fixed": _drawn},
    Drawn: {"irregularity": _kept, "place": _place, "seat": _seat},
    Line: {
        **dict.fromkeys(("street", "verb", "hand"), _kept),
        "seat": _seat,
        "amount": _line_amount,
        "guard": _within,
        "says": _within,
    },
    Guard: {"kind": _kept, "number": _kept},
    Moment: {**dict.fromkeys(("stage", "street", "hand"), _kept), "number": _moment_number},
    Told: {
        **dict.fromkeys(("seat", "due"), _seat),
        **dict.fromkeys(("does", "guard"), _within),
        "street": _kept,
        "answer": _aloud,
    },
    Timed: {"after": _kept, "act": _within},
    Protest: {"seat": _seat, "says": _within, "guard": _within, "after": _kept},
    Coming: {"seat": _seat, "act": _within, "at": _within, "after": _kept},
    Doing: {"seat": _seat, "at": _within, "does": _within},
    Previous: {"at": _within, "does": _within, "after": _kept},
    Handling: {"text": _handled},
    Expected: {
        **dict.fromkeys(("book", "matter", "authority", "rulings", "paragraphs", "silent", "in_order"), _kept),
        "at": _within,
        "figures": _figures,
    },
    report_acts.OnStreet: {"part": _kept},
    report_acts.Did: {"seat": _seat, "deed": _kept, "amount": _deed_amount},
    report_acts.DealerDid: {"deed": _kept, "number": _deed_number},
    report_acts.OnBoard: {"cards": _kept},
    report_acts.ActedSince: {"seats": _seats},
}
OF_ACTS: Mapping[str, Way] = {
    **dict.fromkeys(("what", "kind", "pot", "depth", "count", "up", "word", "use", "value", "source"), _kept),
    **dict.fromkeys(("chips", "give", "take", "cards", "card", "told"), _within),
    **dict.fromkeys(("place", "other", "to"), _zone),
    "seat": _seat,
    "amount": _amount,
    "words": _aloud,
}
"""What the fields of gestures hold, by their names: the same name is the same thing in every gesture."""


def ways_of(kind: type) -> Mapping[str, Way]:
    """How each field of that class follows. Raises KeyError for a class that isn't of the form."""
    return OF_ACTS if kind in ACTS.values() else FORM[kind]
