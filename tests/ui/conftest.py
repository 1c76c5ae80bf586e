"""What tests of whole windows share."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.looks import look_kept
from trainer.app import application


@pytest.fixture(scope="module")
def program(qapp: QApplication) -> Iterator[QApplication]:
    """The application with the program's own look, as long as a module's tests run."""
    with look_kept(qapp):
        yield application()
