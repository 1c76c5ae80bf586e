"""What an entry costs, told part by part: what of it is in the pool."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.document import BadTranscript
from trainer.rules.book import book
from trainer.shorthand.rooms import ToldRoom, read_room

PARTS = "entries 90;buy-in $47;fees $23;bounty $50"
SEATED = "players A 9 20000"


def _told(head: str, acts: str) -> ToldRoom:
    return read_room(lines(f"room;{head};{SEATED}", acts))


def _answer(head: str, acts: str) -> str:
    return answer_on_room(_told(head, acts).record, book("foxwoods-2020")).sentence


def _room(head: str) -> tuple[int, int, int, int]:
    setup = _told(head, "floor ask payouts").record.setup
    return setup.sold, setup.fee, setup.fees, setup.pool


@pytest.mark.parametrize(
    ("head", "money"),
    [
        (PARTS, (90, 9700, 2300, 873000)),
        ("bounty 5000;fees 2300;buy-in 4700;entries 90", (90, 9700, 2300, 873000)),
        ("entries 20;buy-in $47.50", (20, 4750, 0, 95000)),
        ("entries 90;sheet event-120-double-green-bounty-turbo", (90, 9700, 0, 873000)),
        ("entries 90 9700;bounty 5000", (90, 9700, 0, 873000)),
    ],
)
def test_buy_in_and_bounty_go_to_the_pool_and_fees_do_not(head: str, money: tuple[int, int, int, int]) -> None:
    assert _room(head) == money


def test_a_bounty_that_an_entry_does_not_cover_is_a_fault() -> None:
    with pytest.raises(BadTranscript, match="more than the '4700' that an entry adds"):
        _room("entries 90 4700;bounty 5000")


def test_the_pool_of_a_bounty_event_is_told_with_what_is_withheld() -> None:
    """Foxwoods bounty-5, admin-fee, payout-table-86-115."""
    assert _answer(PARTS, "finish A3 11;floor ask payouts") == (
        "A3 is paid $99.20 for 11th place: 2.50% of $3,968.10, the pool of $8,730, bounties included, "
        "less 3% ($261.90) and, read as put by, $4,500 in bounties."
    )


def test_a_high_hand_gets_fees_and_bounty_back_too() -> None:
    """Foxwoods high-hand."""
    assert _answer(PARTS, "deal;A3 ask high-hand quads") == "A3 gets $120 back: the whole buy-in."
