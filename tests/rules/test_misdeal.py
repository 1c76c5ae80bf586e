"""Misdeals in every book: each condition just below and at its mark, and what ends the chance of one."""

import pytest

from tests.rules.situations import Hand, cited, steps
from trainer.rules.ruling import Deadline, Discretion

AGAIN = ["gather-the-cards", "shuffle-the-deck", "cut-the-deck", "deal-again-same-button"]
KILLED = ["kill-the-hand", "play-on"]
TDA_2024 = "tda-2024"
TDA, PLAYERS, FOXWOODS, MET, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
FAMILY = (TDA, PLAYERS, FOXWOODS, MET)
CHAPTER = {TDA: "35", PLAYERS: "36", FOXWOODS: "35", MET: "33"}
TWO_ACTED = ("P4 fold", "P5 wager 100x1")


def books(*pairs: tuple[str, str]) -> pytest.MarkDecorator:
    """Parametrise by book and paragraph, with both in the test's id."""
    return pytest.mark.parametrize(("book", "at"), pairs, ids=[":".join(pair) for pair in pairs])


def family(part: str, *others: tuple[str, str], without: tuple[str, ...] = ()) -> pytest.MarkDecorator:
    """The TDA family by a part of its misdeal paragraph, and other books with theirs."""
    return books(*((book, f"{CHAPTER[book]}-{part}") for book in FAMILY if book not in without), *others)


def boxed(*acts: str) -> Hand:
    """Two boxed cards in the first round, then as told."""
    return Hand(top="2c 3c ^4c ^5c").blinds().deal().do(*acts)


# --- boxed cards -----------------------------------------------------------------------------------------------


@family("A-1", (UPT, "misdeal-2-c"))
def test_two_boxed_cards_are_a_misdeal(book: str, at: str) -> None:
    decision = boxed().decision(book, "boxed-in-deal")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@pytest.mark.parametrize("book", FAMILY)
def test_one_boxed_card_is_nothing_the_book_speaks_of(book: str) -> None:
    decision = Hand(top="2c 3c ^4c").blinds().deal().decision(book, "boxed-in-deal")
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == UPT


def test_the_second_boxed_card_is_what_turns_the_ruling() -> None:
    for acts, expected in ((3, []), (4, AGAIN)):
        hand = Hand(top="2c 3c 4c ^5c ^6c").blinds()
        hand.do(*(f"D pitch {seat} down" for seat in hand.round()[:acts]))
        assert steps(hand.decision(TDA, "boxed-in-deal")) == expected


# --- substantial action ----------------------------------------------------------------------------------------


@family("D")
def test_substantial_action_ends_the_chance_of_a_misdeal(book: str, at: str) -> None:
    before, after = (boxed(*acts).decision(book, "boxed-in-deal") for acts in (TWO_ACTED[:1], TWO_ACTED))
    assert steps(before) == AGAIN
    assert steps(after) == ["play-on"]
    assert at in cited(after)


@books((UPT, "misdeal-1"), (UPT, "misdeal-2"))
def test_the_second_player_to_act_ends_the_chance_of_a_misdeal(book: str, at: str) -> None:
    hand = Hand(players=6).blinds().do("D pitch 3 down").do(*(f"D pitch {seat} down" for seat in (2, 4, 5, 6, 1)))
    hand.deal(1).do("P4 fold")
    decision = hand.decision(book, "first-card-to-wrong-seat")
    assert steps(decision) == AGAIN
    assert decision.ruling is not None
    assert decision.ruling.deadline is Deadline.SECOND_PLAYER
    decision = hand.do("P5 fold").decision(book, "first-card-to-wrong-seat")
    assert steps(decision) == ["play-on"]
    assert at in cited(decision)


def test_two_folds_are_no_substantial_action_but_end_it_at_the_tour() -> None:
    hand = boxed("P4 fold", "P5 fold")
    assert steps(hand.decision(TDA, "boxed-in-deal")) == AGAIN
    assert steps(hand.decision(UPT, "boxed-in-deal"))[0] == "boxed-card-out-of-play"


def test_a_misdeal_stays_one_while_the_cards_are_dealt_again_and_played() -> None:
    hand = boxed("P4 fold").do("D stop", "D gather", "D cut 20").deal().do("P4 fold", "P5 wager 100x1", "P6 fold")
    assert steps(hand.decision(TDA, "boxed-in-deal")) == AGAIN
    assert hand.kinds() == ["boxed-in-deal"]


# --- the listed misdeals one by one ----------------------------------------------------------------------------


@family("A-2", (UPT, "misdeal-2-h"))
def test_a_first_card_to_the_wrong_seat_is_a_misdeal(book: str, at: str) -> None:
    assert "first-card-to-wrong-seat" not in Hand().do("D pitch 2 down").kinds()
    decision = Hand().do("D pitch 3 down").decision(book, "first-card-to-wrong-seat")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@family("A-3", (UPT, "misdeal-2-i"))
def test_a_card_to_a_seat_not_entitled_is_a_misdeal(book: str, at: str) -> None:
    decision = Hand(empty=[3]).do("D pitch 2 down", "D pitch 3 down").decision(book, "seat-not-entitled")
    assert steps(decision) == AGAIN
    assert at in cited(decision)
    assert "seat-not-entitled" not in Hand().do("D pitch 2 down", "D pitch 3 down").kinds()


@family("A-4", (UPT, "misdeal-2-e"))
def test_an_entitled_seat_dealt_out_is_a_misdeal(book: str, at: str) -> None:
    hand = Hand().deal(skip=[(1, 4), (2, 4)]).do("D proceed")
    assert hand.matter("entitled-seat-dealt-out").seats == (4,)
    decision = hand.decision(book, "entitled-seat-dealt-out")
    assert steps(decision) == AGAIN
    assert at in cited(decision)
    assert "entitled-seat-dealt-out" not in Hand().deal().do("D proceed").kinds()


@family("A-5", (UPT, "misdeal-2-e"), without=(FOXWOODS, MET))
def test_a_missing_card_is_a_misdeal(book: str, at: str) -> None:
    decision = Hand().deal(skip=[(2, 4)]).do("D proceed").decision(book, "wrong-number-of-cards")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@family("A-5", (UPT, "misdeal-2-d"), (UPT, "holdem-2"), without=(FOXWOODS, MET))
def test_two_extra_cards_are_a_misdeal(book: str, at: str) -> None:
    decision = Hand().deal().do("D pitch 2 down", "D pitch 3 down").decision(book, "wrong-number-of-cards")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@books((TDA, "35-A-5"), (PLAYERS, "36-A-5"))
def test_one_extra_card_is_a_misdeal(book: str, at: str) -> None:
    decision = Hand().deal().do("D pitch 2 down").decision(book, "wrong-number-of-cards")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@pytest.mark.parametrize("acts", [(), ("P4 fold",)], ids=["before", "after-an-action"])
@books((UPT, "irregularity-11"), (UPT, "holdem-2"))
def test_one_extra_card_becomes_the_burn_before_the_betting_only(book: str, at: str, acts: tuple[str, ...]) -> None:
    decision = Hand().blinds().deal().do("D pitch 2 down", *acts).decision(book, "wrong-number-of-cards")
    assert steps(decision) == (AGAIN if acts else ["extra-card-to-the-stub-as-burn"])
    assert acts or at in cited(decision)


@pytest.mark.parametrize(
    ("lines", "others"),
    [
        pytest.param(("deal", "D pitch 2 down"), ["holdem-2"], id="to the first player"),
        pytest.param(("deal", "D pitch 4 down"), [], id="to another one"),
        pytest.param(("D pitch 2 down",) * 3, [], id="to the first player, earlier"),
    ],
)
def test_the_paragraph_on_the_first_player_is_about_that_one_alone(lines: tuple[str, ...], others: list[str]) -> None:
    hand = Hand().deal() if lines[0] == "deal" else Hand()
    decision = hand.do(*(each for each in lines if each != "deal")).decision(UPT, "wrong-number-of-cards")
    assert cited(decision) == ["misdeal-2-d", "irregularity-11", *others]


def test_the_card_that_comes_in_sequence_completes_a_hand() -> None:
    hand = Hand().deal(skip=[(2, 1)]).do("D proceed")
    assert steps(hand.decision(UPT, "wrong-number-of-cards")) == ["complete-the-hand"]
    assert "misdeal-2-e" in cited(hand.decision(UPT, "wrong-number-of-cards"))
    hand = Hand().deal(skip=[(2, 5)]).do("D proceed")
    assert steps(hand.decision(UPT, "wrong-number-of-cards")) == AGAIN


@family("A", without=())
def test_an_error_the_open_list_does_not_name_is_for_the_floor(book: str, at: str) -> None:
    decision = Hand().do("D pitch 2 down", "D pitch 4 down").decision(book, "card-out-of-sequence")
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.FULL
    assert decision.ruling.options == ("misdeal", "the-number-of-cards-is-corrected", "play-on")
    assert cited(decision) == [at]


@pytest.mark.parametrize("book", FAMILY)
def test_a_seat_passed_over_is_judged_by_what_came_of_it(book: str) -> None:
    passed = Hand().deal(skip=[(1, 4), (2, 4)])
    assert steps(passed.decision(book, "card-out-of-sequence")) != AGAIN
    assert steps(passed.do("D proceed").decision(book, "card-out-of-sequence")) == AGAIN
    short = Hand().deal(skip=[(2, 4)]).do("D proceed")
    assert short.decision(book, "card-out-of-sequence").ruling == short.decision(book, "wrong-number-of-cards").ruling
    assert (steps(short.decision(book, "card-out-of-sequence")) == AGAIN) is (book in (TDA, PLAYERS))


@books((FOXWOODS, "35-A"), (MET, "33-A"))
def test_a_wrong_number_that_the_list_does_not_name_is_for_the_floor(book: str, at: str) -> None:
    decision = Hand().deal().do("D pitch 2 down").decision(book, "wrong-number-of-cards")
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.FULL
    assert cited(decision) == [at]


@books((MET, "33-A"))
def test_a_short_button_that_the_list_does_not_name_is_for_the_floor(book: str, at: str) -> None:
    """Where the rulebook has no rule for the button alone. After substantial action it doesn't say what happens to it,
    and the floor has it completed, as at another house.
    """
    open_ = Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", "P4 fold", "P5 fold")
    decision = open_.decision(book, "wrong-number-of-cards")
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.FULL
    assert cited(decision) == [at]
    late = Hand().blinds().deal(skip=[(2, 1)]).do("D proceed", "P4 fold", "P5 wager 100x2")
    decision = late.decision(book, "wrong-number-of-cards")
    assert decision.silent
    assert decision.floor_follows is not None
    assert steps(decision.floor_follows) == ["complete-the-hand"]


@books((UPT, "misdeal-2-f"))
def test_a_card_out_of_sequence_is_a_misdeal(book: str, at: str) -> None:
    assert "card-out-of-sequence" not in Hand().do("D pitch 2 down", "D pitch 3 down").kinds()
    decision = Hand().do("D pitch 2 down", "D pitch 4 down").decision(book, "card-out-of-sequence")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


def test_cards_stuck_together_leave_the_sequence() -> None:
    hand = Hand(top="2c 3c 4c", extra=["stuck 2c 3c"]).do("D pitch 2 down")
    assert hand.matter("card-out-of-sequence").cards[0].name == "3c"


# --- exposed cards ---------------------------------------------------------------------------------------------


EXPOSED = {TDA: "35-A-7", PLAYERS: "36-A-7", FOXWOODS: "35-A-6", MET: "33-A-6"}


@books(*EXPOSED.items(), (UPT, "misdeal-2-a"), (UPT, "holdem-1"))
@pytest.mark.parametrize("place", [1, 2], ids=["first", "second"])
def test_one_of_the_first_two_cards_exposed_is_a_misdeal(book: str, at: str, place: int) -> None:
    lines = [f"D pitch {seat} {'up' if number == place else 'down'}" for number, seat in enumerate((2, 3, 4), 1)]
    decision = Hand().do(*lines).decision(book, "exposed-downcard")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@books(*EXPOSED.items(), (UPT, "misdeal-2-b"), (UPT, "holdem-1"))
def test_two_other_cards_exposed_are_a_misdeal(book: str, at: str) -> None:
    hand = Hand().do("D pitch 2 down", "D pitch 3 down", "D pitch 4 up", "D pitch 5 up")
    decision = hand.decision(book, "exposed-downcard")
    assert steps(decision) == AGAIN
    assert at in cited(decision)


@pytest.mark.parametrize("book", FAMILY)
def test_one_other_card_exposed_is_nothing_the_tda_family_speaks_of(book: str) -> None:
    decision = Hand().do("D pitch 2 down", "D pitch 3 down", "D pitch 4 up").decision(book, "exposed-downcard")
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == UPT


@books((UPT, "holdem-1"), (UPT, "irregularity-12"), (UPT, "irregularity-13"))
def test_one_other_card_exposed_is_replaced_and_burned(book: str, at: str) -> None:
    hand = Hand().do("D pitch 2 down", "D pitch 3 down", "D pitch 4 up")
    decision = hand.decision(book, "exposed-downcard")
    assert steps(decision) == ["exposed-card-becomes-the-burn"]
    assert at in cited(decision)


def test_a_player_who_turns_a_card_exposes_nothing_for_the_dealer() -> None:
    cards = Hand().deal().facts().table.seat(4).hand
    assert Hand().deal().do(f"P4 turn up {cards[0].card}").kinds() == []
    assert Hand().deal().do(f"D turn up {cards[0].card}").kinds() == ["exposed-downcard"]


@pytest.mark.parametrize(
    ("lines", "onset"),
    [(("D pitch 2 up",), 1), (("D pitch 2 down", "D pitch 3 up", "D pitch 4 down", "D pitch 5 up"), 2)],
    ids=["one", "the-first-of-two"],
)
def test_a_card_lies_exposed_from_the_gesture_that_showed_it(lines: tuple[str, ...], onset: int) -> None:
    matter = Hand().do(*lines).matter("exposed-downcard")
    assert (matter.onset, matter.error) == (onset, onset)


def test_cards_exposed_at_once_are_told_as_they_lie() -> None:
    """In the same order in every process: what is kept of a hand is proved by grading it again."""
    hand = Hand().deal()
    lying = [each.card for seat in hand.facts().table.seats for each in seat.hand]
    turned = " ".join(card.name for card in reversed(lying))
    assert hand.do(f"D turn up {turned}").matter("exposed-downcard").cards == tuple(lying)


def test_who_folds_first_was_not_left_out_of_the_deal() -> None:
    """Nobody said that the action was open: the fold ends a deal in which the button is short of a card."""
    hand = Hand().blinds().deal(skip=[(2, 1)]).do("P4 fold")
    assert [(each.kind, each.seats) for each in hand.matters()] == [("wrong-number-of-cards", (1,))]


def test_a_hand_killed_in_the_deal_was_not_left_out_and_a_seat_passed_over_is() -> None:
    killed = Hand().blinds().deal(skip=[(2, 1)]).do("D muck 2", "P4 fold")
    passed = Hand().blinds().deal(skip=[(1, 2), (2, 2), (2, 1)]).do("P4 fold")
    assert [(each.kind, each.seats) for each in killed.matters()] == [("wrong-number-of-cards", (1,))]
    assert passed.matter("entitled-seat-dealt-out").seats == (2,)
