"""Places on a table that can be pointed at, and how they are called."""

from trainer.kernel.cards import BadCard, card
from trainer.kernel.table import Impossible, Table
from trainer.rules.hands import SIGNS

SEAT, CARD, SIDE = "seat:", "card:", "side-"
NAMED = {
    "stub": "The stub",
    "burns": "The burns",
    "muck": "The muck",
    "pot": "The pot",
    "button": "The button",
    "board": "The board",
    "rack": "The tray",
}


class NoPlace(ValueError):
    """A place that is not on the table as it stands."""


def called(table: Table, place: str) -> str:
    """A place in words: "Seat 3, Ines", "K♥". Raises NoPlace for one that is not on the table as it stands."""
    if place.startswith(SEAT):
        return _seat(table, place.removeprefix(SEAT))
    if place.startswith(CARD):
        return _card(table, place.removeprefix(CARD))
    if place.startswith(SIDE):
        return _pot(table, place)
    if place not in NAMED:
        raise NoPlace(f"{place!r} isn't a place")
    if place in ("stub", "burns", "muck", "board") and not getattr(table, place):
        raise NoPlace(f"there are no cards in the {place}")
    return NAMED[place]


def _seat(table: Table, number: str) -> str:
    """A seat, empty or not: a dead button may lie at an empty one."""
    if not number.isdigit() or not 1 <= int(number) <= len(table.seats):
        raise NoPlace(f"no one sits in seat {number}")
    seat = table.seats[int(number) - 1]
    return f"Seat {number}, {seat.name}" if seat.taken else f"Seat {number}, empty"


def _card(table: Table, name: str) -> str:
    try:
        wanted = card(name)
        zone = table.where(wanted)
    except (BadCard, Impossible) as fault:
        raise NoPlace(str(fault)) from fault
    lying = dict(table.zones())[zone]
    if zone == "stub" or not any(each.card == wanted and each.up for each in lying):
        raise NoPlace(f"the {name} isn't face up on the table")
    return "The joker" if wanted.is_joker else f"{wanted.rank.replace('T', '10')}{SIGNS[wanted.suit]}"


def _pot(table: Table, place: str) -> str:
    try:
        number = table.pot_number(place)
    except Impossible as fault:
        raise NoPlace(str(fault)) from fault
    if not number < len(table.pots):
        raise NoPlace(f"there is no {place}")
    return f"Side pot {number}"
