"""The page's lines and the drill's questions are made of stances: every answer once, one of them right for each."""

import pytest

from trainer.rules.book import BOOKS
from trainer.study.in_short import in_short
from trainer.study.parted import How, alike
from trainer.study.parting import parting_of, stances_at
from trainer.study.stances import words
from trainer.ui.desk.parting import FEW, LEAST_OPTIONS, NO_HAND, ask_view, deal_view, parting_view, spot_of, told

PAIR = ("tda-2024", "upt")


def test_every_line_has_words_on_both_sides_and_ways_to_paragraphs() -> None:
    view = parting_view(parting_of(*PAIR), "upt")
    assert [key for key, _ in view.books] == list(BOOKS)
    for each in view.lines:
        assert each.case
        assert each.first.words != each.second.words
        assert 1 <= len(each.first.links) + len(each.second.links) <= 2 * FEW
        assert each.name.lower() in each.text
    assert {each.shows for each in view.lines} == {"deal", "see", ""}


def test_every_situation_of_every_line_can_be_asked_with_one_right_answer_for_each() -> None:
    every = [stances_at(key) for key in BOOKS]
    for line in parting_of(*PAIR).of(How.RULING):
        for situation in line.situations:
            spot = spot_of(line, situation, every, PAIR, 7)
            assert len(spot.options) >= LEAST_OPTIONS
            assert [sum(alike(each, side) for each in spot.options) for side in spot.sides] == [1, 1]
            assert len({in_short(each) for each in spot.options}) == len(spot.options)


def test_both_answers_are_marked_by_themselves() -> None:
    every = [stances_at(key) for key in BOOKS]
    line = parting_of(*PAIR).of(How.RULING)[0]
    spot = spot_of(line, line.situation, every, PAIR, 3)
    view = ask_view(spot, PAIR, 0, 10, 0)
    assert [each.says for each in view.asked] == ["What does TDA 2024 do?", "What does UPT do?"]
    right = str(spot.options.index(spot.sides[0]))
    first, second = told(spot, PAIR, dict.fromkeys(PAIR, right))
    assert (first.right, second.right) == (True, False)
    assert second.given == in_short(spot.sides[0])
    assert (first.answer, second.answer) == tuple(map(words, spot.sides)), "all of it once it is answered"


@pytest.mark.parametrize(
    ("hands", "right", "tried", "said"),
    [
        (False, 0, 0, NO_HAND),
        (True, 0, 0, ""),
        (True, 0, 1, "On your last try, you dealt 0 of 1 difference right."),
        (True, 2, 3, "On your last try, you dealt 2 of 3 differences right."),
    ],
)
def test_the_page_tells_how_the_last_try_went_or_that_no_hand_shows_it(
    hands: bool, right: int, tried: int, said: str
) -> None:
    view = deal_view(hands, "upt", right, tried)
    assert (view.hands, view.told) == (hands, said)
    assert ("at UPT" in view.name) is hands
