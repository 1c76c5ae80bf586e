"""What one has learnt at a house is worth at another: over the five real books, and where each fate is plain to see."""

from datetime import UTC, datetime
from functools import cache
from itertools import permutations

import pytest

from trainer.progress.records import Memory, Part
from trainer.rules.book import BOOKS, all_books, book
from trainer.rules.comparison import on_matters
from trainer.rules.syllabus import syllabus
from trainer.study.carrying_over import CarryingOver, Fate, carrying_over, figure_words

NOW = datetime(2026, 11, 20, tzinfo=UTC)
PAIRS = list(permutations(BOOKS, 2))


def memory(house: str, rule: str, part: Part = Part.REMEDY) -> Memory:
    return Memory(house, rule, "t", part, 3.0, 5.0, NOW, NOW, 2, 0)


@cache
def whole(here: str, there: str) -> CarryingOver:
    """Somebody who has tried all of one house goes to another."""
    held = [memory(here, rule) for rule in syllabus(here)]
    return carrying_over(held, book(here), book(there), {each.key: each for each in all_books()})


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_every_rule_has_one_fate_and_the_two_houses_add_up(here, there):
    found = whole(here, there)
    assert [each.rule for each in found.learnt] == list(syllabus(here))
    assert {item.rule for item in found.only_there} == set(syllabus(there)) - set(syllabus(here))
    assert sum(len(found.of(fate)) for fate in Fate) == len(found.learnt)


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_what_is_said_to_carry_over_is_printed_there_with_the_same_figures(here, there):
    for each in whole(here, there).of(Fate.SAME):
        twin = syllabus(there)[each.rule]
        assert (dict(twin.numbers), each.there) == (dict(each.item.numbers), twin.at)
        excepting = {e.rule.key for e in on_matters(book(there), book(there).by_topic) if each.rule in e.rule.excepts}
        assert excepting <= set(syllabus(here))


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_what_decides_otherwise_is_a_rule_of_that_house_on_the_same_matters(here, there):
    for each in whole(here, there).of(Fate.OTHERWISE):
        assert each.instead
        assert each.rule not in syllabus(there)
        for name in each.instead:
            topics = book(there).rules[name].rule.topics
            lost = book(here).rules[each.rule].rule
            assert set(topics) & set(lost.topics) or name in lost.excepts


@pytest.mark.parametrize(("here", "there"), PAIRS)
def test_silence_is_said_only_where_no_rule_rules_and_nothing_sends_on(here, there):
    for each in whole(here, there).of(Fate.SILENT):
        assert each.rule not in syllabus(there)
        assert (each.instead, each.there, each.sent) == ((), (), "")
        assert each.item.topic not in {
            item.topic for item in syllabus(there).values() if item.rule.startswith("topic:")
        }


def test_figures_that_differ_are_named_here_and_there():
    [one, *_] = whole("players-2025", "metropolitan").of(Fate.FIGURES)
    for name, here, there in one.figures:
        assert dict(one.item.numbers).get(name) == here != there
        assert figure_words((name, here, there)).endswith(f"{here} → {there}".replace("None", "–"))


def test_a_silent_house_that_sends_its_reader_on_says_so():
    """Foxwoods points to the TDA book for recommended procedures."""
    found = whole("tda-2022", "foxwoods-2020").of(Fate.SENT)
    assert found
    assert all(each.sent and not each.confirmed and each.carries for each in found)


def test_only_memories_of_that_house_count_and_each_part_of_a_rule_is_kept_together():
    rule = next(iter(syllabus("upt")))
    held = [memory("upt", rule, part) for part in Part] + [memory("tda-2022", rule), memory("upt", "books.gone:rule")]
    found = carrying_over(held, book("upt"), book("tda-2022"), {each.key: each for each in all_books()})
    [one] = found.learnt
    assert (one.rule, [each.part for each in one.memories]) == (rule, list(Part))


def test_a_house_compared_with_itself_loses_nothing():
    for key in BOOKS:
        found = carrying_over(
            [memory(key, rule) for rule in syllabus(key)],
            book(key),
            book(key),
            {each.key: each for each in all_books()},
        )
        assert {each.fate for each in found.learnt} <= {Fate.SAME, Fate.WORDS}
        assert found.only_there == ()


def test_what_our_copy_lacks_is_no_silence_of_that_house() -> None:
    found = whole("players-2025", "tda-2022")
    lacking = {each.item.topic: each.there for each in found.of(Fate.LACKING)}
    assert lacking["rp.draw"] == ("RP-17",)
    assert lacking["seating.final-table"] == ("RP-9",)
    assert not {each.item.topic for each in found.of(Fate.SILENT)} & lacking.keys()
    assert not whole("players-2025", "upt").of(Fate.LACKING)
