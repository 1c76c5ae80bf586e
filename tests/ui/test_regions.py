"""The parts of a screen, as a screen reader finds them: each has one name, and the same part has it on every screen."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QWidget

from tests.ui.pages import PAGES
from trainer.ui.kit.scroll import Pane
from trainer.ui.screens.base import Screen
from trainer.ui.table.view import TableView
from trainer.ui.window import Window

REGIONS = (Screen, Pane, TableView)
ANSWERS = "Your answers"
LOOKED_AT = {
    "judge-asked": ANSWERS,
    "judge-told": ANSWERS,
    "parting": "The differences",
    "parting-asked": ANSWERS,
    "parting-told": ANSWERS,
}


def regions(window: QWidget) -> list[str]:
    """The names of the parts that can be seen."""
    found = (each for kind in REGIONS for each in window.findChildren(kind))
    return [each.accessibleName() for each in found if each.isVisible() and each.accessibleName()]


@pytest.mark.parametrize("page", LOOKED_AT)
def test_no_two_parts_of_a_screen_have_one_name_and_answers_are_called_that_everywhere(
    window: Window, page: str
) -> None:
    PAGES[page](window)
    found = Counter(regions(window))
    assert [name for name, count in found.items() if count > 1] == []
    assert found[LOOKED_AT[page]] == 1
