"""Packaged files are found in a checkout and in the bundle, and are named when they are missing."""

import sys
from pathlib import Path

import pytest

from trainer import resources

ROOT = Path(__file__).resolve().parent.parent


def test_a_checkout_is_the_root() -> None:
    assert resources.root() == ROOT
    assert resources.path("trainer", "resources.py") == ROOT / "trainer" / "resources.py"


def test_the_bundle_is_the_root_when_frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "quizzes").mkdir()
    (tmp_path / "quizzes" / "suits.txt").write_text("♠♥♦♣", encoding="utf-8")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.path("quizzes") == tmp_path / "quizzes"
    assert resources.text("quizzes", "suits.txt") == "♠♥♦♣"


def test_a_missing_file_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"packaged file assets/no-such\.svg is missing"):
        resources.text("assets", "no-such.svg")
