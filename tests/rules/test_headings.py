"""What paragraphs are called: few words that no other paragraph of the book has."""

from collections import Counter

import pytest

from trainer.rules.book import Book, all_books, book
from trainer.rules.headings import headings
from trainer.rules.topics import title


@pytest.mark.parametrize(
    ("house", "at", "called"),
    [
        ("tda-2022", "RP-5-A", "Flop dealt too early"),
        ("tda-2022", "RP-5-B", "Turn dealt too early"),
        ("tda-2022", "RP-5", "Early cards"),  # of the rules below it, none is its own
        ("tda-2022", "RP-10-H", "Short stub"),  # its rules are what the paragraphs below it are about
        ("tda-2022", "36-A", "Substantial action: two actions"),  # said in the ledger
        ("upt", "improper-5", "Reading an untabled hand"),
        ("metropolitan", "61-3", "Reading an untabled hand"),
        ("foxwoods-2020", "deal-2-D", "Deal is binding"),  # the rule that another paragraph has for itself
        ("tda-2022", "39-A", "Four-card flop"),  # alone on its topic
        ("tda-2022", "69", "Ethics"),  # no rule
        ("tda-2022", "RP-8-F", "All-in and call"),
        ("metropolitan", "RP-5-B", "Early turn set aside until the river"),
    ],
)
def test_a_paragraph_is_called_as_its_ledger_says(house: str, at: str, called: str) -> None:
    assert headings(book(house))[at] == called


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_every_paragraph_has_a_heading_that_no_other_of_its_book_has(law: Book) -> None:
    called = headings(law)
    assert list(called) == [each.at for each in law.ledger.paragraphs]
    assert [words for words, times in Counter(called.values()).items() if times > 1] == []
    assert all(0 < len(words) <= 50 for words in called.values())


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_a_paragraph_alone_on_its_topic_keeps_the_topics_title(law: Book) -> None:
    times = Counter(each.topic for each in law.ledger.paragraphs)
    called = headings(law)
    lone = [each for each in law.ledger.paragraphs if times[each.topic] == 1]
    assert lone
    assert all(called[each.at] == title(each.topic) for each in lone)


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_a_heading_of_the_ledger_is_a_few_words_and_no_sentence(law: Book) -> None:
    said = [each.heading for each in law.ledger.paragraphs if each.heading]
    assert said
    assert all(len(words) <= 50 and len(words.split()) <= 9 for words in said)
    assert all(words[0].isupper() and words[-1].isalnum() and "'" not in words for words in said)
