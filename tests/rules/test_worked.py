"""Worked examples belong to paragraphs, and their files come with the program."""

import pytest

from trainer import resources
from trainer.kernel.document import transcript_of
from trainer.kernel.room.document import room_of
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.worked import belongs, examples_of, is_room, text_of


@pytest.mark.parametrize(
    ("key", "example", "paragraphs"),
    [
        ("foxwoods-2020", "40-C-ex", ("40-C",)),
        ("tda-2022", "ill-16-ex-2", ("ill-16", "16")),
        ("tda-2022", "ill-46-sit-1-2-a", ("46-A", "46-B", "46-C", "46-C-1", "46-C-2")),
        ("metropolitan", "ill-51-factor-1", ("51",)),
        ("metropolitan", "ill-18", ("18",)),
        ("upt", "min-raise-ex-1", ("min-raise",)),
    ],
)
def test_an_example_belongs_to_what_it_is_printed_under_and_to_the_rule_it_illustrates(
    key: str, example: str, paragraphs: tuple[str, ...]
) -> None:
    assert belongs(book(key), example) == paragraphs


@pytest.mark.parametrize("key", BOOKS)
def test_every_example_that_is_told_stands_with_a_paragraph_and_can_be_read(key: str) -> None:
    law = book(key)
    shown = {each.at for paragraph in law.ledger.paragraphs for each in examples_of(law, paragraph.at)}
    assert shown == {each.at for each in law.ledger.examples if each.transcript}
    for each in law.ledger.examples:
        text = text_of(each)
        assert room_of(text) if is_room(text) else transcript_of(text)


def test_no_file_lies_there_that_no_ledger_names() -> None:
    named = {each.transcript.rpartition("/")[2] for law in all_books() for each in law.ledger.examples}
    there = {path.name for path in resources.path("trainer", "rules", "examples").iterdir()}
    assert named == there
