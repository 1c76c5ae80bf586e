"""d' by its own definition, against figures worked out by hand."""

import pytest

from trainer.progress.sensitivity import d_prime


@pytest.mark.parametrize(
    ("hits", "matters", "false_alarms", "clean", "expected"),
    [
        (0, 0, 0, 0, 0.0),  # nothing met: z(0.5) - z(0.5)
        (10, 20, 10, 20, 0.0),  # as often for nothing as for something
        (20, 20, 0, 20, 3.962),  # 20.5/21 and 0.5/21: z = 1.981 each way
        (9, 10, 1, 9, 2.131),  # 9.5/11 = 0.864 gives 1.097; 1.5/10 gives -1.036: 2.133
        (0, 10, 9, 9, -3.335),
    ],
)
def test_d_prime(hits: int, matters: int, false_alarms: int, clean: int, expected: float) -> None:
    assert d_prime(hits, matters, false_alarms, clean) == pytest.approx(expected, abs=0.004)


def test_crying_wolf_lowers_it_as_missing_does() -> None:
    calm, alarmist, blind = d_prime(9, 10, 1, 10), d_prime(9, 10, 6, 10), d_prime(4, 10, 1, 10)
    assert calm > alarmist
    assert calm > blind


@pytest.mark.parametrize("counts", [(2, 1, 0, 0), (0, 0, 3, 2), (-1, 1, 0, 0)])
def test_what_are_no_counts_is_refused(counts: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="no counts"):
        d_prime(*counts)
