"""A call is of what lies there: what the dealer has given back to all who stood at a bet is none of it."""

import pytest

from trainer.shorthand.reading import read

HEAD = "on turn\nblinds 100 200\npot 4000\nin 2 5 7\nseats 9 20000\n"
CALLED = "P2 bet 800;P5 call;"


def _front(acts: str, seat: int, head: str = "") -> int:
    record = read(f"{head}{HEAD}---\n" + acts.replace(";", "\n") + "\n").record
    return record.tables[-1].seat(seat).bet.amount


@pytest.mark.parametrize("head", ["game holdem limit\n", ""], ids=["limit", "no-limit"])
@pytest.mark.parametrize(
    ("acts", "called"),
    [
        (f"{CALLED}P7 call", 800),
        (f"{CALLED}D return-bet 2 400;P7 call", 800),
        (f"{CALLED}D return-bet 5 400;P7 call", 800),
        (f"{CALLED}D return-bet 2 400;D return-bet 5 400;P7 call", 400),
        (f"{CALLED}D return-bet 5 400;D return-bet 2 400;P7 call", 400),
        (f"{CALLED}D return-bet 2 300;D return-bet 5 400;P7 call", 500),
        ("P2 bet 800;D return-bet 2 400;P5 call;P7 call", 400),
        (f"{CALLED}P2 pull-back 400;P5 pull-back 400;P7 call", 800),
    ],
)
def test_what_was_given_back_of_a_bet_and_its_calls_is_called_no_more(acts: str, called: int, head: str) -> None:
    assert _front(acts, 7, head) == called


def test_of_a_raise_its_caller_before_calls_no_more_either() -> None:
    acts = "P2 bet 400;P5 raise 1000;P7 call;D return-bet 5 200;D return-bet 7 200;P2 call"
    assert _front(acts, 2) == 800
