"""A session is planned of what can be dealt and asked: files that are gone or have faults are not named in it."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.content import content_at, copied, parsed_files
from trainer.questions.catalog import entries, questions
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.fresh.keys import is_fresh
from trainer.study.at_hand import FEW, at_hand, look
from trainer.study.items import Pace, Recent
from trainer.study.library import Activity, Kind, Library, library
from trainer.study.plan import plan
from trainer.study.recalling import recalling

HOUSE = "upt"
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
FEWER = ("questions/boxed/*.toml", "scenarios/boxed/*.toml", "scenarios/clean/h*.toml")


@pytest.fixture
def content(tmp_path: Path) -> Iterator[Path]:
    """A few of our files, and the program in them as at its second start."""
    with content_at(copied(tmp_path / "quizzes", *FEWER), tmp_path / "kept") as folder:
        scenarios().look()
        questions().look()
        yield folder


def keys(found: Library, kind: Kind) -> set[str]:
    return {each.key for each in found.activities if each.kind is kind}


def planned(found: Library) -> dict[Kind, set[str]]:
    made = [plan(NOW, 30, (), found, Recent(), seed, recalling(NOW), Pace()).items for seed in range(5)]
    return {kind: {key for some in made for each in some if each.kind is kind for key in each.keys} for kind in Kind}


def test_only_what_is_there_is_planned(content: Path) -> None:
    whole, left = library(HOUSE), at_hand(library(HOUSE))
    hands, asked = {each.id for each in scenarios().heads}, {each.id for each in entries()}
    authored = {key for key in keys(whole, Kind.HAND) if not is_fresh(key)}
    assert keys(left, Kind.HAND) == (authored & hands) | (keys(whole, Kind.HAND) - authored) != set()
    assert keys(left, Kind.QUESTION) == keys(whole, Kind.QUESTION) & asked != set()
    assert keys(left, Kind.ROUND) == keys(whole, Kind.ROUND)
    named = planned(left)
    assert {key for key in named[Kind.HAND] if not is_fresh(key)} <= hands and named[Kind.QUESTION] <= asked
    before = planned(whole)
    assert not before[Kind.QUESTION] <= asked


def test_fresh_hands_of_a_newer_version_are_not_planned(content: Path) -> None:
    known = Activity(Kind.HAND, "fresh-no-burn", frozenset())
    newer = replace(known, key="fresh-five-aces")
    found = at_hand(replace(library(HOUSE), activities=(known, newer)))
    assert keys(found, Kind.HAND) == {"fresh-no-burn"}


@pytest.mark.parametrize("how", ["gone", "faults"])
def test_a_file_that_is_gone_or_spoiled_is_seen_when_it_is_looked(content: Path, how: str) -> None:
    before = at_hand(library(HOUSE))
    for path in (*(content / "scenarios" / "boxed").glob("*.toml"), *(content / "questions").rglob("*.toml")):
        path.unlink() if how == "gone" else path.write_text("id = ", encoding="utf-8")
    assert at_hand(library(HOUSE)) == before  # nobody has looked
    scenarios().look()
    questions().look()
    left = at_hand(library(HOUSE))
    assert keys(left, Kind.HAND) < keys(before, Kind.HAND)
    assert all(each.clean or is_fresh(each.key) for each in left.activities if each.kind is Kind.HAND)
    assert keys(left, Kind.QUESTION) == set()


def test_what_cannot_be_used_after_all_is_not_planned_again(content: Path) -> None:
    key = next(each.id for each in scenarios().heads if each.id in keys(library(HOUSE), Kind.HAND))
    scenarios().refuse(key, ValueError("no hand can be made of it"))
    assert key not in keys(at_hand(library(HOUSE)), Kind.HAND)


def test_nothing_is_opened_where_nobody_has_looked_yet(content: Path) -> None:
    with content_at(content, content / "no-index-yet"), parsed_files() as parsed:
        assert at_hand(library(HOUSE)) is library(HOUSE)
    assert parsed == []


def test_many_new_files_are_not_waited_for(content: Path) -> None:
    with content_at(content, content / "no-index-yet"), parsed_files() as parsed:
        look()
        assert len(parsed) <= 2 * (FEW + 1)
        assert not scenarios().known
        assert at_hand(library(HOUSE)) is library(HOUSE)
        scenarios().look()
        questions().look()
        parsed.clear()
        look()
        assert parsed == []
        assert keys(at_hand(library(HOUSE)), Kind.HAND) < keys(library(HOUSE), Kind.HAND)


def test_with_everything_there_the_library_stays_what_it_is() -> None:
    scenarios().look()
    questions().look()
    assert at_hand(library(HOUSE)) is library(HOUSE)
