"""A hand and the room around it in one file: what is told of the one counts in the other."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both, sent_there
from trainer.commands.situation import stands
from trainer.grading.answers.both import answer_on_both
from trainer.rules.book import book

ROOM = """\
room 1
event tournament full-table 9
games holdem
level 500 1000 0 20
level 600 1200 0 20
clock 1 10
table A 9 1 2 3
player Ann 1000x40 A 1
player Ben 1000x40 A 2
player Cora 1000x40 A 3
player Dan 1000x40 A 4
player Eve 1000x40 A 5
player Finn 1000x40 A 6
---
0 clock run
10 clock zero
11 floor level 2
15 dealer:A riffle
{dealt}hand A
---
P2 post 500
P3 post 1000
deal
P4 fold
{call}P6 dispute action The blinds are wrong.
"""
DEALT, CALL = "25 dealer:A deal 1\n", "P5 call 1000\n"


def said(tmp_path: Path, house: str, dealt: str = DEALT, call: str = CALL) -> str:
    """The first sentence on that file."""
    return on_both(tmp_path, house, ROOM.format(dealt=dealt, call=call)).sentence


@pytest.mark.parametrize(
    "house",
    [pytest.param(key, id=f"{key}:{at}") for key, at in (("tda-2022", 23), ("tda-2024", 23), ("players-2025", 24))],
)
def test_acts_of_the_hand_are_substantial_action_for_the_level_it_was_dealt_at(house: str, tmp_path: Path) -> None:
    assert said(tmp_path, house) == "The hand continues at level 1, 500-1,000."
    assert said(tmp_path, house, call="") == "Correct it: the hand is played at level 2, 600-1,200, not at level 1."


def test_a_hand_that_the_room_has_not_dealt_is_not_acted_in_there(tmp_path: Path) -> None:
    assert "The hand goes on" not in said(tmp_path, "tda-2022", dealt="", call="P5 call\n")


H4H = """\
room 1
event tournament full-table 9
games holdem
level 500 1000 0 20
clock 1 900
table A 9 1 2 3
player Ann 1000x40 A 1
player Ben 1000x40 A 2
player Cora 1000x40 A 3
player Dan 1000x40 A 4
---
0 clock run
{room}hand A
---
deal
{acts}
"""
STAY_DOWN = "The cards stay face down, and nothing is dealt until the floor says so."
TABLED = "The hands of seats 1 and 4 are tabled at once."
ALL_IN = "P4 all-in\nP1 call\nfold 2 3"


def first(tmp_path: Path, house: str, room: str, acts: str) -> str:
    return on_both(tmp_path, house, H4H.format(room=room, acts=acts)).sentence


@pytest.mark.parametrize(
    "house",
    [
        pytest.param(key, id=f"{key}:RP-8-F")
        for key in ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan")
    ],
)
@pytest.mark.parametrize("dealt", ["", "1 dealer:A deal 1\n"])
def test_during_hand_for_hand_hands_of_an_all_in_stay_down(house: str, dealt: str, tmp_path: Path) -> None:
    """Metropolitan prints nothing on hand for hand; Foxwoods has its own 16, and only refers to the TDA on this."""
    announced = f"0 floor hand-for-hand\n{dealt}"
    expected = TABLED if house in ("metropolitan", "foxwoods-2020") else STAY_DOWN
    assert first(tmp_path, house, announced, ALL_IN) == expected
    assert first(tmp_path, house, dealt, ALL_IN) == TABLED
    assert first(tmp_path, house, announced, "P4 raise 3000\nP1 call\nfold 2 3") != STAY_DOWN


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:24")])
def test_before_anybody_has_acted_what_the_room_has_to_rule_on_comes_first(house: str, tmp_path: Path) -> None:
    pushed = "1 dealer:A push\n2 floor level 2\n"
    room = H4H.replace("clock 1 900", "level 600 1200 0 20\nclock 1 900")
    file = tmp_path / "pushed.txt"
    said_first = []
    for acts in ("", "P4 raise 3000"):
        file.write_text(room.format(room=pushed, acts=acts), encoding="utf-8")
        found = stands(file)
        assert found is not None
        said_first.append(answer_on_both(found.both, book(house)).sentence)
    assert said_first[0].startswith("The incoming dealer deals one hand at level 1, 500-1,000, as the new level began")
    assert said_first[1].startswith("Nothing is wrong: seat 1 may call 3,000")


LOST = """\
hand A
cards 4 As Ad
cards 1 Ks Kd
cards 2 Qs Qd
board 2c 7d 9h 3s 4c
---
deal
P4 all-in
P1 all-in
P2 all-in
P3 fold
run-out
show 4 1 2
"""


@pytest.mark.parametrize(
    "house",
    [pytest.param(f"{key}", id=f"{key}:RP-8-A") for key in ("tda-2022", "tda-2024", "players-2025", "foxwoods-2020")],
)
def test_who_loses_all_in_the_hand_is_out_in_the_room(house: str, tmp_path: Path) -> None:
    """Four are left and three are paid: two who go out in one hand of hand for hand share the last place."""
    head, _, _ = H4H.replace("clock 1 900", "clock 1 900\nplaces 3").partition("{room}")
    said_first = []
    for announced, acts in (("0 floor hand-for-hand\n", LOST), ("", LOST), ("0 floor hand-for-hand\n", LOST[:-12])):
        file = tmp_path / "lost.txt"
        file.write_text(head + announced + acts, encoding="utf-8")
        found = stands(file)
        assert found is not None
        said_first.append(answer_on_both(found.both, book(house)).sentence)
    shared, normal, unseen = said_first
    share = sent_there(
        "The 2 who bust on this hand, after hand for hand was announced, share the payout for 3rd place.",
        "RP-8-A",
        house,
    )
    assert shared.startswith(f"{share.removesuffix('.')}; ") and "the clock shows 13:00" in shared.lower()
    assert normal.startswith("Seat 4 wins") and "share" not in unseen


REBUYING = """\
room
level 500 1000
{stack}table A 9 button 5
players A 1-4 20000
player Bo 1100 A 5
players A 6-9 20000
---
{before}hand A
cards 5 As Ad
cards 8 Ks Qd
board 2c 7d 9h 3s 4c
---
deal
P8 raise 3000
fold 9 1 2 3 4
P5 call
fold 6 7
run-out
show 8 5
"""


@pytest.mark.parametrize(
    ("stack", "before", "wins"),
    [
        pytest.param(
            "stack 10000\n", "Bo ask rebuy\n", "7,500; Bo played chips behind and must make the rebuy", id="28"
        ),
        pytest.param("stack 10000\n", "dealer deal\nend\nBo ask rebuy\n", "7,500; Bo played chips", id="28-between"),
        pytest.param(
            "stack 10000\n",
            "deal\nBo ask rebuy\n",
            "3,700; the uncalled 1,900 goes back to seat 8; Bo's rebuy, announced during a hand, put no chips behind.",
            id="28-during",
        ),
        pytest.param("stack 10000\n", "Bo ask rebuy\nrebuy Bo 10000 100\n", "7,500", id="28-brought"),
        pytest.param("stack 10000\n", "", "3,700", id="28-nothing-said"),
        pytest.param(
            "stack 10000\n",
            "Bo ask rebuy\nfloor refuse Bo rebuy\n",
            "3,700; the uncalled 1,900 goes back to seat 8.",
            id="28-refused",
        ),
    ],
)
def test_what_a_rebuy_brings_that_was_announced_before_the_hand_is_played_in_it(
    stack: str, before: str, wins: str, tmp_path: Path
) -> None:
    sentence = on_both(tmp_path, "players-2025", REBUYING.format(stack=stack, before=before)).sentence
    assert sentence.startswith(f"Seat 5 wins {wins}")


def test_what_a_rebuy_brings_must_be_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        on_both(tmp_path, "players-2025", REBUYING.format(stack="", before="Bo ask rebuy\n"))
    assert "write what Bo's rebuy brings, in the room's head, as in stack 10000" in capsys.readouterr().err


SHOWN = """\
room
level 100 200
players A 9 20000
---
{dealt}floor {penalty}
"""
SHOWING = """\
hand A
---
deal
P4 raise 600
P5 turn up
"""


@pytest.mark.parametrize(
    ("text", "misses"),
    [
        pytest.param(
            SHOWN.format(dealt="dealer deal\n", penalty="penalty A5 2") + SHOWING, "2 hands", id="room-first-65-A"
        ),
        pytest.param(
            SHOWN.format(dealt="dealer deal\n", penalty="penalty-rounds A5 1") + SHOWING,
            "9 hands, 1 round of 9 hands each",
            id="a-round-65-A",
        ),
        pytest.param(SHOWING + SHOWN.format(dealt="", penalty="penalty A5 2"), "2 hands", id="hand-first-65-A"),
    ],
)
def test_a_penalty_for_shown_cards_is_told_with_the_hand_that_stays_live(
    text: str, misses: str, tmp_path: Path
) -> None:
    after = "Seat 5's hand stays live; any penalty begins after the hand; A5 misses"
    assert on_both(tmp_path, "metropolitan", text).sentence == f"{after} {misses}."


BREAK = """\
room
level 100 200
players A 3 20000
---
{room}hand A
button 1
cards 1 Ah Kd
cards 2 7s 2c
board Ad Kh 9c 4s 2d
---
deal
call 1 2
check 3
run-out
show 2 3 1
D push-pot 2 600
wait {wait}
P1 dispute award
"""


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(
    ("told", "wait", "begins"),
    [
        pytest.param("recess\n", 70, "The result stands: it's too late", id="22-23-over-a-minute"),
        pytest.param("recess\n", 50, "The dispute is heard", id="22-23-in-a-minute"),
        pytest.param("recess\nclock run\n", 70, "The dispute is heard", id="22-23-the-break-is-over"),
        pytest.param("clock run\n", 70, "The dispute is heard", id="22-23-no-break"),
    ],
)
def test_a_hand_told_after_a_break_began_is_one_that_finishes_in_it(
    house: str, told: str, wait: int, begins: str, tmp_path: Path
) -> None:
    assert on_both(tmp_path, house, BREAK.format(room=told, wait=wait)).sentence.startswith(begins)


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024"])
def test_a_misdeal_tells_how_many_hands_of_a_penalty_are_left(tmp_path: Path, house: str) -> None:
    """[35-C]"""
    around = "room\nlevel 100 200\ntable A 9 button 1\nplayers A 4 20000\npenalty A4 2\n---\nhand A\n---\n"
    acts = ["D pitch 2 up"] + [f"D pitch {seat} down" for seat in (3, 4, 1, 2, 3, 4, 1)]
    told = on_both(tmp_path, house, around + "\n".join(acts) + "\n").sentence
    assert told.startswith("Misdeal: ")
    assert told.endswith("the deal and the redeal are one hand of the penalty, 1 more after it.")
