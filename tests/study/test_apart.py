"""Hands on which two rulebooks part: each in the list shows a difference, rows in turn, the last try counts."""

from dataclasses import replace
from datetime import UTC, datetime
from itertools import permutations

import pytest

from trainer.progress.records import Row
from trainer.rules.book import BOOKS
from trainer.scenarios.fresh.keys import fresh_key, irregularity_of
from trainer.study import fresh_apart as shipped
from trainer.study.apart import ROW, Difference, differences, mode_of, other_of, right_last, row_of
from trainer.study.fresh_apart import DECIDED, ENOUGH, Shown, fresh_apart
from trainer.study.library import library
from trainer.study.parted import PARTED, compared
from trainer.study.parting import parting_of
from trainer.study.stances import stances

PAIRS = tuple(permutations(BOOKS, 2))
NOW = datetime(2026, 11, 29, tzinfo=UTC)
SOME = (Difference("deal.one", ("fresh-a", "fresh-b"), ("story",)), Difference("bet.two", (), ("tale", "yarn")))


def between(house: str, other: str) -> tuple[Difference, ...]:
    return differences(parting_of(house, other), library(house), fresh_apart(house, other))


@pytest.mark.parametrize(("house", "other"), PAIRS)
def test_the_two_rule_differently_on_every_hand_and_its_dealer_is_graded_on_that(house: str, other: str) -> None:
    found, at = between(house, other), library(house)
    tests = {each.key: {at.topics[rule] for rule, _ in each.tests} for each in at.activities}
    for each in found:
        for key in each.authored:
            mine, yours = (stances(book).by_key[f"hand:{key}"] for book in (house, other))
            assert compared(mine, yours) in PARTED
            assert each.topic in tests[key]
        for key in each.fresh:
            shown = shipped.found()[irregularity_of(key)][house, other]
            assert ENOUGH <= shown.hands <= DECIDED
            assert tests[key] & set(shown.topics)
    keys = [key for each in found for key in each.keys]
    assert len(keys) == len(set(keys))


def test_only_one_pair_of_rulebooks_has_no_hand() -> None:
    assert {frozenset(pair) for pair in PAIRS if not between(*pair)} == {frozenset(("tda-2024", "players-2025"))}


@pytest.mark.parametrize(("hands", "there"), [(ENOUGH - 1, False), (ENOUGH, True), (ENOUGH + 1, True)])
def test_fresh_hands_are_dealt_where_enough_of_them_part(
    hands: int, there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = "upt", "tda-2024"
    monkeypatch.setattr(shipped, "found", lambda: {"four-card-flop": {pair: Shown(("deal.four-card-flop",), hands)}})
    assert fresh_apart("upt", "tda-2024") == ({"four-card-flop": ("deal.four-card-flop",)} if there else {})
    assert fresh_apart("upt", "metropolitan") == fresh_apart("tda-2024", "upt") == {}


def test_a_hand_whose_dealer_is_graded_on_something_else_shows_no_difference() -> None:
    at = library("upt")
    parted = parting_of("upt", "tda-2024")
    flop = fresh_key("four-card-flop")
    for topic, there in (("deal.four-card-flop", True), ("bet.overchip", False)):
        found = differences(parted, at, {"four-card-flop": (topic,)})
        assert any(flop in each.fresh for each in found) == there


def test_what_was_written_is_read_again() -> None:
    assert shipped.read(shipped.text_of(shipped.found())) == shipped.found()
    for wrong in ("[]", '{"a": 3}', '{"a": {"b c": 3}}'):
        with pytest.raises(ValueError, match="fresh hands"):
            shipped.read(wrong)


@pytest.mark.parametrize("seed", range(20))
def test_a_row_has_one_of_each_difference_first_and_fresh_ones_before_stories(seed: int) -> None:
    row = row_of(SOME, (), seed)
    assert sorted(row) == sorted(key for each in SOME for key in each.keys)
    assert {next(each.topic for each in SOME if key in each.keys) for key in row[:2]} == {"deal.one", "bet.two"}
    assert row.index("story") > max(row.index("fresh-a"), row.index("fresh-b"))


@pytest.mark.parametrize("seed", range(20))
def test_what_was_dealt_lately_comes_last_and_nothing_twice_in_a_row(seed: int) -> None:
    row = row_of(SOME, ("fresh-a", "tale", "fresh-a"), seed)
    assert row.index("fresh-a") > max(row.index("fresh-b"), row.index("story"))
    assert row.index("tale") > row.index("yarn")
    only = row_of(SOME[1:], ("tale", "yarn"), seed)
    assert only == ("yarn", "tale"), "the last one is never first where there is another"
    one = (Difference("deal.one", ("fresh-a",)), Difference("bet.two", ("fresh-b",)))
    assert row_of(one, ("fresh-a",), seed) == ("fresh-b", "fresh-a")


@pytest.mark.parametrize("count", [ROW - 1, ROW, ROW + 1])
def test_a_row_is_no_longer_than_that(count: int) -> None:
    many = tuple(Difference(f"deal.{at}", (f"fresh-{at}",)) for at in range(count))
    assert len(row_of(many, (), 1)) == min(count, ROW)
    assert row_of((), (), 1) == ()


def row_at(scenario: str, mode: str = mode_of("upt"), **changes: object) -> Row:
    words = ("title", "topic", "tda-2024", "1", mode, "yes", "right", "right")
    made = Row(1, NOW, NOW, scenario, *words, {}, False, 0)
    return replace(made, **changes)  # type: ignore[arg-type]  # names and kinds of Row


@pytest.mark.parametrize(
    ("tried", "expected"),
    [
        ((), (0, 0)),
        ((row_at("fresh-a"),), (1, 1)),
        ((row_at("fresh-a", noticed="missed"),), (0, 1)),
        ((row_at("fresh-a", authority="wrong"),), (0, 1)),
        ((row_at("fresh-a", remedy="harmful"),), (0, 1)),
        ((row_at("fresh-a", alarms=1),), (0, 1)),
        ((row_at("fresh-a", noticed="missed"), row_at("story")), (0, 1)),
        ((row_at("story"), row_at("fresh-a", noticed="missed")), (1, 1)),
        ((row_at("story"), row_at("tale", remedy="wrong")), (1, 2)),
        ((row_at("another"), row_at("tale", mode="session"), row_at("yarn", mode=mode_of("metropolitan"))), (0, 0)),
    ],
)
def test_the_last_try_of_each_difference_counts(tried: tuple[Row, ...], expected: tuple[int, int]) -> None:
    assert right_last(SOME, tried, "upt") == expected


@pytest.mark.parametrize("mode", ["session", "free", "hinted", "", "again"])
def test_other_modes_name_no_rulebook(mode: str) -> None:
    assert other_of(mode) == ""
    assert other_of(mode_of("upt")) == "upt"
