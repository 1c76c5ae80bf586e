"""A check answers no bet: who makes one is still to act, by what happened and by right."""

import pytest

from tests.rules.betting import Betting
from tests.rules.situations import cited
from tests.rules.test_after_out_of_turn import about
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, TDA_2024, UPT, books
from trainer.rules.book import BOOKS
from trainer.rules.book import book as law_of
from trainer.rules.common.invalid import ONLY_A_CALL
from trainer.rules.common.rights import CLOSED, OPEN
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import Stands, stands

BET = "P2 wager 100x3"
AFTER_CHECK = "raise-after-check"


def flop(*acts: str, stacks: dict[int, str] | None = None) -> Betting:
    """Four players after the flop, 50-100; seat 2 is first."""
    return Betting((50, 100), stacks=stacks).flop().do(*acts)


def to_act(hand: Betting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is still to act: by the course, and by right."""
    facts = hand.facts()
    standing = told(facts).standing
    assert standing is not None
    return facts.course.pending, standing.pending


def last(hand: Betting, house: str) -> Stands:
    facts = hand.facts()
    return stands(law_of(house), facts, wagers(facts)[-1])


@pytest.mark.parametrize(
    ("acts", "left"),
    [
        (("P2 check", "P3 check"), (4, 1)),
        ((BET, "P3 check"), (3, 4, 1)),
        ((BET, "P3 check", "P3 check"), (3, 4, 1)),
        ((BET, "P3 check", "P3 wager 100x3", "P4 fold"), (1,)),
        ((BET, "P3 check", "P3 fold", "P4 fold"), (1,)),
        ((BET, "P3 check", "P3 wager 100x9", "P4 fold"), (1, 2)),
        ((BET, "P3 wager 100x3", "P4 wager 100x3", "P1 check"), (1,)),
    ],
)
def test_who_checks_a_bet_is_still_to_act(acts: tuple[str, ...], left: tuple[int, ...]) -> None:
    assert to_act(flop(*acts)) == (left, left)


def test_a_check_of_a_bet_made_too_soon_does_not_stand_when_its_turn_comes() -> None:
    waits = flop(BET, "P4 check", "D action-on 3")
    assert to_act(waits)[0] == (3, 4, 1)
    assert to_act(waits.do("P3 fold")) == ((4, 1), (4, 1))
    free = flop("P2 check", "P4 check", "D action-on 3", "P3 check")
    assert to_act(free) == ((1,), (1,))


def test_the_big_blind_checks_where_nobody_has_raised() -> None:
    acts = ("P4 wager 100x1", "P1 wager 100x1", "P2 wager 25x2")
    assert Betting((50, 100)).preflop().do(*acts, "P3 check").facts().course.closed
    raised = Betting((50, 100)).preflop().do("P4 wager 100x2", "P1 wager 100x2", "P2 fold", "P3 check")
    assert to_act(raised)[0] == (3,)


@pytest.mark.parametrize("house", list(BOOKS))
def test_a_check_of_a_bet_is_announced_as_nothing(house: str) -> None:
    assert last(flop(BET, "P3 check"), house).kind == ""
    assert last(flop("P2 check"), house).kind == "check"


@books((TDA, "55"), (FOXWOODS, "55"))
def test_who_has_checked_the_bet_may_call_but_not_raise(book: str, at: str) -> None:
    raised = last(flop(BET, "P3 check", "P3 wager 100x9"), book)
    assert (raised.kind, raised.to, raised.back) == ("call", 300, 600)
    assert raised.lead is not None
    assert (raised.lead.ruling, cited(raised.lead)) == (ONLY_A_CALL, [at])
    called = last(flop(BET, "P3 check", "P3 wager 100x3"), book)
    assert (called.kind, called.to) == ("call", 300)
    assert AFTER_CHECK not in {each.matter.kind for each in called.decisions}


@books((TDA, "55"), (FOXWOODS, "55"))
@pytest.mark.parametrize(("chips", "back"), [("100x3", None), ("100x9", 600), ("1000x2", 1700)])
def test_who_has_checked_the_bet_and_says_pot_raises_no_more_than_with_other_words(
    book: str, at: str, chips: str, back: int | None
) -> None:
    hand = flop(BET, "P3 check", "P3 say pot", f"P3 wager {chips}")
    raised = last(hand, book)
    assert (raised.kind, raised.to, raised.back) == ("call", 300, back or 0)
    asked = hand.asked(book, AFTER_CHECK)
    assert (asked.ruling, set(cited(asked))) == (ONLY_A_CALL, {at})


@books((TDA, "55"), (FOXWOODS, "55"))
def test_a_check_bars_a_raise_of_that_bet_only(book: str, at: str) -> None:
    """A raise by somebody else is another bet; and a check that faced none bars nothing."""
    again = flop(BET, "P3 check", "P3 wager 100x3", "P4 wager 100x9", "P1 fold", "P2 fold")
    assert last(again.do("P3 say raise 1800"), book).kind == "raise"
    check_raise = flop("P2 check", "P3 check", "P4 wager 100x3", "P1 fold", "P2 fold", "P3 wager 100x9")
    assert last(check_raise, book).kind == "raise"


@books((TDA, "55"), (FOXWOODS, "55"))
def test_a_check_of_the_bet_too_soon_bars_the_raise_as_well(book: str, at: str) -> None:
    """Before his turn too, by word or hand, until somebody raises; the right and the raise made in spite agree."""
    for check in ("P4 check", "P4 say check"):
        for before in ("P3 fold", "P3 wager 100x3"):
            early = flop(BET, check, before)
            decision = about(early, "rights", 4, book)
            assert (decision.ruling, dict(decision.figures)) == (CLOSED, {"call": 300, "least": 0})
            assert at in cited(decision)
            raised = last(early.do("P4 wager 100x9"), book)
            assert (raised.kind, raised.to, raised.back) == ("call", 300, 600)
        overtaken = flop(BET, check, "P3 wager 100x6")
        assert about(overtaken, "rights", 4, book).ruling == OPEN
        assert about(flop(BET, check, "P3 fold"), "rights", 4, MET).ruling == OPEN


@books((TDA, "53-A"), (PLAYERS, "42-A"), (MET, "39-A"), (UPT, "betting-10"))
def test_houses_that_print_nothing_of_such_a_check_bar_no_raise(book: str, at: str) -> None:
    """Of the houses that printed nothing the TDA does by now (55), and Players falls back on it."""
    hand = flop(BET, "P3 check", "P3 wager 100x9")
    raised, asked = last(hand, book), hand.asked(book, AFTER_CHECK)
    printed = book in (TDA, TDA_2024, PLAYERS)
    assert (raised.kind, raised.to) == (("call", 300) if printed else ("raise", 900))
    assert asked.silent is not printed
    assert at not in cited(asked)


def test_players_has_the_check_of_a_bet_from_the_tda_and_says_so() -> None:
    hand = flop(BET, "P3 check", "P3 wager 100x9")
    decision = hand.asked(PLAYERS, AFTER_CHECK)
    assert decision.ruling == ONLY_A_CALL
    assert (decision.source, [each.at for each in decision.citations]) == (TDA_2024, ["55"])
    assert decision.fallback is not None
    assert (decision.fallback.book, decision.fallback.at) == (PLAYERS, "intro-1")


def test_a_check_after_the_raise_that_he_had_checked_away_changes_nothing() -> None:
    hand = flop(BET, "P3 say call", "P3 check", "P3 wager 100x9", "P3 check")
    decision = hand.asked("foxwoods-2020", AFTER_CHECK)
    assert decision.ruling == ONLY_A_CALL
    assert decision.figure("to") == 300
    assert cited(decision) == ["55"]


@pytest.mark.parametrize(
    ("acts", "back"),
    [
        (("P3 say pot",), 0),
        (("P3 say raise",), 0),
        (("P3 say all-in",), 0),
        (("P3 say 900",), 0),
        (("P3 say pot", "P3 wager 100x3"), 0),
        (("P3 say pot", "P3 wager 100x9"), 600),
        (("P3 say raise", "P3 wager 100x9"), 600),
        (("P3 say all-in", "P3 wager 100x9"), 600),
    ],
)
@books((FOXWOODS, "55"))
def test_who_checked_the_bet_may_not_raise_it_in_whatever_words(
    book: str, at: str, acts: tuple[str, ...], back: int
) -> None:
    for check in ("P3 check", "P3 say check"):
        found = last(flop(BET, check, *acts), book)
        assert (found.kind, found.to, found.back) == ("call", 300, back)
        assert found.lead is not None and {each.at for each in found.lead.citations} == {at}
    assert last(flop(BET, *acts), book).kind != "call"


@books((TDA, "54-C"), (PLAYERS, "55-D"), (FOXWOODS, "53-C"), (MET, "49-C"))
@pytest.mark.parametrize(("chips", "to", "owed"), [("25x3", 100, 25), ("100x1", 100, 0), ("100x5", 500, 0)])
def test_pot_said_without_limit_binds_to_the_chips_put_out_or_the_minimum(
    book: str, at: str, chips: str, to: int, owed: int
) -> None:
    found = last(flop("P2 say pot", f"P2 wager {chips}"), book)
    assert (found.kind, found.to, found.owed) == ("bet", to, owed)
    assert at in [each.at for one in found.decisions for each in one.citations]
