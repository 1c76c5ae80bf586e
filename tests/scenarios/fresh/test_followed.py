"""Every field of the form follows what is changed."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from fractions import Fraction
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from trainer.kernel import report_acts
from trainer.kernel.act import Act
from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips, chips
from trainer.kernel.gestures import ACTS
from trainer.kernel.notation import act_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.changes import Changes, permuted
from trainer.scenarios.fresh.followed import FORM, OF_ACTS, followed, ways_of
from trainer.scenarios.handling import handling_of
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

WHOLE = (Card, Chips, Act)
"""Classes that the walk doesn't take apart; gestures have a table of their own."""
FILE = """
format = 2
id = "a"
title = "Seat 3 raises"
teaches = ["bet.string"]
game = "holdem"
limit = "no-limit"
stakes = { small_blind = 100, big_blind = 200 }
button = 1
button_lies = 6
seed = 7
drawn = { irregularity = "asks-to-see-a-hand", place = "showdown: P3 6", seat = 3 }
takeover = "flop: P3"
ends = "turn: P6"
waits = [3, 6]
fixed = ["cards"]
script = ["preflop: P3 raise 600", "all stay",
    "showdown: P3 ask P6 Seat 6, please, Ivo", "P6 show 1", "P1 say Seat 3 has it"]
hints = ["Look.", "Seat 6 owes 1,000 in spades."]
[deck]
given = ["Ah Kd"]
[[seat]]
number = 1
name = "Ada"
stack = 20000
[[seat]]
number = 3
name = "Ivo"
stack = 20000
away = true
[[seat]]
number = 6
name = "Uma"
stack = 20000
[[wrong]]
kind = "duplicate"
depth = 20
card = "Qh"
[[wrong]]
kind = "missing"
cards = "2h 2s"
[[wrong]]
kind = "asks-to-see-a-hand"
place = "showdown: P3"
asks = 6
[[wager]]
seat = 6
street = "flop"
due = 3
when = "bet"
answer = "1500"
does = ["say Raise 1500", "0.6 wager 500x1+500x2"]
[[protest]]
seat = 1
words = "Ivo in seat 3 owes 400"
when = "board 4"
after = 9000
[[comes]]
seat = 3
does = "back"
at = "flop: P6"
[[gesture]]
seat = 1
at = "flop: P6"
does = ["show-to 3", "tell behind 6 There"]
[[previous]]
at = "preflop: P1"
does = ["pitch 3 down", "move hand-6 down stub-3", "turn up Qs", "return-bet 6 100x2", "count bet-3"]
[expect.tda-2022]
at = "flop: P3"
due = 6
to = 400
"""
CHANGES = Changes(
    seats={1: 2, 3: 5, 6: 9},
    names={"Ada": "Zoe", "Ivo": "Kim", "Uma": "Leo"},
    suits=permuted("hscd"),
    stacks={1: chips("1000x50+100x9"), 3: chips("1000x40+100x9"), 6: chips("1000x60+100x9")},
    factor=Fraction(2),
    seed=99,
)


def test_every_field_of_a_file_follows() -> None:
    text = written(followed(read(FILE, "x"), CHANGES))
    again = written(read(text, "x"))
    assert again == text
    for line in (
        'title = "Seat 5 raises"',
        "stakes = {small_blind = 200, big_blind = 400}",
        "button = 2",
        "button_lies = 9",
        "seed = 99",
        'drawn = {irregularity = "asks-to-see-a-hand", place = "showdown: P5 9", seat = 5}',
        'takeover = "flop: P5"',
        'ends = "turn: P9"',
        "waits = [5, 9]",
        'fixed = ["cards"]',
        "preflop: P5 raise 1200",
        "showdown: P5 ask P9 Seat 9, please, Kim",
        "P9 show 1",
        "P2 say Seat 5 has it",
        "Seat 9 owes 2,000 in diamonds.",
        "Ac Ks",
        'card = "Qc"',
        'cards = "2c 2d"',
        'place = "showdown: P5"',
        "asks = 9",
        "seat = 9\nstreet",
        "due = 5\nwhen",
        'answer = "3000"',
        "say Raise 3000",
        "0.6 wager 1000x3",
        "Kim in seat 5 owes 800",
        'at = "flop: P9"',
        "show-to 5",
        "tell behind 9 There",
        'at = "preflop: P2"',
        "pitch 5 down",
        "move hand-9 down stub-3",
        "turn up Qd",
        "return-bet 9 100x4",
        "count bet-5",
        'at = "flop: P5"\nto = 800\ndue = 9',
        'number = 5\nname = "Kim"\nstack = "1000x40+100x9"\naway = true',
    ):
        assert line in text, line


def test_the_seats_stand_in_the_order_of_their_numbers() -> None:
    turned = followed(read(FILE, "x"), Changes(seats={1: 8, 3: 2, 6: 5}))
    assert [each.number for each in turned.seats] == [2, 5, 8]
    assert turned.waits == (2, 5)
    assert (turned.path, turned.text, turned.digest) == ("", "", "")


# --- nothing is forgotten --------------------------------------------------------------------------------------


def classes(hint: Any) -> Iterator[type]:
    """The frozen values that a field of that type can hold."""
    if get_origin(hint) in (Union, UnionType, tuple) or get_args(hint):
        for part in get_args(hint):
            yield from classes(part)
    elif is_dataclass(hint) and isinstance(hint, type) and not issubclass(hint, WHOLE):
        yield hint


def reached(kind: type) -> set[type]:
    found, waiting = set(), [kind]
    while waiting:
        one = waiting.pop()
        found.add(one)
        inner = {each for hint in get_type_hints(one).values() for each in classes(hint)}
        waiting += inner - found
    return found


def test_every_class_and_field_of_the_form_is_known() -> None:
    for kind in (*reached(Scenario), *reached(report_acts.Report) - {report_acts.Report}):
        assert {*ways_of(kind)} == {each.name for each in fields(kind)}, kind
    assert {*FORM} == reached(Scenario) | (reached(report_acts.Report) - {report_acts.Report})


def test_every_field_of_every_gesture_is_known() -> None:
    for kind in ACTS.values():
        assert {each.name for each in fields(kind)} <= {*OF_ACTS}, kind


def test_every_name_that_an_injector_lets_vary_is_a_seat_an_amount_a_word_or_a_count() -> None:
    """A new name with a whole number has to be looked at: is it a seat or an amount?"""
    known = {
        *("word", "words", "cards", "says", "more", "amount", "until", "total", "act", "side", "depth", "chips"),
        *("leaves", "number", "seconds", "by", "dealt", "ante", "back", "second", "of", "card", "acts", "into", "plan"),
        *("answer", "level", "short", "count", "after", "before", "board", "asks", "lets-go", "use", "to", "what"),
        *("when", "bets", "protests"),
    }
    assert {name for each in INJECTORS.values() for name in each.varies} <= known


@pytest.mark.parametrize(
    ("does", "found"),
    [
        ("report x on flop; 3 put-in 1200; 3 holds 5; dealer skipped 6; board 4; since 3 6", None),
        ("ask-for 3 300", "ask-for 5 600"),
        ("trade bet-3 1000x1 rack 500x2", None),
        ("collect 6 500x2 main", "collect 9 1000x2 main"),
        ("shift 500x2 main side-1", "shift 1000x2 main side-1"),
    ],
)
def test_gestures_follow_field_by_field(does: str, found: str | None) -> None:
    scenario = read(FILE.replace('"count bet-3"', f'"{does}"'), "x")
    if does.startswith("trade"):
        with pytest.raises(ValueError, match="can't be put out"):
            followed(scenario, CHANGES)
        return
    act = followed(scenario, CHANGES).previous[0].does[-1]
    told = "report x on flop; 5 put-in 2400; 5 holds 5; dealer skipped 9; board 4; since 5 9"
    assert act == act_of(found or told)


def test_cards_told_by_where_they_lie_stay_there() -> None:
    scenario = read(FILE.replace('"turn up Qs"', '"drop stub muck"'), "x")
    assert followed(scenario, CHANGES).previous[0].does[2] == handling_of("drop stub muck")
