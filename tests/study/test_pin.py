"""The PIN: never kept as it is, and slow to guess."""

import pytest

from trainer.study import pin
from trainer.study.pin import (
    FIGURES,
    FIRST_WAIT,
    FREE,
    LONGEST,
    LONGEST_WAIT,
    SHORTEST,
    WRONG,
    Tries,
    fault,
    is_it,
    kept,
)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("1" * (SHORTEST - 1), FIGURES),
        ("1" * SHORTEST, ""),
        ("1" * LONGEST, ""),
        ("1" * (LONGEST + 1), FIGURES),
        ("12a4", FIGURES),
        ("١٢٣٤", FIGURES),
        ("", FIGURES),
    ],
)
def test_a_pin_has_some_digits(given: str, told: str) -> None:
    assert fault(given) == told


def test_what_is_kept_does_not_hold_it_and_differs_each_time() -> None:
    one, other = kept("123456"), kept("123456")
    assert one != other
    assert "123456" not in one
    assert is_it("123456", one)
    assert is_it("123456", other)
    assert not is_it("123457", one)


@pytest.mark.parametrize("damaged", ["", "x", "scrypt:1:1:1:aa:bb", "scrypt:16384:8:1:zz:bb", "scrypt:16384:8:1::"])
def test_what_is_damaged_is_opened_by_no_pin(damaged: str) -> None:
    assert not is_it("1234", damaged)


def test_what_an_earlier_version_kept_still_opens() -> None:
    digest = "cea4f1390f7e25d3e56e52eacd3a602cc3365139a2960ffded25685db19eb9ff"
    was = f"scrypt:16384:8:1:000102030405060708090a0b0c0d0e0f:{digest}"
    assert kept("2468", bytes(range(16))) == was
    assert is_it("2468", was)


class Now:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pin, "is_it", lambda given, was: given == was)


def test_wrong_ones_slow_down_and_the_right_one_waits_too(quick: None) -> None:
    now = Now()
    tries = Tries(now)
    for _ in range(FREE - 1):
        assert tries.check("0000", "1234") == WRONG
        assert tries.wait == 0
    assert tries.check("0000", "1234").startswith(WRONG)
    assert tries.wait == FIRST_WAIT
    assert tries.check("1234", "1234") == f"Wait {FIRST_WAIT} seconds, then try again."
    now.seconds += FIRST_WAIT - 1
    assert tries.check("1234", "1234") == "Wait 1 second, then try again."
    now.seconds += 1
    assert tries.check("1234", "1234") == ""
    assert tries.check("0000", "1234") == WRONG


def test_each_further_one_waits_twice_as_long_up_to_a_limit(quick: None) -> None:
    now = Now()
    tries = Tries(now)
    waits = []
    for _ in range(FREE + 9):
        tries.check("0000", "1234")
        waits.append(tries.wait)
        now.seconds += tries.wait
    assert waits[:5] == [0, 0, FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]
    assert waits[-1] == LONGEST_WAIT
