"""At which level a hand is played after a push of whose hand no end is told, and where the clock stands at zero."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import LEVEL, on_both

HEAD = "room\nlevel 100 200 200\nlevel 200 400 400\nclock 1 {}\nplayers A 9 20000\ntable A 9 button 4\n---\n"
ONE_HAND = (
    "The new dealer deals one hand at level 1, 100-200, as the pot was awarded before zero; the next one is at "
    "level 2, 200-400."
)
IF_IN_PLAY = (
    "The new dealer's first hand is at level 2, 200-400, if the pot was still in play at zero; awarded before, one "
    "hand is at level 1, 100-200."
)
IN_PLAY = (
    "The new dealer's first hand is at level 2, 200-400, as the pot was still in play at zero; awarded before, one "
    "hand would be at level 1, 100-200."
)
NEXT, AS_IT_BEGAN = (
    "The next hand is played at level 2, 200-400.",
    "The hand is played at level 2, 200-400, as it began.",
)
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in LEVEL.items()]


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        pytest.param("push;zero", ONE_HAND, id="foxwoods-2020:23-A-push-then-zero"),
        pytest.param("push;zero;deal", ONE_HAND, id="foxwoods-2020:23-A-dealt"),
        pytest.param("push;zero;floor level 2", ONE_HAND, id="foxwoods-2020:23-A-announced"),
        pytest.param("deal;push;zero", ONE_HAND, id="foxwoods-2020:23-A-a-hand-dealt"),
        pytest.param("end;push;zero", ONE_HAND, id="foxwoods-2020:23-A-its-end-told"),
        pytest.param("zero;push", IF_IN_PLAY, id="foxwoods-2020:23-B-zero-then-push"),
        pytest.param("zero;push;deal", IF_IN_PLAY, id="foxwoods-2020:23-B-dealt"),
        pytest.param("deal;zero;push", IF_IN_PLAY, id="foxwoods-2020:23-B-a-hand-dealt"),
        pytest.param("deal;zero;end;push", IN_PLAY, id="foxwoods-2020:23-B-its-end-told"),
        pytest.param("push;riffle;zero", ONE_HAND, id="foxwoods-2020:23-A-riffled"),
    ],
)
def test_a_push_comes_after_the_hand_is_over(told: str, expected: str, tmp_path: Path) -> None:
    text = HEAD.format(300) + told.replace(";", "\n") + "\n"
    assert on_both(tmp_path, "foxwoods-2020", text).sentence == expected


def test_a_push_near_zero_needs_no_end_told(tmp_path: Path) -> None:
    """A hand over before zero: foxwoods-2020 23-A."""
    assert on_both(tmp_path, "foxwoods-2020", f"{HEAD.format(60)}clock run\npush\n").sentence == ONE_HAND


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("end", NEXT),
        ("end;riffle", NEXT),
        ("end;deal", AS_IT_BEGAN),
        ("end;riffle;deal", AS_IT_BEGAN),
        ("deal", AS_IT_BEGAN),
        ("deal 1", "Correct it: the hand is played at level 2, 200-400, not at level 1."),
    ],
)
def test_a_hand_that_is_on_at_zero_is_none_of_the_new_level(
    house: str, told: str, expected: str, tmp_path: Path
) -> None:
    assert on_both(tmp_path, house, HEAD.format(0) + told.replace(";", "\n") + "\n").sentence == expected


@pytest.mark.parametrize("house", HOUSES)
def test_a_push_after_zero(house: str, tmp_path: Path) -> None:
    expected = IN_PLAY if house == "foxwoods-2020" else NEXT
    assert on_both(tmp_path, house, f"{HEAD.format(0)}end\npush\n").sentence == expected


POSTS = (
    "room\nlevel 100 200 200\nlevel 200 400 400\nclock 1 300\nantes big-blind\nplayers A 5-9 20000\n"
    "player Poor 150 A 1\nplayer Shy 300 A 2\nplayer Max 300 A 3\ntable A 9 button 9\n---\n"
)
WRONG = "Correct it: the hand is played at level 2, 200-400, not at level 1."


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("told", ["deal 1", "deal 1\ndealer:A misdeal", "floor penalty Shy 2\ndeal 1"])
def test_nothing_is_posted_at_a_wrong_level(house: str, told: str, tmp_path: Path) -> None:
    answer = on_both(tmp_path, house, f"{POSTS}zero\nfloor level 2\n{told}\n")
    every = (answer.sentence, *answer.also)
    assert not any(word in each for each in every for word in ("posts", "300 posted", "whole ante", "blind short"))
    assert any(WRONG.lower() in each.lower() for each in every)


@pytest.mark.parametrize("house", HOUSES)
def test_a_level_that_was_put_right_is_told_of_no_more(house: str, tmp_path: Path) -> None:
    begun = f"{POSTS}zero\nfloor level 2\n"
    once = on_both(tmp_path, house, f"{begun}deal 2\n")
    again = on_both(tmp_path, house, f"{begun}deal 1\ndealer:A misdeal\ndeal 2\n")
    assert (again.sentence, again.also) == (once.sentence, once.also)
    assert on_both(tmp_path, house, f"{begun}deal 1\ndealer:A misdeal\ndeal 1\n").sentence.startswith(WRONG)
