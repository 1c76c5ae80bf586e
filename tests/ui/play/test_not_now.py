"""The palette shows first what can be done now; the rest comes after, greyed, with the reason in words."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Sit
from tests.ui.play.test_nothing_said import BOTH, STATES, TABLES, Fixed
from trainer.ui.kit.palette import LATER
from trainer.ui.play.hands import Hands
from trainer.ui.play.not_now import not_now

Key = Qt.Key


@pytest.mark.parametrize(("name", "state"), BOTH)
def test_what_is_greyed_does_nothing(name: str, state: str) -> None:
    table = TABLES[name]
    hands = Hands(Fixed(), flop=True)  # type: ignore[arg-type]  # chance that changes nothing
    STATES[state](hands, table)
    for act in not_now(table, hands, ()):
        again = Hands(Fixed(), flop=True)  # type: ignore[arg-type]
        STATES[state](again, table)
        said = again.do(act, table)
        assert said == () or act in ("bring-in", "muck"), act


def greyed(box: Box) -> dict[str, str]:
    return {name: button.reason for name, button in box.screen.palette_.buttons.items() if button.reason}


def test_it_follows_the_table(sit: Sit) -> None:
    box = sit()
    assert greyed(box)["push"] == "No pot"
    box.to_the_flop()
    assert "push" not in greyed(box)
    assert greyed(box)["bring-in"] == "No bets"


def test_what_is_greyed_stands_after_the_rest_and_says_why(sit: Sit) -> None:
    box = sit()
    palette = box.screen.palette_
    later = [name for name in greyed(box) if palette.buttons[name].act.group != "FLOOR"]
    others = [button for name, button in palette.buttons.items() if name not in later and button.act.group != "FLOOR"]
    places = [(palette.buttons[name].y(), palette.buttons[name].x()) for name in later]
    assert min(places) > max((button.y(), button.x()) for button in others)
    head = palette._heads[LATER]
    assert head.isVisible()
    assert all(reason.upper() in head.text() for reason in greyed(box).values())
    assert all("not now" in palette.buttons[name].accessibleName() for name in later)
    box.press("push")
    assert box.prompt == "There is nothing in the pot."


def test_stop_and_proceed_are_never_neighbours(sit: Sit) -> None:
    box = sit()
    for size in ((960, 500), (1280, 720), (1920, 1080)):
        box.screen.resize(*size)
        buttons = box.screen.palette_.buttons
        assert buttons["stop"].x() - buttons["proceed"].geometry().right() > box.screen.width() / 2
