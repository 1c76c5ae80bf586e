"""The bar over the table: what is asked comes first, and a window that gets smaller finds room."""

import pytest

from tests.ui.play.conftest import Sit
from trainer.ui.play.bar import Heading

GAME = "Seven-card stud, limit · 400–800, ante 100, bring-in 100"
LONG = Heading("Metropolitan Gaming", "A hand on your own", "hand 12", GAME)


@pytest.mark.parametrize("asked", ["", "You take over the hand from here."])
def test_what_gives_way_does_not_keep_the_bar_wide(sit: Sit, asked: str) -> None:
    bar = sit().screen.bar
    bar.show_heading(LONG)
    if asked:
        bar.prompt.ask(asked)
    needed = []
    for wide in (1280, 900, 1280):
        bar.resize(wide, bar.height())
        needed.append(bar.minimumSizeHint().width())
    assert len(set(needed)) == 1
    assert needed[0] <= 900
