"""Where English only holds while a hand is played: which of the talk that is told it reaches."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

HEAD = "blinds 100 200;seats 9 20000;button 7"
FIRST = "deal;fold 1 2 3 4 5 6 7 8;D bring-in-bets;D push-pot 9 300"
IN_A_HAND = [
    pytest.param("foxwoods-2020", id="foxwoods-2020:5"),
    pytest.param("players-2025", id="players-2025:6"),
    pytest.param("upt", id="upt:procedures-16"),
]
BETWEEN = "The English-only rule doesn't apply to what {} said between hands"


@pytest.mark.parametrize("house", IN_A_HAND)
@pytest.mark.parametrize("ask", ["", "conduct"])
def test_talk_between_hands_is_not_reached_and_talk_in_the_hand_is(house: str, ask: str) -> None:
    talk = "P3 conduct foreign-language;P4 conduct foreign-language"
    acts = f"{FIRST};{talk};wait 120;deal;call 2;fold 3;call 4;{talk};P8 say That is Portuguese."
    told = on_hand(house, HEAD, acts, ask)
    assert told.sentence == (
        f"{BETWEEN.format('seats 3 and 4')}; seats 3 and 4 must speak English while the hand is played."
    )
    assert not told.also


@pytest.mark.parametrize("house", IN_A_HAND)
def test_each_player_is_told_of_as_they_talked(house: str) -> None:
    before = f"{FIRST};P3 conduct foreign-language"
    assert on_hand(house, HEAD, before).sentence == f"{BETWEEN.format('seat 3')}."
    acts = f"{before};deal;call 2;P5 conduct foreign-language"
    assert on_hand(house, HEAD, acts).sentence == (
        f"{BETWEEN.format('seat 3')}; seat 5 must speak English while the hand is played."
    )
    assert on_hand(house, HEAD, acts, "conduct", 3).sentence == f"{BETWEEN.format('seat 3')}."
    assert on_hand(house, HEAD, acts, "conduct", 5).sentence == "Seat 5 must speak English while the hand is played."


@pytest.mark.parametrize("house", IN_A_HAND)
def test_what_else_was_done_comes_after_it(house: str) -> None:
    acts = f"{FIRST};P3 conduct foreign-language;deal;call 2;P6 conduct cheating;P5 conduct foreign-language"
    told = on_hand(house, HEAD, acts).sentence
    assert told.startswith(f"{BETWEEN.format('seat 3')}; seat 5 must speak English while the hand is played; seat 6")


@pytest.mark.parametrize("house", IN_A_HAND)
def test_a_table_of_a_room_is_between_hands_once_its_hand_is_over(house: str) -> None:
    acts = "dealer:A deal;A1 conduct foreign-language;dealer:A end;A2 conduct foreign-language"
    room = read_room(lines("room;players A 9 20000", acts)).record
    told = answer_on_room(room, book(house)).sentence
    assert "A1 must speak English while the hand is played" in told
    assert f"t{BETWEEN[1:]}".format("A2") in told and "A2 must" not in told


def test_at_any_time_is_between_hands_too() -> None:
    """[metropolitan:5]"""
    acts = f"{FIRST};P3 conduct foreign-language;deal;call 2;P5 conduct foreign-language"
    told = on_hand("metropolitan", HEAD, acts).sentence
    assert told == "Seat 5 must speak English: English only is enforced, during hands and between them."
