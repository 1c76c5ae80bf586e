"""Two players out in the hand of a file with its room: their places are told with who wins."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both
from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

OUT_TOGETHER = """\
room
level 100 200
places 12
table A 9 button 4
table B 9 button 1
player A2 8000 A 2
players A 3-6 30000
player A9 5000 A 9
players B 6 30000
---
hand A
cards 5 As Ad
cards 9 Ks Kd
cards 2 Qs Qd
board 2c 7d 9h 3s 4c
---
deal
P9 all-in
P2 all-in
fold 3 4
P5 all-in
fold 6
run-out
show 2 5 9
{told}"""
HIGHER = "who finishes higher of players who bust in the same hand"
BY_STACK = "A2 with 8,000 takes 11th place for its whole prize and A9 with 5,000 takes 12th place"


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        pytest.param(
            "foxwoods-2020", f"Seat 5 wins 21,200; Foxwoods doesn't cover this: {HIGHER}.", id="foxwoods-2020"
        ),
        pytest.param("tda-2022", f"Seat 5 wins 21,200; TDA 2022 doesn't cover this: {HIGHER}.", id="tda-2022"),
    ],
)
def test_of_players_out_in_one_hand_their_places_are_told_with_who_wins(
    house: str, sentence: str, tmp_path: Path
) -> None:
    assert on_both(tmp_path, house, OUT_TOGETHER.format(told="")).sentence == sentence
    claimed = "D push-pot 5 21200\nP9 say I had the better hand.\n"
    assert on_both(tmp_path, house, OUT_TOGETHER.format(told=claimed)).sentence == sentence
    elsewhere = OUT_TOGETHER.format(told="").replace("places 12", "places 9")
    assert on_both(tmp_path, house, elsewhere).sentence == "Seat 5 wins 21,200."


def test_who_began_with_more_finishes_higher_also_beside_the_hand(tmp_path: Path) -> None:
    """UPT tournament-35."""
    assert f"; {BY_STACK}" in on_both(tmp_path, "upt", OUT_TOGETHER.format(told="")).sentence


OUT_ALIKE = """\
room
event tournament full-table 10
level 500 1000 1000
antes all
entries 90
buy-in $100
places 9
prize 9 $300
table A 10 button 4
player A1 20000 A 1
player A2 8400 A 2
players A 3-5 20000
player A6 8400 A 6
players A 7-10 20000
---
hand A
cards 2 {two}
cards 6 {six}
cards 8 As Ad
board Qs Js 4c 3d 2h
---
deal
fold 7
P8 raise 3000
fold 9 10 1
all-in 2
fold 3 4 5
all-in 6
call 8
show 2 6 8
run-out
"""
AWARD = "Seat 8 wins 32,700; A2 and A6 get $150 each for places 9 and 10; {} any award that can't be divided."


@pytest.mark.parametrize(
    ("two", "six", "who"),
    [
        ("Kd Kh", "9d 9h", "A2, with the better hand, takes"),
        ("9d 9h", "Kd Kh", "A6, with the better hand, takes"),
        ("Kd 9h", "Kh 9d", "their best hand takes"),
    ],
    ids=["upt:tournament-35-first", "upt:tournament-35-second", "upt:tournament-35-alike"],
)
def test_who_of_two_out_alike_takes_what_cannot_be_divided(tmp_path: Path, two: str, six: str, who: str) -> None:
    told = OUT_ALIKE.format(two=two, six=six)
    pushed = f"{told}D muck 2\nD muck 6\nD push-pot 8 32700\n".replace("places 9\n", "")
    assert [on_both(tmp_path, "upt", each).sentence for each in (told, pushed)] == [AWARD.format(who)] * 2
    unpaid = told.replace("places 9\nprize 9 $300\n", "")
    alike = "A2 and A6 began with 8,400 each: equal prizes, and"
    assert on_both(tmp_path, "upt", unpaid).sentence == f"Seat 8 wins 32,700; {alike} {who} what can't be divided."


PUSHED = """\
room
level 500 1000
table A 9 button 2
player A2 60000 A 2
player A5 21500 A 5
player A8 21500 A 8
prize 2 $600
prize 3 $400
---
hand A
{cards}board Qh 7c 4d 2s Kc
---
deal
all-in 2 5 8
run-out
{told}D push-pot 2 64500
"""
NAMED = "cards 2 Qs Qd\ncards 5 9s 9d\ncards 8 Js Jd\n"
EACH = "A5 and A8 get $500 each for places 2 and 3; {} any award that can't be divided."


@pytest.mark.parametrize(
    ("cards", "told", "who"),
    [
        (NAMED, "", "A8, with the better hand, takes"),
        (NAMED, "show 2 5 8\n", "A8, with the better hand, takes"),
        (NAMED.replace("5 9s 9d", "5 Ks 9d"), "", "A5, with the better hand, takes"),
        ("", "", "their best hand takes"),
    ],
    ids=["named", "shown", "named-otherwise", "not-named"],
)
def test_a_pot_that_was_pushed_tells_who_is_out_though_nobody_shows(
    tmp_path: Path, cards: str, told: str, who: str
) -> None:
    """UPT tournament-35."""
    assert _asked_and_not(tmp_path, PUSHED.format(cards=cards, told=told)) == {EACH.format(who)}


def test_a_pot_pushed_to_a_hand_that_loses_by_the_cards_leaves_the_winner_in(tmp_path: Path) -> None:
    """UPT tournament-35. Who lost by the cards is out whoever got the pot."""
    said = _asked_and_not(tmp_path, PUSHED.format(cards=NAMED.replace("5 9s 9d", "5 Ks Kd"), told=""))
    out = "A8 is out alone in 3rd place for $400."
    assert said == {f"Seat 5 wins 64,500; {out}", out}


def _asked_and_not(folder: Path, text: str) -> set[str]:
    file = folder / "pushed.txt"
    file.write_text(text, encoding="utf-8")
    found = stands(file)
    assert found is not None
    return {answer_on_all(found.both, book("upt"), asked).sentence for asked in ((), (question("desk"),))}
