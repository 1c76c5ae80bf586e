"""Every half of the first sentence is cited: a count, a fold, who wins, the side pots, a hand thrown away."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.rules.ruling import Authority
from trainer.shorthand.rooms import read_room

HEAD = "blinds 100 200;seats 9 20000"
RIVER = "on river;blinds 100 200;button 9;pot 3000;in 2 5 8;seats 9 20000;board Ks Qs 2d 7c 3h"
KINGS, ACES = "cards 2 Kd Qd", "cards 5 As Ad"
SHORT = f"{RIVER};seat 5 500"
TDA, PLAYERS, FOXWOODS = "tda-2024", "players-2025", "foxwoods-2020"


@pytest.mark.parametrize(
    ("house", "head", "acts", "at"),
    [
        *(
            pytest.param(
                house, HEAD, f"deal;P3 raise 600;{acts};P5 request count {seat}", ["60"], id=f"{house}:60-{name}"
            )
            for house in (TDA, PLAYERS, FOXWOODS)
            for name, acts, seat in (
                ("chip-too-large", "P4 wager one 5000", 4),
                ("raise-too-small", "P4 raise 700", 4),
                ("call-said", "P4 say call", 3),
            )
        ),
        pytest.param("metropolitan", HEAD, "deal;P3 raise 600;P4 wager one 5000;P5 request count 4", ["54"], id="m:54"),
        *(
            pytest.param(
                house,
                f"{RIVER};{KINGS};{ACES}",
                "check 2 5;fold 8;show 2 5;D push-pot 5 3000;P2 dispute reading 2",
                [at],
                id=f"{house}:{at}",
            )
            for house, at in ((TDA, "58"), (PLAYERS, "58"), (FOXWOODS, "58"))
        ),
        *(
            pytest.param(house, SHORT, "P2 bet 1000;all-in 5;call 8", [at], id=f"{house}:{at}")
            for house, at in ((TDA, "21"), (PLAYERS, "22"), (FOXWOODS, "21"), ("metropolitan", "19"))
        ),
        *(
            pytest.param(house, f"{RIVER};{KINGS}", "check 2 5 8;P2 move muck", [at], id=f"{house}:{at}")
            for house, at in ((TDA, "14"), (PLAYERS, "15-A"), (FOXWOODS, "14"))
        ),
    ],
)
def test_a_half_of_the_sentence_is_cited_after_the_rest(house: str, head: str, acts: str, at: list[str]) -> None:
    answer = on_hand(house, head, acts)
    assert answer.lead is not None and [each.at for each in answer.lead.citations][-len(at) :] == at


@pytest.mark.parametrize(
    ("house", "at"),
    [
        pytest.param(TDA, ["12", "13-A"], id=f"{TDA}:12"),
        pytest.param(PLAYERS, ["13", "14-A"], id=f"{PLAYERS}:13"),
        pytest.param(FOXWOODS, ["12", "13-A", "13-A-1"], id=f"{FOXWOODS}:12"),
    ],
)
def test_that_the_cards_speak_comes_before_how_a_hand_is_tabled(house: str, at: list[str]) -> None:
    answer = on_hand(house, f"{RIVER};{KINGS};{ACES}", "P2 bet 1000;call 5;fold 8;show 2 5")
    assert answer.sentence == "Seat 2 wins 5,000."
    assert answer.lead is not None and [each.at for each in answer.lead.citations] == at


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}:RP-8-A") for each in (TDA, "tda-2022", PLAYERS)])
def test_nobody_is_named_to_decide_who_shares_the_money_of_a_hand(house: str) -> None:
    head = "room;level 500 1000;places 16;prize 16 $900;players A 9 20000;players B 9 20000"
    out = "win A1 A2 20000;bust A2;win A1 A3 20000;bust A3;dealer:A end;win B1 B2 20000;bust B2;dealer:B end"
    answer = answer_on_room(read_room(lines(head, f"floor hand-for-hand;{out}")).record, book(house))
    assert answer.lead is not None and answer.lead.ruling is not None
    assert [each.at for each in answer.lead.citations][:1] == ["RP-8-A"]
    assert answer.lead.ruling.authority is Authority.UNSTATED


DEALT_SHORT = (
    "P1 post 100;P2 post 200;"
    + ";".join(f"D pitch {seat} down" for seat in (*range(1, 7), *range(1, 6)))
    + ";P3 raise 600;call 4 5;P6 wager 600"
)


@pytest.mark.parametrize(
    ("house", "at"),
    [("tda-2022", "38"), ("tda-2024", "38"), ("foxwoods-2020", "38"), ("players-2025", "40")],
    ids=lambda each: each,
)
def test_that_a_killed_hand_changes_no_burns_is_cited(house: str, at: str) -> None:
    answer = on_hand(house, "blinds 100 200;seats 6 20000;button 6", DEALT_SHORT)
    assert "the others play on with one burn a street; its 600 stays in the pot." in answer.sentence
    assert answer.lead is not None and [each.at for each in answer.lead.citations][-1] == at
