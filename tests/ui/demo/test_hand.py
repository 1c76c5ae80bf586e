"""Whole hands through the real window, by mouse alone and by keyboard alone, with the clock jumping."""

import json

import pytest

from tests.seeds import todays
from trainer.kernel.notation import gesture
from trainer.progress.store import Store
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.exercises import EXERCISES, Exercise
from trainer.ui.demo.report import plain, table
from trainer.ui.demo.trainee import Trainee

FLOP, BOXED, STUB, BET, SHOWDOWN = EXERCISES


@pytest.fixture
def trainee(qtbot, tmp_path):
    """`trainee(house, mouse or keyboard)`: somebody at the first page, house chosen; pictures go to tmp_path."""
    with Store.open(tmp_path / "progress.db") as store:

        def sit(house: str, by: str) -> Trainee:
            one = Trainee(store, house, f"trainee {len(store.profiles())}", by, tmp_path)
            qtbot.addWidget(one.window)
            one.come()
            return one

        yield sit


@pytest.mark.parametrize(
    ("by", "house", "exercise"),
    todays(
        [
            ("mouse", "tda-2022", FLOP),
            ("keyboard", "upt", FLOP),
            ("keyboard", "tda-2022", BOXED),
            ("mouse", "upt", STUB),
            ("keyboard", "metropolitan", BET),
            ("mouse", "tda-2022", BET),
            ("mouse", "upt", SHOWDOWN),
            ("keyboard", "foxwoods-2020", SHOWDOWN),
        ],
        4,
    ),
    ids=lambda value: value.drill if isinstance(value, Exercise) else value,
)
def test_a_perfect_hand_is_dealt_and_graded_right(trainee, tmp_path, by, house, exercise):
    one = trainee(house, by)
    hand = one.deal(exercise, exercise.dealers[0])
    assert hand.dealt.book == house
    assert hand.dealt.scenario.id == exercise.scenario
    assert hand.assessment.right
    assert hand.as_expected
    assert [each.right for each in hand.answered] == [True, True, True]
    assert all((tmp_path / name).stat().st_size for name in hand.pictures.values())
    assert list(hand.pictures)[-2:] == ["debrief", "questions"]
    assert one.desk.store.attempt(hand.dealt.attempt).hand.book == house


@pytest.mark.parametrize(
    ("by", "exercise"),
    todays([("keyboard", FLOP), ("mouse", BOXED), ("mouse", BET)], 3),
    ids=lambda value: getattr(value, "drill", value),
)
def test_the_typical_mistake_loses_its_part(trainee, by, exercise):
    hand = trainee("players-2025", by).deal(exercise, exercise.mistake)
    right, counted = getattr(hand.assessment.score, exercise.mistake.loses)
    assert right < counted
    assert hand.as_expected
    assert not hand.assessment.right
    assert [each.right for each in hand.answered] == [False, False, False]


def test_the_same_hand_is_told_in_the_same_words_twice(trainee):
    first, again = (trainee("upt", "keyboard").deal(FLOP, FLOP.mistake) for _ in range(2))
    assert json.dumps(plain([again])) == json.dumps(plain([first]))


def test_the_report_tells_scenario_gestures_grades_findings_and_questions(trainee):
    hand = trainee("metropolitan", "mouse").deal(FLOP, FLOP.dealers[0])
    told = plain([hand])["hands"][0]
    assert (told["scenario"], told["book"], told["by"]) == (FLOP.scenario, "metropolitan", "mouse")
    assert tuple(gesture(line) for line in told["gestures"]) == hand.dealt.transcript.gestures
    assert {part: told["grades"][part]["grade"] for part in ("noticed", "authority", "remedy")} == {
        "noticed": "yes",
        "authority": "right",
        "remedy": "right",
    }
    assert "35" in [cited["at"] for each in told["findings"] for cited in each["citations"]]
    assert all(each["silent"] == (not each["citations"] and not each["practice"]) for each in told["findings"])
    assert all(each["cites"] for each in told["questions"])
    assert FLOP.scenario in table([hand])[2]


def test_a_hand_graded_otherwise_is_named(trainee):
    right = trainee("tda-2022", "keyboard").deal(BOXED, BOXED.dealers[0])
    wrong = type(right)(right.dealt, BOXED.mistake, "keyboard")
    assert not wrong.as_expected
    assert table([wrong])[2].endswith("NO")
    assert plain([right, wrong])["as_expected"] is False


def test_a_drill_that_never_offers_the_scenario_is_said():
    with pytest.raises(LookupError, match="never offers"):
        Exercise("clean", FLOP.scenario, FLOP.mistake).seed(())


def test_the_clock_stands_until_it_jumps_to_its_alarm():
    clock, rung = JumpClock(), []
    assert not clock.jump()
    clock.set(500)
    clock.alarm(900, lambda: rung.append(clock.now()))
    assert clock.due == 900
    assert (clock.now(), rung) == (500, [])
    assert clock.jump()
    assert rung == [900]
    clock.alarm(1000, lambda: rung.append(clock.now()))
    clock.silence()
    assert not clock.jump()
