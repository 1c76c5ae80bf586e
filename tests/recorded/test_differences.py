"""A difference is named with its house, its topic and its paragraph; only a listed one is let pass."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from tests.grading.dealt import scenarios
from tests.recorded import dealt, kept
from tests.recorded.__main__ import classes
from tests.recorded.differences import Difference, differences
from tests.recorded.listed import Listed, listed, unlisted
from tests.recorded.plain import canonical
from trainer.rules.book import book
from trainer.rules.ruling import Authority, Ruling

SCENARIO, KEY = "four-card-flop-face-down-inherited", "tda-2022"
FLOP = ("four-card-flop", "deal.four-card-flop")


@contextmanager
def otherwise(key: str, topic: str, **changed: Any) -> Iterator[None]:
    """Every rule of a topic in that book has another ruling meanwhile."""
    rules = [each.rule for each in book(key).by_topic[topic]]
    before = [each.ruling for each in rules]
    for each in rules:
        object.__setattr__(each, "ruling", replace(each.ruling, **changed))
    try:
        yield
    finally:
        for each, ruling in zip(rules, before, strict=True):
            object.__setattr__(each, "ruling", ruling)


def found_in(**changed: Any) -> list[Difference]:
    """What differs from the recorded hand where the rulings on a flop of four are changed so."""
    scenario, before = scenarios()[SCENARIO], kept.read("scenarios")
    with otherwise(KEY, FLOP[1], **changed):
        now = dict(dealt.dealt(scenario, KEY))
    name = f"{SCENARIO} at {KEY}"
    return list(differences(name, before[name], now[name]))


def test_a_rule_that_gives_another_authority_is_named_with_its_paragraph() -> None:
    found = found_in(authority=Authority.DEALER)
    asked = [each for each in found if each.section == "asked"]
    assert [(each.kind, each.topic, each.field, each.at, each.book) for each in asked] == [
        (*FLOP, "authority", ("tda-2022:39-A",), KEY)
    ]
    assert (asked[0].before, asked[0].now) == ('"floor"', '"dealer"')
    assert any(
        "UNLISTED: tda-2022 deal.four-card-flop four-card-flop, asked, authority" in e for e in classes(found, found)
    )


def test_another_wording_is_no_difference() -> None:
    assert found_in(name="four cards came up") == []


def of(**changed: Any) -> Difference:
    one = Difference("x at upt", "asked", *FLOP, "authority", ("upt:holdem-3",), '"floor"', '"dealer"')
    return replace(one, **changed)


LISTED = Listed("a reason", ("upt:holdem-3",), ("authority",), ("four-card-flop",), books=("upt",))


@pytest.mark.parametrize(
    ("changed", "allowed"),
    [
        ({}, True),
        ({"at": ()}, True),
        ({"at": ("upt:holdem-3", "upt:holdem-7")}, True),
        ({"at": ("upt:holdem-7",)}, False),
        ({"field": "steps"}, False),
        ({"kind": "short-flop"}, False),
        ({"case": "x at tda-2022, plays-on"}, False),
        ({"case": "x at upt, plays-on"}, True),
    ],
)
def test_a_difference_is_let_pass_where_its_class_is_listed(changed: dict[str, Any], allowed: bool) -> None:
    assert (unlisted([of(**changed)], (LISTED,)) == []) is allowed


@pytest.mark.parametrize(
    "row",
    [
        'at = ["upt:x"]\nfields = ["steps"]\nkinds = ["turn"]',
        'why = "x"\nfields = ["steps"]\nkinds = ["turn"]',
        'why = "x"\nat = ["upt:x"]\nkinds = ["turn"]',
        'why = "x"\nat = ["upt:x"]\nfields = ["steps"]',
        'why = "x"\nat = ["upt:x"]\nfields = ["steps"]\nkinds = ["turn"]\nanything = true',
    ],
)
def test_a_class_without_reason_paragraph_field_or_kind_is_none(row: str) -> None:
    with pytest.raises(ValueError, match="difference 1"):
        listed(f"[[difference]]\n{row}\n")


def test_what_is_recorded_has_no_name_of_a_rule_or_of_a_ruling_in_it() -> None:
    text = canonical([found for name, found in kept.read("examples").items()])
    rules = [each.rule for each in book(KEY).rules.values()]
    names = [name for each in rules for name in (each.name, _name(each.ruling)) if " " in name or ":" in name]
    assert len(names) > 100
    assert not [name for name in names if f'"{name}"' in text]


def _name(ruling: Ruling) -> str:
    return getattr(ruling, "name", "")
