"""Who does a step at the wrong place, or too soon, has seen what is wrong, and loses the mark for the remedy alone."""

import pytest

from tests.grading.dealt import scenarios
from tests.grading.remedy_slips import Slip, Slipping
from tests.grading.simulated import dealt
from tests.grading.test_remedy_slips import slips
from trainer.grading.assessment import Assessment, How, MatterGrade, StepState
from trainer.kernel import gestures as g


def slipped(name: str, key: str, due: str, instead: type[g.Act]) -> tuple[Slip, Assessment]:
    """The hand with the first slip of that sort that can be made in it."""
    _, found = slips(name, key)
    slip = next(each for each in found if each.due == due and isinstance(each.instead, instead))
    return slip, dealt(scenarios()[name], key, Slipping(slip)).assessment()


def main(slip: Slip, graded: Assessment) -> MatterGrade:
    return next(each for each in graded.matters if each.matter.key == slip.matter)


SEEN = [
    pytest.param("showdown-limit-ace-is-enough", "whole-hand-asked-for", g.AskToShow, id="another player asked"),
    pytest.param("before-penalized-player-dealt-out", "kill-the-hand", g.Muck, id="another hand killed"),
    pytest.param("deal-joker-on-fifth-street", "scrap-card-out-of-play", g.Pitch, id="replaced before it is out"),
    pytest.param("deal-one-downcard-exposed-in-razz", "exposed-card-is-the-upcard", g.Pitch, id="another seat's card"),
]


@pytest.mark.parametrize(("name", "due", "instead"), SEEN)
def test_a_step_done_at_the_wrong_place_shows_that_it_was_seen(name: str, due: str, instead: type[g.Act]) -> None:
    slip, graded = slipped(name, "tda-2022", due, instead)
    one = main(slip, graded)
    assert (one.noticed.how, one.noticed.index) == (How.YES, slip.at)
    assert not any(each.own for each in graded.matters), "the slip is no matter beside the one it was meant for"


@pytest.mark.parametrize("way", ["seat", "chips"])
def test_posted_chips_given_back_to_another_seat_or_in_part_show_that_the_straddle_was_seen(way: str) -> None:
    name, key = "before-straddle-on-the-button", "upt"
    _, found = slips(name, key)
    slip = next(each for each in found if each.way == way)
    one = main(slip, dealt(scenarios()[name], key, Slipping(slip)).assessment())
    assert (one.noticed.how, one.noticed.index, one.remedy_right) == (How.YES, slip.at, False)


def test_what_is_asked_of_the_right_player_after_another_comes_on_the_second_try() -> None:
    slip, graded = slipped("showdown-limit-ace-is-enough", "tda-2022", "whole-hand-asked-for", g.AskToShow)
    states = {each.step.key: each.state for each in main(slip, graded).remedy}
    assert states == {"whole-hand-asked-for": StepState.LATE, "whole-hand-tabled": StepState.MET}


LET_GO = [("deal-button-waits-for-its-last-card", 16), ("deal-button-short-after-a-pot-bet", 26)]


@pytest.mark.parametrize(("name", "seen"), LET_GO)
def test_seen_in_time_and_left_until_the_hand_is_dead_the_remedy_is_late(name: str, seen: int) -> None:
    slip, graded = slipped(name, "tda-2022", "complete-the-hand", g.Pitch)
    one = main(slip, graded)
    assert (one.noticed.how, one.noticed.index) == (How.YES, seen)
    assert [(each.step.key, each.state) for each in one.remedy if each.step.key != "play-on"] == [
        ("kill-the-hand", StepState.LATE)
    ]
    assert len(graded.matters) == 1, "the card at the wrong seat is told under it"


def test_a_card_of_its_own_that_a_seat_gets_before_another_is_no_attempt() -> None:
    """In seventh street the next seat's card and the replacement may come in either order."""
    name = "stud-seventh-street-face-up-and-liked"
    _, found = slips(name, "tda-2022")
    early = next(each for each in found if each.instead == g.Pitch(4))
    (one,) = dealt(scenarios()[name], "tda-2022", Slipping(early)).assessment().matters
    assert {each.state for each in one.remedy} == {StepState.MET}
