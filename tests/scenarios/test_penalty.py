"""Players who sit out a penalty in a scenario: dealt in, away for the whole hand, and their hand is killed."""

import pytest

from tests.grading.simulated import dealt
from tests.scenarios.hands import packaged
from trainer.grading.assessment import How
from trainer.grading.mistakes import MISTAKES, TYPICAL
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

DEALT_IN, IN_STUD, REDEAL, LEFT_OUT = (
    "before-penalized-players-hand",
    "before-penalized-hand-still-there-in-stud",
    "before-penalized-player-in-the-redeal",
    "before-penalized-player-dealt-out",
)


def test_who_is_on_penalty_is_away_and_posts_what_is_due() -> None:
    play = play_of(packaged()[IN_STUD], book("tda-2024"))
    assert (play.setup.penalty, play.setup.absent) == ({5}, frozenset())
    assert play.setup.table().away == {5}
    assert 5 in [each.seat for each in play.opening if isinstance(each.act, g.Post)]


def test_a_penalty_is_written_and_read_again() -> None:
    again = read(written(packaged()[DEALT_IN]), "again.toml")
    assert [each.number for each in again.seats if each.penalty] == [7]
    assert not any(each.penalty for each in clean_twin(again).seats)


@pytest.mark.parametrize("does", ["back", "away"])
def test_nobody_on_penalty_comes_or_goes(does: str) -> None:
    text = f'{packaged()[DEALT_IN].text}\n[[comes]]\nseat = 7\ndoes = "{does}"\nat = "deal 4"\n'
    with pytest.raises(BadScenario, match="seat 7 is on penalty for the whole hand"):
        read(text, "comes.toml")


def test_a_penalty_is_a_yes_or_a_no() -> None:
    with pytest.raises(BadScenario, match="must be"):
        read(packaged()[DEALT_IN].text.replace("penalty = true", "penalty = 1"), "one.toml")


@pytest.mark.parametrize("key", BOOKS)
def test_the_redeal_has_a_hand_to_kill_and_the_table_waits_for_nobody(key: str) -> None:
    found = dealt(packaged()[REDEAL], key, MISTAKES["plays-on"].dealer).assessment()
    assert not found.right


@pytest.mark.parametrize("key", BOOKS)
def test_a_hand_killed_only_at_its_turn_is_killed_too_late(key: str) -> None:
    found = dealt(packaged()[DEALT_IN], key, MISTAKES[TYPICAL["penalised-hand"]].dealer).assessment()
    assert [(each.matter.kind, each.right) for each in found.matters] == [("penalised-hand", False)]


def test_upt_lets_a_player_on_penalty_be_dealt_out_and_tda_does_not() -> None:
    """upt:tournament-28, tda-2024:71-C, 35-A-4."""
    asked = {
        key: [
            each.noticed.how
            for each in dealt(packaged()[LEFT_OUT], key, MISTAKES["plays-on"].dealer).assessment().matters
        ]
        for key in ("upt", "tda-2024")
    }
    assert asked["upt"] == []
    assert How.MISSED in asked["tda-2024"]
