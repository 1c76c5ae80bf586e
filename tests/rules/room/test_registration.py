"""Foxwoods' hours of registration: who comes in time, who too late, and what somebody who asks is told."""

import pytest

from tests.rules.desk_rooms import Room
from tests.rules.room.situations import cites
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of
from trainer.rules.book import book as book_of
from trainer.rules.room.record import RoomRecord

LEVELS = ["100 200 200 20"] * 8
OPEN = "Registration is open until level {} ends: Zed gets a full stack of 15,000 and a random seat."
CLOSED = "No entry for Zed: registration closed after level {}, unless the house allows it."


def said(book: str, *lines: str, clock: str, **head: str) -> str:
    room = Room(levels=LEVELS, clock=clock, **head).do("clock run", *lines)
    return answer_on_room(RoomRecord.of(room_of(room.text())), book_of(book)).sentence


@pytest.mark.parametrize("book", cites("foxwoods-2020:reg-1"))
@pytest.mark.parametrize("act", ["desk register Zed 1000x10+100x50", "Zed ask late-entry"])
def test_nobody_enters_once_the_last_level_of_registration_is_over(book: str, act: str) -> None:
    assert said(book, act, clock="7 900") == CLOSED.format(6)
    assert said(book, "clock zero", "floor recess", act, clock="6 1") == CLOSED.format(6)
    assert said(book, act, clock="5 900", registration="4") == CLOSED.format(4)


@pytest.mark.parametrize("book", cites("foxwoods-2020:reg-1"))
def test_whoever_asks_is_told_whether_registration_is_open(book: str) -> None:
    assert said(book, "Zed ask late-entry", clock="6 2") == OPEN.format(6)
    assert said(book, "Zed ask late-entry", clock="6 1") == CLOSED.format(6)
    assert said(book, "Zed ask late-entry", clock="7 900", registration="8") == OPEN.format(8)
    entered = said(book, "desk register Zed 1000x10+100x50", clock="6 900")
    assert entered == "Zed gets a full stack of 15,000 and a random seat."
