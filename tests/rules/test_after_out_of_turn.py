"""What the others face after an act out of turn: what waits is not faced, what stands or is posted is."""

import pytest

from tests.recorded.telling.hand import told as told_by_dice
from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.books import metropolitan_turns as met
from trainer.rules.books import upt_folds
from trainer.rules.books import upt_turns as upt
from trainer.rules.common.out_of_turn import BACKED_UP, BINDS, FLOOR_DECIDES, KEEPS_HIS_TURN
from trainer.rules.common.rights import ANOTHERS_TURN, OPEN
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

FAMILY = books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"), (MET, "39-A"))


def out(*acts: str, bet: str = "P2 wager 100x3", stacks: dict[int, str] | None = None) -> Betting:
    """After the flop, 50-100: seat 2 acts, and seat 3 is due when these things happen."""
    hand = Betting((50, 100), stacks=stacks).flop()
    hand.do(bet, *acts)
    return hand


def rights(hand: Betting, book: str) -> dict[int, tuple[str, dict[str, int]]]:
    """What the book says of the rights of each seat to which the action came with the last gesture."""
    facts = hand.facts()
    new = [each for each in points(facts) if each.kind == "rights" and each.onset == facts.at]
    return {each.seats[0]: outcome(decide(law_of(book), facts.about(each))) for each in new}


def about(hand: Betting, kind: str, seat: int, book: str) -> Decision:
    """What the book says on the last point of that kind that begins with that seat."""
    facts = hand.facts()
    found = [each for each in points(facts) if each.kind == kind and each.seats[0] == seat]
    return decide(law_of(book), facts.about(found[-1]))


# --- whose turn it is by whom -----------------------------------------------------------------------------------


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"))
def test_a_turn_that_comes_at_metropolitan_only_is_anothers_elsewhere_and_no_silence(book: str, at: str) -> None:
    """Seat 4's all-in stands there, so that seat 1 is due; elsewhere the action is with seat 4."""
    hand = standing("P3 wager 100x6")
    decision = about(hand, "rights", 1, book)
    assert (decision.ruling, decision.figures) == (ANOTHERS_TURN, ())
    assert cited(decision) == [at]
    assert about(hand, "rights", 4, book).ruling != ANOTHERS_TURN
    assert about(hand, "rights", 1, MET).ruling == OPEN


# --- what waits is not faced -----------------------------------------------------------------------------------


@FAMILY
def test_a_bet_out_of_turn_is_no_bet_that_the_player_due_could_undercall(book: str, at: str) -> None:
    for act in ("P4 wager 100x8", "P4 say bet 800"):
        for bet, says in (("P3 wager 100x3", 300), ("P3 wager 1000x1", 1000)):
            hand = out(act, bet, bet="P2 check")
            assert "undercall" not in [each.kind for each in points(hand.facts()) if each.seats == (3,)]
            size = hand.asked(book)
            assert size.ruling is None or dict(size.figures).get("to") == says
    hand = out("P4 wager 100x8", "P3 check", bet="P2 check")
    assert "invalid-declaration" not in [each.kind for each in points(hand.facts())]


@FAMILY
def test_a_call_of_the_bet_before_is_whole_though_a_raise_waits_behind(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P3 say call", "P3 wager 100x3")
    assert outcome(hand.asked(book)) == ("bet.call", {"back": 0, "owed": 0, "to": 300})
    assert "undercall" not in [each.kind for each in points(hand.facts())]
    assert hand.asked(book, "turn").ruling == BINDS


# --- Metropolitan: an all-in stands ----------------------------------------------------------------------------


def standing(*acts: str) -> Betting:
    """Seat 4 is all-in for 800 out of turn over a bet of 300; then these things happen."""
    return out("P4 wager 100x8", *acts, stacks={4: "100x9"})


@books((MET, "39-C"))
def test_nothing_is_left_to_who_stands_all_in_and_the_next_player_faces_it(book: str, at: str) -> None:
    hand = standing("P3 wager 100x6")
    assert rights(hand, book) == {
        4: (met.SPOKEN.key, {}),
        1: (OPEN.key, {"call": 800, "least": 1100}),
    }
    assert at in cited(about(hand, "rights", 4, book))
    assert rights(hand, TDA) == {4: (OPEN.key, {"call": 600, "least": 800}), 1: (ANOTHERS_TURN.key, {})}


@books((MET, "39-C"))
def test_an_all_in_that_stands_below_the_raise_before_it_is_a_call(book: str, at: str) -> None:
    assert rights(standing("P3 wager 100x10"), book)[1] == (OPEN.key, {"call": 1000, "least": 1700})


@books((MET, "39-C"))
def test_who_acts_after_the_all_in_that_stands_is_in_turn(book: str, at: str) -> None:
    hand = standing("P3 wager 100x6", "P1 wager 100x8")
    decision = about(hand, "turn", 1, book)
    assert decision.ruling == met.IN_TURN
    assert at in cited(decision)
    assert about(hand, "skipped", 4, book).ruling == met.SPOKEN
    assert about(hand, "turn", 1, TDA).ruling == BACKED_UP
    assert about(hand, "skipped", 4, TDA).ruling == KEEPS_HIS_TURN
    assert rights(hand, book)[2] == (OPEN.key, {"call": 500, "least": 1100})


@books((MET, "39-C"))
def test_all_last_chips_stand_a_short_call_too(book: str, at: str) -> None:
    hand = out("P4 wager 100x1", "P3 wager 100x6", stacks={4: "100x2"})
    decision = hand.asked(book, "turn")
    assert outcome(decision) == (met.STANDS.key, {"to": 100})
    assert at in cited(decision)
    chips_behind = out("P4 wager 100x3", "P3 wager 100x6", stacks={4: "100x9"})
    assert chips_behind.asked(book, "turn").ruling == met.CALL_OR_FOLD


# --- UPT: the minimum is posted --------------------------------------------------------------------------------


@books((UPT, "out-of-turn-back"))
def test_the_player_who_was_due_faces_what_was_posted(book: str, at: str) -> None:
    hand = out("P4 wager 100x8")
    assert rights(hand, book) == {3: (OPEN.key, {"call": 600, "least": 1200})}
    assert rights(hand, TDA) == {3: (OPEN.key, {"call": 300, "least": 600})}
    opened = out("P4 wager 100x8", bet="P2 check")
    assert rights(opened, book) == {3: (OPEN.key, {"call": 100, "least": 200})}


@books((UPT, "out-of-turn-1"), (UPT, "out-of-turn-2"))
def test_the_posted_minimum_called_or_passed_leaves_a_check(book: str, at: str) -> None:
    before = {"out-of-turn-1": "P3 wager 100x6", "out-of-turn-2": "P3 fold"}[at]
    hand = out("P4 wager 100x8", "P4 pull-back 100x2", before)
    decision = hand.asked(book, "turn")
    assert outcome(decision) == (upt.ONLY_CHECKS.key, {"post": 600, "rest": 0, "due": 1})
    assert at in cited(decision)
    assert rights(hand, book)[1] == (OPEN.key, {"call": 600, "least": 1200})


@books((UPT, "out-of-turn-1"))
def test_who_bet_before_the_posting_faces_it_in_turn(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P4 pull-back 100x2", "P3 wager 100x6")
    assert rights(hand, book)[4] == (upt.ONLY_CHECKS.key, {})
    hand.do("P1 fold")
    assert about(hand, "turn", 1, book).ruling == upt.IN_TURN
    assert rights(hand, book)[2] == (OPEN.key, {"call": 300, "least": 1200})


@books((UPT, "out-of-turn-3"))
def test_what_was_posted_counts_towards_the_call_of_a_raise(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P4 pull-back 100x2", "P3 wager 100x12")
    assert outcome(hand.asked(book, "turn")) == (upt.ANSWERS.key, {"post": 600, "rest": 0, "due": 4})
    assert rights(hand, book) == {4: (OPEN.key, {"call": 600, "least": 2400})}


@books((UPT, "out-of-turn-3"))
@pytest.mark.parametrize(("put", "due"), [(500, 1), (600, 1), (700, 4), (2000, 4)])
def test_who_put_all_his_chips_out_of_turn_answers_a_raise_with_the_rest(
    book: str, at: str, put: int, due: int
) -> None:
    """600 are posted: beyond that the chips are his, whether they have gone back yet or lie there still."""
    hand = out(f"P4 wager 100x{put // 100}", "P3 wager 100x12", stacks={4: f"100x{put // 100 + 1}"})
    decision = hand.asked(book, "turn")
    assert decision.figure("due") == due
    assert (decision.ruling == upt.ANSWERS) == (at in cited(decision)) == (put > 600)


# --- folds and several players passed over ---------------------------------------------------------------------


@books((UPT, "dead-hand-1-a"))
def test_a_fold_out_of_turn_against_a_bet_is_dead_whatever_follows(book: str, at: str) -> None:
    for fold in ("P4 fold", "P4 say fold"):
        for before in ((), ("P3 wager 100x3",), ("P3 wager 100x9",)):
            decision = out(fold, *before).asked(book, "turn")
            assert decision.ruling == upt.FOLDED_EARLY
            assert at in cited(decision)
    assert out("P4 fold", bet="P2 check").asked(book, "turn").ruling == upt.BINDS_SO_FAR


@books((UPT, "dead-hand-1-b"))
def test_only_who_acts_behind_a_fold_makes_it_dead(book: str, at: str) -> None:
    ahead = out("P4 fold", "P3 check", bet="P2 check")
    assert ahead.asked(book, "fold").silent
    behind = out("P4 fold", "P1 check", bet="P2 check").asked(book, "fold")
    assert behind.ruling == upt_folds.DEAD
    assert at in cited(behind)


@books((TDA, "53-B"), (PLAYERS, "42-B"), (FOXWOODS, "43-B"), (MET, "39-B"))
def test_every_player_passed_over_has_a_turn_to_defend(book: str, at: str) -> None:
    hand = Betting((100, 200), 6, button=6).flop()
    hand.do("P1 wager 100x6", "P4 wager 100x6")
    for seat in (2, 3):
        assert about(hand, "skipped", seat, book).ruling == KEEPS_HIS_TURN
    hand.do("P3 say wait", "P5 wager 100x6")
    assert about(hand, "skipped", 2, book).ruling in (FLOOR_DECIDES, met.FLOOR_RULES)
    spoke = about(hand, "skipped", 3, book)
    assert spoke.ruling == KEEPS_HIS_TURN
    assert at in cited(spoke)
    assert [each for each in points(hand.facts()) if each.kind == "skipped" and each.seats[0] in (1, 4, 5, 6)] == []


@FAMILY
def test_who_answered_a_bet_out_of_turn_is_bound_when_that_bet_binds(book: str, at: str) -> None:
    for act, to in (("P1 wager 100x8", 800), ("P1 wager 100x20", 2000)):
        hand = out("P4 wager 100x8", act, "P3 check", bet="P2 check")
        decision = about(hand, "turn", 1, book)
        assert outcome(decision) == (BINDS.key, {"due": 2, "to": to})
        assert at in cited(decision)
        assert rights(hand, book) == {2: (OPEN.key, {"call": to, "least": {800: 1600, 2000: 3200}[to]})}


@books((TDA, "53-A"), (PLAYERS, "42-A"), (FOXWOODS, "43-A"))
def test_who_answered_a_bet_out_of_turn_is_free_when_that_bet_goes_back(book: str, at: str) -> None:
    hand = out("P4 wager 100x8", "P1 wager 100x8", "P3 say wait", "P3 wager 100x3", "P4 fold", bet="P2 check")
    assert rights(hand, book) == {1: (OPEN.key, {"call": 300, "least": 600})}


@books((MET, "39-C"))
def test_an_all_in_said_out_of_turn_leaves_nothing_to_decide_either(book: str, at: str) -> None:
    for before in ("P3 wager 100x3", "P3 wager 100x6"):
        hand = out("P4 say all-in", before, stacks={4: "100x9"})
        assert rights(hand, book)[4] == (met.SPOKEN.key, {})


@books((UPT, "out-of-turn"))
def test_once_others_have_called_a_bet_out_of_turn_upt_says_nothing(book: str, at: str) -> None:
    alone = out("P4 wager 100x8")
    assert at in cited(alone.asked(book, "turn"))
    called = out("P4 wager 100x8", "P1 wager 100x8")
    assert about(called, "turn", 4, book).silent


# --- an all-in that stands, beside what else was done out of turn (Metropolitan) --------------------------------------


def beside_an_all_in(*acts: str) -> Betting:
    """Seat 1 has 1,000 and seat 4, who is to act first, 1,400; before the flop."""
    deep = "1000x10+100x20"
    hand = Betting(stacks={1: "100x10", 2: deep, 3: deep, 4: "100x14"}).preflop()
    hand.do(*acts)
    return hand


def told_at(hand: Betting, kind: str, seat: int) -> tuple[str, list[str]]:
    facts = hand.facts()
    found = [each for each in points(facts) if each.kind == kind and each.seats[0] == seat][-1]
    decision = decide(law_of("metropolitan"), facts.about(found))
    return (decision.ruling.key if decision.ruling else "silent", [each.at for each in decision.citations])


@books(("metropolitan", "39-C"))
def test_an_all_in_that_stands_leaves_nothing_to_rule_on_for_who_was_passed_over(book: str, at: str) -> None:
    """Overtaken by a raise he would be due, and substantial action goes past him; his all-in stands all the same."""
    hand = beside_an_all_in("P1 wager 100x10", "P4 say all-in", "P3 wager 100x3", "P2 fold")
    assert told_at(hand, "skipped", 1) == ("bet.all-in-stands-no-decision", [at])
    assert law_of(book).key == "metropolitan"


@books(("metropolitan", "39-A"))
def test_behind_an_all_in_that_stands_who_acted_early_himself_is_held_to_it(book: str, at: str) -> None:
    called = beside_an_all_in("P1 wager 100x10", "P2 say call", "P4 say raise")
    assert told_at(called, "rights", 2) == ("bet.held-to-what-was-said", [at])
    assert law_of(book).key == "metropolitan"
    fresh = beside_an_all_in("P1 wager 100x10", "P4 say raise")
    assert told_at(fresh, "rights", 2)[0] == "bet.open"


@pytest.mark.parametrize("seed", [180, 337])
def test_two_hands_told_at_random_in_which_its_paragraphs_clashed(seed: int) -> None:
    record = Record.of(told_by_dice(seed))
    facts = Facts(record, len(record))
    for each in points(facts):
        decide(law_of("metropolitan"), facts.about(each))
