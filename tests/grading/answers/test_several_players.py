"""Several players who do the same one after another are told together, each with what becomes of him."""

import pytest

from tests.grading.answers.in_short import on_hand, on_room

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


ONE, OTHER = "Seat 7 takes the device off the table, where it may not lie", "use a betting app or chart at the table"


@pytest.mark.parametrize("house", [pytest.param("tda-2024", id="tda-2024:5-D")])
def test_all_that_a_player_does_with_a_device_is_one_answer(house: str) -> None:
    acts = "deal;fold 3 4 5 6 7;P7 device on-table;P7 device app"
    answer = on_hand(house, "blinds 100 200;seats 9 20000", acts)
    assert answer.sentence == f"{ONE}; seat 7 may not {OTHER}: a penalty may follow."


def test_another_players_device_is_told_as_well() -> None:
    acts = "deal;fold 3 4 5 6 7;P6 device on-table;P7 device app"
    answer = on_hand("tda-2024", "blinds 100 200;seats 9 20000", acts)
    assert answer.sentence == (
        f"Seat 6 takes the device off the table, where it may not lie; seat 7 may not {OTHER}: a penalty may follow."
    )
