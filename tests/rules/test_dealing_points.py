"""The cut, cards that players drop or throw, and what becomes of a deck that is not what it should be."""

import pytest

from tests.rules.board_situations import BOOKS, cited, paragraphs
from tests.rules.pointed import asked, figures, kinds
from tests.rules.situations import Hand
from trainer.rules.ruling import Discretion

OTHERS = BOOKS[:4]


# --- the cut ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "by"), [(Hand(), 6), (Hand(empty=[6]), 5)], ids=["full", "empty-seat"])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="cut-1"))
def test_the_player_behind_the_dealer_cuts_about_the_middle(key: str, at: str, hand: Hand, by: int) -> None:
    decision = asked(hand.do("P2 cut 24"), "deck-cut", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert figures(decision) == {"by": by, "middle": 26}


@pytest.mark.parametrize("cutter", ["P6", "D"])
def test_a_cut_by_that_player_or_at_the_dealers_hand_is_no_question(cutter: str) -> None:
    assert "deck-cut" not in kinds(Hand().do(f"{cutter} cut 20"))
    assert "deck-cut" not in kinds(Hand().blinds().deal().do("P2 cut 20"))


# --- dropped and thrown cards ----------------------------------------------------------------------------------


def dealt(*acts: str, top: str = "") -> Hand:
    """Six hands are dealt; seat 4, third in turn, holds the third and ninth card."""
    return Hand(top=top).blinds().deal().do(*acts)


@pytest.mark.parametrize("cards", ["4c", "4c Tc"], ids=["one", "both"])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-14"))
def test_cards_that_a_player_drops_still_play(key: str, at: str, cards: str) -> None:
    hand = dealt(f"P4 drop {cards}", top="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    decision = asked(hand, "dropped-by-a-player", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.seats == (4,)
    assert decision.ruling is not None
    assert not decision.ruling.fault
    assert 4 in hand.facts().course.contesting


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="dead-hand-3"))
def test_cards_thrown_into_another_hand_are_dead(key: str, at: str, face: str) -> None:
    hand = dealt(f"P4 move hand-5 {face} 4c Tc", top="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    decision = asked(hand, "thrown-into-a-hand", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert (decision.matter.seats, decision.matter.detail) == ((4, 5), face)


@pytest.mark.parametrize(
    "act", ["P4 move muck down 4c Tc", "P4 move hand-4 down 4c", "D move hand-5 down 4c", "P4 fold"]
)
def test_other_ways_of_cards_are_no_throw_into_a_hand(act: str) -> None:
    assert "thrown-into-a-hand" not in kinds(dealt(act, top="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc"))


@pytest.mark.parametrize("key", OTHERS)
@pytest.mark.parametrize(
    ("act", "kind"),
    [("P2 cut 5", "deck-cut")],
)
def test_the_other_books_print_nothing_on_it(key: str, act: str, kind: str) -> None:
    hand = Hand().do(act) if "cut" in act else dealt(act, top="2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc")
    assert asked(hand, kind, key).silent


# --- a fouled deck that somebody knew of -----------------------------------------------------------------------

IN_HAND = "2c 3c Qh 5c 6c 7c 8c 9c Qh* Jc 2d Kc"
ON_BOARD = "2c 3c Qh 5c 6c 7c 8c 9c Tc Jc 2d Kc 3d Qh* 4d 5d"
CALLED = ["P4 wager 100x1", "P5 fold", "P6 fold", "P1 fold", "P2 wager 25x2", "P3 check"]
FLOP = ["D burn", "D lay 3 up", "P2 check", "P3 check"]


def in_hand(*acts: str) -> Hand:
    return dealt(*acts, "P4 turn up Qh Qh*", top=IN_HAND)


def on_board(*acts: str) -> Hand:
    return dealt(*CALLED, *FLOP, *acts, "P4 turn up Qh", top=ON_BOARD)


@pytest.mark.parametrize(
    ("hand", "chips"),
    [(in_hand("P4 wager 100x4"), 400), (on_board("P4 wager 100x3"), 400)],
    ids=["in-the-hand", "on-the-board"],
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-5"))
def test_a_bettor_who_saw_both_cards_may_lose_the_refund(key: str, at: str, hand: Hand, chips: int) -> None:
    decision = asked(hand, "freeroll", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert (decision.matter.seats, decision.figure("chips")) == ((4,), chips)
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.PARTIAL
    assert len(decision.ruling.options) == 3
    assert hand.decision(key, "duplicate-cards").ruling is not None


@pytest.mark.parametrize(
    "hand",
    [
        in_hand("P4 wager 100x1"),
        on_board("P4 check"),
        dealt(
            "P4 wager 100x2",
            "P4 turn up Qh",
            "P5 turn up Qh*",
            top=IN_HAND.replace("5c", "Qh*").replace("9c Qh*", "9c 5c"),
        ),
        dealt(*CALLED[:5], "P3 wager 100x2", "P4 wager 100x2", "P2 fold", *FLOP[:2], "P4 turn up Qh", top=ON_BOARD),
    ],
    ids=["only-called", "only-checked", "saw-one", "raised-by-another-before"],
)
def test_who_did_not_know_or_did_not_bet_took_no_freeroll(hand: Hand) -> None:
    assert "duplicate-cards" in hand.kinds()
    assert "freeroll" not in kinds(hand)


# --- the deal after, and a deck that was short -----------------------------------------------------------------


def next_deal(*before: str, seats: tuple[int, ...], first: tuple[int, ...] = (2, 3, 4, 1)) -> Hand:
    """A deal to `first`, what happened on it, and another one to `seats`; five players have chips."""
    hand = Hand(5).blinds().do(*(f"D pitch {seat} down" for _ in range(2) for seat in first), "D proceed", *before)
    return hand.do("D gather", *(f"D pitch {seat} down" for seat in seats))


PLAYED = ("P4 wager 100x1", "P1 fold", "D bring-in-bets")


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-6"))
def test_a_newcomer_has_no_hand_in_a_deal_for_extra_chips(key: str, at: str) -> None:
    decision = asked(next_deal(*PLAYED, seats=(2, 3, 4, 5, 1)), "newcomer-to-extra-chips", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.seats == (5,)


@pytest.mark.parametrize(
    "hand",
    [
        next_deal(*PLAYED, seats=(2, 3, 4, 1)),
        next_deal(*PLAYED[:2], seats=(2, 3, 4, 5, 1)),
        next_deal(*PLAYED, seats=(2, 3, 4, 5, 1), first=(2, 3, 4, 5, 1)),
        next_deal("D bring-in-bets", seats=(2, 3, 4, 5, 1)),
    ],
    ids=["same-players", "no-chips-left", "dealt-in-before", "a-mere-redeal"],
)
def test_without_extra_chips_anybody_may_be_dealt_in(hand: Hand) -> None:
    assert "newcomer-to-extra-chips" not in kinds(hand)


def short_deck(missing: int, push: bool = True) -> Hand:
    hand = Hand()
    lines = hand.head[-1].split()
    hand.head[-1] = " ".join(lines[: len(lines) - missing])
    hand.blinds().deal().do("P4 fold", "P5 fold", "P6 fold", "P1 fold", "P2 fold", "D bring-in-bets")
    return hand.do("D push-pot 3 100x1+25x2") if push else hand


@pytest.mark.parametrize("missing", [1, 9], ids=["one", "several"])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-10"))
def test_missing_cards_leave_the_result_as_it_is(key: str, at: str, missing: int) -> None:
    decision = asked(short_deck(missing), "deck-was-short", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert not decision.ruling.fault


@pytest.mark.parametrize("hand", [short_deck(0), short_deck(1, push=False)], ids=["whole", "no-result-yet"])
def test_a_whole_deck_or_a_hand_without_a_result_raises_no_such_point(hand: Hand) -> None:
    assert "deck-was-short" not in kinds(hand)


@pytest.mark.parametrize("key", OTHERS)
@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        (in_hand("P4 wager 100x4"), "freeroll"),
        (next_deal(*PLAYED, seats=(2, 3, 4, 5, 1)), "newcomer-to-extra-chips"),
        (short_deck(1), "deck-was-short"),
    ],
)
def test_only_upt_prints_what_a_fouled_or_short_deck_leaves_behind(key: str, hand: Hand, kind: str) -> None:
    assert asked(hand, kind, key).silent


FLASHED = "flashed-by-a-player"


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-12"))
def test_a_card_that_a_player_flashes_plays(key: str, at: str) -> None:
    """In the deal and while the betting goes on; what the dealer flashes is an exposed card and another question."""
    for hand in (dealt("P4 turn up 4c"), dealt("D proceed", "P4 turn up 2h 4c"), dealt("D proceed", "P5 turn up 4d")):
        decision = asked(hand, FLASHED, key)
        assert (decision.ruling and decision.ruling.key, cited(decision)) == (
            "hand.flashed-card-plays",
            [f"{key}:{at}"],
        )
        assert "exposed-downcard" not in hand.kinds()
        assert [asked(hand, FLASHED, other).silent for other in OTHERS] == [True] * len(OTHERS)
    by_dealer = Hand().blinds().do("D pitch 2 down", "D pitch 3 down", "D pitch 4 down", "D turn up 2h")
    assert by_dealer.kinds() == ["exposed-downcard"] and FLASHED not in kinds(by_dealer)
    assert FLASHED not in kinds(dealt("P4 turn down 4c"))
