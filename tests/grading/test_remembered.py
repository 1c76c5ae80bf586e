"""A grader that leans on what another one knows of the same hand says exactly what it would say alone."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from tests.rules.search import told
from trainer.grading.ahead import Ahead, accepting, assess
from trainer.grading.assess import assessor
from trainer.rules.book import BOOKS, book


@settings(deadline=None)
@given(told())
@pytest.mark.parametrize("key", BOOKS)
def test_the_same_assessment_with_and_without_another_graders_record(key, facts):
    transcript = facts.record.transcript
    first = assessor(transcript, book("upt")).record
    leaning = assessor(transcript, book(key), like=first)
    alone = assessor(transcript, book(key))
    assert leaning.assessment() == alone.assessment()
    assert leaning.record.tables == alone.record.tables


@settings(deadline=None)
@given(told())
def test_a_hand_graded_while_it_is_dealt_is_graded_as_each_house_alone_grades_it(facts):
    gestures, law = facts.record.gestures, book("tda-2022")
    ahead = Ahead(facts.setup, law, like=facts.record)
    for count in range(len(gestures) + 1):
        ahead.step(gestures[:count])  # at most one gesture at one house: the end catches up
    alone = {key: assessor(facts.record.transcript, book(key)).assessment() for key in BOOKS}
    accepted = tuple(key for key, each in alone.items() if key != law.key and each.right and accepting(each))
    expected = replace(alone[law.key], accepted_by=() if alone[law.key].clean else accepted)
    assert ahead.assessment(gestures) == expected == assess(facts.record.transcript, law)
