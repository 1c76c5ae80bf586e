"""Which engine graded is told by its version, and in a checkout by the program's own text too."""

import sys
from pathlib import Path

import pytest

from trainer import __version__, resources
from trainer.grading import engine as engines
from trainer.grading.engine import engine, telling
from trainer.kernel.pieces import at_once


def test_a_checkout_tells_its_text():
    version, _, text = engine().partition("+")
    assert version == f"{__version__}/{engines.WAY}"
    assert len(text) == 8


def test_another_text_of_the_law_is_another_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    law = tmp_path / "trainer" / "rules" / "burns.py"
    law.parent.mkdir(parents=True)
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    told = set()
    for text in ("a = 1", "a = 2"):
        law.write_text(text, encoding="utf-8")
        told.add(at_once(telling()))
    assert len(told) == 2


def test_a_bundle_has_no_text_and_tells_its_version(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "_MEIPASS", "somewhere", raising=False)
    assert at_once(telling()) == f"{__version__}/{engines.WAY}"
