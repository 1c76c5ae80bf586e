"""Screens and quick drills print one kind of apostrophe."""

import re
from pathlib import Path

import pytest

from trainer.voice.gathering import areas, python

ROOT = Path(__file__).parents[2]
STRAIGHT = re.compile(r"(?<=[A-Za-z])'(?=(?:s|t|re|ve|ll|d|m)\b)")


@pytest.mark.parametrize("layer", ["trainer/ui", "trainer/quickfire"])
def test_a_layer_has_the_typographic_apostrophe_only(layer: str) -> None:
    named = ((areas.name_of(each, ROOT), each) for each in areas.files(ROOT) if each.suffix == ".py")
    texts = [
        text for name, each in named if name.startswith(f"{layer}/") for text in python.texts(name, each.read_text())
    ]
    assert texts
    assert [f"{text.file}:{text.line} {text.words}" for text in texts if STRAIGHT.search(text.words)] == []
