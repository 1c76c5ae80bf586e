"""A hand that is a misdeal, told beside its room: who comes since then gets none in the new deal, the level stays."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import REDEAL, on_both

HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in REDEAL.items()]
HEAD = "level 500 1000 1000\nlevel 1000 2000 2000\nplayers A 1-6 20000\ntable A 9 button 1\nplayer New 15000\n"
CALLED, TWO_UP = "deal\nD announce misdeal\n", "D pitch 2 up\nD pitch 3 up\n"
MISDEALS = [TWO_UP, f"{TWO_UP}D announce misdeal\n", f"{TWO_UP}D announce misdeal\nD gather\n"]
NO_MISDEALS = [
    CALLED,
    f"{CALLED}D gather\n",
    f"{CALLED}D gather\nD shuffle\nD cut 20\n",
    "D pitch 2 down\nD announce misdeal\n",
    "deal\nP4 call\nP5 call\nD announce misdeal\n",
    "D pitch 2 down\nD pitch 3 down\nD pitch 4 up\nD announce misdeal\n",
]
SITS = "New sit A 8\n"
NOBODY_NEW = "New gets no hand in the redeal, and waits for the next one; same button and blinds, 500-1,000"
MAY_PLAY = ("tda-2024", "players-2025")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("hand", MISDEALS)
@pytest.mark.parametrize("since", ["", "zero\nfloor level 2\n"])
def test_nobody_new_is_in_the_new_deal(house: str, hand: str, since: str, tmp_path: Path) -> None:
    text = f"hand A\n---\n{hand}room\n{HEAD}---\n{since}{SITS}"
    assert on_both(tmp_path, house, text).sentence == f"{NOBODY_NEW}."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("hand", MISDEALS)
def test_who_comes_late_to_his_seat_is_told_with_it(house: str, hand: str, tmp_path: Path) -> None:
    text = f"hand A\n---\n{hand}room\n{HEAD}absent A3\n---\nA3 back\n{SITS}"
    late = "may play it" if house in MAY_PLAY else "has the new hand killed"
    assert on_both(tmp_path, house, text).sentence == f"{NOBODY_NEW}; A3, back in time, {late}."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("hand", MISDEALS)
def test_the_level_stays(house: str, hand: str, tmp_path: Path) -> None:
    text = f"hand A\n---\n{hand}room\n{HEAD}---\nzero\nfloor level 2\n"
    assert on_both(tmp_path, house, text).sentence == "The hand is played at level 1, 500-1,000, as it began."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("hand", NO_MISDEALS)
def test_a_hand_that_was_only_called_a_misdeal_is_none_in_the_room(house: str, hand: str, tmp_path: Path) -> None:
    told = f"hand A\n---\n{hand}room\n{HEAD}---\n"
    level = "zero\nfloor level 2\n"
    sentences = {
        level: "The next hand is played at level 2, 1,000-2,000.",
        f"deal\ndealer:A misdeal\n{level}": "The next hand is played at level 2, 1,000-2,000.",
        SITS: "New is dealt in at once.",
        f"{level}{SITS}": "New is dealt in at once.",
        "floor penalty A3 2\n": "A3 misses 2 hands",
    }
    for since, sentence in sentences.items():
        assert on_both(tmp_path, house, f"{told}{since}").sentence.startswith(sentence), since


@pytest.mark.parametrize("house", HOUSES)
def test_who_has_no_hand_in_the_redeal_has_none_to_act_with(house: str, tmp_path: Path) -> None:
    begun = f"room\n{HEAD}---\ndeal\ndealer:A misdeal\n{SITS}hand A\n---\ndeal\nfold 4 5 6\n"
    answer = on_both(tmp_path, house, begun)
    assert answer.sentence.startswith("Nothing is wrong: seat 1 may call 1,000 or raise")
    assert answer.also[-1] == f"In the room: {NOBODY_NEW}."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("hand", ["deal\n", "deal\nfold 4 5 6 1 2\nD gather\n", f"{CALLED}deal\n"])
def test_who_sits_down_after_a_hand_that_is_none_is_dealt_in(house: str, hand: str, tmp_path: Path) -> None:
    text = f"hand A\n---\n{hand}room\n{HEAD}---\n{SITS}"
    assert on_both(tmp_path, house, text).sentence == "New is dealt in at once."
