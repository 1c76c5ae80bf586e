"""What is heard is mixed without being cut off; without a device there is silence, and not a word."""

import importlib.util
import subprocess
import sys
from array import array
from pathlib import Path
from time import sleep

import pytest

from trainer import resources
from trainer.kernel import gestures as g
from trainer.settings import VOLUMES, Settings
from trainer.ui.sound import player as module
from trainer.ui.sound.heard import NAMES
from trainer.ui.sound.player import AT_ONCE, Mixer, Player, Samples, samples
from trainer.ui.sound.sounds import Sounds

HAPPENED = (g.Gesture(0, g.DEALER, g.Pitch(1)),)


def frames(mixer: Mixer, count: int) -> Samples:
    return array("h", mixer.next(count))


def test_sounds_are_mixed_and_come_to_their_end() -> None:
    mixer, card = Mixer(), samples("card", 15)
    mixer.add(card)
    mixer.add(card)
    assert list(frames(mixer, 100)) == [2 * each for each in card[:100]]
    rest = frames(mixer, len(card))
    assert list(rest[: len(card) - 100]) == [2 * each for each in card[100:]]
    assert not any(frames(mixer, 50))


@pytest.mark.parametrize("name", NAMES)
def test_as_many_as_are_heard_at_once_are_not_cut_off(name: str) -> None:
    assert AT_ONCE * max(map(abs, samples(name, max(VOLUMES)))) < 2**15


def test_the_loudest_ones_gives_way_to_newer_ones() -> None:
    mixer = Mixer()
    for _ in range(20):
        mixer.add(samples("riffle", 45))
    assert max(map(abs, frames(mixer, 4000))) < 2**15


def test_a_device_takes_what_is_played() -> None:
    pytest.importorskip("miniaudio")
    player = Player(("NULL",))
    asked: list[str] = []
    player.play("card", 15)
    player.play("chips", 15)
    assert player._thread is not None
    for _ in range(100):
        if player._asked.empty():
            asked.append("taken")
            break
        sleep(0.02)
    assert asked
    player.close()
    assert not player._thread.is_alive()


def test_without_a_device_it_is_silent(capfd: pytest.CaptureFixture[str]) -> None:
    player = Player(())
    for _ in range(3):
        player.play("card", 15)
    player.close()
    assert player._thread is not None
    assert not player._thread.is_alive()
    assert capfd.readouterr() == ("", "")


def test_a_library_that_fails_is_no_trouble(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    def fails(_: object) -> object:
        raise RuntimeError("no sound")

    monkeypatch.setattr(module, "opened", fails)
    player = Player(("ALSA",))
    player.play("card", 15)
    player.close()
    assert capfd.readouterr() == ("", "")


class Ear(Player):
    """Remembers what it was to play."""

    def __init__(self) -> None:
        super().__init__(())
        self.heard: list[tuple[str, int]] = []

    def play(self, name: str, volume: int) -> None:
        self.heard.append((name, volume))


def test_the_table_is_heard_as_the_settings_say() -> None:
    ear = Ear()
    sounds = Sounds(ear)
    sounds.hear(HAPPENED)
    sounds.dress(Settings(volume=45))
    sounds.hear(HAPPENED)
    sounds.dress(Settings(sound=False))
    sounds.hear(HAPPENED)
    assert ear.heard == [("card", 15), ("card", 45)]


def test_tests_are_silent(qtbot: object) -> None:
    sounds = Sounds()
    sounds.hear(HAPPENED)
    assert sounds._player is None


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    script = resources.path("assets", "sounds", "synthesize.py")
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    for name in NAMES:
        kept, made = (where / f"{name}.wav" for where in (script.parent, tmp_path))
        one, other = (array("h", each.read_bytes()[44:]) for each in (kept, made))
        assert len(one) == len(other)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2, "rounded otherwise on another machine"


def test_the_library_is_asked_for_only_when_something_is_heard() -> None:
    assert importlib.util.find_spec("trainer.ui.sound.player") is not None
    code = "import sys, trainer.ui.sound.sounds; sys.exit('miniaudio' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
