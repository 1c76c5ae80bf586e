"""Cards seen inside the stub without being dealt: boxed ones, jokers, another back, a second of a face, any other."""

import pytest

from tests.rules.betting import outcome
from tests.rules.situations import Hand, cited, steps
from tests.rules.test_deck import DEALT, LIMPED
from tests.rules.test_misdeal import AGAIN, FAMILY, FOXWOODS, MET, PLAYERS, TDA, TDA_2024, TWO_ACTED, UPT, books
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Decision

DEEP = f"{DEALT} 2d 3d 4d 5d 6d 7d ^8d ^9d Jk"
"""Six players take the first twelve; the boxed cards lie far below the flop."""


def dealt(*acts: str, top: str = DEEP) -> Hand:
    return Hand(top=top).blinds().deal().do(*acts)


def in_the_deal(*acts: str, top: str = DEEP) -> Hand:
    """After one round of cards."""
    return Hand(top=top).blinds().deal(1).do(*acts)


# --- boxed cards -----------------------------------------------------------------------------------------------


@books((UPT, "irregularity-7"))
def test_a_boxed_card_seen_inside_the_stub_is_scrap_and_stays_there(book: str, at: str) -> None:
    hand = dealt("D flash 8d")
    assert hand.kinds() == ["boxed-inside-stub"]
    decision = hand.decision(book, "boxed-inside-stub")
    assert outcome(decision)[0] == "deal.boxed-card-inside-stub"
    assert steps(decision) == ["play-on"]
    assert cited(decision) == [at]
    assert hand.facts().table.find(hand.matter("boxed-inside-stub").cards[0]).up


@pytest.mark.parametrize("book", [*FAMILY, TDA_2024])
def test_one_boxed_card_inside_the_stub_is_nothing_the_family_speaks_of(book: str) -> None:
    for hand in (dealt("D flash 8d"), dealt("D flash 8d", "D flash 9d"), in_the_deal("D flash 8d")):
        decision = hand.matters()[0]
        silent = decide(law(book), hand.facts().about(decision))
        assert silent.silent
        assert silent.floor_follows is not None
        assert silent.floor_follows.source == UPT


@books((TDA, "35-A-1"), (PLAYERS, "36-A-1"), (FOXWOODS, "35-A-1"), (MET, "33-A-1"))
def test_the_second_boxed_card_seen_while_the_cards_are_dealt_is_a_misdeal(book: str, at: str) -> None:
    both = in_the_deal("D flash 8d", "D flash 9d")
    for matter in both.matters():
        decision = decide(law(book), both.facts().about(matter))
        assert steps(decision) == AGAIN
        assert at in cited(decision)
    one_dealt = Hand(top=DEEP.replace("2c", "^2c", 1)).blinds().deal(1)
    assert one_dealt.decision(book, "boxed-in-deal").silent
    with_it = one_dealt.do("D flash 8d")
    for kind in ("boxed-in-deal", "boxed-inside-stub"):
        assert steps(with_it.decision(book, kind)) == AGAIN
    late = in_the_deal("D flash 8d").deal(1).do("D flash 9d")
    assert [decide(law(book), late.facts().about(each)).silent for each in late.matters()] == [True, True]


@books((UPT, "misdeal-2-c"))
def test_at_upt_two_boxed_cards_found_anywhere_are_a_misdeal_until_two_have_acted(book: str, at: str) -> None:
    both = dealt("D flash 8d", "D flash 9d")
    for matter in both.matters():
        decision = decide(law(book), both.facts().about(matter))
        assert steps(decision) == AGAIN
        assert at in cited(decision)
    one_acted = dealt("P4 fold", "D flash 8d 9d")
    assert [steps(decide(law(book), one_acted.facts().about(each))) for each in one_acted.matters()] == [AGAIN] * 2
    late = dealt("P4 fold", "P5 fold", "D flash 8d 9d")
    assert [steps(decide(law(book), late.facts().about(each))) for each in late.matters()] == [["play-on"]] * 2


@books((UPT, "irregularity-7"))
def test_a_boxed_card_seen_before_is_replaced_when_it_comes_up(book: str, at: str) -> None:
    hand = Hand(top=f"{DEALT} 2d 3d ^4d").blinds().deal().do("D flash 4d", *LIMPED, "D burn", "D lay 3 down")
    assert hand.kinds() == ["boxed-inside-stub", "boxed-on-flop"]
    decision = hand.decision(book, "boxed-on-flop")
    assert steps(decision) == ["boxed-card-out-of-play", "replace-with-the-next-card"]
    assert cited(decision) == [at]


def test_a_boxed_card_on_top_of_the_stub_is_seen_as_ever() -> None:
    hand = Hand(top=f"{DEALT} ^2d").blinds().deal().do("D flash 2d")
    assert hand.kinds() == ["boxed-later"]


# --- jokers, backs, second ones --------------------------------------------------------------------------------


@books((TDA, "35-A-6"), (PLAYERS, "36-A-6"))
def test_a_joker_found_inside_the_stub_is_a_misdeal_before_substantial_action(book: str, at: str) -> None:
    decision = dealt("P4 fold", "D flash Jk").decision(book, "scrap-inside-stub")
    assert steps(decision) == AGAIN
    assert at in cited(decision)
    assert steps(dealt(*TWO_ACTED, "D flash Jk").decision(book, "scrap-inside-stub")) == ["play-on"]


@books((UPT, "irregularity-8"))
@pytest.mark.parametrize("acts", [(), TWO_ACTED], ids=["before", "after-two-acted"])
def test_at_upt_a_joker_inside_the_stub_is_scrap(book: str, at: str, acts: tuple[str, ...]) -> None:
    decision = dealt(*acts, "D flash Jk").decision(book, "scrap-inside-stub")
    assert outcome(decision)[0] == "deal.scrap-card-inside-stub"
    assert cited(decision) == [at]


@pytest.mark.parametrize("book", [FOXWOODS, MET])
def test_a_joker_inside_the_stub_is_nothing_these_books_speak_of(book: str) -> None:
    assert dealt("D flash Jk").decision(book, "scrap-inside-stub").silent


@books((UPT, "irregularity-3"))
def test_another_back_seen_inside_the_stub_leaves_all_action(book: str, at: str) -> None:
    hand = dealt("D flash 5d~", top=f"{DEALT} 2d 3d 4d 5d~")
    assert hand.matter("odd-back").detail == "stub"
    assert steps(hand.decision(book, "odd-back")) == ["play-on"]
    assert at in cited(hand.decision(book, "odd-back"))


@books((TDA, "35-E"), (PLAYERS, "36-E"), (UPT, "irregularity-4"))
def test_a_second_card_of_a_face_in_the_stub_fouls_the_deck(book: str, at: str) -> None:
    top = f"{DEALT} 3d 4d 5d 2c*"
    once = dealt("D flash 2c*", top=top)
    assert "duplicate-cards" not in once.kinds()
    hand = dealt("D flash 2c*", "P2 turn up 2c", top=top)
    decision = hand.decision(book, "duplicate-cards")
    assert steps(decision) == ["stop-the-action", "return-the-bets"]
    assert cited(decision) == [at]


# --- any other card --------------------------------------------------------------------------------------------


def seen(*acts: str) -> Hand:
    return dealt("D flash Qd", *acts)


@pytest.mark.parametrize("book", [*FAMILY, TDA_2024, UPT])
def test_one_other_card_seen_inside_the_stub_is_in_no_book(book: str) -> None:
    assert seen().kinds() == ["seen-in-stub"]
    assert seen().decision(book, "seen-in-stub").silent


@books((UPT, "misdeal-2-b"), (UPT, "irregularity-12"))
def test_at_upt_two_exposed_are_a_misdeal_with_those_of_the_stub(book: str, at: str) -> None:
    two = seen("D flash Kd").decision(book, "seen-in-stub")
    assert steps(two) == AGAIN
    assert at in cited(two)
    third = Hand(top=DEEP).blinds().deal().facts().table.seat(4).hand[0].card
    mixed = Hand(top=DEEP).blinds().deal().do(f"D turn up {third}", "D flash Qd")
    assert steps(mixed.decision(book, "seen-in-stub")) == AGAIN
    assert steps(seen("D flash Kd", "P4 fold").decision(book, "seen-in-stub")) == AGAIN
    assert steps(seen("D flash Kd", "P4 fold", "P5 fold").decision(book, "seen-in-stub")) == ["play-on"]


@pytest.mark.parametrize("book", [*FAMILY, TDA_2024])
def test_two_seen_inside_the_stub_are_no_exposed_downcards_of_the_family(book: str) -> None:
    assert seen("D flash Kd").decision(book, "seen-in-stub").silent


@pytest.mark.parametrize(
    "acts",
    [
        ("D flash Qd",),
        (*(f"D pitch {seat} down" for seat in (2, 3)), "D gather", "D flash Qd"),
    ],
    ids=["before-the-deal", "before-the-redeal"],
)
def test_before_a_card_is_dealt_nothing_can_be_exposed(acts: tuple[str, ...]) -> None:
    assert "seen-in-stub" not in Hand().blinds().do(*acts).kinds()


def test_once_the_hand_is_over_a_card_that_would_have_come_is_a_rabbit() -> None:
    folded = ["P4 fold", "P5 fold", "P6 fold", "P1 fold", "P2 fold"]
    hand = dealt(*folded, "D flash Qd", top=DEALT)
    assert hand.kinds() == []
    assert "rabbit-hunt" in [each.kind for each in points(hand.facts())]


@books((UPT, "procedures-12"))
def test_at_upt_a_player_may_not_look_into_the_stub_during_the_hand(book: str, at: str) -> None:
    hand = dealt("P4 flash Qd", top=DEALT)
    assert hand.kinds() == []
    (point,) = (each for each in points(hand.facts()) if each.kind == "discards-gone-through")
    decision: Decision = decide(law(book), hand.facts().about(point))
    assert outcome(decision)[0] == "rabbit.stub-left-alone"
    assert cited(decision) == [at]
