"""Single hands: two cards in a row, short or overfull, killed, absent, and what a redeal does with them."""

import pytest

from tests.rules.situations import Hand, cited, steps
from tests.rules.test_misdeal import (
    AGAIN,
    FOXWOODS,
    KILLED,
    MET,
    PLAYERS,
    TDA,
    TDA_2024,
    TWO_ACTED,
    UPT,
    books,
    boxed,
    family,
)

# --- the button ------------------------------------------------------------------------------------------------


@family("B")
def test_the_button_may_get_two_cards_in_a_row(book: str, at: str) -> None:
    hand = Hand().deal(skip=[(1, 1)]).do("D pitch 1 down")
    assert hand.kinds() == ["two-cards-to-the-button"]
    decision = hand.decision(book, "two-cards-to-the-button")
    assert steps(decision) == ["play-on"]
    assert cited(decision) == [at]
    assert steps(hand.decision(UPT, "two-cards-to-the-button")) == AGAIN


@books((TDA, "37"), (PLAYERS, "39"), (FOXWOODS, "37"))
@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        ((), ["complete-the-hand"]),
        (("P4 fold", "P5 wager 100x1", "P6 fold"), ["complete-the-hand"]),
        (("P4 fold", "P5 wager 100x1", "P6 fold", "P1 fold"), ["complete-the-hand"]),
        (("P4 fold", "P5 wager 100x1", "P6 fold", "P1 wager 100x1"), KILLED),
    ],
    ids=["no-action", "after-substantial-action", "button-folds", "button-acts"],
)
def test_a_button_short_of_cards_is_completed_until_it_acts(
    book: str, at: str, acts: tuple[str, ...], expected: list[str]
) -> None:
    hand = Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", *acts)
    decision = hand.decision(book, "wrong-number-of-cards")
    assert steps(decision) == expected
    assert cited(decision) == [at]


@books((TDA, "37"), (PLAYERS, "39"), (FOXWOODS, "37"))
def test_a_button_that_acts_on_its_completed_hand_is_alive(book: str, at: str) -> None:
    hand = Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", "P4 fold", "P5 fold", "P6 fold", "D pitch 1 down")
    decision = hand.do("P1 wager 100x1").decision(book, "wrong-number-of-cards")
    assert steps(decision) == ["complete-the-hand"]
    assert cited(decision) == [at]


@books((UPT, "misdeal-2-e"))
def test_a_missing_card_that_came_in_time_leaves_the_hand_alive(book: str, at: str) -> None:
    hand = Hand(players=3).blinds().deal(skip=[(2, 1)]).do("D proceed", "D pitch 1 down")
    decision = hand.do("P1 wager 100x1", "P2 wager 25x2", "P3 check").decision(book, "wrong-number-of-cards")
    assert steps(decision) == ["complete-the-hand"]
    assert cited(decision) == [at]


@books((UPT, "irregularity-11"))
def test_an_extra_card_that_went_back_in_time_leaves_the_hand_alive(book: str, at: str) -> None:
    hand = Hand(players=3).blinds().deal().do("D pitch 2 down")
    extra = hand.facts().table.seat(2).hand[-1].card
    hand.do(f"D move stub-top down {extra}", "P1 wager 100x1", "P2 wager 25x2")
    decision = hand.decision(book, "wrong-number-of-cards")
    assert steps(decision) == ["extra-card-to-the-stub-as-burn"]
    assert at in cited(decision)


@books((UPT, "misdeal-2-e"))
def test_a_seat_left_out_is_no_longer_a_misdeal_after_two_have_acted_though_it_got_its_cards(
    book: str, at: str
) -> None:
    hand = Hand().deal(skip=[(1, 4), (2, 4)]).do("D proceed", "D pitch 4 down", "D pitch 4 down")
    assert at in cited(hand.decision(book, "entitled-seat-dealt-out"))
    late = hand.do("P5 fold", "P6 fold").decision(book, "entitled-seat-dealt-out")
    assert steps(late) == ["play-on"]


@books((PLAYERS, "35-A"), (TDA_2024, "34-A"))
def test_a_wrong_button_is_corrected_until_substantial_action(book: str, at: str) -> None:
    hand = Hand(extra=["button-due 2"]).blinds().deal()
    assert steps(hand.decision(book, "wrong-button")) == ["correct-the-button"]
    decision = hand.do(*TWO_ACTED).decision(book, "wrong-button")
    assert steps(decision) == ["play-on"]
    assert at in cited(decision)
    assert Hand(extra=["button-due 1"]).blinds().deal().kinds() == []


@books((UPT, "misdeal-2-g"))
def test_a_button_out_of_position_is_a_misdeal(book: str, at: str) -> None:
    hand = Hand(extra=["button-due 2"]).blinds().deal()
    decision = hand.decision(book, "wrong-button")
    assert steps(decision) == [*AGAIN[:3], "correct-the-button", "deal-again-from-the-right-button"]
    assert at in cited(decision)
    assert steps(hand.do("P4 fold", "P5 fold").decision(book, "wrong-button")) == ["play-on"]


@pytest.mark.parametrize("book", [TDA, FOXWOODS, MET])
def test_a_wrong_button_is_nothing_these_books_speak_of(book: str) -> None:
    assert Hand(extra=["button-due 2"]).blinds().deal().decision(book, "wrong-button").silent


# --- killed hands and redeals ---------------------------------------------------------------------------------


@books((TDA, "38"), (PLAYERS, "40"), (FOXWOODS, "38"))
@pytest.mark.parametrize("short", [True, False], ids=["too-few", "too-many"])
def test_a_wrong_number_after_substantial_action_kills_the_hand(book: str, at: str, short: bool) -> None:
    hand = Hand(button=6).blinds()
    hand = hand.deal(skip=[(2, 5)]).do("D proceed") if short else hand.deal().do("D pitch 5 down")
    assert steps(hand.do("P3 fold").decision(book, "wrong-number-of-cards")) != KILLED
    decision = hand.do("P4 wager 100x1").decision(book, "wrong-number-of-cards")
    assert steps(decision) == KILLED
    assert decision.ruling is not None
    assert "a-second-burn" in decision.ruling.harms
    assert at in cited(decision)


def test_metropolitan_plays_on_with_a_wrong_number_after_substantial_action() -> None:
    hand = Hand().blinds().deal().do("D pitch 5 down", *TWO_ACTED)
    assert steps(hand.decision(MET, "wrong-number-of-cards")) == ["play-on"]


@books((UPT, "dead-hand-1"), (UPT, "dead-hand-1-c"), (UPT, "misdeal-1"))
def test_a_wrong_number_is_dead_once_two_players_acted(book: str, at: str) -> None:
    hand = Hand().blinds().deal().do("D pitch 5 down", "P4 fold", "P5 fold")
    decision = hand.decision(book, "wrong-number-of-cards")
    assert steps(decision) == KILLED
    assert at in cited(decision)


@books((TDA, "38"), (PLAYERS, "40"), (FOXWOODS, "38"))
def test_a_card_added_after_substantial_action_kills_the_hand(book: str, at: str) -> None:
    hand = Hand().blinds().deal().do(*TWO_ACTED, "D pitch 6 down")
    assert hand.kinds() == ["wrong-count-after-action"]
    decision = hand.decision(book, "wrong-count-after-action")
    assert steps(decision) == KILLED
    assert at in cited(decision)


@family("C")
def test_a_misdeal_is_dealt_again_with_the_same_button(book: str, at: str) -> None:
    decision = boxed().decision(book, "boxed-in-deal")
    assert steps(decision)[-1] == "deal-again-same-button"
    assert at in cited(decision)


AWAY = {TDA: "30", PLAYERS: "31", FOXWOODS: "30", MET: "28", UPT: "tournament-13"}


@books(*AWAY.items(), (UPT, "tournament-7"))
def test_the_hand_of_an_absent_player_is_killed_when_the_deal_is_complete(book: str, at: str) -> None:
    hand = Hand(extra=["absent 4"]).deal()
    assert hand.matter("absent-hand").seats == (4,)
    decision = hand.decision(book, "absent-hand")
    assert steps(decision) == KILLED
    assert cited(decision) == (["tournament-7", "tournament-13"] if book == UPT else [at])
    assert Hand().deal().kinds() == []


@family("C")
def test_who_was_absent_for_the_original_deal_is_treated_by_the_book_in_the_redeal(book: str, at: str) -> None:
    hand = Hand(top="2c ^3c ^4c", extra=["absent 4"]).deal(1).do("D gather").deal()
    decision = hand.decision(book, "absent-hand")
    assert steps(decision) == (["play-on"] if book in (PLAYERS, TDA_2024) else KILLED)
    assert at in cited(decision)


@family("C")
def test_the_hand_of_a_penalised_player_is_killed_in_the_redeal(book: str, at: str) -> None:
    hand = Hand(extra=["penalty 4"]).deal(1).do("D gather").deal()
    decision = hand.decision(book, "penalty-hand")
    assert steps(decision) == KILLED
    assert at in cited(decision)


PENALTY = {TDA: "71-C", PLAYERS: "67-C", FOXWOODS: "71-C", MET: "65-C"}


@books(*PENALTY.items())
def test_the_hand_of_a_penalised_player_is_killed_when_the_deal_is_complete(book: str, at: str) -> None:
    hand = Hand(extra=["penalty 4"]).deal()
    assert hand.matter("penalised-hand").seats == (4,)
    decision = hand.decision(book, "penalised-hand")
    assert steps(decision) == KILLED
    assert cited(decision) == [at]
    again = Hand(extra=["penalty 4"]).deal(1).do("D gather").deal()
    assert "penalised-hand" not in again.kinds()


# --- putting it right ------------------------------------------------------------------------------------------

TWELVE = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
LIMPED = ("P4 wager 100x1", "P5 fold", "P6 fold", "P1 fold", "P2 fold", "P3 check", "D bring-in-bets")
FLOP = ("D burn", "D lay 3 up")
FOURTH_EXPOSED = [f"D pitch {seat} {'up' if seat == 4 else 'down'}" for seat in (2, 3, 4, 5, 6, 1)]
REMEDIES = {
    "deal.misdeal": Hand(top="2c ^3c ^4c").blinds().deal(1).do("D gather", "D cut 20").deal().do(*LIMPED, *FLOP),
    "exposed-card-to-the-burn": Hand(top=TWELVE)
    .blinds()
    .do(*FOURTH_EXPOSED)
    .deal(1)
    .do("D pitch 4 down", "D move stub-top down 4c", *LIMPED, *FLOP),
    "exposed-card-aside-first": Hand(top=TWELVE)
    .blinds()
    .do(*FOURTH_EXPOSED)
    .deal(1)
    .do("D move aside up 4c", "D pitch 4 down", *LIMPED, "D move burns down 4c", "D lay 3 up"),
    "extra-card-to-the-burn": Hand(top=f"{TWELVE} 2d")
    .blinds()
    .deal()
    .do("D pitch 2 down", "D move stub-top down 2d", *LIMPED, *FLOP),
    "button-completed": Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", "P4 fold", "D pitch 1 down", "P5 fold"),
    "hand-killed": Hand().blinds().deal().do("D pitch 5 down", "P4 fold", "P5 wager 100x1", "D muck 5", "P6 fold"),
    "boxed-card-aside": Hand(top="2c 3c ^4c").blinds().do("D pitch 2 down", "D pitch 3 down", "D move aside up 4c"),
    "boxed-card-on-the-flop": Hand(top=f"{TWELVE} 2d 3d ^4d")
    .blinds()
    .deal()
    .do(*LIMPED, *FLOP, "D move aside up 4d", "D lay 1 up"),
    "boxed-card-in-stud": Hand(players=4, top="2c 3c 4c ^5c", game="stud")
    .deal(1)
    .do("D move aside up 5c", "D pitch 4 down")
    .deal(1)
    .do("D pitch 1 up", "D pitch 2 up", "D pitch 3 up", "D pitch 4 up"),
}


@pytest.mark.parametrize("hand", REMEDIES.values(), ids=REMEDIES)
def test_putting_it_right_opens_no_new_matter(hand: Hand) -> None:
    assert len(hand.kinds()) == 1
