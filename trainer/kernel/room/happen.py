"""One thing happens in a room: the room after it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from trainer.kernel.chips import NotEnoughChips
from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import happen_chips, happen_clock, happen_desk, happen_seats, happen_tables
from trainer.kernel.room import manner_acts as m
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import CLOCK, DEALER, DESK, FLOOR, Happening
from trainer.kernel.room.setup import RoomSetup
from trainer.kernel.room.state import Room
from trainer.kernel.table import Impossible

HAPPENS: dict[type, Callable[[Room, Happening, Any], Room]] = {
    s.DrawSeat: happen_seats.due,
    s.Assign: happen_seats.due,
    s.Sit: happen_seats.sit,
    s.Carry: happen_seats.carry,
    s.Away: happen_seats.away,
    s.Back: happen_seats.back,
    s.Bust: happen_seats.bust,
    s.Finish: happen_seats.finish,
    s.BreakTable: happen_seats.break_table,
    s.SeatCards: happen_seats.seat_cards,
    s.Show: happen_seats.show,
    s.Balance: happen_seats.balance,
    s.FinalTable: happen_seats.final_table,
    s.Halt: happen_seats.halt,
    s.Waive: happen_seats.waive,
    s.Resume: happen_seats.resume,
    s.Penalty: happen_seats.penalty,
    s.PenaltyRounds: happen_seats.penalty_rounds,
    s.Disqualify: happen_seats.disqualify,
    t.Push: happen_tables.push,
    t.Riffle: happen_tables.between_hands,
    t.Shuffler: happen_tables.between_hands,
    t.NewDeck: happen_tables.new_deck,
    t.Deal: happen_tables.deal,
    t.Substantial: happen_tables.substantial,
    t.End: happen_tables.end,
    t.Misdeal: happen_tables.misdeal,
    t.Button: happen_tables.button,
    t.Game: happen_tables.game,
    t.Turn: happen_tables.turn,
    t.Play: happen_tables.play,
    t.Win: happen_tables.win,
    c.Run: happen_clock.run,
    c.Hold: happen_clock.hold,
    c.SetClock: happen_clock.set_clock,
    c.Zero: happen_clock.zero,
    c.NewLevel: happen_clock.level,
    c.Recess: happen_clock.said,
    c.HandForHand: happen_clock.hand_for_hand,
    c.NormalPlay: happen_clock.normal_play,
    c.CallClock: happen_clock.on_the_clock,
    c.StartClock: happen_clock.on_the_clock,
    c.Warn: happen_clock.on_the_clock,
    c.ColourUp: happen_clock.said,
    c.Race: happen_clock.race,
    d.Rebuy: happen_desk.buy,
    d.AddOn: happen_desk.buy,
    d.Surrender: happen_desk.surrender,
    d.Find: happen_desk.find,
    d.Remove: happen_desk.remove,
    d.Exchange: happen_desk.exchange,
    d.Pay: happen_desk.pay,
    d.Withhold: happen_desk.withhold,
    d.Agree: happen_desk.agree,
    d.Ask: happen_desk.spoken,
    d.Permit: happen_desk.spoken,
    d.Refuse: happen_desk.spoken,
    p.Keep: happen_chips.keep,
    p.OutOfView: happen_chips.show,
    p.Straddle: happen_chips.show,
    p.Bounty: happen_chips.bounty,
    p.Lost: happen_chips.lost,
    m.Conduct: happen_seats.behave,
    m.Device: happen_seats.behave,
}
ENTRIES: dict[type, Callable[[Room, RoomSetup, Any], Room]] = {
    d.Register: happen_desk.register,
    d.ReEnter: happen_desk.re_enter,
    s.PlaceStack: happen_desk.place_stack,
}


def happen(setup: RoomSetup, room: Room, happening: Happening) -> Room:
    """The room after the happening. Raises Impossible: a seat, player, table or chip not there, or time going back."""
    if happening.at < room.at:
        raise Impossible(f"second {happening.at} has passed: it is second {room.at} now")
    act = happening.act
    if not (isinstance(act, d.Ask) and act.word in d.FROM_OUTSIDE):
        _present(room, happening.who)
    entry = ENTRIES.get(type(act))
    try:
        after = entry(room, setup, act) if entry else HAPPENS[type(act)](room, happening, act)
    except NotEnoughChips as lacking:
        raise Impossible(str(lacking)) from lacking
    return replace(after, at=happening.at)


def _present(room: Room, who: str) -> None:
    """Raises Impossible unless there is somebody of that name to do it."""
    if who.startswith(DEALER):
        room.table(who.removeprefix(DEALER))
    elif who not in (CLOCK, FLOOR, DESK):
        room.player(who)


def rooms(setup: RoomSetup, happenings: Iterable[Happening]) -> tuple[Room, ...]:
    """The room before the first and after each happening. Raises Impossible."""
    standing = [setup.room()]
    for each in happenings:
        standing.append(happen(setup, standing[-1], each))
    return tuple(standing)
