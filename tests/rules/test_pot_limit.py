"""Pot-limit: the most that may be bet with full, short and dead blinds, wrong counts; and "pot" at no-limit."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, comes_up, name
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import TDA_2024, books
from trainer.kernel.chips import make
from trainer.rules.book import book as law
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Authority

MOST, CUT = "bet.most-the-pot-allows", "bet.cut-to-pot-by-dealer"
FOR_ALL = "bet.corrected-to-actual-pot"
STANDS = "bet.error-stands"
BEFORE = ((TDA, "54-B"), (FOXWOODS, "53-B"), (METROPOLITAN, "49-B"))


def pot_limit(small: str = "100x1", big: str = "100x2", *acts: str) -> Betting:
    """Blinds 100-200 posted with these chips, the small one not at all where there are none."""
    stacks = {2: small or "100x9", 3: big} if (small, big) != ("100x1", "100x2") else None
    hand = Betting(limit="pot-limit", stacks=stacks)
    hand.do(*([f"P2 post {small}"] if small else []), f"P3 post {big}").deal()
    return hand.do("D proceed", *acts)


@books(*BEFORE, (PLAYERS, "55-B"))
@pytest.mark.parametrize(("small", "big"), [("100x1", "100x2"), ("100x1", "100x1"), ("25x2", "100x2")])
def test_a_short_blind_leaves_the_first_pot_bet_alone(book: str, at: str, small: str, big: str) -> None:
    decision = pot_limit(small, big, "P4 say pot").asked(book, "pot-bet")
    assert outcome(decision) == (MOST, {"most": 700, "pot": 300})
    assert at in cited(decision)


@books(*BEFORE, (PLAYERS, "55-B"))
def test_it_is_all_one_which_blind_was_posted_first(book: str, at: str) -> None:
    hand = Betting(limit="pot-limit").do("P3 post 100x2", "P2 post 100x1").deal().do("D proceed", "P4 say pot")
    assert outcome(hand.asked(book, "pot-bet")) == (MOST, {"most": 700, "pot": 300})
    assert at in cited(hand.asked(book, "pot-bet"))


@books(*BEFORE, (PLAYERS, "55-B"))
def test_a_short_blind_leaves_a_re_pot_alone(book: str, at: str) -> None:
    decision = pot_limit("100x1", "100x1", "P4 wager 100x7", "P1 say pot").asked(book, "pot-bet")
    assert outcome(decision) == (MOST, {"most": 2400, "pot": 1000})
    assert at in cited(decision)


@books(*BEFORE, (PLAYERS, "55-B"))
def test_antes_are_no_blinds(book: str, at: str) -> None:
    """Four antes of 25 brought in or in front: 400 lies there; the most is 200 + 400 + 200 on the street."""
    for brought in ([], ["D bring-in-bets"]):
        hand = Betting(limit="pot-limit")
        hand.head.insert(4, "ante 25")
        hand.do(*(f"P{seat} post 25x1" for seat in (1, 2, 3, 4)), *brought, "P2 post 100x1", "P3 post 100x2").deal()
        decision = hand.do("D proceed", "P4 say pot").asked(book, "pot-bet")
        assert (decision.figure("pot"), decision.figure("most"), at in cited(decision)) == (400, 800, True)


@books(*BEFORE, (PLAYERS, "55-B"))
def test_blinds_that_stay_for_the_new_deal_are_full(book: str, at: str) -> None:
    hand = pot_limit().do("D gather").deal().do("D proceed", "P4 say pot")
    decision = hand.asked(book, "pot-bet")
    assert (decision.figure("most"), at in cited(decision)) == (700, True)


@pytest.mark.parametrize("words", ["500", "bet, 500"])
def test_an_amount_announced_is_no_count_of_the_pot(words: str) -> None:
    """RP-10 of Players has dealers announce bets: 1500 over an announced 500 is no pot bet on a pot of 500."""
    hand = Betting(limit="pot-limit").flop().do("P2 wager 500x1", f"D say {words}", "P3 wager 1000x1+500x1")
    assert not comes_up(hand.facts(), "pot-miscount")
    hand.lines[-2] = "D say the pot is 500"
    assert comes_up(hand.facts(), "pot-miscount")


@books((PLAYERS, "55-B"), (TDA_2024, "54-B"))
def test_a_dead_blind_counts_in_full(book: str, at: str) -> None:
    first = pot_limit("", "100x2", "P4 say pot").asked(book, "pot-bet")
    again = pot_limit("", "100x2", "P4 wager 100x7", "P1 say pot").asked(book, "pot-bet")
    assert (first.figure("most"), again.figure("most"), cited(first)) == (700, 2400, [at])


@pytest.mark.parametrize("book", [TDA, FOXWOODS, METROPOLITAN, UPT])
def test_on_a_dead_blind_the_others_are_silent(book: str) -> None:
    assert name(pot_limit("", "100x2", "P4 say pot").facts(), book, "pot-bet") == "silent"


@books(*BEFORE, (PLAYERS, "55-C"), (UPT, "no-limit-0"), (TDA_2024, "54-C"))
def test_after_the_flop_the_real_pot_counts(book: str, at: str) -> None:
    opened = Betting(limit="pot-limit").flop().do("P2 say pot").asked(book, "pot-bet")
    faced = Betting(limit="pot-limit").flop().do("P2 wager 500x1", "P3 say pot").asked(book, "pot-bet")
    assert (opened.figure("most"), faced.figure("most")) == (800, 2300)
    assert at in cited(opened)


@books((UPT, "no-limit-0"))
@pytest.mark.parametrize(("bet", "expected"), [(700, MOST), (800, MOST), (900, CUT)])
def test_upt_dealers_hold_a_bet_to_the_pot(book: str, at: str, bet: int, expected: str) -> None:
    decision = Betting(limit="pot-limit").flop().do(f"P2 wager {make(bet)}").asked(book, "pot-bet")
    assert (outcome(decision)[0], decision.figure("most"), cited(decision)) == (expected, 800, [at])


MISCOUNT = ((TDA, "52-B"), (PLAYERS, "45-B"), (FOXWOODS, "54-A"))


def counted(said: int) -> Betting:
    """Four players, 800 in the pot, a count, and a bet of it."""
    hand = Betting(limit="pot-limit").flop()
    return hand.do("P2 say count the pot", f"D say the pot is {said}", f"P2 wager {make(said)}")


@books(*MISCOUNT)
def test_too_low_a_count_is_corrected_until_substantial_action(book: str, at: str) -> None:
    hand = counted(700)
    assert outcome(hand.asked(book, "pot-miscount")) == (FOR_ALL, {"to": 800, "seat-2": 800})
    assert outcome(hand.do("P3 fold").asked(book, "pot-miscount")) == (FOR_ALL, {"to": 800, "seat-2": 800})
    decision = hand.do("P4 wager 500x1+100x2").asked(book, "pot-miscount")
    assert (outcome(decision), cited(decision)) == ((STANDS, {"to": 700}), [at])


@books(*MISCOUNT)
def test_folds_alone_are_substantial_only_when_three(book: str, at: str) -> None:
    hand = counted(700).do("P3 fold", "P4 fold")
    assert (name(hand.facts(), book, "pot-miscount"), cited(hand.asked(book, "pot-miscount"))) == (FOR_ALL, [at])
    assert name(hand.do("P1 fold").facts(), book, "pot-miscount") == STANDS


@books(*MISCOUNT)
def test_too_high_a_count_is_corrected_for_all_while_the_street_lasts(book: str, at: str) -> None:
    hand = counted(900).do("P3 fold", "P4 wager 500x1+100x4", "P1 wager 500x1+100x4")
    decision = hand.asked(book, "pot-miscount")
    assert outcome(decision) == (FOR_ALL, {"to": 800, "seat-1": 800, "seat-2": 800, "seat-4": 800})
    assert cited(decision) == [at]
    assert name(hand.street(1).facts(), book, "pot-miscount") == STANDS


@books(*MISCOUNT)
def test_a_bet_of_more_than_the_pot_is_cut_while_the_street_lasts(book: str, at: str) -> None:
    def bet(chips: int) -> Betting:
        return Betting(limit="pot-limit").flop().do(f"P2 wager {make(chips)}", "P3 fold")

    assert at not in cited(bet(800).asked(book, "pot-bet"))
    assert at in cited(bet(900).asked(book, "pot-bet"))
    over = bet(900).do("P4 wager 500x1+100x4", "P1 fold").street(1).facts()
    bettors = next(each for each in points(over) if each.kind == "pot-bet" and each.seats == (2,))
    assert at not in cited(decide(law(book), over.about(bettors)))


def test_a_right_count_is_no_miscount() -> None:
    assert comes_up(counted(900).facts(), "pot-miscount")
    assert not comes_up(counted(800).facts(), "pot-miscount")


@books((TDA, "54-A"), (PLAYERS, "55-A"), (FOXWOODS, "53-A"), (METROPOLITAN, "49-A"))
def test_the_pot_is_counted_at_pot_limit_only(book: str, at: str) -> None:
    there = Betting(limit="pot-limit").flop().do("P2 say count the pot").asked(book, "pot-count")
    assert (outcome(there), cited(there)) == (("bet.pot-counted-for-player", {"pot": 800}), [at])
    for limit in ("no-limit", "limit"):
        elsewhere = Betting(limit=limit).flop().do("P2 say count the pot").asked(book, "pot-count")
        assert (outcome(elsewhere)[0], cited(elsewhere)) == ("bet.pot-not-counted", [at])


@books((UPT, "no-limit-0"))
def test_upt_players_work_the_pot_out_at_no_limit(book: str, at: str) -> None:
    there = Betting(limit="pot-limit").flop().do("P2 say count the pot").asked(book, "pot-count")
    elsewhere = Betting().flop().do("P2 say count the pot").asked(book, "pot-count")
    assert there.ruling is not None
    assert (there.figure("pot"), there.ruling.authority, cited(there)) == (800, Authority.DEALER, [at])
    assert outcome(elsewhere)[0] == "bet.player-works-out-pot"


@books((TDA, "54-C"), (PLAYERS, "55-D"), (FOXWOODS, "53-C"), (METROPOLITAN, "49-C"))
def test_the_pot_cannot_be_bet_at_no_limit_but_binds(book: str, at: str) -> None:
    bet = Betting().flop().do("P2 say I bet the pot").asked(book, "invalid-declaration")
    faced = Betting().flop().do("P2 wager 500x1", "P3 say pot").asked(book, "invalid-declaration")
    assert outcome(bet) == ("bet.invalid-bound-to-bet", {"least": 200})
    assert outcome(faced) == ("bet.invalid-bound-to-raise", {"least": 1000})
    assert bet.ruling is not None
    assert bet.ruling.options == ("no-penalty", "a-penalty")
    assert at in cited(bet) and at in cited(faced)
    allowed = Betting(limit="pot-limit").flop().do("P2 say I bet the pot")
    assert name(allowed.facts(), book, "invalid-declaration") == "silent"


@books((TDA, "52-B"), (TDA_2024, "52-B"), (PLAYERS, "45-B"), (FOXWOODS, "54-A"))
@pytest.mark.parametrize("street", ["preflop", "flop"])
def test_the_paragraph_that_cuts_a_bet_over_the_pot_is_cited_before_the_one_that_counts_the_pot(
    book: str, at: str, street: str
) -> None:
    flop = Betting(limit="pot-limit").flop()
    hand = pot_limit("100x1", "100x2", "P4 wager 500x2") if street == "preflop" else flop.do("P2 wager 500x3")
    decision = hand.asked(book, "pot-bet")
    assert outcome(decision)[0] == MOST
    assert cited(decision)[0] == at and len(cited(decision)) == 2
