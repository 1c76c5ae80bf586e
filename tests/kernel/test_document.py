"""A transcript goes into text and comes back; a broken text names every fault with its line."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.acts import any_act
from tests.kernel.test_conservation import SETUP
from trainer.kernel.document import BadTranscript, text_of, transcript_of
from trainer.kernel.gestures import Gesture
from trainer.kernel.table import LastHand
from trainer.kernel.transcript import Transcript

FULL = replace(
    SETUP,
    stakes=replace(SETUP.stakes, ante=25, big_blind_ante=200),
    button_due=4,
    absent=frozenset({4}),
    penalty=frozenset({1, 3}),
    moved=frozenset({1}),
    last_hand=LastHand(2, 3, 4),
    loosens_from=12_345,
)
ONE = st.builds(Gesture, st.integers(0, 99999), st.sampled_from(("D", "P3")), any_act(FULL.table()))


@given(st.lists(ONE, max_size=6))
def test_a_transcript_comes_back_from_its_text(some: list[Gesture]) -> None:
    transcript = Transcript(FULL, tuple(some))
    assert transcript_of(text_of(transcript)) == transcript


def _without(start: str) -> str:
    return "\n".join(each for each in text_of(Transcript(SETUP)).splitlines() if not each.startswith(start))


@pytest.mark.parametrize("start", ["game", "seat", "button", "deck", "---"])
def test_a_head_without_what_it_needs_is_refused(start: str) -> None:
    with pytest.raises(BadTranscript, match=start.replace("---", "'---'")):
        transcript_of(_without(start))


def test_all_faults_come_at_once_with_their_lines() -> None:
    text = text_of(Transcript(SETUP)).replace("button 3", "button three").replace("rack", "sack") + "1.000 D wave\n"
    with pytest.raises(BadTranscript) as caught:
        transcript_of(text)
    lines = text.splitlines()
    wanted = [n for n, each in enumerate(lines, 1) if each.startswith(("button", "sack", "1.000"))]
    assert [line for line, _ in caught.value.faults] == wanted


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("dealing 2", "dealing one", "first line must be 'dealing 2', not 'dealing one'"),
        ("dealing 2", "dealing 0", "first line"),
        ("dealing 2", f"dealing {'9' * 5000}", "first line"),
        ("dealing 2", "room 1", "first line"),
        ("button 3", "button 9", "seat 9"),
        ("button 3", "button 3\nbutton 4", "listed twice"),
        ("game holdem", "game whist", "isn't a game"),
        ("seat 2", "seat 5", "seat 2 comes next"),
        ("Jk~", "As", "one card twice"),
        ("rack", "last-hand 1 3\nrack", "seats of the button, small blind and big blind"),
        ("rack", "last-hand 1 3 4 2 1\nrack", "seats of the button, small blind and big blind"),
        ("rack", "last-hand 0 1 3\nrack", "seats of the button, small blind and big blind"),
        ("rack", "last-hand 1 3 one\nrack", "isn't a whole number"),
        ("rack", "last-hand 1 3 9\nrack", "last-hand names seat 9"),
        ("rack", "last-hand 1 3 4 7\nrack", "last-hand names seat 7"),
    ],
)
def test_a_head_that_makes_no_sense_is_refused(old: str, new: str, fault: str) -> None:
    text = text_of(Transcript(SETUP))
    assert old in text
    with pytest.raises(BadTranscript, match=fault):
        transcript_of(text.replace(old, new, 1))


def test_comments_and_blank_lines_are_left_out() -> None:
    text = text_of(Transcript(SETUP)).replace("---", "\n# what follows was dealt\n---")
    assert transcript_of(text) == Transcript(SETUP)


def test_the_last_hand_tells_where_the_button_belonged_only_when_it_lay_elsewhere() -> None:
    wrong = Transcript(replace(SETUP, last_hand=LastHand(3, 4, 1, due=2)))
    assert "last-hand 3 4 1 2" in text_of(wrong).splitlines()
    assert transcript_of(text_of(wrong)) == wrong
    assert "last-hand 3 4 1" in text_of(Transcript(replace(SETUP, last_hand=LastHand(3, 4, 1)))).splitlines()
