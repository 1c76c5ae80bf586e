"""A difference is named with its house, its topic and its paragraph; only a listed one is let pass."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from tests.recorded import kept, printed
from tests.recorded.__main__ import classes
from tests.recorded.differences import Difference, differences
from tests.recorded.listed import Listed, listed, unlisted
from tests.recorded.of_hand import of_hand
from tests.recorded.plain import alike, canonical
from trainer.kernel.document import transcript_of
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.rules.ruling import Authority, Decision, Matter, Ruling

KEY, EXAMPLE, TOPIC = "tda-2022", "tda-2024:50-B-ex", "bet.in-turn"
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
    """What differs from the recorded example, but for what is meant to, where the ruling on acts before an amount is
    known is changed so.
    """
    record = Record.of(transcript_of(printed.texts()[EXAMPLE]))
    name = f"{EXAMPLE} at {KEY}"
    with otherwise(KEY, TOPIC, **changed):
        found = differences(name, kept.read("examples")[name], of_hand(record, book(KEY)))
        return unlisted(list(found), listed())


def test_a_rule_that_gives_another_authority_is_named_with_its_paragraph() -> None:
    (one,) = found = found_in(authority=Authority.FLOOR)
    assert (one.section, one.kind, one.topic, one.field) == ("asked", "hasty", TOPIC, "authority")
    assert (one.at, one.book, one.before, one.now) == (("tda-2022:50-B",), KEY, '"unstated"', '"floor"')
    assert unlisted(found, listed("")) == found
    assert "UNLISTED: tda-2022 bet.in-turn hasty, asked, authority: 1 times" in classes(found, found)
    assert "    at tda-2022:50-B" in classes(found, found)


def test_another_wording_is_no_difference() -> None:
    assert found_in(says="he waits until the amount is clear") == []


def test_two_rulings_that_become_one_are_seen_without_their_names() -> None:
    one, other = (Decision(KEY, Matter("x", "x", 0, 0), Ruling(key, key)) for key in ("bet.call", "bet.raise"))
    assert alike([("a", one), ("b", other)]) == []
    assert alike([("b", one), ("a", replace(one, figures=(("to", 5),))), ("c", other)]) == [["a", "b"]]


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
    words = set(re.findall(r'"([^"]*)"', canonical(kept.read("examples"))))
    rules = [each.rule for each in book(KEY).rules.values()]
    names = [name for each in rules for name in (each.key, _name(each.ruling)) if " " in name or "." in name]
    assert len(names) > 100
    assert not words & set(names)


def _name(ruling: Ruling) -> str:
    return getattr(ruling, "name", "")
