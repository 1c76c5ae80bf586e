"""A scenario whose hand begins with the button in the wrong place: read, written, and dealt from where it lies."""

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

HAND = "presence-back-too-late"
"""Seats 1, 2, 4, 6 and 8, the button at seat 2."""


def lying(seat: int, button: int = 2) -> Scenario:
    text = packaged()[HAND].text.replace("button = 2", f"button = {button}\nbutton_lies = {seat}")
    return read(text, "lying.toml")


def test_it_reads_back_as_it_is_written() -> None:
    scenario = lying(1)
    assert (scenario.button, scenario.lying) == (2, 1)
    assert read(written(scenario), "again.toml").button_lies == 1


def test_a_button_in_its_own_place_is_not_written() -> None:
    assert "button_lies" not in written(packaged()[HAND])


@pytest.mark.parametrize(
    ("seat", "what"),
    [
        (2, "seat 2 is where the button belongs: leave this out"),
        (3, "the button can't be at seat 3, where no one sits"),
    ],
)
def test_a_place_that_is_none_is_a_fault(seat: int, what: str) -> None:
    with pytest.raises(BadScenario) as bad:
        lying(seat)
    assert [(each.key, each.what) for each in bad.value.faults] == [("button_lies", what)]


def test_stud_has_no_button_to_lie_wrong() -> None:
    text = next(each.text for each in packaged().values() if each.game == "stud" and "button = 1\n" in each.text)
    with pytest.raises(BadScenario, match="needs a game that is dealt from the button"):
        read(text.replace("button = 1\n", "button = 1\nbutton_lies = 2\n"), "stud.toml")


def test_posts_and_cards_go_by_where_it_lies() -> None:
    law = book("tda-2022")
    play = play_of(lying(1), law)
    assert (play.setup.button, play.setup.button_due) == (1, 2)
    assert [each.seat for each in play.opening if isinstance(each.act, g.Post)] == [2, 4]


def test_a_clean_twin_has_its_button_in_place_and_everybody_at_the_table() -> None:
    twin = clean_twin(lying(1))
    assert twin.lying == 2
    assert any(each.away for each in lying(1).seats) and not any(each.away for each in twin.seats)
