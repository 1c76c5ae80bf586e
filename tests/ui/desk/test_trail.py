"""The way through the paragraphs: links are stops, leafing is one stretch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.ui.desk.trail import MOST, Stop, Trail

A, B, C, D = (("upt", each) for each in "abcd")
STOPS = st.sampled_from([A, B, C, D])
STEPS = st.lists(st.tuples(st.sampled_from(["followed", "leafed", "back", "on"]), STOPS), max_size=40)


def test_back_leads_to_where_the_link_was_and_on_to_where_it_went() -> None:
    there = Trail(A).followed(B).followed(C)
    assert there.back().at == B
    assert there.back().back().at == A
    assert there.back().back().on().on() == Trail(C, (A, B))


def test_leafing_through_the_list_is_one_stretch() -> None:
    leafed = Trail(A).followed(B).leafed(C).leafed(D)
    assert leafed.back().at == B
    assert leafed.followed(A).back().at == D


@pytest.mark.parametrize("trail", [Trail(A), Trail(A).followed(A), Trail(A).leafed(A), Trail(A).back(), Trail(A).on()])
def test_standing_still_leaves_no_trace(trail: Trail) -> None:
    assert trail == Trail(A)


@given(STEPS)
def test_back_and_on_undo_one_another(steps: list[tuple[str, Stop]]) -> None:
    trail = Trail(A)
    for name, stop in steps:
        trail = getattr(trail, name)(stop) if name in ("followed", "leafed") else getattr(trail, name)()
    assert len(trail.behind) <= MOST
    if trail.behind:
        assert trail.back().on().at == trail.at
        assert trail.back().on().behind == trail.behind
