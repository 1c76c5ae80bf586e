"""What begins the next hand, asked by disputes just before, at and after each beginning, in every book."""

import pytest

from tests.rules.showdowns import at_of, river, said
from tests.rules.test_hidden_chips import TOLD
from tests.rules.test_hidden_chips import lost as lost_all_in
from tests.rules.test_misdeal import FOXWOODS, MET, PLAYERS, TDA, TDA_2024, UPT, books
from tests.rules.test_pots import ACTED, AWARD, DEALT, HEARD, LATE, NEXT, READING, SHOWN, disputed

RIFFLE, SHUFFLER, PUSH = NEXT[1], "42.000 D shuffler", "42.000 D push"
GATHERED = NEXT[0]
BEGINNINGS = {
    TDA: {RIFFLE, SHUFFLER, PUSH},
    TDA_2024: {RIFFLE, SHUFFLER, PUSH},
    PLAYERS: {RIFFLE, SHUFFLER, PUSH},
    MET: {RIFFLE, SHUFFLER, PUSH},
    FOXWOODS: {RIFFLE, SHUFFLER},
    UPT: {RIFFLE},
}
PRINTED = ((TDA, "22"), (PLAYERS, "23"), (FOXWOODS, "22"), (MET, "20"), (UPT, "decision-5"))
WAYS = pytest.mark.parametrize("way", [RIFFLE, SHUFFLER, PUSH], ids=["riffle", "shuffler", "push"])


@books(*PRINTED)
@WAYS
def test_a_reading_may_be_disputed_until_what_begins_the_next_hand_here(book: str, at: str, way: str) -> None:
    ends = LATE if way in BEGINNINGS[book] else HEARD
    before = disputed(READING, GATHERED, at="42.000")
    assert said(before, book, "dispute") == HEARD
    assert at in at_of(before, book, "dispute")
    for when in ("42.000", "42.001", "90.000"):  # the very next moment, one later, and long after
        found = disputed(READING, GATHERED, way, at=when)
        assert said(found, book, "dispute") == ends
        assert at in at_of(found, book, "dispute")


@books((MET, "20"), (UPT, "decision-5"))
@WAYS
def test_an_award_may_be_disputed_until_what_begins_the_next_hand_here(book: str, at: str, way: str) -> None:
    ends = LATE if way in BEGINNINGS[book] else HEARD
    assert said(disputed(AWARD, GATHERED, at="42.000"), book, "dispute") == HEARD
    found = disputed(AWARD, GATHERED, way, at="42.001")
    assert said(found, book, "dispute") == ends
    assert at in at_of(found, book, "dispute")


@books((TDA, "22"), (PLAYERS, "23"), (FOXWOODS, "22"))
@WAYS
def test_the_counting_of_a_pot_waits_for_action_however_the_next_hand_began(book: str, at: str, way: str) -> None:
    heard = disputed(AWARD, GATHERED, way, *DEALT, *ACTED[:1])
    assert said(heard, book, "dispute") == HEARD
    assert at in at_of(heard, book, "dispute")
    assert said(disputed(AWARD, GATHERED, way, *DEALT, *ACTED), book, "dispute") == LATE


@books(*PRINTED)
@pytest.mark.parametrize("seen", [(), (PUSH,), (SHUFFLER,)], ids=["nothing", "push", "shuffler"])
def test_a_hand_is_on_everywhere_once_its_first_card_is_dealt(book: str, at: str, seen: tuple[str, ...]) -> None:
    """Whatever a book takes for the beginning: nobody saw a riffle, and seat 1 has a card of the next hand."""
    found = disputed(READING, GATHERED, *seen, DEALT[0])
    assert said(found, book, "dispute") == LATE
    assert at in at_of(found, book, "dispute")


@books((FOXWOODS, "22"))
def test_at_foxwoods_a_push_ends_nothing_until_the_deck_is_touched(book: str, at: str) -> None:
    assert said(disputed(READING, PUSH, GATHERED), book, "dispute") == HEARD
    for touched in (RIFFLE, SHUFFLER):
        late = disputed(READING, GATHERED, PUSH, touched)
        assert said(late, book, "dispute") == LATE
        assert at in at_of(late, book, "dispute")


@pytest.mark.parametrize("book", [TDA, PLAYERS, FOXWOODS, MET, UPT])
@pytest.mark.parametrize("way", ["D shuffler", "D push"])
def test_what_was_seen_before_the_award_begins_no_next_hand(book: str, way: str) -> None:
    facts = river(*SHOWN[:-1], f"39.000 {way}", SHOWN[-1], f"90.000 {READING}")
    assert said(facts, book, "dispute") == HEARD


@books((UPT, "tournament-20"))
@pytest.mark.parametrize(
    ("seen", "name"),
    [
        ((), "bet.out-hidden-chips-awardable"),
        (("D gather",), "bet.out-hidden-chips-awardable"),
        (("D push",), "bet.out-hidden-chips-awardable"),
        (("D shuffler",), "bet.out-hidden-chips-awardable"),
        (("D gather", RIFFLE.split(" ", 1)[1]), "bet.out-hidden-chips-leave"),
    ],
    ids=["no-sign", "gathered", "push", "shuffler", "riffle"],
)
def test_hidden_chips_leave_once_the_next_deal_was_riffled(
    book: str, at: str, seen: tuple[str, ...], name: str
) -> None:
    decision = lost_all_in(*seen, TOLD).asked(book, "chips-behind")
    assert decision.ruling is not None
    assert decision.ruling.key == name
    assert at in [each.at for each in decision.citations]
