"""What a house has settled for itself, written in a scenario file."""

import pytest

from tests.scenarios.hands import packaged, play
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written
from trainer.ui.desk.stakes import stakes_line

HAND = "bets-one-raise-too-many"
SAID = 'house = ["raise-cap 3"]'


def test_the_hand_is_dealt_in_that_house_and_the_bar_says_so() -> None:
    setup = play(HAND).setup
    assert setup.house == (("raise-cap", "3"),)
    assert stakes_line(setup).endswith("3-raise cap in limit")
    assert play("clean-holdem-limit").setup.house == ()


def test_the_bar_says_that_the_house_has_a_moving_button() -> None:
    told = packaged()["clean-small-blind-busts-at-a-moving-button"].text
    for answer, says in (("yes", True), ("no", False)):
        setup = play_of(read(told.replace("moving-button yes", f"moving-button {answer}"), "a.toml"), book("upt")).setup
        assert stakes_line(setup).endswith("· moving button") is says


@pytest.mark.parametrize(("cap", "says"), [("1", "1-raise cap in limit"), ("2", "2-raise cap in limit")])
def test_the_bar_says_which_cap(cap: str, says: str) -> None:
    told = read(packaged()[HAND].text.replace("raise-cap 3", f"raise-cap {cap}"), "capped.toml")
    assert told.house == (("raise-cap", cap),)
    assert stakes_line(play_of(told, book("tda-2022")).setup).split(" · ")[-1] == says


def test_a_file_with_settings_reads_back_and_one_without_has_none() -> None:
    assert read(written(packaged()[HAND]), "again.toml").house == (("raise-cap", "3"),)
    assert "house" not in written(packaged()["clean-holdem-limit"])


@pytest.mark.parametrize(
    ("line", "key", "what"),
    [
        ('house = ["raise-cap"]', "house[1]", "isn't a whole number"),
        ('house = ["raise-cap 3", "raise-cap 4"]', "house[2]", "raise-cap is listed twice"),
        ('house = ["cap 3"]', "house[1]", "isn't a house setting"),
        ('house = "raise-cap 3"', "house", "must be a list"),
    ],
)
def test_a_setting_there_is_not_is_a_fault_at_its_place(line: str, key: str, what: str) -> None:
    with pytest.raises(BadScenario) as bad:
        read(packaged()[HAND].text.replace(SAID, line), "faulty.toml")
    (fault,) = bad.value.faults
    assert fault.key == key and what in fault.what
