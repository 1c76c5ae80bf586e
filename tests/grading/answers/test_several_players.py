"""Several players who do the same one after another are told together, each with what becomes of him."""

import pytest

from tests.grading.answers.in_short import lines, on_hand, on_room
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "room 1;event tournament full-table 9;games holdem;level 100 200 0 20;clock 1 900;table A 9 2 5 6"
SEATED = ";".join(f"player S{seat} 1000x20 A {seat}" for seat in (1, 2, 5, 7, 8, 9))
MOVED = ";".join(f"player {name} 1000x20 B {seat}" for seat, name in enumerate("XYZ", 1))
ROOM = f"{HEAD};table B 9 1 2 3;{SEATED};{MOVED}"
DRAWN = ";".join(
    f"desk draw-seat {name} A {seat};{name} sit {name} A {seat}" for name, seat in zip("XYZ", (3, 4, 6), strict=True)
)
SIT = f"0 floor break B;{DRAWN}"
BUTTON = "dealer:A button 3 5 6"


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2022", id="tda-2022:10-A"), pytest.param("tda-2024", id="tda-2024:10-A")]
)
def test_each_newcomer_is_told_when_he_gets_a_hand(house: str) -> None:
    answer = on_room(house, ROOM, f"{SIT};{BUTTON}")
    y, z = "Y is dealt in once the button has passed", "Z is dealt in at once and posts the big blind"
    assert answer.sentence == f"X is dealt in at once; {y}; {z}."


def test_what_was_done_before_something_else_happened_is_no_part_of_it() -> None:
    acts = SIT.replace(";desk draw-seat Z", ";dealer:A deal 1;dealer:A end;desk draw-seat Z")
    answer = on_room("tda-2022", ROOM, f"{acts};{BUTTON}")
    assert answer.sentence == "Z is dealt in at once and posts the big blind."


ONE, OTHER = "Seat 7 takes the device off the table, where it may not be", "use a betting app or chart at the table"


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:5-D")])
def test_all_that_a_player_does_with_a_device_is_one_answer(house: str) -> None:
    acts = "deal;fold 3 4 5 6 7;P7 device on-table;P7 device app"
    answer = on_hand(house, "blinds 100 200;seats 9 20000", acts)
    assert answer.sentence == f"{ONE}; seat 7 may not {OTHER}: a penalty may follow."


def test_another_players_device_is_told_as_well() -> None:
    acts = "deal;fold 3 4 5 6 7;P6 device on-table;P7 device app"
    answer = on_hand("tda-2024", "blinds 100 200;seats 9 20000", acts)
    assert answer.sentence == (
        f"Seat 6 takes the device off the table, where it may not be; seat 7 may not {OTHER}: a penalty may follow."
    )


LATE = (
    "table 3 9 4 6 7;players 3 1-4 20000;players 3 6-9 20000;table 8 9 1 2 3;players 8 1-2 20000;players 8 4-9 20000;"
    "table 5 9 1 2 3;players 5 9 20000"
)
ENTERS = "Late ask late-entry;register Late 20000;draw-seat Late 3 5;sit Late 3 5"
RE_ENTERS = "bust T5-9;re-enter T5-9 20000;draw-seat T5-9 8 3;sit T5-9 8 3"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_a_late_entry_and_a_re_entry_are_told_each_with_when_he_gets_a_hand(house: str) -> None:
    """TDA 2022 8-A, 10-A."""
    record = read_room(lines(f"room;level 100 200;stack 20000;{LATE}", f"{ENTERS};{RE_ENTERS}")).record
    assert answer_on_room(record, book(house)).sentence == (
        "If entries are still sold, Late gets a full stack and a drawn seat, like any new player; "
        "Late is dealt in once the button has passed; T5-9 is dealt in at once."
    )
    at_the_desk = answer_on_room(record, book(house), "desk", name="Late").sentence
    assert at_the_desk == "Late gets a full stack of 20,000 and a drawn seat."


BROKEN = (
    "room;event tournament full-table 9;level 500 1000 1000;players A 1-3 20000;table B 9 1 2 3;players B 1-8 20000;"
    "table C 9 1 2 3;players C 1-8 20000;table D 9 1 2 3;players D 1-8 20000"
)
MOVES = "floor break A;draw-seat A1 B 9;draw-seat A2 C 9;draw-seat A3 D 9;A1 sit B 9;A2 sit C 9;A3 sit D 9"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_of_whom_the_same_goes_is_only_named(house: str) -> None:
    """TDA 10-A."""
    answer = answer_on_room(read_room(lines(BROKEN, MOVES)).record, book(house))
    assert answer.sentence == "A1 is dealt in at once; the same goes for A2 and A3."
    assert not any("dealt in" in line for line in answer.also)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_who_moves_and_is_on_penalty_is_told_of_no_hand(house: str) -> None:
    """TDA 71-B."""
    given = "A1 conduct abuse;floor penalty-rounds A1 2"
    answer = answer_on_room(read_room(lines(BROKEN, f"{given};{MOVES}")).record, book(house))
    assert answer.sentence == (
        "A1 gets a penalty: abuse, disruption and cheating are penalized; A1 misses 6 hands: 2 rounds of 3 hands each; "
        "A1 is still on penalty and misses 6 hands more at table B, dealt in and killed there; A2 is dealt in at once; "
        "the same goes for A3."
    )
    assert not any("dealt in" in line for line in answer.also)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_beside_the_hands_he_still_misses_only_the_others_are_told_of_theirs(house: str) -> None:
    """TDA 71-B."""
    given = "A1 conduct abuse;floor penalty-rounds A1 2;dealer:A deal;dealer:A end"
    answer = answer_on_room(read_room(lines(BROKEN, f"{given};{MOVES}")).record, book(house))
    assert answer.sentence == (
        "A1 may not play yet and stays away from the table: 1 of 6 hands (2 rounds of the 3 at the table then) missed, "
        "5 more to miss; A2 is dealt in at once; the same goes for A3."
    )
    assert not any("dealt in" in line for line in answer.also)
