"""What a later telling has overtaken is not told again, nor what is settled beside: penalties, chips, races, seats."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines
from trainer.commands.situation import stands
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import question
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

PENALTY = "floor penalty A3 4;dealer deal;dealer end;dealer deal;dealer end;A3 back"
HIDDEN = (
    "dealer:A deal;Bruno play all-in;Kaya play call;dealer:A end;win Kaya Bruno 8200;dealer:A riffle;find Bruno 500"
)
AT_A = "player Kaya 15000 A 2;player Bruno 8200 A 5;player Sofia 20000 A 7"


def told(folder: Path, house: str, head: str, acts: str, ask: str = "") -> Answer:
    """The answer on a room, or a room and the hand in it, told in short in a file."""
    file = folder / "told.txt"
    file.write_text(lines(f"room;{head}", acts), encoding="utf-8")
    found = stands(file)
    assert found is not None
    return answer_on_all(found.both, book(house), [question(ask)] if ask else [])


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan"])
def test_how_far_a_penalty_is_served_is_told_once(tmp_path: Path, house: str) -> None:
    """The hands missed: tda-2024 71-A, tda-2022 71-A, players-2025 67-A, foxwoods-2020 71-A, metropolitan 65-A."""
    answer = told(tmp_path, house, "table A 9 button 4;players A 8 20000", PENALTY)
    assert answer.sentence == "A3 may not play yet and stays away from the table: 2 of 4 hands missed, 2 more to miss."
    assert not any("more after it" in each or "more to miss" in each for each in answer.also)


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025"])
def test_chips_kept_in_view_again_lead_over_nothing_that_was_forfeited(tmp_path: Path, house: str) -> None:
    """The chips out of view: tda-2024 63, tda-2022 63, players-2025 61."""
    acts = "dealer:A end;draw-seat A5 B 7;A5 out-of-view 15000;sit A5 B 7;A5 keep in-view"
    head = "table A 9 button 1;table B 9 button 1;players A 5 30000;players B 5 30000"
    answer = told(tmp_path, house, head, acts, "chips:A5")
    assert answer.sentence.startswith("A5 forfeits 15,000")
    assert "doesn't cover" not in answer.sentence


@pytest.mark.parametrize("ask", ["", "chips:Bruno", "wager:Bruno", "pots"])
@pytest.mark.parametrize(
    ("house", "ruled"),
    [
        pytest.param("upt", "eat 5 is out, and the hidden 500 leaves the tournament", id="upt:tournament-20"),
        pytest.param("tda-2024", "he floor decides whether the 500 behind is part of the all-in", id="tda-2024:62"),
    ],
)
def test_hidden_chips_once_ruled_on_are_not_owed_as_well(tmp_path: Path, house: str, ruled: str, ask: str) -> None:
    answer = told(tmp_path, house, f"level 200 400;{AT_A}", HIDDEN, ask)
    assert ruled in answer.sentence
    assert not any("puts in 500 more" in each for each in (answer.sentence, *answer.also))


RACED = "dealer:A end;recess;colour-up 100;race 100;dealer:A card A2 As;dealer:A card A6 Jd;dealer:A card A8 Kh"
CHIPS = "chips 100 500 1000;player A2 1000x3+100x4 A 2;player A6 100x2 A 6;player A8 1000x4+100x4 A 8"


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022"])
def test_who_gets_the_chips_of_a_race_leads_over_an_award_that_is_right(tmp_path: Path, house: str) -> None:
    """The race: tda-2024 24-A, tda-2022 24-A."""
    acts = f"{RACED};exchange A2 500x1 100x4;exchange A8 500x1 100x4"
    answer = told(tmp_path, house, f"level 500 1000 1000;{CHIPS}", acts)
    assert answer.sentence.startswith("A2 and A8 each get one chip of 500")
    assert "A6, with no other chips, gets one too" in answer.sentence


@pytest.mark.parametrize("ask", ["", "seats:Bob"])
@pytest.mark.parametrize("house", ["tda-2024", "tda-2022"])
def test_who_is_moved_for_balance_has_no_wish_for_a_seat(tmp_path: Path, house: str, ask: str) -> None:
    """The move: tda-2024 11-A, tda-2022 11-A."""
    head = "table A 9 button 9;table B 9 button 3;player A1 40000 A 1;player Bob 40000 A 2;players A 3-9 40000"
    acts = "balance A B;Bob ask a-seat"
    answer = told(tmp_path, house, f"{head};players B 1-3 40000;players B 6-8 40000", acts, ask)
    assert (
        answer.sentence == "Bob in seat 2, next to post the big blind, moves to table B, seat 9 (the worst position)."
    )


def test_a_ruling_in_the_room_leads_over_words_in_the_hand_that_are_not_read(tmp_path: Path) -> None:
    """The level: tda-2024 23."""
    head = "level 500 1000 1000 20;level 600 1200 1200 20;clock 1 20;table A 9 button 2;players A 9 40000"
    acts = "0 clock run;0 dealer:A end;15 dealer:A push;20 clock zero;20 clock level 2;hand A;---"
    answer = told(tmp_path, "tda-2024", head, f"{acts};P4 post 600;P5 post 1000;P5 say It is the old level.")
    assert answer.sentence.startswith("The incoming dealer deals one hand at level 1, 500-1,000")
