"""A showdown of three: what becomes of each hand, and who wins how much by those that lie face up."""

import pytest

from tests.grading.answers.in_short import on_hand

TDA, TDA24, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
DISCARDS = (TDA, TDA24, P, F, M)
HEAD = "on river;blinds 100 200;pot 3000;in 2 4 6;seats 9 20000"
ALL_IN = "on river;blinds 100 200;pot 3000;side 2000 2 6;in 2 4 6;seats 9 20000;seat 4 0"
HANDS = "cards 2 Kh Qd;cards 4 Ah 4h;cards 6 9c 9d;board Kd Qh 9h 6h 2c"


def told(house: str, acts: str, head: str = HEAD) -> str:
    """The first sentence, everybody having checked the river."""
    checks = "check 2 6" if head is ALL_IN else "check 2 4 6"
    return on_hand(house, f"{head};{HANDS}", f"{checks};{acts}").sentence


OUT = "seat 4, who mucked, is out unless those cards are identified and tabled."
STAYS_OUT = "without that hand, seat 2 wins 3,000."
THEY_STAY_OUT = "without those hands, seat 2 wins 3,000."
PART = "Seat 6's hand isn't tabled: all cards must be face up to win any of the pot; "
OPEN = "unless seat 6 tables a hand as good or better, seat 2 wins 3,000"
CASES = [
    ("P2 turn up;P4 move muck", f"Unless{OPEN[6:]}; {OUT}"),
    ("P2 turn up;P4 move muck;P6 turn up 9c", f"{PART}without that hand, seat 2 wins 3,000; {OUT}"),
    ("P2 turn up;P4 move muck;P6 turn up 9c;P6 refuse show", f"{PART}without that hand, seat 2 wins 3,000; {OUT}"),
    ("P4 move muck;P6 move muck;P2 turn up", "Seat 2 wins 3,000; seats 4 and 6, who mucked, have no claim."),
    (
        "P4 move muck;P6 move muck",
        "Seat 2 has the last live hand and wins 3,000 without tabling it; seats 4 and 6, who mucked, have no claim.",
    ),
    ("P2 turn up;P4 move aside;D muck 4;P6 turn up", "Seat 6 wins 3,000; seat 4's hand is dead."),
]


@pytest.mark.parametrize("house", DISCARDS)
@pytest.mark.parametrize(("acts", "sentence"), CASES)
def test_each_hand_and_who_wins_by_those_that_lie_face_up(house: str, acts: str, sentence: str) -> None:
    """tda-2024 14, 15 and 17-B and their like."""
    assert told(house, acts) == sentence


MAY = "The floor may rule seat 4's mucked hand dead, or retrieve it; without that hand"
NOTHING = "Seat 6 didn't show every card: the hand wins nothing, and seat 2 wins 3,000"
MAY_SIX = "The floor may rule seat 6's mucked hand dead, or retrieve it"
LOST = "seat 4's mucked hand may be ruled dead and can't be retrieved"
BOTH = "The winner's hand and the one the winner asked to see are both live, and the best hand wins"
AT_UPT = [
    ("P2 turn up;P4 move muck", f"{MAY}, seat 2 wins 3,000 {OPEN.partition(',')[0]}."),
    (
        "P2 turn up;P4 move muck;P6 turn up 9c",
        f"{PART}the floor may rule seat 4's mucked hand dead, or retrieve it; {THEY_STAY_OUT}",
    ),
    (
        "P4 move muck;P6 move muck;P2 turn up",
        f"Seat 2 wins 3,000, unless the floor rules seat 6's hand live; {LOST}.",
    ),
    (
        "P4 move muck;P6 move muck",
        f"{MAY_SIX}; {LOST}; seat 2 must show the last hand to win the 3,000.",
    ),
    (
        "P2 turn up;P4 move muck;P6 turn up 9c;P6 refuse show",
        f"{NOTHING}, unless the floor rules seat 4's hand live.",
    ),
    (
        "P2 turn up;P4 move muck;P6 request see 4",
        f"Seat 4's hand is shown, and is dead unless seat 6 wins the pot; {OPEN}.",
    ),
    (
        "P2 turn up;P4 move muck;P2 request see 4",
        f"{BOTH}; seat 6 has yet to table.",
    ),
]


@pytest.mark.parametrize(("acts", "sentence"), AT_UPT)
def test_each_hand_at_upt(acts: str, sentence: str) -> None:
    """upt dead-hand-2, showdown-1 and showdown-5."""
    assert told(U, acts) == sentence


OVER = ", with seat 4 all-in and the betting complete"


@pytest.mark.parametrize("house", DISCARDS)
def test_nobody_wins_an_all_in_before_a_hand_let_go_is_tabled(house: str) -> None:
    """tda-2024 16 and its like: a hand that can still be told is tabled, one that can't has no claim."""
    assert told(house, "P2 turn up;P4 move aside;P6 turn up", ALL_IN) == (
        f"Seat 4 may not muck{OVER}: the hands of seats 2, 4 and 6 are tabled and live."
    )
    assert told(house, "P2 turn up;P6 move aside", ALL_IN) == (
        f"Seat 6 may not muck{OVER}: the hands of seats 2, 4 and 6 are tabled now and live; "
        "seat 4 doesn't wait for the side pot."
    )
    assert told(house, "P2 turn up;P4 turn up;P6 move aside", ALL_IN) == (
        f"Seat 6 may not muck{OVER}: the hands of seats 2, 4 and 6 are tabled and live."
    )
    assert told(house, "P4 move muck;P6 move muck;P2 turn up", ALL_IN) == (
        f"Seat 6 may not muck{OVER}: the hands of seats 2 and 6 are tabled and live; seat 4, who mucked, has no claim."
    )


BOARD_PLAYED = "Seat 2 gets no part of the pot until all hole cards are tabled"


@pytest.mark.parametrize("house", DISCARDS)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P2 claim plays-the-board;P2 refuse show", f"{BOARD_PLAYED}."),
        ("show 4 6;P2 claim plays-the-board;P2 refuse show", f"{BOARD_PLAYED}; without that hand, {{}}"),
    ],
)
def test_who_plays_the_board_and_shows_nothing_has_no_part_of_the_pot(house: str, acts: str, sentence: str) -> None:
    """tda-2024 19 and its like."""
    assert told(house, acts) == sentence.format("seat 4 wins 3,000.")


EVERYONE = [
    pytest.param(*each, id=":".join(each))
    for each in ((TDA24, "16"), (TDA, "16"), (P, "17"), (F, "16"), (M, "14"), (U, "tournament-34"))
]
DUE = "must table, as all hands are tabled at once"


@pytest.mark.parametrize(("house", "at"), EVERYONE)
def test_in_an_all_in_no_hand_stays_down_once_another_is_tabled(house: str, at: str) -> None:
    side = f"Seats 4 and 6 {DUE}; unless seat 4 or 6 shows a hand as good or better, seat 2 wins 5,000."
    assert told(house, "show 2", ALL_IN) == side
    assert told(house, "show 2;P6 say I want to throw these away.", ALL_IN) == side
    assert told(house, "show 2;P6 refuse show", ALL_IN) == side
    if house != U:
        both = "unless seat 6 shows a hand as good or better, seat 2 wins 2,000 and seat 4 wins 3,000."
        assert told(house, "show 2;show 4", ALL_IN) == f"Seat 6 {DUE}; {both}"


@pytest.mark.parametrize(("house", "at"), EVERYONE)
def test_who_asks_to_see_a_hand_that_is_tabled_anyway_is_told_so(house: str, at: str) -> None:
    """Nobody has to have a right to see it."""
    checked, hands = f"{ALL_IN};{HANDS}", "check 2 6;P2 request see 4"
    for ask in ("", "showdown"):
        answer = on_hand(house, checked, hands, ask)
        assert answer.sentence == "The hands of seats 2, 4 and 6 are tabled at once.", ask
        assert answer.lead is not None and answer.lead.citations[0].at == at


@pytest.mark.parametrize("house", [pytest.param("foxwoods-2020", id="foxwoods-2020:16"), "tda-2024"])
def test_who_tried_to_muck_an_all_in_and_is_tabled_is_told_with_who_wins(house: str) -> None:
    head = "on turn;blinds 200 400;pot 4000;in 3 7;seats 9 5000;cards 3 Ah Kd;cards 7 Qc Qd;board Kh 8h 5s 5c 2d"
    acts = "all-in 3;call 7;run-out;P7 move aside;P7 turn up;show 3"
    told = on_hand(house, head, acts).sentence
    assert told == "Seat 7 may not muck in an all-in; seat 3 wins 14,000."
