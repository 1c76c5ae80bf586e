"""What an answer tells about memory: the rules that a question tests at a house."""

from trainer.questions.engine import topic_of_kind
from trainer.questions.model import Form, Tests
from trainer.questions.written import Question
from trainer.rules.book import Book, book
from trainer.rules.ruling import Decision
from trainer.rules.syllabus import syllabus, topic_key, topic_of

REMEDY, AUTHORITY = "remedy", "authority"


def tests(question: Question, house: str, decision: Decision | None) -> tuple[Tests, ...]:
    """The rules that this drawing tests, those that decided first of all; a ruling tests who decides as well."""
    parts = (REMEDY, AUTHORITY) if question.form is Form.RULING else (question.part,)
    ruled = tuple(dict.fromkeys(each.rule for each in decision.citations if each.rule)) if decision else ()
    found = ruled or _written(question, house)
    return tuple(Tests(rule, topic_of(rule), part) for part in parts for rule in found)


def keys(question: Question, house: str) -> frozenset[str]:
    """The rule keys that a question can test at a house, without drawing it; none where it is not asked."""
    if house not in question.houses:
        return frozenset()
    if not question.ruled or house in question.silent:
        return frozenset(_written(question, house))
    return frozenset(_named(question, house) or _by_kind(question, house) or (topic_key(question.topic),))


def _written(question: Question, house: str) -> tuple[str, ...]:
    """The file's rules in force, else the one rule of the first paragraph cited, else the topic."""
    if house in question.silent:
        return (topic_key(question.topic),)
    return _named(question, house) or _of_paragraph(question, house) or (topic_key(question.topic),)


def _named(question: Question, house: str) -> tuple[str, ...]:
    return tuple(each for each in question.rules if any(each in syllabus(law.key) for law in _laws(house)))


def _laws(house: str) -> tuple[Book, ...]:
    """The house's own book, and those to which it sends its reader."""
    return (book(house), *(book(each.to) for each in book(house).sends))


def _of_paragraph(question: Question, house: str) -> tuple[str, ...]:
    """The rule of its own paragraphs, else of those to which it is sent.

    It is the only one of the first paragraph, the only one there on the topic, or the only one of all that are cited.
    """
    cites = question.cites.get(house, ())
    own = [each for each in cites if each.book == house] or list(cites)
    rules = [book(each.book).paragraph(each.at).rules for each in own]
    if not rules:
        return ()
    on_topic = tuple(each for each in rules[0] if topic_of(each) == question.topic)
    shared = tuple(each for each in rules[0] if all(each in some for some in rules))
    return next((some for some in (rules[0], on_topic, shared) if len(some) == 1), ())


def _by_kind(question: Question, house: str) -> tuple[str, ...]:
    """The rules that could decide: those on the topics of its kinds, of the rulings that its answers name."""
    assert question.engine is not None
    topics = {topic_of_kind(each) for each in question.engine.kinds}
    wanted = {name for each in question.statements for name in each.right.rulings}
    found = (each.rule for law in _laws(house) for topic in sorted(topics) for each in law.by_topic.get(topic, ()))
    return tuple(dict.fromkeys(rule.key for rule in found if not wanted or rule.ruling.key in wanted))
