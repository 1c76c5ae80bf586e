"""Every act of the palette keeps its place; what can do nothing now is greyed there, with the reason in words."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Sit
from tests.ui.play.test_nothing_said import BOTH, STATES, TABLES, Fixed
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
    assert greyed(box)["push"] == "There is nothing in the pots"
    box.to_the_flop()
    assert "push" not in greyed(box)
    assert greyed(box)["bring-in"] == "No bets are out"


def test_what_is_greyed_says_why_where_it_is(sit: Sit) -> None:
    box = sit()
    buttons = box.screen.palette_.buttons
    assert all("not now" in buttons[name].accessibleName() for name in greyed(box))
    box.press("push")
    assert box.prompt == "There is nothing in the pot."


@pytest.mark.parametrize("size", [(960, 500), (1280, 720), (1920, 1080)])
def test_no_act_moves_while_a_hand_is_dealt(sit: Sit, size: tuple[int, int]) -> None:
    """Through the deal, a flop, cards in the hand, a stop, and a pot that is pushed."""
    box = sit()
    box.screen.resize(*size)
    places, grey = _places(box), [greyed(box)]
    for doing in (
        box.to_the_flop,
        lambda: box.key(Key.Key_Escape, Key.Key_Up, Key.Key_Q),
        lambda: box.key(Key.Key_Escape, Key.Key_Space),
        lambda: box.press("push"),
        lambda: box.key(Key.Key_3, Key.Key_Return),
    ):
        doing()
        grey.append(greyed(box))
        assert _places(box) == places
    assert len({tuple(each) for each in grey}) > 2


def _places(box: Box) -> dict[str, tuple[int, int, int, int]]:
    return {name: button.geometry().getRect() for name, button in box.screen.palette_.buttons.items()}


def test_what_can_be_done_stands_out(sit: Sit) -> None:
    """Lit tiles, and a grey act among them; colour is not the only sign, as a grey one has no tile."""
    box = sit()
    dark = box.screen.palette_.buttons["push"]
    before = dark.grab().toImage()
    box.to_the_flop()
    assert not dark.reason and dark.grab().toImage() != before


def test_stop_and_proceed_are_never_neighbours(sit: Sit) -> None:
    box = sit()
    for size in ((960, 500), (1280, 720), (1920, 1080)):
        box.screen.resize(*size)
        buttons = box.screen.palette_.buttons
        assert buttons["stop"].x() - buttons["proceed"].geometry().right() > box.screen.width() / 2
