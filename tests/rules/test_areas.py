"""Areas hold every topic there is, chapters hold every area."""

import pytest

from trainer.rules.areas import TITLES, area, area_if_any
from trainer.rules.book import BOOKS, all_books
from trainer.rules.chapters import chapter, chapters, chapters_below
from trainer.rules.topics import AREAS, TOPICS


def test_a_topic_nobody_knows_belongs_to_none() -> None:
    for unknown in ("weather.rain", "bet.weather", "bet"):
        assert area_if_any(unknown) == ""
        with pytest.raises(KeyError):
            area(unknown)
        with pytest.raises(KeyError):
            chapter(unknown)


def test_every_area_is_called_by_a_name_of_its_own() -> None:
    assert TITLES.keys() == AREAS.keys()
    assert len(set(TITLES.values())) == len(TITLES)


def test_every_area_is_spoken_of_at_every_house_or_is_silent_there() -> None:
    spoken = {law.key: {area(p.topic) for p in law.ledger.paragraphs} for law in all_books()}
    assert set(spoken) == set(BOOKS)
    assert all(len(found) >= 12 for found in spoken.values())


def test_topics_of_one_area_stand_in_one_chapter() -> None:
    for topic in TOPICS:
        assert chapter(topic) == AREAS[area(topic)].chapter
        assert chapter(topic) in chapters()


def test_what_holds_several_topics_stands_in_the_chapters_of_all_of_them() -> None:
    assert chapters_below("bet") == ("Betting", "Floor and desk")
    assert chapters_below("deal.boxed-card") == ("Dealing",)
    assert chapters_below("weather") == ()
