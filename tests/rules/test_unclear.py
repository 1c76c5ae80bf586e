"""Amounts that can mean several things, against the pot: just below it, at it and above; and the floor's factors."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, at_once, comes_up, name
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import books
from trainer.kernel.chips import make
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as book_of
from trainer.rules.common.unclear import TO_THE_TD
from trainer.rules.facts.meanings import legal_meanings
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Authority, Discretion
from trainer.rules.stands import stands

SHARE = {4900: 1225, 5000: 1250, 5100: 1275}


def five_into(pot: int) -> Betting:
    """Blinds 200-400, that much in the pot after the flop, and "I bet five"."""
    each = SHARE[pot]
    acts = [f"P{seat} wager {make(each - there)}" for seat, there in ((4, 0), (1, 0), (2, 200), (3, 400))]
    return Betting((200, 400)).preflop().do(*acts).street(3).do("P2 say I bet five")


HIGHEST = "bet.highest-reasonable-amount"


@books((TDA, "57"), (PLAYERS, "57"))
@pytest.mark.parametrize(("pot", "to"), [(4900, 500), (5000, 5000), (5100, 5000)])
def test_five_is_the_highest_up_to_the_pot(book: str, at: str, pot: int, to: int) -> None:
    decision = five_into(pot).asked(book, "unclear-amount")
    assert outcome(decision) == (HIGHEST, {"to": to, "pot": pot})
    assert cited(decision) == [at]


@books((FOXWOODS, "57"))
@pytest.mark.parametrize(("pot", "to"), [(4900, 500), (5000, 500), (5100, 5000)])
def test_five_is_the_highest_below_the_pot(book: str, at: str, pot: int, to: int) -> None:
    decision = five_into(pot).asked(book, "unclear-amount")
    assert outcome(decision) == (HIGHEST, {"to": to, "pot": pot})
    assert cited(decision) == [at]


@books((TDA, "40-A"), (PLAYERS, "41-A"), (FOXWOODS, "40-A"))
def test_a_number_with_several_meanings_is_an_unclear_case(book: str, at: str) -> None:
    decision = five_into(5000).asked(book, "unclear-case")
    assert decision.ruling == TO_THE_TD
    assert cited(decision) == [at]


ASKS = ("bet.dealer-asks-at-once", Authority.DEALER)
FLOORS = ("bet.still-unclear-floor-rules", Authority.FLOOR)
CLEAR = ("bet.as-clarified-when-asked", Authority.DEALER)
UNASKED = ("bet.as-clarified-unasked", Authority.DEALER)
ASKED = "D ask-how-much 2"
ANSWERS = (
    ([], ASKS),
    ([ASKED], ASKS),
    (["D ask-how-much 3"], ASKS),
    (["D floor"], ASKS),
    ([ASKED, "P2 say five"], FLOORS),
    ([ASKED, "P2 say I have told you"], FLOORS),
    ([ASKED, "P3 say come on"], ASKS),
    ([ASKED, "P2 say 600"], FLOORS),
    ([ASKED, "D floor"], FLOORS),
    ([ASKED, "P2 say 500"], CLEAR),
    ([ASKED, "P2 say five thousand"], CLEAR),
    ([ASKED, "P2 say five", ASKED, "P2 say 500"], CLEAR),
    (["P2 say 500"], UNASKED),
)


IDS = ["-".join(acts).replace(" ", "-") or "nothing-yet" for acts, _ in ANSWERS]


@books((METROPOLITAN, "51"))
@pytest.mark.parametrize(("acts", "ruled"), ANSWERS, ids=IDS)
def test_five_is_asked_about_and_only_then_the_floors(
    book: str, at: str, acts: list[str], ruled: tuple[str, Authority]
) -> None:
    decision = five_into(5100).do(*acts).asked(book, "unclear-amount")
    assert decision.ruling is not None
    assert (decision.ruling.key, decision.ruling.authority) == ruled
    assert cited(decision) == [at]
    assert (decision.ruling.discretion is Discretion.FULL) == (ruled == FLOORS)
    named = {"P2 say 500": 500, "P2 say five thousand": 5000}.get(acts[-1] if acts else "", 0)
    assert dict(decision.figures).get("to", 0) == named


@books((METROPOLITAN, "51"))
@pytest.mark.parametrize(("pot", "by_pot"), [(4900, 500), (5000, 5000), (5100, 5000)])
def test_what_fits_the_pot_is_the_highest_that_it_covers(book: str, at: str, pot: int, by_pot: int) -> None:
    decision = five_into(pot).asked(book, "unclear-amount")
    factors = {"lower": 500, "higher": 5000, "increment": SHARE[pot] - 400, "pot": pot}
    assert dict(decision.figures) == {**factors, "by-increment": 500, "by-pot": by_pot}
    assert cited(decision) == [at]


@books((METROPOLITAN, "51"))
@pytest.mark.parametrize(("increment", "fits"), [(975, 500), (1000, 5000), (1025, 5000)])
def test_what_fits_the_increments_is_in_the_hundreds_or_thousands_as_they_are(
    book: str, at: str, increment: int, fits: int
) -> None:
    hand = (
        Betting((200, 400))
        .flop()
        .do(f"P2 wager {make(increment)}", *(f"P{n} wager {make(increment)}" for n in (3, 4, 1)))
    )
    decision = hand.street(1).do("P2 say bet five").asked(book, "unclear-amount")
    assert (decision.figure("increment"), decision.figure("by-increment")) == (increment, fits)
    assert cited(decision) == [at]


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_bets_in_front_count_towards_the_pot(book: str) -> None:
    hand = Betting((200, 400)).flop()
    hand.do("P2 wager 1000x1", "P3 wager 1000x2", "P4 say raise thirty-five")
    assert outcome(hand.asked(book, "unclear-amount")) == (HIGHEST, {"to": 3500, "pot": 4600})


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_where_the_pot_covers_no_legal_meaning_there_is_no_answer(book: str) -> None:
    hand = Betting((200, 400)).preflop().do("P4 say raise nine")
    assert name(hand.facts(), book, "unclear-amount") == "silent"


def test_upt_says_nothing_on_it() -> None:
    assert name(five_into(5000).facts(), UPT, "unclear-amount") == "silent"


# --- what a number can mean ---------------------------------------------------------------------------------------


WORDS = (
    ("bet five", (500, 5000)),
    ("five", (500, 5000)),
    ("bet two", (2000,)),
    ("bet twenty-five", (2500, 25000)),
    ("bet fifteen", (1500, 15000)),
    ("bet forty", (4000, 40000)),
    ("bet five hundred", ()),
    ("bet 5", (500, 5000)),
    ("bet one", (1000,)),
)


@pytest.mark.parametrize(("words", "meanings"), WORDS, ids=[words for words, _ in WORDS])
def test_a_number_means_hundreds_or_thousands_and_never_tens(words: str, meanings: tuple[int, ...]) -> None:
    hand = Betting((200, 400)).flop().do(f"P2 say {words}")
    (made,) = [each for each in wagers(hand.facts()) if each.words]
    assert legal_meanings(hand.facts(), made) == (meanings if len(meanings) > 1 else ())
    assert comes_up(hand.facts(), "unclear-amount") == (len(meanings) > 1)
    if len(meanings) == 1:
        assert made.words[0][1].amount == meanings[0]


@pytest.mark.parametrize("bet", [475, 500, 525])
def test_a_number_alone_may_be_the_call_and_one_with_raise_is_not(bet: int) -> None:
    alone = Betting((200, 400)).flop().do(f"P2 wager {make(bet)}", "P3 say five")
    assert comes_up(alone.facts(), "unclear-amount") == (bet == 500)
    raised = Betting((200, 400)).flop().do("P2 wager 500x1", "P3 say raise five")
    (made,) = [each for each in wagers(raised.facts()) if each.words]
    assert made.words[0][1].amount == 5000


def test_at_pot_limit_and_in_limit_a_number_means_no_more_than_the_game_allows() -> None:
    assert not comes_up(Betting((200, 400), limit="pot-limit").flop().do("P2 say bet five").facts(), "unclear-amount")
    assert not comes_up(Betting((200, 400), limit="limit").flop().do("P2 say bet four").facts(), "unclear-amount")
    assert comes_up(Betting((200, 400)).flop().do("P2 say bet four").facts(), "unclear-amount")


def test_a_number_that_can_mean_one_amount_only_is_that_amount() -> None:
    hand = Betting((200, 400)).flop().do("P2 wager 1000x3", "P3 say raise seven", "P3 wager 25000x1")
    facts = hand.facts()
    found = stands(book_of(TDA), facts, wagers(facts)[-1])
    assert (found.kind, found.to, found.back) == ("raise", 7000, 18000)
    assert hand.facts().course.bet == 7000


@pytest.mark.parametrize(
    ("words", "amount"), [("bet five", 500), ("bet fifteen", 1500), ("bet ten", 0), ("bet two", 2000)]
)
def test_who_has_little_can_mean_one_amount_only_but_nobody_says_ten_hundred(words: str, amount: int) -> None:
    facts = Betting((200, 400), stacks={2: "500x8+100x8"}).flop().do(f"P2 say {words}").facts()
    (made,) = [each for each in wagers(facts) if each.words]
    assert made.words[0][1].amount == amount
    assert not comes_up(facts, "unclear-amount")


# --- words and chips ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
@pytest.mark.parametrize("chips", ["5000x1", "1000x1", "1000x4", "500x1+100x1"])
def test_chips_that_may_be_for_either_amount_clear_nothing_up_and_that_is_shown_as_our_reading(
    book: str, chips: str
) -> None:
    decision = five_into(4900).do(f"P2 wager {chips}").asked(book, "unclear-amount")
    assert outcome(decision) == (HIGHEST, {"to": 500, "pot": 4900})
    assert any("settle it if they make just one" in each.reading for each in decision.citations)


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT])
@pytest.mark.parametrize("pot", [4900, 5100])
@pytest.mark.parametrize(("chips", "to"), [("500x1", 500), ("100x5", 500), ("1000x5", 5000), ("1000x4+500x2", 5000)])
def test_chips_that_make_one_of_its_meanings_settle_what_a_number_means(
    book: str, pot: int, chips: str, to: int
) -> None:
    facts = five_into(pot).do(f"P2 wager {chips}").facts()
    assert not comes_up(facts, "unclear-amount")
    assert list(amiss(book_of(book), facts)) == []
    found = stands(book_of(book), facts, wagers(facts)[-1])
    assert (found.to, found.owed, found.back, found.open, facts.course.bet) == (to, 0, 0, False, to)


@pytest.mark.parametrize(("chips", "to"), [("500x1", 500), ("1000x5", 5000)])
def test_chips_settle_a_number_that_may_be_short_of_a_raise_too(chips: str, to: int) -> None:
    facts = Betting((200, 400)).flop().do("P2 wager 100x4", "P3 say raise five", f"P3 wager {chips}").facts()
    assert not comes_up(facts, "number-short-of-a-raise")
    assert wagers(facts)[-1].words[0][1].amount == to
    assert facts.course.bet == to


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS])
def test_what_the_player_answers_sets_no_measure_aside_and_what_he_adds_unasked_does(book: str) -> None:
    hand = five_into(4900)
    assert name(hand.do(ASKED, "P2 say 5000").facts(), book, "unclear-amount") == HIGHEST
    assert name(five_into(4900).do("P2 say 5000").facts(), book, "unclear-amount") == "silent"


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, METROPOLITAN])
def test_an_unclear_word_at_one_moment_with_the_chips_is_not_the_bet(book: str) -> None:
    hand = five_into(4900).do("P2 wager 5000x1")
    law = book_of(book)
    assert [each.kind for each in amiss(law, hand.facts())] == ["unclear-amount"]
    assert list(amiss(law, at_once(hand))) == []


@pytest.mark.parametrize("pot", [4900, 5000, 5100])
def test_upt_is_told_as_silent_and_the_floor_follows_another_house(pot: int) -> None:
    hand = five_into(pot).do("P2 wager 25000x1")
    (matter,) = amiss(book_of(UPT), hand.facts())
    decision = settle(book_of(UPT), hand.facts().about(matter))
    assert (matter.kind, decision.silent) == ("unclear-amount", True)
    assert decision.floor_follows is not None and decision.floor_follows.figure("to") == (500 if pot < 5000 else 5000)


def test_upt_has_no_doubt_where_the_amount_is_named() -> None:
    hand = five_into(4900).do("P2 wager 5000x1")
    named = Betting((200, 400)).flop().do("P2 say I bet five thousand", "P2 wager 5000x1")
    assert [len(list(amiss(book_of(UPT), each.facts()))) for each in (hand, named)] == [1, 0]


@pytest.mark.parametrize(
    ("book", "acts"),
    [
        (TDA, ["D announce-bet bet 5000"]),
        (METROPOLITAN, [ASKED, "P2 say 5000", "D announce-bet bet 5000"]),
    ],
)
def test_chips_that_are_missing_of_the_higher_amount_make_it_whole_in_no_other_motion(
    book: str, acts: list[str]
) -> None:
    hand = five_into(5100).do("P2 wager 1000x1")
    (matter,) = amiss(book_of(book), hand.do(*acts).facts())
    assert settle(book_of(book), hand.facts().about(matter)).figure("owed") == 4000
    facts = hand.do("P2 wager 1000x4").facts()
    assert list(amiss(book_of(book), facts)) == []
    assert len(wagers(facts)[-1].motions) == 1
