"""What players do that a house reserves to its floor."""

import pytest

from tests.scenarios.hands import go_on, packaged, session
from tests.scenarios.test_clock import dealt as with_the_clock
from tests.scenarios.test_doing import dealt, with_gesture
from trainer.grading.model import perfect, play_out
from trainer.kernel import gestures as g
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import book
from trainer.rules.effects import Effect
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points.clock import TIME_UP
from trainer.rules.points.killed import PICKED_UP
from trainer.rules.record import Record
from trainer.rules.reserved import (
    KILLED,
    OF_HANDS,
    RESERVED,
    STEPS,
    can_stay,
    is_reserved,
    reserved,
    to_the_floor,
)
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of


@pytest.mark.parametrize(
    ("does", "house", "kinds"),
    [
        ("device talk", "tda-2024", ["device-used"]),
        ("device talk", "upt", ["device-used"]),
        ("device handle", "tda-2024", ["device-used"]),
        ("device handle", "tda-2022", []),
        ("device on-rail", "players-2025", []),
        ("conduct advice", "tda-2024", ["conduct-told"]),
        ("conduct foreign-language", "tda-2024", []),
        ("show-to 1", "metropolitan", ["shown-to-one"]),
        ("show-to 1", "upt", ["shown-to-one"]),
        ("claim hand pair I have a pair", "tda-2024", ["hand-spoken-of"]),
        ("claim hand pair I have a pair", "metropolitan", ["hand-spoken-of"]),
        ("claim hand pair I have a pair", "upt", []),
        ("say Nice hand", "tda-2024", []),
        ("say If you bet, I raise", "tda-2024", ["conditional"]),
        ("say If you bet, I raise", "metropolitan", ["conditional"]),
        ("say If you bet, I raise", "upt", []),
        ("say Raise it whatever he does", "tda-2024", []),
    ],
)
def test_only_what_a_house_has_its_floor_decide_is_a_matter(does: str, house: str, kinds: list[str]) -> None:
    record = dealt(with_gesture(8, "flop", f"0.1 {does}")).record
    facts, law = Facts(record, len(record)), book(house)
    assert [each.kind for each in reserved(law, facts)] == kinds
    assert [each.kind for each in everything_amiss(law, facts) if each.kind in RESERVED] == kinds


@pytest.mark.parametrize(("house", "kinds"), [("tda-2022", ["blind-call"]), ("metropolitan", []), ("upt", [])])
def test_a_call_before_the_amount_is_for_the_floor_where_the_house_says_so(house: str, kinds: list[str]) -> None:
    one = session("bets-calls-before-the-amount", house)
    go_on(one)
    assert [each.kind for each in reserved(book(house), one.facts)] == kinds


def test_the_dealer_calls_and_follows_the_ruling() -> None:
    record = dealt(with_gesture(8, "flop", "0.1 device talk")).record
    facts, law = Facts(record, len(record)), book("tda-2024")
    decision = decide(law, facts.about(next(reserved(law, facts))))
    assert is_reserved(decision)
    made = to_the_floor(decision)
    assert made.ruling is not None
    assert made.ruling.steps == STEPS


def test_what_is_allowed_asks_for_nothing() -> None:
    record = dealt(with_gesture(8, "flop", "0.1 device handle")).record
    facts, law = Facts(record, len(record)), book("tda-2022")
    matter = next(reserved(book("tda-2024"), facts))
    decision = decide(law, facts.about(matter))
    assert not is_reserved(decision)
    assert to_the_floor(decision) is decision


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_a_hand_that_is_out_of_time_is_killed(house: str) -> None:
    record = with_the_clock("clock-runs-out", perfect, house)
    facts, law = Facts(record, len(record)), book(house)
    [matter] = [each for each in reserved(law, facts) if each.kind == TIME_UP]
    ruling = to_the_floor(decide(law, facts.about(matter))).ruling
    assert ruling is not None
    assert ruling.steps == KILLED
    assert not record.table.seat(matter.seats[0]).hand


@pytest.mark.parametrize(("house", "killed"), [("tda-2024", True), ("metropolitan", True), ("upt", False)])
def test_a_hand_whose_upcards_are_picked_up_is_killed_where_the_house_says_so(house: str, killed: bool) -> None:
    one = session("stud-picks-up-the-upcards", house)
    go_on(one)
    facts, law = one.facts, book(house)
    found = [each for each in reserved(law, facts) if each.kind == PICKED_UP]
    steps = [ruling.steps for each in found if (ruling := to_the_floor(decide(law, facts.about(each))).ruling)]
    assert ([each.seats for each in found], steps) == (([(3,)], [KILLED]) if killed else ([], []))


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_upcards_that_are_turned_down_before_a_fold_are_no_matter(house: str) -> None:
    one = session("stud-razz-upcards-down-and-out", house)
    assert go_on(one, g.Turn)
    assert not [*reserved(book(house), one.facts)]
    assert go_on(one)
    assert not [*reserved(book(house), one.facts)]


FOLD, SWEPT, LOST = (
    *("conduct-fold-lands-on-a-live-hand", "conduct-live-hand-swept-in"),
    "conduct-bettor-lost-in-the-muck",
)


@pytest.mark.parametrize(
    ("name", "house", "ordered", "steps"),
    [
        pytest.param(FOLD, "tda-2024", None, ["call-the-floor", "obey-the-floor"], id="thrown, for the floor"),
        pytest.param(FOLD, "tda-2024", Effect.HAND_STAYS, ["call-the-floor", "thrown-cards-mucked"], id="it stays"),
        pytest.param(FOLD, "tda-2024", Effect.PLAYER_OUT, ["call-the-floor", "kill-the-hand"], id="it is fouled"),
        pytest.param(FOLD, "upt", None, ["thrown-cards-mucked"], id="thrown, and dead"),
        pytest.param(SWEPT, "tda-2024", None, ["call-the-floor", "obey-the-floor"], id="taken, for the floor"),
        pytest.param(SWEPT, "tda-2024", Effect.HAND_STAYS, ["call-the-floor", "taken-hand-back"], id="it comes back"),
        pytest.param(SWEPT, "tda-2024", Effect.PLAYER_OUT, ["call-the-floor", "obey-the-floor"], id="it is called"),
        pytest.param(SWEPT, "upt", None, ["call-the-floor", "obey-the-floor"], id="perhaps no redress"),
        pytest.param(LOST, "tda-2024", None, ["uncalled-bet-back"], id="lost, and not called"),
        pytest.param(LOST, "upt", None, ["call-the-floor", "obey-the-floor"], id="perhaps none for a lost one"),
    ],
)
def test_what_is_done_about_a_hand_that_was_taken_or_fouled(
    name: str, house: str, ordered: Effect | None, steps: list[str]
) -> None:
    law, one = book(house), session(name, house)
    if name == FOLD:
        go_on(one)
    (matter,) = (each for each in reserved(law, one.facts) if each.kind in OF_HANDS)
    ruling = to_the_floor(decide(law, one.facts.about(matter)), ordered).ruling
    assert ruling is not None
    assert [each.key for each in ruling.steps] == steps
    assert (ruling.authority is Authority.FLOOR) is ("call-the-floor" in steps)


def test_a_hand_that_was_taken_is_a_matter_once_somebody_says_so() -> None:
    law, one = book("tda-2024"), session(SWEPT, "tda-2024")
    said = max(index for index, _, _ in one.record.acts[g.Say])
    assert [each.kind for each in reserved(law, one.facts.when(said + 1))] == ["hand-taken"]
    assert not [*reserved(law, one.facts.when(said))]


@pytest.mark.parametrize(("name", "known"), [(SWEPT, True), (LOST, False)])
def test_only_a_hand_that_can_be_told_can_stay(name: str, known: bool) -> None:
    one = session(name, "upt")
    (matter,) = (each for each in reserved(book("upt"), one.facts) if each.kind == "hand-taken")
    assert can_stay(one.facts, matter) is known


def test_there_is_nothing_to_match_once_the_bet_of_a_player_who_is_out_went_back() -> None:
    law = book("tda-2024")
    record = Record.of(play_out(play_of(packaged()[LOST], law), law))
    (returned,) = (index for index, _, _ in record.acts[g.ReturnBet])
    before, after = record.courses[returned], record.courses[returned + 1]
    assert (before.bet, before.pending) == (1600, (2, 4))
    assert (after.bet, after.pending, after.raise_by) == (0, (2, 4), 200)
    assert [each.kind for each in record.course.actions[-2:]] == ["check", "check"]
