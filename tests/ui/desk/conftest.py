"""A desk over a store on disk."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from trainer.progress.store import Store
from trainer.ui.desk.desk import Desk


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "progress.db") as opened:
        yield opened


@pytest.fixture
def desk(store: Store) -> Desk:
    """A trainee at TDA; seeds count from 1."""
    return Desk(store, store.profile("Sam"), "tda-2022", count(1).__next__)
