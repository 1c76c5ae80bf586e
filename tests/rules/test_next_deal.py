"""Who is entitled to a hand in the deal after a pushed pot, and in one that is dealt again."""

import pytest

from trainer.rules.facts import Facts
from trainer.rules.matters.deal import dealt_out
from trainer.shorthand.reading import read

HEAD = "blinds 100 200\nseats 4 20000\nseat 3 2000\ncards 3 Ks Qd\ncards 4 As Ad\nboard 2c 7d 9s Jc 3h\n---\ndeal\n"
ALL_IN = "P3 all-in\nP4 call\nfold 1 2\nrun-out\nshow 3 4\n"


@pytest.mark.parametrize(
    ("winner", "dealt_in"), [(4, (1, 2, 4)), (3, (1, 2, 3, 4))], ids=["he-lost-his-last-chips", "he-won"]
)
def test_whoever_lost_all_his_chips_is_entitled_to_no_hand(winner: int, dealt_in: tuple[int, ...]) -> None:
    record = read(f"{HEAD}{ALL_IN}D push-pot {winner} 4300\nD gather\n").record
    assert record.course.dealt_in == dealt_in


def test_whoever_is_all_in_when_a_deal_is_called_off_is_dealt_in_again() -> None:
    record = read(f"{HEAD}P3 all-in\nD gather\n").record
    assert record.course.dealt_in == (1, 2, 3, 4)


def test_a_seat_that_is_broke_is_not_left_out() -> None:
    record = read(f"{HEAD}{ALL_IN}D push-pot 4 4300\ndeal\n").record
    assert not list(dealt_out(Facts(record, len(record))))
