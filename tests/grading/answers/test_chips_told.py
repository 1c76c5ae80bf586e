"""What a room hears of chips that are colored up or found."""

import pytest

from tests.grading.answers.test_rooms_first import F, M, N, P, T, first

MAY_GO = "The 100 chips may go now: the director may color up at discretion, and it's announced."
FOUND = "The 500 found goes out of play and back to inventory{}."


@pytest.mark.parametrize(
    "house",
    [pytest.param(h, id=f"{h}:{at}") for h, at in ((T, "25-B"), (N, "25-B"), (P, "26-B"), (F, "25-B"), (M, "23-B"))],
)
def test_a_color_up_may_be_announced_at_any_time(house: str) -> None:
    assert first(house, "floor colour-up 100") == MAY_GO


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:{at}") for h, at in ((M, "58"), (F, "64"))])
@pytest.mark.parametrize(("owner", "though"), [("Maria", ", though it is Maria's"), ("nobody", "")])
def test_chips_found_leave_play_whoever_lost_them(house: str, owner: str, though: str) -> None:
    assert first(house, f"floor lost-and-found {owner} 500x1", "player Ed 500x4 A 6") == FOUND.format(though)
