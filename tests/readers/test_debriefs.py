"""Debriefs for readers: six cases evenly, the words of the screen alone in the file, the truth in the key."""

from collections import Counter
from random import Random

import pytest

from tests.grading.dealt import scenarios
from tests.readers.dealers import AUTHORITY, CASES, LATE, MISSED, REMEDY, REPORT, RIGHT, hand_of, is_case, wrong_hands
from tests.readers.debriefs import _wanted, as_shown, debriefs, files, truth
from trainer.grading.explain import weightiest
from trainer.rules.book import BOOKS
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import debrief_view


@pytest.fixture(scope="module")
def six() -> list[tuple[str, Dealt]]:
    return debriefs(5, len(CASES))


@pytest.mark.parametrize("seed", range(3))
def test_cases_and_rulebooks_are_even(seed: int) -> None:
    wanted = _wanted(30, Random(seed))
    assert Counter(case for case, _ in wanted) == dict.fromkeys(CASES, 5)
    assert Counter(key for _, key in wanted) == dict.fromkeys(BOOKS, 5)
    assert len(set(wanted)) == 30


def test_each_case_is_what_it_is_called_and_no_other(six: list[tuple[str, Dealt]]) -> None:
    assert {case for case, _ in six} == set(CASES)
    for case, one in six:
        assert is_case(case, one.assessment)
        apart = {RIGHT, LATE, MISSED, AUTHORITY, REMEDY, REPORT} - {case}
        if case in (RIGHT, REPORT, MISSED):
            assert not any(is_case(other, one.assessment) for other in apart), case


def test_the_file_holds_the_words_of_the_screen_and_no_step(six: list[tuple[str, Dealt]]) -> None:
    for case, one in six:
        view, shown = debrief_view(one, (), "hand 1"), as_shown(1, one)
        if case == RIGHT:
            assert view.right is not None and view.right.text in shown
        else:
            assert view.right is None and view.title in shown and view.summary in shown
            assert not [each.did for each in view.pairs if f"\n{each.did}" in shown]
        assert case not in shown.splitlines()[0] and one.scenario.id not in shown


def test_the_key_tells_who_decides_the_steps_and_what_was_done(six: list[tuple[str, Dealt]]) -> None:
    for case, one in six:
        told = truth(1, case, one)
        assert told.startswith(f"[1] {case} · {one.scenario.id} · {one.book}")
        for part in ("wrong: ", "where: ", "decides: ", "next: ", "grades: ", "did:"):
            assert f"  {part}" in told
        seats = ", ".join(map(str, weightiest(one.assessment).matter.seats)) or "none"
        assert f"; seats {seats}\n" in told


def test_the_same_seed_gives_the_same_file() -> None:
    assert files(9, 2) == files(9, 2)


def test_a_hand_that_is_no_such_case_is_left_out() -> None:
    clean = next(name for name in wrong_hands() if name.startswith("four-card-flop"))
    assert hand_of(RIGHT, scenarios()[clean], BOOKS[0], Random(1)) is not None
    assert hand_of(LATE, scenarios()["clean-holdem-nine"], BOOKS[0], Random(1)) is None
