"""What is left at his turn to who acted out of turn: by the paragraph on acting out of turn, not on re-opening."""

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_after_out_of_turn import about, out, rights
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, TDA_2024, UPT, books
from trainer.rules.amiss import amiss
from trainer.rules.book import BOOKS
from trainer.rules.book import book as law_of
from trainer.rules.books import metropolitan_turns as met
from trainer.rules.books import upt_turns as upt
from trainer.rules.common.after_out_of_turn import FOLDED, HELD
from trainer.rules.common.rights import CLOSED, NO_RAISE_POSSIBLE, OPEN
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import wagers
from trainer.rules.stands import stands

FREE = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"))
HOLDS = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"))
REOPENING = {TDA_2024: "47-A", TDA: "47-A", PLAYERS: "52-A", FOXWOODS: "47", MET: "43", UPT: "no-limit-3"}


def left(hand: Betting, book: str, seat: int = 4) -> tuple[str, dict[str, int], list[str]]:
    """What a seat may do now, and the paragraphs that say so."""
    decision = about(hand, "rights", seat, book)
    return (*outcome(decision), cited(decision))


# --- the action has changed ----------------------------------------------------------------------------------------


@FREE
@pytest.mark.parametrize(
    ("early", "bet"),
    [
        ("P4 wager 100x8", "P2 wager 100x3"),
        ("P4 say raise to 800", "P2 wager 100x3"),
        ("P4 wager 100x3", "P2 wager 100x3"),
        ("P4 say call", "P2 wager 100x3"),
        ("P4 wager 100x8", "P2 check"),
        ("P4 check", "P2 check"),
    ],
    ids=["raise", "raise-said", "call", "call-said", "bet", "check"],
)
def test_whoever_was_overtaken_has_every_choice(book: str, at: str, early: str, bet: str) -> None:
    least = 900 if bet == "P2 wager 100x3" else 1200
    assert left(out(early, "P3 wager 100x6", bet=bet), book) == (OPEN.key, {"call": 600, "least": least}, [at])


@books((MET, "39-A"))
def test_at_metropolitan_whoever_was_overtaken_calls_or_folds(book: str, at: str) -> None:
    for early in ("P4 wager 100x8", "P4 wager 100x3", "P4 say call"):
        assert left(out(early, "P3 wager 100x6"), book) == (CLOSED.key, {"call": 600, "least": 0}, [at])


@FREE
def test_a_bet_counts_as_a_change_and_no_bet_does_not(book: str, at: str) -> None:
    """Just below, a call of the 300; just above, the least raise, short all-ins too."""
    assert left(out("P4 say raise to 800", "P3 wager 100x3"), book) == (HELD.key, {"to": 800}, [at])
    short = out("P4 say raise to 800", "P3 wager 100x4", stacks={3: "100x5"})
    assert left(short, book) == (OPEN.key, {"call": 400, "least": 700}, [at])


@FREE
def test_it_has_no_effect_any_more_at_a_later_turn(book: str, at: str) -> None:
    hand = out("P4 wager 100x3", "P3 wager 100x6", "P4 wager 100x3", "P1 wager 100x9", "P2 fold", "P3 wager 100x3")
    name, figures, paragraphs = left(hand, book)
    assert (name, figures) == (OPEN.key, {"call": 300, "least": 1200})
    assert at not in paragraphs
    assert REOPENING[book] in paragraphs


@FREE
def test_who_has_no_chips_beyond_the_call_is_free_of_it_and_raises_nothing_all_the_same(book: str, at: str) -> None:
    for stack, expected in ((6, NO_RAISE_POSSIBLE), (7, NO_RAISE_POSSIBLE), (8, OPEN)):
        hand = out("P4 wager 100x3", "P3 wager 100x6", stacks={4: f"100x{stack}"})
        name, _, paragraphs = left(hand, book)
        assert (stack, name, at in paragraphs) == (stack, expected.key, expected == OPEN)


def acted(*acts: str) -> Betting:
    """After the flop, 50-100: seat 1 bets 100, seat 2 is all-in for 125, and seats 3 and 4 are still to act."""
    hand = Betting((50, 100), 4, {2: "100x1+25x5", 4: "100x1+25x6"}, button=4).flop()
    return hand.do("P1 wager 100x1", "P2 wager 25x5", *acts)  # type: ignore[return-value]  # do gives the Betting back


@FREE
def test_every_choice_is_read_as_those_he_would_have_in_turn(book: str, at: str) -> None:
    """He bet 100, called 125 early, and faces 50 more than he bet: that re-opens nothing."""
    hand = acted("P1 wager 25x1", "P3 fold", "P4 wager 25x6")
    name, figures, paragraphs = left(hand, book, 1)
    assert (name, figures) == (CLOSED.key, {"call": 50, "least": 0})
    assert at not in paragraphs


# --- the action has not changed ------------------------------------------------------------------------------------


@HOLDS
@pytest.mark.parametrize(
    ("said", "before", "bet", "to"),
    [
        ("P4 say call", "P3 wager 100x3", "P2 wager 100x3", 300),
        ("P4 say call", "P3 fold", "P2 wager 100x3", 300),
        ("P4 say raise to 800", "P3 fold", "P2 wager 100x3", 800),
        ("P4 say bet 300", "P3 check", "P2 check", 300),
        ("P4 say check", "P3 check", "P2 check", 0),
    ],
    ids=["call-called", "call-folded", "raise", "bet", "check"],
)
def test_what_was_only_said_binds_who_said_it(book: str, at: str, said: str, before: str, bet: str, to: int) -> None:
    assert left(out(said, before, bet=bet), book) == (HELD.key, {"to": to}, [at])


@HOLDS
def test_chips_that_bind_are_in_and_nobody_asks_for_them_again(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P3 wager 100x3")
    assert rights(hand, book) == {1: (OPEN.key, {"call": 800, "least": 1300})}


PRINTED = (TDA, "tda-2024", FOXWOODS)


@HOLDS
def test_a_check_of_a_bet_is_no_answer_that_could_bind(book: str, at: str) -> None:
    """Of such a check only the TDA and Foxwoods print what it leaves: no raise."""
    name, _, paragraphs = left(out("P4 say check", "P3 wager 100x3"), book)
    assert (name, "55" in paragraphs) == ((CLOSED.key, True) if book in PRINTED else (OPEN.key, False))
    assert at not in paragraphs


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"), (UPT, "betting-10"))
def test_who_is_held_to_a_call_and_raises_has_called(book: str, at: str) -> None:
    held = acted("P1 say call", "P3 fold", "P4 fold", "P1 say raise to 600", "P1 wager 100x5").facts()
    found = stands(law_of(book), held, wagers(held)[-1])
    assert (found.kind, found.to, found.back) == ("call", 125, 475)
    assert at in cited(found.decisions[0])
    assert [each.seats for each in amiss(law_of(book), held) if each.kind == AFTER_ACTING] == [(1,)]
    called = acted("P1 say call", "P3 fold", "P4 fold", "P1 wager 25x1").facts()
    assert [each for each in amiss(law_of(book), called) if each.kind == AFTER_ACTING] == []


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"), (UPT, "betting-10"))
def test_a_raise_by_who_was_overtaken_calls_where_no_raise_is_left_to_him(book: str, at: str) -> None:
    """He called 300 early and was raised to 600; where he is barred his raise to 2000 is read as a call."""
    hand = out("P4 wager 100x3", "P3 wager 100x6", "P4 say raise to 2000", "P4 wager 100x17").facts()
    found = stands(law_of(book), hand, wagers(hand)[-1])
    barred = book in (MET, UPT)
    assert (found.kind, found.to, found.back) == (("call", 600, 1400) if barred else ("raise", 2000, 0))
    assert [each.seats for each in amiss(law_of(book), hand) if each.kind == AFTER_ACTING] == [(4,)] * barred
    assert not barred or at in cited(found.decisions[0])
    called = out("P4 wager 100x3", "P3 wager 100x6", "P4 wager 100x3").facts()
    assert [each for each in amiss(law_of(book), called) if each.kind == AFTER_ACTING] == []


# --- folds ---------------------------------------------------------------------------------------------------------


@HOLDS
def test_a_fold_said_out_of_turn_binds_whether_the_action_changed_or_not(book: str, at: str) -> None:
    for bet, before in (("P2 wager 100x3", ("3", "6")), ("P2 check", ("3", "6"))):
        for chips in before:
            assert left(out("P4 say fold", f"P3 wager 100x{chips}", bet=bet), book) == (FOLDED.key, {}, [at])


@books((UPT, "dead-hand-1-a"))
def test_at_upt_a_fold_said_against_a_bet_is_dead_whatever_follows(book: str, at: str) -> None:
    for before in ("P3 fold", "P3 wager 100x3", "P3 wager 100x6"):
        assert left(out("P4 say fold", before), book) == (upt.FOLDED.key, {}, [at])
    free = left(out("P4 say fold", "P3 wager 100x3", bet="P2 check"), book)
    assert free[0] == OPEN.key
    assert left(out("P4 say fold", "P3 check", bet="P2 check"), book) == (FOLDED.key, {}, ["betting-10"])


@books((UPT, "betting-10"))
def test_at_upt_a_fold_said_for_nothing_binds_until_a_bet_and_bars_nothing_after_it(book: str, at: str) -> None:
    """The bar names checks and calls only, in the act and in what is left at the turn alike."""
    early = ("P4 say fold", "P4 say check")
    for act, ruling, choice in zip(early, (upt.FREE, upt.NO_RAISE), (OPEN, CLOSED), strict=True):
        for bet in ("P3 wager 100x1", "P3 wager 100x3"):
            hand = out(act, bet, bet="P2 check")
            decision = hand.asked(book, "turn")
            assert (decision.ruling, decision.figure("due"), at in cited(decision)) == (ruling, 4, True)
            assert left(hand, book)[0] == choice.key
        assert out(act, "P3 check", bet="P2 check").asked(book, "turn").ruling == upt.BINDS


# --- Metropolitan: an all-in stands; UPT: bets post, checks and calls wait ------------------------------------------


@books((MET, "39-C"))
def test_an_all_in_that_was_said_goes_before_what_binds_otherwise(book: str, at: str) -> None:
    for before in ("P3 wager 100x3", "P3 wager 100x6"):
        assert left(out("P4 say all-in", before, stacks={4: "100x9"}), book) == (met.SPOKEN.key, {}, [at])
    assert left(out("P4 say raise to 800", "P3 wager 100x3", stacks={4: "100x10"}), book)[0] == HELD.key


@books((MET, "39-C"))
def test_whoever_comes_next_is_asked_for_the_all_in_that_stands(book: str, at: str) -> None:
    for before, call in (("P3 wager 100x3", 800), ("P3 wager 100x6", 800), ("P3 wager 100x10", 1000)):
        hand = out("P4 wager 100x8", before, stacks={4: "100x9"})
        name, figures, paragraphs = left(hand, book, 1)
        assert (name, figures["call"]) == (OPEN.key, call)
        assert paragraphs == ([at] if before != "P3 wager 100x3" else ["43"])
    short = out("P4 wager 100x8", "P3 wager 100x6", stacks={4: "100x10"})
    assert at not in left(short, book)[2]


@books((UPT, "out-of-turn-3"))
def test_a_raise_of_what_was_posted_gives_every_answer(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P4 pull-back 100x2", "P3 wager 100x12")
    assert left(hand, book) == (OPEN.key, {"call": 600, "least": 2400}, [at])
    called = out("P4 wager 100x8", "P4 pull-back 100x2", "P3 wager 100x6")
    assert left(called, book)[::2] == (upt.ONLY_CHECKS.key, ["out-of-turn-1", "out-of-turn-2"])


@books((UPT, "out-of-turn-3"))
def test_an_all_in_that_is_no_full_raise_of_what_was_posted_is_left_to_the_short_all_ins(book: str, at: str) -> None:
    """600 are posted over 300: 300 more are a full raise."""
    for total, expected in ((800, CLOSED), (900, OPEN), (1000, OPEN)):
        stacks = {3: f"100x{total // 100 + 1}"}
        hand = out("P4 wager 100x8", "P4 pull-back 100x2", f"P3 wager 100x{total // 100}", stacks=stacks)
        name, _, paragraphs = left(hand, book)
        assert (total, name, at in paragraphs) == (total, expected.key, expected == OPEN)


@books((UPT, "out-of-turn-3"), (UPT, "no-limit-3"))
def test_an_all_in_that_is_no_full_raise_of_what_was_posted_leaves_a_call_or_a_fold(book: str, at: str) -> None:
    for total, expected in ((800, upt.ANSWERS_SHORT), (900, upt.ANSWERS), (1000, upt.ANSWERS)):
        stacks = {3: f"100x{total // 100 + 1}"}
        hand = out("P4 wager 100x8", "P4 pull-back 100x2", f"P3 wager 100x{total // 100}", stacks=stacks)
        decision = hand.asked(book, "turn")
        assert (total, decision.ruling, decision.figure("post")) == (total, expected, 600)
        assert (at in cited(decision)) == (at == "out-of-turn-3" or expected == upt.ANSWERS_SHORT)


@books((UPT, "betting-10"))
def test_at_upt_a_check_or_call_said_early_binds_and_after_a_call_that_is_to_be_ruled(book: str, at: str) -> None:
    assert left(out("P4 say call", "P3 fold"), book) == (HELD.key, {"to": 300}, [at])
    assert left(out("P4 say check", "P3 check", bet="P2 check"), book) == (HELD.key, {"to": 0}, [at])
    assert left(out("P4 say call", "P3 wager 100x3"), book) == (upt.MAY_BIND.key, {}, [at])
    assert left(out("P4 say call", "P3 wager 100x6"), book) == (CLOSED.key, {"call": 600, "least": 0}, [at])
    assert left(out("P4 say check", "P3 wager 100x3"), book) == (CLOSED.key, {"call": 300, "least": 0}, [at])


@pytest.mark.parametrize("book", [each for each in BOOKS if each != "upt"])
@pytest.mark.parametrize(("chips", "back", "owed"), [("500x1+100x1", 0, 0), ("500x1", 0, 100), ("1000x1", 400, 0)])
@pytest.mark.parametrize("words", ["600", "bet 600"])
def test_late_chips_are_the_wager_that_was_said_out_of_turn(
    book: str, chips: str, back: int, owed: int, words: str
) -> None:
    """Nobody has bet since, so the words bind once the action comes round: what is too much goes back, and the rest is
    owed.
    """
    facts = Betting().flop().do(f"P3 say {words}", "P2 check", f"P3 wager {chips}").facts()
    made = [each for each in wagers(facts) if each.seat == 3][-1]
    found = stands(law_of(book), facts, made)
    assert (found.to, found.back, found.owed, found.open) == (600, back, owed, False)
    assert found.lead is not None and found.lead.key == "bet.held-to-what-was-said"
