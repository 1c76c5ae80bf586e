"""Every answer written by hand on an encoded rule is proved against the law, or stands here with the reason why not."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from tests.questions import (
    test_hand_written,
    test_hand_written_numbers,
    test_told_amounts,
    test_told_devices,
    test_told_limits,
    test_told_orders,
    test_told_play,
    test_told_shown,
    test_told_steps,
)
from tests.questions.proving import KNOWN, PROVED
from trainer.questions.bank import Question
from trainer.questions.model import Form
from trainer.questions.testing import keys
from trainer.rules.book import BOOKS, book
from trainer.rules.syllabus import TOPIC, syllabus

PROOFS = (
    test_told_amounts,
    test_told_devices,
    test_told_limits,
    test_told_orders,
    test_told_play,
    test_told_shown,
    test_told_steps,
)  # being read they say what they prove
EXAMPLES = "which examples of bad etiquette a print gives is no ruling of its own"
EXCEPTIONS = {
    "hidden-piles": EXAMPLES,
    "smell": EXAMPLES,
    "touching-the-person": EXAMPLES,
    "first-touch": "a hand of cards records that a player touched another's chips, not for which time",
    "abroad": "neither a hand nor a room says in which country it is",
    "between-hands": "another language is told of the hand that is played; between two hands it cannot be told",
    "cut-how": "whether one hand or two made a cut is nothing that a hand of cards records",
}


def of_rows() -> set[str]:
    return {row[0] for row in (*test_hand_written.ROWS, *test_hand_written_numbers.ROWS)}


def encoded(question: Question, house: str) -> bool:
    """Does the answer feed the memory of an encoded rule there?"""
    return any(not key.startswith(TOPIC) for key in keys(question, house))


def on_encoded_rules(questions: Iterable[Question]) -> set[str]:
    """Questions with hand-written answers that an encoded rule decides at some house."""
    return {each.id for each in questions if not each.ruled and any(encoded(each, house) for house in each.houses)}


def unproved(questions: Iterable[Question]) -> set[str]:
    return on_encoded_rules(questions) - of_rows() - PROVED


def test_every_hand_written_question_on_an_encoded_rule_is_proved_or_says_why_not() -> None:
    assert len(on_encoded_rules(KNOWN.values())) > len(EXCEPTIONS)
    assert unproved(KNOWN.values()) == set(EXCEPTIONS)


def test_what_proves_a_question_proves_one_that_is_written_by_hand() -> None:
    named = of_rows() | PROVED
    assert {id_ for id_ in named if id_ not in KNOWN or KNOWN[id_].ruled} == set()
    assert all(len(reason) > 20 for reason in EXCEPTIONS.values())


@pytest.mark.parametrize("form", [Form.ONE, Form.NUMBER, Form.ORDER])
def test_a_question_that_nobody_proves_is_found_out(form: Form) -> None:
    proved = next(KNOWN[id_] for id_ in sorted(of_rows() | PROVED) if KNOWN[id_].form is form)
    assert unproved([replace(proved, id="planted")]) == {"planted"}


def _own(question: Question, house: str) -> list[str]:
    """The states of the house's own paragraphs that it cites, or of those to which it is sent."""
    own = [each for each in question.cites[house] if each.book == house] or list(question.cites[house])
    return [book(each.book).paragraph(each.at).status for each in own]


def test_a_question_on_encoded_paragraphs_says_which_rule_it_is_about() -> None:
    """Else its answer would feed the topic, and nobody would have to prove it."""
    silent_on_it = [each for each in KNOWN.values() if not (each.ruled or each.rules)]
    asked = [(each, house) for each in silent_on_it for house in set(each.houses) - each.silent]
    vague = [(each, house) for each, house in asked if not encoded(each, house)]
    assert [(each.id, house) for each, house in vague if set(_own(each, house)) == {"encoded"}] == []


def test_a_rule_that_a_question_names_is_one_of_some_house_that_is_asked() -> None:
    laws = {key: (key, *(each.to for each in book(key).ledger.fallbacks)) for key in BOOKS}
    told = {each.id: {law for house in each.houses for law in laws[house]} for each in KNOWN.values()}
    named = [(each.id, rule) for each in KNOWN.values() for rule in each.rules]
    assert [(id_, rule) for id_, rule in named if not any(rule in syllabus(law) for law in told[id_])] == []
