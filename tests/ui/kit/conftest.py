"""The kit is tested under the application's own style sheet, as it is used."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from trainer.ui.theme.stylesheet import stylesheet


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    """Set the style sheet, and take it off again for the others."""
    before = qapp.styleSheet()
    qapp.setStyleSheet(stylesheet())
    yield
    qapp.setStyleSheet(before)
