"""A report is put together a page at a time, in the order in which a dealer tells it."""

import pytest

from trainer.kernel.report_acts import Statement, read
from trainer.scenarios.report import BETS, BURNS, PLAYER, SHOWDOWN, TOO_MANY, Piece, parts_of
from trainer.ui.play.report_draft import GO, HEADING, Draft
from trainer.ui.play.report_way import towards


def draft(game: str = "holdem", asked: Piece | None = None, heading: str = BETS) -> Draft:
    one = Draft(parts_of(game), tuple(range(1, 11)), game, heading if asked is not None else "", asked)
    if asked is None:
        one.press(f"what:{heading}")
    return one


def told(text: str) -> tuple[Statement, ...]:
    return read(f"it {text}").told or ()


def press(one: Draft, *names: str) -> bool:
    return [one.press(name) for name in names][-1]


def test_enter_leads_through_what_its_heading_needs_and_reports_at_the_end() -> None:
    one = draft(heading=TOO_MANY)
    assert one.page == Piece.STREET
    press(one, "part:flop")
    assert one.page == Piece.BOARD
    press(one, "cards:4")
    assert one.page == Piece.SINCE
    assert press(one, "no-one", "go")
    assert one.told == told("on flop; board 4; since no-one")


def test_a_page_is_answered_once_something_is_told_on_it() -> None:
    one = Draft(parts_of("holdem"), (1, 2, 3), "holdem")
    for page, names in {
        "heading": ("what:something-about-the-bets",),
        "which-street": ("part:flop",),
        "who-did-what": ("seat:3", "deed:put-in", "pad:6"),
        "how-many-on-the-board": ("cards:3",),
        "who-has-acted": ("since:2",),
    }.items():
        press(one, f"page:{page}")
        assert not one.answered, page
        press(one, *names, f"page:{page}")
        assert one.answered, page
    assert not press(one, "since:2")
    assert not one.answered
    press(one, "no-one")
    assert one.answered


def test_what_it_is_about_comes_first_and_nothing_after_all_is_said_at_once() -> None:
    one = Draft(parts_of("holdem"), (1, 2), "holdem")
    assert one.page == HEADING
    assert not press(one, "go")
    assert one.page == HEADING
    assert press(one, "what:nothing-after-all")


def test_a_page_that_its_heading_does_not_need_can_be_told_too() -> None:
    one = draft(heading=SHOWDOWN)
    press(one, "part:showdown", "seat:3", "deed:showed")
    assert one.last
    press(one, "page:who-has-acted", "no-one", "page:who-did-what")
    assert press(one, "go")
    assert one.told == told("on showdown; 3 showed; since no-one")


def test_a_deed_without_a_number_is_told_at_once_and_one_with_a_number_by_what_follows() -> None:
    one = draft()
    press(one, "page:who-did-what", "seat:3", "deed:checked")
    assert one.told == told("3 checked")
    press(one, "deed:put-in", "go")
    assert one.told == told("3 checked")
    assert one.page == Piece.WHO
    assert one.begun.pending == "Seat 3 put in: how much?"
    press(one, "pad:0", "pad:5", "pad:00")
    assert one.begun.pending == "Seat 3 put in 500."
    press(one, "deed:said-raise", "pad:9", "add", "seat:4", "deed:said-call", "go")
    assert one.told == told("3 checked; 3 put-in 500; 3 said-raise 9; 4 said-call")
    assert one.page == Piece.SINCE


def test_the_dealer_is_one_who_did_something_and_one_figure_ends_it() -> None:
    one = draft(heading=BURNS)
    press(one, "page:who-did-what", "dealer", "deed:skipped")
    assert one.begun.pending == "The dealer skipped a seat: which seat?"
    press(one, "pad:3", "deed:burned-none", "deed:put-on-board", "pad:4", "seat:3", "deed:holds", "pad:1")
    assert one.told == told("dealer skipped 3; dealer burned-none; dealer put-on-board 4; 3 holds 1")


def test_who_it_was_can_be_changed_before_what_was_done_is_whole() -> None:
    one = draft()
    press(one, "page:who-did-what", "seat:3", "deed:put-in", "dealer")
    assert one.begun.pending == ""
    press(one, "deed:dropped-cards")
    assert one.told == told("dealer dropped-cards")


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
    assert one.page == Piece.SINCE
    assert press(one, "since:5", "go")
    assert one.pages == (Piece.SINCE,)
    other = draft(asked=Piece.STREET)
    assert not press(other, "part:river")
    assert press(other, "go")


@pytest.mark.parametrize("heading", [SHOWDOWN, PLAYER])
def test_under_a_heading_about_a_player_or_the_showdown_the_other_list_is_open(heading: str) -> None:
    assert not draft(heading=heading).begun.bets
    assert not draft(asked=Piece.WHO, heading=heading).begun.bets
    assert draft(heading=BURNS).begun.bets
    assert draft(asked=Piece.WHO, heading=BURNS).begun.bets


def test_either_list_can_be_turned_to_and_what_was_begun_stays() -> None:
    one = draft()
    press(one, "page:who-did-what", "seat:3", "deed:put-in", "pad:5", "others")
    assert (one.begun.bets, one.told) == (False, told("3 put-in 5"))
    press(one, "deed:talked-about-the-hand", "others")
    assert (one.begun.bets, one.told) == (True, told("3 put-in 5; 3 talked-about-the-hand"))


def test_the_seat_it_was_done_to_is_one_figure_and_ends_it() -> None:
    one = draft(heading=PLAYER)
    press(one, "part:flop", "seat:5", "deed:showed-to")
    assert one.begun.pending == "Seat 5 showed one player cards: which seat?"
    assert one.begun.asks_whom
    press(one, "pad:0")
    assert one.told == told("on flop; 5 showed-to 10")
    assert not one.begun.asks_whom


def test_stud_has_no_page_for_a_board() -> None:
    assert Piece.BOARD not in draft("stud").pages


@pytest.mark.parametrize(
    "text",
    [
        "on turn; 3 said-raise 1200; 3 put-in 800; 4 holds 0; board 4; since 5 6",
        "on deal; 2 holds 3; 10 has-button; since no-one",
        "on showdown",
        "3 meant-raise",
        "on river; 4 was-skipped; 5 said-raise; 5 put-in 12000; 5 put-in 700; since 6",
        "on river; 6 used-a-phone",
        "on turn; 5 showed-to 10; 10 asked-to-see 2; 4 had-chips-behind 1500; 4 put-in 300; 4 showed; 4 said-if",
        "3 had-chips-behind; 4 called-the-clock 3; dealer mucked 10; 3 checked; 3 talked-about-the-hand",
        "dealer skipped 3; dealer dealt-to 10; dealer put-on-board 4; dealer dropped-cards; 2 holds 3",
        "-",
    ],
)
def test_pressing_what_comes_next_makes_the_whole_report(text: str) -> None:
    one, wanted = draft(), told(text)
    for page in one.pages[1:]:
        one.press(f"page:{page}")
        while (name := towards(one, wanted)) != GO:
            one.press(name)
    one.press("page:heading")
    assert one.told == wanted
