"""What is the dealer's own to do: hands read out at the showdown, bets announced, a wrong button, UPT's doubling."""

import pytest

from tests.rules.betting import Betting
from tests.rules.board_situations import cited as with_book
from tests.rules.showdowns import CHECKED, at_of, river, said
from tests.rules.situations import Hand, cited
from tests.rules.test_chores import asked, flop, kinds
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Authority

TABLED = "hand-tabled"
READ_OUT = books((TDA, "12"), (PLAYERS, "13"), (FOXWOODS, "12"))


@READ_OUT
def test_the_dealer_reads_and_announces_a_tabled_hand(book: str, at: str) -> None:
    facts = river(*CHECKED, "P2 turn up 9d 9h")
    assert said(facts, book, TABLED) == "showdown.dealer-announces-hand"
    assert at in at_of(facts, book, TABLED)
    (point,) = [each for each in points(facts) if each.kind == TABLED]
    ruling = decide(law_of(book), facts.about(point)).ruling
    assert ruling is not None
    assert (point.seats, ruling.authority, ruling.fault) == ((2,), Authority.DEALER, False)


@books((UPT, "showdown-2"))
def test_at_upt_the_dealer_helps_to_read_a_hand(book: str, at: str) -> None:
    facts = river(*CHECKED, "P2 turn up 9d 9h")
    assert (said(facts, book, TABLED), at_of(facts, book, TABLED)) == ("showdown.dealer-assists-reading", [at])
    assert said(facts, MET, TABLED) == "silent"  # it has the cards speak, and names no reader


@pytest.mark.parametrize(
    ("acts", "seats"),
    [
        ((), []),
        ((*CHECKED,), []),
        ((*CHECKED, "P2 turn up 9d"), []),
        ((*CHECKED, "P2 turn up 9d", "P2 turn up 9h"), [2]),
        ((*CHECKED, "P2 turn up 9d 9h", "P1 turn up 2c 2d"), [2, 1]),
        ((*CHECKED[:2], "P1 turn up 2c 2d"), []),
        ((*CHECKED[:2], "P1 turn up 2c 2d", CHECKED[2]), [1]),
    ],
)
def test_a_hand_is_read_once_it_lies_open_as_a_whole_at_the_showdown(acts: tuple[str, ...], seats: list[int]) -> None:
    assert [each.seats[0] for each in points(river(*acts)) if each.kind == TABLED] == seats


@pytest.mark.parametrize(
    ("acts", "amount"),
    [(("P2 wager 500x1",), 500), (("P2 wager 500x1", "P3 fold", "P4 wager 1000x1+500x1"), 1500)],
)
@books((TDA, "RP-12"), (PLAYERS, "RP-10"))
def test_each_bet_that_is_not_all_in_is_announced(book: str, at: str, acts: tuple[str, ...], amount: int) -> None:
    hand = flop(*acts)
    decision = hand.asked(book, "bet-made")
    assert (with_book(decision), decision.figure("amount")) == ([f"{book}:{at}"], amount)
    for none in (("P2 check",), ("P2 check", "P3 wager 1000x1")):  # seat 3 has a thousand
        assert "bet-made" not in kinds(flop(*none))
    called = Betting().flop().do("P2 wager 500x1", "P3 wager 500x1")
    assert called.point("bet-made").seats == (2,)  # a call is none


@pytest.mark.parametrize("house", [MET, UPT])
def test_where_announcing_bets_is_not_printed_the_house_is_silent(house: str) -> None:
    assert asked(flop("P2 wager 500x1"), "bet-made", house).silent
    assert not asked(flop("P2 wager 500x1"), "bet-made", FOXWOODS).confirmed  # the TDA recommends it


@books((PLAYERS, "35-A"))
def test_a_wrong_button_that_misled_the_first_card_is_read_as_the_buttons_matter(book: str, at: str) -> None:
    """The pitch began left of the wrong button: 36-A-2 would call it a misdeal, too, and is not asked."""
    hand = Hand(extra=["button-due 2"]).do("D pitch 2 down")
    decision = hand.decision(book, "wrong-button")
    assert hand.kinds() == ["wrong-button"]
    assert (decision.ruling and decision.ruling.key, cited(decision)) == ("button.correct-the-button", [at])
    assert "Ask your house" in decision.citations[0].reading and "36-A-2" in decision.citations[0].reading


@books((UPT, "min-raise"))
def test_upts_doubling_is_cited_where_a_raise_goes_up_to_it(book: str, at: str) -> None:
    """Of a bet of 1,000 raised to 1,500 the double of that is faced: more than the last raise asks for."""
    raised = ("P2 wager 1000x1", "P3 wager 1000x2", "P4 say raise 2500", "P4 wager 1000x2+500x1")
    low = Betting().flop().do(*raised).asked(book, "underraise")
    assert (low.figure("to"), at in cited(low)) == (4000, True)
    whole = Betting().flop().do(*raised[:2], "P4 say raise 4000", "P4 wager 1000x4")
    assert "underraise" not in [each.kind for each in points(whole.facts())][-1:]
    opened = Betting().flop().do("P2 say bet 100", "P2 wager 100x1").asked(book, "underraise")
    assert (opened.figure("to"), at in cited(opened)) == (200, False)  # a bet too small faces nothing to double
