"""Rooms told in part: the end of a hand alone, a drawn seat that nobody takes, cards before their race."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import lines, on_both
from trainer.grading.answers.asked import Question
from trainer.grading.answers.both import Both
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

T, N, P, F, M, U = "tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
SHARED = "room;level 500 1000;entries 90;pool $9000;places 15;{}players A 6 20000;players B 5 20000;players C 5 20000"
RACED = "room;chips 25 100 500 1000;player Ann 25x3 A 2;player Ben 1000x9+25x2 A 5;player Cora 1000x4+25x3 A 8"
CARDS = "floor card Ann 9h;floor card Ben Kd;floor card Cora Qs"
GAP = "room;table A 9 2 4 5;player A1 20000 A 1;player A2 20000 A 2;player A4 20000 A 4;player A5 20000 A 5"
BROKEN = "table C 9;player Priya 15000 C 3;player Cora 15000 C 5"
OLD = "room;level 500 1000;level 600 1200;players A 9 20000;---;level 2;dealer:A riffle;deal 1;hand A;---;{}"
OPEN = "players A 9 20000;table B 9 3 4 5;" + ";".join(f"player B{n} 20000 B {n}" for n in (1, 3, 4, 5, 7, 8))


def said(house: str, head: str, acts: str) -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence


ROWS = [
    (
        *(f"{F} h4h", "room;level 500 1000;clock 1 1200;players A 5 20000;players B 5 20000"),
        "hand-for-hand;dealer:A end;dealer:B end;dealer:A end;dealer:B end",
        (
            "The clock shows 16:00: each hand takes 120 seconds off it, starting with the current "
            "one; set it after each "
            "hand where possible, not in batches."
        ),
    ),
    (
        *(f"{T} RP-8-A", SHARED.format("prize 15 $450;")),
        "hand-for-hand;bust A1;bust B1",
        "The 2 who bust on this hand, after hand for hand was announced, share 15th place, $450 in all: $225 each.",
    ),
    (
        *(f"{T} RP-8-A", SHARED.format("")),
        "hand-for-hand;bust A1;bust B1",
        "The 2 who bust on this hand, after hand for hand was announced, share the payout for 15th place.",
    ),
    *(
        (
            *(f"{house} {at}", RACED, f"{CARDS};race 25"),
            (
                "Ben and Cora each get one chip of 100 by the cards, and no one gets two; Ann, with no other chips, "
                "gets one too; nothing is left over."
            ),
        )
        for house, at in ((T, "24-A"), (N, "24-A"), (P, "25-A"), (F, "24-A"), (M, "22-A"))
    ),
    (
        *(f"{N} 8-A", GAP, "register Cora 20000;draw-seat Cora A 3"),
        "Cora's seat was drawn, as it should be; Cora is dealt in once the button has passed.",
    ),
    (
        *(f"{N} 8-A", GAP, "register Cora 20000;draw-seat Cora A 7"),
        "Cora's seat was drawn, as it should be; Cora is dealt in at once.",
    ),
    (
        *(f"{T} RP-16", f"{GAP};{BROKEN}", "Priya away;break C;draw-seat Priya A 3"),
        ("A staff member takes Priya's chips to the new table; Priya is dealt in once the button has passed."),
    ),
    (
        *(f"{T} RP-16", f"{GAP};{BROKEN}", "Priya away;break C;floor carry Priya A 7"),
        "A staff member takes Priya's chips to the new table.",
    ),
    *(
        (
            *(f"{house} {at}", f"room;{OPEN}", "dealer:B button 4 5 6;floor ask balance"),
            (
                "Table B, 3 players short of the fullest table, stops as the big blind comes to open seat 6, unless "
                "the floor waives the halt."
            ),
        )
        for house, at in ((T, "11-D"), (N, "11-D"), (P, "11-D"))
    ),
    (
        *(f"{P} 12", "room;players A 6 20000;players B 5 20000", "bust A6;floor ask final-table"),
        "The 10 players left make the final table: it seats 10.",
    ),
    *(
        (
            *(f"{house} {at}", "room;players A 8 20000;player Priya 20000 A 9"),
            f"penalty-rounds Priya 1;deal;{stays}",
            (
                "Priya may not play yet and stays away from the table: "
                "none of 9 hands (1 round of the 9 at the table then) missed, 9 more to miss."
            ),
        )
        for house, at in ((M, "65-C"), (T, "71-C"))
        for stays in ("Priya conduct stays-seated", "Priya back")
    ),
    (
        *(f"{N} 63", "room;players A 7 20000;player Ann 20000 A 8", "Ann out-of-view 7000"),
        "Ann forfeits 7,000: the chips leave play, and Ann may be disqualified.",
    ),
]


@pytest.mark.parametrize(
    ("house", "head", "acts", "sentence"),
    [pytest.param(at.split()[0], *row, id=at.replace(" ", ":")) for at, *row in ROWS],
)
def test_what_goes_without_saying_is_read(house: str, head: str, acts: str, sentence: str) -> None:
    assert said(house, head, acts) == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        pytest.param(
            "fold 4;call 5",
            "The hand continues at level 1, 500-1,000; seat 6 may call 1,000 or raise, minimum raise to 2,000.",
            id="tda-2024:23:substantial-action",
        ),
        pytest.param(
            "fold 4",
            "Correct it: the hand is played at level 2, 600-1,200, not at level 1.",
            id="tda-2024:23:before-it",
        ),
    ],
)
def test_a_hand_at_a_wrong_level_is_told_with_the_level(tmp_path: Path, acts: str, sentence: str) -> None:
    assert on_both(tmp_path, T, OLD.format(acts).replace(";", "\n") + "\n").sentence == sentence


def test_a_question_in_words_that_nothing_belongs_to_is_answered_with_what_is_ruled_on() -> None:
    """upt:tournament-5"""
    head = "room;level 100 200;level 200 400;player Ann 20000 A 2;player Ben 20000 A 3;player Cora 20000 A 4;absent Ben"
    told = Both(room=read_room(lines(head, "level 2;remove Ben 20000")).record)
    asked = answer_on_all(told, book(U), [Question("seats", 0, "Ben")])
    assert asked.sentence.startswith("The director may remove Ben's chips")
    ann = answer_on_all(told, book(U), [Question("seats", 0, "Ann")])
    assert ann.sentence == "Nothing is wrong."


@pytest.mark.parametrize(
    ("house", "head", "acts", "sentence"),
    [
        pytest.param(
            *(M, "level 500 1000;level 600 1200;clock 1 40;players A 9 20000", "level 2;riffle;deal 2"),
            "The hand is played at level 1, 500-1,000: no new level begins with 40 seconds on the clock.",
            id="metropolitan:21",
        ),
        pytest.param(
            *(N, "level 400 800;level 500 1000;clock 1 60;players A 6 20000", "zero;riffle;level 2;deal"),
            "The hand is played at level 1, 400-800, as it began.",
            id="tda-2022:23",
        ),
        pytest.param(
            *("tda-2024", "event tournament full-table 6;players A 6 20000;players B 3 20000", "floor ask balance"),
            "The floor decides whether table B stops.",
            id="tda-2024:11-D",
        ),
        pytest.param(
            *(
                "tda-2024",
                "level 400 800;level 500 1000;clock 1 3;players A 6 20000",
                "dealer:A end;dealer:A push;zero",
            ),
            (
                "The incoming dealer deals one hand at level 1, 400-800, as the new level began during the push; "
                "the next one is at level 2, 500-1,000."
            ),
            id="tda-2024:23",
        ),
        pytest.param(
            *(F, "clock 1 900;players A 5 20000", "clock run;hand-for-hand;end"),
            (
                "The clock shows 13:00: each hand takes 120 seconds off it, starting with the "
                "current one; set it after each "
                "hand where possible, not in batches."
            ),
            id="foxwoods-2020:h4h",
        ),
        pytest.param(
            *(N, "level 500 1000;player Ann 20000 A 2;player Ben 14000 A 4;player Dan 500 A 5"),
            "Dan ask rebuy;deal;bust Dan",
            "Dan plays chips behind, misses no hand and must make the rebuy.",
            id="tda-2022:27",
        ),
        *(
            pytest.param(
                *(house, "level 500 1000;player Ann 20000 A 2;players A 4-7 9000;player Dan 500 A 8"),
                f"deal;{lost};Dan ask rebuy",
                "Dan plays chips behind, misses no hand and must make the rebuy.",
                id=f"{house}-{at}",
            )
            for lost, at in (("bust Dan", "out"), ("win Ann Dan 500", "won"), ("win Ann Dan 500;end", "over"))
            for house in ("players-2025", "tda-2024")
        ),
        *(
            pytest.param(
                *(house, "level 500 1000;players A 6 20000"),
                f"end;bust A1;A1 ask rebuy{then}",
                "A1 plays chips behind, misses no hand and must make the rebuy.",
                id=f"{at}{then or ';out'}",
            )
            for house, at in ((P, f"{P}:28"), (T, f"{T}:27"), (U, f"{U}:tournament-33"))
            for then in ("", ";riffle", ";shuffler", ";riffle;deal")
        ),
        pytest.param(
            *(P, "level 500 1000;players A 6 20000", "end;bust A1;shuffler;A1 ask rebuy"),
            "Players covers only a rebuy before a new hand: A1's, during one, isn't covered and puts no chips behind.",
            id=f"{P}:28;out-late",
        ),
        pytest.param(
            *("players-2025", "level 500 1000;player Ann 20000 A 2;player Ben 14000 A 4;player Dan 0 A 5"),
            "Dan ask rebuy;deal",
            "Dan plays chips behind, misses no hand and must make the rebuy.",
            id="players-2025:28",
        ),
        *(
            pytest.param(
                *(house, "clock 1 300;players A 5 20000", "hand-for-hand;end;end;end"),
                "3 hands at 120 seconds use up the 5:00 on the clock: the next level comes up.",
                id=f"{house}:hand-for-hand",
            )
            for house in (F, N, T, P)
        ),
        pytest.param(
            *(P, "players A 7 20000;player Sam 20000 8", "deal;Sam away;turn A2 4000;Sam call-clock A2"),
            (
                "No clock: Sam must be at their own seat to ask for one; the floor may still call it once reasonable "
                "time has passed, for 25 seconds and a countdown of 5."
            ),
            id="players-2025:29",
        ),
        pytest.param(
            *(U, "players A 6 20000", "A3 ask new-deck;new-deck damaged-card"),
            "The deck may be changed now.",
            id="upt:tournament-29",
        ),
        pytest.param(
            *(T, "player Ann 100x40+1000x9 A 3;player Ben 20000 A 4", "exchange Ann 1000x4 100x40"),
            "The director may color up Ann at discretion, and must announce it.",
            id="tda-2024:25-B",
        ),
        pytest.param(
            *(
                M,
                "places 18;players 1 6 9000;player Ann 9000 1 7;player Ben 7500 3 7;players 3 5 9000;players 2 7 9000",
            ),
            "hand-for-hand;dealer:1 deal;dealer:3 deal;bust Ann;bust Ben",
            (
                "Metropolitan doesn't cover hand for hand: when it's played, how it's run, or what comes "
                "off the clock, nor who places higher of Ann and Ben: the floor decides."
            ),
            id="metropolitan:silent",
        ),
        pytest.param(
            *(F, "entries 58;players A 6 20000", "floor ask payouts"),
            (
                "7 places are paid, once the house's 3% is off the pool: 1st 32.50%, 2nd 22.00%, 3rd 14.00%, 4th "
                "11.00%, 5th 8.50%, 6th 6.50%, 7th 5.50%."
            ),
            id="foxwoods-2020:payouts",
        ),
        pytest.param(
            *(N, "level 500 1000 1000;antes big-blind;player Ann 20000 A 1;player Ben 14000 A 4;player Dev 14000 A 5"),
            "penalty Dev 3;deal",
            "Dev misses this hand, 1 of 3 hands, dealt in and killed, 2,000 posted: 2 more after it.",
            id="tda-2022:71-C",
        ),
    ],
)
def test_what_a_stranger_tells_in_another_way_comes_to_the_same(
    house: str, head: str, acts: str, sentence: str
) -> None:
    assert said(house, f"room;{head}", acts) == sentence


def test_who_never_came_is_no_player_who_wants_to_be_away() -> None:
    """upt:tournament-5"""
    head = "room;level 100 200;level 200 400;clock 2 960;players A 5 20000;player Sam 20000 A 6;absent Sam"
    told = Both(room=read_room(lines(head, "floor ask absence")).record)
    for asked in ("seats", "desk"):
        answer = answer_on_all(told, book(U), [Question(asked, 0, "Sam")])
        assert answer.sentence.startswith("The director may remove Sam's chips now that level 2 has begun")


OVER = "room;level 100 200 200;table A 9 button 2;table B 9 button 2;players A 1-2 20000;players B 1-6 20000;"
STAFF = "staff member takes X's chips to the new table"


@pytest.mark.parametrize(
    ("house", "taken"),
    [
        pytest.param(T, True, id="tda-2024:RP-16+30"),
        pytest.param(P, True, id="players-2025:RP-14+31"),
        pytest.param(N, False, id="tda-2022:30"),
        pytest.param(M, False, id="metropolitan:28"),
    ],
)
def test_who_is_away_from_a_broken_table_has_a_dead_hand_at_the_new_one(house: str, taken: bool) -> None:
    head, acts = f"{OVER}players A 4-7 20000;player X 9000 B 8", "X away;floor break B;floor draw-seat X A {};deal A 1"
    away = acts.replace("deal A", "dealer:A deal")
    told = said(house, head, away.format(8))
    assert "X's hand is dead, and any blind or ante stays in the pot" in told and (STAFF in told) == taken
    between = said(house, head, away.format(3))
    assert "dead" not in between
    assert "dead" not in said(house, head, away.format(8).replace("dealer:A deal 1", "X back;dealer:A deal 1"))
