"""Situations about no hand, three and more of each rulebook, told from its print: the first sentence of each."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both

ROOM = "room;level 500 1000 1000"
SIT = "players A 8 20000;player Maria 20000 A 9"
RACED = "chips 25 100 500 1000;table A 9;player Ann 25x3+1000x10 A 1;player Ben 25x1 A 2;player Cora 25x4+1000x3 A 3"
TOLD: tuple[tuple[str, str, str, str, str], ...] = (
    (
        *("tda-2024", "10-A", f"{ROOM};table A 9 3 5 6;players A 1-3 20000;players A 5-9 20000;player Maria 9000 B 2"),
        *("dealer:A end;break B;sit Maria A 4", "Maria is dealt in at once."),
    ),
    (
        *("tda-2024", "24-A", f"{ROOM};{RACED}", "floor colour-up 25;race 25;card Ann Kd;card Ben 2c"),
        (
            "Ann gets one chip of 100 by the cards, and no one gets two; Ben, with no other chips, gets one too; "
            "nothing is left over."
        ),
    ),
    (
        *("tda-2024", "23", "room;level 500 1000;level 600 1200;clock 1 30;players A 9 20000"),
        "dealer:A end;zero;floor level 2;riffle;deal 1;A3 play call;A4 play call",
        "The hand continues at level 1, 500-1,000.",
    ),
    (
        *("tda-2022", "71-A", f"{ROOM};players A 7 20000;player Maria 20000 A 8"),
        "floor penalty-rounds Maria 2;deal;end;deal;end;Maria back",
        (
            "Maria may not play yet and stays away from the table: "
            "2 of 16 hands (2 rounds of the 8 at the table then) missed, 14 more to miss."
        ),
    ),
    (
        *("tda-2022", "30", f"{ROOM};{SIT};absent Maria", "deal;Maria back"),
        "Maria's hand is dead, and any blind or ante stays in the pot.",
    ),
    (
        *("tda-2022", "8-A", f"{ROOM};stack 20000;players A 8 20000;player Maria 1200 A 9"),
        "Maria ask forfeit;permit Maria forfeit;Maria re-enter 20000",
        "Maria gets a full stack of 20,000 and a drawn seat; Maria's 1,200 leaves play.",
    ),
    (
        *("players-2025", "5-B", f"{ROOM};{SIT}", "A3 device on-table"),
        "A3 takes the device off the table, where it may not be, and may put it on the rail: a penalty may follow.",
    ),
    (
        *("players-2025", "4", f"{ROOM};{SIT}", "A3 conduct face-covered"),
        "Staff may have A3 take off anything that prevents identification or distracts others.",
    ),
    (
        *("players-2025", "12", "room;event six-handed;level 500 1000;players A 4 20000;players B 4 20000"),
        *("bust A4;floor ask final-table", "The 7 players left make the final table: it seats 7."),
    ),
    (
        *("metropolitan", "10", "room;event six-handed;level 500 1000;players A 3 20000;players B 4 20000"),
        *("bust A3;floor ask final-table", "The 6 players left make the final table: it seats 6."),
    ),
    (
        *("foxwoods-2020", "addon", "room;event satellite;level 500 1000;players A 8 20000;player Maria 0 A 9"),
        *("add-on Maria 10000 4000", "No add-on: Maria has no chips left."),
    ),
    (
        *("foxwoods-2020", "high-hand", "room;sheet event-120;level 500 1000;players A 9 20000"),
        *("A3 ask high-hand trips", "A3 gets $120 back: the whole buy-in."),
    ),
    (
        *("foxwoods-2020", "sng", "room;sheet event-sng-120;level 25 50;entries 10;players A 3 4000", "A3 ask payouts"),
        "Three places share $940.90, the pool of $970 less 3% ($29.10): 1st $470.45, 2nd $282.27, 3rd $188.18.",
    ),
    (
        *("metropolitan", "10", f"{ROOM};players A 5 20000;players B 5 20000", "bust A5;bust B5;floor ask final-table"),
        "10 players were too many for a final table of 9; the 8 players left make the final table: it seats 9.",
    ),
    (
        *("metropolitan", "6", f"{ROOM};players A 1-7 20000;player Maria 23000 A 8;due Maria A 9", "deal;end"),
        "Maria goes to seat 9 with all of the 23,000.",
    ),
    (
        *("metropolitan", "24", f"{ROOM};{SIT}", "A3 ask new-deck"),
        "The deck stays: players may not ask for another.",
    ),
    (
        *("upt", "tournament-5", f"room;level 100 200;level 200 400;stack 20000;{SIT};absent Maria"),
        "deal;end;floor level 2;floor remove Maria 20000",
        "The director may remove Maria's chips now that level 2 has begun; what stays posts blinds and antes.",
    ),
    (
        "upt",
        "tournament-35",
        (
            "room;level 500 1000;player Ann 5000 A 1;player Ben 5000 A 2;player Cora 30000 A 3;places 3;prize 3 $300;"
            "prize 2 $500;prize 1 $900"
        ),
        "deal;win Cora Ann 5000;win Cora Ben 5000;bust Ann;bust Ben",
        "Ann and Ben get $400 each for places 2 and 3; their best hand takes any award that can't be divided.",
    ),
    (
        *("upt", "tournament-27", f"{ROOM};{SIT}", "A3 out-of-view 5000"),
        "A3 forfeits 5,000: the chips leave play, and A3 may be disqualified.",
    ),
    *(
        (
            *(house, at, f"{ROOM};{SIT}", "floor ask a-seat"),
            "Seats are drawn at random: no rule gives anybody one by choice.",
        )
        for house, at in (("tda-2022", "7"), ("tda-2024", "7"), ("players-2025", "7"), ("metropolitan", "6"))
    ),
)


@pytest.mark.parametrize(
    ("house", "head", "acts", "sentence"),
    [pytest.param(house, *told, id=f"{house}:{at}-{number}") for number, (house, at, *told) in enumerate(TOLD)],
)
def test_what_a_room_asks_is_answered_by_its_print(
    house: str, head: str, acts: str, sentence: str, tmp_path: Path
) -> None:
    told = "\n".join([*head.split(";"), "---", *acts.split(";"), ""])
    assert on_both(tmp_path, house, told).sentence == sentence
