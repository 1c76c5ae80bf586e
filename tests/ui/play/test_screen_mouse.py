"""The box by the mouse: real events on the viewport become acts, however wrong, and nothing else does."""

import pytest
from PySide6.QtCore import QPoint

from tests.ui.play.conftest import Left, Right, Sit
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import read
from trainer.ui.play.mouse import MIN_TRAVEL
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

TOLD = read("too-many-cards-on-the-board on flop; board 4; since no-one")


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5, 6])
def test_a_click_pitches_to_the_seat_that_was_hit(sit: Sit, seat: int) -> None:
    box = sit()
    box.click(box.seat(seat))
    assert box.done == (g.Pitch(seat, False),)


def test_the_right_button_pitches_face_up(sit: Sit) -> None:
    box = sit()
    box.click(box.seat(2), Right)
    box.drag(box.at("stub"), box.seat(3), Right)
    assert box.done == (g.Pitch(2, True), g.Pitch(3, True))


def test_the_right_button_on_the_stub_squares_it_and_the_picture_follows(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    loose = box.view.grab().toImage()
    assert box.table.loose and box.view.table.picture.stub.loose
    box.click(box.at("stub"), Right)
    assert box.done[-1] == g.Square()
    assert not box.view.table.picture.stub.loose
    assert box.view.grab().toImage() != loose
    dealt = len(box.done)
    box.click(box.at("stub"), Right)
    assert len(box.done) == dealt and box.prompt == "The stub is already square."


@pytest.mark.parametrize("seat", [1, 3, 5, 6])
def test_a_drag_off_the_stub_pitches_where_it_ends(sit: Sit, seat: int) -> None:
    box = sit()
    box.drag(box.at("stub"), box.seat(seat))
    assert box.done == (g.Pitch(seat, False),)


def test_a_card_can_be_put_at_an_empty_chair_and_the_button_too(sit: Sit) -> None:
    box = sit("four-card-flop-first-two-stuck")
    empty = next(seat.number for seat in box.table.seats if not seat.taken)
    box.click(box.seat(empty))
    box.drag(box.at("stub"), box.seat(empty), Right)
    box.drag(box.spot(Target("button")), box.seat(empty))
    assert box.done == (g.Pitch(empty, False), g.Pitch(empty, True), g.MoveButton(empty))


@pytest.mark.parametrize("seat", [1, 2, 4, 5, 7, 9])
def test_a_flick_never_flies_to_an_empty_chair(sit: Sit, seat: int) -> None:
    box = sit("four-card-flop-first-two-stuck")
    start, way = box.at("stub"), box.seat(seat) - box.at("stub")
    ends = (start + way * (share / 20) for share in range(4, 20))
    end = next(each for each in ends if box.view.target_at(each).kind == "felt")
    box.drag(start, end, slowly=False)
    assert box.done == (g.Pitch(seat, False),)


@pytest.mark.parametrize("seat", [1, 2, 3, 4, 5, 6])
def test_a_flick_off_the_stub_flies_to_the_seat_it_points_at(sit: Sit, seat: int) -> None:
    """It ends on the felt, on this side of the board or beyond it."""
    box = sit()
    start, way = box.at("stub"), box.seat(seat) - box.at("stub")
    ends = (start + way * (share / 20) for share in range(4, 20))
    end = next(each for each in ends if box.view.target_at(each).kind == "felt")
    box.drag(start, end, slowly=False)
    assert box.done == (g.Pitch(seat, False),)


def test_a_slow_stroke_that_ends_on_the_felt_lets_the_card_fall_back(sit: Sit) -> None:
    box = sit()
    start, nowhere = box.at("stub"), _felt(box.view)
    box.drag(start, nowhere)
    assert box.done == ()
    assert box.table.stub


def _felt(view: TableView) -> QPoint:
    """A bare place that is in front of nobody."""
    near = view.viewport().rect().center()
    spots = (QPoint(near.x() + dx, near.y() + dy) for dy in range(-160, 160, 8) for dx in range(-300, 300, 8))
    bare = (spot for spot in spots if view.target_at(spot).kind == "felt")
    return next(spot for spot in bare if view.table.seat_near(view.mapToScene(spot)) is None)


def test_a_drag_shorter_than_the_least_travel_is_a_click(sit: Sit) -> None:
    box = sit()
    start = box.seat(2)
    box.drag(start, start + QPoint(MIN_TRAVEL - 6, 3))
    assert box.done == (g.Pitch(2, False),)
    stub = box.at("stub")
    box.drag(stub, stub + QPoint(4, -4))
    assert box.done == (g.Pitch(2, False),)
    assert not box.hands.stub_in_hand


def test_burning_laying_and_turning_by_drag_and_double_click(sit: Sit) -> None:
    box = sit("clean-holdem-flop-inherited")
    box.drag(box.at("stub"), box.at("burns"))
    box.drag(box.at("stub"), box.at("board"), Right)
    assert [type(act) for act in box.done] == [g.Burn, g.Lay]
    assert box.done[-1] == g.Lay(1, True)
    card = box.table.board[-1].card
    box.press("pitch")
    box.double(box.spot(Target("card", None, card.name, "board")))
    assert box.done[-1] == g.Turn(False, (card,))
    assert box.hands.chosen == ()


def test_three_cards_are_spread_in_one_motion_on_an_empty_board(sit: Sit) -> None:
    box = sit()
    box.drag(box.at("stub"), box.at("board"))
    assert box.done == (g.Lay(3, False),)
    box.drag(box.at("stub"), box.at("board"))
    assert box.done == (g.Lay(3, False), g.Lay(1, False))


def test_a_dealt_card_is_carried_back_aside_into_the_muck_and_to_another_seat(sit: Sit) -> None:
    box = sit()
    box.click(box.seat(2))
    [lying] = box.table.seat(2).hand
    card = lying.card
    for place, to in (("aside", "aside"), ("burns", "burns"), ("muck", "muck")):
        box.drag(_card_spot(box, card.name), box.at(place))
        assert box.table.where(card) == to
    assert [type(act) for act in box.done] == [g.Pitch, g.Move, g.Move, g.Move]


@pytest.mark.parametrize("which", [0, 1])
def test_a_hand_dropped_on_the_muck_by_one_card_goes_whole(sit: Sit, which: int) -> None:
    box = sit()
    box.deal_in()
    box.drag(_card_spot(box, box.table.seat(4).hand[which].card.name), box.at("muck"))
    assert box.done[-1] == g.Muck(4)
    assert not box.table.seat(4).hand


def test_of_a_hand_with_too_many_cards_one_is_dragged_to_the_muck(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    box.click(box.seat(4))
    extra = box.table.seat(4).hand[-1].card
    box.drag(_card_spot(box, extra.name), box.at("muck"))
    assert box.done[-1] == g.Move("muck", False, (extra,))
    assert len(box.table.seat(4).hand) == 2


def test_a_clicked_card_of_a_hand_is_dragged_to_the_muck_alone(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    one = box.table.seat(4).hand[0].card
    box.click(box.at("stub"))
    box.click(_card_spot(box, one.name))
    box.drag(_card_spot(box, one.name), box.at("muck"))
    assert box.done[-1] == g.Move("muck", False, (one,))


def _card_spot(box: object, name: str) -> QPoint:
    view = box.view  # type: ignore[attr-defined]  # a Box
    return next(
        spot for target in view.table.targets() if target.key == name and (spot := view.centre_of(target)) is not None
    )


def test_a_card_is_taken_back_onto_the_stub_by_a_drag(sit: Sit) -> None:
    box = sit()
    box.click(box.seat(2))
    [lying] = box.table.seat(2).hand
    box.drag(_card_spot(box, lying.card.name), box.at("stub"))
    assert box.done[-1] == g.Move("stub-top", False, (lying.card,))
    assert box.table.stub[0].card == lying.card


def test_with_the_stub_put_down_cards_are_chosen_and_sent_together(sit: Sit) -> None:
    box = sit()
    box.click(box.seat(2))
    box.click(box.seat(2))
    cards = tuple(each.card for each in box.table.seat(2).hand)
    box.click(box.at("stub"))
    for card in cards:
        box.click(_card_spot(box, card.name))
    assert set(box.hands.chosen) == set(cards)
    box.press("aside")
    assert box.done[-1] == g.Move("aside", False, box.done[-1].cards)
    assert {each.card for each in box.table.aside} == set(cards)


def test_the_button_and_the_pot_are_dragged_and_clicked(sit: Sit) -> None:
    box = sit()
    box.drag(box.spot(Target("button")), box.seat(5))
    assert box.done == (g.MoveButton(5),)
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    bet = next(each.number for each in box.table.seats if each.bet)
    box.drag(box.spot(Target("bet", bet)), box.at("board"))
    assert box.done[-1] == g.BringInBets()
    whole = box.table.pot
    box.drag(box.spot(Target("pot")), box.seat(5))
    assert box.done[-1] == g.PushPot(5, whole)


def test_the_muck_button_asks_whose_hand_and_a_click_answers(sit: Sit) -> None:
    box = sit()
    box.click(box.seat(4))
    box.press("muck")
    assert box.prompt == "Muck whose hand? Choose a seat. Esc cancels."
    box.click(box.seat(4))
    assert box.done[-1] == g.Muck(4)
    assert box.prompt == ""


def test_a_split_pot_by_the_mouse(sit: Sit) -> None:
    box = sit()
    box.deal_in()
    box.jump(lambda: box.session.record.course.closed)
    box.press("bring-in")
    whole = box.table.pot.amount
    box.press("push")
    box.click(box.seat(3))
    box.click(box.seat(5))
    box.press("proceed")
    pushed = [act for act in box.done if isinstance(act, g.PushPot)]
    assert {act.seat for act in pushed} == {3, 5}
    assert sum(act.chips.amount for act in pushed) == whole
    assert not isinstance(box.done[-1], g.Proceed)


def test_announcing_by_the_mouse(sit: Sit) -> None:
    box = sit()
    box.press("announce")
    box.take(0)
    assert box.done == (g.Announce("misdeal"),)


def test_the_whole_conversation_with_the_floor_by_the_mouse(sit: Sit) -> None:
    box = sit("four-card-flop-turned-up-inherited")
    box.press("floor")
    box.jump(lambda: box.screen.menu is not None)
    box.take(0)
    for name in ("part:flop", "page:how-many-on-the-board", "cards:4", "no-one", "go"):
        assert isinstance(box.screen.menu, ReportSheet)
        box.take(box.screen.menu.place_of(name))
    box.jump(lambda: box.screen.menu is not None)
    box.take(2)
    assert box.done == (g.CallFloor(), TOLD, g.Plan("please-draw"))


def test_a_click_on_the_bare_felt_does_nothing(sit: Sit) -> None:
    box = sit()
    box.click(_felt(box.view))
    assert box.done == ()


def test_two_quick_clicks_on_a_seat_are_two_cards(sit: Sit) -> None:
    box = sit()
    box.double(box.seat(3))
    assert box.done == (g.Pitch(3, False), g.Pitch(3, False))


def test_the_middle_button_does_nothing(sit: Sit) -> None:
    from PySide6.QtCore import Qt

    box = sit()
    box.click(box.seat(3), Qt.MouseButton.MiddleButton)
    assert box.done == ()


def test_the_hand_leaves_the_table_by_the_arrow_of_the_bar(sit: Sit) -> None:
    box = sit()
    with box.qtbot.waitSignal(box.screen.left):
        box.qtbot.mouseClick(box.screen.bar.leave, Left)


@pytest.mark.parametrize("seat", [4, 5])
def test_a_stroke_still_flying_over_the_board_pitches_to_the_seat_behind_it(sit: Sit, seat: int) -> None:
    box = sit()
    start, way = box.at("stub"), box.seat(seat) - box.at("stub")
    ends = (start + way * (share / 20) for share in range(4, 20))
    over = next(each for each in ends if box.view.target_at(each).place == "board")
    box.drag(start, over, slowly=False)
    assert box.done == (g.Pitch(seat, False),)


def test_a_quick_stroke_that_comes_to_rest_on_the_board_lays_there(sit: Sit) -> None:
    box = sit()
    box.drag(box.at("stub"), box.at("board"), slowly=True)
    assert isinstance(box.done[0], g.Lay)
