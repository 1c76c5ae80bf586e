"""A search over what may well happen in a room: lines that make sense, in any order; what cannot happen is left out."""

from contextlib import suppress
from itertools import product

from hypothesis import strategies as st

from trainer.kernel.room.document import room_of
from trainer.kernel.room.notation import happening
from trainer.kernel.table import Impossible
from trainer.rules.room.record import RoomRecord

HEAD = """room 1
event {event}
games {games}
level 100 200 0 1
level 200 400 50 1
clock 1 100
stack 100x20+1000x8
bank 25x100+100x200+1000x50
places 5
table A 9 2 3 5 {game} 5
table B 9 1 2 3 {game} 5
player Ann 100x20+1000x8 A 2
player Ben 100x20+1000x8 A 3
player Cora 100x20+1000x8 A 5
player Dan 100x20+1000x8 A 6
player Eva 100x20+1000x8 B 1
player Finn 100x20+1000x8 B 2
player Gus 0 B 3
player Hana 100x20+1000x8
due Hana B 8
---
"""
EVENTS = ("tournament full-table 9", "tournament six-handed 6", "survivor full-table 9", "cash full-table 9")
GAMES = (("holdem", "holdem"), ("holdem stud stud8", "holdem"), ("stud razz", "stud"), ("single-draw", "single-draw"))
NAMES = ("Ann", "Ben", "Cora", "Dan", "Eva", "Finn", "Gus", "Hana")
TABLE = ("riffle", "shuffler", "deal 1", "deal 2", "end", "end", "push", "substantial-action")
TABLE += ("button 3 5 6", "button 5 6 2", "game stud", "game holdem", "game stud8")
OWN = ("away", "back", "play fold", "play call", "play all-in", "ask a-seat", "ask late-entry")
FLOOR = (
    "run",
    "hold",
    "set 0",
    "set 60",
    "level 2",
    "hand-for-hand",
    "normal-play",
    "final-table",
    "break A",
    "break B",
)
FLOOR += ("balance A B", "balance B A", "waive A", "seat-cards A scrambled", "place-stack Late A 9", "bust Gus")
FLOOR += ("refuse Ann same-table", "win Eva Finn 100x20+1000x8", "bust Finn")
DESK = ("register Ivo 100x20+1000x8", "re-enter Gus 100x20+1000x8", "surrender Dan", "draw-seat Hana A 7")
LINES = [f"dealer:{table} {act}" for table, act in product("AB", TABLE)]
LINES += [f"dealer:{table} turn {name} {facing}" for table, facing in product("AB", (0, 200)) for name in NAMES[:6]]
LINES += [f"{name} {act}" for name, act in product(NAMES, OWN)]
LINES += [f"{name} sit {name} {place}" for name, place in product(NAMES, ("A 4", "A 8", "B 4", "B 8"))]
LINES += [f"floor draw-seat {name} B {seat}" for name, seat in zip(NAMES, (5, 6, 7, 9), strict=False)]
LINES += [f"floor {act} {name}{rest}" for name in NAMES for act, rest in (("start-clock", ""), ("warn", " 10"))]
LINES += [f"{who} call-clock {name}" for who, name in product(("Ann", "Eva", "floor"), NAMES[:6])]
LINES += ["clock zero"] * 4 + [f"floor {act}" for act in FLOOR * 2] + [f"desk {act}" for act in DESK * 2]
SCENES = [f"dealer:{t} riffle|dealer:{t} deal {level}" for t, level in product("AB", (1, 2))] * 2
SCENES += [f"dealer:A turn Ann {bet}|Ben call-clock Ann|floor start-clock Ann" for bet in (0, 400)] * 2
SCENES += ["dealer:B turn Eva 200|Eva play call", "floor hand-for-hand|Ann play all-in|Ben play call"] * 2
SCENES += [
    "dealer:A warn Ann 10",
    "Ann play call",
    "floor hand-for-hand|floor set 0|clock zero",
    "floor run|dealer:B push",
]
DRAW = [f"dealer:A card {name} {card}" for name, card in zip(NAMES, ("Ah", "Kd", "2c", "Ts"), strict=False)]
SCENES += ["|".join(["floor break A", "floor seat-cards A scrambled", *DRAW, "floor draw-seat Ben B 5"])]
SCENES += ["floor break A|floor draw-seat Ann B 6", "floor set 0|clock zero|floor level 2", "Hana sit Hana A 8"]
LINES += SCENES * 4
STEPS = st.tuples(st.sampled_from((1, 5, 31)), st.sampled_from(LINES))
ROOMS = st.tuples(st.sampled_from(EVENTS), st.sampled_from(GAMES), st.lists(STEPS, min_size=8, max_size=40))


def lively(event: str, games: tuple[str, str], steps: list[tuple[int, str]]) -> RoomRecord:
    """The record of a room in which whatever of that can happen does, so many seconds after one another."""
    full = event.split()[-1]
    head = HEAD.format(event=event, games=games[0], game=games[1])
    if full == "6":
        head = head.replace("A 9 ", "A 6 ").replace("B 9 ", "B 6 ").replace("due Hana B 8\n", "")
    record, now = RoomRecord(room_of(head).setup), 0
    for seconds, line in steps:
        now += seconds
        for each in line.split("|"):
            with suppress(Impossible):
                record.add(happening(f"{now} {each}"))
    return record
