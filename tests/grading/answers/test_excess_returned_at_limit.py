"""More than the limit of which the dealer has returned the excess, or its maker has pulled it back: the rest stands."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LT = f"game holdem limit;{T}"
SILENT = ("tda-2024", "tda-2022", "players-2025", "metropolitan", "upt")
CUTS, MAKES = "foxwoods-2020", "upt"
BET, RAISE = "P2 wager 800;D return-bet 2 400", "P2 bet 400;P5 wager 1200;D return-bet 5 400"
NEXT, THEN = "Seat 5 may call 400 or raise to 800.", "Seat 7 may call 800 or raise to 1,200."
OPEN = "doesn't say what happens to more than the limit"
STANDS = (
    (BET, "", f"Nothing is wrong: s{NEXT[1:]}"),
    (BET, "wager:2", "Seat 2 bets 400."),
    (BET, "rights:5", NEXT),
    (BET, "pots", "The pot is 4,400: 4,000 in the middle and 400 in front of the players."),
    (f"{BET};P5 call", "", "Nothing is wrong: seat 7 may call 400 or raise to 800."),
    (f"{BET};P5 raise 800", "", "Seat 5 raises to 800."),
    (BET.replace("wager", "bet"), "", f"Nothing is wrong: s{NEXT[1:]}"),
    ("P2 wager 100x8;P2 pull-back 100x4", "", f"Nothing is wrong: s{NEXT[1:]}"),
    ("P2 say bet 800;P2 wager 100x8;P2 pull-back 100x4", "rights:5", NEXT),
    (RAISE, "wager:5", "Seat 5 raises to 800."),
    (RAISE, "rights:7", THEN),
    (f"{RAISE};P7 raise 1200", "wager:7", "Seat 7 raises to 1,200."),
    (RAISE.replace("wager", "raise"), "wager:5", "Seat 5 raises to 800."),
    (RAISE.replace("wager", "raise"), "rights:7", THEN),
)
"""What is left is the one bet or raise there is, whatever the floor would have made of more."""


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}-none") for each in SILENT])
@pytest.mark.parametrize(("acts", "asked", "said"), STANDS)
def test_the_one_bet_or_raise_that_is_left_stands(house: str, acts: str, asked: str, said: str) -> None:
    assert said_of(house, LT, acts, asked) == said


@pytest.mark.parametrize("house", [pytest.param(each, id=f"{each}-none") for each in SILENT])
@pytest.mark.parametrize("acts", ["P2 wager 800;D return-bet 2 200", "P2 wager 800;P5 call;D return-bet 2 400"])
def test_with_more_left_or_called_it_is_the_floors_still(house: str, acts: str) -> None:
    assert OPEN in said_of(house, LT, acts, "")


PULLED = "P2 bet 400;P5 wager {};P5 pull-back {}"
STAYS = {"tda-2024": "50-A", "tda-2022": "50-A", "players-2025": "43-A", "metropolitan": "37-A"}
"""By house its paragraph by which chips in turn stay in; none of them says what happens to more than the limit."""


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in STAYS.items()])
@pytest.mark.parametrize("asked", ["", "wager:5", "rights:7"])
@pytest.mark.parametrize(
    ("chips", "back"),
    [("500+100x5", "200"), ("100x12", "100x4"), ("100x10", "100"), ("100x10", "600"), ("100x9", "100")],
)
def test_a_player_settles_no_silent_raise_by_pulling_chips_back(chips: str, back: str, asked: str, house: str) -> None:
    assert said_of(house, LT, PULLED.format(chips, back), asked).endswith(
        f"{OPEN}: the floor decides, and a call is 400, the only raise to 800."
    )


@pytest.mark.parametrize(
    "house", [pytest.param(CUTS, id="foxwoods-2020:54-B"), pytest.param(MAKES, id="upt:betting-12")]
)
def test_where_it_is_the_one_raise_anyway_he_may(house: str) -> None:
    assert said_of(house, LT, PULLED.format("500+100x5", "200"), "rights:7") == THEN
    assert "goes back in" in said_of(house, LT, PULLED.format("100x10", "600"), "")


LESS, TO_EACH = "The bet is cut to 400, not 800.", "The bet is to 400, not 800: seats 2 and 5 make it 400"
ALL = "The bet is to 400, not 800: seats 2, 5 and 7 make it 400"
CALLED, ALL_CALLED = "P2 wager 800;P5 call;D return-bet 2 400", "P2 wager 800;P5 call;P7 call;D return-bet 2 400"
CUT = (
    (BET, "", LESS),
    (BET, "wager:2", LESS),
    (BET, "rights:5", NEXT),
    (BET, "pots", "The pot is 4,400: 4,000 in the middle and 400 in front of the players."),
    (f"{BET};P5 say call", "", "It's a call: seat 5 puts in 400 more, 400 in all."),
    (f"{BET};P5 call", "", "Nothing is wrong: seat 7 may call 400 or raise to 800."),
    ("P2 wager 800;D return-bet 2 200", "", "The bet is cut to 400, not 800: 200 goes back to seat 2."),
    (RAISE, "", "The raise is cut to 800, not 1,200."),
    (RAISE, "rights:7", THEN),
    (f"{RAISE};P7 say call", "", "It's a call: seat 7 puts in 800 more, 800 in all."),
    (CALLED, "", f"{TO_EACH}; seat 5's call is 400, and 400 goes back."),
    (CALLED, "pots", f"{TO_EACH}; the pot is 4,800: 4,000 in the middle and 800 in front of the players."),
    (f"{CALLED};D return-bet 5 400", "", f"{TO_EACH}."),
    (f"{CALLED};D return-bet 5 400", "rights:5", "Seat 5 has acted; the action is on seat 7."),
    (f"{CALLED};D return-bet 5 400", "rights:7", "Seat 7 may call 400 or raise to 800."),
    ("P2 wager 800;P5 call;D return-bet 5 400", "wager:5", "It's a call: seat 5 is in for 400."),
    (ALL_CALLED, "", f"{ALL}; seats 5 and 7 call 400, and 400 goes back to each."),
    (ALL_CALLED, "pots", f"{ALL}; the main pot is 5,200."),
    (f"{ALL_CALLED};D return-bet 5 400", "pots", f"{ALL}; the main pot is 5,200."),
    (f"{ALL_CALLED};D return-bet 5 400;D return-bet 7 400", "pots", "The main pot is 5,200."),
)


@pytest.mark.parametrize(("acts", "asked", "said"), CUT, ids=[f"foxwoods-2020:54-B {row[:2]}" for row in CUT])
def test_a_cut_that_the_dealer_has_made_is_told_as_made(acts: str, asked: str, said: str) -> None:
    assert said_of(CUTS, LT, acts, asked) == said


MADE = (
    (RAISE, "", "Seat 5 raises to 800."),
    (f"{RAISE};P7 say call", "", "Seat 7 must make the full call of 800: 800 more goes in."),
    (
        "P2 bet 400;P5 wager 1200;P7 call;D return-bet 5 400",
        "",
        "Seat 5 raises to 800; seat 7's call is 800, and 400 goes back.",
    ),
)


@pytest.mark.parametrize(("acts", "asked", "said"), MADE, ids=[f"upt:betting-12 {row[0]}" for row in MADE])
def test_so_is_what_silent_chips_come_to(acts: str, asked: str, said: str) -> None:
    assert said_of(MAKES, LT, acts, asked) == said


STRUNG = "P2 wager 600;P2 wager 400;"


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:56"), pytest.param("upt", id="upt:no-limit-6")]
)
@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        ("P5 call;P7 call;D return-bet 2 400;D return-bet 5 400;D return-bet 7 400", "5,800"),
        ("P5 call;P7 fold;D return-bet 2 400;D return-bet 5 400", "5,200"),
        ("P5 fold;P7 call;D return-bet 7 400;D return-bet 2 400", "5,200"),
    ],
)
def test_what_goes_back_once_all_have_acted_is_in_no_pot(house: str, acts: str, pot: str) -> None:
    assert said_of(house, T, f"{STRUNG}{acts}", "pots").endswith(f"he main pot is {pot}.")


TWO = (
    ("P2 wager 800;P5 raise 1200", 7, "800 or raise to 1,200"),
    ("P2 wager 800;P5 raise 1200;P7 fold", 2, "400 or raise to 1,200"),
)


@pytest.mark.parametrize(("acts", "seat", "may"), TWO, ids=[f"foxwoods-2020:54-B {row[0]}" for row in TWO])
def test_after_two_cuts_in_a_row_the_next_one_has_his_rights(acts: str, seat: int, may: str) -> None:
    told = f"The raise is cut to 800, not 1,200: 400 goes back to seat 5; then seat {seat} may call {may}."
    assert said_of(CUTS, LT, acts, f"rights:{seat}") == told
