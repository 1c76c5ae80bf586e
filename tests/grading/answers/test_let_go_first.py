"""What is said first of a hand that was let go or taken: whether it is dead, and what of its chips comes back."""

import pytest

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.reading import read

TDA24, P, M = "tda-2024", "players-2025", "metropolitan"
UNLESS = "Unless your house has a mucking line or a forward-motion rule, seat 5's "


def answered(house: str, acts: str, head: str = "in 2 4 5") -> Answer:
    """The answer on the river with 3,000 in the pot, as a floor tells it."""
    top = ["on river", "blinds 100 200", "pot 3000", "seats 6 20000", *head.split(";")]
    hand = read("\n".join([*top, "---", *acts.split(";")])).record
    return answer_on_hand(hand, book(house))


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
    assert answered(house, f"{PUSHED}{since}", f"in 2 4 5;{head}".removesuffix(";")).sentence == first


@pytest.mark.parametrize("taken", ["show 5", "P5 turn up"])
@pytest.mark.parametrize(
    ("house", "unless"),
    [pytest.param(P, UNLESS, id="players-2025:15-A"), pytest.param(TDA24, "Seat 5's ", id="tda-2024:14")],
)
def test_a_hand_pushed_forward_is_taken_up_again_and_tabled(house: str, unless: str, taken: str) -> None:
    assert answered(house, f"{PUSHED};{taken};show 4").sentence != f"{unless}{LIVE}"
    assert answered(house, f"{PUSHED};{taken}").sentence.startswith(f"{unless}{TABLED}")


@pytest.mark.parametrize(
    ("acts", "back"),
    [
        ("P2 bet 1000;P2 move muck", "only 1,000 uncalled comes back"),
        ("P2 bet 1000;call 4;P2 move muck", "called bets aren't refunded"),
    ],
)
@pytest.mark.parametrize("house", [pytest.param(P, id="players-2025:16-B"), pytest.param(TDA24, id="tda-2024:15-B")])
def test_a_bettor_who_let_go_hears_what_comes_back(house: str, acts: str, back: str) -> None:
    first = "Hold seat 2's cards and call the floor: unless they can be identified, "
    assert answered(house, acts).sentence == f"{first}{back}."


@pytest.mark.parametrize(
    ("acts", "first"),
    [
        ("P2 bet 800;D muck 2", "Seat 2's hand is dead and only 800 uncalled comes back"),
        ("P2 bet 800;call 4;D muck 4", "Seat 4's hand is dead and called bets aren't refunded"),
    ],
)
@pytest.mark.parametrize("house", [pytest.param(P, id="players-2025:64-A"), pytest.param(TDA24, id="tda-2024:65-A")])
def test_a_hand_the_dealer_took_has_no_refund_unless_it_plays(house: str, acts: str, first: str) -> None:
    found = answered(house, acts)
    assert found.sentence == f"{first}, unless the floor rules it identified and live."


@pytest.mark.parametrize(
    ("seconds", "first"),
    [
        pytest.param(50, "The dispute is heard: it comes in time", id="players-2025:23-in-time"),
        pytest.param(70, "The result stands: it's too late for a dispute.", id="players-2025:23-too-late"),
    ],
)
def test_time_that_passes_is_told_in_seconds(seconds: int, first: str) -> None:
    """A break comes, and the award is disputed a while after it."""
    acts = f"F tell break;check 2 4 5;show 2 4 5;D push-pot 2 3000;wait {seconds};P5 dispute award"
    assert answered(P, acts).sentence.startswith(first)
