"""What tests of whole windows share."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.looks import look_kept
from tests.ui.windows import stored_window
from trainer.app import application
from trainer.ui.closeup import cloth
from trainer.ui.table import felt
from trainer.ui.window import Window


@pytest.fixture(scope="session", autouse=True)
def painted_tables_kept(qapp: QApplication) -> Iterator[None]:  # clocks need one, whichever test is first
    """Hundreds of tests show tables of the same few sizes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(felt, "KEPT", 8)
        patch.setattr(cloth, "ground", lru_cache(maxsize=32)(cloth.ground.__wrapped__))
        yield


@pytest.fixture(scope="module")
def program(qapp: QApplication) -> Iterator[QApplication]:
    """The application with the program's own look, as long as a module's tests run."""
    with look_kept(qapp):
        yield application()


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, program: QApplication, tmp_path: Path) -> Iterator[Window]:
    """A shown, active window of a new trainee, at the HOUSE of the test's module or in the edition in force."""
    with stored_window(qtbot, tmp_path, getattr(request.module, "HOUSE", "tda-2024")) as made:
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        yield made
