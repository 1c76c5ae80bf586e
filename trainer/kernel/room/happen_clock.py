"""What acts on clocks and announcements do to the room."""

from dataclasses import replace

from trainer.kernel.room import clock_acts as c
from trainer.kernel.room.act import Happening
from trainer.kernel.room.state import LevelClock, Room
from trainer.kernel.table import Impossible


def _clock(room: Room, at: int, *, running: bool) -> Room:
    if room.clock.running == running:
        raise Impossible(f"the clock is already {'running' if running else 'stopped'}")
    return replace(room, clock=LevelClock(room.clock.level, room.clock.left_at(at), at, running))


def run(room: Room, happening: Happening, _: c.Run) -> Room:
    return _clock(room, happening.at, running=True)


def hold(room: Room, happening: Happening, _: c.Hold) -> Room:
    return _clock(room, happening.at, running=False)


def set_clock(room: Room, happening: Happening, act: c.SetClock) -> Room:
    return replace(room, clock=LevelClock(room.clock.level, act.seconds, happening.at, room.clock.running))


def zero(room: Room, happening: Happening, _: c.Zero) -> Room:
    left = room.clock.left_at(happening.at)
    if left:
        raise Impossible(f"the clock still has {left} seconds")
    return room


def level(room: Room, _: Happening, act: c.NewLevel) -> Room:
    if act.level <= room.level:
        raise Impossible(f"level {room.level} has already been announced")
    return replace(room, level=act.level, clock=replace(room.clock, level=act.level))


def hand_for_hand(room: Room, _: Happening, _act: c.HandForHand) -> Room:
    if room.hand_for_hand:
        raise Impossible("play is already hand for hand")
    return replace(room, hand_for_hand=True)


def normal_play(room: Room, _: Happening, _act: c.NormalPlay) -> Room:
    if not room.hand_for_hand:
        raise Impossible("play isn't hand for hand")
    return replace(room, hand_for_hand=False)


def on_the_clock(room: Room, _: Happening, act: c.CallClock | c.StartClock | c.Warn) -> Room:
    if room.table(room.player(act.name).table or "nowhere").turn != act.name:
        raise Impossible(f"it is not {act.name}'s turn")
    return room


def race(room: Room, happening: Happening, _act: c.Race) -> Room:
    if not happening.table:
        raise Impossible(f"{happening.who} isn't a dealer at a table")
    return room


def said(room: Room, _: Happening, _act: c.ColourUp | c.Recess) -> Room:
    return room
