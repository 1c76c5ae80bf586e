"""A room to search in, and any act of its notation, sensible or not."""

from collections import Counter
from dataclasses import fields
from typing import Any

from hypothesis import strategies as st

from trainer.kernel.cards import Card, standard_deck
from trainer.kernel.chips import Chips
from trainer.kernel.room.act import Happening, RoomAct
from trainer.kernel.room.document import RoomTranscript, room_of
from trainer.kernel.room.happenings import ACTS
from trainer.kernel.room.state import Room

TEXT = """room 1
event tournament full-table 9
games holdem stud
level 100 200 0 20
level 200 400 50 20
clock 1 600
stack 100x20+1000x8
bank 25x100+100x200+1000x50
entries 4 200
pool 800
places 2
prizes 600 200
chips 25 100 1000
sheet event-60
bounty 2500
guarantee 90000
registration 2
antes big-blind
table A 9 2 3 5
table B 9 1 2 3 stud 7
player Ann 100x30 A 2
player Ben 100x12+25x3 A 3
penalty Ben 2
player Cora 1000x4 A 5
absent Cora
player Dan 1000x2 B 1
due Dan B 4
player Eva 0 B 2
player Finn 100x8
---
"""
SETUP = room_of(TEXT).setup
NAMES = st.sampled_from(("Ann", "Ben", "Cora", "Dan", "Eva", "Finn", "Gus", "Hana"))
TABLES = st.sampled_from(("A", "B", "C"))
WHO = st.one_of(NAMES, st.sampled_from(("clock", "floor", "desk", "dealer:A", "dealer:A", "dealer:B", "dealer:C")))
WORDS = st.sampled_from(("fold", "call", "shown", "stud", "holdem", "late-entry", "uncountable", "in-the-pot"))
PILES = st.sampled_from([each.chips for each in SETUP.players] + [SETUP.stack])
SOME_CHIPS = st.one_of(
    PILES,
    st.dictionaries(st.sampled_from((1000, 100, 25)), st.integers(1, 4), max_size=2).map(
        lambda counts: Chips(tuple(sorted(counts.items(), reverse=True)))
    ),
)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.one_of(st.integers(0, 10), st.integers(0, 999)),
    str: WORDS,
    Card: st.sampled_from(standard_deck()),
    Chips: SOME_CHIPS,
}


def _value(name: str, kind: Any) -> st.SearchStrategy[Any]:
    if name in ("name", "loser"):
        return NAMES
    return TABLES if name in ("table", "to") else VALUES[kind]


def any_act() -> st.SearchStrategy[RoomAct]:
    return st.one_of([st.builds(act, *(_value(each.name, each.type) for each in fields(act))) for act in ACTS.values()])


def any_happening() -> st.SearchStrategy[Happening]:
    return st.builds(Happening, st.integers(0, 9999), WHO, any_act())


def all_chips(room: Room) -> Chips:
    total = room.bank
    for each in room.players:
        total = total + each.chips
    return total


def names(room: Room) -> Counter[str]:
    return Counter(each.name for each in room.players)


def transcript(*lines: str) -> RoomTranscript:
    return room_of(TEXT + "\n".join(lines))
