"""Nothing that a book says goes unasked."""

from pathlib import Path

import pytest

from trainer.questions.bank import bank
from trainer.questions.model import Cite
from trainer.questions.testing import keys
from trainer.rules.book import BOOKS, book
from trainer.rules.syllabus import syllabus

LEAST = 560  # questions there are; 400 are wanted at least
ASKED = [(house, each) for house in BOOKS for each in book(house).ledger.paragraphs if each.status == "question"]


def unasked() -> list[str]:
    """House and topic of every topic on which a book speaks and no question is asked there."""
    known = {(house, each.topic) for each in bank() for house in each.houses}
    printed = dict.fromkeys((house, each.topic) for house in BOOKS for each in book(house).ledger.paragraphs)
    return [f"{house} {topic}" for house, topic in printed if (house, topic) not in known]


def test_every_topic_of_every_book_is_asked_at_its_house() -> None:
    assert unasked() == []


@pytest.mark.parametrize(("house", "paragraph"), ASKED, ids=[f"{house}:{each.at}" for house, each in ASKED])
def test_a_paragraph_with_questions_is_asked_about_at_its_house(house: str, paragraph) -> None:
    cite = Cite(house, paragraph.at)
    assert any(cite in each.cites.get(house, ()) for each in bank())


def test_there_are_as_many_questions_as_there_should_be() -> None:
    assert len(bank()) >= LEAST


def test_ids_are_the_names_of_their_files_and_prompts_are_their_own() -> None:
    assert all(Path(each.path).stem == each.id for each in bank())
    assert len({each.prompt for each in bank()}) == len(bank())


def _of_law(cites: tuple[Cite, ...]) -> bool:
    """Is one of these paragraphs more than a note that rules on nothing?"""
    return any(book(each.book).paragraph(each.at).status != "not-modelled" for each in cites)


def test_a_question_practises_what_there_is_to_know() -> None:
    """Its keys stand in the syllabus of the house or of a book to which that sends; a silent house has its topic."""
    told = {house: (house, *(each.to for each in book(house).ledger.fallbacks)) for house in BOOKS}
    asked = [(each, house) for each in bank() for house in each.houses if house not in each.silent]
    asked = [(each, house) for each, house in asked if each.ruled or _of_law(each.cites[house])]
    strange = [
        (each.id, house, key)
        for each, house in asked
        for key in sorted(keys(each, house))
        if not any(key in syllabus(law) for law in told[house])
    ]
    assert strange == []
