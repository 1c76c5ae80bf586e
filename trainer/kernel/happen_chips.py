"""What acts with chips do to a table: in front, into pots and out of them, and change between any two places."""

from collections.abc import Callable
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.table import MAIN, Impossible, Table, with_seat

RACK = "rack"


# --- in front -----------------------------------------------------------------------------------------------------


def _front(table: Table, gesture: g.Gesture, act: g.Post | g.Wager) -> Table:
    seat = table.seat(gesture.seat)
    return with_seat(table, replace(seat, stack=seat.stack - act.chips, bet=seat.bet + act.chips))


def _pull_back(table: Table, gesture: g.Gesture, act: g.PullBack) -> Table:
    return _give_back(table, gesture.seat, act.chips)


def _uncover(table: Table, gesture: g.Gesture, act: g.Uncover) -> Table:
    seat = table.seat(gesture.seat)
    return with_seat(table, replace(seat, stack=seat.stack + act.chips))


def _return_bet(table: Table, _: g.Gesture, act: g.ReturnBet) -> Table:
    return _give_back(table, act.seat, act.chips)


def _give_back(table: Table, number: int, some: Chips) -> Table:
    seat = table.seat(number)
    return with_seat(table, replace(seat, bet=seat.bet - some, stack=seat.stack + some))


def _all_in_button(table: Table, _: g.Gesture, act: g.AllInButton) -> Table:
    return replace(table, all_in=table.all_in ^ {table.seat(act.seat).number})


# --- pots ---------------------------------------------------------------------------------------------------------


def _bring_in_bets(table: Table, _: g.Gesture, __: g.BringInBets) -> Table:
    pot = table.pots[0]
    for seat in table.seats:
        pot = pot + seat.bet
    seats = tuple(replace(seat, bet=NO_CHIPS) if seat.bet else seat for seat in table.seats)
    return replace(table, seats=seats, pots=(pot, *table.pots[1:]))


def _collect(table: Table, _: g.Gesture, act: g.Collect) -> Table:
    _some(act.chips)
    return _put_in(_taken(table, f"bet-{act.seat}", act.chips), act.pot, act.chips)


def _shift(table: Table, _: g.Gesture, act: g.Shift) -> Table:
    _some(act.chips)
    if act.pot == act.to:
        raise Impossible("chips can't be moved from a pot to the same pot")
    return _put_in(_taken(table, act.pot, act.chips), act.to, act.chips)


def _push_pot(table: Table, _: g.Gesture, act: g.PushPot) -> Table:
    return _put_in(_taken(table, pot_pushed(act), act.chips), f"stack-{table.seat(act.seat).number}", act.chips)


def pot_pushed(act: g.PushPot) -> str:
    """The name of the pot that an act pushes."""
    return act.pot if isinstance(act, g.PushSide) else MAIN


def _some(chips: Chips) -> None:
    if not chips:
        raise Impossible("no chips were moved")


# --- change -------------------------------------------------------------------------------------------------------


def _change(table: Table, _: g.Gesture, act: g.Change) -> Table:
    return _traded(table, RACK, act.give, f"stack-{table.seat(act.seat).number}", act.take)


def _change_pot(table: Table, _: g.Gesture, act: g.ChangePot) -> Table:
    return _traded(table, RACK, act.give, MAIN, act.take)


def _trade(table: Table, _: g.Gesture, act: g.Trade) -> Table:
    if act.place == act.other:
        raise Impossible("change has to be made between two different places")
    return _traded(table, act.place, act.give, act.other, act.take)


def _traded(table: Table, one: str, give: Chips, other: str, take: Chips) -> Table:
    lifted = _taken(_taken(table, one, give), other, take)
    return _put_in(_put_in(lifted, other, give), one, take)


# --- places -------------------------------------------------------------------------------------------------------


def chips_at(table: Table, place: str) -> Chips:
    """What lies at "rack", "main", "side-1", "bet-3" or "stack-3". Raises Impossible for no such place."""
    if place == RACK:
        return table.rack
    part, _, number = place.partition("-")
    if part in ("bet", "stack") and number.isdecimal():
        lying: Chips = getattr(table.seat(int(number)), part)
        return lying
    at = table.pot_number(place)
    return table.pots[at] if at < len(table.pots) else NO_CHIPS


def _taken(table: Table, place: str, chips: Chips) -> Table:
    return _laid(table, place, chips_at(table, place) - chips)


def _put_in(table: Table, place: str, chips: Chips) -> Table:
    return _laid(table, place, chips_at(table, place) + chips)


def _laid(table: Table, place: str, chips: Chips) -> Table:
    """The table with exactly these chips at a place; a side pot exists once chips lie in it, or in a later one."""
    if place == RACK:
        return replace(table, rack=chips)
    part, _, number = place.partition("-")
    if part in ("bet", "stack"):
        changed: dict[str, Any] = {part: chips}
        return with_seat(table, replace(table.seat(int(number)), **changed))
    at = table.pot_number(place)
    begun = table.pots + (NO_CHIPS,) * (at + 1 - len(table.pots))
    pots = (*begun[:at], chips, *begun[at + 1 :])
    while len(pots) > 1 and not pots[-1]:
        pots = pots[:-1]
    return replace(table, pots=pots)


CHIPS: dict[type[g.Act], Callable[[Table, g.Gesture, Any], Table]] = {
    g.Post: _front,
    g.Wager: _front,
    g.PullBack: _pull_back,
    g.Uncover: _uncover,
    g.ReturnBet: _return_bet,
    g.AllInButton: _all_in_button,
    g.BringInBets: _bring_in_bets,
    g.Collect: _collect,
    g.Shift: _shift,
    g.PushPot: _push_pot,
    g.PushSide: _push_pot,
    g.Change: _change,
    g.ChangePot: _change_pot,
    g.Trade: _trade,
}
