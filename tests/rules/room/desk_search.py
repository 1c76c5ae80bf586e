"""A search over what may well happen at the desk and with chips, in any order; what cannot happen is left out."""

from contextlib import suppress
from itertools import product

from hypothesis import strategies as st

from trainer.kernel.manners import BOUNTIES
from trainer.kernel.room.chip_acts import KEPT
from trainer.kernel.room.document import room_of
from trainer.kernel.room.notation import happening
from trainer.kernel.table import Impossible
from trainer.rules.room.points import blinds, chips, desk
from trainer.rules.room.record import RoomRecord

DESK_KINDS = frozenset(kind.key for chapter in (blinds.KINDS, chips.KINDS, desk.KINDS) for kind in chapter)
HEAD = """room 1
event {event} full-table 9
games holdem
level 50 100 25 1
level 100 200 200 1
level 200 400 400 1
clock 1 30
stack 1000x5
bank 25x400+100x400+1000x90
entries {sold} {fee}
pool {pool}
prizes 50000 30000 20000
chips 25 100 1000
{extra}
table A 9 1 2 4
player Ann 25x3 A 1
player Ben 1000x4+25x6 A 2
player Cora 100x9+25x2 A 4
player Dan 1000x2+25x5 A 6
---
"""
EVENTS = ("tournament", "tournament", "survivor", "cash", "satellite")
EXTRAS = (
    "registration 1\nantes big-blind",
    "registration 1\nbounty 2500\nsheet event-100-bounty",
    "registration 2\nguarantee 500000\nsheet event-wed-140\nantes big-blind",
    "sheet event-sng-65",
    "registration 1\nsheet event-140-super-stack-turbo",
)
NAMES = ("Ann", "Ben", "Cora", "Dan")
LINES = [
    f"{name} {act}"
    for name, act in product(NAMES, ("ask forfeit", "ask high-hand", "agree", "ask deal", "away", "back"))
]
LINES += [f"{name} keep {word}" for name, word in product(NAMES, KEPT)]
LINES += [f"{name} bounty {word}" for name, word in product(NAMES, BOUNTIES)]
LINES += [f"{name} {act}" for name, act in product(NAMES, ("straddle 100x2", "out-of-view 25x2", "refuse Ann deal"))]
LINES += [f"desk {act} {name}" for name in NAMES for act in ("surrender",)]
LINES += [f"desk re-enter {name} 1000x{n}" for name, n in product(NAMES, (5, 4))]
LINES += [
    f"floor {act} {name} {chips}" for name in NAMES for act, chips in (("remove", "25x3"), ("exchange", "100x1 25x4"))
]
LINES += [f"floor exchange {name} 100x1 25x2" for name in NAMES]
LINES += ["desk register Eva 1000x5", "desk withhold 4000", "desk pay Ann 10000", "floor final-table", "floor recess"]
LINES += ["floor run", "floor hold", "floor permit Ann deal", "floor refuse Ann deal"] * 3
LINES += ["floor level 2", "floor level 3", "floor level 9", "dealer:A deal 1", "dealer:A deal 2", "dealer:A end"] * 3
LINES += ["desk ask payouts", "floor set 0|clock zero", "floor run|floor set 0|clock zero|floor hold"] * 6
SCENES = ["floor colour-up 25", "floor colour-up 100", "dealer:A race 25", "dealer:A race 100", "dealer:A race 1000"]
CARDS = [
    f"dealer:A card {name} {rank}{suit}" for name, (rank, suit) in zip(NAMES * 3, product("A7K2", "shc"), strict=False)
]
SCENES += [f"dealer:A race 25|{'|'.join(CARDS[:number])}" for number in (5, 6, 8, 9)]
SCENES += ["dealer:A race 25|floor remove Ann 25x3", "dealer:A race 25|floor exchange Ben 100x2 25x2"]
LOSSES = {"Ann": "25x3", "Cora": "100x9+25x2", "Dan": "1000x2+25x5"}
LOST = [f"Ben win Ben {name} {held}|floor bust {name}" for name, held in LOSSES.items()]
SCENES += [f"dealer:A deal 1|{each}" for each in LOST] + [f"dealer:A deal 1|{LOST[0]}|{LOST[1]}"]
SCENES += ["dealer:A deal 1|Ben win Ben Ann 25x2|Cora win Cora Ann 25x1|floor bust Ann"]
LINES += SCENES * 5
STEPS = st.tuples(st.sampled_from((1, 31)), st.sampled_from(LINES))
MONEY = st.tuples(st.integers(0, 520), st.sampled_from((0, 4200, 7700)))
DESKS = st.tuples(st.sampled_from(EVENTS), st.sampled_from(EXTRAS), MONEY, st.lists(STEPS, min_size=6, max_size=30))


def busy(event: str, extra: str, money: tuple[int, int], steps: list[tuple[int, str]]) -> RoomRecord:
    """The record of a room in which whatever of that can happen does, so many seconds after one another."""
    sold, fee = money
    record, now = (
        RoomRecord(room_of(HEAD.format(event=event, extra=extra, sold=sold, fee=fee, pool=sold * fee)).setup),
        0,
    )
    for seconds, line in steps:
        now += seconds
        for each in line.split("|"):
            with suppress(Impossible):
                record.add(happening(f"{now} {each}"))
    return record
