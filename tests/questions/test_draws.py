"""The whole bank, drawn: no template yields an ambiguous or a duplicate option, whatever its values."""

from pathlib import Path

import pytest

from tests.seeds import todays
from trainer import resources
from trainer.questions.bank import Question, bank
from trainer.questions.catalog import questions
from trainer.questions.checking import DRAWS, faults_of

ROOT = resources.path("quizzes", "questions")
TEMPLATES = [each for each in bank() if each.values.sources]
PLAIN = [each for each in bank() if not each.values.sources]


def _name(question: Question) -> str:
    return Path(question.path).relative_to(ROOT).as_posix()


def test_every_file_can_be_asked() -> None:
    assert questions().faults == ()


@pytest.mark.parametrize("question", todays(TEMPLATES, 16), ids=_name)
def test_no_template_yields_an_ambiguous_or_duplicate_option_in_200_draws(question: Question) -> None:
    assert DRAWS == 200
    assert [str(each) for each in faults_of(question)] == []


@pytest.mark.parametrize("question", PLAIN, ids=_name)
def test_a_question_without_values_is_sound_at_every_house(question: Question) -> None:
    assert [str(each) for each in faults_of(question)] == []
