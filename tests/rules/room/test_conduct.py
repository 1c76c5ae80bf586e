"""Conduct and chips to come, in a room: what a missed round is, rebuys announced."""

import pytest

from tests.rules.desk_rooms import PLAYERS as SEATED
from tests.rules.desk_rooms import Room, figures, said
from tests.rules.desk_rooms import cites as cited
from tests.rules.room.situations import FULL, cites

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = FULL


def paragraph(id_: str) -> str:
    return id_.partition(":")[2]


PENALTIES = ("tda-2022:71-A", "players-2025:67-A", "foxwoods-2020:71-A", "metropolitan:65-A")
REBUYS = ("tda-2022:27", "players-2025:28", "foxwoods-2020:27", "metropolitan:25", "upt:tournament-33")


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


REDEALS = ("tda-2022:35-C", "tda-2024:35-C", "players-2025:36-C", "foxwoods-2020:35-C", "metropolitan:33-C")


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in REDEALS])
def test_a_misdeal_and_its_redeal_are_one_hand_of_a_penalty(id_: str) -> None:
    """The hand in which a penalty is given is no hand of it; of three the misdeal and its redeal are the first."""
    house = id_.partition(":")[0]
    misdealt = Room().do("floor penalty Ben 3", "dealer:A deal 1", "dealer:A misdeal")
    found = misdealt.rule(house, "misdeal-on-penalty")
    assert (said(found), figures(found)) == ("deal.redeal-one-hand-of-penalty", {"hands-left": 2})
    assert cited(found) == {paragraph(id_)}
    for again, left in (("dealer:A misdeal", 2), ("dealer:A end", 1)):
        later = Room().do("floor penalty Ben 3", "dealer:A deal 1", again, "dealer:A deal 1", "dealer:A misdeal")
        assert figures(later.rule(house, "misdeal-on-penalty")) == {"hands-left": left}
    given = Room().do("dealer:A deal 1", "floor penalty Ben 3", "dealer:A misdeal")
    assert not given.points("misdeal-on-penalty")


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in PENALTIES])
@pytest.mark.parametrize(("rounds", "hands"), [(1, 4), (2, 8)])
def test_rounds_of_a_penalty_are_told_in_hands(id_: str, rounds: int, hands: int) -> None:
    found = Room().do(f"floor penalty-rounds Ben {rounds}").rule(id_.partition(":")[0], "penalty-given")
    assert figures(found) == {"hands-a-round": 4, "hands": hands}


@pytest.mark.parametrize("at", [pytest.param(f"tournament-{n}", id=f"upt:tournament-{n}") for n in (0, 28)])
def test_at_upt_a_penalty_is_as_long_as_the_director_says(at: str) -> None:
    """It prints a set time and a number of hands, and no missed rounds."""
    found = Room().do("floor penalty Ben 4").rule(UPT, "penalty-given")
    assert said(found) == "conduct.penalty-length-is-the-directors" and at in cited(found)
    assert found.ruling is not None and "missed-rounds" not in found.ruling.options and not figures(found)


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in REBUYS])
def test_a_rebuy_announced_before_a_hand_binds(id_: str) -> None:
    house = id_.partition(":")[0]
    before = Room().do("Ann ask rebuy").rule(house, "rebuy-announced")
    assert said(before) == "rebuy.plays-chips-behind" and cited(before) == {paragraph(id_)}
    between = Room().do("dealer:A deal 1", "dealer:A end", "Ann ask rebuy")
    assert said(between.rule(house, "rebuy-announced")) == said(before)
    during = Room().do("dealer:A deal 1", "Ann ask rebuy").rule(house, "rebuy-announced")
    assert during.silent


BEGINS = {"foxwoods-2020": ("riffle", "shuffler"), "upt": ()}
"""What begins a hand before its cards, where it isn't the riffle, the shuffler's button and the push."""


@pytest.mark.parametrize("act", ["riffle", "shuffler", "push"])
@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in REBUYS])
def test_a_rebuy_is_announced_before_what_begins_a_hand(id_: str, act: str) -> None:
    house = id_.partition(":")[0]
    room = Room().do("dealer:A deal 1", "dealer:A end", f"dealer:A {act}", "Ann ask rebuy")
    found = room.rule(house, "rebuy-announced")
    late = act in BEGINS.get(house, ("riffle", "shuffler", "push"))
    assert found.silent == late
    assert late or (said(found) == "rebuy.plays-chips-behind" and cited(found) == {paragraph(id_)})


# --- disqualified, found, away, paid ---------------------------------------------------------------------------

DISQUALIFIED = ("tda-2022:71-D", "players-2025:67-D", "foxwoods-2020:71-D", "metropolitan:65-D", "upt:tournament-0")
FOUND = ("tda-2022:64", "players-2025:65", "foxwoods-2020:64", "metropolitan:58")


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in DISQUALIFIED])
def test_the_chips_of_a_disqualified_player_leave_play(id_: str) -> None:
    found = Room().do("floor disqualify Ben").rule(id_.partition(":")[0], "disqualified")
    assert (said(found), figures(found)) == ("conduct.chips-leave-play", {"out-of-play": 8000})
    assert cited(found) == {paragraph(id_)}


@pytest.mark.parametrize("id_", [pytest.param(each, id=each) for each in FOUND])
def test_found_chips_go_back_to_the_inventory(id_: str) -> None:
    house = id_.partition(":")[0]
    nobody = Room().do("floor lost-and-found nobody 1000x3").rule(house, "chips-found")
    assert said(nobody) == "chips.back-to-inventory" and figures(nobody) == {"out-of-play": 3000}
    assert cited(nobody) == {paragraph(id_)}
    owner_known = Room().do("floor lost-and-found Ben 1000x3").rule(house, "chips-found")
    assert owner_known.silent is (house in ("tda-2024", TDA, PLAYERS))


TOO_LONG = "presence.chips-may-be-picked-up"


def away(*lines: str) -> Room:
    return Room().do("clock run", *lines)


@pytest.mark.parametrize("house", cites("upt:procedures-11"))
def test_ten_minutes_away_are_allowed_and_more_if_a_director_was_told(house: str) -> None:
    ten = away("Ben away", "..599", "Ben back").rule(house, "absence")
    more = away("Ben away", "..600", "Ben back").rule(house, "absence")
    told = away("Ben ask absence", "Ben away", "..3600", "Ben back").rule(house, "absence")
    told_late = away("Ben away", "Ben ask absence", "..600", "Ben back").rule(house, "absence")
    told_for_another = away("Ben ask absence", "Ben away", "Ben back", "Ben away", "..600", "Ben back")
    assert said(ten) == said(told) == "presence.absence-in-order"
    late = [more, told_late, told_for_another.rule(house, "absence")]
    assert {said(each) for each in late} == {TOO_LONG} and cited(more) == cited(ten) == {"procedures-11"}
    assert said(away("Ben away", "..600", "dealer:A deal 1").rule(house, "absence")) == TOO_LONG
    assert away("Ben away", "..600", "Ben back").rule(PLAYERS, "absence").silent


@pytest.mark.parametrize("house", cites("upt:procedures-11"))
def test_whether_another_absence_is_frequent_is_left_open(house: str) -> None:
    short = ("Ben away", "..480", "Ben back")
    once, twice = away(*short).rule(house, "absence"), away(*short, "..60", *short).rule(house, "absence")
    assert said(once) == "presence.absence-in-order"
    assert said(twice) == "presence.frequent-absence-at-discretion" and cited(twice) == {"procedures-11"}
    assert twice.ruling is not None and twice.ruling.options == ("pick-up-the-chips", "leave-them-there")
    told = away(*short, "Ben ask absence", "Ben away", "..3600", "Ben back").rule(house, "absence")
    assert said(told) == said(twice)
    other = away("Ann away", "..480", "Ann back", *short)
    assert said(other.rule(house, "absence")) == "presence.absence-in-order"  # of Ben, who was away once
    long = away(*short, "Ben away", "..600", "Ben back").rule(house, "absence")
    assert said(long) == TOO_LONG


def absent(*lines: str) -> Room:
    return Room({**SEATED, "Eva": "1000x10 A 7"}, antes="big-blind").with_absent("Eva").do("clock run", *lines)


@pytest.mark.parametrize("house", cites("upt:tournament-5"))
def test_an_absent_entrants_chips_wait_for_a_level_or_half_an_hour(house: str) -> None:
    off = "floor remove Eva 1000x10"
    early = absent("..1798", off).rule(house, "absent-stack-removed")
    half_hour = absent("..1799", off).rule(house, "absent-stack-removed")
    level = absent("..1199", "clock zero", "floor level 2", off).rule(house, "absent-stack-removed")
    reached = absent("Eva ask wait-for-me", "..1799", off).rule(house, "absent-stack-removed")
    assert said(early) == said(reached) == "tournament.absent-stack-stays"
    assert said(half_hour) == said(level) == "tournament.absent-stack-may-go"
    assert cited(early) == cited(level) == {"tournament-5"}
    assert not absent("Eva back", "Eva away", "..1799", off).points("absent-stack-removed")
    assert not absent("..1799", "floor remove Eva 1000x9").points("absent-stack-removed")


@pytest.mark.parametrize(
    "id_", [pytest.param(f"foxwoods-2020:{each}", id=f"foxwoods-2020:{each}") for each in ("pay-3", "pay-4")]
)
def test_tax_forms_go_by_the_prize_and_the_winners_country(id_: str) -> None:
    def paid(cents: int) -> tuple[str, int]:
        found = Room(pool="900000").do(f"desk pay Ben {cents}").rule(FOXWOODS, "prize-paid")
        assert cited(found) == {"pay-3", "pay-4"}
        return said(found), found.figure("withheld-from-abroad")

    below, at = paid(500099), paid(500100)
    assert (below[0], at[0]) == ("tournament.no-w2g-for-citizens", "tournament.w2g-for-citizens")
    assert (below[1], at[1], paid(80000)[1]) == (150029, 150030, 24000)
    assert Room(pool="900000").do("desk pay Ben 500100").rule(UPT, "prize-paid").silent


@pytest.mark.parametrize("house", cites("upt:tournament-5"))
def test_levels_and_minutes_before_the_room_begins_count_for_an_absent_entrant(house: str) -> None:
    """Told in the second level, or with half an hour of the first gone: the wait is over, and the floor may ask."""
    off = "floor remove Eva 1000x10"
    for line in (off, "floor ask absence"):
        late = Room({**SEATED, "Eva": "1000x10 A 7"}, antes="big-blind", clock="2 1080").with_absent("Eva")
        assert said(late.do("clock run", line).rule(house, "absent-stack-removed")) == "tournament.absent-stack-may-go"
    early = absent("..60", "floor ask absence").rule(house, "absent-stack-removed")
    assert said(early) == "tournament.absent-stack-stays"
