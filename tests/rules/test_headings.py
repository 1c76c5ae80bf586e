"""What paragraphs are called: few words, told apart inside a topic wherever the rules tell them apart."""

import pytest

from trainer.rules.book import Book, all_books, book
from trainer.rules.headings import headings, in_words
from trainer.rules.topics import title


@pytest.mark.parametrize(
    ("house", "at", "called"),
    [
        ("tda-2022", "RP-5-A", "Flop dealt too early"),
        ("tda-2022", "RP-5-B", "Turn dealt too early"),
        ("tda-2022", "RP-5", "Early cards"),  # of the rules below it, none is its own
        ("tda-2022", "36-A", "Substantial action"),  # its first rule is what another paragraph is about
        ("tda-2022", "39-A", "Four-card flop"),  # alone on its topic
        ("tda-2022", "69", "Ethics"),  # no rule
        ("tda-2022", "RP-8-F", "All-in and call"),
        ("metropolitan", "RP-5-B", "Early turn waits for the river"),
    ],
)
def test_a_paragraph_is_called_by_its_own_rule(house: str, at: str, called: str) -> None:
    assert headings(book(house))[at] == called


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_every_paragraph_has_a_heading_and_no_two_the_same_rule(law: Book) -> None:
    called = headings(law)
    assert list(called) == [each.at for each in law.ledger.paragraphs]
    by_rule = [words for each in law.ledger.paragraphs if (words := called[each.at]) != title(each.topic)]
    assert len(by_rule) == len(set(by_rule))
    assert all(0 < len(words) <= 50 for words in called.values())


def test_names_of_rules_are_spelt_as_people_spell_them() -> None:
    assert in_words("common.x:all_in_said_in_turn") == "All-in said in turn"
    assert in_words("books.foxwoods_reentry:re_entry_too_late") == "Re-entry too late"
    assert in_words("common.unclear:number_left_to_the_td") == "Number left to the TD"
