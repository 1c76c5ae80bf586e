"""The scene shows exactly the picture, keeps its items, and moves what changed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from tests.ui.table.conftest import Shown
from tests.ui.table.samples import busy, down, holdem, stud, up
from trainer.ui.table import felt
from trainer.ui.table.lay import lies
from trainer.ui.table.picture import Picture, StubPicture
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView


def visible_keys(view: TableView) -> set[str]:
    return {key for key, item in view.table.card_items().items() if item.isVisible() and item.scene() is view.table}


def at_rest(view: TableView) -> bool:
    layout = view.table.layout_now
    wanted = lies(view.table.picture, layout)
    return all(
        abs(item.pos().x() - wanted[key].at.x * layout.scale) < 1
        and abs(item.pos().y() - wanted[key].at.y * layout.scale) < 1
        and item.transform().isIdentity()
        for key, item in view.table.card_items().items()
    )


@pytest.mark.parametrize("picture", [holdem(), busy(), busy(10), stud(8), stud(7, seventh=False)])
def test_the_items_are_exactly_the_pictures_cards(shown: Shown, picture: Picture) -> None:
    view = shown(picture, (1280, 588))
    assert visible_keys(view) == set(lies(picture, view.table.layout_now))
    assert not view.grab().isNull()


def test_an_item_persists_from_picture_to_picture(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    before = dict(view.table.card_items())
    view.table.show(replace(holdem(), burns=(*holdem().burns, *down(1, "new"))))
    assert all(view.table.card_items()[key] is item for key, item in before.items())


def dealt(picture: Picture) -> Picture:
    """One more card in seat 1, the burn turned over, a board card back in the stub, a card mucked."""
    first, *others = picture.seats
    seats = (replace(first, cards=(*first.cards, *down(1, "pitched"))), *others)
    burns = tuple(replace(card, up=True) for card in picture.burns)
    mucked = (*picture.muck, replace(picture.board[0], up=False))
    return replace(picture, seats=seats, burns=burns, board=picture.board[1:-1], muck=mucked, stub=StubPicture(28))


def test_moves_end_where_the_picture_wants_the_cards(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.show(dealt(holdem()))
    assert view.table.motion.busy
    assert not at_rest(view)
    view.table.motion.finish()
    assert at_rest(view)
    assert visible_keys(view) == set(lies(dealt(holdem()), view.table.layout_now))


def test_moves_end_by_themselves(shown: Shown, qtbot: object) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.show(dealt(holdem()))
    qtbot.waitUntil(lambda: not view.table.motion.busy)  # type: ignore[attr-defined]  # pytest-qt's bot
    assert at_rest(view)


def test_reduced_motion_is_immediate(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.set_reduced_motion(True)
    view.table.show(dealt(holdem()))
    assert not view.table.motion.busy
    assert at_rest(view)


def test_a_new_card_starts_at_the_stub_face_down(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    turned = replace(holdem(), board=(*holdem().board, *up("2h", "river")))
    view.table.show(turned)
    item = view.table.card_items()["2h@river"]
    stub = view.table.centre_of(Target("stub"))
    assert stub is not None
    assert (item.pos() - stub).manhattanLength() < 40
    view.table.motion.finish()
    assert at_rest(view)


def test_a_second_picture_in_mid_flight_wins(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.show(dealt(holdem()))
    view.table.show(holdem())
    view.table.motion.finish()
    assert at_rest(view)
    assert visible_keys(view) == set(lies(holdem(), view.table.layout_now))


def test_the_stub_shows_the_face_of_a_card_that_lies_face_up_on_it(shown: Shown) -> None:
    plain = shown(replace(holdem(), stub=StubPicture(20)), (1280, 588)).grab().toImage()
    boxed = shown(replace(holdem(), stub=StubPicture(20, up("7h", "stub")[0])), (1280, 588)).grab().toImage()
    assert plain != boxed


def test_the_same_picture_is_drawn_byte_for_byte(shown: Shown) -> None:
    first = shown(busy(), (1280, 588)).grab().toImage()
    second = shown(busy(), (1280, 588)).grab().toImage()
    assert first == second


def test_playing_to_a_picture_draws_the_same_as_opening_it(shown: Shown) -> None:
    walked = shown(holdem(), (1280, 588))
    walked.table.show(dealt(holdem()))
    walked.table.motion.finish()
    opened = shown(dealt(holdem()), (1280, 588))
    assert walked.grab().toImage() == opened.grab().toImage()


def test_another_size_lays_the_same_table_out(shown: Shown) -> None:
    view = shown(busy(), (1280, 588))
    view.resize(1600, 832)
    assert at_rest(view)
    assert view.grab().toImage() == shown(busy(), (1600, 832)).grab().toImage()


def test_a_lifted_card_follows_the_hand_and_goes_back(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    key = holdem().board[0].key
    view.table.lift(Target("card", key=key, zone="board"))
    view.table.drag_to(QPointF(300, 200))
    assert view.table.card_items()[key].pos() == QPointF(300, 200)
    view.table.drop()
    view.table.motion.finish()
    assert at_rest(view)


def test_a_card_pitched_by_dragging_starts_where_the_hand_let_go(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.lift(Target("stub"))
    view.table.drag_to(QPointF(400, 300))
    view.table.drop()
    view.table.show(replace(holdem(), burns=(*holdem().burns, *down(1, "new"))))
    assert view.table.card_items()["0@new"].pos() == QPointF(400, 300)
    view.table.motion.finish()
    assert at_rest(view)


def test_focus_and_selection_change_the_picture_and_back(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    plain = view.grab().toImage()
    view.table.set_focus(Target("seat", 3))
    view.table.set_selected(frozenset({holdem().board[1].key}))
    assert view.grab().toImage() != plain
    view.table.set_focus(None)
    view.table.set_selected(frozenset())
    assert view.grab().toImage() == plain


def test_a_loose_stub_is_seen_until_it_is_square_again(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    plain = view.grab().toImage()
    view.table.show(replace(holdem(), stub=replace(holdem().stub, loose=True)), animate=False)
    assert view.grab().toImage() != plain
    view.table.show(holdem(), animate=False)
    assert view.grab().toImage() == plain


@pytest.mark.parametrize("act", ["riffle", "cut", "square"])
def test_handling_the_deck_is_seen_and_leaves_the_table_as_it_was(shown: Shown, act: str) -> None:
    view = shown(holdem(), (1280, 588))
    plain = view.grab().toImage()
    getattr(view.table, act)()
    assert view.table.motion.busy
    view.table.motion.finish()
    assert view.grab().toImage() == plain


def test_scrambled_cards_end_where_the_picture_has_them(shown: Shown) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.scramble([card.key for card in holdem().board])
    assert view.table.motion.busy
    view.table.motion.finish()
    assert at_rest(view)


@pytest.mark.parametrize("act", ["riffle", "cut", "square"])
def test_handling_is_not_shown_with_reduced_motion(shown: Shown, act: str) -> None:
    view = shown(holdem(), (1280, 588))
    view.table.set_reduced_motion(True)
    getattr(view.table, act)()
    assert not view.table.motion.busy


def test_tables_that_look_alike_are_painted_once_and_few_are_kept(
    shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[float] = []
    background = felt.background
    monkeypatch.setattr(felt, "_kept", {})
    monkeypatch.setattr(felt, "KEPT", 2)
    monkeypatch.setattr(felt, "background", lambda made, dpr: (painted.append(made.scale), background(made, dpr))[1])
    for width in (1280, 1280, 1300, 1280, 1320, 1280):
        shown(holdem(), (width, 588)).table.prepare()
    assert len(painted) == 4  # the third width drives out the first, which was painted longest ago
    assert len(felt._kept) == 2
