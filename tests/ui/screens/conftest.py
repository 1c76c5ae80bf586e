"""The screens are tested under the application's own look, as they are used."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.looks import own_look


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """Font and colours, and the others' back again."""
    with own_look(qapp):
        yield
