"""Conduct and chips to come, in a room: what a missed round is, rebuys announced, add-ons, bounty chips as bets."""

import pytest

from tests.rules.desk_rooms import PLAYERS as SEATED
from tests.rules.desk_rooms import Room, figures, said
from tests.rules.desk_rooms import cites as cited
from tests.rules.room.situations import FULL, cites

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = FULL


def paragraph(id_: str) -> str:
    return id_.partition(":")[2]


PENALTIES = ("tda-2022:71-A", "players-2025:67-A", "foxwoods-2020:71-A", "metropolitan:65-A")
REBUYS = ("players-2025:28", "foxwoods-2020:27", "metropolitan:25", "upt:tournament-33")


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in PENALTIES])
def test_a_missed_round_is_a_hand_for_everybody_at_the_table_when_it_is_given(id_: str) -> None:
    house = id_.partition(":")[0]
    four = Room().do("floor penalty Ben 4").rule(house, "penalty-given")
    other_table = {**SEATED, "Eva": "1000x9 A 7"}
    five = Room(other_table).do("floor penalty Ben 10").rule(house, "penalty-given")
    left = Room().do("dealer:A deal 1", "Ben win Ben Dan 5000x2", "floor penalty Ben 3", "floor bust Dan")
    assert (figures(four), figures(five)) == ({"hands-a-round": 4}, {"hands-a-round": 5})
    assert figures(left.rule(house, "penalty-given")) == {"hands-a-round": 4}
    gone = Room().do("dealer:A deal 1", "Ben win Ben Dan 5000x2", "floor bust Dan", "floor penalty Ben 3")
    assert figures(gone.rule(house, "penalty-given")) == {"hands-a-round": 3}
    assert cited(four) == {paragraph(id_)}
    assert four.ruling is not None and "disqualification" in four.ruling.options


def test_upt_prints_no_missed_rounds() -> None:
    assert Room().do("floor penalty Ben 4").rule(UPT, "penalty-given").silent


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in REBUYS])
def test_a_rebuy_announced_before_a_hand_binds(id_: str) -> None:
    house = id_.partition(":")[0]
    before = Room().do("Ann ask rebuy").rule(house, "rebuy-announced")
    assert "has to make the rebuy" in said(before) and cited(before) == {paragraph(id_)}
    between = Room().do("dealer:A deal 1", "dealer:A end", "Ann ask rebuy")
    assert said(between.rule(house, "rebuy-announced")) == said(before)
    during = Room().do("dealer:A deal 1", "Ann ask rebuy").rule(house, "rebuy-announced")
    assert during.silent


def test_the_tda_as_we_have_it_prints_nothing_on_rebuys() -> None:
    assert Room().do("Ann ask rebuy").rule(TDA, "rebuy-announced").silent


@pytest.mark.parametrize("house", cites("foxwoods-2020:addon"))
def test_an_add_on_is_for_players_with_chips_left(house: str) -> None:
    held = Room().do("desk add-on Ann 1000x2 4000").rule(house, "add-on")
    one_chip = Room({**SEATED, "Ann": "100x1 A 1"}).do("desk add-on Ann 1000x2 4000").rule(house, "add-on")
    broke = Room().do("dealer:A deal 1", "Ben win Ben Ann 1000x5+100x10", "desk add-on Ann 1000x2 4000")
    none = broke.rule(house, "add-on")
    assert said(held) == said(one_chip) and held.ruling is not None and not held.ruling.fault
    assert "no add-on" in said(none) and cited(none) == cited(held) == {"addon"}
    assert Room().do("desk add-on Ann 1000x2 4000").rule(PLAYERS, "add-on").silent


@pytest.mark.parametrize("house", cites("foxwoods-2020:bounty-2"))
def test_a_bounty_chip_in_the_pot_is_an_all_in_bet(house: str) -> None:
    found = Room(bounty="2500").do("Ben bounty in-the-pot").rule(house, "bounty-bet")
    assert (said(found), figures(found), cited(found)) == ("an all-in bet", {"to": 8000}, {"bounty-2"})
    assert not Room(bounty="2500").do("Ben bounty in-front").points("bounty-bet")


@pytest.mark.parametrize("house", cites("players-2025:RP-20"))
def test_players_leaves_open_whether_a_bounty_chip_calls_or_is_all_in(house: str) -> None:
    found = Room(bounty="2500").do("Ben bounty in-the-pot").rule(house, "bounty-bet")
    assert found.ruling is not None and found.ruling.options == ("a call", "an all-in bet")
    assert cited(found) == {"RP-20"} and found.ruling.authority == "floor"
