"""Quiz and table never contradict: what an option does is accepted by the grader exactly where it is marked right."""

from pathlib import Path

import pytest

from trainer.grading.assess import assessor
from trainer.kernel.altered import replace
from trainer.questions.at_house import Drawing, drawing
from trainer.questions.bank import bank
from trainer.questions.checking import check
from trainer.questions.model import Form
from trainer.questions.performing import accepted, performing_faults
from trainer.questions.written import Question, Statement
from trainer.rules.book import book
from trainer.shorthand.body import told

KNOWN = {each.id: each for each in bank()}
PERFORMED = [each for each in bank() if any(one.does for one in each.statements)]
RULED = "four-card-flop-ruled"
OWED = {
    "undercall-of-a-raise": "both first options are one act: the floor's order, with the amount that its rulebook has",
    "taken-up-again": "where the hand is simply live the table has nothing to grade",
}
"""Rulings on a matter of the table that no acts tell, each with its reason: they may only become fewer."""


@pytest.mark.parametrize("question", PERFORMED, ids=[each.id for each in PERFORMED])
def test_the_grader_accepts_what_is_marked_right_and_nothing_else(question: Question) -> None:
    for seed in (1, 5):
        draw = drawing(question, seed)
        assert [(house, each) for house in question.houses for each in performing_faults(draw, house)] == []


def _graded(question: Question) -> bool:
    """Does the grader have a matter of the question's kind before it, at a house that decides it?"""
    assert question.engine is not None
    draw = drawing(question, 1)
    hand = told(draw.hand_text, draw.deck).transcript
    found = (assessor(hand, book(house), len(hand.gestures)) for house in question.houses)
    return any(one.matter.kind in question.engine.kinds for each in found for one in each.open.values())


def test_every_ruling_on_a_matter_of_the_table_is_performed() -> None:
    rulings = [each for each in bank() if each.form is Form.RULING and each.engine and each.engine.hand]
    owed = {each.id for each in rulings if each not in PERFORMED and _graded(each)}
    assert owed == set(OWED)
    assert {each.id for each in PERFORMED} >= {each.id for each in rulings if _graded(each)} - owed


def _with(text: str, does: str) -> Drawing:
    """That question with the option of this text doing something else."""
    question = KNOWN[RULED]
    assert any(each.text.startswith(text) for each in question.statements)

    def done(each: Statement) -> Statement:
        return replace(each, does=dict.fromkeys(question.houses, does)) if each.text.startswith(text) else each

    return drawing(replace(question, statements=tuple(map(done, question.statements))), 1)


def _faults(draw: Drawing, house: str) -> list[tuple[int, str]]:
    return list(performing_faults(draw, house))


def test_a_right_option_done_wrongly_and_a_wrong_one_done_rightly_are_told() -> None:
    right = KNOWN[RULED].statements[0].does["tda-2024"]
    assert _faults(_with("Scramble", "D stop\nD proceed"), "tda-2024") == [(0, "the grader doesn't accept it")]
    wrong = _faults(_with("The hand is a misdeal", right), "tda-2024")
    assert wrong == [(3, "the grader accepts it, and it is marked wrong")]


def test_what_cannot_be_done_at_the_table_is_told() -> None:
    [(number, what)] = _faults(_with("Scramble", "D turn up {board_1} Jk"), "tda-2024")
    assert number == 0 and what.startswith("can't be done there: ")


def test_where_the_grader_is_not_certain_nothing_is_held_against_the_question() -> None:
    question = KNOWN["flop-before-the-blinds-acted"]
    taken = {accepted(drawing(question, 1), question.statements[0], house) for house in question.houses}
    assert taken == {True, None}


def test_a_file_is_checked_for_it(tmp_path: Path) -> None:
    text = Path(KNOWN[RULED].path).read_text(encoding="utf-8").replace("F draw {board_2}", "F draw {board_9}")
    (tmp_path / f"{RULED}.toml").write_text(text, encoding="utf-8")
    assert any(each.key == "statement[1].does" for each in check(tmp_path / f"{RULED}.toml", 1))
