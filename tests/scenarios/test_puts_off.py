"""A scenario whose floor puts its ruling on a disputed pot off."""

import pytest

from tests.scenarios.hands import packaged
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

HAND = "pots-camera-for-a-light-pot"


def test_it_is_written_and_read_again() -> None:
    assert read(written(packaged()[HAND]), "one.toml").puts_off
    assert "puts_off" not in written(packaged()["pots-count-disputed-at-the-push"])


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        pytest.param("dispute count", "request count", "who disputes the pot", id="nobody disputes"),
        pytest.param("puts_off = true", "puts_off = 1", "must be", id="no yes or no"),
    ],
)
def test_a_floor_that_has_nothing_to_put_off_is_a_fault(old: str, new: str, fault: str) -> None:
    with pytest.raises(BadScenario, match=fault):
        read(packaged()[HAND].text.replace(old, new), "one.toml")
