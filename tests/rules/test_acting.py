"""If-then words, acts before an amount is known, chips taken back, and calls of a misunderstood amount."""

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.books import upt_misunderstood as upt
from trainer.rules.common import acting as common
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Discretion


def on_the_flop(*acts: str, limit: str = "no-limit") -> Betting:
    hand = Betting(limit=limit).flop()
    hand.do(*acts)
    return hand


def kinds(hand: Betting) -> list[str]:
    return [each.kind for each in points(hand.facts())]


@books((PLAYERS, "59-A"), (FOXWOODS, "59-A"), (MET, "53"))
def test_if_then_words_are_for_the_floor(book: str, at: str) -> None:
    decision = on_the_flop("P3 say if you bet i will raise").asked(book, "conditional")
    assert decision.ruling == common.MAY_BIND
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert at in cited(decision)
    assert "conditional" not in kinds(on_the_flop("P2 say raise"))


def test_tda_as_captured_and_upt_are_silent_about_if_then_words() -> None:
    hand = on_the_flop("P3 say if you bet i will raise")
    assert [hand.asked(book, "conditional").silent for book in (TDA, UPT)] == [True, True]


@books((PLAYERS, "59-B"), (FOXWOODS, "59-B"))
def test_a_call_before_the_amount_is_known_is_for_the_floor(book: str, at: str) -> None:
    for call in ("P3 say call", "P3 wager 1000x1"):
        decision = on_the_flop("P2 say bet", call).asked(book, "blind-call")
        assert decision.ruling == common.BLIND_CALL
        assert at in cited(decision)
        assert "blind-call" not in kinds(on_the_flop("P2 say bet 1000", call))
    for bet in ("P2 say bet", "P2 say raise"):
        unclear = on_the_flop(bet, "P3 say call")
        assert "invalid-declaration" not in kinds(unclear) or unclear.asked(FOXWOODS, "invalid-declaration").silent
    assert on_the_flop("P2 say bet", "P3 say call").asked(MET, "blind-call").silent


@books((TDA, "50-B"), (PLAYERS, "43-B"), (FOXWOODS, "41-B"), (MET, "37-B"))
def test_nobody_should_act_before_the_amount_is_clear(book: str, at: str) -> None:
    for act in ("P3 fold", "P3 say call", "P3 wager 1000x1"):
        decision = on_the_flop("P2 say raise", act).asked(book, "hasty")
        assert decision.ruling == common.SHOULD_WAIT
        assert at in cited(decision)
        for clear in ("P2 say raise 1000", "P2 say all-in"):
            assert "hasty" not in kinds(on_the_flop(clear, act))
        assert "hasty" not in kinds(on_the_flop("P2 say bet", "P2 wager 1000x1", act))
        assert "hasty" not in kinds(on_the_flop("P2 say bet", act, limit="limit"))


@books((TDA, "50-A"), (PLAYERS, "43-A"), (FOXWOODS, "41-A"), (MET, "37-A"), (UPT, "betting-11"))
def test_chips_put_in_in_turn_stay_in(book: str, at: str) -> None:
    decision = on_the_flop("P2 wager 100x6", "P2 pull-back 100x4").asked(book, "taken-back")
    assert outcome(decision) == (common.STAYS.name, {"owed": 400})
    assert at in cited(decision)
    assert "taken-back" not in kinds(on_the_flop("P2 wager 100x6"))


@books((UPT, "betting-11"))
def test_who_missed_a_raise_takes_his_chips_back(book: str, at: str) -> None:
    missed = ("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x2", "P4 pull-back 100x2")
    decision = on_the_flop(*missed).asked(book, "taken-back")
    assert outcome(decision) == (upt.RECONSIDERS.name, {"back": 200})
    assert at in cited(decision)
    assert on_the_flop(*missed, "P1 fold").asked(book, "taken-back").ruling == common.STAYS
    assert on_the_flop(*missed).asked(TDA, "taken-back").ruling == common.STAYS


# --- accepted action -------------------------------------------------------------------------------------------

ASKED = ("P2 wager 1000x8", "P3 say how much", "D say that is 6000")


@books((TDA, "49"), (PLAYERS, "54"), (FOXWOODS, "52"), (MET, "48"))
def test_pushing_out_a_wrong_count_accepts_the_right_one(book: str, at: str) -> None:
    for answer in ("D say that is 6000", "P2 say it is 6000", "P4 say looks like 6000"):
        decision = on_the_flop(*ASKED[:2], answer, "P3 wager 1000x6").asked(book, "accepted")
        assert outcome(decision) == (common.FULL_CALL.name, {"to": 8000, "owed": 2000})
        assert at in cited(decision)
    for known in ("D say that is 8000", "D say thank you"):
        assert on_the_flop(*ASKED[:2], known, "P3 wager 1000x6").asked(book, "accepted").silent
    assert on_the_flop(ASKED[0], ASKED[2], "P3 wager 1000x6").asked(book, "accepted").silent


@books((TDA, "49"), (PLAYERS, "54"))
def test_declaring_a_call_after_a_wrong_count_accepts_the_right_one(book: str, at: str) -> None:
    hand = on_the_flop(*ASKED, "P3 say call")
    assert outcome(hand.asked(book, "accepted")) == (common.FULL_CALL.name, {"to": 8000, "owed": 8000})
    assert [hand.asked(other, "accepted").silent for other in (FOXWOODS, MET)] == [True, True]


@books((UPT, "no-limit-12"))
def test_eighty_per_cent_of_the_bet_leaves_no_claim(book: str, at: str) -> None:
    full = {"to": 10000, "owed": 2000}
    for put, expected in (
        ("1000x7+100x9", (upt.FLOOR_JUDGES.name, {"back": 7900})),
        ("1000x8", (upt.NO_CLAIM.name, full)),
        ("1000x8+100x1", (upt.NO_CLAIM.name, {**full, "owed": 1900})),
    ):
        decision = on_the_flop("P2 wager 1000x10", f"P3 wager {put}").asked(book, "accepted")
        assert outcome(decision) == expected
        assert decision.ruling is not None
        judged = expected[0] == upt.FLOOR_JUDGES.name
        assert decision.ruling.authority == (Authority.FLOOR if judged else Authority.UNSTATED)
        assert at in cited(decision)
    damaged = on_the_flop("P2 wager 1000x10", "P3 wager 1000x7+100x9", "P4 fold").asked(book, "accepted")
    assert outcome(damaged) == (upt.MADE_UP.name, {**full, "owed": 2100})


@books((UPT, "betting-11"))
def test_who_missed_a_raise_may_reconsider_until_somebody_acts(book: str, at: str) -> None:
    for limit in ("limit", "no-limit"):
        missed = on_the_flop("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x2", limit=limit)
        assert outcome(missed.asked(book, "accepted")) == (upt.RECONSIDERS.name, {"back": 200})
        assert at in cited(missed.asked(book, "accepted"))
        acted = on_the_flop("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x2", "P1 fold", limit=limit)
        assert outcome(acted.asked(book, "accepted")) == (upt.MADE_UP.name, {"to": 400, "owed": 200})
    short = on_the_flop("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x3", limit="limit")
    assert outcome(short.asked(book, "accepted")) == (upt.MADE_UP.name, {"to": 400, "owed": 100})
