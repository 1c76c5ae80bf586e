"""How well a house is known: part by part, untried as 0, nothing averaged across parts."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import Memory, Part
from trainer.study.mastery import Standing, mastery, parts, standing, weakest

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
RULES = ("a", "b", "c", "d")
AREAS = {"a": "deal", "b": "deal", "c": "pots", "topic:clock": "clock"}
PRACTISABLE = {Part.NOTICED: {"a", "c"}, Part.AUTHORITY: {"a"}, Part.REMEDY: {"a", "b", "c", "not-here"}}


def memory(rule: str, part: Part = Part.REMEDY, due: int = 1) -> Memory:
    """`due` in days from NOW."""
    return Memory("upt", rule, "t", part, 3.0, 5.0, NOW + timedelta(days=due), NOW, 2, 0)


def half(_: Memory) -> float:
    return 0.5


@pytest.mark.parametrize(
    ("held", "want"),
    [
        ((), Standing(Part.REMEDY, 4)),
        ((memory("a"),), Standing(Part.REMEDY, 4, 1, 0, 0.5)),
        ((memory("a", due=-1), memory("b", due=0), memory("c")), Standing(Part.REMEDY, 4, 3, 2, 1.5)),
        ((memory("a", Part.NOTICED), memory("elsewhere")), Standing(Part.REMEDY, 4)),
    ],
    ids=["nothing", "one", "due", "other parts and rules"],
)
def test_what_is_counted_of_a_part(held, want):
    assert standing(Part.REMEDY, RULES, held, half, NOW) == want


def test_untried_rules_count_as_nothing_and_no_try_is_no_share():
    tried = standing(Part.REMEDY, RULES, (memory("a"), memory("b")), lambda _: 0.9, NOW)
    assert (tried.untried, tried.share, tried.per_cent, tried.of_tried) == (2, 0.45, 45, 90)
    untried = Standing(Part.REMEDY, 4)
    assert (untried.untried, untried.share, untried.per_cent, untried.of_tried) == (4, None, None, None)


def test_a_house_counts_only_what_it_is_asked_about_and_what_can_be_practised():
    found = parts(AREAS, [memory("a"), memory("topic:clock")], PRACTISABLE, half, NOW)
    assert [(each.part, each.rules, each.tried) for each in found] == [
        (Part.NOTICED, 2, 0),
        (Part.AUTHORITY, 1, 0),
        (Part.REMEDY, 3, 1),
    ]


def test_areas_come_in_their_order_and_only_where_something_counts():
    held = [memory("a"), memory("c"), memory("c", Part.NOTICED)]
    found = mastery(AREAS, held, PRACTISABLE, half, NOW)
    assert list(found) == ["deal", "pots", "clock"]
    assert [(each.rules, each.tried) for each in found["deal"]] == [(1, 0), (1, 0), (2, 1)]
    assert [(each.rules, each.tried) for each in found["pots"]] == [(1, 1), (0, 0), (1, 1)]
    assert all(each.rules == 0 for each in found["clock"])


def test_the_areas_add_up_to_the_house():
    held = [memory(rule, part) for rule in "abc" for part in Part]
    whole = parts(AREAS, held, PRACTISABLE, half, NOW)
    pieces = mastery(AREAS, held, PRACTISABLE, half, NOW).values()
    for place, part in enumerate(whole):
        assert part.rules == sum(each[place].rules for each in pieces)
        assert part.recalled == sum(each[place].recalled for each in pieces)


@pytest.mark.parametrize(
    ("standings", "want"),
    [
        ((), None),
        ((Standing(Part.NOTICED, 3),), None),
        ((Standing(Part.NOTICED, 4, 4, 0, 3.6), Standing(Part.REMEDY, 4, 4, 0, 2.0)), Part.REMEDY),
        ((Standing(Part.NOTICED, 4, 4, 0, 3.6), Standing(Part.REMEDY, 4)), Part.REMEDY),
        ((Standing(Part.NOTICED, 4, 4, 0, 3.6), Standing(Part.REMEDY, 0)), Part.NOTICED),
    ],
    ids=["nothing at all", "nothing tried", "the lower", "one part untried is 0", "one part has nothing to practice"],
)
def test_the_weakest_part(standings, want):
    found = weakest(standings)
    assert (found.part if found else None) == want


@given(
    st.lists(st.tuples(st.sampled_from(RULES), st.sampled_from(Part), st.floats(0, 1)), unique_by=lambda each: each[:2])
)
def test_a_share_is_a_share_and_more_tries_never_lower_it(tries):
    known = {(rule, part): share for rule, part, share in tries}
    held = [memory(rule, part) for rule, part in known]
    for part in Part:
        found = standing(part, RULES, held, lambda each: known[each.rule, each.part], NOW)
        assert found.tried + found.untried == len(RULES)
        assert found.share is None or 0 <= found.share <= 1
        fewer = standing(part, RULES, held[:-1], lambda each: known[each.rule, each.part], NOW)
        assert (fewer.share or 0) <= (found.share or 0)
