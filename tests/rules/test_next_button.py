"""The hand to come once one is over: its places, and where nobody can tell them."""

import pytest

from tests.rules.situations import Hand
from trainer.kernel.table import LastHand
from trainer.rules.next_button import hand_to_come, next_buttons, play_on

ALL = "100x20+25x20"


def over(players: int, button: int, gone: tuple[int, ...] = (), to: int = 1, **more: object) -> Hand:
    """A hand after which seats have lost all their chips to another one."""
    hand = Hand(players, button, **more)  # type: ignore[arg-type]
    for seat in gone:
        hand.do(f"P{seat} post {ALL}", "D bring-in-bets", f"D push-pot {to} {ALL}")
    return hand


@pytest.mark.parametrize(
    ("players", "button", "gone", "last", "left"),
    [
        pytest.param(6, 2, (), LastHand(2, 3, 4), (1, 2, 3, 4, 5, 6), id="nobody gone"),
        pytest.param(6, 2, (3,), LastHand(2, 3, 4), (1, 2, 4, 5, 6), id="small blind gone"),
        pytest.param(6, 5, (6, 2), LastHand(5, 6, 1), (1, 3, 4, 5), id="small blind gone, and one more"),
        pytest.param(3, 3, (2,), LastHand(3, 1, 2), (1, 3), id="heads-up begins"),
        pytest.param(2, 2, (), LastHand(2, 2, 1), (1, 2), id="heads-up goes on"),
    ],
)
def test_the_hand_to_come_follows_the_places_of_this_one(
    players: int, button: int, gone: tuple[int, ...], last: LastHand, left: tuple[int, ...]
) -> None:
    facts = over(players, button, gone).facts()
    record = hand_to_come(facts, button)
    assert record is not None
    assert (record.setup.last_hand, record.courses[0].dealt_in, play_on(facts)) == (last, left, left)


def test_one_player_left_has_no_hand_to_come() -> None:
    assert hand_to_come(over(2, 1, (2,)).facts(), 1) is None
    assert hand_to_come(over(3, 1, (2,)).facts(), 1) is not None


@pytest.mark.parametrize(
    ("empty", "last"),
    [
        pytest.param((2,), LastHand(1, 2, 3), id="one empty seat had it"),
        pytest.param((2, 3), None, id="one of two had it"),
    ],
)
def test_a_dead_small_blind_was_in_the_only_empty_seat_or_nobody_knows_where(
    empty: tuple[int, ...], last: LastHand | None
) -> None:
    first = max(empty) + 1
    hand = Hand(6, 1, empty=empty).do(f"P{first} post 100x1").deal()
    record = hand_to_come(hand.facts(), 1)
    assert (record.setup.last_hand if record is not None else None) == last


def test_a_small_blind_that_was_posted_is_not_dead_though_a_seat_before_it_is_empty() -> None:
    hand = Hand(6, 1, empty=(2,)).do("P3 post 25x2", "P4 post 100x1").deal()
    record = hand_to_come(hand.facts(), 1)
    assert record is not None
    assert record.setup.last_hand == LastHand(1, 3, 4)


@pytest.mark.parametrize(
    ("button", "due"), [pytest.param(4, 2, id="left where it was"), pytest.param(2, 0, id="put right")]
)
def test_a_button_that_was_wrong_is_told_unless_it_was_put_right(button: int, due: int) -> None:
    record = hand_to_come(over(6, 4, extra=["button-due 2"]).facts(), button)
    assert record is not None
    assert record.setup.last_hand is not None
    assert (record.setup.last_hand.due, record.setup.button_due) == (due, 0)


def test_by_practice_it_goes_to_the_next_player_or_to_a_seat_of_one_who_just_busted() -> None:
    assert next_buttons(over(6, 2).facts(), 2) == (3,)
    assert next_buttons(over(6, 2, (3,)).facts(), 2) == (3, 4)
    assert next_buttons(over(6, 5, (6,)).facts(), 5) == (6, 1)
