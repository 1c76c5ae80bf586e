"""Questions of every form on screen, answered by real mouse and key events, right and wrong."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.questions_samples import ONE, POINT, SEVERAL, screen_of
from tests.ui.screens.question_page import FORMS, LEFT, Key, number, press, words
from tests.ui.screens.signals import opened
from trainer.questions.model import Cite, Given
from trainer.rules.book import book
from trainer.ui.demo.answers import Answerer, answer_for
from trainer.ui.demo.events import Events
from trainer.ui.forms.choices import AnswerCard, BigCard, OneOf, Ruling, SeveralOf
from trainer.ui.forms.pointing import Pointing
from trainer.ui.forms.reasons import ReasonCard
from trainer.ui.forms.situation import AIMS, Badge
from trainer.ui.kit.button import Button
from trainer.ui.screens.questions import QuestionsScreen

# --- every form ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize("right", [True, False], ids=["right", "wrong"])
@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_answered_and_says_how_it_went(qtbot: QtBot, form: str, right: bool, by_mouse: bool) -> None:
    screen = opened(qtbot, screen_of(FORMS[form]))
    given = answer_for(FORMS[form], right=right)
    with qtbot.waitSignal(screen.answered) as said:
        Answerer(screen, Events(screen), by_mouse).give(given)
    assert said.args == [0, given]
    verdict = screen.verdicts[0]
    assert verdict is not None
    assert verdict.right == right
    assert screen.accessibleDescription() == f"{verdict.word}. {verdict.line}"
    assert verdict.word in words(screen)
    assert {"right": "right", "wrong": "wrong"}[screen.kind(0)] == ("right" if right else "wrong")


@pytest.mark.parametrize("form", FORMS)
def test_every_reason_is_told_with_its_paragraph_and_can_be_read(qtbot: QtBot, form: str) -> None:
    asked = FORMS[form]
    screen = opened(qtbot, screen_of(asked))
    screen.answer(answer_for(asked, right=False))
    cards = screen.findChildren(ReasonCard)
    told = {card.view.why for card in cards}
    assert {each.reason.why for each in asked.choices} <= told
    cites = [card.view.cites for card in cards if card.view.cites]
    assert cites and len(cites) == len(set(cites)), "paragraphs on which several options rest are told once"
    assert all(card.view.title in card.accessibleName() and card.view.word in card.accessibleName() for card in cards)
    cited = next(card for card in cards if card.view.cites)
    button = cited.findChildren(Button)[0]
    with qtbot.waitSignal(screen.read) as said:
        button.setFocus()
        press(Key.Key_Space)
    assert said.args == ["tda-2022", cited.view.cites[0].at]


@pytest.mark.parametrize("form", FORMS)
def test_nothing_is_told_before_the_answer_and_everything_has_a_name(qtbot: QtBot, form: str) -> None:
    asked = FORMS[form]
    screen = opened(qtbot, screen_of(asked))
    assert screen.accessibleName() == asked.prompt
    assert [each for each in QApplication.topLevelWidgets() if each.isVisible()] == [screen]
    assert not screen.findChildren(ReasonCard)
    assert not screen.findChildren(Badge)
    for each in (*screen.findChildren(AnswerCard), *screen.findChildren(BigCard), *screen.findChildren(Button)):
        assert each.accessibleName()
    names = " / ".join(each.accessibleName() for each in screen.findChildren(QWidget))
    assert all(each.text in names for each in (*asked.choices, *asked.deciders))


@pytest.mark.parametrize("reading", [True, False])
def test_the_head_says_that_an_answer_is_our_reading(qtbot: QtBot, reading: bool) -> None:
    read = next(each.at for each in book("upt").ledger.paragraphs if bool(each.reading) is reading)
    screen = opened(qtbot, screen_of(replace(ONE, book="upt", cites=(Cite("upt", read),))))
    assert any("Our reading of the rulebook" in each for each in words(screen)) is reading


@pytest.mark.parametrize("form", FORMS)
def test_enter_goes_on_after_the_answer_and_out_at_the_end(qtbot: QtBot, form: str) -> None:
    screen = opened(qtbot, screen_of(FORMS[form], ONE))
    screen.answer(answer_for(FORMS[form], right=True))
    press(Key.Key_Return)
    assert "Question 2 of 2" in words(screen)
    press(Key.Key_1, Key.Key_Return, Key.Key_Return)
    assert "2 of 2 right" in words(screen)
    with qtbot.waitSignal(screen.done):
        press(Key.Key_Return)


def test_a_wrong_answer_says_at_which_houses_it_would_be_right(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ONE))
    press(Key.Key_3, Key.Key_Return)
    assert "That would be right at Metropolitan and UPT." in words(screen)
    assert "Wrong at this house" in words(screen)


# --- one -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_a_choice_can_be_changed_until_it_is_confirmed(qtbot: QtBot, by_mouse: bool) -> None:
    screen = opened(qtbot, screen_of(ONE))
    assert isinstance(screen.form, OneOf) and screen.foot.check is not None
    assert not screen.foot.check.isEnabled() and "Choose one." in words(screen)
    press(Key.Key_Return)
    for place in (2, 0, 1):
        if by_mouse:
            qtbot.mouseClick(screen.form.cards[place], LEFT)
        else:
            press((Key.Key_1, Key.Key_2, Key.Key_3)[place])
        assert [card.isChecked() for card in screen.form.cards].index(True) == place
    assert not screen.verdicts
    with qtbot.waitSignal(screen.answered) as said:
        if by_mouse:
            qtbot.mouseClick(screen.foot.check, LEFT)
        else:
            press(Key.Key_Return)
    assert said.args == [0, Given((1,))]


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_with_one_click_a_choice_is_the_answer(qtbot: QtBot, by_mouse: bool) -> None:
    screen = opened(qtbot, screen_of(ONE, one_click=True))
    assert isinstance(screen.form, OneOf) and screen.foot.check is None
    with qtbot.waitSignal(screen.answered) as said:
        if by_mouse:
            qtbot.mouseClick(screen.form.cards[2], LEFT)
        else:
            press(Key.Key_3)
    assert said.args == [0, Given((2,))]


def test_the_same_choice_twice_stays_chosen_and_enter_on_a_card_chooses_it_first(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ONE))
    assert isinstance(screen.form, OneOf)
    press(Key.Key_1, Key.Key_1)
    assert screen.form.cards[0].isChecked()
    press(Key.Key_Down, Key.Key_Down, Key.Key_Return)
    assert screen.form.cards[1].isChecked() and not screen.verdicts
    with qtbot.waitSignal(screen.answered) as said:
        press(Key.Key_Return)
    assert said.args == [0, Given((1,))]


# --- several -------------------------------------------------------------------------------------------------------


def test_enter_on_a_ticked_or_unticked_card_checks_and_changes_no_tick(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(SEVERAL))
    assert isinstance(screen.form, SeveralOf)
    assert screen.foot.check is not None and not screen.foot.check.isEnabled()
    press(Key.Key_1, Key.Key_2, Key.Key_2, Key.Key_4, Key.Key_Down)
    with qtbot.waitSignal(screen.answered) as said:
        press(Key.Key_Return)
    assert said.args == [0, Given((0, 3))]
    verdict = screen.verdicts[0]
    assert verdict is not None and verdict.line == "You missed 1 right one."


def test_what_was_rightly_left_alone_has_no_edge_of_an_error(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(SEVERAL))
    screen.answer(Given((0, 2)))
    cards = {card.view.word: card for card in screen.findChildren(ReasonCard)}
    assert {word: card.view.mark for word, card in cards.items()} == {
        "Right": "right",
        "Right, missed": "missed",
        "Wrong": "wrong",
        "Correctly left out": "none",
    }
    assert "Correctly left out" in cards["Correctly left out"].accessibleName()


# --- ruling --------------------------------------------------------------------------------------------------------


def test_a_ruling_wants_both_and_both_can_be_changed(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["ruling"]))
    assert isinstance(screen.form, Ruling)
    press(Key.Key_Return)
    assert "Say who decides." in words(screen)
    press(Key.Key_A)
    assert "Say what happens." in words(screen)
    press(Key.Key_3, Key.Key_B, Key.Key_1)
    assert [each.isChecked() for each in screen.form.deciders] == [False, True, False]
    with qtbot.waitSignal(screen.answered) as said:
        press(Key.Key_Return)
    assert said.args == [0, Given((0,), decider=1)]


def test_each_part_of_a_ruling_is_told_apart(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["ruling"]))
    press(Key.Key_A, Key.Key_1, Key.Key_Return)
    verdict = screen.verdicts[0]
    assert verdict is not None
    assert "Who decides: wrong. What happens: right." in verdict.line
    assert verdict.line.startswith("That would be right at UPT.")


# --- pointing ------------------------------------------------------------------------------------------------------


def pointing(screen: QuestionsScreen) -> Pointing:
    assert isinstance(screen.form, Pointing)
    return screen.form


def test_the_arrow_keys_lead_to_everything_that_can_be_clicked(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["point"]))
    situation = screen.situation
    assert situation is not None
    clicked = {each for each in situation.spots() if each.kind != "chips"}
    reached, ahead = set(), [None]
    while ahead:
        here = ahead.pop()
        found = {situation.nearest(here, key) for key in AIMS} - reached - {None}
        reached |= found
        ahead += found
    assert len(clicked) > 20
    assert reached == clicked


def test_a_digit_points_at_its_seat_and_again_at_its_cards(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["point"]))
    form = pointing(screen)
    press(Key.Key_5)
    assert form.place == "seat:5"
    press(Key.Key_5)
    assert form.place.startswith("card:") and "seat 5" in form.accessibleDescription()
    press(Key.Key_5, Key.Key_5)
    assert form.place == "seat:5"
    press(Key.Key_5, Key.Key_1)
    assert form.place == "seat:1"
    press(Key.Key_0)
    assert form.place == "seat:1"  # no tenth seat here
    screen.setFocus()
    press(Key.Key_3)
    assert form.place == "seat:3"
    with qtbot.waitSignal(screen.answered) as said:
        press(Key.Key_Return)
    assert said.args == [0, Given(place="seat:3")]
    press(Key.Key_4)
    assert screen.situation is not None and screen.situation.view.table.focus is None


def test_what_is_pointed_at_is_said_and_can_be_changed(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["point"]))
    form, events = pointing(screen), Events(screen)
    Answerer(screen, events, True)._point(form, Given(place="muck"))
    assert "The muck" in words(screen)
    assert form.accessibleDescription() == "the muck"
    Answerer(screen, events, True)._point(form, Given(place="seat:5"))
    assert "Seat 5, Farah" in words(screen)
    assert not screen.verdicts


def test_nothing_on_the_table_lights_up_as_right_before_the_answer(qtbot: QtBot) -> None:
    """Under the pointer and under the ring, the right place looks as it looks in a question where it is wrong."""
    right = screen_of(FORMS["point"])
    turned = tuple(replace(each, right=not each.right) for each in POINT.targets)
    other = screen_of(replace(FORMS["point"], targets=turned))
    pictures = []
    for screen in (right, other):
        opened(qtbot, screen)
        for key in (Key.Key_Down, Key.Key_Left, Key.Key_Down):
            press(key)
        assert screen.situation is not None
        pictures.append(screen.situation.view.grab().toImage())
        screen.hide()
    assert pictures[0] == pictures[1]


def test_after_the_answer_the_right_place_and_the_wrong_one_are_marked(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["point"]))
    screen.answer(Given(place="muck"))
    QApplication.processEvents()
    assert {each.kind for each in screen.findChildren(Badge) if each.isVisible()} == {"right", "wrong"}
    press(Key.Key_Down)
    assert screen.situation is not None and screen.situation.view.table.focus is None


# --- the situation -------------------------------------------------------------------------------------------------


def test_what_happened_is_shown_once_more_and_ends_as_it_is_asked(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["number"]))
    situation = screen.situation
    assert situation is not None
    situation._steps.setInterval(5)
    press(Key.Key_R)
    assert situation.playing
    assert situation.view.table.picture != situation.picture
    qtbot.waitUntil(lambda: not situation.playing)
    assert situation.view.table.picture == situation.picture


def test_a_table_that_is_only_looked_at_cannot_be_pointed_at(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(FORMS["number"]))
    situation = screen.situation
    assert situation is not None
    qtbot.mouseClick(situation.view.viewport(), LEFT, pos=QPoint(300, 250))
    assert situation.view.table.focus is None
    press(Key.Key_4)
    assert number(screen).field.value == 4


@pytest.mark.parametrize("four_colours", [True, False])
def test_the_table_wears_the_chosen_deck_and_keeps_still_if_told_to(qtbot: QtBot, four_colours: bool) -> None:
    screen = opened(qtbot, screen_of(FORMS["number"], four_colours=four_colours))
    assert screen.situation is not None
    table = screen.situation.view.table
    assert table._stage.four_colours == four_colours
    assert table.motion.reduced


def test_the_end_lists_what_was_wrong_first_and_asks_it_again(qtbot: QtBot) -> None:
    screen = opened(qtbot, screen_of(ONE, SEVERAL))
    press(Key.Key_1, Key.Key_Return, Key.Key_Return)
    screen.answer(Given((0,)))
    press(Key.Key_Return)
    said = words(screen.end)
    assert said.index(SEVERAL.prompt) < said.index(ONE.prompt)
    assert "Look at these again" in said
    with qtbot.waitSignal(screen.again):
        press(Key.Key_A)
