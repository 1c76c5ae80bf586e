"""Foxwoods: stacks are given up as registration ends, not before and not after; who comes back is a new player."""

import pytest

from tests.rules.desk_rooms import Room, cites, said
from trainer.rules.ruling import Decision

F = "foxwoods-2020"
FULL = {"stack": "1000x10+100x50", "registration": "1", "entries": "30 4200"}
ENDS = ["..1300", "clock zero"]
MAY_GO, NEW = "tournament.stack-may-be-forfeited", "tournament.reenters-as-new-player"


def room(**head: str) -> Room:
    """Level 1 is the last one of registration; its clock runs."""
    return Room(**{**FULL, **head}).do("clock run")


def asked(*before: str, **head: str) -> Decision:
    """Ann tells the dealer that she gives up her stack, after all that."""
    return room(**head).do(*before, "Ann ask forfeit").rule(F, "forfeit-asked")


@pytest.mark.parametrize(
    "before",
    [
        pytest.param([*ENDS, "floor recess"], id=f"{F}:forfeit-2"),
        pytest.param([*ENDS, "floor hold", "floor level 2"], id=f"{F}:forfeit-3"),
        pytest.param([*ENDS, "floor hold"], id=f"{F}:72-A"),
    ],
)
def test_a_stack_may_be_given_up_as_registration_ends(before: list[str]) -> None:
    found = asked(*before)
    assert said(found) == MAY_GO and found.figure("out-of-play") == 6000
    assert {"forfeit-1", "forfeit-2", "forfeit-3", "forfeit-5", "72-A", "72-B"} <= cites(found)


@pytest.mark.parametrize("at", ["forfeit-2", "72-A"], ids=lambda at: f"{F}:{at}")
def test_no_stack_is_given_up_before_the_last_level_is_over(at: str) -> None:
    found = asked("..1198")
    assert said(found) == "tournament.stack-stays-in-play" and at in cites(found)


@pytest.mark.parametrize("at", ["forfeit-4", "72-C"], ids=lambda at: f"{F}:{at}")
def test_the_right_is_gone_once_the_new_level_is_played(at: str) -> None:
    played = [*ENDS, "floor hold", "floor level 2", "clock run"]
    found = asked(*played)
    assert said(found) == "tournament.stack-stays-in-play" and at in cites(found)
    assert said(asked(*played[:-1])) == MAY_GO


@pytest.mark.parametrize("at", [pytest.param("forfeit-1", id=f"{F}:forfeit-1")])
def test_no_stack_is_given_up_in_a_bounty_event(at: str) -> None:
    for head in ({"bounty": "2500"}, {"sheet": "event-100-bounty"}):
        found = asked(*ENDS, "floor recess", **head)
        assert said(found) == "tournament.stack-stays-in-play" and at in cites(found)
    assert said(asked(*ENDS, "floor recess", sheet="event-60")) == MAY_GO


def test_the_last_level_of_registration_is_the_one_of_the_event() -> None:
    assert said(asked(*ENDS, "floor recess", registration="2")) == "tournament.stack-stays-in-play"


@pytest.mark.parametrize("at", [pytest.param("forfeit-3", id=f"{F}:forfeit-3")])
def test_without_a_break_the_floor_stops_the_clock(at: str) -> None:
    going_on = room().do(*ENDS, "floor level 2").rule(F, "registration-ends")
    assert said(going_on) == "tournament.clock-stopped-for-forfeits" and at in cites(going_on)
    standing = room().do(*ENDS, "floor hold").rule(F, "registration-ends")
    assert said(standing) == "tournament.forfeits-while-clock-stopped" and cites(standing) == {at}
    assert not room(registration="2").do(*ENDS, "floor hold").points("registration-ends")


@pytest.mark.parametrize("at", [pytest.param("forfeit-2", id=f"{F}:forfeit-2")])
def test_with_a_break_stacks_are_given_up_during_it(at: str) -> None:
    found = room().do(*ENDS, "floor recess").rule(F, "registration-ends")
    assert said(found) == "tournament.forfeits-during-break" and cites(found) == {at}


def given_up(*before: str) -> Decision:
    return room().do(*ENDS, "floor recess", *before, "desk surrender Ann").rule(F, "stack-given-up")


@pytest.mark.parametrize("at", ["72-A", "72-B"], ids=lambda at: f"{F}:{at}")
def test_a_stack_given_up_out_of_time_or_untold_is_read_to_stay_in_play(at: str) -> None:
    early = room().do("Ann ask forfeit", *ENDS, "floor recess", "desk surrender Ann").rule(F, "stack-given-up")
    for found in (given_up(), given_up("Ben ask forfeit"), early):
        assert said(found) == "tournament.stack-stays-in-play"
        assert [bool(each.reading) for each in found.citations if each.at == at] == [True]


@pytest.mark.parametrize("at", ["72-B", "forfeit-5"], ids=lambda at: f"{F}:{at}")
def test_whoever_gives_up_a_stack_tells_the_dealer_and_stays(at: str) -> None:
    told = given_up("Ann ask forfeit")
    assert said(told) == "tournament.stack-forfeited" and at in cites(told) and told.figure("out-of-play") == 6000
    assert said(given_up()) == "tournament.stack-stays-in-play"
    assert said(given_up("Ben ask forfeit")) == "tournament.stack-stays-in-play"
    assert said(given_up("Ann ask forfeit", "Ann away")) == "tournament.must-stay-at-table"


def back(*before: str, chips: str = "1000x10+100x50", **head: str) -> Decision:
    return room(**head).do(*before, f"desk re-enter Ann {chips}").rule(F, "re-entry")


LOST = ["dealer:A deal 1", "Ben win Ben Ann 1000x5+100x10", "floor bust Ann"]


@pytest.mark.parametrize("at", [pytest.param("reentry", id=f"{F}:reentry")])
def test_a_player_without_chips_comes_back_with_a_full_stack(at: str) -> None:
    found = back(*LOST)
    assert said(found) == NEW and cites(found) == {at}
    assert (found.figure("entry"), found.figure("stack")) == (2, 15000)
    again = room().do(*LOST, "desk re-enter Ann 1000x10+100x50", "Ann sit Ann A 3", "dealer:A end")
    again.do("dealer:A deal 1", "Ben win Ben Ann 1000x10+100x50", "floor bust Ann", "desk re-enter Ann 1000x10+100x50")
    assert again.rule(F, "re-entry").figure("entry") == 3
    short = back(*LOST, chips="1000x10")
    assert said(short) == "tournament.reentry-buys-full-stack" and short.figure("stack") == 15000


@pytest.mark.parametrize("at", [pytest.param("reentry", id=f"{F}:reentry")])
def test_a_player_who_dropped_his_chips_unasked_may_be_disqualified(at: str) -> None:
    quiet = back("desk surrender Ann")
    assert said(quiet) == "tournament.subject-to-disqualification" and quiet.ruling and len(quiet.ruling.options) == 2
    assert at in cites(quiet)
    early = back("Ann ask forfeit", "desk surrender Ann")
    assert said(early) == said(quiet)
    told = (*ENDS, "floor recess", "Ann ask forfeit", "desk surrender Ann")
    assert said(back(*told)) == NEW
    assert said(back(*told, bounty="2500")) == said(quiet)  # in a bounty event no stack is given up


@pytest.mark.parametrize("at", [pytest.param("reentry", id=f"{F}:reentry")])
def test_nobody_comes_back_once_registration_is_over(at: str) -> None:
    late = back(*LOST, *ENDS, "floor level 2")
    assert said(late) == "tournament.no-reentry-registration-closed" and at in cites(late)
    assert said(back(*LOST, *ENDS)) == NEW


@pytest.mark.parametrize("book", ["tda-2022", "players-2025"], ids=lambda book: f"{book}:8-B")
def test_chips_given_up_for_a_new_stack_leave_play(book: str) -> None:
    lines = ["desk surrender Ann", "desk re-enter Ann 1000x10+100x50"]
    found = room().do(*lines).rule(book, "stack-given-up")
    assert said(found) == "tournament.forfeited-chips-leave-play" and found.figure("out-of-play") == 6000
    assert cites(found) == {"8-B"}
    assert cites(room().do(*lines).rule(book, "forfeited-stack")) == {"8-B"}
    assert room().do(*lines).rule("metropolitan", "stack-given-up").silent
    allowed = room().do("floor permit Ann forfeit", lines[0]).rule(book, "stack-given-up")
    assert said(allowed) == "tournament.forfeited-chips-leave-play"
    alone = room().do(lines[0]).rule(book, "stack-given-up")
    assert said(alone) == "tournament.forfeit-if-permitted" and alone.figure("out-of-play") == 6000
    asked = room().do("Ann ask forfeit").rule(book, "forfeit-asked")
    assert said(asked) == "tournament.forfeit-if-permitted" and asked.figure("out-of-play") == 6000
    assert cites(asked) == {"8-B"} and room().do("Ann ask forfeit").rule("metropolitan", "forfeit-asked").silent


@pytest.mark.parametrize("at", [pytest.param("forfeit-2", id=f"{F}:forfeit-2")])
def test_where_the_room_is_silent_registration_closes_as_the_sheet_of_the_event_prints(at: str) -> None:
    def asked(level: int, sheet: str) -> str:
        room = Room(clock=f"{level} 0", sheet=sheet, levels=["100 200 0 20"] * 12)
        return said(room.do("clock zero", "floor recess", "Ann ask forfeit").rule(F, "forfeit-asked"))

    yes, no = "tournament.stack-may-be-forfeited", "tournament.stack-stays-in-play"
    assert [asked(level, "event-60") for level in (5, 6)] == [no, yes]
    assert [asked(level, "event-wed-80") for level in (7, 8)] == [no, yes]
    assert asked(6, "event-140-super-stack-turbo") == no


@pytest.mark.parametrize("at", [pytest.param("addon", id=f"{F}:addon")])
def test_an_add_on_is_bought_at_the_desk_with_chips_left(at: str) -> None:
    def taken(*lines: str, event: str = "satellite full-table 9") -> Decision:
        return Room(event=event).do(*lines).rule(F, "add-on")

    lost = ("dealer:A deal 1", "Ben win Ben Ann 1000x5+100x10")
    sold = taken("desk add-on Ann 1000x5 4000")
    assert not sold.ruling.fault and cites(sold) == {at}
    assert said(taken(*lost, "desk add-on Ann 1000x5 4000")) == "rebuy.no-add-on-without-chips"
    again = (*lost, "floor bust Ann", "desk re-enter Ann 1000x10+100x50", "desk add-on Ann 1000x5 4000")
    assert said(taken(*again)) == said(sold)
    assert said(taken("floor add-on Ann 1000x5 4000")) == "rebuy.add-on-from-the-cashier"
    assert taken("desk add-on Ann 1000x5 4000", event="tournament full-table 9").silent
