"""Making a book of a ledger: what cannot be resolved is an error at load, and the five houses load."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import pytest

from tests.rules.conftest import PlantBook, PlantRule, row
from tests.sampled import LEFT_OUT
from trainer.rules import books as house_modules
from trainer.rules import common as common_modules
from trainer.rules.book import BOOKS, _read, all_books, book, read_ahead
from trainer.rules.kinds import KINDS
from trainer.rules.ledger_file import BadLedger
from trainer.rules.rule import Rule

CONTRACT = {
    "first-card-to-wrong-seat",
    "seat-not-entitled",
    "entitled-seat-dealt-out",
    "wrong-number-of-cards",
    "card-out-of-sequence",
    "two-cards-to-the-button",
    "exposed-downcard",
    "boxed-in-deal",
    "boxed-later",
    "boxed-on-flop",
    "scrap-card",
    "odd-back",
    "duplicate-cards",
    "wrong-button",
    "wrong-count-after-action",
}
TOPICS_MISSPELT = (("1", "bet.overchips"), ("2", "bet.overchip"), ("3", "routine"), ("4", "weather"))


def faults(planted_book: PlantBook, *rows: str) -> list[str]:
    with pytest.raises(BadLedger) as bad:
        planted_book(*rows)
    return list(bad.value.faults)


# --- errors at load --------------------------------------------------------------------------------------------


def test_rules_that_do_not_exist_are_named(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("known", "play-on")
    assert faults(planted_book, row("1", "known", "unknown"), row("2", "nowhere.rule"), row("3", "planted.knwon")) == [
        "planted.toml: paragraph 1: rules: 'planted.unknown' isn't a rule; the nearest is 'planted.known'",
        "planted.toml: paragraph 2: rules: 'nowhere.rule' isn't a rule",
        "planted.toml: paragraph 3: rules: 'planted.knwon' isn't a rule; the nearest is 'planted.known'",
    ]


def test_topics_that_there_are_not_are_all_named_with_the_nearest(planted_book: PlantBook) -> None:
    rows = [f'[[paragraph]]\nat = "{at}"\ntopic = "{topic}"\nstatus = "pending"\n' for at, topic in TOPICS_MISSPELT]
    assert faults(planted_book, *rows) == [
        "planted.toml: paragraph 1: topic: 'bet.overchips' isn't a topic; the nearest is 'bet.overchip'",
        "planted.toml: paragraph 3: topic: 'routine' isn't a topic",
        "planted.toml: paragraph 4: topic: 'weather' isn't a topic",
    ]


def test_a_way_to_another_book_names_topics_and_paragraphs_that_there_are(planted_book: PlantBook) -> None:
    way = '[[fallback]]\nto = "tda-2022"\ngrants = "1"\nlabel = "l"\nconfirmed = true\n'
    paragraph = '[[paragraph]]\nat = "1"\ntopic = "floor.decision"\nstatus = "pending"\n'
    assert planted_book(paragraph, f'{way}topics = ["", "stud."]\nonly = ["RP", "35-A", ""]\n').sends
    assert faults(planted_book, paragraph, f'{way}topics = ["", "stood."]\nonly = ["RP", "99-Z"]\n') == [
        "planted.toml: fallback 1: topics: no topic begins with 'stood.'",
        "planted.toml: fallback 1: only: no paragraph of tda-2022 begins with '99-Z'",
    ]


def test_an_exception_to_what_the_book_does_not_cite_dangles(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("base", "stop-the-action")
    plant("exception", "play-on", excepts=("base",))
    fault = "rule planted.exception excepts planted.base, but this book cites none of those"
    assert faults(planted_book, row("1", "exception")) == [f"planted.toml: paragraph 1: rules: {fault}"]
    assert planted_book(row("1", "base"), row("2", "exception")).key == "planted"


def test_exceptions_in_a_circle_are_found(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("one", "stop-the-action", excepts=("other",))
    plant("other", "play-on", excepts=("one",))
    assert faults(planted_book, row("1", "one"), row("2", "other")) == [
        "planted.toml: the exceptions go in a circle: planted.one, planted.other"
    ]


def test_numbers_and_senses_that_are_missing_are_all_named_at_once(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("bad", "play-on", numbers=("some", "more"), sense="")
    assert faults(planted_book, row("1", "bad", more="numbers = { some = 1 }")) == [
        "planted.toml: paragraph 1: rules: rule planted.bad has no docstring",
        "planted.toml: paragraph 1: rules: rule planted.bad needs the number more",
    ]


def test_numbers_of_one_rule_may_stand_in_several_paragraphs(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("counted", "play-on", numbers=("some", "more"))
    rows = [row(at, "counted", more=f"numbers = {{ {name} = {at} }}") for at, name in (("1", "some"), ("2", "more"))]
    (in_force,) = planted_book(*rows).by_topic["deal.boxed-card"]
    assert in_force.numbers == {"some": 1, "more": 2}
    assert [each.at for each in in_force.paragraphs] == ["1", "2"]


def test_bases_stand_before_their_exceptions_whatever_the_printed_order(
    plant: PlantRule, planted_book: PlantBook
) -> None:
    plant("base", "stop-the-action")
    plant("exception", "play-on", excepts=("base",))
    law = planted_book(row("1", "exception"), row("2", "base"))
    assert [each.rule.key for each in law.by_topic["deal.boxed-card"]] == ["planted.base", "planted.exception"]


def test_a_paragraph_is_found_by_its_number(plant: PlantRule, planted_book: PlantBook) -> None:
    plant("known", "play-on")
    law = planted_book(row("1", "known"))
    assert law.paragraph("1").says == "words for 1"
    with pytest.raises(KeyError) as none:
        law.paragraph("2")
    assert str(none.value) == f"{law.ledger.short} no longer has paragraph 2."


# --- the houses ------------------------------------------------------------------------------------------------


def all_rules() -> Iterator[Rule]:
    for package in (common_modules, house_modules):
        for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            yield from (each for _, each in inspect.getmembers(import_module(module.name)) if isinstance(each, Rule))


def test_the_five_houses_load_in_their_order() -> None:
    assert [law.key for law in all_books()] == list(BOOKS)
    with pytest.raises(KeyError):
        book("no-such-house")


def test_every_rule_is_cited_by_a_house() -> None:
    cited = {name for law in all_books() for each in law.ledger.paragraphs for name in each.rules}
    assert {rule.key for rule in all_rules()} - cited == set()


def test_every_rule_speaks_of_a_topic_that_a_matter_can_have() -> None:
    topics = {topic for kind in KINDS.values() for topic in kind.topics}
    assert {rule.key: set(rule.topics) - topics for rule in all_rules() if set(rule.topics) - topics} == {}


@pytest.mark.parametrize("key", BOOKS)
def test_encoded_paragraphs_say_something_and_are_tested(key: str) -> None:
    for each in book(key).ledger.paragraphs:
        if each.status == "encoded":
            assert each.says, each.at
            assert each.tests, each.at


@pytest.mark.parametrize("key", BOOKS)
def test_fallbacks_and_floors_name_books_and_paragraphs_that_exist(key: str) -> None:
    ledger = book(key).ledger
    for each in ledger.fallbacks:
        assert each.to in BOOKS
        assert book(key).paragraph(each.grants).says
    assert key not in ledger.floor_follows
    assert set(ledger.floor_follows) <= set(BOOKS)


def test_the_matters_of_the_deal_and_the_deck_keep_their_names() -> None:
    assert set(KINDS) >= CONTRACT
    assert all(kind.key == key and kind.says for key, kind in KINDS.items())


def test_every_test_that_a_ledger_names_is_there(request: pytest.FixtureRequest) -> None:
    config = request.config
    if config.option.keyword or config.option.markexpr or any("::" in each for each in config.args):
        pytest.skip("only a part of these tests was asked for")
    there = {item.nodeid for item in request.session.items} | config.stash.get(LEFT_OUT, frozenset())
    files = {each.partition("::")[0] for each in there}
    rows = [row for law in all_books() for row in (*law.ledger.paragraphs, *law.ledger.examples)]
    named = {test for row in rows for test in row.tests if test.partition("::")[0] in files}
    assert named - there == set()
    assert named or "tests/rules/test_misdeal.py" not in files, "no ledger names a test"


def test_a_book_is_read_ahead_in_pieces_and_is_the_same_book() -> None:
    key = BOOKS[0]
    _read.cache_clear()
    pieces = sum(1 for _ in read_ahead(key))
    ahead = _read(key).whole()
    assert ahead == book(key)
    assert pieces > len(ahead.ledger.paragraphs), "a paragraph or a rule in each"
    assert list(read_ahead(key)) == [], "it is read once"
