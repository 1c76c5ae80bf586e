"""Makes the sounds of the table out of noise and damped tones: `python assets/sounds/synthesize.py` writes them here.

The noise is seeded, so that the same files come out again. They are ours, under the license of the project.
"""

import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]
RATE, PEAK = 22050, 0.7


def seconds(length: float) -> Samples:
    """The moments of so many seconds."""
    return np.arange(round(length * RATE)) / RATE


def noise(length: float, low: float, high: float, seed: int) -> Samples:
    """Noise between two frequencies in Hz."""
    count = len(seconds(length))
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(count))
    at = np.fft.rfftfreq(count, 1 / RATE)
    spectrum *= np.exp(-((np.maximum(low - at, 0) / (0.3 * low)) ** 2) - (np.maximum(at - high, 0) / (0.3 * high)) ** 2)
    made = np.fft.irfft(spectrum, count)
    return made / np.abs(made).max()


def fades(length: float, rise: float, fall: float) -> Samples:
    """Up within `rise` seconds, then down with the time constant `fall`."""
    at = seconds(length)
    return np.minimum(at / rise, 1.0) * np.exp(-np.maximum(at - rise, 0) / fall)


def tone(length: float, pitch: float, fall: float) -> Samples:
    """A damped tone."""
    return np.sin(2 * np.pi * pitch * seconds(length)) * fades(length, 0.001, fall)


def mixed(length: float, parts: Sequence[tuple[float, float, Samples]]) -> Samples:
    """Parts, each with the second at which it begins and its loudness."""
    whole = np.zeros(len(seconds(length)))
    for start, loud, part in parts:
        first = round(start * RATE)
        room = whole[first : first + len(part)]
        room += loud * part[: len(room)]
    return whole


def swish(length: float, seed: int) -> Samples:
    """Paper that slides over cloth."""
    return noise(length, 1200, 5200, seed) * np.sin(np.pi * np.minimum(seconds(length) / length, 1.0)) ** 2


def pat(seed: int) -> Samples:
    """Something light that comes down on cloth."""
    return noise(0.06, 180, 900, seed) * fades(0.06, 0.002, 0.014)


def click(seed: int) -> Samples:
    """The edge of a card that springs back."""
    return noise(0.02, 1800, 7000, seed) * fades(0.02, 0.0005, 0.003)


def clack(seed: int) -> Samples:
    """One clay chip on another."""
    shift = 1 + 0.05 * np.random.default_rng(seed).standard_normal()
    rings = ((2350, 1.0, 0.012), (3720, 0.7, 0.009), (5480, 0.45, 0.006), (7900, 0.25, 0.004))
    parts = [(0.0, loud, tone(0.07, pitch * shift, fall)) for pitch, loud, fall in rings]
    return mixed(0.07, [*parts, (0.0, 0.6, noise(0.01, 2500, 8000, seed) * fades(0.01, 0.0003, 0.002))])


def card() -> Samples:
    return mixed(0.16, [(0.0, 0.6, swish(0.1, 1)), (0.085, 1.0, pat(2))])


def turn() -> Samples:
    return mixed(0.14, [(0.0, 0.35, swish(0.06, 3)), (0.045, 0.8, click(4)), (0.05, 1.0, pat(5))])


def riffle() -> Samples:
    edges = [(0.02 + 0.5 * (n / 34) ** 0.8, 0.5 + 0.5 * (n % 3) / 2, click(10 + n)) for n in range(34)]
    return mixed(0.85, [*edges, (0.56, 0.5, swish(0.2, 50)), (0.76, 1.2, pat(51))])


def cut() -> Samples:
    return mixed(
        0.4, [(0.0, 0.4, swish(0.12, 60)), (0.1, 0.9, pat(61)), (0.2, 0.3, swish(0.1, 62)), (0.28, 1.0, pat(63))]
    )


def scramble() -> Samples:
    return mixed(0.8, [(0.18 * n, 0.7 + 0.3 * (n % 2), swish(0.24, 70 + n)) for n in range(4)])


def chips() -> Samples:
    return mixed(
        0.26,
        [(at, loud, clack(80 + n)) for n, (at, loud) in enumerate(((0, 1), (0.045, 0.8), (0.1, 0.55), (0.13, 0.4)))],
    )


def rake() -> Samples:
    draw = np.random.default_rng(90)
    falls = [
        (float(at), float(loud), clack(91 + n))
        for n, (at, loud) in enumerate(zip(draw.uniform(0, 0.4, 12), draw.uniform(0.3, 0.9, 12), strict=True))
    ]
    return mixed(0.52, [(0.0, 0.35, noise(0.45, 600, 3000, 110) * np.sin(np.pi * seconds(0.45) / 0.45)), *falls])


def knock() -> Samples:
    thump = mixed(0.09, [(0.0, 1.0, tone(0.09, 128, 0.02)), (0.0, 0.4, pat(120))])
    return mixed(0.26, [(0.0, 1.0, thump), (0.14, 0.85, thump)])


def floor() -> Samples:
    bars = [
        (at, 1.0, mixed(0.5, [(0, 1.0, tone(0.5, pitch, 0.12)), (0, 0.25, tone(0.5, 4 * pitch, 0.03))]))
        for at, pitch in ((0.0, 392.0), (0.16, 523.25))
    ]
    return mixed(0.66, bars)


SOUNDS: dict[str, Callable[[], Samples]] = {
    each.__name__: each for each in (card, turn, riffle, cut, scramble, chips, rake, knock, floor)
}


def write(folder: Path) -> None:
    """Write every sound into a folder, one file of one channel each."""
    for name, made in SOUNDS.items():
        samples = made()
        samples *= PEAK / np.abs(samples).max()
        last = np.linspace(1, 0, 200)
        samples[-200:] *= last
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((samples * 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
