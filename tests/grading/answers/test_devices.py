"""Phones and other devices at the table, with a live hand, waiting for the next one and by each book's own print."""

import pytest

from tests.grading.answers.in_short import on_hand
from tests.grading.answers.test_first_sentence import answered
from tests.rules.room.situations import cites

ACTS = "P3 raise 600;fold 4;P5 call;{}"
LIVE, FOLDED = 5, 4
BOTH = (LIVE, FOLDED)
MAY = "Seat {} may use the device if it disturbs no one, delays nothing and gives no edge."
LIES = "Seat {}'s device breaks no rule there if it disturbs no one, delays nothing and gives no edge."
NEVER = "Seat {} may not {} at the table: a penalty may follow."
OFF_TABLE, PENALTY = "Seat {} takes the device off the table, where it may not be", ": a penalty may follow."
OFF = {"tda-2024": f"{OFF_TABLE}{PENALTY}", "players-2025": f"{OFF_TABLE}, and may put it on the rail{PENALTY}"}
NOT_LIVE = "Seat {} may not use the device with a live hand: a penalty may follow, and the hand stays live."
OLDER, NEWER = ("tda-2022:5", "foxwoods-2020:4"), ("players-2025:{}", "tda-2024:{}")
SOUNDS = ("tda-2022:5", "foxwoods-2020:4", "metropolitan:4", "players-2025:5-A", "tda-2024:5-A")


def newer(at: str) -> tuple[str, ...]:
    return tuple(each.format(at) for each in NEWER)


def said(house: str, use: str, seat: int) -> str:
    answer = answered(house, ACTS.format(f"P{seat} device {use}"))
    assert answer.lead is not None and answer.lead.matter.kind == "device-used"
    return answer.sentence


@pytest.mark.parametrize("book", cites(*SOUNDS, "upt:improper-12"))
def test_no_book_lets_a_player_talk_on_a_phone_at_the_table(book: str) -> None:
    assert [said(book, "talk", seat) for seat in BOTH] == [NEVER.format(seat, "talk on a phone") for seat in BOTH]


@pytest.mark.parametrize("book", cites(*SOUNDS))
def test_a_sound_that_others_hear_is_barred(book: str) -> None:
    assert [said(book, "sound", seat) for seat in BOTH] == [
        NEVER.format(seat, "let others hear a device") for seat in BOTH
    ]


@pytest.mark.parametrize("book", cites("metropolitan:4"))
@pytest.mark.parametrize("use", ["handle", "app", "on-table"])
def test_house_rules_decide_on_other_uses(book: str, use: str) -> None:
    assert [said(book, use, seat) for seat in BOTH] == [
        f"House rules decide whether seat {seat} may use the device." for seat in BOTH
    ]


@pytest.mark.parametrize("book", cites(*OLDER))
def test_a_device_handled_in_silence_is_no_offence_by_the_older_prints(book: str) -> None:
    assert [said(book, "handle", seat) for seat in BOTH] == [MAY.format(seat) for seat in BOTH]


@pytest.mark.parametrize("book", cites(*OLDER))
@pytest.mark.parametrize(("use", "says"), [("on-table", LIES), ("on-rail", MAY)])
def test_a_device_may_lie_about_by_the_older_prints_as_any_other_use(book: str, use: str, says: str) -> None:
    assert [said(book, use, seat) for seat in BOTH] == [says.format(seat) for seat in BOTH]


ALL_IN = "on turn;blinds 100 200;pot 2000;in 2 5;seats 9 1000;cards 2 Ah Ad;cards 5 Kh Kd;board 2c 7d 9h 3s 4c"


@pytest.mark.parametrize("book", cites(*newer("5-A"), *newer("5-C")))
def test_a_device_is_not_handled_with_a_live_hand(book: str) -> None:
    assert said(book, "handle", LIVE) == NOT_LIVE.format(LIVE)
    assert said(book, "handle", FOLDED) == MAY.format(FOLDED)


@pytest.mark.parametrize("book", cites(*newer("5-C")))
def test_a_hand_is_live_until_the_pots_go_out(book: str) -> None:
    for river, done in (("", NOT_LIVE.replace("hand:", "hand, all-in too:")), (";river;D push-pot 2 4000", MAY)):
        told = on_hand(book, ALL_IN, f"P2 all-in;P5 call;show 2 5{river};P5 device handle")
        assert told.sentence.startswith(done.format(5)), told.sentence


@pytest.mark.parametrize("book", cites(*OLDER))
def test_a_betting_aid_is_barred_with_a_live_hand_only(book: str) -> None:
    assert said(book, "app", LIVE) == NOT_LIVE.format(LIVE)
    assert said(book, "app", FOLDED) == MAY.format(FOLDED)


@pytest.mark.parametrize("book", cites(*newer("5-D")))
def test_a_strategy_tool_is_barred_at_the_table(book: str) -> None:
    assert [said(book, "app", seat) for seat in BOTH] == [
        NEVER.format(seat, "use a betting app or chart") for seat in BOTH
    ]


@pytest.mark.parametrize("book", cites(*newer("5-B")))
def test_a_device_does_not_lie_on_the_table(book: str) -> None:
    assert [said(book, "on-table", seat) for seat in BOTH] == [OFF[book].format(seat) for seat in BOTH]


@pytest.mark.parametrize("book", cites("players-2025:5-B"))
def test_a_device_may_lie_on_the_rail_where_the_book_says_so(book: str) -> None:
    assert [said(book, "on-rail", seat) for seat in BOTH] == [
        f"Seat {seat}'s device may be on the rail." for seat in BOTH
    ]


@pytest.mark.parametrize(
    ("book", "use"),
    [
        ("tda-2024", "on-rail"),
        ("upt", "handle"),
        ("upt", "sound"),
    ],
)
def test_what_a_book_does_not_print_of_devices_it_does_not_cover(book: str, use: str) -> None:
    assert "doesn't cover" in said(book, use, LIVE)
