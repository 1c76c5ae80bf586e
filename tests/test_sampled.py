"""The whole check runs a share of the folders that take longest, and in so many commits all of them."""

import pytest

from tests import sampled as here
from tests import seeds
from tests.sampled import SHARES, Share, sampled
from tests.seeds import APART, todays

BIG, LITTLE = "test_x.py::test_a", "test_x.py::test_b"


def table(share: Share, name: str, count: int) -> list[str]:
    return [f"{share.folder}{name}#{number}" for number in range(count)]


def runs(some: list[str], seed: int, patch: pytest.MonkeyPatch) -> list[str]:
    patch.setattr(here, "seed", lambda: seed)
    run, left = sampled(some, lambda each: each.partition("#")[0])
    assert sorted([*run, *left]) == sorted(some)
    return run


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("count", [1, 2, 101])
def test_every_case_of_a_table_is_run_once_in_so_many_seeds(
    share: Share, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = table(share, BIG, count) + table(share, LITTLE, 1)
    found = [each for turn in range(share.of) for each in runs(some, turn * APART, monkeypatch)]
    assert sorted(found) == sorted(some)


@pytest.mark.parametrize("share", SHARES)
def test_no_more_than_its_share_is_run_of_single_cases_too(share: Share, monkeypatch: pytest.MonkeyPatch) -> None:
    some = [f"{share.folder}test_{number}.py::test_a#0" for number in range(share.of * 10)]
    assert len(runs(some, APART, monkeypatch)) == 10


@pytest.mark.parametrize("share", SHARES)
def test_every_case_of_a_table_that_is_cut_already_is_run_in_some_seed(
    share: Share, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TRAINER_FULL", raising=False)
    some, found = table(share, BIG, 120), set[str]()
    for seed in (turn * APART + rest for turn in range(share.of) for rest in range(12)):
        monkeypatch.setattr(seeds, "seed", lambda seed=seed: seed)
        found.update(runs(todays(some, 12), seed, monkeypatch))
    assert found == set(some)


def test_tables_of_other_folders_are_run_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    some = table(Share("tests/rules/", 1), BIG, 1_000)
    assert runs(some, APART, monkeypatch) == some


@pytest.mark.parametrize(
    ("sample", "full", "is_it"), [("1", "", True), ("1", "1", False), ("", "", False), ("", "1", False)]
)
def test_only_the_whole_check_without_long_searches_samples(
    sample: str, full: str, is_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(here.SAMPLED, sample)
    monkeypatch.setenv("TRAINER_FULL", full)
    assert here.is_asked_for() is is_it
