"""A dealer who stops or asks where there is something to ask about does no harm; elsewhere it is a false alarm."""

import pytest

from tests.grading.dealt import scenarios
from tests.grading.simulated import dealt as dealt_by
from tests.grading.test_money import dealt, once, the
from tests.rules.betting import Betting
from tests.rules.test_unclear import five_into
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import Finding, Verdict
from trainer.grading.decisive import DEALERS
from trainer.grading.doubt import NOTHING
from trainer.grading.model import MOST, advance, catch_up, follow, perfect, play_out
from trainer.grading.otherwise import calls_the_floor
from trainer.kernel import gestures as g
from trainer.kernel.document import transcript_of
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"
PRINTED = ("tda-2024", TDA, PLAYERS, FOXWOODS)
STOP, FLOOR = "D stop", "D floor"
HARMLESS, ALARM, HARMFUL, RIGHT = Verdict.HARMLESS, Verdict.FALSE_ALARM, Verdict.HARMFUL, Verdict.PRACTICE
everywhere = pytest.mark.parametrize("key", BOOKS)
voice = pytest.mark.parametrize("voice", [STOP, FLOOR])


def said(hand: Betting, key: str, *acts: str) -> Finding:
    """What is said of the last of the trainee's acts, who comes to the table for the first of them."""
    before = len(hand.lines)
    grading = assessor(transcript_of(hand.do(*acts).text()), book(key), before)
    return grading.assessment().findings[-1]


def cites(finding: Finding) -> list[str]:
    return [each.at for each in finding.citations]


def flop(*acts: str, stacks: dict[int, str] | None = None) -> Betting:
    """Four players after the flop, 50-100; seat 2 is first."""
    return Betting((50, 100), stacks=stacks).flop().do(*acts)


# --- a check of a bet ---------------------------------------------------------------------------------------------

BET, CHECKED = "P2 wager 100x3", "P3 check"


@everywhere
@voice
def test_who_has_checked_a_bet_may_be_told_of_it(key: str, voice: str) -> None:
    found = said(flop(BET, CHECKED), key, voice)
    assert (found.verdict, "55" in cites(found)) == (HARMLESS, key in PRINTED)
    assert ("doesn't cover" in found.reason) is (key not in PRINTED)


@everywhere
@voice
@pytest.mark.parametrize(
    "acts",
    [("P2 check", CHECKED), (BET, CHECKED, "P3 wager 100x3"), (BET, CHECKED, "P3 fold"), (BET, "P3 wager 100x3")],
    ids=["no bet", "called", "folded", "never checked"],
)
def test_with_no_bet_checked_a_stop_is_still_a_false_alarm(key: str, voice: str, acts: tuple[str, ...]) -> None:
    assert said(flop(*acts), key, voice).verdict is ALARM


@everywhere
def test_after_a_stop_the_floor_is_called_about_the_same(key: str) -> None:
    assert said(flop(BET, CHECKED), key, STOP, FLOOR).verdict is HARMLESS


@everywhere
@pytest.mark.parametrize(
    ("act", "verdict"),
    [
        ("D action-on 3", RIGHT),
        ("D action-on 4", HARMFUL),
        ("D announce-bet bet 300", HARMLESS),
        ("D announce-bet bet 200", HARMFUL),
        ("D announce-bet call 300", HARMFUL),
    ],
)
def test_he_is_told_what_he_faces(key: str, act: str, verdict: Verdict) -> None:
    assert said(flop(BET, CHECKED), key, STOP, act).verdict is verdict


@everywhere
def test_a_smaller_bet_than_the_last_raise_is_announced_to_nobody(key: str) -> None:
    assert said(flop(BET, "P3 wager 100x9"), key, "D announce-bet bet 300").verdict is HARMFUL


# --- a raise after it, and other words that are not open ----------------------------------------------------------

RAISED = (BET, CHECKED, "P3 wager 100x9")


@voice
@pytest.mark.parametrize("key", [key for key in BOOKS if key != FOXWOODS])
def test_a_raise_after_the_check_may_be_asked_about_where_nothing_is_printed(key: str, voice: str) -> None:
    """The TDA prints it (55), and Players has it from there: something is wrong, and nobody asks in vain."""
    found, later = said(flop(*RAISED), key, voice), said(flop(*RAISED, "P4 fold"), key, voice)
    if key in PRINTED:
        asked = Verdict.REQUIRED if voice == STOP else HARMLESS
        assert (found.verdict, later.verdict, "doesn't cover" in found.reason) == (asked, asked, False)
        return
    assert (found.verdict, "doesn't cover" in found.reason) == (HARMLESS, True)
    assert later.verdict is ALARM


@voice
def test_in_the_middle_of_such_a_raise_a_stop_is_too_soon(voice: str) -> None:
    going_on = flop(BET, CHECKED, "P3 say Raise", "P3 wager 100x3")
    assert said(going_on, METROPOLITAN, voice).verdict is ALARM
    assert said(going_on.do("P3 wager 100x6", "P3 rest"), METROPOLITAN, voice).verdict is HARMLESS


@voice
def test_once_the_floor_has_ruled_on_it_it_is_not_asked_again(voice: str) -> None:
    ruled = flop(*RAISED, STOP, FLOOR, "F come", "F order a-full-call tda-2022", "F leave", "D proceed")
    assert said(ruled, METROPOLITAN, voice).verdict is ALARM


@voice
def test_the_pot_at_pot_limit_is_no_word_to_ask_about(voice: str) -> None:
    hand = Betting((50, 100), limit="pot-limit").flop().do("P2 say pot", "P2 wager 100x4")
    assert said(hand, UPT, voice).verdict is ALARM


# --- a number with several meanings -------------------------------------------------------------------------------


@voice
@pytest.mark.parametrize(("key", "at"), [(TDA, "40-A"), (PLAYERS, "41-A"), (FOXWOODS, "40-A")])
def test_a_number_with_several_meanings_may_be_asked_about(key: str, at: str, voice: str) -> None:
    for hand in (five_into(5100), five_into(5100).do("P2 wager 5000x1")):
        found = said(hand, key, voice)
        assert (found.verdict, cites(found)) == (HARMLESS, ["57", at])
        assert "500 or 5,000" in found.reason


@voice
@pytest.mark.parametrize("key", PRINTED)
def test_after_another_act_or_once_it_is_clear_it_may_not(key: str, voice: str) -> None:
    assert said(five_into(5100).do("P2 wager 5000x1", "P3 fold"), key, voice).verdict is ALARM
    assert said(five_into(5100), key, STOP, "D ask-how-much 2", "D proceed").verdict is HARMLESS
    asked = ("D ask-how-much 2", "P2 say 5000", "P2 wager 5000x1")
    assert said(five_into(5100).do(*asked), key, voice).verdict is ALARM


@voice
@pytest.mark.parametrize("key", PRINTED)
def test_another_answer_than_what_the_book_makes_of_it_leaves_it_unclear(key: str, voice: str) -> None:
    assert said(five_into(5100).do("D ask-how-much 2", "P2 say 500"), key, voice).verdict is HARMLESS


@voice
@pytest.mark.parametrize("key", PRINTED)
def test_an_amount_with_one_meaning_is_nothing_to_ask_about(key: str, voice: str) -> None:
    hand = flop("P2 say I bet five hundred", "P2 wager 500x1")
    assert said(hand, key, voice).verdict is ALARM


# --- a count asked for --------------------------------------------------------------------------------------------

ASKED = "P3 request reopened"


@pytest.mark.parametrize(
    ("key", "act", "verdict"),
    [
        pytest.param(UPT, FLOOR, ALARM, id="the dealer has the answer"),
        pytest.param(UPT, STOP, HARMLESS, id="a stop to give it"),
        pytest.param(TDA, FLOOR, HARMLESS, id="nothing is printed"),
        pytest.param(TDA, STOP, HARMLESS, id="nothing is printed, a stop"),
    ],
)
def test_a_question_before_acting_needs_no_floor_where_the_player_is_to_be_told(
    key: str, act: str, verdict: Verdict
) -> None:
    assert said(flop(BET, ASKED), key, act).verdict is verdict
    assert said(flop(BET, ASKED, "P3 wager 100x3"), key, act).verdict is ALARM


@pytest.mark.parametrize(
    ("key", "cited"), [pytest.param(UPT, ["button-0-d"], id="printed"), pytest.param(TDA, [], id="not printed")]
)
def test_who_opens_a_round_is_cited_where_the_house_prints_it(key: str, cited: list[str]) -> None:
    for seat, verdict in ((2, RIGHT), (3, HARMFUL)):
        found = said(flop(), key, f"D action-on {seat}")
        assert (found.verdict, cites(found)) == (verdict, cited)
    later = said(flop("P2 check"), key, "D action-on 3")
    assert (later.verdict, cites(later)) == (RIGHT, [])


ALL_IN = ("P2 wager 1000x1+100x9", "P3 say How much is it?")
SHORT = {2: "1000x1+100x9+25x4"}


@voice
def test_a_count_may_be_asked_about_where_nothing_is_printed(voice: str) -> None:
    found = said(flop(*ALL_IN, stacks=SHORT), UPT, voice)
    assert (found.verdict, "doesn't cover" in found.reason) == (HARMLESS, True)


@voice
@pytest.mark.parametrize(
    "acts",
    [ALL_IN[:1], (ALL_IN[0], "P3 say Nice hand"), (*ALL_IN, "P3 fold")],
    ids=["not asked", "small talk", "acted"],
)
def test_without_such_a_question_or_once_he_has_acted_it_may_not(acts: tuple[str, ...], voice: str) -> None:
    assert said(flop(*acts, stacks=SHORT), UPT, voice).verdict is ALARM


# --- what players ask and do apart from bets ----------------------------------------------------------------------

NEW_DECK, DROPPED, DOWN = "conduct-asks-for-a-new-deck", "conduct-drops-a-card", "stud-razz-upcards-down-and-out"
MUCK, PUSHED, RABBIT = "conduct-digs-in-the-muck", "showdown-stud-picked-up-again", "conduct-just-one-card"


@pytest.mark.parametrize(
    ("name", "deed", "key", "verdict"),
    [
        pytest.param(NEW_DECK, g.Request, TDA, HARMLESS, id="a deck nobody may ask for"),
        pytest.param(NEW_DECK, g.Request, UPT, HARMLESS, id="at UPT either"),
        pytest.param(RABBIT, g.Request, TDA, ALARM, id="a card that is refused"),
        pytest.param(MUCK, g.Turn, UPT, HARMLESS, id="cards that nobody may look at"),
        pytest.param(MUCK, g.Turn, TDA, HARMLESS, id="the same where nothing is printed"),
        pytest.param(DROPPED, g.Drop, TDA, ALARM, id="a dropped card that everybody knows"),
        pytest.param(PUSHED, g.Move, TDA, ALARM, id="cards pushed forward that may still be tabled"),
        pytest.param(DOWN, g.Fold, TDA, ALARM, id="upcards turned down by the fold before the call"),
        pytest.param(DOWN, g.Fold, UPT, HARMLESS, id="and where nothing is printed"),
    ],
)
def test_the_floor_may_be_called_unless_the_house_lets_it_be(
    name: str, deed: type[g.Act], key: str, verdict: Verdict
) -> None:
    play = play_of(scenarios()[name], book(key))
    played = play_out(play, book(key), DEALERS["calls-the-floor"])
    record = Record.of(played)
    at = max(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.CallFloor))
    before = [each.act for each in record.gestures[play.taken_over : at] if each.seat]
    found = assessor(played, book(key), play.taken_over).assessment().findings
    assert isinstance(before[-1], deed)
    assert [each.verdict for each in found if each.index == at] == [verdict]


# --- odd chips ----------------------------------------------------------------------------------------------------

ODD = "pots-split-with-odd-chip"
UNEVEN = "A pot won't split evenly, and a player gets the odd chip."
CALL = g.CallFloor()


@pytest.mark.parametrize(("name", "key"), [(ODD, UPT), ("pots-omaha-8-quartered", UPT)])
def test_the_floor_may_be_asked_for_an_odd_chip_that_the_book_gives_to_nobody(name: str, key: str) -> None:
    grading = dealt(name, key, once(g.PushPot, CALL))
    found = the(grading.assessment(), grading, g.CallFloor)
    assert (found.verdict, found.reason) == (HARMLESS, f"{UNEVEN} {NOTHING}")
    assert grading.assessment().right


@pytest.mark.parametrize(
    ("name", "key", "instead_of"),
    [
        (ODD, TDA, g.PushPot),
        ("pots-omaha-8-quartered", TDA, g.PushPot),
        (ODD, PLAYERS, g.PushPot),
        (ODD, FOXWOODS, g.PushPot),
        (ODD, METROPOLITAN, g.PushPot),
        ("clean-holdem-six", UPT, g.PushPot),
        (ODD, UPT, g.BringInBets),
        (ODD, UPT, g.NextHand),
    ],
    ids=["tda-2022", "tda-2022-quartered", "printed", "printed", "printed", "even", "not yet read", "pushed"],
)
def test_where_the_book_gives_it_or_none_is_there_it_is_a_false_alarm(
    name: str, key: str, instead_of: type[g.Act]
) -> None:
    grading = dealt(name, key, once(instead_of, CALL))
    assert the(grading.assessment(), grading, g.CallFloor).verdict is ALARM


# --- a short call that is the floor's -----------------------------------------------------------------------------

OF_A_RAISE = (BET, "P3 wager 100x9", "P4 wager 100x3")
FLOORS = (TDA, PLAYERS, FOXWOODS, METROPOLITAN)


@pytest.mark.parametrize("key", FLOORS)
@pytest.mark.parametrize(
    ("act", "verdict"),
    [
        ("D action-on 4", HARMLESS),
        ("D action-on 2", HARMFUL),
        ("D action-on 3", HARMFUL),
        ("D action-on 1", RIGHT),
        ("D ask-for 4 600", HARMFUL),
    ],
)
def test_who_calls_a_raise_short_is_told_what_he_faces_and_asked_for_nothing(
    key: str, act: str, verdict: Verdict
) -> None:
    found = said(flop(*OF_A_RAISE), key, STOP, act)
    assert found.verdict is verdict
    assert verdict is not HARMLESS or ("900" in found.reason and found.citations)


@pytest.mark.parametrize("key", FLOORS)
@pytest.mark.parametrize(
    "acts",
    [(BET, "P3 wager 100x9", "P4 wager 100x9"), ("P2 wager 100x9", "P3 wager 100x9", "P4 wager 100x3")],
    ids=["full call", "of the opening bet, which is no floor's"],
)
def test_with_nothing_left_to_the_floor_the_action_is_where_it_is(key: str, acts: tuple[str, ...]) -> None:
    assert said(flop(*acts), key, STOP, "D action-on 4").verdict is HARMFUL


@pytest.mark.parametrize("key", FLOORS)
def test_the_last_player_in_the_round_is_told_as_well(key: str) -> None:
    hand = flop(BET, "P3 wager 100x9", "P4 fold", "P1 fold", "P2 fold")
    assert said(hand, key, "D action-on 1").verdict is HARMFUL
    last = flop(BET, "P3 wager 100x9", "P4 wager 100x9", "P1 wager 100x9", "P2 wager 100x2")
    assert said(last, key, STOP, "D action-on 2").verdict is HARMLESS


@pytest.mark.parametrize("key", FLOORS)
def test_once_the_floor_has_ruled_he_is_not_told_any_more(key: str) -> None:
    ruled = flop(*OF_A_RAISE, STOP, FLOOR, "F come", f"F order a-full-call {key}", "F leave")
    assert said(ruled, key, "D action-on 4").verdict is HARMFUL


def told_and_called(key: str, seed: int) -> Assessor:
    """The scenario of a raise called short, dealt perfectly but for the action pointed to who called short."""
    law = book(key)
    session = Session(play_of(scenarios()["bets-undercall-of-a-raise"], law, seed), law)
    grading = follow(session)
    acts: list[g.Act] = [g.Stop(), g.ActionOn(1)]
    for _ in range(MOST):
        if session.ended:
            return catch_up(grading, session)
        short = any(each.matter.kind == "undercall" for each in catch_up(grading, session).open.values())
        if acts and short:
            session.tick(session.now + 300)
            session.act(acts.pop(0), session.now)
        else:
            advance(session, grading, perfect)
    raise AssertionError("the hand never ends")


@pytest.mark.parametrize("key", FLOORS)
@pytest.mark.parametrize("seed", range(1, 5))
def test_whatever_the_floor_makes_of_it_the_hand_is_right(key: str, seed: int) -> None:
    grading = told_and_called(key, seed)
    assert g.ActionOn(1) in [each.act for each in grading.record.gestures]
    assert grading.assessment().right


# --- too low a bet, found once the round is over -----------------------------------------------------------------

LOW = ("P2 wager 100x7", "P3 fold", "P4 say Raise to 1000", "P4 wager 1000x1", "P1 fold", "P2 wager 100x3")
LATE = "As we read betting-14, it’s too late. The round is over, and the bet stands."
STACKED = dict.fromkeys((1, 2, 3, 4), "1000x10+100x30+25x8")


@pytest.mark.parametrize("act", [STOP, FLOOR, "D ask-for 4 400", "D announce-bet raise 1400"])
def test_upt_does_not_print_that_a_low_raise_stands_once_the_round_is_over_so_asking_does_no_harm(act: str) -> None:
    """upt:betting-14 has it found before the round has ended; upt:no-limit-11 sets no time."""
    found = said(flop(*LOW, stacks=STACKED), UPT, act)
    assert (found.verdict, cites(found)) == (HARMLESS, ["betting-14"])
    assert found.reason.startswith(LATE)


@pytest.mark.parametrize(
    "acts",
    [
        ("D ask-for 4 300",),
        ("D ask-for 2 400",),
        ("D announce-bet raise 1300",),
        ("D bring-in-bets", "D ask-for 4 400"),
    ],
)
def test_another_amount_or_seat_and_bets_that_have_come_in_are_no_matter_of_reading(acts: tuple[str, ...]) -> None:
    assert said(flop(*LOW, stacks=STACKED), UPT, *acts).verdict is HARMFUL


@voice
def test_a_stop_after_a_whole_raise_is_a_false_alarm_once_the_round_is_over(voice: str) -> None:
    whole = (*LOW[:2], "P4 say Raise to 1400", "P4 wager 1000x1+100x4", "P1 fold", "P2 wager 100x7")
    assert said(flop(*whole, stacks=STACKED), UPT, voice).verdict is ALARM


def test_a_call_before_the_amount_cites_the_paragraph_that_has_him_wait() -> None:
    grading = dealt_by(scenarios()["bets-calls-before-the-amount"], "metropolitan", calls_the_floor)
    called = [each for each in grading.assessment().findings if isinstance(_act(grading, each), g.CallFloor)]
    assert [(each.verdict, [at.at for at in each.citations]) for each in called] == [(Verdict.HARMLESS, ["37-B"])]


def _act(grading: Assessor, finding: Finding) -> g.Act:
    return grading.record.gestures[finding.index].act
