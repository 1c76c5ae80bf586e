"""Rooms at UPT: how many cards a race deals to whom, and what two out in one hand can't share."""

import pytest

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
        "Deal 3 cards to A2, 3 cards to A5, 2 cards to A7 and 1 card to A9, all of one player's before the next, "
        "starting at seat 1; A7, with no other chips, first gets one of 100 if the cards win none."
    )


def test_what_cannot_be_shared_goes_to_the_better_of_two_equal_stacks() -> None:
    """upt tournament-35"""
    head = "room;places 3;prizes 30000 20000 10000;level 200 400;table A 9 button 9;player A1 50000 1"
    head += ";player A2 6200 2;player A5 4900 5;player A7 4900 7"
    acts = "deal;win A1 A2 6200;win A1 A5 4900;win A1 A7 4900;bust A2;bust A5;bust A7"
    told = in_short("upt", head, acts)
    assert told.endswith("places higher; what can't be shared goes to the better hand of A5 and A7.")


WHO_WINS = (
    "A7, who would have no chip, first gets 1 chip of 100 and A5 gets 1 chip of 100: 9 odd chips make 2, and the 1 "
    "left over, under half of 4, is lost."
)


@pytest.mark.parametrize("after", ["", ";exchange A5 100x1 25x3", ";exchange A9 100x1 25x1"])
def test_the_best_card_of_each_decides_a_race_and_what_is_given_out_leads_over_nothing(after: str) -> None:
    """[upt:tournament-11]"""
    cards = "card A2 Qs;card A5 Kd;card A7 8c;card A9 7h"
    assert in_short("upt", RACE.format(ODD), f"colour-up 25;race 25;{cards}{after}") == WHO_WINS


TABLES = (
    "level 500 1000;places 12;table A 9 button 1;table B 9 button 1;player Ann 40000 A 1;player Cleo 9000 A 2;"
    "players A 5-8 20000;player Eve 20000 B 1;player Dan 6500 B 4;players B 5-9 20000"
)
AT_TABLES = (
    "UPT doesn't cover this: who finishes higher of players who bust at different tables in one round of hands; if it "
    "counts as one hand, more starting chips place higher: Cleo with 9,000, then Dan with 6,500."
)


@pytest.mark.parametrize(
    "acts", ["bust Cleo;bust Dan", "win Ann Cleo 9000;bust Cleo;win Eve Dan 6500;bust Dan", "bust Dan;bust Cleo"]
)
@pytest.mark.parametrize("ask", ["", "desk"])
def test_two_out_at_two_tables_are_no_question_of_balance(acts: str, ask: str) -> None:
    """[upt:tournament-35]"""
    answer = answer_on_room(read_room(lines(f"room;{TABLES}", acts)).record, book("upt"), ask)
    assert answer.sentence == AT_TABLES


def test_who_is_out_much_later_than_another_one_is_out_alone() -> None:
    """[upt:tournament-35]"""
    record = read_room(lines(f"room;{TABLES}", "10 bust Cleo;400 bust Dan")).record
    assert answer_on_room(record, book("upt"), "desk").sentence == "Dan is out alone in 12th place, of 12 paid."


AT_SIX = "room;level 500 1000 1000;level 1000 2000 2000;table A 9 button 4;players A 6 20000"
MISSES = "The director sets how long the penalty lasts: A5 misses 2 hands"


@pytest.mark.parametrize(
    "hands", ["", "riffle;deal;end", "riffle;deal;end;deal;end", "deal;end;deal;end;deal;end", "deal;end;deal"]
)
@pytest.mark.parametrize("second", ["", "400 "])
def test_who_sat_out_a_penalty_was_not_absent(hands: str, second: str) -> None:
    """upt procedures-11"""
    told = in_short("upt", AT_SIX, ";".join(filter(None, ["floor penalty A5 2", hands, f"{second}A5 back"])))
    assert told.startswith(MISSES)
    assert "absence" not in told


def test_who_goes_away_after_a_penalty_is_absent() -> None:
    """upt procedures-11"""
    acts = "0 floor penalty A5 1;10 dealer:A deal;60 dealer:A end;70 A5 away;{} A5 back"
    assert "A5's absence of 5 minutes is fine" in in_short("upt", AT_SIX, acts.format(370))
