"""Every rule under its written key: found wherever its module lies, refused where the key is not as it should be."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from trainer.kernel.pieces import at_once
from trainer.rules.book import all_books
from trainer.rules.encoded import encoded, finding
from trainer.rules.rule import BadKey, Rule, rule, topic_part
from trainer.rules.ruling import Ruling

STANDS = Ruling("bet.stands", "it stands")


def declared(key: str, excepts: tuple[str, ...] = ()) -> Rule:
    @rule(key, ruling=STANDS, excepts=excepts)
    def planted(_facts: object, _numbers: object) -> bool:
        """A sense."""
        return True

    return planted


def modules(*some: dict[str, Rule]) -> Iterator[ModuleType]:
    for number, each in enumerate(some):
        module = ModuleType(f"planted_{number}")
        vars(module).update(each)
        yield module


def test_a_rule_is_declared_on_the_topic_of_its_key() -> None:
    for each in encoded().values():
        assert each.topics[0] == topic_part(each.key)
        assert len(set(each.topics)) == len(each.topics)


def test_every_rule_is_cited_by_a_ledger() -> None:
    assert encoded().keys() == {key for law in all_books() for key in law.rules}


def test_no_key_hangs_on_a_module_or_a_function() -> None:
    for each in encoded().values():
        name = f"{sys.modules[each.condition.__module__].__name__.rpartition('.')[2]}:{each.condition.__name__}"
        assert name not in each.key


def test_a_rule_is_the_same_from_whichever_module_it_is_read() -> None:
    moved = declared("deal.boxed-card.planted")
    assert at_once(finding(modules({"here": moved}))) == at_once(finding(modules({}, {"there": moved})))


def test_a_rule_that_a_module_only_uses_is_no_second_one() -> None:
    one = declared("deal.boxed-card.planted")
    assert list(at_once(finding(modules({"one": one}, {"borrowed": one})))) == ["deal.boxed-card.planted"]


def test_two_rules_of_one_key_are_named_with_their_lines() -> None:
    twins = {"one": declared("deal.boxed-card.planted"), "other": declared("deal.boxed-card.planted")}
    with pytest.raises(BadKey, match=r"test_encoded\.py:\d+: the key deal\.boxed-card\.planted is taken, by the rule"):
        at_once(finding(modules(twins)))


def test_an_exception_to_no_rule_is_named_with_the_nearest_key() -> None:
    some = {"base": declared("deal.boxed-card.base"), "other": declared("deal.boxed-card.x", ("deal.boxed-card.bass",))}
    with pytest.raises(BadKey, match=r"excepts deal\.boxed-card\.bass, which is no rule; the nearest is 'deal\.boxed"):
        at_once(finding(modules(some)))


@pytest.mark.parametrize("key", ["", "boxed", "Deal.boxed", "deal.boxed_card", "deal..boxed", "common.deal:boxed"])
def test_what_is_no_key_is_refused_with_its_line(key: str) -> None:
    with pytest.raises(BadKey, match=r"test_encoded\.py:\d+: .* is no key of a rule"):
        declared(key)
