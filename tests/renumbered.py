"""Houses whose paragraphs had other numbers before, for whoever keeps or reads such numbers."""

from collections.abc import Callable, Mapping

import pytest

from trainer.rules import numbered
from trainer.rules.numbering import Numbering, numbering

Renumber = Callable[[str, Numbering], None]


def renumbering(monkeypatch: pytest.MonkeyPatch) -> Renumber:
    """`renumber(house, numbering)`: from now on that house is numbered so; the others are in their first numbering."""
    known: dict[str, Numbering] = {}
    monkeypatch.setattr(numbered, "_count", lambda house: known.get(house, Numbering()))
    monkeypatch.setattr(numbered, "numbering_of", lambda house: known.get(house, Numbering()))
    return known.__setitem__


def shifted(clock: Mapping[str, tuple[str, ...]] | None = None) -> Numbering:
    """A book whose 28 became 29 before a new 28 came."""
    return numbering(2, clock or {"27": (), "28": (), "29": ("28",)})
