"""Dealers who are late, ask too readily, speak of every wager, or push pots in another order."""

from functools import cache

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor
from trainer.grading.assessment import How, Verdict
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.grading.otherwise import (
    announces,
    bring_in_asked,
    brings_in_for_anybody,
    calls_the_floor,
    counts_asked,
    counts_for_anybody,
    draws_in_the_ante_first,
    late,
    opener_to_tell,
    pays_the_odd_chip_elsewhere,
    places_all_in_buttons,
    points_to_the_opener,
    posts_short_of_the_ante,
    pushes_past_the_losers,
    pushes_the_main_pot_first,
    runs_it_out_face_down,
    told_of_players,
    uneven,
)
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.scenarios.compiler import play_of

LAW = book(BOOKS[0])


@cache
def dealt(name: str, dealer: Dealer) -> Assessor:
    *_, graded = playing_out(play_of(scenarios()[name], LAW), LAW, dealer)
    return graded


def acts(graded: Assessor, kind: type[g.Act]) -> list[g.Act]:
    return [act for _, _, act in graded.record.acts.get(kind, [])]


def test_who_is_late_does_all_of_it_after_somebody_has_acted() -> None:
    graded = dealt("bets-undercalls-in-a-row", late).assessment()
    assert {each.noticed.how for each in graded.matters} & {How.LATE, How.MISSED}
    assert dealt("bets-undercalls-in-a-row", perfect).assessment().right


def test_who_speaks_names_every_bet_raise_and_call_of_a_clean_hand_rightly() -> None:
    graded = dealt("clean-holdem-heads-up", announces)
    said = acts(graded, g.AnnounceBet)
    wagers = [each for each in graded.record.course.actions if each.kind in ("bet", "raise", "call")]
    assert wagers and len(said) == len(wagers)
    assert Verdict.HARMFUL not in {each.verdict for each in graded.findings}


@pytest.mark.parametrize(
    ("name", "told", "calls"),
    [
        pytest.param("showdown-thrown-away-too-soon", True, 1, id="a player does something"),
        pytest.param("clean-holdem-heads-up", False, 0, id="nobody does"),
    ],
)
def test_who_asks_calls_the_floor_for_what_players_do(name: str, told: bool, calls: int) -> None:
    graded = dealt(name, calls_the_floor)
    assert told_of_players(Facts(graded.record, len(graded.record))) is told
    assert len(acts(graded, g.CallFloor)) - len(acts(dealt(name, perfect), g.CallFloor)) == calls


def test_the_main_pot_goes_before_the_side_pots() -> None:
    pushed = [each.act for each in dealt("pots-two-all-ins", pushes_the_main_pot_first).record.gestures]
    first = next(act for act in pushed if isinstance(act, g.PushPot))
    assert not isinstance(first, g.PushSide)
    assert isinstance(acts(dealt("pots-two-all-ins", perfect), g.PushSide)[0], g.PushSide)


@pytest.mark.parametrize(
    ("name", "odd"),
    [
        pytest.param("pots-split-with-odd-chip", True, id="a pot that does not come out even"),
        pytest.param("clean-holdem-heads-up", False, id="a pot for one"),
    ],
)
def test_the_odd_chip_goes_to_the_other(name: str, odd: bool) -> None:
    right, wrong = dealt(name, perfect), dealt(name, pays_the_odd_chip_elsewhere)
    assert uneven(right.record) is odd
    assert bool(wrong.assessment().off) is odd and not right.assessment().off


def test_the_pot_goes_while_losing_hands_still_lie_there() -> None:
    def first(dealer: Dealer) -> g.Act:
        began = [each.act for each in dealt("showdown-checked-through", dealer).record.gestures]
        return next(act for act in began if isinstance(act, g.PushPot | g.Muck) and act.seat)

    assert isinstance(first(pushes_past_the_losers), g.PushPot)


def test_the_board_is_dealt_to_its_end_with_all_in_hands_face_down() -> None:
    graded = dealt("showdown-all-in-kept-down", runs_it_out_face_down)
    assert len(graded.record.table.board) == 5
    assert Verdict.HARMFUL in {each.verdict for each in graded.findings}
    assert Verdict.HARMFUL not in {each.verdict for each in dealt("showdown-all-in-kept-down", perfect).findings}


@pytest.mark.parametrize(
    ("name", "asked", "counted"),
    [
        pytest.param("bets-pot-count-in-no-limit", True, ["main"], id="the pot"),
        pytest.param("bets-in-order-asks-too-soon", True, ["bet-3"], id="an all-in, out of turn"),
        pytest.param("clean-holdem-heads-up", False, [], id="nothing"),
    ],
)
def test_who_counts_for_anybody_counts_what_is_asked_for(name: str, asked: bool, counted: list[str]) -> None:
    graded = dealt(name, counts_for_anybody)
    assert counts_asked(graded.record) is asked
    assert [each.place for each in acts(graded, g.Count)] == counted
    assert (Verdict.PRACTICE_SLIP in {each.verdict for each in graded.findings}) is bool(counted)


@pytest.mark.parametrize(
    ("name", "asked", "verdicts"),
    [
        pytest.param("bets-wants-the-bets-pulled-in", True, [Verdict.HARMLESS], id="asked for by who faces the action"),
        pytest.param("clean-holdem-heads-up", False, [], id="not asked for"),
    ],
)
def test_who_pulls_bets_in_for_anybody_does_it_when_asked(name: str, asked: bool, verdicts: list[Verdict]) -> None:
    graded = dealt(name, brings_in_for_anybody)
    record = graded.record
    early = [index for index, _, _ in record.acts[g.BringInBets] if record.courses[index].betting]
    assert bring_in_asked(record) is asked
    assert [each.verdict for each in graded.findings if each.index in early] == verdicts


@pytest.mark.parametrize("name", ["pots-two-all-ins", "clean-holdem-heads-up"])
def test_who_places_all_in_buttons_marks_whoever_has_no_chips_left(name: str) -> None:
    graded = dealt(name, places_all_in_buttons)
    record = graded.record
    out = [seat for index, seat, _ in record.acts[g.Wager] if seat and not record.tables[index + 1].seat(seat).stack]
    assert [each.seat for each in acts(graded, g.AllInButton)] == out  # type: ignore[attr-defined]
    said = {each.verdict for each in graded.findings if isinstance(record.gestures[each.index].act, g.AllInButton)}
    assert said == ({Verdict.PRACTICE} if out else set())


@pytest.mark.parametrize(
    ("name", "short", "wrong"),
    [
        pytest.param("before-big-blind-short-of-the-ante", True, 1, id="a part of the ante is left"),
        pytest.param("before-big-blind-all-in-for-the-blind", True, 1, id="nothing is left for it"),
        pytest.param("before-button-wrong-with-a-big-blind-ante", False, 0, id="both are paid"),
    ],
)
def test_who_draws_in_the_ante_first_is_wrong_where_the_big_blind_is_short(name: str, short: bool, wrong: int) -> None:
    assert posts_short_of_the_ante(dealt(name, perfect).record) is short
    findings = dealt(name, draws_in_the_ante_first).findings
    assert sum(each.verdict is Verdict.HARMFUL for each in findings) == wrong
    assert Verdict.HARMFUL not in {each.verdict for each in dealt(name, perfect).findings}


def test_who_asks_about_a_bounty_in_a_split_pot_is_wrong_only_where_the_house_says_whose_it_is() -> None:
    name = "pots-bounty-of-a-split-pot"
    alarms = {}
    for key in ("foxwoods-2020", "tda-2022"):
        law = book(key)
        *_, graded = playing_out(play_of(scenarios()[name], law), law, calls_the_floor)
        alarms[key] = len(graded.assessment().false_alarms)
    assert alarms == {"foxwoods-2020": 2, "tda-2022": 0}


@pytest.mark.parametrize(
    ("name", "tells", "pointed"),
    [
        pytest.param("clean-one-chip-on-top-of-a-raise", True, [6, 6, 6], id="both blinds are out"),
        pytest.param("clean-holdem-heads-up", False, [], id="two players"),
        pytest.param("clean-stud-six", False, [], id="no button"),
    ],
)
def test_who_points_to_the_opener_does_it_on_rounds_that_no_blind_is_in(
    name: str, tells: bool, pointed: list[int]
) -> None:
    graded = dealt(name, points_to_the_opener)
    assert opener_to_tell(graded.record) is tells
    assert [each.seat for each in acts(graded, g.ActionOn)] == pointed  # type: ignore[attr-defined]
    assert Verdict.HARMFUL not in {each.verdict for each in graded.findings}
