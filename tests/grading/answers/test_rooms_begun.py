"""A floor begins in the middle of an event: what a room's head tells already, and hands that are merely dealt."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_both, on_room
from tests.grading.answers.test_rooms_first import F, M, N, P, T, U
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = """room 1
event tournament full-table 9
games holdem
level 500 1000 1000 20
clock 1 {left}
{chips}
stack 1000x20
table A 9 1 3 4
table B 9 1 2 3"""
NEW = "desk register Dan 1000x20;desk draw-seat Dan A {};Dan sit Dan A {}"
RACED = "floor colour-up 25;dealer:A race 25"


def first(house: str, acts: str, players: str, left: int = 900, chips: str = "chips 25 100 500 1000") -> str:
    return on_room(house, f"{HEAD.format(left=left, chips=chips)};{players}", acts).sentence


def at(table: str, count: int) -> str:
    return ";".join(f"player {table}{seat} 1000x15 {table} {seat}" for seat in range(1, count + 1))


THREE = "player Ann 1000x15 A 1;player Ben 1000x9 A 3;player Cora 1000x12 A 4"
DEALT = "dealer:A riffle;dealer:A deal 1"


@pytest.mark.parametrize(
    "house", [pytest.param(h, id=f"{h}:{p}") for h, p in ((T, "8-A"), (P, "8-A"), (M, "7"), (F, "7"))]
)
@pytest.mark.parametrize("after", ["", f";{DEALT}", f";{DEALT};dealer:A end"])
def test_a_level_partly_over_is_late_enough_for_who_waits_behind_the_button(house: str, after: str) -> None:
    waits, sits = "Dan is dealt in once the button has passed.", "Dan is dealt in at once."
    assert first(house, f"{NEW.format(2, 2)}{after}", THREE) == waits
    assert first(house, f"{NEW.format(5, 5)}{after}", THREE) == sits


def test_before_the_first_level_runs_nobody_is_late() -> None:
    assert "dealt in" not in first(M, NEW.format(2, 2), THREE, left=1200)


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:{p}") for h, p in ((T, "7"), (P, "7"), (M, "6"), (F, "6"))])
def test_a_player_who_sits_wrong_from_the_start_moves_with_what_he_has(house: str) -> None:
    players = f"player Eva 1000x27+100x4 A 5;{THREE};due Eva A 6"
    assert first(house, "dealer:A deal 1", players) == "Eva goes to seat 6 with all of the 27,400."
    assert first(house, "dealer:A deal 1", players.replace("due Eva A 6", "due Eva A 5")) == "Nothing is wrong."
    elsewhere = players.replace("due Eva A 6", "due Eva B 6")
    assert first(house, "dealer:A deal 1", elsewhere) == "Eva goes to table B, seat 6, with all of the 27,400."
    moved = "dealer:A deal 1;dealer:A end;Eva sit Eva A 6"
    assert first(house, moved, players) == "Eva goes to seat 6 with all of the 27,400."
    assert "Eva goes" not in first(house, "dealer:A win Ann Eva 1000x27+100x4;floor bust Eva", players)


@pytest.mark.parametrize("acts", ["dealer:B riffle", "dealer:B deal 1", "dealer:B shuffler"])
def test_a_table_three_short_stops_before_its_next_hand(acts: str) -> None:
    """Metropolitan 9-C."""
    stops = "Table B stops, 3 players short of the fullest table, unless the floor waives the halt."
    assert first(M, acts, f"{at('A', 9)};{at('B', 6)}") == stops
    plays_on = (
        "Table B, 2 players short of the fullest table, plays on until it is 3 short, and the floor "
        "may balance the tables more closely."
    )
    assert first(M, acts, f"{at('A', 9)};{at('B', 7)}") == plays_on
    assert first(M, acts, f"{at('A', 5)};{at('B', 2)}") == "Nothing is wrong."  # a part of an event


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        ("25x5", "Ann gets 100 at equal value; 25 leaves play without compensation."),
        ("25x3", "Ann's 75 leaves play without compensation: it makes no chip that is still in play."),
        ("25x4", "Ann gets 100 at equal value."),
    ],
)
@pytest.mark.parametrize("acts", [RACED, f"{RACED};{DEALT};dealer:A end"])
def test_chips_of_a_raced_denomination_that_turn_up(acts: str, chips: str, sentence: str) -> None:
    """Metropolitan 22-C."""
    assert first(M, f"{acts};floor find Ann {chips}", THREE) == sentence
    assert first(M, f"floor find Ann {chips}", THREE, chips="chips 25 100 500") == "Nothing is wrong."


@pytest.mark.parametrize("house", [T, N, P, M, F])
def test_a_draw_of_which_nothing_is_told_is_not_found_wanting(house: str) -> None:
    broken = f"player Dan 1000x15 B 4;{THREE}"
    drawn = "floor break B;floor draw-seat Dan A 5;Dan sit Dan A 5"
    assert first(house, drawn, broken) == "Dan is dealt in at once."
    told = "floor break B;floor seat-cards B shown;floor draw-seat Dan A 5"
    assert first(house, told, broken) == "The draw missed one of its two random steps."


def test_upt_waits_as_well_once_the_hand_is_dealt() -> None:
    assert "button" in first(U, f"{NEW.format(2, 2)};{DEALT}", THREE)


MISDEAL = "dealer:A deal 1;dealer:A misdeal"
REDEAL = [
    pytest.param(h, id=f"{h}:{at}") for h, at in ((T, "35-C"), (N, "35-C"), (P, "36-C"), (F, "35-C"), (M, "33-C"))
]


@pytest.mark.parametrize("house", REDEAL)
def test_nobody_new_plays_the_redeal(house: str) -> None:
    waits = "Dan gets no hand in the redeal, and waits for the next one; same button and blinds, 500-1,000."
    assert first(house, f"{MISDEAL};{NEW.format(7, 7)}", THREE) == waits
    assert first(house, f"{MISDEAL};{NEW.format(7, 7)};dealer:A deal 1", THREE) == waits
    after = f"{MISDEAL};dealer:A deal 1;dealer:A end;{NEW.format(7, 7)}"
    assert first(house, after, THREE) == "Dan is dealt in at once."


@pytest.mark.parametrize(
    ("house", "done"),
    [
        pytest.param(N, "may play it", id=f"{N}:35-C"),
        pytest.param(P, "may play it", id=f"{P}:36-C"),
        pytest.param(T, "has the new hand killed", id=f"{T}:35-C"),
        pytest.param(F, "has the new hand killed", id=f"{F}:35-C"),
        pytest.param(M, "has the new hand killed", id=f"{M}:33-C"),
    ],
)
def test_who_was_away_for_the_misdeal_is_told_with_who_is_new(house: str, done: str) -> None:
    acts = f"Cora away;{MISDEAL};clock level 2;Cora back;{NEW.format(7, 7)}"
    assert first(house, acts, THREE).endswith(f"; same button and blinds, 500-1,000; Cora, back in time, {done}.")


@pytest.mark.parametrize("house", REDEAL)
@pytest.mark.parametrize("begun", ["", "2 dealer:A riffle;"])
@pytest.mark.parametrize("after", ["", ";905 dealer:A riffle", ";905 dealer:A deal 2"])
def test_a_redeal_is_played_at_the_level_of_the_misdeal(house: str, begun: str, after: str) -> None:
    acts = f"0 clock run;{begun}5 dealer:A deal 1;900 clock zero;900 clock level 2;902 dealer:A misdeal{after}"
    told = first(house, acts, f"level 600 1200 1200 20;{THREE}")
    wrong = "Correct it: the hand is played at level 1, 500-1,000, not at level 2."
    assert told == (wrong if after.endswith("deal 2") else "The hand is played at level 1, 500-1,000, as it began.")


@pytest.mark.parametrize(
    ("house", "seconds", "countdown"), [(M, 50, 10), (T, 25, 5), (N, 25, 5), (P, 25, 5), (F, 25, 5)]
)
def test_who_asks_for_the_clock_hears_how_long_it_runs(house: str, seconds: int, countdown: int) -> None:
    acts = "dealer:A deal 1;dealer:A turn Ann 1000;100 Ben call-clock Ann"
    told = first(house, acts, THREE)
    assert (
        told
        == f"If reasonable time has passed, Ann has up to {seconds} seconds to act, then a countdown of {countdown}."
    )


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "metropolitan"])
@pytest.mark.parametrize(
    ("left", "acts", "begins"),
    [
        (80, "dealer:A ask push", "The push waits until the next level: 80 seconds are left"),
        (90, "dealer ask push", "The push waits until the next level: 90 seconds are left"),
        (91, "dealer push", "There is time for the push: 91 seconds are left"),
    ],
)
def test_a_level_partly_over_runs_towards_the_push_though_nobody_told_so(
    house: str, left: int, acts: str, begins: str, tmp_path: Path
) -> None:
    text = f"room\nlevel 100 200\nlevel 200 400\nclock 1 {left}\nplayers A 9 20000\n---\n{acts}\n"
    assert begins.lower() in on_both(tmp_path, house, text).sentence.lower()


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:RP-7") for h in (T, N, M)])
@pytest.mark.parametrize(("left", "waits"), [(91, False), (90, True), (80, True)])
def test_a_level_clock_that_is_told_runs(house: str, left: int, waits: bool) -> None:
    """Whether a push waits, though no line starts the clock."""
    text = f"room\nlevel 500 1000\nlevel 600 1200\nclock 1 {left}\nplayers A 8 20000\n---\ndealer:A ask push\n"
    told = answer_on_room(read_room(text).record, book(house)).sentence
    assert told.startswith("The push waits") is waits and f"{left} seconds are left" in told


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:RP-7") for h in (T, N, M, "players-2025", "foxwoods-2020")])
@pytest.mark.parametrize(
    ("left", "acts", "says"),
    [
        pytest.param(0, "dealer:A ask push", "There is time for the push: no end of a level", id="run-out"),
        pytest.param(5, "5 clock zero;6 dealer:A ask push", "There is time for the push: no end of", id="zero"),
        pytest.param(5, "5 clock level 2;6 dealer:A ask push", "There is time for the push: no end of", id="new-level"),
        pytest.param(5, "7 dealer:A ask push", "There is time for the push: no end of a level", id="run-out-since"),
        pytest.param(31, "clock hold;1 dealer:A ask push", "The push waits until the next level: 31 sec", id="held"),
        pytest.param(1, "dealer:A ask push", "The push waits until the next level: 1 second is left", id="one-second"),
    ],
)
def test_once_the_level_is_over_nothing_holds_up_the_push(
    house: str, left: int, acts: str, says: str, tmp_path: Path
) -> None:
    """It was said that a player wants the dealer changed, which is not covered."""
    head = f"room\nlevel 100 200\nlevel 200 400\nclock 1 {left}\ntable A 9 button 4\nplayers A 9 20000\n---\n"
    begins = "" if left != 5 else "0 clock run\n"
    sentence = on_both(tmp_path, house, head + begins + acts.replace(";", "\n") + "\n").sentence
    assert says.lower() in sentence.lower() and "dealer changed" not in sentence


DRAWN = "Zoe's seat was drawn, as it should be; "


@pytest.mark.parametrize("house", ["metropolitan", "tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(("seat", "dealt_in"), [(1, "Zoe is dealt in once the button has passed."), (7, "")])
def test_who_draws_a_seat_hears_when_cards_come_to_it(house: str, seat: int, dealt_in: str) -> None:
    """metropolitan 7 and its like."""
    head = "room;players A 5-6 20000;players A 8-9 20000;table A 9 button 9"
    text = lines(head, f"floor register Zoe 20000;draw-seat Zoe A {seat}")
    assert (
        answer_on_room(read_room(text).record, book(house)).sentence
        == f"{DRAWN}{dealt_in or 'Zoe is dealt in at once.'}"
    )
