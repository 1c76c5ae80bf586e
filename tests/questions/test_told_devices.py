"""Questions on phones and other devices: their hands are told, and what they call right is what the law says there."""

from collections.abc import Mapping

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.told_situations import ALL_TO_THE_FLOP, hand
from trainer.rules.books.metropolitan_conduct import BY_HOUSE_RULES
from trainer.rules.common.devices import ALLOWED, NOT_AT_THE_TABLE, NOT_WITH_A_LIVE_HAND, ON_THE_RAIL
from trainer.rules.ruling import Ruling

ACTED = (ALL_TO_THE_FLOP, "P1 bet 600", "fold 2", "P3 call")
LIVE, FOLDED = 3, 2
USES = ("talk", "sound", "app", "handle", "on-table")


def ruled(house: str, use: str, seat: int) -> Ruling | None:
    """What the house rules on that use by that seat; None where its book leaves it open."""
    decision = hand("device-used", *ACTED, f"P{seat} device {use}", seat=seat)(house)
    assert decision is not None
    return decision.ruling


def law(house: str, seat: int) -> Mapping[str, Ruling]:
    """The uses on which the house rules, with how."""
    found = {use: ruled(house, use, seat) for use in USES}
    return {use: ruling for use, ruling in found.items() if ruling is not None}


def called_right(id_: str, house: str) -> str:
    (right,) = (each.text for each in KNOWN[id_].statements if each.right.at.get(house, False))
    return right


def asked(id_: str):
    return pytest.mark.parametrize("house", KNOWN[id_].houses)


@proves("call-after-folding")
@asked("call-after-folding")
def test_nobody_talks_on_a_phone_at_the_table_hand_or_no_hand(house: str) -> None:
    assert {ruled(house, "talk", seat) for seat in (LIVE, FOLDED)} == {NOT_AT_THE_TABLE}
    assert called_right("call-after-folding", house).startswith("No: no phone calls at the table at all")


@proves("music")
@asked("music")
def test_music_is_silent_for_the_others_and_not_barred_itself(house: str) -> None:
    assert {ruled(house, "sound", seat) for seat in (LIVE, FOLDED)} == {NOT_AT_THE_TABLE}
    assert called_right("music", house) == "The others can't hear it"


@proves("chart-after-folding")
@asked("chart-after-folding")
def test_a_chart_is_for_live_hands_barred_or_for_everybody(house: str) -> None:
    assert ruled(house, "app", LIVE) in (NOT_WITH_A_LIVE_HAND, NOT_AT_THE_TABLE)
    answers = {
        NOT_AT_THE_TABLE: "Yes: such tools are banned at the table at all times",
        ALLOWED: "No: the ban is only for players with live hands",
    }
    assert called_right("chart-after-folding", house) == answers[ruled(house, "app", FOLDED)]


@proves("phone-laid-down")
@asked("phone-laid-down")
def test_a_phone_does_not_lie_on_the_felt_with_cards_or_without(house: str) -> None:
    assert {ruled(house, "on-table", seat) for seat in (LIVE, FOLDED)} == {NOT_AT_THE_TABLE}
    assert {ruled(house, "on-rail", seat) for seat in (LIVE, FOLDED)} == {ON_THE_RAIL}
    assert called_right("phone-laid-down", house) == "On the rail"


@proves("phone-on-the-felt")
@asked("phone-on-the-felt")
def test_a_phone_of_a_folded_player_comes_off_the_table_where_the_book_says_so(house: str) -> None:
    answers = {
        NOT_AT_THE_TABLE: "The phone must come off the table",
        ALLOWED: "It may stay unless it disturbs, delays or gives an advantage",
    }
    assert called_right("phone-on-the-felt", house) == answers[ruled(house, "on-table", FOLDED)]


@proves("text-with-a-live-hand")
@asked("text-with-a-live-hand")
def test_a_message_with_a_live_hand_is_barred_measured_or_left_open(house: str) -> None:
    """Left open by a book that rules on calls and sounds, and by one that rules on calls alone."""
    found = law(house, LIVE)
    answers = {
        NOT_WITH_A_LIVE_HAND: "It bars this: no devices with a live hand",
        ALLOWED: "It bars this if it's a nuisance or worse; house rules also apply",
    }
    left_open = {
        frozenset({"talk", "sound"}): "It covers calls and sounds; house rules cover the rest",
        frozenset({"talk"}): "It covers phone calls and no other use",
    }
    barred = {use: ruling for use, ruling in found.items() if ruling is not BY_HOUSE_RULES}
    expected = answers[barred["handle"]] if "handle" in barred else left_open[frozenset(barred)]
    assert called_right("text-with-a-live-hand", house) == expected
