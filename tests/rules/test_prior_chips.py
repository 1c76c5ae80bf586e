"""Prior chips: left alone, pulled back wholly or in part, enough for the call, pushed forward with new ones."""

import pytest

from tests.rules.betting import STACK, Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_acting import on_the_flop
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.common.acting import STAYS
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Authority, Decision, Discretion
from trainer.rules.stands import stands

CALLED, RAISED = "bet.call", "bet.raise"
CALL_OR_RAISE = ("a-call", "a-raise")  # options of a floor
MUST = "bet.made-full-raise"


def big_blind(*acts: str, posts: str = "25x2", stack: str = STACK, raised: str = "500x1+100x1") -> Betting:
    """Blinds of 25 and 50; the button raises to 600 unless told otherwise, and the big blind in seat 3 acts."""
    return _raised(Betting(blinds=(25, 50), stacks={3: stack}), "25x1", posts, raised, acts)


def one_chip_blind(*acts: str) -> Betting:
    """Blinds of 50 and 100, the big one posted with a chip of 1,000; the button raises to 700, seat 3 acts."""
    return _raised(Betting(blinds=(50, 100)), "25x2", "1000x1", "500x1+100x2", acts)


def _raised(hand: Betting, small: str, posts: str, raised: str, acts: tuple[str, ...]) -> Betting:
    hand.do(f"P2 post {small}", f"P3 post {posts}")
    hand.deal()
    return hand.do("D proceed", "P4 fold", f"P1 wager {raised}", "P2 fold", *(f"P3 {act}" for act in acts))


def came_to(decision: Decision) -> tuple[str, int]:
    return (outcome(decision)[0], decision.figure("to"))


WHOLE = ((TDA, "46-C-1"), (PLAYERS, "51-C-1"), (TDA, "46-C"), (PLAYERS, "51-C"))
COMBINED = ((TDA, "46-C-2"), (PLAYERS, "51-C-2"), (TDA, "46-C"), (PLAYERS, "51-C"))
OPEN = ((FOXWOODS, "50-A"), (MET, "46-A"))


@books(*WHOLE)
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1000x1", (CALLED, 600)),
        ("500x2", (CALLED, 600)),
        ("500x1+100x1", (CALLED, 600)),
        ("500x1+100x3", (CALLED, 600)),
        ("500x1+100x3+25x1", (MUST, 1150)),
        ("1000x1+25x1", (MUST, 1150)),
        ("1000x1+100x1", (RAISED, 1150)),
        ("1000x1+500x1", (RAISED, 1550)),
    ],
)
def test_prior_chips_left_alone_count_with_the_new_ones(
    book: str, at: str, chips: str, expected: tuple[str, int]
) -> None:
    decision = big_blind(f"wager {chips}").asked(book)
    assert came_to(decision) == expected
    assert at in cited(decision)


@books(*WHOLE)
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("1000x1", (CALLED, 700)),
        ("500x2", (CALLED, 700)),
        ("500x1+100x5", (CALLED, 700)),
        ("1000x1+25x1", (MUST, 1350)),
        ("1000x1+100x3+25x1", (MUST, 1350)),
        ("1000x1+500x1", (RAISED, 1500)),
    ],
)
def test_prior_chips_all_pulled_back_leave_it_to_the_new_ones(
    book: str, at: str, chips: str, expected: tuple[str, int]
) -> None:
    """The raise is to 700, so that half a raise is reached at 1,025."""
    decision = big_blind("pull-back 25x2", f"wager {chips}", raised="500x1+100x2").asked(book)
    assert came_to(decision) == expected
    assert at in cited(decision)


@books(*COMBINED)
@pytest.mark.parametrize(
    ("chips", "expected"),
    [
        ("500x1+100x1", (CALLED, 600)),
        ("500x1+100x3+25x1", (CALLED, 600)),
        ("500x1+100x3+25x2", (MUST, 1150)),
        ("1000x1", (MUST, 1150)),
        ("1000x1+100x1+25x1", (RAISED, 1150)),
        ("5000x1", (RAISED, 5025)),
    ],
)
def test_prior_chips_partly_pulled_back_make_one_bet_with_the_new(
    book: str, at: str, chips: str, expected: tuple[str, int]
) -> None:
    decision = big_blind("pull-back 25x1", f"wager {chips}").asked(book)
    assert came_to(decision) == expected
    assert at in cited(decision)


@books(*COMBINED)
@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        (("wager 25x1",), (MUST, 1300)),
        (("wager 100x2+25x3",), (MUST, 1300)),
        (("wager 100x3",), (RAISED, 1300)),
        (("pull-back 1000x1", "wager 500x1+100x4"), (CALLED, 700)),
        (("pull-back 1000x1", "wager 500x1+100x5"), (MUST, 1300)),
        (("pull-back 1000x1", "wager 500x2"), (CALLED, 700)),
        (("pull-back 1000x1", "wager 5000x1"), (CALLED, 700)),
    ],
)
def test_prior_chips_that_make_the_call_are_one_bet_with_the_new(
    book: str, at: str, acts: tuple[str, ...], expected: tuple[str, int]
) -> None:
    """Half a raise is reached at 1,000; a spared chip is asked for among all that lies there in the end."""
    decision = one_chip_blind(*acts).asked(book)
    assert came_to(decision) == expected
    assert at in cited(decision)
    assert any(each.reading for each in decision.citations if each.at == COMBINED[1 if book == PLAYERS else 0][1])


@books(*COMBINED[:2])
def test_prior_chips_worth_exactly_the_call_make_it(book: str, at: str) -> None:
    """A blind of 100 posted with a 500 faces 500: one 500 more can be spared and is a full raise."""
    decision = _raised(Betting(blinds=(50, 100)), "25x2", "500x1", "500x1", ("wager 500x1",)).asked(book)
    assert came_to(decision) == (RAISED, 1000)
    assert at in cited(decision)


@pytest.mark.parametrize("book", [TDA, PLAYERS])
@pytest.mark.parametrize(
    ("stack", "acts", "name"),
    [
        ("1000x1+25x2", ("wager 1000x1",), CALLED),
        ("500x2+25x2", ("wager 500x2",), CALLED),
        ("500x1+100x2+25x2", ("wager 500x1+100x2",), "bet.all-in"),
        ("500x1+100x1+25x2", ("pull-back 25x2", "wager 500x1+100x1+25x2"), "bet.all-in"),
    ],
)
def test_last_chips_on_prior_ones_are_an_all_in_where_one_can_be_spared(
    book: str, stack: str, acts: tuple[str, ...], name: str
) -> None:
    assert outcome(big_blind(*acts, stack=stack).asked(book))[0] == name


@books((TDA, "46-C"), (PLAYERS, "51-C"))
@pytest.mark.parametrize(
    ("chips", "together", "apart"),
    [
        ("1000x1+25x2", 1150, 600),
        ("500x2+25x2", 1150, 600),
        ("500x1+100x1+25x2", 600, 600),
        ("1000x1+500x1+25x2", 1550, 1550),
    ],
)
def test_all_chips_in_one_gesture_may_be_one_bet(book: str, at: str, chips: str, together: int, apart: int) -> None:
    decision = big_blind("pull-back 25x2", f"wager {chips}").asked(book)
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.PARTIAL)
    assert dict(decision.figures) == {"together": together, "apart": apart}
    assert at in cited(decision)


@books((TDA, "46-C"), (PLAYERS, "51-C"))
@pytest.mark.parametrize(
    ("chips", "to"),
    [("500x1+100x1+25x2", 600), ("500x1+100x3+25x2", 600), ("500x1+100x3+25x3", 1150), ("1000x1+500x1+25x2", 1550)],
)
def test_where_one_bet_or_the_new_chips_alone_come_to_the_same_it_is_that(
    book: str, at: str, chips: str, to: int
) -> None:
    hand = big_blind("pull-back 25x2", f"wager {chips}")
    found = stands(law_of(book), hand.facts(), wagers(hand.facts())[-1])
    assert (found.open, found.to) == (False, to)
    assert at in [each for decision in found.decisions for each in cited(decision)]


@books(*WHOLE)
def test_new_chips_without_the_prior_one_among_them_are_not_pushed_forward_with_it(book: str, at: str) -> None:
    """The blind of 100 is a single chip; a raise to 700 is faced, and neither 500 can be spared."""
    hand = _raised(Betting(blinds=(50, 100)), "25x2", "100x1", "500x1+100x2", ("pull-back 100x1", "wager 500x2"))
    decision = hand.asked(book)
    assert came_to(decision) == (CALLED, 700)
    assert at in cited(decision)


@books((TDA, "41-A"), (PLAYERS, "46-A"), (FOXWOODS, "44-A"), (MET, "40-A"))
def test_a_call_said_before_the_chips_leaves_nothing_to_the_prior_ones(book: str, at: str) -> None:
    decision = big_blind("say call", "wager 1000x2").asked(book)
    assert outcome(decision) == (CALLED, {"to": 600, "owed": 0, "back": 1450})
    assert cited(decision) == [at]


@books(*OPEN)
@pytest.mark.parametrize("acts", [("wager 1000x1",), ("pull-back 25x2", "wager 1000x1"), ("wager 500x1+100x4",)])
def test_books_without_a_fixed_test_leave_call_or_raise_open(book: str, at: str, acts: tuple[str, ...]) -> None:
    decision = big_blind(*acts).asked(book)
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.FULL
    assert decision.ruling.options == CALL_OR_RAISE
    assert dict(decision.figures) == {"call": 600, "raise": 1150}
    assert at in cited(decision)


@books((FOXWOODS, "46-A"), (MET, "42-A"))
@pytest.mark.parametrize(
    "acts", [("wager 500x1+100x3",), ("wager 500x1+100x1",), ("pull-back 25x2", "wager 500x1+100x3")]
)
def test_prior_chips_and_less_than_half_a_raise_are_a_call(book: str, at: str, acts: tuple[str, ...]) -> None:
    """600 is faced, and half of a raise more is 875: below it no raise is left that prior chips could tell."""
    decision = big_blind(*acts).asked(book)
    assert came_to(decision) == (CALLED, 600)
    assert at in cited(decision)


@books((FOXWOODS, "50-A"))
@pytest.mark.parametrize("chips", ["500x1+100x3+25x1", "500x1+100x4"])
def test_what_prior_chips_leave_open_is_no_raise_of_too_little(book: str, at: str, chips: str) -> None:
    """600 is faced, and half of a raise more is 875: there and above it is open."""
    assert big_blind("wager 500x1+100x2+25x3").asked(book, "underraise").silent
    decision = big_blind(f"wager {chips}").asked(book, "underraise")
    assert decision.ruling is not None
    assert (decision.ruling.options, cited(decision)) == (CALL_OR_RAISE, [at])
    assert dict(decision.figures) == {"call": 600, "raise": 1150}


@books(*OPEN)
def test_nothing_is_open_where_no_more_than_the_call_lies_there(book: str, at: str) -> None:
    decision = big_blind("wager 500x1+25x2").asked(book)
    assert came_to(decision) == (CALLED, 600)
    assert at not in cited(decision)


@books((FOXWOODS, "48"), (MET, "44"), (TDA, "44"), (PLAYERS, "49"))
def test_a_blind_that_nobody_raised_is_completed_by_one_large_chip(book: str, at: str) -> None:
    hand = Betting().preflop().do("P4 fold", "P1 fold", "P2 wager 1000x1")
    decision = hand.asked(book)
    assert outcome(decision) == (CALLED, {"to": 200, "owed": 0, "back": 900})
    assert at in cited(decision)


# --- saying it, and pulling back -----------------------------------------------------------------------------------


@books((TDA, "46-A"), (PLAYERS, "51-A"), (FOXWOODS, "50-A"), (MET, "46-A"))
def test_who_adds_chips_to_prior_ones_should_have_said_what_he_does(book: str, at: str) -> None:
    decision = big_blind("wager 1000x1").asked(book, "chips-added")
    assert outcome(decision)[0] == "bet.should-declare-before-adding"
    assert at in cited(decision)
    kinds = [each.kind for each in points(big_blind("say raise", "wager 1000x2").facts())]
    assert "chips-added" not in kinds


@pytest.mark.parametrize(("acts", "plain"), [(("wager 500x1+25x2",), True), (("wager 500x1+100x1",), False)])
def test_a_bare_call_on_prior_chips_is_plain(acts: tuple[str, ...], plain: bool) -> None:
    assert (big_blind(*acts).point("chips-added").detail == PLAIN) is plain
    pulled = big_blind("pull-back 25x2", "wager 500x1+100x1").point("chips-added")
    assert pulled.detail != PLAIN


@books((TDA, "46-B"), (PLAYERS, "51-B"), (FOXWOODS, "50-B"), (MET, "46-B"))
@pytest.mark.parametrize("after", [(), ("wager 25x1",), ("wager 25x1", "fold")], ids=["pulled", "back-out", "folded"])
def test_a_prior_chip_pulled_back_against_a_raise_binds(book: str, at: str, after: tuple[str, ...]) -> None:
    decision = big_blind("pull-back 25x1", *after).asked(book, "prior-chips-pulled")
    assert decision.ruling is not None
    assert decision.ruling.options == CALL_OR_RAISE
    assert dict(decision.figures) == {"call": 600, "raise": 1150}
    assert at in cited(decision)


@pytest.mark.parametrize(("book", "binds"), [(TDA, False), (PLAYERS, False), (FOXWOODS, True), (MET, True)])
def test_two_books_bind_who_pulls_back_against_a_mere_blind(book: str, binds: bool) -> None:
    hand = Betting().preflop().do("P4 fold", "P1 fold", "P2 pull-back 100x1")
    assert hand.asked(book, "prior-chips-pulled").silent is not binds


def test_the_abbreviated_book_knows_no_prior_chips() -> None:
    assert big_blind("wager 1000x1").asked(UPT, "chips-added").silent
    assert big_blind("pull-back 25x1").asked(UPT, "prior-chips-pulled").silent


@books((TDA, "46-C"), (PLAYERS, "51-C"))
def test_an_overchip_that_stood_for_a_call_does_not_cover_more_than_that(book: str, at: str) -> None:
    """Seat 2's 500 called the blind; seat 3 makes it 25 more, and one more chip of seat 2 calls that."""
    hand = Betting((100, 200), 4).preflop()
    hand.do("P4 fold", "P1 fold", "D bring-in-bets", "D burn", "D lay 3 up", "D proceed")
    hand.do("P2 wager 500x1", "P3 wager 25x1", "P2 wager 25x1")
    decision = hand.asked(book)
    assert outcome(decision)[0] == "bet.call"
    assert at in cited(decision)


NO_RAISE_SINCE = ((TDA, "50-A"), (PLAYERS, "43-A"), (FOXWOODS, "41-A"), (MET, "37-A"))


@books(*NO_RAISE_SINCE)
@pytest.mark.parametrize(
    ("acts", "stays"),
    [
        (("P2 wager 100x5", "P3 wager 100x5", "P2 pull-back 100x5"), 500),
        (("P2 wager 100x5", "P3 wager 100x5", "P4 fold", "P2 pull-back 100x2"), 200),
        (("P2 wager 100x3", "P3 wager 100x3", "P4 wager 100x3", "P3 pull-back 100x3"), 300),
    ],
    ids=["a-bet-called", "part-of-it", "a-call"],
)
def test_chips_that_nobody_has_raised_stay_where_they_are_pulled_back(
    book: str, at: str, acts: tuple[str, ...], stays: int
) -> None:
    decision = on_the_flop(*acts).asked(book, "prior-chips-pulled")
    assert outcome(decision) == (STAYS.key, {"owed": stays})
    assert at in cited(decision)


@books((TDA, "46-B"), (PLAYERS, "51-B"), (FOXWOODS, "50-B"), (MET, "46-B"))
def test_chips_that_were_raised_since_bind_to_call_or_raise(book: str, at: str) -> None:
    decision = on_the_flop("P2 wager 100x3", "P3 wager 100x9", "P4 fold", "P2 pull-back 100x3").asked(
        book, "prior-chips-pulled"
    )
    assert outcome(decision) == ("bet.bound-to-call-or-raise", {"call": 900, "raise": 1500})
    assert at in cited(decision)


@books(*COMBINED)
@pytest.mark.parametrize("chips", ["500x1", "100x2+25x1"])
def test_prior_chips_partly_pulled_back_and_less_than_the_call_in_all_are_a_call(
    book: str, at: str, chips: str
) -> None:
    decision = big_blind("pull-back 25x1", f"wager {chips}").asked(book)
    assert came_to(decision) == (CALLED, 600)
    assert at in cited(decision)


@books(*WHOLE)
@pytest.mark.parametrize("chips", ["500x1", "100x2+25x1"])
def test_prior_chips_all_pulled_back_and_less_than_the_call_put_out_are_a_call(book: str, at: str, chips: str) -> None:
    decision = big_blind("pull-back 25x2", f"wager {chips}").asked(book)
    assert came_to(decision) == (CALLED, 600)
    assert at in cited(decision)
