"""A whole hand is one that the trainee dealt from the first card and whose pot was pushed."""

import pytest

from trainer.progress.pace import paced

OPENING = ("0.000 3 post 1x2", "1.000 D shuffle As Ks", "3.500 4 cut 20")
DEALT = ("5.000 D pitch 2 down", "70.250 D push-pot 1", "71.000 D next-hand")


@pytest.mark.parametrize(
    ("lines", "taken_over", "ms"),
    [
        (OPENING + DEALT, 3, 67_500),
        (DEALT, 0, 71_000),
        (OPENING + DEALT, 4, None),  # somebody else had begun to deal
        (("0.000 D burn", *DEALT), 1, None),
        (OPENING + DEALT[::2], 3, None),  # a misdeal: no pot was pushed
        (OPENING, 3, None),
        ((), 0, None),
        (("0.000 D stop", "9.000 D push-side 2 1x5"), 1, 9_000),
    ],
)
def test_a_whole_hand_is_timed_by_its_own_clock(lines: tuple[str, ...], taken_over: int, ms: int | None) -> None:
    assert paced(lines, taken_over) == ms
