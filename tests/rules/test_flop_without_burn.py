"""A flop with the wrong number of cards and no burn: two matters, and what each house says on the burn."""

import pytest

from tests.rules.board_situations import (
    BOOKS,
    CHECKED,
    TO_THE_FLOP,
    found,
    holdem,
    kinds,
    paragraphs,
    ruled,
    steps,
)
from trainer.kernel.transcript import Transcript

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS


def flop(*acts: str | list[str]) -> Transcript:
    return holdem(TO_THE_FLOP, *acts)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (flop("D lay 4 up"), ["flop-without-burn", "four-card-flop"]),
        (flop("D lay 3 down", "D lay 1 down"), ["flop-without-burn", "four-card-flop"]),
        (flop("D lay 2 up", "D stop"), ["flop-without-burn", "short-flop"]),
        (flop("D lay 3 up", "D stop"), ["flop-without-burn"]),
        (flop("D burn", "D lay 4 up"), ["four-card-flop"]),
        (flop("D burn", "D lay 2 up", "D stop"), ["short-flop"]),
    ],
    ids=["four", "three-and-one", "two", "three", "four-on-a-burn", "two-on-a-burn"],
)
def test_number_and_burn_are_matters_of_their_own(hand: Transcript, expected: list[str]) -> None:
    assert sorted(kinds(hand)) == expected


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (["D move board up 6s 5s 4s"], ["flop-without-burn"]),
        (["D burn", "D move board up 5s 4s 3s"], []),
        (["D burn", "D move board up 5s 4s 3s 2s"], ["four-card-flop"]),
    ],
    ids=["three", "three-on-a-burn", "four-on-a-burn"],
)
def test_cards_moved_from_the_stub_to_the_board_are_dealt_as_if_they_were_laid(
    acts: list[str], expected: list[str]
) -> None:
    assert sorted(kinds(flop(*acts))) == expected


def test_a_short_flop_lacks_its_burn_once_the_dealer_left_off() -> None:
    hand = flop("D lay 2 up", "D stop")
    assert kinds(hand.upto(len(hand.gestures) - 1)) == []
    assert found(hand, "flop-without-burn").onset == found(hand, "short-flop").onset == len(hand.gestures) - 1


@pytest.mark.parametrize(("key", "at"), paragraphs(tda_2022="39-B", players_2025="38-B"))
def test_only_a_flop_of_three_without_a_burn_is_printed(key: str, at: str) -> None:
    assert steps(ruled(flop("D lay 3 up"), "flop-without-burn", key))[:1] == ["scramble-the-flop"]
    for hand in (flop("D lay 4 up"), flop("D lay 2 up", "D stop"), flop("D lay 4 up", CHECKED)):
        assert ruled(hand, "flop-without-burn", key).silent


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-7"))
def test_at_upt_the_new_flop_of_a_four_card_one_settles_the_burn(key: str, at: str) -> None:
    for acts in (["D lay 4 up"], ["D lay 4 down"], ["D lay 4 up", *CHECKED]):
        decision = ruled(flop(acts), "flop-without-burn", key)
        assert [each.at for each in decision.citations] == [at]
        assert steps(decision) == []
        assert "flop-without-a-burn" in steps(ruled(flop(acts), "four-card-flop", key))
    assert steps(ruled(flop("D lay 2 down", "D stop"), "flop-without-burn", key))[:1] == ["burn-the-missing-card"]
