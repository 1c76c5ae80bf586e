"""From the bank's questions to drawn ones, in the one shape that screens and marking know."""

from collections.abc import Iterable
from random import Random
from typing import Any

from trainer.questions import bank
from trainer.questions.model import Asked, Choice, Cite, Form, Reason, Tests
from trainer.questions.question_file import Question
from trainer.rules.syllabus import topic_key


def drawn(question: Question, house: str, seed: int) -> Asked:
    """The question as a house is asked it with this seed. Raises KeyError for a house that it does not ask."""
    posed = bank.asked(question, house, Random(seed))
    choices = tuple(Choice(each.number, each.text, each.right, _reason(question, each)) for each in posed.choices)
    tests = (Tests(topic_key(question.topic), question.topic, "remedy"),)
    cites = tuple(Cite(each.book, each.at) for each in posed.cites)
    place = (question.id, question.topic, house, Form.ONE, 1, 1, question.prompt)
    return Asked(*place, cites, tests, choices, silent=posed.silent, label=posed.label, seed=seed)


def _reason(question: Question, choice: bank.Choice) -> Reason:
    right_at = question.statements[choice.number].right
    cites = tuple(Cite(each.book, each.at) for each in choice.cites)
    return Reason(choice.why, cites, tuple(house for house, well in right_at.items() if well))


def pick_three(*wanted: Any) -> tuple[Asked, ...]:
    return _all(bank.pick_three(*wanted), wanted[0], wanted[4])


def pick_on(*wanted: Any) -> tuple[Asked, ...]:
    return _all(bank.pick_on(*wanted), wanted[0], wanted[4])


def _all(picked: tuple[bank.Asked, ...], known: Iterable[Question], seed: int) -> tuple[Asked, ...]:
    by_id = {each.id: each for each in known}
    return tuple(drawn(by_id[each.id], each.book, seed + number) for number, each in enumerate(picked))
