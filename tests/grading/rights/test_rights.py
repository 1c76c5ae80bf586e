"""What a player can be asked: all that can be chosen is told apart, and no ruling makes two of them right."""

from collections import Counter

import pytest

from trainer.grading.rights.asking import OPTIONS
from trainer.grading.rights.every import QUESTIONS, fresh_for, questions_on, topics_of
from trainer.grading.rights.fits import always
from trainer.grading.rights.right import NOT_COVERED, Right, RightsQuestion, Seat, beside
from trainer.kernel.chips import chips
from trainer.kernel.table import Seat as Chair
from trainer.kernel.table import Setup, Stakes
from trainer.rules.encoded import rulings
from trainer.rules.facts import Facts
from trainer.rules.kinds import OF_HANDS
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter, Ruling

MOST_WORDS = 14
SETUP = Setup("holdem", "no-limit", Stakes(100, 200), (Chair(1, "Ada", chips("100x5")),), 1, (), chips("100x40"))
NOTHING_YET = Facts(Record(SETUP), 0)
EVERY = [pytest.param(each, id=each.key) for each in QUESTIONS.values()]
ONE, NEAR, ALSO_NEAR = Right("a", "A."), Right("b", "B.", near="b"), Right("c", "C.", near="b")
FLOOR, FLOOR_TOO = Right("d", "D.", floor=True), Right("e", "E.", floor=True)


def decided(ruling: Ruling | None) -> Decision:
    return Decision("tda-2024", Matter("turn", "bet.turn", 0, 0), ruling)


@pytest.mark.parametrize("question", EVERY)
def test_its_words_are_told_apart_and_its_rulings_known(question: RightsQuestion) -> None:
    assert {*question.kinds} <= OF_HANDS.keys()
    assert all(count == 1 for count in Counter(each.key for each in question.every).values())
    assert all(count == 1 for count in Counter(each.says.casefold() for each in question.every).values())
    named = Counter(ruling for each in question.rights for ruling in each.rulings if each.when is always)
    assert all(count == 1 for count in named.values())
    assert {ruling for each in question.rights for ruling in each.rulings} <= rulings().keys()
    assert {*question.plain} <= named.keys()


@pytest.mark.parametrize("question", EVERY)
def test_whichever_is_right_four_others_stand_beside_it_and_all_are_short(question: RightsQuestion) -> None:
    for each in question.every:
        if each.rulings or each == NOT_COVERED:
            assert len(beside(each, question.every)) >= OPTIONS - 1
        assert len(each.says.split()) <= MOST_WORDS


@pytest.mark.parametrize("question", EVERY)
def test_each_ruling_has_its_right_and_silence_its_own(question: RightsQuestion) -> None:
    for each in question.rights:
        for ruling in each.rulings if each.when is always else ():
            assert question.right_of(NOTHING_YET, decided(rulings()[ruling])) is each
    assert question.right_of(NOTHING_YET, decided(None)) is NOT_COVERED
    assert question.right_of(NOTHING_YET, decided(Ruling("no.such-ruling", "none"))) is None


@pytest.mark.parametrize("question", EVERY)
def test_hands_for_it_can_be_found(question: RightsQuestion) -> None:
    assert topics_of(question)
    assert all(key.startswith("fresh-") for key in fresh_for(question))


@pytest.mark.parametrize(
    ("right", "some", "kept"),
    [
        (ONE, (ONE, NEAR, ALSO_NEAR, FLOOR), (NEAR, FLOOR)),
        (NEAR, (ONE, ALSO_NEAR), (ONE,)),
        (FLOOR, (NOT_COVERED, ONE, FLOOR_TOO), (ONE,)),
        (NOT_COVERED, (FLOOR, ONE), (ONE,)),
        (ONE, (NOT_COVERED, FLOOR), (NOT_COVERED,)),
        (ONE, (NEAR, NEAR), (NEAR,)),
    ],
)
def test_what_says_nearly_the_same_never_stands_side_by_side(
    right: Right, some: tuple[Right, ...], kept: tuple[Right, ...]
) -> None:
    assert tuple(beside(right, some)) == kept


@pytest.mark.parametrize(
    ("kind", "detail", "keys"),
    [
        ("turn", "bet", {"out-of-turn"}),
        ("turn", "fold", set()),
        ("conduct-told", "foreign-language", {"language"}),
        ("conduct-told", "abuse", set()),
        ("stack-count", "", {"count"}),
    ],
)
def test_a_matter_is_asked_about_by_its_kind_and_detail(kind: str, detail: str, keys: set[str]) -> None:
    matter = Matter(kind, OF_HANDS[kind].topic, 5, 5, seats=(2, 3), detail=detail)
    assert {each.key for each in questions_on(matter)} == keys


def test_a_question_that_names_another_seat_is_about_two() -> None:
    named = {each.key for each in QUESTIONS.values() if "{other}" in each.says}
    assert named == {"skipped", "see-a-hand", "clock", "clock-away"}
    assert QUESTIONS["clock"].seat is Seat.SECOND
