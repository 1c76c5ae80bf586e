"""Rooms at UPT: how many cards a race deals to whom, and what two out in one hand can't share."""

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room


def in_short(house: str, head: str, acts: str) -> str:
    """The first sentence on a room told in short."""
    return answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence


RACE = "room;chips 25 100 500;level 100 200;table A 9 button 9;{}"
ODD = "player A2 1000x5+25x3 2;player A5 1000x5+25x3 5;player A7 25x2 7;player A9 1000x5+25x1 9"


def test_a_race_tells_how_many_cards_each_gets_and_who_cannot_be_put_out() -> None:
    """upt tournament-11"""
    told = in_short("upt", RACE.format(ODD), "colour-up 25;race 25")
    assert told == (
        "Deal 3 cards to A2, 3 cards to A5, 2 cards to A7 and 1 card to A9, all of one player's before the next, from "
        "seat 1 on; A7, with no other chips, first gets one of 100 if the cards win none."
    )


def test_what_cannot_be_shared_goes_to_the_better_of_two_equal_stacks() -> None:
    """upt tournament-35"""
    head = "room;places 3;prizes 30000 20000 10000;level 200 400;table A 9 button 9;player A1 50000 1"
    head += ";player A2 6200 2;player A5 4900 5;player A7 4900 7"
    acts = "deal;win A1 A2 6200;win A1 A5 4900;win A1 A7 4900;bust A2;bust A5;bust A7"
    told = in_short("upt", head, acts)
    assert told.endswith("places higher; what can't be shared goes to the better hand of A5 and A7.")
