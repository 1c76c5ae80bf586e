"""The measures by which hands are told apart, on numbers of which the answer is known."""

import numpy as np
import pytest

from tests.tells.draws import Draw, Seen, drawn
from tests.tells.features import told
from tests.tells.telling import Bounded, auc, beyond, told_apart
from trainer.rules.book import all_books
from trainer.scenarios.injectors import INJECTORS

LAW = all_books()[0]


def hand(key: str) -> Draw:
    found = drawn(INJECTORS[key], "telling 1", LAW)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("ones", "others", "wanted"),
    [
        ([3, 4], [1, 2], 1.0),
        ([1, 2], [3, 4], 0.0),
        ([1, 1], [1, 1], 0.5),
        ([1, 3], [2, 2], 0.5),
        ([2, 3], [1, 2], 0.875),
    ],
)
def test_auc_counts_how_often_the_first_is_higher(ones: list[int], others: list[int], wanted: float) -> None:
    assert auc(np.array(ones), np.array(others)).value == wanted


def test_a_hand_and_its_twin_are_one_draw() -> None:
    """Where both have the same score nothing is left to chance, whatever the scores; two strangers' scores vary."""
    scores = np.random.default_rng(1).random(200)
    assert auc(scores, scores).error < 1e-9
    assert auc(scores, np.random.default_rng(2).random(200)).error == pytest.approx(0.029, abs=0.004)


def test_bounds_lie_where_one_in_twenty_is_beyond() -> None:
    found = Bounded(0.5, 0.1)
    assert (found.lower, found.upper) == (pytest.approx(0.3355, abs=1e-4), pytest.approx(0.6645, abs=1e-4))


def test_numbers_that_say_nothing_tell_nothing_and_one_that_does_is_found() -> None:
    chance = np.random.default_rng(3)
    blank = [{"a": float(chance.random()), "b": float(n)} for n in range(300)]
    other = [{"a": float(chance.random()), "b": float(n)} for n in range(300)]
    assert all(abs(found.value - 0.5) < 0.09 for found in told_apart(blank, other).values())
    marked = [{**row, "a": row["a"] + 1} for row in other]
    assert all(found.value > 0.99 for found in told_apart(marked, blank).values())


def test_a_kind_that_shows_is_guessed_beyond_what_is_known_anyway() -> None:
    chance = np.random.default_rng(4)
    kinds = [("a", "a", "b")[n % 3] for n in range(300)]
    blank = [{"x": float(chance.random())} for _ in kinds]
    shown = [{"x": float(each == "b") + row["x"]} for each, row in zip(kinds, blank, strict=True)]
    nothing = [{"x": 0.0} for _ in kinds]
    assert all(found.value < 0.03 for found in beyond(blank, nothing, kinds).values())
    assert all(found.value > 0.25 for found in beyond(shown, nothing, kinds).values())
    assert all(found.value == 0 for found in beyond(shown, shown, kinds).values())


@pytest.mark.parametrize(
    ("key", "part"), [("wrong-button", "button"), ("four-card-flop", "board"), ("tabled-winner-mucked", "muck")]
)
def test_the_own_evidence_of_a_matter_is_not_seen(key: str, part: str) -> None:
    draw = hand(key)
    assert part in draw.evidence.seen
    one, twin = (told(draw, spoiled=which) for which in (True, False))
    assert {name: of for name, of in one.items() if name.startswith(f"{part} ")} == {
        name: of for name, of in twin.items() if name.startswith(f"{part} ")
    }


def test_a_hand_is_seen_up_to_what_goes_wrong_in_it() -> None:
    """Up to the onset a player's mistake and its twin are the same hand, with the same times."""
    draw = hand("short-raise")
    since: tuple[Seen, Seen] = draw.spoiled, draw.clean
    assert since[0].since == since[1].since
