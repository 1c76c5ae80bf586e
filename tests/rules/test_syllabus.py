"""What there is to know at a house: its encoded rules and what only questions ask."""

import pytest

from trainer.rules.book import BOOKS, book
from trainer.rules.syllabus import TOPIC, syllabus, topic_of


@pytest.mark.parametrize("house", BOOKS)
def test_every_rule_that_a_ledger_cites_is_an_item_once(house: str) -> None:
    cited = {name for paragraph in book(house).ledger.paragraphs for name in paragraph.rules}
    assert {key for key in syllabus(house) if not key.startswith(TOPIC)} == cited


@pytest.mark.parametrize("house", BOOKS)
def test_every_paragraph_that_is_asked_about_without_a_rule_belongs_to_an_item(house: str) -> None:
    asked = {each.at for each in book(house).ledger.paragraphs if each.status == "question" or each.beside}
    held = {at for key, item in syllabus(house).items() if key.startswith(TOPIC) for at in item.at}
    assert held == asked


@pytest.mark.parametrize(
    ("key", "house", "at"),
    [
        pytest.param("topic:rebuy", "players-2025", "28", id="players-2025:28"),
        pytest.param("topic:conduct.exposing", "tda-2022", "68", id="tda-2022:68"),
    ],
)
def test_what_a_paragraph_says_beside_its_rules_is_an_item_in_its_own_words(key: str, house: str, at: str) -> None:
    item, paragraph = syllabus(house)[key], book(house).paragraph(at)
    assert (item.says, item.at, item.outcome) == (paragraph.beside, (at,), "")
    assert paragraph.rules and set(paragraph.rules) <= set(syllabus(house))


@pytest.mark.parametrize("house", BOOKS)
def test_an_item_says_something_and_names_its_paragraphs(house: str) -> None:
    assert all(item.says and item.at and item.area for item in syllabus(house).values())


@pytest.mark.parametrize("house", BOOKS)
def test_the_topic_of_a_rule_key_is_that_of_its_item(house: str) -> None:
    assert {key: topic_of(key) for key in syllabus(house)} == {k: i.topic for k, i in syllabus(house).items()}


def test_a_number_of_a_house_is_part_of_its_item() -> None:
    numbers = {house: dict(item.numbers) for house in BOOKS for item in syllabus(house).values() if item.numbers}
    assert numbers


def test_a_rule_of_no_book_has_no_topic() -> None:
    with pytest.raises(KeyError):
        topic_of("common.misdeal:a_rule_nobody_wrote")
