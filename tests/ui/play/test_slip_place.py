"""Where the coach's slip lies: near what it is about, in the room, and off what must be seen."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize

from trainer.ui.play.slip_place import best_place

ROOM, SIZE = QRect(0, 0, 1200, 600), QSize(400, 100)


def test_with_nothing_in_the_way_it_lies_about_its_thing() -> None:
    at = QRect(best_place(SIZE, ROOM, (), QPoint(600, 300)), SIZE)
    assert (at.center() - QPoint(600, 300)).manhattanLength() < 60


def test_it_moves_off_what_must_be_seen() -> None:
    seen = QRect(420, 200, 360, 200)
    at = QRect(best_place(SIZE, ROOM, (seen,), QPoint(600, 300)), SIZE)
    assert not at.intersects(seen)


def test_what_counts_more_is_covered_last() -> None:
    left, right = QRect(0, 0, 600, 600), QRect(600, 0, 600, 600)
    at = QRect(best_place(SIZE, ROOM, (left, left, left, right), QPoint(300, 300)), SIZE)
    assert at.left() >= 590


@given(st.integers(-500, 2000), st.integers(-500, 2000), st.integers(10, 1200), st.integers(10, 600))
def test_it_never_leaves_the_room(x: int, y: int, wide: int, high: int) -> None:
    size = QSize(wide, high)
    assert ROOM.contains(QRect(best_place(size, ROOM, (), QPoint(x, y)), size))
