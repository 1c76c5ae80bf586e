"""Doing what the coach's slip says, and nothing else: by keys alone or by the mouse alone."""

import re

from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Left, Right
from trainer.ui.demo.events import key_of
from trainer.ui.play.pointing import Pointer
from trainer.ui.play.voice_panel import SAYINGS, VoicePanel


def by_keys(box: Box, pointer: Pointer) -> None:
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    keys, held = list(pointer.keys), Qt.KeyboardModifier.NoModifier
    for key in keys:
        if key == "arrows":
            walk_to(box, pointer)
        elif key in ("Ctrl", "Shift"):
            held = control if key == "Ctrl" else shift
        elif key.isdecimal():
            for figure in key:
                box.key(key_of(figure), mods=held)
            held = Qt.KeyboardModifier.NoModifier
        else:
            box.key(key_of(key), mods=held)
            held = Qt.KeyboardModifier.NoModifier


def walk_to(box: Box, pointer: Pointer) -> None:
    assert pointer.start is not None and pointer.start.key is not None
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        for _ in range(12):
            if box.screen.walker.card == pointer.start.key:
                return
            here = {each.card.name for each in dict(box.table.zones())[pointer.start.zone or ""]}
            if key == Qt.Key.Key_Down and box.screen.walker.card in here:
                break
            box.key(key)


def say_it(box: Box, panel: VoicePanel, pointer: Pointer) -> None:
    """What the slip tells to say, figure by figure on the panel."""
    letter, *figures = pointer.keys[1:-1]
    saying = next(each for each in SAYINGS if each.key == letter)
    if saying.seat:
        box.qtbot.mouseClick(panel.seats[int(figures.pop(0))], Left)
    box.qtbot.mouseClick(panel.entries[saying.name], Left)
    amount = "".join(figures)
    for figure in re.findall("(?!^)00|.", amount):
        box.qtbot.mouseClick(panel.pad[figure], Left)
    box.qtbot.mouseClick(panel.say, Left)


def by_mouse(box: Box, pointer: Pointer) -> None:
    button = Right if "right button" in pointer.mouse else Left
    if pointer.entry is not None:
        box.take(pointer.entry)
    elif pointer.start is not None and pointer.end is not None:
        box.drag(box.spot(pointer.start), box.spot(pointer.end), button)
    elif pointer.button:
        box.press(pointer.button)
        if box.screen.chips.voice is not None:
            say_it(box, box.screen.chips.voice, pointer)
        if pointer.start is not None and pointer.start.seat:
            box.click(box.spot(pointer.start))
    else:
        assert pointer.start is not None, pointer.says
        box.click(box.spot(pointer.start))
