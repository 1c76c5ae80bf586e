"""Hand for hand: what is told of an all-in beside what players do, and of a clock that nobody has told."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_both
from trainer.commands.situation import stands
from trainer.grading.answers.asked import Question
from trainer.grading.answers.both import answer_on_both
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

PRINTS = ["tda-2022", "tda-2024", "players-2025"]
DOWN = "The cards stay face down, and nothing is dealt until the floor says so"
FREE = "A9 is asked to stay seated in hand for hand, but doesn't have to"
STAYS = "seat 5 must stay with a live hand; leaving may cost a penalty"
ROOM = """\
room
level 500 1000 1000
table A 9 button 7
table B 9
players A 2-9 20000
player A1 8000 A 1
players B 9 20000
---
floor hand-for-hand
hand A
---
deal
P1 all-in
fold 2 3 4
P5 call
fold 6 7 8 9
"""


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-E+RP-8-F") for each in PRINTS])
def test_cards_stay_down_and_who_may_get_up(house: str, tmp_path: Path) -> None:
    both = on_both(tmp_path, house, f"{ROOM}D say I turn up the hands, and here comes the flop.\nP5 away\nP9 away\n")
    assert both.sentence == f"{DOWN}; {FREE.replace('A9', 'seat 9')}; {STAYS}."
    assert on_both(tmp_path, house, f"{ROOM}P5 away\n").sentence == f"{DOWN}; {STAYS}."
    assert on_both(tmp_path, house, f"{ROOM}P9 away\n").sentence == f"{DOWN}; {FREE}."


@pytest.mark.parametrize(
    ("house", "says"),
    [
        pytest.param(
            "foxwoods-2020",
            "; Foxwoods doesn't cover this and refers to TDA RP-8-F (text of 2022): ",
            id="foxwoods:h4h",
        ),
        pytest.param("metropolitan", "; Metropolitan doesn't cover hand for hand", id="metropolitan:silent"),
        pytest.param("upt", "; UPT doesn't cover hand for hand", id="upt:silent"),
    ],
)
def test_a_house_that_prints_nothing_on_it_says_so_beside(house: str, says: str, tmp_path: Path) -> None:
    told = on_both(tmp_path, house, f"{ROOM}P5 away\nP9 away\n").sentence
    assert "seat 5" in told.lower().partition(says.lower())[0] and says in told


@pytest.mark.parametrize("house", PRINTS)
def test_a_room_alone_tells_the_same(house: str) -> None:
    acts = "floor hand-for-hand;dealer:A deal;A1 play all-in;A5 play call;A9 play fold;A9 away"
    told = answer_on_room(read_room(lines("room;players A 9 20000;players B 9 20000", acts)).record, book(house))
    assert told.sentence == f"{DOWN}; {FREE}."


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-F") for each in PRINTS])
def test_the_cards_stay_down_though_somebody_else_leaves_a_live_hand(house: str) -> None:
    acts = "floor hand-for-hand;dealer:A deal;A1 play all-in;A5 play call;A9 away"
    told = answer_on_room(read_room(lines("room;players A 9 20000;players B 9 20000", acts)).record, book(house))
    assert told.sentence == f"{STAYS.replace('seat 5', 'A9')}; {DOWN[0].lower()}{DOWN[1:]}."


SHARING = (
    "deal A;dealer:B deal;floor hand-for-hand;dealer:A win A2 A1 20000;dealer:B win B2 B1 20000;"
    "dealer:A end;dealer:B end;bust A1;bust B1"
)


@pytest.mark.parametrize("house", [*PRINTS, "foxwoods-2020"])
def test_a_clock_that_nobody_told_shows_nothing(house: str) -> None:
    """[RP-8-B] Who shares the money is told without it; each hand's time is told where that is asked."""
    head = "room;level 500 1000 1000;places 17;players A 9 20000;players B 9 20000"
    acts = SHARING.replace("deal A", "dealer:A deal")
    told = answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence
    assert "17" in told and "clock" not in told
    known = answer_on_room(read_room(lines(f"{head};clock 1 600", acts)).record, book(house)).sentence
    assert "the clock shows 8:00" in known.lower()
    announced = read_room(lines(head, "dealer:A deal;dealer:B deal;floor hand-for-hand")).record
    asked = answer_on_room(announced, book(house), "clock").sentence
    assert "takes 120 seconds off the clock" in asked and "shows" not in asked
    over = answer_on_room(read_room(lines(f"{head};clock 1 600", f"{acts};normal-play")).record, book(house))
    assert "clock" not in over.sentence


@pytest.mark.parametrize("asked", ["showdown", "clock"])
@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-F") for each in PRINTS])
def test_asked_by_any_word_no_hand_is_tabled_before_the_floor_says_so(house: str, asked: str, tmp_path: Path) -> None:
    file = tmp_path / "both.txt"
    file.write_text(f"{ROOM}P1 turn up\n", encoding="utf-8")
    found = stands(file)
    assert found is not None
    assert answer_on_both(found.both, book(house), asked).sentence.startswith(DOWN)


@pytest.mark.parametrize("asked", [("showdown", "clock"), ("clock", "showdown"), ("clock",)])
@pytest.mark.parametrize("house", [pytest.param("foxwoods-2020", id="foxwoods-2020:16")])
def test_no_hand_is_tabled_and_face_down_at_once(house: str, asked: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "both.txt"
    file.write_text(f"{ROOM}", encoding="utf-8")
    found = stands(file)
    assert found is not None
    told = answer_on_all(found.both, book(house), [Question(each) for each in asked]).sentence
    assert "face down" not in told and "takes 120 seconds off the clock" in told
    assert ("tabled at once" in told) == ("showdown" in asked)


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-A") for each in (*PRINTS, "foxwoods-2020")])
@pytest.mark.parametrize("name", ["A1", "B1"])
def test_each_who_shares_may_be_asked_about(house: str, name: str) -> None:
    head = "room;level 500 1000 1000;places 17;players A 9 20000;players B 9 20000"
    record = read_room(lines(head, SHARING.replace("deal A", "dealer:A deal"))).record
    asked = answer_on_room(record, book(house), "desk", 0, name).sentence
    assert "he 2 who bust on this hand, after hand for hand was announced, share the payout for" in asked


TOGETHER = (
    "room;level 500 1000 1000;places {};player X 3000 A 6;players A 1-5 20000;player Y 5000 {} 7;"
    "players B 1-6 20000;players C 1-6 20000"
)


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-A") for each in PRINTS])
@pytest.mark.parametrize("table", ["A", "B"])
def test_busts_into_the_money_are_told_for_hand_for_hand_too(house: str, table: str) -> None:
    for acts in ("bust X;bust Y", "dealer:A deal;dealer:B deal;bust X;bust Y"):
        record = read_room(lines(TOGETHER.format(18, table), acts)).record
        told = answer_on_room(record, book(house)).sentence
        assert told == (
            "If hand for hand was announced, the 2 who bust on this hand share the payout for 18th place; if not, "
            f"{book(house).ledger.known_as} doesn't say who places higher."
        )
    # one of them, or none, takes the room into the money
    paid = answer_on_room(read_room(lines(TOGETHER.format(30, table), "bust X;bust Y")).record, book(house)).sentence
    name = book(house).ledger.known_as
    assert paid == f"{name} doesn't cover this: who finishes higher of players who bust in the same hand."
    alone = answer_on_room(read_room(lines(TOGETHER.format(18, table), "bust X")).record, book(house)).sentence
    assert "hand for hand" not in alone


@pytest.mark.parametrize(
    ("house", "said"),
    [
        pytest.param("tda-2024", "If hand for hand was announced, the 2 who bust on this hand", id="tda-2024:RP-8-A"),
        pytest.param("foxwoods-2020", "Foxwoods doesn't cover this: who finishes higher", id="foxwoods-2020:h4h"),
        pytest.param(
            "upt", "if it counts as one hand, more starting chips place higher: Y with 5,000", id="upt:tournament-35"
        ),
    ],
)
def test_hands_dealt_in_one_round_are_told_of_whenever_they_end(house: str, said: str) -> None:
    acts = "dealer:A deal;dealer:B deal;60 bust X;70 dealer:A end;95 bust Y;99 dealer:B end"
    told = answer_on_room(read_room(lines(TOGETHER.format(18, "B"), acts)).record, book(house)).sentence
    assert said in told and "final table" not in told


@pytest.mark.parametrize(
    ("places", "said"),
    [
        ("", "X is out alone in 19th place."),
        ("places 18;", "in 19th place: 18 are paid."),
        ("places 19;", "of 19 paid."),
    ],
)
def test_who_is_out_alone_at_hand_for_hand_is_told_his_place(places: str, said: str) -> None:
    """[tda-2024:RP-8-A]"""
    head = TOGETHER.replace("places {};", places).format("A")
    acts = "floor hand-for-hand;dealer:A end;dealer:A deal;dealer:B deal;bust X"
    for house in ("tda-2024", "metropolitan", "foxwoods-2020"):
        assert said in answer_on_room(read_room(lines(head, acts)).record, book(house), "desk", 0, "X").sentence


@pytest.mark.parametrize("house", ["metropolitan", "tda-2024"])
@pytest.mark.parametrize("name", ["X", "Y"])
def test_of_two_out_together_each_may_be_asked_about(house: str, name: str) -> None:
    record = read_room(lines(TOGETHER.format(30, "A"), "dealer:A deal;bust X;bust Y")).record
    asked = answer_on_room(record, book(house), "desk", 0, name).sentence
    assert "who finishes higher of players who bust in the same hand" in asked


ONE_HAND = (
    "room;places 27;player T2-1 2000 2 1;players 2 2-7 20000;players 3 7 20000;players 4 7 20000;players 5 7 20000",
    ";".join(
        (
            *(f"dealer:{each} deal" for each in range(2, 6)),
            "floor hand-for-hand",
            *(f"floor bust T{each}-1;dealer:{each} end" for each in range(2, 6)),
        )
    ),
)


@pytest.mark.parametrize("ask", ["desk", "seats", "clock"])
@pytest.mark.parametrize("house", [*PRINTS, "foxwoods-2020", "metropolitan", "upt"])
def test_who_goes_out_first_on_the_hand_is_told_what_he_shares(house: str, ask: str) -> None:
    """[tda-2024:RP-8-A]"""
    room = read_room(lines(*ONE_HAND)).record
    plain = answer_on_room(room, book(house)).sentence
    assert "share" in plain.lower() if house not in ("metropolitan", "upt") else "doesn't cover hand for hand" in plain
    assert answer_on_room(room, book(house), ask, name="T2-1").sentence == plain


HIGHER = "doesn't cover this: who finishes higher of players who bust in the same hand"


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:RP-8-A"), "tda-2024"])
@pytest.mark.parametrize(
    ("head", "more"), [("", "."), ("places 12;", "; places 15 and 16 aren't paid, 12 are.")], ids=["untold", "unpaid"]
)
def test_at_the_desk_it_is_asked_who_finishes_where_of_two_out_at_two_tables(house: str, head: str, more: str) -> None:
    """Asked nothing, what the tables have to do leads, as before."""
    told = read_room(lines(f"room;level 500 1000;{head}players A 9 30000;players B 7 30000", "bust A3;bust B2")).record
    desk = answer_on_room(told, book(house), "desk").sentence
    assert desk == f"{book(house).ledger.known_as} {HIGHER}{more}"
    assert answer_on_room(told, book(house)).sentence.startswith(
        "Table B, 2 players short of the fullest table, plays on"
    )


def test_payouts_asked_after_they_are_out_are_those_of_hand_for_hand() -> None:
    """[players-2025:RP-8-A]"""
    head = "room;level 500 1000;places 15;players A 9 30000;players B 7 30000"
    told = read_room(lines(head, "bust A3;bust B2;floor ask payouts")).record
    said = answer_on_room(told, book("players-2025")).sentence
    assert said.startswith(
        "If hand for hand was announced, the 2 who bust on this hand share the payout for 15th place;"
    )


BY_HANDS = (
    "level 500 1000 1000\nlevel 600 1200 1200\nplayers A 9 20000\nplayers B 9 20000\nclock 1 {}\n---\n"
    "floor hand-for-hand\n"
)


@pytest.mark.parametrize(
    ("house", "known"),
    [pytest.param("upt", "UPT", id="upt"), pytest.param("metropolitan", "Metropolitan", id="metropolitan")],
)
@pytest.mark.parametrize("ask", ["", "clock"])
def test_where_no_time_is_printed_for_a_hand_no_level_comes_up_by_hands(house: str, known: str, ask: str) -> None:
    record = read_room("room\n" + BY_HANDS.format(100) + "end A\ndeal A\n").record
    assert answer_on_room(record, book(house), ask).sentence.startswith(f"{known} doesn't cover hand for hand")
    told = read_room("room\n" + BY_HANDS.format(200) + "end A\ndeal A\nfloor level 2\n").record
    assert answer_on_room(told, book(house), ask).sentence == "The next hand is played at level 2, 600-1,200."


@pytest.mark.parametrize("house", [pytest.param("foxwoods-2020", id="foxwoods-2020:h4h"), *PRINTS])
def test_where_a_time_is_printed_for_a_hand_the_level_comes_up_by_hands(house: str) -> None:
    record = read_room("room\n" + BY_HANDS.format(100) + "end A\ndeal A\n").record
    assert answer_on_room(record, book(house)).sentence == "The hand is played at level 2, 600-1,200, as it began."
