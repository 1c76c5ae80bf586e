"""If-then words, acts before an amount is known, chips taken back, and calls of a misunderstood amount."""

from tests.rules.betting import Betting, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, UPT, books
from trainer.rules.books import upt_misunderstood as upt
from trainer.rules.common import acting as common
from trainer.rules.facts.wager import wagers
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Discretion


def on_the_flop(*acts: str, limit: str = "no-limit") -> Betting:
    hand = Betting(limit=limit).flop()
    hand.do(*acts)
    return hand


def kinds(hand: Betting) -> list[str]:
    return [each.kind for each in points(hand.facts())]


@books((TDA, "59-A"), (PLAYERS, "59-A"), (FOXWOODS, "59-A"), (MET, "53"))
def test_if_then_words_are_for_the_floor(book: str, at: str) -> None:
    decision = on_the_flop("P3 say if you bet i will raise").asked(book, "conditional")
    assert decision.ruling == common.MAY_BIND
    assert decision.ruling is not None
    assert (decision.ruling.authority, decision.ruling.discretion) == (Authority.FLOOR, Discretion.FULL)
    assert at in cited(decision)
    assert "conditional" not in kinds(on_the_flop("P2 say raise"))


def test_upt_is_silent_about_if_then_words() -> None:
    assert on_the_flop("P3 say if you bet i will raise").asked(UPT, "conditional").silent


@books((TDA, "59-B"), (PLAYERS, "59-B"), (FOXWOODS, "59-B"))
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


@books((TDA, "59-B"), (PLAYERS, "59-B"), (FOXWOODS, "59-B"))
def test_everybody_who_calls_before_the_amount_is_known_is_the_floors(book: str, at: str) -> None:
    """The amount itself is no act out of turn, and whoever acts after it knows it."""
    for known in ("P2 say 1000", "P2 say bet 1000", "P2 wager 1000x1"):
        hand = on_the_flop("P2 say bet", "P3 say call", "P4 say call", known)
        assert kinds(hand).count("blind-call") == 2 and "turn" not in kinds(hand)
        assert at in cited(hand.asked(book, "blind-call"))
        clear = on_the_flop("P2 say bet", "P3 fold", known, "P4 say call")
        assert "blind-call" not in kinds(clear)
        assert (wagers(clear.facts())[-1].facing, wagers(clear.facts())[-1].in_turn) == (1000, True)
    assert "blind-call" not in kinds(on_the_flop("P2 say bet", "P3 say raise 2000", "P4 say call"))


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
    assert outcome(decision) == (common.STAYS.key, {"owed": 400})
    assert at in cited(decision)
    assert "taken-back" not in kinds(on_the_flop("P2 wager 100x6"))


MISSED = ("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x2")


@books((UPT, "betting-11"))
def test_who_missed_a_raise_takes_his_chips_back(book: str, at: str) -> None:
    decision = on_the_flop(*MISSED, "P4 pull-back 100x2").asked(book, "taken-back")
    assert outcome(decision) == (common.RECONSIDERS.key, {"back": 200})
    assert at in cited(decision)
    assert on_the_flop(*MISSED, "P4 pull-back 100x2", "P1 fold").asked(book, "taken-back").ruling == common.RECONSIDERS
    assert on_the_flop(*MISSED, "P4 pull-back 100x1", "P1 fold").asked(book, "taken-back").ruling == common.STAYS
    assert on_the_flop(*MISSED, "P4 pull-back 100x2").asked(TDA, "taken-back").ruling == common.STAYS
    near = ("P2 wager 100x8", "P3 wager 1000x1", "P4 wager 100x8", "P4 pull-back 100x8")
    assert on_the_flop(*near).asked(book, "taken-back").ruling == common.STAYS


# --- accepted action -------------------------------------------------------------------------------------------

ASKED = ("P2 wager 1000x8", "P3 say how much", "D say that is 6000")


@books((TDA, "49"), (PLAYERS, "54"), (FOXWOODS, "52"), (MET, "48"))
def test_pushing_out_a_wrong_count_accepts_the_right_one(book: str, at: str) -> None:
    for answer in ("D say that is 6000", "P2 say it is 6000", "P4 say looks like 6000"):
        decision = on_the_flop(*ASKED[:2], answer, "P3 wager 1000x6").asked(book, "accepted")
        assert outcome(decision) == (common.FULL_CALL.key, {"to": 8000, "owed": 2000})
        assert at in cited(decision)
    for known in ("D say that is 8000", "D say thank you"):
        assert on_the_flop(*ASKED[:2], known, "P3 wager 1000x6").asked(book, "accepted").silent
    assert on_the_flop(ASKED[0], ASKED[2], "P3 wager 1000x6").asked(book, "accepted").silent


@books((TDA, "49"), (PLAYERS, "54"))
def test_declaring_a_call_after_a_wrong_count_accepts_the_right_one(book: str, at: str) -> None:
    hand = on_the_flop(*ASKED, "P3 say call")
    assert outcome(hand.asked(book, "accepted")) == (common.FULL_CALL.key, {"to": 8000, "owed": 8000})
    assert [hand.asked(other, "accepted").silent for other in (FOXWOODS, MET)] == [True, True]


@books((FOXWOODS, "52"), (MET, "48"))
def test_chips_that_lay_there_before_are_no_wrong_count_pushed_out(book: str, at: str) -> None:
    """The big blind of 200 faces 600, is told 200 and calls in words: only pushing the 200 out accepts by it."""
    hand = Betting().preflop()
    hand.do("P4 wager 100x6", "P1 fold", "P2 fold", "P3 say how much is it?", "D say that is 200")
    assert hand.do("P3 say call").asked(book, "accepted").silent
    assert outcome(hand.do("P3 wager 100x2").asked(book, "accepted")) == (
        common.FULL_CALL.key,
        {"to": 600, "owed": 200},
    )
    assert at in cited(hand.asked(book, "accepted"))


FULL = "bet.full-call"
CLAIM = "P3 say I thought it was 5000"


@books((UPT, "no-limit-12"))
def test_eighty_per_cent_of_the_bet_speaks_against_a_claim_which_stays_the_floors(book: str, at: str) -> None:
    full, thumb = {"to": 10000, "owed": 2000}, upt.CLAIM_AT_THE_THUMB.key
    for put, claimed, unclaimed in (
        ("1000x7+100x9", (upt.FLOOR_JUDGES.key, {"back": 7900}), (FULL, {**full, "owed": 2100})),
        ("1000x8", (thumb, full), (FULL, full)),
        ("1000x8+100x1", (thumb, {**full, "owed": 1900}), (FULL, {**full, "owed": 1900})),
    ):
        hand = on_the_flop("P2 wager 1000x10", f"P3 wager {put}", CLAIM)
        decision = hand.asked(book, "undercall")
        assert outcome(decision) == claimed
        assert decision.ruling is not None and decision.ruling.authority == Authority.FLOOR
        assert at in cited(decision)
        silent = on_the_flop("P2 wager 1000x10", f"P3 wager {put}").asked(book, "undercall")
        assert outcome(silent) == unclaimed
        assert silent.ruling is not None and silent.ruling.authority == Authority.UNSTATED


@books((UPT, "no-limit-12"))
def test_a_short_call_is_the_floors_only_once_its_player_says_that_he_got_it_wrong(book: str, at: str) -> None:
    short, full = ("P2 wager 1000x10", "P3 wager 1000x5"), (FULL, {"to": 10000, "owed": 5000})
    others = ("P4 say I thought it was 5000", "D say He thought it was 5000")
    for spoken in ("P3 say Call", "P3 say I see", "P3 say If you never saw it I call", *others):
        assert outcome(on_the_flop(*short, spoken).asked(book, "undercall")) == full
    for spoken in ("Oh, I thought it was 5000", "I misread it", "I didn't see the other chips", "I never heard a bet"):
        claimed = on_the_flop(*short, f"P3 say {spoken}")
        assert outcome(claimed.asked(book, "undercall")) == (upt.FLOOR_JUDGES.key, {"back": 5000})
        assert at in cited(claimed.asked(book, "undercall"))
    assert outcome(on_the_flop(*short, CLAIM, "P4 fold").asked(book, "undercall")) == full
    assert outcome(on_the_flop(*short, "P4 fold", CLAIM).asked(book, "undercall")) == full
    limit = on_the_flop("P2 wager 100x2", "P3 wager 100x1", "P3 say I thought it was 100", limit="limit")
    assert outcome(limit.asked(book, "undercall")) == (FULL, {"to": 200, "owed": 100})


@books((UPT, "betting-11"))
def test_who_missed_a_raise_may_reconsider_until_somebody_acts(book: str, at: str) -> None:
    for limit in ("limit", "no-limit"):
        for kind in ("accepted", "undercall"):
            decision = on_the_flop(*MISSED, limit=limit).asked(book, kind)
            assert outcome(decision) == (common.RECONSIDERS.key, {"back": 200})
            assert decision.ruling is not None
            assert decision.ruling.authority is Authority.UNSTATED
            assert at in cited(decision)
        acted = on_the_flop(*MISSED, "P1 fold", limit=limit)
        assert outcome(acted.asked(book, "accepted")) == (upt.MADE_UP.key, {"to": 400, "owed": 200})
        assert outcome(acted.asked(book, "undercall")) == (FULL, {"to": 400, "owed": 200})
    short = on_the_flop("P2 wager 100x2", "P3 wager 100x4", "P4 wager 100x3", limit="limit")
    assert outcome(short.asked(book, "undercall")) == (FULL, {"to": 400, "owed": 100})


@books((UPT, "no-limit-12"))
def test_the_old_bet_near_the_new_one_is_no_raise_missed(book: str, at: str) -> None:
    for raised, ruling in ((1001, common.RECONSIDERS.key), (1000, FULL), (999, FULL)):
        hand = on_the_flop("P2 wager 100x8", f"P3 say raise {raised}", "P3 wager 1000x1+100x1", "P4 wager 100x8")
        assert outcome(hand.asked(book, "undercall"))[0] == ruling
        assert at in cited(hand.asked(book, "accepted"))


@books((UPT, "no-limit-12"))
def test_a_word_with_the_old_bet_binds_in_limit_and_is_the_floors_to_undo_at_no_limit(book: str, at: str) -> None:
    for said in (("P4 say call", *MISSED[2:]), (*MISSED[2:], "P4 say call")):
        limit = on_the_flop(*MISSED[:2], *said, limit="limit").asked(book, "undercall")
        assert outcome(limit) == (FULL, {"to": 400, "owed": 200})
        decision = on_the_flop(*MISSED[:2], *said).asked(book, "undercall")
        assert outcome(decision) == (upt.LET_GO.key, {"back": 200})
        assert decision.ruling is not None
        assert decision.ruling.authority is Authority.FLOOR
        assert cited(decision) == ["no-limit-12"]
    assert outcome(on_the_flop(*MISSED[:2], *said, "P1 fold").asked(book, "undercall"))[0] == FULL
