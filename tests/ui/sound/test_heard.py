"""Every sound belongs to a kind of act, and tells an ear no more than an eye sees."""

import wave
from pathlib import Path

import pytest

from trainer import resources
from trainer.kernel import gestures as g
from trainer.kernel.cards import card
from trainer.kernel.chips import Chips
from trainer.ui.sound.heard import KINDS, NAMES, heard


def of(*acts: g.Act) -> tuple[str, ...]:
    return heard(tuple(g.Gesture(0, g.DEALER, act) for act in acts))


def test_cards_chips_the_riffle_and_the_floor_are_heard() -> None:
    assert of(g.Pitch(3)) == ("card",)
    assert of(g.Lay(3)) == ("card",)
    assert of(g.Shuffle(())) == ("riffle",)
    assert of(g.Wager(Chips(((100, 2),)))) == ("chips",)
    assert of(g.PushPot(3, Chips(((100, 2),)))) == ("rake",)
    assert of(g.Check()) == ("knock",)
    assert of(g.Come()) == ("floor",)
    assert of(g.Stop()) == ()


def test_what_happens_at_one_moment_is_heard_once() -> None:
    assert of(g.Turn(True, (card("Ah"),)), g.Turn(True, (card("Kh"),)), g.Check()) == ("turn", "knock")


def test_four_cards_sound_like_three_and_a_boxed_one_like_any() -> None:
    assert of(g.Lay(3)) == of(g.Lay(4)) == of(g.Lay(3, True))


def test_each_kind_of_act_has_one_sound_at_most() -> None:
    kinds = [kind for each in KINDS.values() for kind in each]
    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("name", NAMES)
def test_each_sound_is_short_and_small(name: str) -> None:
    path = resources.path("assets", "sounds", f"{name}.wav")
    assert path.stat().st_size < 60_000
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050)
        assert file.getnframes() / 22050 < 1


def test_no_sound_lies_there_that_is_never_heard() -> None:
    assert {each.stem for each in Path(resources.path("assets", "sounds")).glob("*.wav")} == set(NAMES)
