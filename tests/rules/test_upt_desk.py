"""UPT: guarantees, places of players out in one hand, levels, blinds that are short, straddles."""

import pytest

from tests.rules.desk_rooms import Room, cites, figures, said
from trainer.rules.ruling import Decision

U = "upt"


def promised(entries: int, again: int = 0) -> Decision:
    """A guarantee of 5,000 dollars; so many entries of 100 dollars, of them re-entries of Ann."""
    room = Room(entries=f"{entries - again} 10000", pool=f"{(entries - again) * 10000}", guarantee="500000")
    back = ["desk surrender Ann", "desk re-enter Ann 1000x10+100x50"]
    return room.do(*(back * again), "desk ask payouts").rule(U, "payouts")


@pytest.mark.parametrize("at", [pytest.param("guarantee", id="upt:guarantee")])
def test_a_guarantee_needs_sixteen_players(at: str) -> None:
    assert (promised(15).figure("pool"), promised(15).figure("added")) == (150000, 0)
    assert (promised(16).figure("pool"), promised(16).figure("added")) == (500000, 340000)
    assert (promised(60).figure("pool"), promised(60).figure("added")) == (600000, 0)
    assert promised(17, again=2).figure("pool") == 170000 and promised(18, again=2).figure("pool") == 500000
    assert cites(promised(15)) == cites(promised(16)) == {at}
    assert Room().do("desk ask payouts").rule(U, "payouts").silent


def out_together(ann: str, cora: str, prizes: str = "90000 60000 30000 20000") -> Decision:
    """Ben puts out Ann (seat 1) and Cora (seat 4) in one hand; Dan and he are left."""
    players = {"Ann": f"{ann} A 1", "Ben": "1000x9 A 2", "Cora": f"{cora} A 4", "Dan": "1000x9 A 6"}
    lines = ["dealer:A deal 1", f"Ben win Ben Ann {ann}", f"Ben win Ben Cora {cora}"]
    return Room(players, prizes=prizes).do(*lines, "floor bust Ann", "floor bust Cora").rule(U, "busted-together")


@pytest.mark.parametrize("at", [pytest.param("tournament-35", id="upt:tournament-35")])
def test_of_two_out_in_one_hand_the_larger_stack_has_the_higher_place(at: str) -> None:
    found = out_together("1000x3", "1000x3+25x1")
    assert (found.figure("place-of-seat-4"), found.figure("place-of-seat-1")) == (3, 4)
    assert (found.figure("prize-of-seat-4"), found.figure("prize-of-seat-1")) == (30000, 20000)
    other = out_together("1000x3+25x1", "1000x3")
    assert other.figure("prize-of-seat-1") == 30000 and cites(found) == {at}


@pytest.mark.parametrize("at", [pytest.param("tournament-35", id="upt:tournament-35")])
def test_of_two_out_in_one_hand_with_equal_stacks_each_has_the_same(at: str) -> None:
    found = out_together("1000x3", "500x6")
    assert found.figure("place-of-seat-1") == found.figure("place-of-seat-4") == 3
    assert found.figure("prize-of-seat-1") == found.figure("prize-of-seat-4") == 25000
    bubble = out_together("1000x3", "500x6", prizes="90000 60000 30000")
    assert bubble.figure("prize-of-seat-1") == 15000 and cites(bubble) == {at}


def test_players_out_in_two_hands_are_no_question() -> None:
    players = {"Ann": "1000x1 A 1", "Ben": "1000x9 A 2", "Cora": "1000x1 A 4"}
    first = ["dealer:A deal 1", "Ben win Ben Ann 1000x1", "floor bust Ann", "dealer:A end"]
    second = ["dealer:A deal 1", "Ben win Ben Cora 1000x1", "floor bust Cora"]
    assert not Room(players).do(*first, *second).points("busted-together")


@pytest.mark.parametrize("at", [pytest.param("tournament-9", id="upt:tournament-9")])
def test_limits_rise_level_by_level(at: str) -> None:
    found = Room().do("floor level 3").rule(U, "level-announced")
    assert figures(found) == {"small": 500, "big": 1000, "ante": 1000} and cites(found) == {at}
    assert Room().do("floor level 2").rule(U, "level-announced").figure("big") == 400
    assert Room().do("floor level 9").rule(U, "level-announced").silent


@pytest.mark.parametrize("at", [pytest.param("button-0-b", id="upt:button-0-b")])
def test_blinds_are_one_and_two_places_from_the_button(at: str) -> None:
    for button, small, big in ((1, 2, 4), (2, 4, 6), (4, 6, 1), (5, 6, 1), (6, 1, 2)):
        found = Room(table=f"A 9 {button}").do("dealer:A deal 1").rule(U, "blinds")
        assert (found.figure("small-seat"), found.figure("big-seat")) == (small, big) and at in cites(found)
    broke = Room().do("Cora win Cora Ben 1000x8", "dealer:A deal 1").rule(U, "blinds")
    assert (broke.figure("small-seat"), broke.figure("big-seat")) == (4, 6)  # who has no chips is passed over
    two = {"Ann": "1000x5 A 1", "Ben": "1000x8 A 2"}
    assert at not in cites(Room(two).do("dealer:A deal 1").rule(U, "blinds"))


def short(cora: str) -> Room:
    """Cora owes the big blind of 200 with these chips."""
    return Room({"Ann": "1000x5 A 1", "Ben": "1000x8 A 2", "Cora": f"{cora} A 4"}).do("dealer:A deal 1")


@pytest.mark.parametrize("at", [pytest.param("button-1", id="upt:button-1")])
def test_a_short_blind_changes_no_blind_and_no_raise(at: str) -> None:
    for chips in ("25x1", "100x1", "1000x2"):
        found = short(chips).rule(U, "blinds")
        assert (found.figure("small"), found.figure("big"), found.figure("least-raise")) == (100, 200, 200)
        assert at in cites(found)
    assert Room().do("dealer:A deal 2").rule(U, "blinds").figure("least-raise") == 400


@pytest.mark.parametrize("at", [pytest.param("tournament-19", id="upt:tournament-19")])
def test_a_player_who_is_short_of_his_blind_plays_for_what_he_has(at: str) -> None:
    found = short("25x7").rule(U, "short-blind")
    assert (found.figure("posts"), found.figure("made-up")) == (175, 0) and cites(found) == {at}
    assert not short("100x2").points("short-blind") and not short("25x9").points("short-blind")


LIVE, NONE_HERE = "blind.live-straddle", "blind.straddle-not-allowed"


@pytest.mark.parametrize("at", [pytest.param("no-limit-15", id="upt:no-limit-15")])
def test_one_straddle_of_twice_the_big_blind_left_of_it(at: str) -> None:
    players = {"Ann": "1000x5 A 1", "Ben": "100x20 A 2", "Cora": "100x20 A 4", "Dan": "100x20 A 6", "Eva": "100x9 A 7"}
    cash = {"event": "cash full-table 9"}
    live = Room(players, **cash).do("Dan straddle 100x4").rule(U, "straddle")
    assert live.figure("bring-in") == 400 and said(live) == LIVE and cites(live) == {at}
    wrong = [["Dan straddle 100x3"], ["Dan straddle 100x5"], ["Eva straddle 100x4"], ["Ben straddle 100x4"]]
    for lines in (*wrong, ["Dan straddle 100x4", "Eva straddle 100x8"], ["Dan straddle 100x4", "Dan straddle 100x4"]):
        assert said(Room(players, **cash).do(*lines).rule(U, "straddle")) == NONE_HERE
    again = ["Dan straddle 100x4", "dealer:A deal 1", "dealer:A end", "Dan straddle 100x4"]
    assert said(Room(players, **cash).do(*again).rule(U, "straddle")) == said(live)


@pytest.mark.parametrize("at", [pytest.param("no-limit-15", id="upt:no-limit-15")])
def test_a_hand_dealt_at_another_table_allows_no_second_straddle(at: str) -> None:
    first = {"Ann": "1000x5 A 1", "Ben": "100x20 A 2", "Cora": "100x20 A 4", "Dan": "100x20 A 6"}
    second = {name: f"100x20 B {seat}" for seat, name in enumerate(("Fay", "Gil", "Hal"), 1)}
    room = Room(first | second, table="A 9 1 2 4\ntable B 9 1 2 3", event="cash full-table 9")
    found = room.do("Dan straddle 100x4", "dealer:B deal 1", "Dan straddle 100x4").rule(U, "straddle")
    assert said(found) == NONE_HERE and at in cites(found)


@pytest.mark.parametrize("at", [pytest.param("button-7", id="upt:button-7")])
def test_there_is_no_straddle_in_a_tournament(at: str) -> None:
    players = {"Ann": "1000x5 A 1", "Ben": "100x20 A 2", "Cora": "100x20 A 4", "Dan": "100x20 A 6"}
    found = Room(players).do("Dan straddle 100x4").rule(U, "straddle")
    assert said(found) == NONE_HERE and at in cites(found)
    cash = Room(players, event="cash full-table 9").do("Dan straddle 100x4")
    assert said(cash.rule(U, "straddle")) == LIVE
    assert Room(players).do("Dan straddle 100x4").rule("tda-2022", "straddle").silent
