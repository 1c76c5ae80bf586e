"""The irregularity of the day: the same all day for everybody, and another on the next."""

from collections.abc import Mapping
from datetime import date, timedelta

from trainer.progress.records import Part
from trainer.study.library import Activity, Kind, Library
from trainer.study.of_the_day import of_the_day

DAY = date(2026, 11, 30)
TESTS = frozenset({("rule", Part.REMEDY)})
TOPICS: Mapping[str, str] = {"rule": "deal.misdeal"}


def found(*keys: str) -> Library:
    hands = tuple(Activity(Kind.HAND, key, TESTS) for key in keys)
    return Library("tda-2024", hands, ("rule",), TOPICS)


SOME = found(*(f"fresh-{name}" for name in "abcdefg"), "four-card-flop-after-a-bet")


def test_a_day_has_one_hand_whatever_order_the_library_is_in() -> None:
    again = found(*(each.key for each in reversed(SOME.activities)))
    assert of_the_day(SOME, DAY) == of_the_day(SOME, DAY) == of_the_day(again, DAY)


def test_in_as_many_days_as_there_are_irregularities_each_comes_once() -> None:
    first = DAY - timedelta(days=DAY.toordinal() % 7)
    week = [of_the_day(SOME, first + timedelta(days=number)) for number in range(7)]
    assert {each.key for each in week if each} == {f"fresh-{name}" for name in "abcdefg"}
    assert len({each.seed for each in week if each}) == 7


def test_it_is_always_a_fresh_hand_in_which_something_goes_wrong() -> None:
    days = [of_the_day(SOME, DAY + timedelta(days=number)) for number in range(60)]
    assert all(each is not None and each.key.startswith("fresh-") for each in days)


def test_where_there_are_none_there_is_none() -> None:
    assert of_the_day(found("four-card-flop-after-a-bet"), DAY) is None
