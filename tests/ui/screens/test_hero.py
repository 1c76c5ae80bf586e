"""The felt of the first pages: cards and the button lie on nothing that is pressed, at any size."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from trainer.ui.screens.hero import ART_FROM, Hero
from trainer.ui.screens.still_life import GAP, HALF, LEAST, fan
from trainer.ui.window import Window

SIZES = ((1280, 720), (1366, 728), (1600, 1000), (1920, 1080), (1440, 900), (1024, 600), (960, 540))


@pytest.mark.parametrize("page", ["today", "drills"])
def test_the_fan_lies_over_the_buttons_or_beside_them(window: Window, page: str) -> None:
    window.open_page(page)
    hero = window.shell.page(page).findChild(Hero)
    assert isinstance(hero, Hero)
    for size in SIZES:
        window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        laid = hero.laid()
        assert laid.height() > 0 and laid.right() <= hero.width()
        width, middle = fan(hero.width(), hero.height(), laid)
        box = QRectF(middle.x() - HALF * width, middle.y() - width, 2 * HALF * width, 2 * width)
        if width >= LEAST and hero.width() >= ART_FROM:
            assert not box.intersects(laid) and box.right() <= hero.width(), size


def test_where_nothing_is_in_its_way_the_fan_is_as_large_as_the_felt_allows() -> None:
    alone, _ = fan(1200, 300, QRectF())
    beside, middle = fan(1200, 300, QRectF(0, 200, 1000, 80))
    assert alone == pytest.approx(99)
    assert beside < alone and middle.x() - HALF * beside == pytest.approx(1000 + GAP)
    above, _ = fan(1200, 300, QRectF(0, 260, 1000, 40))
    assert above == alone
