"""A grader that leans on what another one knows of the same hand says exactly what it would say alone."""

import pytest
from hypothesis import given, settings

from tests.rules.search import told
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
