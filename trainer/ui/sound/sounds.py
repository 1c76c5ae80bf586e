"""The sounds of the table as the trainee has set them. Silent in tests, and where no window is seen."""

import os

from PySide6.QtGui import QGuiApplication

from trainer.kernel import gestures as g
from trainer.settings import Settings
from trainer.ui.sound.heard import heard
from trainer.ui.sound.player import Player

UNSEEN = ("offscreen", "minimal")


class Sounds:
    """Lets what happens be heard, if it is to be; `player` is made with the first sound."""

    def __init__(self, player: Player | None = None) -> None:
        self._player = player
        self._on, self._volume, self._quiet = True, Settings().volume, player is None and unheard()

    def dress(self, settings: Settings) -> None:
        """The trainee's own settings."""
        self._on, self._volume = settings.sound, settings.volume

    def hear(self, gestures: tuple[g.Gesture, ...]) -> None:
        """Let the sounds of these gestures be heard."""
        if not self._on or self._quiet:
            return
        for name in heard(gestures):
            self._player = self._player or Player()
            self._player.play(name, self._volume)

    def close(self) -> None:
        """Be silent from now on."""
        if self._player is not None:
            self._player.close()


def unheard() -> bool:
    """Is it a test, or a window that no one sees?"""
    return "PYTEST_VERSION" in os.environ or QGuiApplication.platformName() in UNSEEN
