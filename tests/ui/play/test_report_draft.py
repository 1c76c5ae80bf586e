"""A report is put together a page at a time, in the order in which a dealer tells it."""

import pytest

from trainer.kernel.report_acts import Statement, read
from trainer.scenarios.report import Piece, parts_of
from trainer.ui.play.report_draft import Draft


def draft(game: str = "holdem", asked: Piece | None = None) -> Draft:
    return Draft(parts_of(game), tuple(range(1, 11)), game == "holdem", asked)


def told(text: str) -> tuple[Statement, ...]:
    return read(f"it {text}").told or ()


def press(one: Draft, *names: str) -> bool:
    return [one.press(name) for name in names][-1]


def test_a_street_leads_on_to_the_deeds_and_the_board_to_who_has_acted() -> None:
    one = draft()
    press(one, "part:turn")
    assert one.page is Piece.WHO
    press(one, "go")
    assert one.page is Piece.BOARD
    press(one, "cards:4")
    assert one.page is Piece.SINCE
    assert press(one, "no-one", "go")
    assert one.told == told("on turn; board 4; since no-one")


def test_a_deed_without_a_number_is_told_at_once_and_one_with_a_number_by_enter() -> None:
    one = draft()
    press(one, "page:who-did-what", "seat:3", "deed:checked")
    assert one.told == told("3 checked")
    press(one, "deed:put-in", "go")
    assert one.told == told("3 checked")
    assert one.pending == "Seat 3 put in: how much?"
    press(one, "pad:0", "pad:5", "pad:0", "pad:0")
    assert one.pending == "Seat 3 put in 500"
    press(one, "go", "deed:said-raise", "go")
    assert one.told == told("3 checked; 3 put-in 500; 3 said-raise")


def test_a_deed_may_be_named_before_its_seat() -> None:
    one = draft()
    press(one, "page:who-did-what", "deed:folded", "seat:4")
    assert one.told == told("4 folded")


def test_seats_that_have_acted_come_and_go_and_no_one_takes_them_all_away() -> None:
    one = draft()
    press(one, "page:who-has-acted", "since:5", "since:10", "since:5", "since:2")
    assert one.told == told("since 2 10")
    press(one, "no-one")
    assert one.told == told("since no-one")
    press(one, "since:7")
    assert one.told == told("since 7")


def test_backspace_takes_back_the_last_thing_of_a_page() -> None:
    one = draft()
    press(one, "part:flop", "seat:3", "deed:checked", "deed:put-in", "pad:5")
    for left in ("3 checked", "3 checked", ""):
        one.erase()
        assert one.dids == [*told(left)] if left else not one.dids
    for page in ("which-street", "how-many-on-the-board", "who-has-acted"):
        press(one, f"page:{page}")
        one.erase()
    assert one.told == ()


def test_the_piece_that_the_floor_asks_for_is_told_alone() -> None:
    one = draft(asked=Piece.SINCE)
    assert one.page is Piece.SINCE
    assert press(one, "since:5", "go")
    other = draft(asked=Piece.STREET)
    assert not press(other, "part:river")
    assert press(other, "go")


def test_stud_has_no_page_for_a_board() -> None:
    assert Piece.BOARD not in draft("stud").pages


@pytest.mark.parametrize(
    "text",
    [
        "on turn; 3 said-raise 1200; 3 put-in 800; board 4; since 5 6",
        "on deal; 2 holds 3; 10 has-button; since no-one",
        "on showdown",
        "3 meant-raise",
        "-",
    ],
)
def test_pressing_what_comes_next_makes_the_whole_report(text: str) -> None:
    one, wanted = draft(), told(text)
    for _ in range(40):
        if one.press(one.towards(wanted)):
            break
    assert one.told == wanted
