"""Cards that nobody named decide nothing and aren't named in an answer: the program only fills them in."""

import pytest

from tests.grading.answers.in_short import on_hand

RIVER = "on river;blinds 100 200;pot 1200;in 2 5;seats 9 20000"
BOARD = "board Qs 7d 8h 2c 3s"
HANDS = "cards 2 Kc Kd;cards 5 Ah Ad"
HOUSES = [
    pytest.param("tda-2024", id="tda-2024:12"),
    pytest.param("players-2025", id="players-2025:13"),
    pytest.param("upt", id="upt:showdown-2"),
]


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("known", "said"),
    [
        (f"{BOARD};{HANDS}", "Seat 5 wins 1,200."),
        (HANDS, "The cards that decide who wins the 1,200 aren't given."),
        (f"{BOARD};cards 5 Ah Ad", "The cards that decide who wins the 1,200 aren't given."),
        ("board As Ks Qs Js Ts", "Seat 2 wins 600 and seat 5 wins 600."),
    ],
    ids=["all", "no-board", "one-hand", "all-play-the-board"],
)
def test_who_wins_is_told_by_cards_that_somebody_named(house: str, known: str, said: str) -> None:
    assert on_hand(house, f"{RIVER};{known}", "check 2 5;show 2 5").sentence == said


@pytest.mark.parametrize("house", HOUSES[:2])
def test_a_miscalled_hand_has_no_winner_made_up(house: str) -> None:
    said = on_hand(house, RIVER, "check 2 5;show 2 5;P2 claim hand flush").sentence
    assert said == "The cards speak, not what seat 2 said; a hand miscalled on purpose may be penalized."


PAID = "check 2 5;show 2 5;D push-pot {} 1200{}"
DISPUTED, HEARD = ";P5 dispute award", "The dispute is heard: it comes in time"
NOT_GIVEN = "the cards that decide who wins the 1,200 aren't given."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
@pytest.mark.parametrize(
    ("paid", "since", "said"),
    [
        (2, "", f"Nothing is wrong: {NOT_GIVEN}"),
        (5, "", f"Nothing is wrong: {NOT_GIVEN}"),
        (2, DISPUTED, f"{HEARD}."),
        (5, DISPUTED, f"{HEARD}."),
        (9, "", f"Seat 9 gives back 1,200; {NOT_GIVEN}"),
    ],
    ids=["one-paid", "the-other-paid", "one-disputed", "the-other-disputed", "paid-who-is-not-in-it"],
)
def test_who_may_have_won_has_not_got_too_much(house: str, paid: int, since: str, said: str) -> None:
    """metropolitan 20 and kin; UPT has losing hands killed first."""
    if house == "upt" and not since and paid != 9:
        assert "too much" not in on_hand(house, RIVER, PAID.format(paid, since)).sentence
        return
    assert on_hand(house, RIVER, PAID.format(paid, since)).sentence == said


TABLE = "blinds 100 200;seats 6 20000;button 6"


@pytest.mark.parametrize(
    ("cards", "said"),
    [("", "the exposed card can't be kept"), (";cards 4 Qh 2d", "the exposed Q♥ can't be kept")],
    ids=["not-named", "named"],
)
def test_a_card_is_named_where_somebody_named_it(cards: str, said: str) -> None:
    """upt holdem-1"""
    acts = "D pitch 1 down;D pitch 2 down;D pitch 3 down;D pitch 4 up"
    assert said in on_hand("upt", f"{TABLE}{cards}", acts).sentence


def test_if_a_hand_stays_out_it_does_not_win() -> None:
    """players-2025 15-B"""
    head = f"{RIVER.replace('in 2 5', 'in 2 5 7')};house mucking-line yes;{HANDS};{BOARD}"
    said = on_hand("players-2025", head, "check 2 5 7;show 2;P5 move aside;show 5").sentence
    assert said == (
        "Your house's own line or motion rule decides whether seat 5's hand is dead; without that hand, seat 2 "
        "wins 1,200 unless seat 7 tables a hand as good or better."
    )


@pytest.mark.parametrize(("paid", "other"), [(2, 5), (5, 2)])
def test_who_is_not_pushed_the_pot_has_the_losing_hand(paid: int, other: int) -> None:
    """[upt:showdown-4]"""
    said = on_hand("upt", RIVER, PAID.format(paid, "")).sentence
    assert said == f"Kill the losing hands of seat {other} before the pot is pushed."
