"""What happens in a hand or a room, a sentence for each thing, in our own words."""

from collections.abc import Callable
from typing import Any

from trainer.grading.heard import heard
from trainer.grading.words import act_words, several
from trainer.grading.words import name as card_name
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.kernel.room import clock_acts, seat_acts, table_acts
from trainer.kernel.room.act import CLOCK, DESK, FLOOR, Happening, RoomAct
from trainer.kernel.table import Table
from trainer.rules.record import Record


def caption(record: Record, index: int) -> str:
    """Gesture `index` of a hand: "Ben puts out 1,000 in one chip." """
    gesture = record.gestures[index]
    if gesture.by_dealer:
        return f"{act_words(gesture.act)}."
    if gesture.who == g.FLOOR:
        return f"The floor: {gesture.act.verb.replace('-', ' ')}."
    return f"{_name(record.tables[index], gesture.seat)} {_player(gesture.act, record.tables[index], gesture.seat)}."


def by_seats(record: Record, index: int) -> str:
    """The same as dealers tell it to one another: "Seat 3 puts out 1,000 in one chip." """
    gesture = record.gestures[index]
    if gesture.by_dealer:
        words = act_words(gesture.act)
        return f"The dealer {words[:1].lower()}{words[1:]}."
    if isinstance(gesture.act, g.Wager):
        chips, stack = gesture.act.chips, _stack(record.tables[index], gesture.seat)
        return f"Seat {gesture.seat} {'goes all-in for' if chips.amount == stack else 'puts out'} {_counted(chips)}."
    said = caption(record, index)
    return said.replace(_name(record.tables[index], gesture.seat), f"Seat {gesture.seat}", 1)


def _counted(chips: Chips) -> str:
    """An amount and how many chips make it."""
    count = sum(number for _, number in chips.piles)
    return f"{chips.amount:,} in {'one chip' if count == 1 else f'{count} chips'}"


def _stack(table: Table, seat: int) -> int:
    return next(each.stack.amount for each in table.seats if each.number == seat)


def _name(table: Table, seat: int) -> str:
    name = next((each.name for each in table.seats if each.number == seat and each.name), "")
    return name or f"Seat {seat}"


def _player(act: g.Act, table: Table, seat: int) -> str:
    told = PLAYERS.get(type(act))
    if told is not None:
        return told(act)
    if isinstance(act, g.Wager):
        left = _stack(table, seat) - act.chips.amount
        return f"puts out {chips_words(act.chips)}" + ("" if left else ", all that is left")
    return act_words(act)[:1].lower() + act_words(act)[1:]


PLAYERS: dict[type[g.Act], Callable[[Any], str]] = {
    g.Post: lambda act: f"posts {act.chips.amount:,}",
    g.PullBack: lambda act: f"takes {chips_words(act.chips)} back",
    g.Check: lambda _: "checks",
    g.Fold: lambda _: "folds",
    **dict.fromkeys(g.SPOKEN, lambda act: f"says \u201c{heard(act)}\u201d"),
    g.Rest: lambda _: "lets the hands rest: that is all of it",
    g.Move: lambda act: f"puts {len(act.cards)} card{'' if len(act.cards) == 1 else 's'} down",
    g.Away: lambda _: "leaves the seat",
    g.Back: lambda _: "is back at the seat",
    g.Bounty: lambda act: f"bounty chip: {act.word.replace('-', ' ')}",
    g.Conduct: lambda act: f"behaves: {act.word.replace('-', ' ')}",
    g.ShowTo: lambda act: f"shows the cards to seat {act.seat} alone",
    g.Device: lambda _: "uses a phone or another device",
    g.Flash: lambda act: f"looks at {several(act.cards)} in the stub",
    g.Turn: lambda act: "shows the hand" if act.up else "turns the cards face down",
}


def chips_words(chips: Chips) -> str:
    """An amount and the chips that make it: "1,000 in one chip", "500 in five chips of 100"."""
    count = sum(number for _, number in chips.piles)
    if count == 1:
        return f"{chips.amount:,} in one chip"
    kinds = [f"{number} of {value:,}" for value, number in chips.piles]
    return f"{chips.amount:,} in chips: {', '.join(kinds)}"


# --- rooms ---------------------------------------------------------------------------------------------------------


def happening(each: Happening) -> str:
    """One thing that happens in a room."""
    told = ROOM.get(type(each.act))
    words = told(each.act) if told is not None else each.act.verb.replace("-", " ")
    return f"{_who(each)}{words}."


def _who(each: Happening) -> str:
    if each.table:
        return f"Table {each.table}: "
    return {CLOCK: "Clock: ", FLOOR: "Floor: ", DESK: "Desk: "}.get(each.who, f"{each.who}: ")


def clock(seconds: int) -> str:
    """A time of the clock: "18:00"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


ROOM: dict[type[RoomAct], Callable[[Any], str]] = {
    clock_acts.Run: lambda _: "it runs",
    clock_acts.SetClock: lambda act: f"the clock is set to {clock(act.seconds)}",
    clock_acts.HandForHand: lambda _: "hand for hand is called",
    seat_acts.DrawSeat: lambda act: f"{act.name} draws seat {act.seat} of table {act.table}",
    seat_acts.Sit: lambda act: f"{act.name} sits down in seat {act.seat} of table {act.table}",
    seat_acts.Bust: lambda act: f"{act.name} is out",
    seat_acts.BreakTable: lambda act: f"table {act.table} breaks",
    seat_acts.SeatCards: lambda act: f"the floor spreads the seat cards for table {act.table}: {act.word}",
    seat_acts.Show: lambda act: f"{act.name} is dealt the {card_name(act.card)}",
    table_acts.Riffle: lambda _: "the first riffle",
    table_acts.Deal: lambda act: f"a hand of level {act.level} is dealt",
    table_acts.End: lambda _: "the hand is over",
    table_acts.Win: lambda act: f"{act.name} wins {act.chips.amount:,} of {act.loser}",
}
