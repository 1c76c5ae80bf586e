"""The report sheet at the table: by mouse and by keys, the same in every hand, and the floor asks on it."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt

from tests.ui.play.conftest import Box, Sit, statements_of
from trainer.kernel.report_acts import LEADING, DealerDeed, Deed, read
from trainer.ui.demo.events import key_of
from trainer.ui.kit.text import Text
from trainer.ui.play.report_keys import BET_KEYS, DEALER_KEYS, OTHER_KEYS, TURN_OVER
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.play.report_way import towards

Key = Qt.Key
BETS = "something-about-the-bets"


def sheet_at(sit: Sit, scenario: str = "clean-holdem-six", heading: Qt.Key = Key.Key_8) -> tuple[Box, ReportSheet]:
    box = sit(scenario)
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(heading)
    assert isinstance(box.screen.menu, ReportSheet)
    return box, box.screen.menu


def test_a_whole_report_by_keys_in_thirteen_strokes(sit: Sit) -> None:
    box, _ = sheet_at(sit)
    box.key(Key.Key_2)
    box.key(Key.Key_3, Key.Key_W, Key.Key_5, Key.Key_P, Key.Key_6, Key.Key_Period, Key.Key_Return)
    box.key(Key.Key_6, Key.Key_7, Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} on preflop; 3 was-skipped; 5 put-in 600; since 6 7")


def test_a_whole_report_by_the_mouse(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    for name in ("part:preflop", "seat:3", "deed:put-in", "pad:6", "pad:0", "add", "dealer", "deed:skipped", "pad:4"):
        box.take(sheet.place_of(name))
    for name in ("go", "since:5", "go"):
        box.take(sheet.place_of(name))
    assert box.done[-1] == read(f"{BETS} on preflop; 3 put-in 60; dealer skipped 4; since 5")


def test_enters_button_is_lit_once_the_page_is_answered(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    lit = [sheet.go.lit]
    for key in (Key.Key_F2, Key.Key_2, Key.Key_F5, Key.Key_N):
        box.key(key)
        lit.append(sheet.go.lit)
    assert lit == [False, False, False, False, True]


def test_a_report_on_a_player_by_keys_in_five_strokes(sit: Sit) -> None:
    box, _ = sheet_at(sit, heading=Key.Key_B)
    box.key(Key.Key_2, Key.Key_4, Key.Key_C, Key.Key_6, Key.Key_Return)
    assert box.done[-1] == read("something-about-a-player on preflop; 4 called-the-clock 6")


def test_x_turns_to_the_other_list_of_deeds_and_back(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    box.key(Key.Key_2, Key.Key_3, Key.Key_K, Key.Key_X)
    assert sheet.turn.text() == "Bets (X)"
    box.key(Key.Key_K, Key.Key_X, Key.Key_K)
    assert sheet.turn.text() == "Not a bet (X)"
    assert sheet.draft.told == read("it on preflop; 3 checked; 3 talked-about-the-hand; 3 checked").told


def test_no_two_deeds_of_a_list_have_the_same_key_nor_one_that_means_something_else() -> None:
    taken = {TURN_OVER, "D", "+"}
    for keys in (BET_KEYS, OTHER_KEYS, DEALER_KEYS):
        assert len(set(keys.values()) | taken) == len(keys) + len(taken)


def test_every_deed_is_on_a_list_and_on_one_alone() -> None:
    assert sorted([*BET_KEYS, *OTHER_KEYS]) == sorted(Deed)
    assert sorted(DEALER_KEYS) == sorted(DealerDeed)


def test_opinions_are_on_both_lists_of_what_players_do() -> None:
    assert set(LEADING) & set(BET_KEYS)
    assert set(LEADING) & set(OTHER_KEYS)


def test_a_click_on_a_seat_of_the_table_says_to_whom_it_was_done(sit: Sit) -> None:
    box, sheet = sheet_at(sit, heading=Key.Key_B)
    box.key(Key.Key_2, Key.Key_4, Key.Key_O)
    spot = box.view.viewport().mapTo(box.screen, box.seat(6))
    box.qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=spot)
    assert sheet.draft.told == read("it on preflop; 4 showed-to 6").told


def test_a_click_on_a_seat_of_the_table_names_it(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    box.key(Key.Key_2)

    def click(seat: int) -> None:
        spot = box.view.viewport().mapTo(box.screen, box.seat(seat))
        box.qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=spot)

    click(4)
    box.key(Key.Key_K, Key.Key_Return)
    click(5)
    box.key(Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} on preflop; 4 checked; since 5")


WHOLE = {
    "four-card flop after a bet": (Key.Key_1, "on flop; board 4; since 8"),
    "string bet": (Key.Key_8, "on flop; 8 put-in 600; 8 put-in 1000; since no-one"),
    "raise out of turn": (Key.Key_8, "on flop; 1 was-skipped; 2 put-in 500; since 4 6"),
    "raise said, too little put in": (Key.Key_8, "on flop; 6 said-raise 1800; 6 put-in 1500; since no-one"),
    "no burn": (Key.Key_6, "on turn; dealer burned-none; since no-one"),
    "phone": (Key.Key_B, "on turn; 6 used-a-phone"),
    "clock": (Key.Key_B, "on river; 4 called-the-clock 6"),
    "hand asked for": (Key.Key_9, "on showdown; 4 asked-to-see 6"),
    "call before the amount": (Key.Key_B, "on river; 4 said-bet; 6 said-call"),
    "live hand mucked": (Key.Key_B, "on river; dealer mucked 4"),
    "player left out of the deal": (Key.Key_4, "on deal; dealer skipped 3; since no-one"),
}


@pytest.mark.parametrize("way", ["keys", "mouse"])
@pytest.mark.parametrize("matter", WHOLE)
def test_no_report_takes_more_than_fourteen_presses(sit: Sit, matter: str, way: str) -> None:
    heading, text = WHOLE[matter]
    box, sheet = sheet_at(sit, heading=heading)
    pressed, wanted = 1, statements_of(text)
    while box.screen.menu is sheet:
        place = sheet.place_of(towards(sheet.draft, wanted))
        pressed += 1
        box.take(place) if way == "mouse" else box.key(key_of(sheet.keys[place]))
    assert getattr(box.done[-1], "told", None) == wanted
    assert pressed <= 14


def test_the_whole_table_is_seen_beside_it_and_the_palette_comes_back(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    assert not box.screen.palette_.isVisible()
    table = QRect(box.view.mapTo(box.screen, QPoint(0, 0)), box.view.size())
    assert not table.intersects(sheet.area)
    assert sheet.area.right() == box.screen.rect().right()
    box.key(Key.Key_Escape)
    assert box.screen.palette_.isVisible()
    assert box.view.width() == box.screen.width()


def test_the_floor_asks_for_what_is_missing_on_the_same_sheet(sit: Sit) -> None:
    box, _ = sheet_at(sit)
    box.key(Key.Key_2, Key.Key_3, Key.Key_K, Key.Key_Return, Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} on preflop; 3 checked")
    box.jump(lambda: box.screen.menu is not None)
    sheet = box.screen.menu
    assert isinstance(sheet, ReportSheet)
    assert sheet.accessibleName() == "Who has acted since?"
    box.key(Key.Key_N, Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} since no-one")
    box.jump(lambda: box.screen.menu is not None)
    assert box.screen.menu is not None and box.screen.menu.accessibleName() == "What do you want to do?"


def test_arrows_turn_the_pages_and_backspace_takes_back(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    box.key(Key.Key_3, Key.Key_Left, Key.Key_4, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_N, Key.Key_Backspace)
    assert sheet.draft.told == read("it on turn").told
    box.key(Key.Key_Right, Key.Key_Right, Key.Key_Backspace)
    assert sheet.draft.told == ()


def test_escape_leaves_it_and_f_takes_it_up_where_it_was(sit: Sit) -> None:
    box, _ = sheet_at(sit)
    box.key(Key.Key_3, Key.Key_Escape)
    assert box.screen.menu is None
    box.key(Key.Key_F)
    assert isinstance(box.screen.menu, ReportSheet)
    assert box.screen.menu.accessibleName() == "Who did what?"
    assert box.screen.menu.draft.told == read("it on flop").told


def test_nothing_after_all_has_no_statements(sit: Sit) -> None:
    box = sit("clean-holdem-six")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_A)
    assert box.done[-1] == read("nothing-after-all -")
    assert box.screen.palette_.isVisible()


def test_what_is_offered_is_the_same_whatever_is_wrong_and_under_every_heading(sit: Sit) -> None:
    def offered(scenario: str, heading: Qt.Key) -> list[str]:
        _, sheet = sheet_at(sit, scenario, heading)
        return [each.accessibleName() for each in sheet.entries]

    clean = offered("clean-holdem-nine", Key.Key_8)
    assert offered("clean-holdem-nine", Key.Key_1) == clean
    assert offered("four-card-flop-turned-up-inherited", Key.Key_1) == offered(
        "four-card-flop-turned-up-inherited", Key.Key_9
    )


@pytest.mark.parametrize("size", [(1280, 720), (960, 500)])
@pytest.mark.parametrize("page", range(7))
def test_no_page_of_it_is_cut(sit: Sit, size: tuple[int, int], page: int) -> None:
    box, sheet = sheet_at(sit, "clean-holdem-nine")
    box.screen.resize(*size)
    sheet.press(f"page:{sheet.draft.pages[min(page, 4)]}")
    if page == 2:
        box.key(*[Key.Key_3, Key.Key_P, Key.Key_1, Key.Key_2, Key.Key_Period, Key.Key_Plus] * 2)
        box.key(Key.Key_3, Key.Key_P)
    if page == 5:
        sheet.press(f"page:{sheet.draft.pages[2]}")
        box.key(Key.Key_D, Key.Key_S)
    if page == 6:
        sheet.press(f"page:{sheet.draft.pages[2]}")
        box.key(Key.Key_X, *[Key.Key_3, Key.Key_C, Key.Key_4], Key.Key_I)
        assert sheet.turn.isVisible()
        assert sheet.add.isVisible()
    box.qtbot.wait(1)
    box.screen.grab()
    shown = [each for each in sheet.entries if each.isVisible()]
    assert shown
    assert all(each.visibleRegion().boundingRect() == each.rect() for each in shown)
    assert not any(text.is_clipped() for text in sheet.findChildren(Text) if text.isVisible())
