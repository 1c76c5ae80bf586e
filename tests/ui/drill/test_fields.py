"""What is answered, by which key and which press."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.drill.samples import (
    build_side_pots,
    call_or_raise,
    count_the_stack,
    many_pots,
    odd_chip,
    who_shows_first,
    who_wins_what,
)
from trainer.quickfire.spot import Answer, Spot
from trainer.ui.drill.cards import AnswerCard
from trainer.ui.drill.fields import Fields
from trainer.ui.drill.words import answer_words, minutes, seconds, wrong_words

Key = Qt.Key
Shown = Callable[[Spot], Fields]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    def show(spot: Spot) -> Fields:
        fields = Fields(spot, {5: "Lucía"})
        qtbot.addWidget(fields)
        fields.resize(900, 150)
        fields.show()
        fields.activateWindow()
        qtbot.waitUntil(fields.isActiveWindow)
        return fields

    return show


def card(fields: Fields, option: str) -> AnswerCard:
    return next(each for cards in fields.cards.values() for each in cards if each.option.key == option)


def key(fields: Fields, *keys: Key | str) -> None:
    """Keys as they come from whatever has the focus, or from the page when nothing of the fields has."""
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtTest import QTest

    for each in keys:
        held = QApplication.focusWidget()
        if held is not None and fields.isAncestorOf(held):
            QTest.keyClick(held, each)
        elif isinstance(each, str):
            code = Qt.Key(ord(each.upper()))
            fields.take_key(QKeyEvent(QKeyEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, each))
        else:
            fields.take_key(QKeyEvent(QKeyEvent.Type.KeyPress, each, Qt.KeyboardModifier.NoModifier))


def test_cards_carry_their_keys_and_the_floor_its_letter(shown: Shown) -> None:
    fields = shown(call_or_raise())
    assert [each.key for each in fields.cards["stands"]] == ["1", "2", "3", "4", "F"]
    key(fields, "F")
    assert fields.given() == {"stands": "floor"}
    assert card(fields, "floor").isChecked()
    assert fields.complete


def test_a_card_with_an_amount_takes_it_by_typing(shown: Shown) -> None:
    fields = shown(call_or_raise())
    key(fields, "2", "1", "6", "0", "0")
    assert fields.given() == {"stands": "raise", "to": 1600, "change": 0, "missing": 0}


def test_cards_are_pressed(shown: Shown, qtbot: QtBot) -> None:
    fields = shown(call_or_raise())
    qtbot.mouseClick(card(fields, "all-in"), Qt.MouseButton.LeftButton)
    assert fields.given() == {"stands": "all-in"}
    qtbot.mouseClick(card(fields, "call"), Qt.MouseButton.LeftButton)
    assert fields.given()["stands"] == "call"
    assert not card(fields, "all-in").isChecked()


def test_turning_to_a_cards_amount_takes_the_card(shown: Shown, qtbot: QtBot) -> None:
    fields = shown(call_or_raise())
    stepper = card(fields, "raise").stepper
    assert stepper is not None
    qtbot.mouseClick(stepper, Qt.MouseButton.LeftButton, pos=stepper.rect().center())
    assert fields.given()["stands"] == "raise"


def test_arrows_go_from_card_to_card(shown: Shown) -> None:
    fields = shown(call_or_raise())
    key(fields, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert fields.given() == {"stands": "all-in"}


def test_parts_that_are_not_asked_are_not_there(shown: Shown) -> None:
    fields = shown(call_or_raise())
    boxes = list(fields.aside)
    assert not any(each.isVisibleTo(each.parentWidget() or each) for each in boxes)
    key(fields, "1")
    assert all(not each.isHidden() for each in boxes)
    key(fields, "4")
    assert all(each.isHidden() for each in boxes)


def test_amounts_alone_must_be_touched_before_they_answer(shown: Shown) -> None:
    fields = shown(count_the_stack())
    assert not fields.complete
    first = fields.first_focus()
    assert first is fields.steppers["stack"]
    first.setFocus()
    key(fields, "1", "6", "9", "0", "0")
    assert fields.complete
    assert fields.spot.accepts(fields.given())


def test_tab_goes_from_amount_to_amount(shown: Shown) -> None:
    fields = shown(build_side_pots())
    first = fields.first_focus()
    assert first is not None
    first.setFocus()
    key(fields, "8", "k", Key.Key_Tab, "3", "k", Key.Key_Tab, "4", "k")
    assert fields.given() == {"main": 8000, "side-1": 3000, "side-2": 4000, "back": 0}


def test_a_seat_is_taken_by_its_number(shown: Shown) -> None:
    fields = shown(who_shows_first())
    key(fields, "4")
    assert fields.given() == {}
    key(fields, "5")
    assert fields.given() == {"seat": 5}
    key(fields, "2")
    assert fields.given() == {"seat": 2}
    assert [seat for seat, token in fields.seats["seat"].tokens.items() if token.isChecked()] == [2]


def test_several_seats_are_taken_and_let_go(shown: Shown, qtbot: QtBot) -> None:
    fields = shown(who_wins_what())
    key(fields, "5", "1")
    assert fields.given() == {"main": (1, 5)}
    assert not fields.complete
    qtbot.mouseClick(fields.seats["side-1"].tokens[3], Qt.MouseButton.LeftButton)
    assert fields.given() == {"main": (1, 5), "side-1": (3,)}
    key(fields, "2")
    assert fields.given()["side-1"] == (2, 3)
    qtbot.mouseClick(fields.seats["main"].tokens[5], Qt.MouseButton.LeftButton)
    assert fields.given()["main"] == (1,)
    assert fields.complete


def test_on_the_felt_those_seats_can_be_pointed_at_that_the_part_wants(shown: Shown) -> None:
    fields = shown(who_wins_what())
    assert fields.offered() == (frozenset({1, 2, 3, 5}), frozenset())
    fields.turn_to("side-1")
    fields.point(3)
    fields.point(1)
    assert fields.offered() == (frozenset({2, 3, 5}), frozenset({3}))


def test_pointing_at_a_seat_takes_the_card_that_asks_for_one(shown: Shown) -> None:
    fields = shown(odd_chip())
    assert fields.offered() == (frozenset({1, 2}), frozenset())
    fields.point(2)
    assert fields.given() == {"who": "seats", "seats": (2,)}
    assert fields.offered()[1] == frozenset({2})
    key(fields, "F")
    assert fields.given() == {"who": "floor"}
    assert fields.offered()[1] == frozenset()


def test_nobody_can_be_the_answer(shown: Shown) -> None:
    fields = shown(who_wins_what())
    key(fields, "5", "0")
    assert fields.given() == {"main": ()}
    key(fields, "2")
    assert fields.given() == {"main": (2,)}


def test_the_last_pot_stands_beside_the_others_and_in_no_card(shown: Shown) -> None:
    """Though it is asked with one card only: so are the seats it is for."""
    fields = shown(many_pots())
    assert set(fields.boxes) >= {"main", "side-1", "side-2", "side-2-seats"}
    assert all(each.window() is fields for each in fields.steppers.values())


def test_many_pots_are_answered_from_the_keyboard_alone(shown: Shown) -> None:
    """The number of pots, then amount and seats of each, with Tab in between."""
    fields = shown(many_pots())
    assert fields.crowded
    key(fields, "2", "8", "k", Key.Key_Tab, "1", "2", "3", Key.Key_Tab, "3", "k", Key.Key_Tab, "2", "3")
    assert fields.given() == {
        "pots": "2",
        "main": 8000,
        "main-seats": (1, 2, 3),
        "side-1": 3000,
        "side-1-seats": (2, 3),
    }


@pytest.mark.parametrize(
    ("spot", "answer", "words"),
    [
        (
            call_or_raise(),
            {"stands": "raise", "to": 1600, "change": 0, "missing": 400},
            "Raise to 1,600 · Still short: 400",
        ),
        (call_or_raise(), {"stands": "call", "to": 900, "change": 0, "missing": 0}, "Call"),
        (count_the_stack(), {"stack": 16900}, "16,900"),
        (who_shows_first(), {"seat": 2}, "Seat 2"),
        (
            many_pots(),
            {"pots": "2", "main": 8400, "main-seats": (1, 3), "side-1": 200, "side-1-seats": ()},
            "2 pots · Main pot: 8,400 · Main pot for seats 1, 3 · Side pot 1: 200 · Side pot 1 for no one",
        ),
        (
            who_wins_what(),
            {"main": (1,), "side-1": (2, 3)},
            "Main pot goes to: seat 1 · Side pot 1 goes to: seats 2, 3",
        ),
    ],
)
def test_an_answer_in_words(spot: Spot, answer: Answer, words: str) -> None:
    assert answer_words(spot, answer) == words


def test_times_in_words() -> None:
    assert (seconds(7420), minutes(94_400)) == ("7.4 s", "1:34")


def test_a_wrong_answer_tells_the_nothing_that_was_wrong_in_it() -> None:
    spot = call_or_raise()
    given = {"stands": "call", "to": 900, "change": 0, "missing": 0}
    assert "missing" in spot.wrong(given)
    assert wrong_words(spot, given) == "Call · Still short: 0"
