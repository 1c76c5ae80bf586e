"""A store, and law that was corrected while it was kept."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.progress.correcting.graded_again import say
from trainer.progress.store import Store


@pytest.fixture(autouse=True)
def _corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    say(monkeypatch, "2026-11-20")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "progress.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store.open(path) as made:
        yield made
