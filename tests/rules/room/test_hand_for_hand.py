"""Hand for hand: who shares, and what comes off the clock."""

import pytest

from tests.rules.room.situations import Room, cites, figures
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book as book_of
from trainer.rules.common import room_hand_for_hand as law

TDA_FAMILY = ("tda-2022", "players-2025")


def by(*paragraphs: str, also: tuple[str, ...] = ()) -> list[object]:
    return cites(*(f"{book}:{at}" for book in TDA_FAMILY for at in paragraphs), *also)


DEALT = ("0 clock run", "1 dealer:A deal 1", "1 dealer:B deal 1", "10 floor hand-for-hand")
ENDED = ("20 dealer:A end", "30 dealer:B end")
NEXT = ("40 dealer:A deal 1", "40 dealer:B deal 1", "500 dealer:A end", "900 dealer:B end")


def bubble(*lines: str, places: int = 6) -> Room:
    tables = {"A": (1, 2, 3, 4), "B": (1, 2, 3, 4)}
    return Room(tables, clock="1 610", extra=(f"places {places}",)).do(*DEALT, *lines)


@pytest.mark.parametrize("book", by("RP-8-A"))
def test_who_goes_out_on_the_hand_of_the_announcement_shares_what_it_pays(book: str) -> None:
    # Eight are left and six are paid.
    for gone, expected in (
        (3, {"sharing": 3, "lowest": 6, "highest": 6}),
        (4, {"sharing": 4, "lowest": 6, "highest": 5}),
    ):
        room = bubble().out(15, *(f"A{seat}" for seat in range(1, gone + 1)))
        decision = room.decision(book, "hand-for-hand")
        assert (decision.ruling, figures(decision)) == (law.SHARE, expected)
    assert bubble().out(15, "A1", "A2").ruling(book, "hand-for-hand") is None
    later = bubble().out(15, "A1", "A2").do(*ENDED, "40 dealer:B deal 1").out(50, "B1")
    assert later.ruling(book, "hand-for-hand") is None


@pytest.mark.parametrize("book", by("RP-8-A"))
def test_a_later_hand_that_breaks_into_the_money_is_one_at_all_tables(book: str) -> None:
    """Eight are left and six are paid; one goes out on the first hand, and two on the next."""
    first = bubble().out(15, "A1").do(*ENDED, *NEXT[:2])
    assert first.ruling(book, "hand-for-hand") is None
    decision = first.out(50, "A2").out(60, "B1").decision(book, "hand-for-hand")
    assert (decision.ruling, figures(decision)) == (law.SHARE, {"sharing": 2, "lowest": 6, "highest": 6})
    apart = bubble().out(15, "A1").do(*ENDED, *NEXT).out(1000, "B1").do("1001 dealer:A deal 1").out(1010, "A2")
    assert apart.ruling(book, "hand-for-hand") is None


@pytest.mark.parametrize("book", by("RP-8-A"))
def test_one_place_that_is_shared_is_told_as_one(book: str) -> None:
    """Eight are left and six are paid: three who bust share one place, four share two."""
    for gone, told in ((3, "share the payout for 6th place"), (4, "share the payout for places 5 to 6")):
        room = bubble().out(15, *(f"A{seat}" for seat in range(1, gone + 1)))
        answer = answer_on_room(room.facts().record, book_of(book), "clock")
        bust = f"The {gone} who bust on this hand, after hand for hand was announced, {told}"
        assert answer.sentence.startswith(f"{bust}; the clock shows 10:00")


@pytest.mark.parametrize("book", by("RP-8-A"))
@pytest.mark.parametrize(("places", "shares"), [(9, False), (8, False), (7, True)], ids=["more", "as-many", "fewer"])
def test_whoever_is_in_the_money_already_shares_nothing(places: int, shares: bool, book: str) -> None:
    """Eight are left, and two of them go out on the hand."""
    ruling = bubble(places=places).out(15, "A1", "A2").ruling(book, "hand-for-hand")
    assert ruling == (law.SHARE if shares else None)


@pytest.mark.parametrize("book", by("RP-8-C", "RP-8-D", also=("tda-2022:RP-8-B", "foxwoods-2020:h4h")))
def test_each_hand_takes_two_minutes_off_the_clock_from_the_announcement_on(book: str) -> None:
    def left(*lines: str) -> int:
        return bubble(*lines).decision(book, "hand-for-hand-clock").figure("left")

    assert left() == 600
    assert left(ENDED[0]) == 600
    assert left(*ENDED) == 480
    assert left(*ENDED, *NEXT) == 360


@pytest.mark.parametrize(
    "book", cites(*(f"{each}:RP-8-{part}" for each in ("players-2025", "tda-2024") for part in "BCD"))
)
def test_no_hand_takes_more_than_three_minutes(book: str) -> None:
    decision = bubble(*ENDED, *NEXT).decision(book, "hand-for-hand-clock")
    assert figures(decision) == {"left": 360, "least": 240}
    assert decision.ruling is law.UP_TO_SO_MUCH
    assert [each.at for each in decision.citations] == ["RP-8-B", "RP-8-C", "RP-8-D"]
    assert all("Ask your house" in each.reading for each in decision.citations)
    assert bubble(*ENDED).ruling("tda-2022", "hand-for-hand-clock") is law.OFF_THE_CLOCK
    assert "least" not in figures(bubble(*ENDED).decision("tda-2022", "hand-for-hand-clock"))
    assert any(citation.reading for citation in decision.citations)


@pytest.mark.parametrize("book", by("RP-8-C", also=("foxwoods-2020:h4h",)))
def test_the_clock_is_set_after_each_hand_not_in_batches(book: str) -> None:
    assert bubble(*ENDED, "31 floor set 480").ruling(book, "clock-set") is law.EACH_HAND
    assert bubble(*ENDED, *NEXT, "901 floor set 360").ruling(book, "clock-set") is law.NOT_IN_BATCHES
    each = bubble(*ENDED, "31 floor set 480", *NEXT, "901 floor set 360")
    assert each.last(book, "clock-set").ruling is law.EACH_HAND
    assert bubble(*ENDED, "31 floor set 480").ruling("metropolitan", "clock-set") is None


@pytest.mark.parametrize("book", by("RP-8-D"))
def test_levels_come_up_as_the_clock_runs_out(book: str) -> None:
    ruling = bubble(*ENDED, "31 floor set 0", "31 clock zero").ruling(book, "level-comes-up")
    assert ruling is law.LEVELS_GO_ON
    assert not ruling.fault


@pytest.mark.parametrize("book", by("RP-8-E"))
def test_between_hands_nobody_must_stay_seated(book: str) -> None:
    ruling = bubble(*ENDED, "31 A1 away").ruling(book, "seat-left", "A1")
    assert ruling is law.MAY_LEAVE
    assert not ruling.fault
    with pytest.raises(AssertionError, match="0 points"):
        bubble("12 A1 away").ruling(book, "seat-left")
    assert bubble("12 A1 play fold", "13 A1 away").ruling(book, "seat-left", "A1") is law.MAY_LEAVE


@pytest.mark.parametrize("book", by("RP-8-F"))
def test_all_in_and_called_the_cards_stay_face_down(book: str) -> None:
    ruling = bubble("12 A1 play all-in", "13 A2 play call").ruling(book, "all-in-and-call", "A")
    assert ruling is law.FACE_DOWN
    for lines in (("12 A1 play all-in", "13 A2 play fold"), ("12 A1 play all-in", "13 B2 play call")):
        with pytest.raises(AssertionError, match="0 points"):
            bubble(*lines).ruling(book, "all-in-and-call")
    assert bubble("12 A1 play all-in", "13 A2 play call").ruling("upt", "all-in-and-call") is None


HELD_UP = ("0 clock run", "1 dealer:A deal 1", "1 dealer:B deal 1", "5 dealer:A end", "10 floor hand-for-hand")


@pytest.mark.parametrize("book", by("RP-8-C", also=("foxwoods-2020:h4h",)))
def test_a_table_that_held_up_at_the_announcement_has_the_hand_in_progress_behind_it(book: str) -> None:
    def left(*lines: str) -> int:
        room = Room({"A": (1, 2, 3, 4), "B": (1, 2, 3, 4)}, clock="1 610").do(*HELD_UP, *lines)
        return room.decision(book, "hand-for-hand-clock").figure("left")

    assert left() == 600
    assert left("30 dealer:B end") == 480
    assert left("30 dealer:B end", *NEXT) == 360


@pytest.mark.parametrize("book", by("RP-8-D"))
def test_once_another_level_runs_no_time_is_named(book: str) -> None:
    lines = (*ENDED, "31 floor set 0", "31 clock zero", "32 floor level 2", "33 floor set 1200")
    assert figures(bubble(*lines).decision(book, "hand-for-hand-clock")) == {}
    assert "left" in figures(bubble(*lines[:-2]).decision(book, "hand-for-hand-clock"))
