"""Questions for a limit: the law says one thing at the number that is called right, and another just beside it."""

from collections.abc import Callable

import pytest

from tests.questions.proving import KNOWN, proves
from tests.questions.told_situations import BLINDS, at_house, hand, pitched
from tests.rules import desk_rooms as desk
from tests.rules.board_situations import facts_of
from tests.rules.room.situations import Room
from tests.rules.room.test_conduct import away
from tests.rules.room.test_tables import short
from tests.rules.test_foxwoods_events import LEVELS, level
from tests.rules.test_pots import NEXT, READING, disputed, said
from tests.rules.test_stud import PAIRED, fourth_street, low_card_all_in
from tests.rules.test_upt_desk import promised
from tests.seeds import seeds
from trainer.questions.at_house import drawing
from trainer.questions.drawing import drawn
from trainer.rules.books import upt_room as upt
from trainer.rules.common import room_levels, room_tables
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.room.points import room_points

SEEDS = seeds(6)
ROUND = (1, 2, 3, 4, 5, 6)


def answer(question: str, house: str, seed: int = 0) -> int:
    amount = drawn(KNOWN[question], house, seed).amount
    assert amount is not None
    (right,) = amount.right
    return right


def right_text(question: str, house: str, seed: int = 0) -> str:
    (right,) = (each.text for each in drawn(KNOWN[question], house, seed).choices if each.right)
    return right


def changes_at(number: int, holds: Callable[[int], bool]) -> bool:
    """Does it hold from that number on, and not yet one below?"""
    return holds(number) and holds(number + 1) and not holds(number - 1)


@proves("extra-cards-for-a-misdeal")
@pytest.mark.parametrize("house", KNOWN["extra-cards-for-a-misdeal"].houses)
def test_so_many_extra_cards_are_a_misdeal(house: str) -> None:
    def misdeal(extra: int) -> bool:
        found = hand("wrong-number-of-cards", BLINDS + pitched(*ROUND, *ROUND, *(4,) * extra))(house)
        assert found is not None and found.ruling is not None
        return found.ruling.key == at_house("deal.misdeal", house)

    assert changes_at(answer("extra-cards-for-a-misdeal", house), misdeal)


@proves("absent-and-not-reached")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["absent-and-not-reached"].houses)
def test_an_absent_entrants_chips_may_go_from_a_new_level_or_half_an_hour_on(house: str, seed: int) -> None:
    length = int(drawn(KNOWN["absent-and-not-reached"], house, seed).prompt.split()[2])

    def may_go(minutes: int) -> bool:
        began = [f"..{60 * length - 1}", "clock zero", "floor level 2", f"..{60 * (minutes - length)}"]
        played = began if minutes >= length else [f"..{60 * minutes - 1}"]
        levels = [f"100 200 0 {length}"] * 2
        absent = desk.Room(levels=levels, clock=f"1 {60 * length}").with_absent("Dan")
        found = absent.do("clock run", *played, "floor remove Dan 5000x2").rule(house, "absent-stack-removed")
        assert found.ruling is not None
        return found.ruling.key == "tournament.absent-stack-may-go"

    assert changes_at(answer("absent-and-not-reached", house, seed), may_go)


@proves("away-without-a-word")
@pytest.mark.parametrize("house", KNOWN["away-without-a-word"].houses)
def test_an_absence_nobody_was_told_of_is_too_long_beyond_those_minutes(house: str) -> None:
    def too_long(seconds: int) -> bool:
        ruling = away("Ben away", f"..{seconds - 1}", "Ben back").rule(house, "absence").ruling
        assert ruling is not None
        return ruling.fault

    assert changes_at(60 * answer("away-without-a-word", house) + 1, too_long)


@proves("registration-of-the-evening")
@pytest.mark.parametrize("house", KNOWN["registration-of-the-evening"].houses)
def test_registration_is_closed_after_that_level(house: str) -> None:
    sheet = LEVELS["structure-wed-night"][0]
    last = answer("registration-of-the-evening", house)
    assert [level(sheet, number).figure("registration-closed") for number in (last, last + 1)] == [0, 1]


@proves("players-for-a-guarantee")
@pytest.mark.parametrize("house", KNOWN["players-for-a-guarantee"].houses)
def test_a_guarantee_holds_from_so_many_players_on(house: str) -> None:
    assert changes_at(answer("players-for-a-guarantee", house), lambda n: promised(n).figure("pool") == 500_000)


@proves("push-held-up")
@pytest.mark.parametrize("house", KNOWN["push-held-up"].houses)
def test_a_push_waits_with_no_more_than_so_many_seconds_left(house: str) -> None:
    def in_time(left: int) -> bool:
        room = Room({"A": (1, 2, 3)}, clock="1 200").do("0 clock run", f"{200 - left} dealer:A push")
        return room.ruling(house, "push-near-a-level") is room_levels.PUSH_IN_TIME

    assert changes_at(answer("push-held-up", house) + 1, in_time)


@proves("stops-at-how-many")
@pytest.mark.parametrize("house", KNOWN["stops-at-how-many"].houses)
def test_a_table_stops_from_so_many_short_on(house: str) -> None:
    gone = ("A6", "A7", "A8", "A1")  # the big blind of the next hand would be in seat 6
    halts = [short(*gone[:number]).ruling(house, "short-table", "A") is room_tables.HALT for number in (2, 3, 4)]
    assert halts == [False, True, True] and answer("stops-at-how-many", house) == 3


def evenness(tables: int, gone: int, house: str) -> object:
    """What is said of so many tables of five, and one of them so many short."""
    full = {f"T{number}": (1, 2, 3, 4, 5) for number in range(1, tables + 1)}
    return Room(full).out(1, *(f"T1{seat}" for seat in range(1, gone + 1))).ruling(house, "uneven-tables")


@proves("balanced-by-the-tour")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["balanced-by-the-tour"].houses)
def test_tables_may_be_so_far_apart_and_no_more(house: str, seed: int) -> None:
    tables = int(drawing(KNOWN["balanced-by-the-tour"], seed).values["tables"])
    most = answer("balanced-by-the-tour", house, seed)
    assert evenness(tables, most, house) is upt.EVEN_ENOUGH
    assert evenness(tables, most + 1, house) is upt.TOO_UNEVEN


def down_to(left: int, began: int, house: str) -> object:
    """What is said as an event that began with so many tables comes down to so many."""
    room = Room({f"T{number}": (1, 2) for number in range(1, began + 1)})
    broken = [f"T{number}" for number in range(1, began - left + 1)]
    room.do(*(f"{at} floor break {name}" for at, name in enumerate(broken)))
    return room.ruling(house, "tables-left", broken[-1])


DRAWN_ANEW = {None: "No: only the broken table gets new seats", upt.REDRAW: "Yes: all seats are drawn again"}
AT_THREE = {upt.REDRAW: "Yes, it is required at three tables", upt.REDRAW_IF_WANTED: "It is allowed but not required"}


@proves("redraw")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("house", KNOWN["redraw"].houses)
def test_seats_are_drawn_anew_where_the_law_says_so(house: str, seed: int) -> None:
    values = drawing(KNOWN["redraw"], seed).values
    found = down_to(int(values["left"]), int(values["began"]), house)
    assert right_text("redraw", house, seed) == DRAWN_ANEW[found]


@proves("small-event-at-three")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("house", KNOWN["small-event-at-three"].houses)
def test_a_small_event_need_not_draw_anew_at_three_tables(house: str, seed: int) -> None:
    began = int(drawing(KNOWN["small-event-at-three"], seed).values["began"])
    assert right_text("small-event-at-three", house, seed) == AT_THREE[down_to(3, began, house)]


@proves("folded-and-away")
@pytest.mark.parametrize("house", KNOWN["folded-and-away"].houses)
def test_only_a_live_hand_keeps_its_player_at_the_table(house: str) -> None:
    def left_after(act: str) -> list[str]:
        told = Room({"A": (1, 2, 3)}).do("1 dealer:A riffle", "2 dealer:A deal 1", f"3 A1 play {act}", "4 A1 away")
        return [each.detail for each in room_points(told.facts()) if each.kind == "left-a-live-hand"]

    assert (left_after("call"), left_after("fold")) == (["A1"], [])
    assert not KNOWN["folded-and-away"].statements[0].right.at.get(house, False)


@proves("until-when-disputed")
@pytest.mark.parametrize("house", KNOWN["until-when-disputed"].houses)
def test_a_reading_is_disputed_until_the_next_hand_begins(house: str) -> None:
    begun = disputed(READING, *NEXT)
    assert said(disputed(READING, *NEXT[:1]), house, "dispute") == "pot.dispute-heard"
    assert said(begun, house, "dispute") == "pot.result-stands"
    assert right_text("until-when-disputed", house).startswith("Until the next hand begins")


def too_much_or_too_little(facts: Facts) -> list[str]:
    kinds = ("underraise", "overbet", "doubled-for-a-pair", "checked-unopened")
    return [each.kind for each in (*matters(facts), *points(facts)) if each.kind in kinds]


@proves("pair-on-fourth")
@pytest.mark.parametrize("house", KNOWN["pair-on-fourth"].houses)
def test_a_pair_on_fourth_street_opens_for_the_lower_limit_and_no_more(house: str) -> None:
    allowed, doubled = (facts_of(fourth_street(PAIRED, bet).transcript) for bet in ("100x2", "100x4"))
    assert (too_much_or_too_little(allowed), "doubled-for-a-pair" in too_much_or_too_little(doubled)) == ([], True)
    values = drawing(KNOWN["pair-on-fourth"], 0).values
    assert answer("pair-on-fourth", house) == values["small"]  # 200 of 200 and 400 above


@proves("left-of-the-all-in")
@pytest.mark.parametrize("house", KNOWN["left-of-the-all-in"].houses)
def test_left_of_an_all_in_low_card_one_bets_the_bring_in_or_more_or_folds(house: str) -> None:
    acts = {"Bet the bring-in": "wager 100x1", "Complete": "wager 100x2", "Fold": "fold"}
    acts |= {"Check": "check", "Bet half": "wager 25x2"}
    told = {text: facts_of(low_card_all_in().then(f"P3 {act}").transcript) for text, act in acts.items()}
    statements = {each.text: each.right.at.get(house, False) for each in KNOWN["left-of-the-all-in"].statements}
    for text, facts in told.items():
        (right,) = (right for each, right in statements.items() if each.startswith(text))
        assert right == (not too_much_or_too_little(facts)), text
