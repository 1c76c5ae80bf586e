"""Hands that lie beside the tests, and what becomes of a PHH text."""

from pathlib import Path

from trainer.scenarios.phh.incoming import Converted, convert, convert_file
from trainer.scenarios.phh.raw import raw_hands

HANDS = Path(__file__).with_name("hands")
PLAIN = (HANDS / "nt-unicode.phh").read_text(encoding="utf-8")


def converted(text: str, name: str = "hand.phh") -> Converted:
    """What becomes of the only hand of a text."""
    (raw,) = raw_hands(text, name)
    return convert(raw, set())


def fixture(name: str) -> list[Converted]:
    """What becomes of every hand of a file that lies beside the tests."""
    return list(convert_file(HANDS / name, set()))


def faults(text: str) -> list[str]:
    """The faults of the only hand of a text, as they are printed."""
    return [str(each) for each in converted(text).faults]
