"""What happens in a room changes it as it should; nothing loses a player, a chip or money, however wrong it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.room.rooms import SETUP, all_chips, any_happening, names, transcript
from trainer.kernel.chips import chips
from trainer.kernel.room.act import Happening
from trainer.kernel.room.happen import happen, rooms
from trainer.kernel.room.state import Room
from trainer.kernel.table import Impossible

LIVELY = ("0 clock run", "1 dealer:A riffle", "2 dealer:A deal 1", "3 dealer:A turn Ann 200")


def after(*lines: str) -> Room:
    told = transcript(*lines)
    return rooms(told.setup, told.happenings)[-1]


@given(st.lists(any_happening(), min_size=1, max_size=25))
def test_no_player_no_chip_and_no_money_is_ever_lost(some: list[Happening]) -> None:
    room = SETUP.room()
    worth, before = all_chips(room), names(room)
    for one in sorted(some, key=lambda each: each.at):
        try:
            room = happen(SETUP, room, one)
        except Impossible:
            continue
        assert all_chips(room) == worth
        assert before <= names(room)
        assert set(names(room).values()) == {1}
        seats = [each.place for each in room.players if each.table]
        assert len(seats) == len(set(seats))
        assert room.pool >= 0


@pytest.mark.parametrize(
    "line",
    [
        "1 Ann sit Ann B 10",
        "1 Ann sit Ann C 1",
        "1 Ann sit Ann B 1",
        "1 Cora sit Cora B 5",
        "1 floor carry Ann B 5",
        "1 floor bust Ann",
        "1 desk register Ann 100x10",
        "1 desk register Gus 5000x1",
        "1 desk re-enter Ann 100x10",
        "1 desk rebuy Zoe 100x1 5",
        "1 desk pay Ann 801",
        "1 desk exchange Ann 1000x1 500x2",
        "1 Zoe ask a-seat",
        "1 dealer:C push",
        "1 floor push",
        "1 dealer:A end",
        "1 dealer:A button 10 1 2",
        "1 dealer:A game whist",
        "1 dealer:A turn Ann 0",
        "1 Ann play check",
        "1 clock zero",
        "1 clock hold",
        "1 floor level 1",
        "1 floor normal-play",
        "1 floor call-clock Ann",
        "1 floor resume A",
        "1 floor seat-cards A eaten",
        "1 floor balance A A",
        "1 Ann back",
        "1 Ann ask late-entrance",
        "1 floor permit Ann a-sest",
        "1 floor permit Zoe a-seat",
        "1 floor refuse Ann deel",
        "1 floor race 25",
    ],
)
def test_what_cannot_happen_is_refused(line: str) -> None:
    with pytest.raises(Impossible):
        after(line)


@pytest.mark.parametrize("line", ["4 dealer:A riffle", "4 dealer:A deal 1", "4 Ann play dance", "1 clock hold"])
def test_what_cannot_happen_in_a_hand_is_refused(line: str) -> None:
    with pytest.raises(Impossible):
        after(*LIVELY, line)


def test_an_entry_comes_out_of_the_bank_and_into_the_pool() -> None:
    room = after("1 desk register Gus 1000x8+100x20")
    assert room.player("Gus").chips == chips("1000x8+100x20")
    assert (room.bank, room.pool, room.entries) == (chips("25x100+100x180+1000x42"), 1000, 5)


def test_whoever_loses_all_his_chips_goes_out_and_may_enter_again() -> None:
    room = after("1 dealer:A win Ann Ben 100x12+25x3", "2 floor bust Ben", "3 desk re-enter Ben 100x10")
    assert room.player("Ann").chips.amount == 4275
    assert (room.player("Ben").out, room.player("Ben").table, room.player("Ben").entries) == (False, "", 2)


def test_the_clock_runs_off_only_while_it_runs() -> None:
    assert after("0 clock run", "590 clock hold", "2000 clock set 30").clock.left_at(3000) == 30
    assert after("0 clock run", "599 dealer:A push").clock.left_at(599) == 1
    assert after("0 clock run", "600 clock zero").clock.left_at(700) == 0


def test_a_hand_deals_in_all_with_chips_and_serves_a_penalty() -> None:
    assert after(*LIVELY).table("A").dealt == ("Ann", "Ben", "Cora")
    assert after(*LIVELY, "4 Ann play fold").table("A").folded == ("Ann",)
    assert after(*LIVELY, "9 dealer:A end").player("Ben").penalty == 1


def test_a_penalty_begins_once_the_hand_is_over() -> None:
    given = after(*LIVELY, "4 floor penalty Ann 2", "5 floor penalty Ben 3", "9 dealer:A end")
    assert (given.player("Ann").penalty, given.player("Ben").penalty) == (2, 4)
    later = after(*LIVELY, "4 floor penalty Ann 2", "9 dealer:A end", "10 dealer:A deal 1", "11 dealer:A end")
    assert (later.player("Ann").penalty, later.player("Ben").penalty) == (1, 0)


def test_chips_of_an_absent_player_are_carried() -> None:
    room = after("1 floor break A", "2 floor carry Cora B 6")
    assert room.player("Cora").place == ("B", 6)
    assert room.player("Cora").chips == chips("1000x4")
