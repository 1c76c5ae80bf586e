"""Parts of a question that several kinds share: fields for amounts, names of places, sums that run on."""

from collections.abc import Iterable

from trainer.quickfire.spot import Asks, Field, Option, Sum
from trainer.quickfire.telling import Telling

YES, NO = "yes", "no"


def money(amount: int) -> str:
    """An amount as it is read."""
    return f"{amount:,}"


def named(told: Telling, seat: int) -> str:
    """A player by seat and name, at the head of a sentence."""
    return f"Seat {seat} ({told.table.seat(seat).name})"


def chips_field(
    key: str, label: str, step: int, when: tuple[str, tuple[str, ...]] | None = None, row: str = ""
) -> Field:
    """An amount in chips, counted up from nothing."""
    return Field(key, Asks.AMOUNT, label, step=step, when=when, row=row)


def choice(key: str, label: str, *options: Option) -> Field:
    """One of several answers."""
    return Field(key, Asks.CHOICE, label, options=options)


def places(told: Telling, *first: str) -> tuple[str, ...]:
    """These places, and every bet in front."""
    bets = tuple(f"bet-{seat.number}" for seat in told.table.seats if seat.bet)
    return tuple(dict.fromkeys((*first, *bets)))


def running(lines: Iterable[tuple[str, int, tuple[str, ...]]], of: str = "") -> tuple[Sum, ...]:
    """Sums out of what is added each time, to one pot of several where it is named."""
    total, found = 0, []
    for says, amount, where in lines:
        total += amount
        found.append(Sum(says, amount, total, where, of=of))
    return tuple(found)


def bet_at(told: Telling, level: int) -> tuple[str, ...]:
    """Where the bet of that total lies."""
    return tuple(f"bet-{seat.number}" for seat in told.table.seats if seat.bet.amount == level)[:1]
