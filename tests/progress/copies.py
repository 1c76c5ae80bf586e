"""What is seen of a file beside its copies: who is in it, and that a refusal changed nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.progress.filled import filled
from tests.progress.versions import bytes_in
from trainer.progress.store import Store
from trainer.progress.trouble import Kind, StoreTrouble


@contextmanager
def refused(path: Path, kind: Kind, said: str = "") -> Iterator[None]:
    """That trouble in one sentence, and no byte of the folder is another one."""
    before = bytes_in(path.parent)
    with pytest.raises(StoreTrouble) as raised:
        yield
    assert raised.value.kind is kind
    assert said in raised.value.sentence
    assert "\n" not in raised.value.sentence
    assert bytes_in(path.parent) == before


def file_of(name: str, folder: Path) -> Path:
    """A closed progress file in that folder, of one who has practised."""
    where = folder / "progress.db"
    with Store.open(where) as store:
        filled(store, name)
    return where


def names(path: Path) -> list[str]:
    with Store.open(path) as store:
        return [each.name for each in store.profiles()]
