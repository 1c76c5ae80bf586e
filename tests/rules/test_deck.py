"""Boxed cards, jokers and fouled decks in every book."""

import pytest

from tests.rules.situations import Hand, cited, steps
from tests.rules.test_misdeal import AGAIN, FAMILY, FOXWOODS, KILLED, MET, PLAYERS, TDA, TWO_ACTED, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.engine import decide
from trainer.rules.ruling import Discretion

NEXT = ["boxed-card-out-of-play", "replace-with-the-next-card"]
AFTER_THE_ROUND = ["boxed-card-out-of-play", "replace-after-the-round"]
JOKER_NEXT = ["scrap-card-out-of-play", "replace-with-the-next-card"]
JOKER_AFTER = ["scrap-card-out-of-play", "replace-after-the-round"]
DEALT = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"
LIMPED = ("P4 wager 100x1", "P5 fold", "P6 fold", "P1 fold", "P2 fold", "P3 check", "D bring-in-bets")


# --- boxed cards, found in time and place ----------------------------------------------------------------------


def test_a_boxed_card_is_visible_from_the_moment_it_lies_on_top_of_the_stub() -> None:
    hand = Hand(top="2c 3c ^4c").do("D pitch 2 down")
    assert hand.kinds() == []
    hand.do("D pitch 3 down")
    assert (hand.matter("boxed-in-deal").onset, hand.matter("boxed-in-deal").error) == (2, 2)


def test_a_boxed_card_stuck_below_another_shows_where_it_lands() -> None:
    hand = Hand(top="2c ^3c", extra=["stuck 2c ^3c".replace("^", "")]).do("D pitch 2 down")
    assert hand.matter("boxed-in-deal").onset == 1


def test_a_deck_without_boxed_cards_has_no_such_matter() -> None:
    assert Hand(top="2c 3c 4c").deal().kinds() == []


def test_boxed_cards_are_squared_by_gathering_them() -> None:
    hand = Hand(top="2c ^3c").do("D pitch 2 down", "D gather").deal()
    assert hand.kinds() == ["boxed-in-deal"]


@pytest.mark.parametrize(
    ("deck", "acts", "kind"),
    [
        (f"{DEALT} ^2d", (), "boxed-later"),
        (f"{DEALT} 2d ^3d", (*LIMPED, "D burn"), "boxed-on-flop"),
        (f"{DEALT} 2d 3d ^4d", (*LIMPED, "D burn", "D lay 3 down"), "boxed-on-flop"),
        (f"{DEALT} 2d 3d ^4d", (*LIMPED, "D burn", "D lay 3 up"), "boxed-on-flop"),
        (f"{DEALT} 2d 3d 4d 5d ^6d", (*LIMPED, "D burn", "D lay 3 up"), "boxed-later"),
    ],
    ids=["on-the-stub-after-the-deal", "after-the-burn", "face-up-on-the-flop", "face-down-on-the-flop", "turn-burn"],
)
def test_a_boxed_card_after_the_deal_is_told_by_where_it_shows(deck: str, acts: tuple[str, ...], kind: str) -> None:
    hand = Hand(top=deck).blinds().deal().do(*acts)
    assert hand.kinds() == [kind]
    without = Hand(top=deck.replace("^", "")).blinds().deal().do(*acts)
    assert without.kinds() == []


@pytest.mark.parametrize(
    ("more", "kinds"),
    [(1, ["boxed-on-flop"]), (2, ["boxed-on-flop", "four-card-flop"])],
    ids=["its-replacement", "one-more-than-that"],
)
def test_a_boxed_card_is_not_counted_among_the_cards_of_a_flop(more: int, kinds: list[str]) -> None:
    """Its replacement may be laid before it goes: three good cards lie there then, and the fourth is too many."""
    lays = ["D lay 1 down"] * more
    hand = Hand(top=f"{DEALT} 2d 3d ^4d").blinds().deal().do(*LIMPED, "D burn", "D lay 3 down", *lays)
    assert sorted(hand.kinds()) == kinds
    without = Hand(top=f"{DEALT} 2d 3d 4d").blinds().deal().do(*LIMPED, "D burn", "D lay 3 down", *lays)
    assert without.kinds() == ["four-card-flop"]


@books((UPT, "irregularity-7"))
def test_a_boxed_card_on_the_flop_is_replaced_before_or_after_it_goes(book: str, at: str) -> None:
    decision = (
        Hand(top=f"{DEALT} 2d 3d ^4d")
        .blinds()
        .deal()
        .do(*LIMPED, "D burn", "D lay 3 down")
        .decision(book, "boxed-on-flop")
    )
    assert steps(decision) == NEXT
    assert [step.after for step in decision.ruling.steps] == [(), ()]
    assert cited(decision) == [at]


# --- boxed cards, what the books say ---------------------------------------------------------------------------


@books((UPT, "irregularity-7"))
def test_a_boxed_card_is_scrap_replaced_by_the_next(book: str, at: str) -> None:
    hand = Hand(top="2c 3c ^4c").do("D pitch 2 down", "D pitch 3 down", "D pitch 4 down")
    decision = hand.decision(book, "boxed-in-deal")
    assert steps(decision) == NEXT
    assert cited(decision) == [at]


@books((UPT, "irregularity-7"))
def test_a_boxed_card_waits_when_the_next_is_mixed_with_down_cards(book: str, at: str) -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c ^7c").deal(1).do("D pitch 2 down", "D pitch 3 down")
    assert steps(hand.decision(book, "boxed-in-deal")) == NEXT
    decision = hand.do("D pitch 4 down").decision(book, "boxed-in-deal")
    assert steps(decision) == AFTER_THE_ROUND
    assert cited(decision) == [at]


def test_a_boxed_card_replaced_at_once_stays_settled() -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c ^7c").deal(1).do("D pitch 2 down", "D pitch 3 down")
    hand.do("D move aside up 7c", "D pitch 3 down", "D pitch 4 down", "D pitch 1 down")
    assert steps(hand.decision(UPT, "boxed-in-deal")) == NEXT
    assert hand.kinds() == ["boxed-in-deal"]


def test_a_boxed_card_replaced_after_the_round_makes_no_new_matter() -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c ^7c").deal().do("D move aside up 7c", "D pitch 3 down")
    assert steps(hand.decision(UPT, "boxed-in-deal")) == AFTER_THE_ROUND
    assert hand.kinds() == ["boxed-in-deal"]


@books((UPT, "misdeal-2-c"), (UPT, "misdeal-2"))
def test_a_boxed_card_in_the_deal_and_one_later_are_a_misdeal_at_the_tour_alone(book: str, at: str) -> None:
    hand = Hand(top=f"^{DEALT} ^2d").blinds().deal()
    assert hand.kinds() == ["boxed-in-deal", "boxed-later"]
    for kind in hand.kinds():
        assert steps(hand.decision(book, kind)) == AGAIN
        assert at in cited(hand.decision(book, kind))
        assert all(hand.decision(other, kind).silent for other in FAMILY)


@pytest.mark.parametrize("book", FAMILY)
@pytest.mark.parametrize("kind", ["boxed-later", "boxed-on-flop"])
def test_a_boxed_card_after_the_deal_is_nothing_the_tda_family_speaks_of(book: str, kind: str) -> None:
    top = f"{DEALT} ^2d" if kind == "boxed-later" else f"{DEALT} 2d 3d ^4d"
    hand = Hand(top=top).blinds().deal().do(*LIMPED, "D burn", "D lay 3 down")
    decision = hand.decision(book, kind)
    assert decision.silent
    assert decision.floor_follows is not None
    assert (decision.floor_follows.source, steps(decision.floor_follows)) == (UPT, NEXT)
    assert steps(hand.decision(UPT, kind)) == NEXT


# --- cards that do not belong ----------------------------------------------------------------------------------


def joker(*acts: str, deck: str = "2c 3c Jk") -> Hand:
    return Hand(top=deck).blinds().deal().do("P4 turn up Jk", *acts)


@books((TDA, "35-A-6"), (PLAYERS, "36-A-6"))
def test_a_card_that_does_not_belong_is_a_misdeal_before_substantial_action(book: str, at: str) -> None:
    decision = joker("P4 fold").decision(book, "scrap-card")
    assert steps(decision) == AGAIN
    assert at in cited(decision)
    assert Hand(top="2c 3c Jk").blinds().deal().kinds() == []


@books((TDA, "35-D"), (PLAYERS, "36-D"))
def test_a_card_that_does_not_belong_is_scrap_after_substantial_action(book: str, at: str) -> None:
    decision = joker(*TWO_ACTED).decision(book, "scrap-card")
    assert steps(decision) == ["play-on"]
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.PARTIAL
    assert at in cited(decision)


def joker_on_the_flop(*acts: str) -> Hand:
    return Hand(top=f"{DEALT} 2d 3d 4d Jk").blinds().deal().do(*LIMPED, "D burn", *acts)


@books((TDA, "35-D"), (PLAYERS, "36-D"))
@pytest.mark.parametrize("acts", [("D lay 3 up",), ("D lay 3 down", "D turn up 3d 4d Jk")], ids=["up", "turned"])
def test_a_card_on_the_board_that_does_not_belong_is_replaced_after_substantial_action(
    book: str, at: str, acts: tuple[str, ...]
) -> None:
    decision = joker_on_the_flop(*acts).decision(book, "scrap-card")
    assert steps(decision) == JOKER_NEXT
    assert at in cited(decision)


@pytest.mark.parametrize("book", [FOXWOODS, MET])
def test_a_joker_is_nothing_these_books_speak_of(book: str) -> None:
    assert joker().decision(book, "scrap-card").silent


@books((UPT, "irregularity-8"))
def test_a_joker_is_scrap_until_its_player_acts(book: str, at: str) -> None:
    assert steps(joker().decision(book, "scrap-card")) == JOKER_NEXT
    decision = Hand(top="2c 3c Jk").blinds().deal().do("P4 wager 100x1", "P4 turn up Jk").decision(book, "scrap-card")
    assert steps(decision) == KILLED
    assert at in cited(decision)


@books((UPT, "irregularity-8"))
@pytest.mark.parametrize("replaced", [(), ("D move aside up Jk", "D pitch 4 down")], ids=["still-there", "replaced"])
def test_a_joker_found_before_its_player_acts_costs_no_hand(book: str, at: str, replaced: tuple[str, ...]) -> None:
    decision = joker(*replaced, "P4 wager 100x1").decision(book, "scrap-card")
    assert steps(decision) == JOKER_NEXT
    assert cited(decision) == [at]


@books((UPT, "irregularity-8"))
def test_a_player_who_folds_acts_on_no_joker(book: str, at: str) -> None:
    decision = Hand(top="2c 3c Jk").blinds().deal().do("D turn up Jk", "P4 fold").decision(book, "scrap-card")
    assert steps(decision) == JOKER_NEXT
    assert cited(decision) == [at]


def test_a_joker_waits_when_the_next_card_is_mixed_with_down_cards() -> None:
    hand = joker(deck="2c 3c 4c 5c 6c 7c 8c 9c Jk")
    assert steps(hand.decision(UPT, "scrap-card")) == JOKER_AFTER


@books((UPT, "irregularity-9"))
def test_whoever_acts_without_looking_answers_for_the_joker(book: str, at: str) -> None:
    hand = Hand(top="2c 3c Jk").blinds().deal().do("P4 wager 100x1", "P4 turn up Jk")
    decision = hand.decision(book, "scrap-card")
    assert steps(decision) == KILLED
    assert at in cited(decision)


def fouled(*acts: str) -> Hand:
    return Hand(top="2c 3c 4c 2c*").blinds().deal().do(*acts, "P2 turn up 2c", "P5 turn up 2c*")


@books((TDA, "35-E"), (PLAYERS, "36-E"), (UPT, "irregularity-4"))
@pytest.mark.parametrize("acts", [(), TWO_ACTED], ids=["before", "after-substantial-action"])
def test_two_cards_of_one_face_send_all_bets_back(book: str, at: str, acts: tuple[str, ...]) -> None:
    decision = fouled(*acts).decision(book, "duplicate-cards")
    assert steps(decision) == ["stop-the-action", "return-the-bets"]
    assert cited(decision) == [at]


def test_one_of_two_cards_of_one_face_shows_nothing_yet() -> None:
    assert Hand(top="2c 3c 4c 2c*").blinds().deal().do("P2 turn up 2c").kinds() == []


@pytest.mark.parametrize("book", [FOXWOODS, MET])
def test_a_fouled_deck_is_nothing_these_books_speak_of(book: str) -> None:
    assert fouled().decision(book, "duplicate-cards").silent


@books((UPT, "irregularity-3"))
def test_another_back_voids_the_action_in_play_but_not_in_the_stub(book: str, at: str) -> None:
    in_play = Hand(players=4, top="2c 3c 4c 5c 6c 7c 8c 9c Kd~").deal()
    assert in_play.matter("odd-back").detail == "stub"
    assert steps(in_play.decision(book, "odd-back")) == ["play-on"]
    decision = Hand(players=4, top="2c 3c ^4c~ 5c").deal(1).do("D turn down 4c~").decision(book, "odd-back")
    assert steps(decision) == ["stop-the-action", "return-the-bets"]
    assert cited(decision) == [at]
    assert all(in_play.decision(other, "odd-back").silent for other in FAMILY)


@books((UPT, "irregularity-3"))
def test_another_back_that_showed_in_the_stub_and_is_dealt_all_the_same_voids_the_action(book: str, at: str) -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c 7c 8c Kd~").deal()
    (found,) = (each for each in hand.matters() if each.kind == "odd-back")
    assert found.detail == "in-play"
    decision = decide(law_of(book), hand.facts().about(found))
    assert (steps(decision), cited(decision)) == (["stop-the-action", "return-the-bets"], [at])


@pytest.mark.parametrize(
    ("act", "found"),
    [("D stop", ["stub", "in-play"]), ("D floor", ["stub", "in-play"]), ("D say Cards", ["in-play"])],
)
def test_another_back_that_the_dealer_stopped_for_and_dealt_all_the_same_is_another_matter(
    act: str, found: list[str]
) -> None:
    hand = Hand(players=4, top="2c 3c 4c 5c 6c 7c 8c Kd~").deal(skip=[(2, 1)]).do(act, "D pitch 1 down")
    assert [each.detail for each in hand.matters() if each.kind == "odd-back"] == found
