"""UPT showdown-5: who asks to see a hand decides whether it is live, and with that who wins."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_asked_halves import answered as plain
from tests.grading.answers.test_showdown_first import U, answered

HANDS = "cards 2 Qs Qd;cards 5 Ks Kd;board 2c 7d 9h 3s 4c"
BET = "P2 bet 1000;P5 call;show 2"
UP = "D turn up Ks Kd"
AWAY = ("P5 move aside", "P5 move muck")


@pytest.mark.parametrize("away", AWAY)
@pytest.mark.parametrize(
    ("acts", "sentence", "pots"),
    [
        (
            f"P2 request see 5;{UP}",
            "The winner's hand and the one the winner asked to see are both live: seat 5 wins 7,000.",
            "Seat 5 wins 7,000.",
        ),
        (
            "P2 request see 5",
            "The winner's hand and the one the winner asked to see are both live, and the best hand wins.",
            "The main pot is 7,000.",
        ),
        (
            *(f"P8 request see 5;{UP}", "Seat 5's hand is shown and is dead, and seat 2 wins 7,000."),
            "Seat 5's hand is shown and is dead; seat 2 wins 7,000.",
        ),
        (
            *("P8 request see 5", "Seat 5's hand is shown and is dead, and seat 2 wins 7,000."),
            "Seat 5's hand is shown and is dead; seat 2 wins 7,000.",
        ),
    ],
    ids=["winner-upt:showdown-5", "winner-unseen", "another-upt:showdown-5", "another-unseen"],
)
def test_who_asks_to_see_a_hand_thrown_away_settles_who_wins(away: str, acts: str, sentence: str, pots: str) -> None:
    told = answered(U, f"{BET};{away};{acts}", hands=HANDS)
    assert told.sentence == sentence
    assert not [each for each in told.also if "rule" in each]
    assert answered(U, f"{BET};{away};{acts}", hands=HANDS, ask="pots").sentence == pots


@pytest.mark.parametrize("ask", ["", "pots"])
def test_a_dead_hand_that_is_what_its_player_called_it_was_not_miscalled(ask: str) -> None:
    """UPT showdown-5, not showdown-2."""
    told = answered(U, f"{BET};P5 move muck;P8 request see 5;{UP};P5 claim hand pair", hands=HANDS, ask=ask)
    joined = "; " if ask else ", and "
    assert told.sentence == f"Seat 5's hand is shown and is dead{joined}seat 2 wins 7,000."
    assert cited(told) == ["showdown-5"]


def test_a_hand_thrown_away_that_nobody_asks_for_is_the_floor_s() -> None:
    sentence = "The floor may rule seat 5's mucked hand dead, or retrieve it; without that hand, seat 2 wins 7,000."
    assert answered(U, f"{BET};P5 move muck", hands=HANDS).sentence == sentence


FAMILY = [
    pytest.param("players-2025", id="players-2025:20-A"),
    pytest.param("tda-2024", id="tda-2024:18-A"),
    pytest.param("foxwoods-2020", id="foxwoods-2020:18"),
]


@pytest.mark.parametrize("house", FAMILY)
@pytest.mark.parametrize("away", ["", *AWAY])
def test_who_has_no_cards_may_not_ask_for_a_hand_pushed_forward_or_kept(house: str, away: str) -> None:
    """Asked for, a hand pushed forward is a question of who asks, and no more of what becomes of it."""
    acts = ";".join(filter(None, (BET, away, "P8 request see 5")))
    unless = "unless seat 5 tables a hand as good or better, " if away != "P5 move muck" else ""
    sentence = f"Seat 8 has no right to see seat 5's hand, as seat 8 no longer holds cards; {unless}seat 2 wins 7,000."
    assert answered(house, acts, hands=HANDS).sentence == sentence


VAIN = "Seat 9 has no right to see seat 4's hand, as seat 9 no longer holds cards"
UNCONTESTED = {
    "tda-2022": "17-B",
    "tda-2024": "17-B",
    "players-2025": "18-B",
    "foxwoods-2020": "17-B",
    "metropolitan": "15-B",
}
FOLDED = "on river;blinds 100 200;pot 3000;in 2 5 7;seats 9 20000/P2 bet 600;fold 5 7;{}"
WON = "D return-bet 2 600;D push-pot 2 3000;"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize("before", ["", WON])
@pytest.mark.parametrize("asker", [5, 9])
def test_whoever_has_folded_has_no_right_to_see_a_hand_that_won_uncalled(house: str, before: str, asker: int) -> None:
    told = plain(house, FOLDED.format(f"{before}P{asker} request see 2"))
    wins = "" if before else "; seat 2 wins 3,000"
    assert (
        told.sentence == f"Seat {asker} has no right to see seat 2's hand, as seat {asker} no longer holds cards{wins}."
    )


def test_upt_lets_hands_of_a_showdown_alone_be_seen() -> None:
    assert "only one that was in the showdown" in plain(U, FOLDED.format("P5 request see 2")).sentence


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_who_asks_in_vain_hears_who_wins_the_pot_unseen(house: str) -> None:
    """Players 20-A and 18-B, and kin."""
    head = "on river;blinds 100 200;pot 1700;in 4 6;seats 9 20000"
    acts = "P4 bet 4000;P6 call;P6 move muck"
    told = on_hand(house, head, f"{acts};P9 request see 4")
    assert told.sentence == f"{VAIN}; seat 4 need not table it and wins 9,700."
    assert cited(told)[-1] == UNCONTESTED[house]
    pushed = on_hand(house, head, f"{acts};D push-pot 4 9700;P9 request see 4")
    assert pushed.sentence == f"{VAIN}; seat 4 need not table it."


RIVER = "on river;blinds 100 200;pot 3000;in 3 7 9;seats 9 20000"
ORDER = "seat 3, last to bet or raise on the river, tables first if an order is enforced"
INSISTS = "Seat 7, who called the last bet and still has the cards, may insist: seat 3's hand is tabled"
NO_BET = "seat 3, first to act with no bet on the river, tables first if an order is enforced"
NO_RIGHT = "Seat 9 has no right to see seat 3's hand, as no one bet the river: the floor decides whether it's shown"


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 bet 2000;call 7 9;P7 request see 3", f"{INSISTS}; {ORDER}."),
        ("check 3 7 9;P9 request see 3", f"{NO_RIGHT}; {NO_BET}."),
        ("P3 bet 2000;call 7 9;P3 move aside;P7 request see 3", f"{INSISTS}."),
    ],
    ids=["paid-to-see", "no-bet", "pushed-forward"],
)
def test_who_shows_first_is_told_beside_a_request_before_anybody_has_shown(
    house: str, acts: str, sentence: str
) -> None:
    """tda-2024 18-A and 20-B and their like."""
    assert on_hand(house, RIVER, acts).sentence == sentence
