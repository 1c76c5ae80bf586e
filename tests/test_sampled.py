"""The whole check runs a share of the largest tables, and in so many commits all of them."""

import pytest

from tests import sampled as here
from tests.sampled import FOLDERS, SHARE, SMALL, sampled

BIG = [f"{FOLDERS[0]}test_x.py::test_a#{number}" for number in range(31)]
LITTLE = [f"{FOLDERS[0]}test_x.py::test_b#{number}" for number in range(SMALL)]
OTHER = [f"tests/rules/test_x.py::test_a#{number}" for number in range(31)]


def runs(some: list[str], seed: int, patch: pytest.MonkeyPatch) -> list[str]:
    patch.setattr(here, "seed", lambda: seed)
    run, left = sampled(some, lambda each: each.partition("#")[0])
    assert sorted([*run, *left]) == sorted(some)
    return run


def test_every_case_of_a_big_table_is_run_once_in_so_many_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [each for seed in range(SHARE) for each in runs(BIG, seed, monkeypatch)]
    assert sorted(found) == sorted(BIG)


def test_small_tables_and_other_folders_are_run_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    assert runs([*LITTLE, *OTHER], 1, monkeypatch) == [*LITTLE, *OTHER]


@pytest.mark.parametrize(
    ("sample", "full", "is_it"), [("1", "", True), ("1", "1", False), ("", "", False), ("", "1", False)]
)
def test_only_the_whole_check_without_long_searches_samples(
    sample: str, full: str, is_it: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(here.SAMPLED, sample)
    monkeypatch.setenv("TRAINER_FULL", full)
    assert here.is_asked_for() is is_it
