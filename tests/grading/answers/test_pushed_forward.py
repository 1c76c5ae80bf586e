"""What is said first of cards pushed forward at the showdown, and of a dispute after a while."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from trainer.grading.answers.answer import Answer

TDA24, P = "tda-2024", "players-2025"
UNLESS = "Unless your house has a mucking line or a forward-motion rule, seat 5's "


def answered(house: str, acts: str, head: str = "in 2 4 5") -> Answer:
    """The answer on the river with 3,000 in the pot, as a floor tells it."""
    return on_hand(house, f"on river;blinds 100 200;pot 3000;seats 6 20000;{head}", acts)


PUSHED = "check 2 4 5;show 2;P5 move aside"
LIVE, TABLED = "cards aren't dead and may still be tabled.", "cards weren't dead: the tabled hand is live"


@pytest.mark.parametrize(
    ("house", "head", "first"),
    [
        pytest.param(P, "", f"{UNLESS}{LIVE}", id="players-2025:15-A"),
        pytest.param(P, "house mucking-line no", f"Unless your house has a forward-motion rule, seat 5's {LIVE}"),
        pytest.param(P, "house mucking-line no;house forward-motion no", f"Seat 5's {LIVE}"),
        pytest.param(TDA24, "", f"Seat 5's {LIVE}", id="tda-2024:14"),
    ],
)
@pytest.mark.parametrize("since", ["", ";show 4"])
def test_cards_pushed_forward_come_before_who_wins(house: str, head: str, first: str, since: str) -> None:
    """Nobody has told whether the house has a mucking line; another hand is tabled while they lie there."""
    assert answered(house, f"{PUSHED}{since}", f"in 2 4 5;{head}".removesuffix(";")).sentence.startswith(first[:-1])


@pytest.mark.parametrize(
    ("house", "unless"),
    [pytest.param(P, UNLESS, id="players-2025:15-A"), pytest.param(TDA24, "Seat 5's ", id="tda-2024:14")],
)
def test_a_hand_pushed_forward_is_taken_up_again_and_tabled(house: str, unless: str) -> None:
    assert answered(house, f"{PUSHED};show 5;show 4").sentence != f"{unless}{LIVE}"
    assert answered(house, f"{PUSHED};show 5").sentence.startswith(f"{unless}{TABLED}")


@pytest.mark.parametrize(
    "house",
    [
        pytest.param(P, id="players-2025:17"),
        pytest.param(TDA24, id="tda-2024:16"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:16"),
        pytest.param("metropolitan", id="metropolitan:15"),
    ],
)
@pytest.mark.parametrize("goes", ["P5 move aside", "P5 move muck", "fold 5"])
def test_with_somebody_all_in_no_hand_is_let_go(house: str, goes: str) -> None:
    """That the cards may still be tabled is half of it: they have to be, and so has every other hand."""
    acts = f"P2 all-in;P5 call;show 2;{goes}"
    sentence = answered(house, acts, "seat 2 3000;in 2 5").sentence
    assert sentence == (
        "Seat 5 may not muck, with seat 2 all-in and the betting "
        "complete: the hands of seats 2 and 5 are tabled and live."
    )


@pytest.mark.parametrize(
    ("seconds", "first"),
    [
        pytest.param(50, "The dispute is heard: it comes in time", id="players-2025:23-in-time"),
        pytest.param(
            70,
            "The result stands: it's too late for a dispute, as it came 70 seconds after the award in a break",
            id="players-2025:23-too-late",
        ),
    ],
)
def test_time_that_passes_is_told_in_seconds(seconds: int, first: str) -> None:
    """A break comes, and the award is disputed a while after it."""
    acts = f"F tell break;check 2 4 5;show 2 4 5;D push-pot 2 3000;wait {seconds};P5 dispute award"
    assert answered(P, acts).sentence.startswith(first)


@pytest.mark.parametrize(("house", "at"), [("tda-2022", "16"), ("players-2025", "17"), ("foxwoods-2020", "16")])
def test_a_bettor_called_short_may_not_muck_and_gets_the_rest_of_his_bet_back(house: str, at: str) -> None:
    """Also Foxwoods 15-B: what nobody called goes back."""
    head = "on river;blinds 100 200;pot 3000;in 5 7;seats 9 20000;seat 7 {}"
    acts = "P5 bet 2000;P7 call;P5 move muck"
    short, whole = (on_hand(house, head.format(held), acts) for held in (900, 2000))
    rest = "the hands of seats 5 and 7 are tabled and live, and 1,100 uncalled goes back."
    assert short.sentence == f"Seat 5 may not muck: {rest}" and "uncalled" not in whole.sentence
    assert any(each.startswith(at) for each in cited(short))


@pytest.mark.parametrize(
    ("house", "unless"),
    [
        pytest.param(P, "Unless your house has a mucking line or a forward-motion rule, the", id="players-2025:15-A"),
        pytest.param(TDA24, "The", id="tda-2024:14"),
    ],
)
def test_two_hands_pushed_forward_are_told_as_one(house: str, unless: str) -> None:
    both = f"{unless} cards of seats 2 and 5 aren't dead and may still be tabled"
    assert answered(house, "check 2 5;P2 move aside;P5 move aside", "in 2 5").sentence == f"{both}."


@pytest.mark.parametrize(
    ("house", "who"),
    [pytest.param(TDA24, "Seat 5's ", id="tda-2024:14+17-B"), pytest.param(P, UNLESS, id="players-2025:15-A+18-B")],
)
@pytest.mark.parametrize(("acts", "wins"), [("check 2 5", "3,000"), ("P2 check;P5 bet 1000;call 2", "5,000")])
def test_the_last_one_with_cards_wins_unseen_if_the_other_hand_stays_out(
    house: str, who: str, acts: str, wins: str
) -> None:
    sentence = answered(house, f"{acts};P5 move aside", "in 2 5").sentence
    assert sentence == f"{who}cards aren't dead and may still be tabled; without that hand, seat 2 wins {wins}."
