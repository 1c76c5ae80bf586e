"""Areas hold every topic there is, and each topic once."""

from collections import Counter

import pytest

from trainer.rules.areas import TITLES, TOPICS, area
from trainer.rules.book import BOOKS, all_books


def topics() -> list[str]:
    printed = {paragraph.topic for law in all_books() for paragraph in law.ledger.paragraphs}
    return sorted(printed | {topic for law in all_books() for topic in law.by_topic})


@pytest.mark.parametrize("topic", topics())
def test_every_topic_of_a_book_or_a_rule_belongs_to_an_area(topic: str) -> None:
    assert area(topic) in TITLES


def test_no_topic_is_named_under_two_areas() -> None:
    assert [each for each, times in Counter(t for some in TOPICS.values() for t in some).items() if times > 1] == []


def test_every_area_has_a_title_and_topics_of_its_own() -> None:
    assert TITLES.keys() == TOPICS.keys()
    found = {area(each) for each in topics()}
    assert found == TITLES.keys()


def test_a_topic_nobody_knows_belongs_to_none() -> None:
    with pytest.raises(KeyError):
        area("weather.rain")


def test_every_area_is_spoken_of_at_every_house_or_is_silent_there() -> None:
    spoken = {law.key: {area(p.topic) for p in law.ledger.paragraphs} for law in all_books()}
    assert set(spoken) == set(BOOKS)
    assert all(len(found) >= 12 for found in spoken.values())
