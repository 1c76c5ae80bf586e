"""Calling the floor for a wager or a fold with no matter open: in order where the house finds fault with it."""

import pytest

from tests.grading.dealt import scenarios
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Verdict
from trainer.grading.doubt import out_of_the_ordinary
from trainer.grading.model import playing_out
from trainer.grading.otherwise import calls_the_floor
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.scenarios.compiler import play_of

UPT = "upt"
OTHERS = tuple(each for each in BOOKS if each != UPT)
FREE_FOLD, EARLY_FOLD = "clean-folds-with-nothing-to-call", "clean-folds-before-the-amount"
CHECK_RAISE, ONE_CHIP, SMALL = (
    "clean-check-raise-objected-to",
    "clean-one-chip-on-top-of-a-raise",
    "clean-twenty-small-chips",
)


def _dealt(name: str, key: str) -> Assessor:
    law = book(key)
    *_, graded = playing_out(play_of(scenarios()[name], law), law, calls_the_floor)
    return graded


def _called(graded: Assessor) -> list[Verdict]:
    """What the calls for the floor were worth."""
    calls = {at for at, _, _ in graded.record.acts.get(g.CallFloor, ())}
    return [each.verdict for each in graded.assessment().findings if each.index in calls]


@pytest.mark.parametrize(
    ("name", "key", "harmless"),
    [
        *(pytest.param(FREE_FOLD, key, True, id=f"a fold with nothing to call-{key}") for key in OTHERS),
        pytest.param(FREE_FOLD, UPT, False, id="the same, not dead before somebody acts on it"),
        *(pytest.param(EARLY_FOLD, key, True, id=f"a fold before the amount-{key}") for key in OTHERS),
        pytest.param(CHECK_RAISE, UPT, False, id="a check-raise that is allowed"),
        pytest.param(CHECK_RAISE, OTHERS[0], False, id="the same where nothing is printed on it"),
        pytest.param(ONE_CHIP, OTHERS[0], False, id="a chip on top of others, which counts as a call"),
        pytest.param(SMALL, UPT, True, id="small chips, which the floor may refuse"),
        pytest.param(SMALL, OTHERS[0], False, id="the same where nothing is printed on them"),
    ],
)
def test_a_call_for_the_floor_is_in_order_where_the_house_finds_fault(name: str, key: str, harmless: bool) -> None:
    (verdict,) = _called(_dealt(name, key))
    assert (verdict is Verdict.HARMLESS) is harmless


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        pytest.param(FREE_FOLD, ["fold"], id="the fold that answers a bet is not among them"),
        pytest.param(EARLY_FOLD, ["hasty"], id="a fold before there is an amount"),
        pytest.param("clean-holdem-heads-up", [], id="a hand like others"),
    ],
)
def test_what_is_out_of_the_ordinary(name: str, kinds: list[str]) -> None:
    graded = _dealt(name, OTHERS[0])
    assert [each.kind for each in out_of_the_ordinary(Facts(graded.record, len(graded.record)))] == kinds
