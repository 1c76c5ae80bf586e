"""One view of the table, at rest, with its scene."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from trainer.ui.table.picture import Picture
from trainer.ui.table.view import TableView

Shown = Callable[[Picture, tuple[int, int]], TableView]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Show a picture at once in a view of a size and return the view."""

    def make(picture: Picture, size: tuple[int, int] = (1280, 588)) -> TableView:
        view = TableView()
        qtbot.addWidget(view)
        view.resize(*size)
        view.table.show(picture, animate=False)
        view.show()
        return view

    return make
