"""The screens are tested under the application's own look, as they are used."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.looks import own_look
from tests.ui.screens.signals import HELD


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """Font and colours, and the others' back again."""
    with own_look(qapp):
        yield


@pytest.fixture(autouse=True)
def held_windows() -> Iterator[None]:
    """qtbot keeps no strong reference, so windows live here as long as their test."""
    yield
    HELD.clear()
