"""Worked examples that the books print on turns and rights, as committed transcripts and with a line changed."""

from tests.rules.betting import asked_of, outcome
from tests.rules.printed import changed, told
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.book import book as law_of
from trainer.rules.books import metropolitan_turns as met
from trainer.rules.books import upt_misunderstood, upt_turns
from trainer.rules.common import acting, out_of_turn
from trainer.rules.common.rights import CLOSED, OPEN
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.ruling import Decision

SKIPPED = {MET: met.FLOOR_RULES}


def rights(facts: Facts, book: str) -> tuple[int, str, int, int]:
    """Who is to act, and what the book lets him do: the ruling, the call and the least raise."""
    (point,) = [each for each in points(facts) if each.kind == "rights"][-1:]
    decision = decide(law_of(book), facts.about(point))
    return point.seats[0], *_told(decision)


def _told(decision: Decision) -> tuple[str, int, int]:
    name, figures = outcome(decision)
    return name, figures["call"], figures["least"]


def kinds(facts: Facts) -> list[str]:
    return [each.kind for each in points(facts)]


# --- re-opening the betting ------------------------------------------------------------------------------------


@books((TDA, "ill-47-ex-1"), (PLAYERS, "ill-52-ex-1"), (MET, "ill-43-ex-1"))
def test_short_all_ins_reopen_to_the_opener(book: str, at: str) -> None:
    assert rights(told(book, at), book) == (1, OPEN.key, 100, 300)
    none = {"25.500 P4 say all-in": "", "26.000 P4 wager 100x2": "26.000 P4 fold"}
    short = changed(book, at, {**none, "27.000 P5 wager 100x2": "27.000 P5 wager 100x1+25x1"})
    assert rights(short, book) == (1, CLOSED.key, 25, 0)


@books((TDA, "ill-47-ex-1-A"), (PLAYERS, "ill-52-ex-1-A"), (MET, "ill-43-ex-1-A"))
def test_seventy_five_more_does_not_reopen_to_who_called_125(book: str, at: str) -> None:
    assert rights(told(book, at), book) == (3, CLOSED.key, 75, 0)
    to_225 = changed(book, at, {"28.000 P1 wager 100x1": "28.000 P1 say raise 225\n28.000 P1 wager 100x1+25x1"})
    assert rights(to_225, book) == (3, OPEN.key, 100, 325)


@books((TDA, "ill-47-ex-1-B"), (PLAYERS, "ill-52-ex-1-B"), (MET, "ill-43-ex-1-B"))
def test_a_minimum_raise_reopens_to_who_called_125(book: str, at: str) -> None:
    assert rights(told(book, at), book) == (3, OPEN.key, 175, 400)
    called = changed(book, at, {"28.000 P1 wager 100x2": "28.000 P1 wager 100x1"})
    assert rights(called, book) == (3, CLOSED.key, 75, 0)


@books((TDA, "ill-47-ex-2"), (PLAYERS, "ill-52-ex-2"))
def test_the_least_raise_stays_the_opening_bet(book: str, at: str) -> None:
    facts = told(book, at)
    assert rights(facts, book) == (6, OPEN.key, 800, 1100)
    opened = next(f"{n}.000 P1 wager 100x3" for n in range(facts.at) if _has(book, at, f"{n}.000 P1 wager 100x3"))
    assert rights(changed(book, at, {opened: opened.replace("100x3", "100x4")}), book) == (6, OPEN.key, 800, 1200)


def _has(book: str, at: str, line: str) -> bool:
    try:
        return bool(changed(book, at, {line: line}))
    except AssertionError:
        return False


@books((TDA, "ill-47-ex-3"), (PLAYERS, "ill-52-ex-3"), (MET, "ill-43-ex-2"))
def test_the_big_blind_has_every_choice(book: str, at: str) -> None:
    assert rights(told(book, at), book) == (3, OPEN.key, 3500, 11500)
    less = changed(book, at, {_all_in(book, at): _all_in(book, at).replace("+500x1", "")})
    assert rights(less, book) == (3, OPEN.key, 3000, 11000)


def _all_in(book: str, at: str) -> str:
    return next(
        f"{n}.000 {line}" for n in range(40) if _has(book, at, f"{n}.000 {(line := 'P6 wager 5000x1+1000x2+500x1')}")
    )


@books((TDA, "ill-47-ex-3-A"), (PLAYERS, "ill-52-ex-3-A"), (MET, "ill-43-ex-2-A"))
def test_after_a_smooth_call_the_limper_may_not_raise(book: str, at: str) -> None:
    facts = told(book, at)
    assert rights(facts, book) == (4, CLOSED.key, 3500, 0)
    smooth = f"{facts.at}.000 P3 wager 1000x3+500x1"
    assert rights(changed(book, at, {smooth: smooth.replace("1000x3", "1000x7")}), book) == (4, OPEN.key, 7500, 15500)


@books((TDA, "ill-47-ex-3-B"), (PLAYERS, "ill-52-ex-3-B"), (MET, "ill-43-ex-2-B"))
def test_after_a_raise_of_the_big_blind_the_limper_may(book: str, at: str) -> None:
    facts = told(book, at)
    assert rights(facts, book) == (4, OPEN.key, 7500, 15500)
    raised = f"{facts.at}.000 P3 wager 5000x1+1000x2+500x1"
    assert rights(changed(book, at, {raised: raised.replace("5000x1+1000x2", "1000x3")}), book)[1] == CLOSED.key


# --- out of turn -----------------------------------------------------------------------------------------------


@books((TDA, "ill-53-A-ex-1"))
def test_a_raise_out_of_turn_binds_or_goes_back(book: str, at: str) -> None:
    facts = told(book, at)
    called = f"{facts.at}.000 P5 wager 100x3"
    assert outcome(asked_of(facts, book, "turn")) == (out_of_turn.BINDS.key, {"due": 6, "to": 800})
    before = changed(book, at, {called: ""})
    assert outcome(asked_of(before, book, "turn")) == (out_of_turn.BACKED_UP.key, {"due": 5})
    assert rights(before, book) == (5, OPEN.key, 300, 600)
    assert (
        asked_of(changed(book, at, {called: called.replace("wager 100x3", "fold")}), book, "turn").figure("to") == 800
    )
    raised = changed(book, at, {called: called.replace("100x3", "100x6")})
    assert asked_of(raised, book, "turn").ruling == out_of_turn.GOES_BACK
    assert rights(raised, book) == (6, OPEN.key, 600, 900)


@books((TDA, "ill-53-A-ex-2"))
def test_a_check_out_of_turn_binds_or_is_free(book: str, at: str) -> None:
    facts = told(book, at)
    assert outcome(asked_of(facts, book, "turn")) == (out_of_turn.BINDS.key, {"due": 1, "to": 0})
    checked = f"{facts.at}.000 P5 check"
    bet = changed(book, at, {checked: checked.replace("check", "wager 100x3")})
    assert asked_of(bet, book, "turn").ruling == out_of_turn.GOES_BACK
    assert rights(bet, book) == (6, OPEN.key, 300, 600)


@books((TDA, "ill-53-B-ex-1"), (PLAYERS, "ill-42-B-ex-1"), (MET, "ill-39-B-ex-1"), (MET, "ill-39-B"))
def test_a_call_and_a_fold_past_seat_4(book: str, at: str) -> None:
    facts = told(book, at)
    skipped = asked_of(facts, book, "skipped")
    assert (skipped.matter.seats[0], skipped.ruling) == (4, SKIPPED.get(book, out_of_turn.FLOOR_DECIDES))
    acts = [decide(law_of(book), facts.about(each)) for each in points(facts) if each.kind == "turn"]
    assert [(each.matter.seats[0], each.ruling) for each in acts] == [(5, out_of_turn.BINDS), (6, out_of_turn.BINDS)]
    spoke = changed(book, at, {f"{facts.at}.000 P6 fold": f"{facts.at}.000 P4 say wait"})
    assert asked_of(spoke, book, "skipped").ruling == out_of_turn.KEEPS_HIS_TURN
    assert asked_of(spoke, book, "turn").ruling == out_of_turn.BACKED_UP


@books((TDA, "ill-53-B-ex-2"), (PLAYERS, "ill-42-B-ex-2"), (MET, "ill-39-B-ex-2"))
def test_a_check_and_a_call_past_seat_4(book: str, at: str) -> None:
    facts = told(book, at)
    assert len(facts.course.contesting) == 4
    skipped = asked_of(facts, book, "skipped")
    assert (skipped.matter.seats[0], skipped.ruling) == (4, SKIPPED.get(book, out_of_turn.FLOOR_DECIDES))
    call = f"{facts.at}.000 P6 wager 100x6"
    assert asked_of(changed(book, at, {call: ""}), book, "skipped").ruling == out_of_turn.KEEPS_HIS_TURN


# --- words and amounts -----------------------------------------------------------------------------------------


@books((TDA, "50-B-ex"), (PLAYERS, "43-B-ex"), (FOXWOODS, "41-B-ex"), (MET, "37-B-ex"))
def test_a_fold_before_the_amount_of_the_raise_was_clear(book: str, at: str) -> None:
    facts = told(book, at)
    assert asked_of(facts, book, "hasty").ruling == acting.SHOULD_WAIT
    said = f"{facts.at - 1}.000 P3 say raise"
    assert "hasty" not in kinds(changed(book, at, {said: f"{said} 1000"}))


@books((FOXWOODS, "59-A-ex"), (MET, "53-ex"))
def test_if_you_bet_i_will_raise(book: str, at: str) -> None:
    facts = told(book, at)
    assert asked_of(facts, book, "conditional").ruling == acting.MAY_BIND
    said = f"{facts.at}.000 P3 say if you bet i will raise"
    assert "conditional" not in kinds(changed(book, at, {said: f"{facts.at}.000 P3 say i will raise"}))


@books((UPT, "out-of-turn-ex"))
def test_upt_posts_2000_over_a_bet_of_1000(book: str, at: str) -> None:
    facts = told(book, at)
    decision = asked_of(facts, book, "turn")
    assert decision.ruling == upt_turns.POSTS
    assert (decision.figure("post"), decision.figure("due")) == (2000, 3)
    bet = f"{facts.at - 1}.000 P2 wager 1000x1"
    assert asked_of(changed(book, at, {bet: bet.replace("1000x1", "500x1")}), book, "turn").figure("post") == 1000


@books((UPT, "no-limit-4-ex"))
def test_upt_who_was_not_fully_raised_may_not_raise_again(book: str, at: str) -> None:
    facts = told(book, at)
    assert rights(facts, book)[:3] == (2, CLOSED.key, 75)
    assert rights(facts.when(facts.at - 1), book)[:2] == (1, OPEN.key)
    all_in, call = f"{facts.at - 2}.000 P3 wager 100x2+25x3", f"{facts.at}.000 P1 wager 100x1+25x3"
    richer = {"seat 3 100x3+25x3 Cora": "seat 3 100x4 Cora", all_in: all_in.replace("2+25x3", "3")}
    full = changed(book, at, {**richer, call: call.replace("1+25x3", "2")})
    assert rights(full, book)[:3] == (2, OPEN.key, 100)


@books((UPT, "no-limit-12-ex-1"))
def test_upt_lets_who_missed_the_raise_withdraw(book: str, at: str) -> None:
    facts = told(book, at)
    for kind in ("accepted", "undercall"):
        assert outcome(asked_of(facts, book, kind)) == (upt_misunderstood.LET_GO.key, {"back": 300})
    put = f"{facts.at}.000 P4 wager 100x3"
    near = changed(book, at, {put: put.replace("100x3", "1000x1")})
    assert outcome(asked_of(near, book, "accepted")) == (upt_misunderstood.NO_CLAIM.key, {"to": 1200, "owed": 200})


@books((UPT, "no-limit-12-ex-2"))
def test_upt_a_hundred_for_four_hundred_can_be_retracted(book: str, at: str) -> None:
    facts = told(book, at)
    decision = asked_of(facts, book, "undercall")
    assert outcome(decision) == (upt_misunderstood.FLOOR_JUDGES.key, {"back": 100})
    assert decision.ruling is not None
    assert "withdrawn-and-reconsidered" in decision.ruling.options
    assert outcome(asked_of(facts.when(facts.at - 1), book, "undercall")) == ("bet.full-call", {"to": 400, "owed": 300})
    put = f"{facts.at - 5}.000 P1 wager 100x1"
    near = changed(book, at, {put: put.replace("100x1", "100x3+25x1")})
    for kind in ("accepted", "undercall"):
        assert asked_of(near, book, kind).ruling == upt_misunderstood.CLAIM_AT_THE_THUMB
