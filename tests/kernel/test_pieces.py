"""Work in pieces comes to the same, however it is done."""

import pytest

from trainer.kernel.pieces import Making, Pieces, at_once


def summed(numbers: list[int], done: list[int]) -> Pieces[int]:
    for each in numbers:
        done.append(each)
        if each < 0:
            raise ValueError("below nothing")
        yield
    return sum(numbers)


def test_all_at_once() -> None:
    assert at_once(summed([1, 2, 3], [])) == 6


def test_a_piece_at_a_time_and_then_the_rest() -> None:
    done: list[int] = []
    making = Making(summed([1, 2, 3], done))
    assert done == [], "nothing is begun before it is asked for"
    assert making.step()
    assert done == [1]
    assert making.whole() == 6
    assert making.whole() == 6
    assert done == [1, 2, 3], "nothing is done twice"
    assert not making.step()


def test_what_the_work_raises_is_raised_ever_after() -> None:
    making = Making(summed([1, -1, 2], []))
    assert making.step()
    for _ in range(2):
        with pytest.raises(ValueError, match="below nothing"):
            making.step()
        with pytest.raises(ValueError, match="below nothing"):
            making.whole()
