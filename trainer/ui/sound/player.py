"""Plays short sounds through the computer's sound device; without one, or without a library for it, it is silent."""

import os
import sys
import wave
from array import array
from collections.abc import Generator, Sequence
from contextlib import suppress
from functools import cache
from operator import add
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from trainer import resources

RATE, BUFFER_MS, AT_ONCE, REST_S = 22050, 40, 3, 4.0
Samples: TypeAlias = "array[int]"


@cache
def samples(name: str, volume: int) -> Samples:
    """A sound of `assets/sounds` at so many hundredths of its loudness."""
    with wave.open(str(resources.path("assets", "sounds", f"{name}.wav")), "rb") as file:
        loud = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        loud.byteswap()
    return array("h", (each * volume // 100 for each in loud))


class Mixer:
    """The sounds that are heard now, as one stream; of more than three at once the oldest gives way."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[Samples] = SimpleQueue()
        self._playing: list[Samples] = []

    def add(self, sound: Samples) -> None:
        """Let a sound begin."""
        self._waiting.put(sound)

    def stream(self) -> Generator[bytes, int, None]:
        """As many frames as are asked for, again and again."""
        count = yield b""
        while True:
            count = yield self.next(count)

    def next(self, count: int) -> bytes:
        """The next frames of all that is heard."""
        while not self._waiting.empty():
            self._playing.append(self._waiting.get())
        mixed = array("h", bytes(2 * count))
        for sound in self._playing[-AT_ONCE:]:
            part = sound[:count]
            mixed[: len(part)] = array("h", map(add, mixed, part))
        self._playing = [sound[count:] for sound in self._playing[-AT_ONCE:] if len(sound) > count]
        return mixed.tobytes()


class Player:
    """One thread that opens the device with the first sound and lets it rest when nothing was heard for a while.

    Nothing waits for it, and nothing that goes wrong in it is told: a dealer hears nothing then.
    """

    def __init__(self, backends: Sequence[str] | None = None) -> None:
        self._backends = there() if backends is None else backends
        self._asked: SimpleQueue[Samples | None] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, name: str, volume: int) -> None:
        """Let a sound be heard."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._asked.put(samples(name, volume))

    def close(self) -> None:
        """Be silent from now on."""
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(0.5)

    def _run(self) -> None:
        with suppress(Exception):  # no library, no device, or one that fails later: whatever it is, silence
            device = opened(self._backends)
            if device is not None:
                self._serve(device)

    def _serve(self, device: Any) -> None:
        mixer, runs = Mixer(), False
        while True:
            try:
                sound = self._asked.get(timeout=REST_S if runs else None)
            except Empty:
                device.stop()
                runs = False
                continue
            if sound is None:
                device.close()
                return
            mixer.add(sound)
            if not runs:
                stream = mixer.stream()
                next(stream)
                device.start(stream)
                runs = True


def opened(backends: Sequence[str]) -> Any:
    """The device, None where there is none. Raises ImportError or an error of the library where it cannot be opened."""
    if not backends:
        return None
    import miniaudio  # most starts need none of it

    kinds = [miniaudio.Backend[each] for each in backends]
    wanted = miniaudio.SampleFormat.SIGNED16
    return miniaudio.PlaybackDevice(wanted, 1, RATE, BUFFER_MS, backends=kinds, app_name="Dealer trainer")


def there() -> tuple[str, ...]:
    """Where sound can go on this computer; a Linux without any is not asked, as its library would write of that."""
    if sys.platform == "win32":
        return "WASAPI", "DSOUND"
    if sys.platform == "darwin":
        return ("COREAUDIO",)
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if "PULSE_SERVER" in os.environ or (runtime and Path(runtime, "pulse", "native").exists()):
        return ("PULSEAUDIO",)
    return ("ALSA",) if any(Path("/dev/snd").glob("pcm*p")) else ()
