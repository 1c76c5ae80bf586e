"""The close-up on screen: it plays what happened, points at chips, and is the same picture every time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.drill.samples import SPOTS, call_or_raise, count_the_stack, taken_back, who_shows_first, who_wins_what
from trainer.quickfire.spot import Spot
from trainer.ui.closeup.of import close_up
from trainer.ui.closeup.view import CloseView, Light


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[CloseView]:
    made = CloseView()
    qtbot.addWidget(made)
    made.resize(1280, 504)
    made.show()
    yield made
    made.close()


def of(spot: Spot, width: int = 1280, height: int = 504) -> CloseView:
    made = CloseView()
    made.resize(width, height)
    made.show_picture(close_up(spot))
    return made


@pytest.mark.parametrize("name", SPOTS)
def test_the_same_question_is_painted_byte_for_byte(name: str, qtbot: QtBot) -> None:
    first, second = of(SPOTS[name]()), of(SPOTS[name]())
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    image = first.grab().toImage()
    assert image == second.grab().toImage()
    assert len({image.pixel(x, y) for x in range(0, image.width(), 16) for y in range(0, image.height(), 12)}) > 100


def test_no_two_questions_look_the_same(qtbot: QtBot) -> None:
    views = [of(each()) for each in SPOTS.values()]
    images = [each.grab().toImage() for each in views]
    assert all(one != other for place, one in enumerate(images) for other in images[:place])


def test_it_happens_in_order_and_ends_as_it_stands(view: CloseView, qtbot: QtBot) -> None:
    view.show_picture(close_up(call_or_raise()))
    end = view.grab().toImage()
    with qtbot.waitSignal(view.played):
        view.play()
        assert view.seen == 0
        assert view.grab().toImage() != end
    view.motion.finish()
    assert view.seen == 3
    assert view.grab().toImage() == end


def test_chips_are_said_to_be_taken_back_only_once_they_are(view: CloseView) -> None:
    """Until the third event stands what was said of them when they were let go at the first."""
    view.show_picture(close_up(taken_back()))
    words = [(each.order, each.until) for each in view._pieces if each.start is None and each.order]
    assert sorted(words) == [(1, 3), (2, 0), (3, 0), (3, 0)]
    end = view.grab().toImage()
    view.seen = 2
    assert view.grab().toImage() != end


def test_with_reduced_motion_everything_stands_at_once(view: CloseView, qtbot: QtBot) -> None:
    view.dress(four_colours=False, reduced_motion=True)
    view.show_picture(close_up(call_or_raise()))
    with qtbot.waitSignal(view.played):
        view.play()
    assert not view.playing
    assert not view.motion.busy


def test_who_has_seen_enough_sees_the_end(view: CloseView, qtbot: QtBot) -> None:
    view.show_picture(close_up(call_or_raise()))
    view.play()
    with qtbot.waitSignal(view.played):
        view.skip()
    assert not view.playing


def test_a_light_is_seen_and_goes_again(view: CloseView) -> None:
    spot = count_the_stack()
    view.show_picture(close_up(spot))
    plain = view.grab().toImage()
    seen = []
    for line in spot.sums:
        view.point_out(Light(line.places, line.chips.piles, line.amount, f"{line.amount:,}"))
        seen.append(view.grab().toImage())
    assert all(each != plain for each in seen)
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])
    view.point_out(Light())
    assert view.grab().toImage() == plain


def test_four_colours_are_those_of_the_cards(view: CloseView) -> None:
    view.show_picture(close_up(who_wins_what()))
    two = view.grab().toImage()
    view.dress(four_colours=True, reduced_motion=True)
    assert view.grab().toImage() != two


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_an_offered_seat_is_pointed_at(view: CloseView, how: str, qtbot: QtBot) -> None:
    view.show_picture(close_up(who_shows_first()))
    view.offer(frozenset({1, 2}))
    plate = view.plate(2)
    with qtbot.waitSignal(view.pointed) as told:
        if how == "mouse":
            qtbot.mouseClick(plate, Qt.MouseButton.LeftButton)
        else:
            plate.setFocus(Qt.FocusReason.TabFocusReason)
            qtbot.keyClick(plate, Qt.Key.Key_Return)
    assert told.args == [2]
    assert view.plate(1).focusPolicy() & Qt.FocusPolicy.TabFocus
    assert not view.plate(3).focusPolicy() & Qt.FocusPolicy.TabFocus


def test_a_taken_seat_is_seen_by_more_than_its_colour(view: CloseView) -> None:
    view.show_picture(close_up(who_shows_first()))
    view.offer(frozenset({1, 2}))
    plain = view.grab().toImage()
    view.choose(frozenset({2}))
    assert view.plate(2).isChecked()
    assert view.grab().toImage() != plain


def test_a_reader_hears_chips_and_events_but_never_a_sum(view: CloseView) -> None:
    view.show_picture(close_up(call_or_raise()))
    assert "2: Seat 5 releases two chips" in view.accessibleName()
    said = view.plate(5).accessibleName()
    assert "Lucía" in said
    assert "two 100s in front" in said
    assert "two 500s in front" in said
    assert "16,900" not in said


def test_another_size_is_laid_out_anew(view: CloseView) -> None:
    view.show_picture(close_up(call_or_raise()))
    view.resize(884, 504)
    other = of(call_or_raise(), 884, 504)
    assert view.grab().toImage() == other.grab().toImage()
    other.deleteLater()
