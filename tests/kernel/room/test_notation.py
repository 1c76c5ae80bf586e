"""Every happening goes into one line and comes back the same; a room file does, too, or names all its faults."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.room.rooms import SETUP, TEXT, any_happening
from trainer.kernel.chips import chips
from trainer.kernel.document import BadTranscript
from trainer.kernel.notation import BadNotation
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import Happening, RoomAct
from trainer.kernel.room.document import RoomTranscript, room_of, text_of
from trainer.kernel.room.happenings import ACTS, CHAPTERS
from trainer.kernel.room.notation import happening, line


@given(any_happening())
def test_a_happening_comes_back_from_its_line(one: Happening) -> None:
    assert happening(line(one)) == one


@given(st.lists(any_happening(), max_size=6))
def test_a_room_comes_back_from_its_text(some: list[Happening]) -> None:
    told = RoomTranscript(SETUP, tuple(some))
    assert room_of(text_of(told)) == told


def test_every_act_has_a_verb_of_its_own() -> None:
    named = {each for chapter in CHAPTERS for each in vars(chapter).values() if isinstance(each, type)}
    every = {each for each in named if issubclass(each, RoomAct) and not each.__subclasses__()}
    assert len({each.verb for each in every}) == len(every) == len(ACTS)


@pytest.mark.parametrize(
    ("text", "one"),
    [
        ("0 clock run", Happening(0, "clock", c.Run())),
        ("125 floor balance A B", Happening(125, "floor", s.Balance("A", "B"))),
        ("9 desk register Gus 1000x8+100x20", Happening(9, "desk", d.Register("Gus", chips("1000x8+100x20")))),
        ("9 Ann sit Ann B 4", Happening(9, "Ann", s.Sit("Ann", "B", 4))),
        ("30 dealer:12 button 4 5 6", Happening(30, "dealer:12", t.Button(4, 5, 6))),
    ],
)
def test_these_lines_mean_these_happenings_for_ever(text: str, one: Happening) -> None:
    assert happening(text) == one
    assert line(one) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x floor balance A B",
        "1.5 floor balance A B",
        "1 nobody balance A B",
        "1 dealer: push",
        "1 dealer:a push",
        "1 floor wave",
        "1 floor balance A",
        "1 floor balance A B C",
        "1 floor penalty ann 2",
        "1 floor penalty Ann two",
        "1 floor break a",
        "1 desk register Gus 100",
        "1 dealer:A card Ann Xx",
    ],
)
def test_a_line_that_says_no_happening_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        happening(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 floor break", "break: the table is missing"),
        ("1 desk pay Ann x", "pay: money: 'x' isn't a number"),
        ("1 floor balance A B C", "balance: remove 'C'"),
        ("1 dealer:A card Ann Xx", "card: 'Xx' isn't a card"),
        ("1 floor penalty ann 2", "penalty: 'ann' isn't a player"),
    ],
)
def test_the_fault_of_a_line_names_its_verb(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match=f"^{said}"):
        happening(text)


def test_all_faults_come_at_once_with_their_lines() -> None:
    text = TEXT.replace("places 2", "palaces 2").replace("table B 9", "table B nine") + "1 floor wave\n"
    with pytest.raises(BadTranscript) as caught:
        room_of(text)
    said = dict(caught.value.faults)
    lines = text.splitlines()
    for fault in ("palaces 2", "table B nine 1 2 3 stud 7", "1 floor wave"):
        assert lines.index(fault) + 1 in said


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("room 1", "room one", "first line must be 'room 1', not 'room one'"),
        ("room 1", "dealing 1", "first line"),
        ("event tournament full-table 9\n", "", "event is missing"),
        ("event tournament", "event picnic", "isn't one of"),
        ("games holdem stud", "games whist", "isn't one of"),
        ("clock 1 600", "clock 1", "words"),
        ("pool 800", "pool 800\npool 900", "listed twice"),
        ("table B", "table A", "listed twice"),
        ("table A 9 2", "table A 9 10", "no such seat"),
        ("player Ben", "player Ann", "listed twice"),
        ("Ben 100x12+25x3 A 3", "Ben 100x12+25x3 A 2", "two players sit"),
        ("Ann 100x30 A 2", "Ann 100x30 A 10", "no seat 10"),
        ("Ann 100x30 A 2", "Ann 100x30 A", "player: write the table and the seat"),
        ("level 200 400 50 20", "level 200 400 9999999999 20", "level: '9999999999' is more than 999,999,999"),
        ("penalty Ben 2", "penalty Bea 2", "no player Bea"),
        ("absent Cora", "absent Cora 2", "absent: remove '2'"),
        ("clock 1 600", "clock 1 x", "clock: 'x' isn't a whole number"),
        ("level 200 400 50 20", "level 200 400 50", "level: 3 words"),
        ("chips 25 100 1000", "chips 25 0 1000", "chips: .*aren't denominations"),
        ("chips 25 100 1000", "chips 25 100 25", "chips: .*aren't denominations"),
        ("bounty 2500", "bountty 2500", "'bountty' isn't a room key"),
        ("table B 9", "table B 21", "table: a table has 2 to 20 seats"),
        ("table B 9", "table B 1", "table: a table has 2 to 20 seats"),
        ("---\n", "", "'---' is missing"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(old: str, new: str, fault: str) -> None:
    assert old in TEXT
    with pytest.raises(BadTranscript, match=fault):
        room_of(TEXT.replace(old, new, 1))


@pytest.mark.parametrize(
    ("stack", "bank"),
    [
        ("100x30+5000000x2", ((25, 1000), (100, 1000), (1000, 1000), (5000000, 49))),
        ("100x30+400000000x1", ((25, 1000), (100, 1000), (1000, 1000))),
        ("+".join(f"{value}x1" for value in range(1, 20)), tuple((value, 1000) for value in (*range(1, 20), 25))),
    ],
)
def test_a_bank_that_nobody_tells_holds_no_more_than_a_bank_may(stack: str, bank: tuple[tuple[int, int], ...]) -> None:
    text = "".join(line for line in TEXT.splitlines(True) if not line.startswith(("bank", "chips", "stack")))
    setup = room_of(text.replace("Ann 100x30", f"Ann {stack}")).setup
    assert tuple(sorted(setup.bank.piles)) == bank


def test_comments_and_blank_lines_are_left_out() -> None:
    assert room_of(TEXT.replace("---", "\n# the room as the level began\n---")).setup == SETUP
