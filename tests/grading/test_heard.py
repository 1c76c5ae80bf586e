"""What is heard: the words that were said, else plain ones for everything that can be asked, disputed or claimed."""

import pytest

from trainer.grading.heard import heard
from trainer.grading.words import act_words
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import ABOUT, LISTS, Value
from trainer.kernel.notation import act_of
from trainer.ui.play.voices import dealer_says, floor_says, player_says


def line_of(kind: type[g.Act], what: str) -> str:
    about = ABOUT[kind].get(what)
    return f"{kind.verb} {what}{' 7' if about is not None and about.needed else ''}"


ALL = [line_of(kind, what) for kind, known in LISTS.items() for what in known]


@pytest.mark.parametrize(
    "line", [*ALL, "dispute", *(f"claim hand {value}" for value in Value), "tell behind 7", "request count 7"]
)
def test_everything_has_words_that_stand_alone(line: str) -> None:
    words = heard(act_of(line))
    assert words and words[0].isupper() and words[-1] in ".?"
    assert line.partition(" ")[2] not in words or "-" not in line  # a key of the notation is nobody's word


@pytest.mark.parametrize(
    "line", ["request count 3", "dispute award main", "claim hand flush", "refuse show", "tell pot 9"]
)
def test_what_was_said_is_heard_as_it_was_said(line: str) -> None:
    act = act_of(f"{line} ¡Así es!")
    assert heard(act) == "¡Así es!"
    assert player_says(g.Gesture(0, "P3", act)) == dealer_says(act) == floor_says(act) == "¡Así es!"
    assert act_words(act) == "Said “¡Así es!”"


def test_what_is_no_word_is_not_heard() -> None:
    assert heard(g.Fold()) == heard(g.Say("")) == ""


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("raise 18000", "raise 18,000"),
        ("600", "600"),
        ("2500.50", "2500.50"),
        ("12,000", "12,000"),
        ("1500!", "1,500!"),
    ],
)
def test_amounts_that_were_said_are_written_as_they_are_read(said: str, read: str) -> None:
    assert heard(g.Say(said)) == read
