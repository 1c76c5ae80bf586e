"""What the program decides is what it decided before its rules got keys: whole records, and told hands by digest."""

import pytest

from tests.recorded import comparing, dealt, kept
from tests.recorded.differences import Difference, differences
from tests.recorded.listed import listed, unlisted
from tests.recorded.told import HANDS
from tests.seeds import seed, todays

SHARE = 60  # told hands for each commit
SCENARIOS = todays(dealt.hands(), 100)


def told_of(some: list[Difference]) -> list[str]:
    """Each as a line that says where, what and by which paragraph."""
    return [f"{e.case}: {e.kind} {e.topic} {e.section}.{e.field} at {e.at}: {e.before} -> {e.now}" for e in some]


@pytest.mark.parametrize("name", ["examples", "rooms"])
def test_every_book_decides_printed_examples_and_rooms_as_before(name: str) -> None:
    assert not told_of(unlisted(comparing.whole(name), listed()))


def test_scenarios_are_dealt_decided_and_graded_as_before() -> None:
    before, found = kept.read("scenarios"), list[Difference]()
    assert {name.partition(",")[0] for name in before} == {f"{each.id} at {key}" for each, key in dealt.hands()}
    for scenario, key in SCENARIOS:
        now = dict(dealt.dealt(scenario, key))
        assert now.keys() == {name for name in before if name.partition(",")[0] == f"{scenario.id} at {key}"}
        found += [each for name in now for each in differences(name, before[name], now[name])]
    assert not told_of(unlisted(found, listed()))


def test_todays_share_of_the_told_hands_is_decided_as_before() -> None:
    first = seed() * SHARE % HANDS
    assert not list(comparing.changed(at % HANDS for at in range(first, first + SHARE)))


@pytest.mark.full
def test_all_told_hands_are_decided_as_before() -> None:
    assert not list(comparing.changed(range(HANDS)))
