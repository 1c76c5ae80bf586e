"""The report sheet at the table: by mouse and by keys, the same in every hand, and the floor asks on it."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.play.conftest import Box, Sit
from trainer.kernel.report_acts import read
from trainer.ui.kit.text import Text
from trainer.ui.play.report_sheet import ReportSheet

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
    box.key(Key.Key_3, Key.Key_P, Key.Key_6, Key.Key_0, Key.Key_0, Key.Key_Return, Key.Key_F, Key.Key_Return)
    box.key(Key.Key_0, Key.Key_5, Key.Key_6, Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} on preflop; 3 put-in 600; 3 folded; board 0; since 5 6")


def test_a_whole_report_by_the_mouse(sit: Sit) -> None:
    box, sheet = sheet_at(sit)
    for name in ("part:preflop", "seat:3", "deed:put-in", "pad:6", "pad:0", "go", "go", "cards:0", "since:5", "go"):
        box.take(sheet.place_of(name))
    assert box.done[-1] == read(f"{BETS} on preflop; 3 put-in 60; board 0; since 5")


def test_the_floor_asks_for_what_is_missing_on_the_same_sheet(sit: Sit) -> None:
    box, _ = sheet_at(sit)
    box.key(Key.Key_2, Key.Key_3, Key.Key_K, Key.Key_Return, Key.Key_0, Key.Key_Return)
    assert box.done[-1] == read(f"{BETS} on preflop; 3 checked; board 0")
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
    box.key(Key.Key_3, Key.Key_Left, Key.Key_4, Key.Key_Left, Key.Key_Left, Key.Key_N, Key.Key_Backspace)
    assert sheet.draft.told == read("it on turn").told
    box.key(Key.Key_Right, Key.Key_Backspace)
    assert sheet.draft.told == ()


def test_escape_leaves_it_and_f_takes_it_up_again(sit: Sit) -> None:
    box, _ = sheet_at(sit)
    box.key(Key.Key_Escape)
    assert box.screen.menu is None
    box.key(Key.Key_F)
    assert box.screen.menu is not None and box.screen.menu.accessibleName() == "What happened?"


def test_nothing_after_all_has_no_sheet(sit: Sit) -> None:
    box = sit("clean-holdem-six")
    box.key(Key.Key_F)
    box.jump(lambda: box.screen.menu is not None)
    box.key(Key.Key_A)
    assert box.done[-1] == read("nothing-after-all -")


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
@pytest.mark.parametrize("page", range(4))
def test_no_page_of_it_is_cut(sit: Sit, size: tuple[int, int], page: int) -> None:
    box, sheet = sheet_at(sit)
    box.screen.resize(*size)
    sheet.press(f"page:{sheet.draft.pages[page]}")
    if page == 1:
        box.key(Key.Key_3, Key.Key_P)
    box.screen.grab()
    shown = [each for each in sheet.entries if each.isVisible()]
    assert shown
    assert all(each.visibleRegion().boundingRect() == each.rect() for each in shown)
    assert not any(text.is_clipped() for text in sheet.findChildren(Text) if text.isVisible())
