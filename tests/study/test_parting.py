"""Where two rulebooks part: by area and topic, out of what ships or of what was found out of an added rulebook."""

from itertools import combinations

import pytest

from trainer.rules.book import BOOKS
from trainer.rules.topics import TOPICS
from trainer.study.parted import How, alike
from trainer.study.parting import _found, found_out, known, parting_of
from trainer.study.stances import Stances, stances


def test_the_lines_stand_area_by_area() -> None:
    for first, second in combinations(BOOKS, 2):
        areas = [TOPICS[each.topic].area for each in parting_of(first, second).of(How.RULING)]
        assert len(dict.fromkeys(areas)) == sum(one != other for one, other in zip(["", *areas], areas, strict=False))


def test_each_pair_parts_the_same_from_either_side() -> None:
    for first, second in combinations(BOOKS, 2):
        here, there = parting_of(first, second), parting_of(second, first)
        assert here.same == there.same
        shown = [{each.key for line in found.lines for each in line.situations} for found in (here, there)]
        assert shown[0] == shown[1]
        assert not any(alike(each.first, each.second) for each in here.lines)


def test_a_rulebook_parts_from_itself_in_nothing() -> None:
    assert parting_of("upt", "upt").of(How.RULING, How.AUTHORITY, How.ONE_SIDED) == ()


def test_a_rulebook_that_was_asked_in_this_run_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_found, "riverbend", stances("upt"))
    found_out(Stances("riverbend", stances("upt").by_key))
    assert known("riverbend")
    assert not known("no-such")
    assert parting_of("riverbend", "upt").lines == ()
    assert len(parting_of("tda-2024", "riverbend").lines) == len(parting_of("tda-2024", "upt").lines)
