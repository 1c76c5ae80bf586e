"""The differences of two rulebooks dealt at the table: begun by mouse and keys, hand after hand, back to the list."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.partings import compared, page_of, waited
from tests.ui.windows import active_window
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, play_out
from trainer.kernel.pieces import Pieces, at_once
from trainer.progress.records import HINTED
from trainer.rules.book import book
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.play import Play
from trainer.study.apart import mode_of
from trainer.study.deciding_apart import part_on, sides_of, told_of
from trainer.study.stances import words
from trainer.ui.desk import hands
from trainer.ui.desk.parting import NO_HAND
from trainer.ui.parting_deal import BACK, NEXT, DealtRow
from trainer.ui.parting_page import Comparer
from trainer.ui.screens.debrief import DebriefScreen
from trainer.ui.screens.others import Apart
from trainer.ui.window import Window

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Window]:
    with active_window(qtbot, "tda-2024") as made:
        yield made


def offered(window: Window, first: str = "tda-2024", second: str = "upt") -> DealtRow:
    """The row that the page offers for these two."""
    page = compared(window, first, second)
    waited(lambda: page.deal.isEnabled())
    row = page.findChildren(Comparer)[0].row
    assert row is not None
    return row


def on_the_table(window: Window, before: Play | None = None) -> Play:
    """The hand that is dealt, another than that before."""
    waited(lambda: window.dealing is not None and window.dealing.session.play is not before)
    assert window.dealing is not None
    return window.dealing.session.play


def dealt_to_its_end(window: Window, dealer: Dealer = perfect) -> DebriefScreen:
    """The hand on the table as that dealer deals it, and its debrief."""
    dealing = window.dealing
    assert dealing is not None
    play = dealing.session.play
    for gesture in play_out(play, book(play.book), dealer).gestures[play.taken_over :]:
        dealing.session.record.add(gesture)
        hands.keep(window.desk, gesture)
    dealing.session._event = None
    window.box.ended()
    window.box.settle()
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    return page


def apart_told(page: DebriefScreen) -> list[str]:
    """What the debrief says of the other rulebook, word by word."""
    shown = page.findChildren(Apart)
    assert len(shown) == 1
    return [each.text() for each in shown[0].findChildren(object) if hasattr(each, "text")]


def test_the_mouse_deals_hand_after_hand_and_the_last_one_leads_back(window: Window, qtbot: QtBot) -> None:
    row = offered(window, "tda-2024", "tda-2022")
    count, topics = len(row.left), len(page_of(window).findChildren(Comparer)[0].differences)
    assert count > topics > 1
    qtbot.mouseClick(page_of(window).deal, Qt.MouseButton.LeftButton)
    play: Play | None = None
    for left in reversed(range(count)):
        play = on_the_table(window, play)
        assert (play.book, window.desk.mode) == ("tda-2024", mode_of("tda-2022"))
        law = book(play.book)
        told = at_once(told_of(play, law))
        sides = at_once(sides_of(told, law, book("tda-2022")))
        assert part_on(sides)
        page = dealt_to_its_end(window)
        assert page.go_on.text() == (NEXT if left else BACK)
        said = apart_told(page)
        assert said[0] == "TDA 2022 does this differently"
        assert words(sides[1]).split()[0] in said[1]
        page.go_on.click()
    waited(lambda: window.shell.current == "parting")
    waited(lambda: "On your last try" in page_of(window)._foot.text())
    assert f"you dealt {topics} of {topics} differences right" in page_of(window)._foot.text()


def test_a_key_deals_and_it_counts_like_any_hand(window: Window) -> None:
    offered(window)
    QTest.keyClick(window, Key.Key_T)
    play = on_the_table(window)
    store, profile = window.desk.store, window.desk.profile.id
    before = store.memories(profile, "tda-2024")
    page = dealt_to_its_end(window, MISTAKES["plays-on"].dealer)
    assert store.memories(profile, "tda-2024") != before
    assert store.attempts(profile)[0].mode == mode_of("upt")
    assert apart_told(page)[0] == "UPT does this differently"
    QTest.keyClick(window, Key.Key_Return)
    assert on_the_table(window, play).seed != play.seed


def test_at_two_others_hands_are_dealt_at_the_first_and_then_one_is_home_again(window: Window) -> None:
    offered(window, "metropolitan", "upt")
    page_of(window).deal.click()
    assert on_the_table(window).book == "metropolitan"
    window.open_page("today")
    assert window.house == "tda-2024"


def test_the_own_rulebook_deals_also_where_it_is_the_second(window: Window) -> None:
    row = offered(window, "upt", "tda-2024")
    assert (row.house, row.other) == ("tda-2024", "upt")
    assert all(each.house == "tda-2024" and each.than == "upt" for each in row.left)
    assert "at TDA 2024" in page_of(window).deal.accessibleName()


def test_what_is_typed_into_the_search_deals_nothing(window: Window) -> None:
    offered(window)
    page = page_of(window)
    page.search.setFocus()
    QTest.keyClicks(page.search, "tt")
    assert (page.search.text(), window.shell.current) == ("tt", "parting")
    assert not window.coming.busy


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (960, False)])
def test_the_button_stands_where_there_is_room(window: Window, width: int, beside: bool) -> None:
    offered(window)
    page = page_of(window)
    for each in (960, width):
        window.resize(each, 500)
        QTest.qWait(20)
    assert page.deal.isVisible()
    assert (page.deal.y() < page.search.geometry().bottom()) is beside
    assert not page.deal.geometry().intersects(page.go.geometry())


def test_two_that_no_hand_tells_apart_say_so(window: Window) -> None:
    page = compared(window, "tda-2024", "players-2025")
    waited(lambda: NO_HAND in page._foot.text())
    assert not page.deal.isEnabled()
    QTest.keyClick(window, Key.Key_T)
    assert window.shell.current == "parting"


def test_a_hand_that_cannot_be_dealt_makes_room_for_the_next(window: Window) -> None:
    row = offered(window)
    row.left[:] = [Order("tda-2024", "fresh-two-cards-burned", 3, than="tda-2022"), row.left[0]]
    row.deal()
    assert on_the_table(window).scenario.id != "fresh-two-cards-burned"
    assert dealt_to_its_end(window).go_on.text() == BACK


def test_a_hand_that_is_there_at_once_leads_on_too(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    row = offered(window)
    made = at_once(hands.ordered_play(row.left[0], window.box.stock.waiting, short=False))

    def there(*_order: object, **_form: object) -> Pieces[Play]:
        yield from ()
        return made

    monkeypatch.setattr(hands, "ordered_play", there)
    row.deal()
    on_the_table(window)
    assert window.after.onward is not None
    assert window.after.onward[0] == NEXT


def test_who_asked_for_a_hint_is_told_of_the_other_rulebook_too(window: Window) -> None:
    offered(window)
    page_of(window).deal.click()
    on_the_table(window)
    window.box.hint()
    assert window.desk.mode == HINTED
    page = dealt_to_its_end(window)
    assert len(apart_told(page)) >= 2


def test_an_old_attempt_tells_of_it_and_another_hand_does_not(window: Window) -> None:
    offered(window)
    page_of(window).deal.click()
    on_the_table(window)
    dealt_to_its_end(window)
    attempt = window.desk.store.attempts(window.desk.profile.id)[0].id
    window.open_page("today")
    window.after.open_attempt(attempt)
    page = window.shell.page("debrief")
    assert isinstance(page, DebriefScreen)
    assert apart_told(page)[0] == "UPT does this differently"
    window.take_box()
    on_the_table(window)
    page = dealt_to_its_end(window)
    assert page.findChildren(Apart) == []
    assert page.go_on.text() != BACK
