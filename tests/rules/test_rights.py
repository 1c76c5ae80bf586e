"""Who may raise, and to how much at least: short all-ins alone and together, half a bet in limit, caps."""

from tests.rules.betting import Betting, outcome
from tests.rules.showdowns import at_of, figures, said
from tests.rules.situations import cited
from tests.rules.stud_situations import Stud, facts_of
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.amiss import amiss, settle
from trainer.rules.book import book as law_of
from trainer.rules.common.rights import CLOSED, HOUSE_CAP, NO_CAP, NO_RAISE_POSSIBLE, OPEN
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.ruling import Discretion
from trainer.rules.stands import stands

BIG_BET = books((TDA, "47-A"), (PLAYERS, "52-A"), (FOXWOODS, "47"), (MET, "43"), (UPT, "no-limit-3"))
LIMIT = books((TDA, "47-B"), (PLAYERS, "52-B"), (FOXWOODS, "47"), (MET, "43"), (UPT, "no-limit-3"))


def back_to_the_opener(*all_ins: int, limit: str = "no-limit") -> Betting:
    """After the flop, 50-100, seat 1 bets 100, those behind go all-in to these totals, and seat 4 calls the last."""
    stacks = {seat: f"100x1+25x{total // 25}" for seat, total in enumerate(all_ins, 2)}
    hand = Betting((50, 100), 4, stacks, limit, button=4).flop()
    hand.do("P1 wager 100x1", *(f"P{seat} wager 25x{total // 25}" for seat, total in enumerate(all_ins, 2)))
    hand.do(*["P3 fold"] * (len(all_ins) == 1), f"P4 wager 25x{all_ins[-1] // 25}")
    return hand


@BIG_BET
def test_a_short_all_in_does_not_reopen_and_a_full_raise_does(book: str, at: str) -> None:
    for total, expected in ((125, CLOSED), (175, CLOSED), (200, OPEN), (225, OPEN)):
        decision = back_to_the_opener(total).asked(book, "rights")
        assert (total, decision.ruling) == (total, expected)
        assert at in cited(decision)
        assert decision.figure("call") == total - 100
        assert (decision.figure("least") > 0) == (expected == OPEN)


@books((TDA, "47-A"), (PLAYERS, "52-A"), (FOXWOODS, "47"), (MET, "43"))
def test_a_raise_in_words_while_the_betting_is_closed_is_none(book: str, at: str) -> None:
    for words in ("raise 400", "raise", "all-in"):
        for total, expected in ((175, "call"), (200, "raise")):
            facts = back_to_the_opener(total).do(f"P1 say {words}").facts()
            found = stands(law_of(book), facts, wagers(facts)[-1])
            assert found.open or (found.kind, found.to == total) == (expected, expected == "call")
            if total < 200:
                assert found.lead is not None and at in cited(found.lead)
    assert AFTER_ACTING not in [each.kind for each in points(back_to_the_opener(175).do("P1 say call").facts())]


@books((TDA, "47-A"), (PLAYERS, "52-A"), (FOXWOODS, "47"), (MET, "43"), (UPT, "no-limit-4"))
def test_short_all_ins_reopen_once_they_come_to_a_full_raise_together(book: str, at: str) -> None:
    for second, expected in ((175, CLOSED), (200, OPEN), (225, OPEN)):
        decision = back_to_the_opener(125, second).asked(book, "rights")
        assert (second, decision.ruling) == (second, expected)
        assert expected == CLOSED or at in cited(decision)


@BIG_BET
def test_who_has_not_acted_may_raise_a_short_all_in_by_the_last_full_bet(book: str, at: str) -> None:
    hand = Betting((50, 100), 4, {2: "100x1+25x5"}, button=4).flop().do("P1 wager 100x1", "P2 wager 25x5")  # type: ignore[attr-defined]  # do gives the Betting back
    decision = hand.asked(book, "rights")
    assert outcome(decision) == (OPEN.key, {"call": 125, "least": 250 if book == UPT else 225})
    assert at in cited(decision)


@BIG_BET
def test_the_big_blind_has_its_option_and_a_limper_does_not_raise_a_short_all_in(book: str, at: str) -> None:
    hand = Betting((50, 100), 4, {1: "25x6"}, button=4).preflop()
    hand.do("P3 wager 100x1", "P4 fold", "P1 wager 25x4")
    assert outcome(hand.asked(book, "rights")) == (OPEN.key, {"call": 50, "least": 300 if book == UPT else 250})
    hand.do("P2 wager 25x2")
    assert outcome(hand.asked(book, "rights")) == (CLOSED.key, {"call": 50, "least": 0})


@BIG_BET
def test_a_check_does_not_use_up_the_right_to_raise_a_full_bet(book: str, at: str) -> None:
    for total, expected in ((75, CLOSED), (100, OPEN)):
        hand = Betting((50, 100), 3, {2: f"100x1+25x{total // 25}"}, button=3).flop()
        hand.do("P1 check", f"P2 wager 25x{total // 25}", f"P3 wager 25x{total // 25}")
        assert (total, hand.asked(book, "rights").ruling) == (total, expected)


@BIG_BET
def test_nobody_is_told_to_raise_what_nobody_could_answer_or_with_no_chips_beyond_the_call(book: str, at: str) -> None:
    for mine, theirs, expected in ((20, 10, NO_RAISE_POSSIBLE), (10, 20, NO_RAISE_POSSIBLE), (11, 20, OPEN)):
        hand = Betting((50, 100), 2, {1: f"100x{mine}+25x4", 2: f"100x{theirs + 1}"}).flop()
        decision = hand.do(f"P2 wager 100x{min(theirs, 10)}").asked(book, "rights")
        assert (mine, theirs, decision.ruling) == (mine, theirs, expected)
        assert (decision.figure("call"), decision.figure("least") > 0) == (1000, expected == OPEN)
        assert at in cited(decision)


@BIG_BET
def test_a_pot_announced_is_faced_before_its_chips_are_out(book: str, at: str) -> None:
    hand = Betting((50, 100), limit="pot-limit").flop().do("P2 say pot")
    decision = hand.asked(book, "rights")
    assert outcome(decision) == (OPEN.key, {"call": 400, "least": 800, "most": 1600})
    assert at in cited(decision)


@BIG_BET
def test_change_due_to_a_blind_is_no_part_of_the_pot(book: str, at: str) -> None:
    hand = Betting((50, 100), limit="pot-limit", stacks={3: "500x4"})
    hand.do("P2 post 25x2", "P3 post 500x1").deal().do("D proceed")
    assert hand.asked(book, "rights").figure("most") == 350


@LIMIT
def test_in_limit_half_a_bet_reopens_and_less_does_not(book: str, at: str) -> None:
    for total, expected in ((125, CLOSED), (150, OPEN), (175, OPEN)):
        decision = back_to_the_opener(total, limit="limit").asked(book, "rights")
        assert (total, decision.ruling) == (total, expected)
        assert at in cited(decision)
        assert decision.figure("least") == (total + 100 if expected == OPEN else 0)


@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "no-limit-1"), (UPT, "betting-3"))
def test_no_limit_has_no_cap(book: str, at: str) -> None:
    hand = Betting().flop().do("P2 wager 1000x1", "P3 wager 1000x2", "P4 wager 1000x4")  # type: ignore[attr-defined]  # do gives the Betting back
    decision = hand.asked(book, "raise-cap")
    assert outcome(decision) == (NO_CAP.key, {"raises": 3})
    assert at in cited(decision)


@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "tournament-23"))
def test_in_limit_the_house_caps_raises_also_heads_up(book: str, at: str) -> None:
    hand = Betting(limit="limit").flop()
    hand.do("P2 wager 100x2", "P3 wager 100x4", "P4 fold", "P1 fold")
    decision = hand.asked(book, "raise-cap")
    assert decision.ruling == HOUSE_CAP
    assert decision.ruling is not None
    assert decision.ruling.discretion == Discretion.PARTIAL
    assert decision.figure("raises") == 2
    assert at in cited(decision)


@books((TDA, "48"), (PLAYERS, "53"), (FOXWOODS, "51"), (MET, "47"), (UPT, "tournament-23"), (UPT, "betting-5"))
def test_the_last_two_of_an_event_raise_without_a_cap(book: str, at: str) -> None:
    hand = Betting(limit="limit", players=2).flop()
    hand.do("P2 wager 100x2", "P1 wager 100x4", "P2 wager 100x4")
    decision = hand.asked(book, "raise-cap")
    assert outcome(decision) == (NO_CAP.key, {"raises": 3})
    assert at in cited(decision)


@books((UPT, "button-0-d"))
def test_the_blinds_and_then_the_button_tell_who_opens_the_betting(book: str, at: str) -> None:
    hand = Betting(players=5).preflop()
    decision = hand.asked(book, "first-to-act")
    assert (decision.figure("due"), at in cited(decision)) == (4, True)
    hand.do("P4 fold", "P5 fold", "P1 wager 100x2", "P2 fold", "P3 check")
    assert hand.street(3).asked(book, "first-to-act").figure("due") == 3
    assert hand.asked(TDA, "first-to-act").silent


@LIMIT
def test_in_limit_stud_a_bring_in_is_completed_to_the_small_bet(book: str, at: str) -> None:
    hand = Stud(players=3).start()  # brought in for 100 at 200-400
    first = hand.course.to_act
    facts = facts_of(hand.transcript)
    assert figures(facts, book, "rights") == {"call": 100, "least": 200}
    assert at in at_of(facts, book, "rights")
    done = facts_of(hand.then(f"P{first} wager 100x2").transcript)
    assert figures(done, book, "rights") == {"call": 200, "least": 400}
    assert said(done, book, "underraise") == "none"
    short = facts_of(Stud(players=3).start().then(f"P{first} wager 100x1+25x2").transcript)
    assert said(short, book, "underraise") != "none"


@books((TDA, "43-A"), (PLAYERS, "48-A"), (FOXWOODS, "46-A"), (MET, "42-A"))
def test_a_completed_bring_in_is_a_whole_raise(book: str, at: str) -> None:
    hand = Stud(players=3).start()
    facts = facts_of(hand.then(f"P{hand.course.to_act} wager 100x2").transcript)
    assert (said(facts, book, "wager"), figures(facts, book, "wager")) == (
        "bet.raise",
        {"back": 0, "owed": 0, "to": 200},
    )
    assert at in at_of(facts, book, "wager")


def raised_again(all_in: int, words: str = "raise to 600", chips: str = "100x5") -> Betting:
    """After the flop seat 1 bets 100, seat 2 goes all-in to that total, seat 4 calls, and seat 1 raises again."""
    return back_to_the_opener(all_in).do(*[f"P1 say {words}"] * bool(words), f"P1 wager {chips}")  # type: ignore[return-value]  # do gives the Betting back


@BIG_BET
def test_a_raise_while_the_betting_is_closed_comes_to_a_call_and_the_rest_goes_back(book: str, at: str) -> None:
    for total, closed in ((125, True), (175, True), (200, False), (225, False)):
        facts, law = raised_again(total).facts(), law_of(book)
        found = stands(law, facts, wagers(facts)[-1])
        assert (total, found.kind, found.to) == ((total, "call", total) if closed else (total, "raise", 600))
        wrong = [each for each in amiss(law, facts) if each.kind == AFTER_ACTING]
        assert bool(wrong) is closed
        for matter in wrong:
            decision = settle(law, facts.about(matter))
            assert (decision.ruling.key, decision.figure("back")) == (CLOSED.key, 600 - total)  # type: ignore[union-attr]  # they rule
            assert at in cited(decision)


@LIMIT
def test_in_limit_less_than_half_a_bet_more_closes_it_as_well(book: str, at: str) -> None:
    for total, closed in ((125, True), (150, False), (175, False)):
        hand = back_to_the_opener(total, limit="limit")
        assert (hand.asked(book, "rights").ruling == CLOSED) is closed
        facts = hand.do("P1 say raise", f"P1 wager 25x{(total - 100) // 25 + 4}").facts()
        found = stands(law_of(book), facts, wagers(facts)[-1])
        assert (total, found.kind == "call", found.back) == (total, closed, 100 if closed else 0)
        assert not closed or at in cited(found.decisions[0])


def test_whoever_has_not_acted_is_never_barred() -> None:
    hand = back_to_the_opener(125)
    assert not [each for each in points(hand.facts()) if each.kind == AFTER_ACTING]
    hand.lines[-1] = "P4 wager 100x6"
    assert not [each for each in points(hand.facts()) if each.kind == AFTER_ACTING]


@BIG_BET
def test_one_large_chip_of_a_barred_player_calls_and_nothing_is_wrong(book: str, at: str) -> None:
    facts = raised_again(125, words="", chips="500x1").facts()
    found = stands(law_of(book), facts, wagers(facts)[-1])
    assert (found.kind, found.to) == ("call", 125) or found.open
    assert not [each for each in amiss(law_of(book), facts) if each.kind == AFTER_ACTING]
    assert at in cited(back_to_the_opener(125).asked(book, "rights"))
