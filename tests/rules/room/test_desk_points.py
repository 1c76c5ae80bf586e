"""Whatever happens at the desk and with chips, every book answers every point without contradicting itself."""

import pytest
from hypothesis import given, settings

from tests.rules.room.desk_search import DESK_KINDS, DESKS, busy
from tests.rules.room.test_points import ask_all

Told = tuple[str, str, tuple[int, int], list[tuple[int, str]]]


def test_no_book_contradicts_itself_at_the_desk() -> None:
    seen: set[str] = set()

    @settings(max_examples=400, deadline=None)
    @given(DESKS)
    def search(room: Told) -> None:
        seen.update(ask_all(busy(*room)))

    search()
    assert len(seen & DESK_KINDS) > 0.8 * len(DESK_KINDS)


@pytest.mark.full
@settings(max_examples=20_000, deadline=None)
@given(DESKS)
def test_no_book_contradicts_itself_at_the_desk_in_a_long_search(room: Told) -> None:
    ask_all(busy(*room))
