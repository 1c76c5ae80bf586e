"""UPT at the showdown and after it: losing hands, side pots in turn, hands let go, pots disputed and put off."""

import pytest

from tests.rules.betting import asked_of
from tests.rules.showdowns import CHECKED, OPENING, STACK, at_of, figures, river, said, told
from tests.rules.test_misdeal import TDA, UPT, books
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Discretion

SHOWN = ("P1 turn up 2c 2d", "P2 turn up 9d 9h", "P3 turn up 3c 3d")
PUSHED = (*CHECKED, *SHOWN, "D bring-in-bets", "D push-pot 2 100x2+25x4")
DISPUTED = "P3 say I dispute the award of the pot"


@books((UPT, "showdown-4"))
def test_losing_hands_are_killed_before_the_pot_goes_out(book: str, at: str) -> None:
    early = river(*PUSHED)
    assert said(early, book, "losers-left") == "showdown.losers-killed-before-award"
    assert at in at_of(early, book, "losers-left")
    one_left = river(*CHECKED, *SHOWN, "D bring-in-bets", "D muck 1", "D push-pot 2 100x2+25x4")
    assert said(one_left, book, "losers-left") == said(early, book, "losers-left")
    done = river(*CHECKED, *SHOWN, "D bring-in-bets", "D muck 1", "D muck 3", "D push-pot 2 100x2+25x4")
    assert said(done, book, "losers-left") == "none"
    assert said(early, TDA, "losers-left") == "silent"


def with_a_side_pot(*lines: str) -> Facts:
    """Seat 3 is all-in for the main pot; seats 1 and 2 play on for a side pot and check to the river."""
    bets = ["P1 check", "P2 wager 100x4", "P3 wager 100x2", "P1 wager 100x4"]
    two = ["P1 check", "P2 check"]
    deal = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up", *bets, "D bring-in-bets"]
    deal += ["D burn", "D lay 1 up", *two, "D burn", "D lay 1 up", *two]
    return told([*deal, *lines], stacks=(STACK, STACK, "100x3"))


@books((UPT, "showdown-8-b"))
def test_cards_stay_down_until_a_pot_of_ones_own(book: str, at: str) -> None:
    soon = with_a_side_pot("P3 turn up 3c 3d")
    assert said(soon, book, "shown-before-his-pot") == "showdown.down-until-own-pot"
    assert at in at_of(soon, book, "shown-before-his-pot")
    asked = asked_of(soon, book, "shown-before-his-pot")
    assert asked.ruling is not None and not asked.ruling.fault
    assert law(book).paragraph("tournament-34").reading  # at odds with it: both are offered
    assert said(soon, book, "all-in-over") == "showdown.all-hands-tabled"
    half = with_a_side_pot("P1 turn up 2c 2d", "P3 turn up 3c 3d")
    assert said(half, book, "shown-before-his-pot") == said(soon, book, "shown-before-his-pot")
    in_turn = with_a_side_pot("P1 turn up 2c 2d", "P2 turn up 9d 9h", "P3 turn up 3c 3d")
    assert said(in_turn, book, "shown-before-his-pot") == "none"
    assert said(river(*CHECKED, "P3 turn up 3c 3d"), book, "shown-before-his-pot") == "none"  # no side pot


@books((UPT, "showdown-8-c"))
def test_a_hand_may_be_let_go_after_all_betting(book: str, at: str) -> None:
    gone = river(*CHECKED, "P3 fold")
    assert said(gone, book, "let-go-unseen") == "showdown.may-be-let-go"
    assert at in at_of(gone, book, "let-go-unseen")
    assert said(river(*CHECKED, "P3 turn up 3c 3d", "P3 fold"), book, "let-go-unseen") == "none"
    assert said(river("P1 check", "P2 check", "P3 fold"), book, "let-go-unseen") == "none"  # the betting was on
    asked = river(*CHECKED, "P3 fold", "P1 say show me seat 3")
    assert said(asked, book, "asked-to-see") == "showdown.shown-and-dead"


LEFT = "showdown.last-hand-must-show"


@books((UPT, "showdown-1"), (UPT, "showdown-8-a"))
def test_the_last_hand_left_is_shown_like_any_other(book: str, at: str) -> None:
    """No exception is printed for it, which the ledger says is a reading."""
    facts = river(*CHECKED, "P1 fold", "P3 fold")
    assert (said(facts, book, "uncontested"), figures(facts, book, "uncontested")) == (LEFT, {"seat": 2})
    assert at in at_of(facts, book, "uncontested")
    assert "Ask your house" in law(book).paragraph("showdown-1").reading
    assert said(river(*CHECKED, "P1 fold"), book, "uncontested") == "none"
    seen = river(*CHECKED, "P1 turn up 2c 2d", "D muck 1", "P3 fold")
    assert said(seen, book, "uncontested") == LEFT


@books((UPT, "showdown-1"))
def test_after_a_bet_the_last_hand_rests_on_the_paragraph_of_every_winner_alone(book: str, at: str) -> None:
    facts = river("P1 check", "P2 wager 100x2", "P3 wager 100x2", "P1 fold", "P3 fold")
    assert (said(facts, book, "uncontested"), at_of(facts, book, "uncontested")) == (LEFT, [at])


@books((UPT, "showdown-8-c"), (UPT, "tournament-34"))
def test_letting_go_in_an_all_in_is_read_both_ways(book: str, at: str) -> None:
    bets = ["P1 check", "P2 wager 100x4", "P3 wager 100x2", "P1 fold"]
    deal = [*OPENING, "D bring-in-bets", "D burn", "D lay 3 up", *bets]
    facts = told([*deal, "P2 fold"], stacks=(STACK, STACK, "100x3"))
    asked = asked_of(facts, book, "all-in-discarded")
    assert asked.ruling is not None and not asked.ruling.fault
    assert asked.ruling.key == "showdown.let-go-or-face-up" and len(asked.ruling.options) == 2
    assert at in at_of(facts, book, "all-in-discarded")
    assert "Ask your house" in law(book).paragraph(at).reading
    assert said(told(deal, stacks=(STACK, STACK, "100x3")), book, "all-in-discarded") == "none"
    lost = told([*deal, "P2 fold", "D muck 3"], stacks=(STACK, STACK, "100x3"))
    assert said(lost, book, "all-in-discarded") == "silent"  # nobody can turn it up any more


@books((UPT, "dead-hand-2"))
def test_known_cards_may_come_back_out_of_the_muck(book: str, at: str) -> None:
    known = river(*CHECKED, "P2 fold")
    assert said(known, book, "mucked-untabled") == "showdown.known-cards-may-be-retrieved"
    assert at in at_of(known, book, "mucked-untabled")
    mixed = asked_of(river(*CHECKED, "P2 fold", "D muck 3"), book, "mucked-untabled").ruling
    assert mixed is not None and mixed.key == "showdown.may-be-dead-irretrievable"
    assert (mixed.authority, mixed.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert mixed.options == ("the-hand-is-dead", "the-hand-is-not-ruled-dead")


@books((UPT, "dead-hand-2"))
def test_a_bettors_hand_in_the_muck_is_for_the_floor(book: str, at: str) -> None:
    """With the bet still to be answered; mixed among others it can't be fetched back."""
    known = river("P1 check", "P2 wager 100x2", "P2 fold")
    assert said(known, book, "bettor-let-go") == "showdown.known-cards-may-be-retrieved"
    assert at in at_of(known, book, "bettor-let-go")
    mixed = river("P1 check", "P2 wager 100x2", "P2 fold", "D scramble 9d 9h")
    assert said(mixed, book, "bettor-let-go") == "showdown.may-be-dead-irretrievable"
    assert said(river("P1 check", "P2 wager 100x2", "P3 fold"), book, "bettor-let-go") == "none"


@books((UPT, "dead-hand-1-b"))
@pytest.mark.parametrize("then", ["P3 fold", "P3 wager 100x2"])
def test_a_bettors_hand_is_dead_once_a_player_behind_has_acted(then: str, book: str, at: str) -> None:
    acted = river("P1 check", "P2 wager 100x2", "P2 fold", then)
    assert said(acted, book, "bettor-let-go") == "bet.thrown-away-hand-dead"
    assert at_of(acted, book, "bettor-let-go") == [at]


@books((UPT, "decision-6"))
def test_a_mixed_pot_may_be_rebuilt_until_the_riffle(book: str, at: str) -> None:
    asked = river(*PUSHED, DISPUTED)
    assert said(asked, book, "pot-mixed") == "pot.betting-rebuilt"
    assert figures(asked, book, "pot-mixed") == {"amount": 300}
    assert at in at_of(asked, book, "pot-mixed")
    assert said(river(*PUSHED), book, "pot-mixed") == "none"
    assert said(river(*PUSHED, "P3 say I dispute that reading of the hand"), book, "pot-mixed") == "none"


@books((UPT, "decision-7"))
def test_play_may_go_on_while_a_ruling_waits(book: str, at: str) -> None:
    later = river(*PUSHED, DISPUTED, "F say the camera will tell, play on")
    assert said(later, book, "ruling-delayed") == "pot.play-on-ruling-delayed"
    assert at in at_of(later, book, "ruling-delayed")
    assert said(river(*PUSHED, DISPUTED, "F say the pot stands"), book, "ruling-delayed") == "none"
    assert said(river(*PUSHED, "F say the camera will tell"), book, "ruling-delayed") == "none"


@books((UPT, "irregularity-2"), (UPT, "dead-hand-2"))
def test_a_tabled_winner_in_the_muck_is_for_the_floor(book: str, at: str) -> None:
    shown = [*CHECKED, "P2 turn up 9d 9h", "P3 turn up 3c 3d"]
    facts = river(*shown, "D muck 2")
    assert said(facts, book, "tabled-hand-taken") == "showdown.unprotected-hand-may-be-retrieved"
    assert at in at_of(facts, book, "tabled-hand-taken")
    assert said(river(*shown, "D muck 3"), book, "tabled-hand-taken") == "silent"  # it had lost
    buried = river(*shown, "D muck 2", "D muck 3")
    assert {each.seats for each in points(buried) if each.kind == "tabled-hand-taken"} == {(2,), (3,)}
    first = next(each for each in points(buried) if each.seats == (2,) and each.kind == "tabled-hand-taken")
    assert decide(law(book), buried.about(first)).silent  # nobody can tell it from the others any more


@books((UPT, "dead-hand-2"))
def test_a_hand_thrown_away_is_taken_up_again_as_the_floor_says(book: str, at: str) -> None:
    forward = (*CHECKED, "P3 move aside down 3c 3d")
    facts = river(*forward, "P3 move hand-3 up 3c 3d")
    up_to = "showdown.discarded-hand-up-to-floor"
    assert said(facts, book, "taken-up-again") == up_to
    assert at in at_of(facts, book, "taken-up-again")
    assert said(river(*forward), book, "taken-up-again") == "none"
