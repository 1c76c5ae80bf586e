"""Questions as the index tells of them: the same as their files, and picked from just as well."""

import shutil
from pathlib import Path

import pytest

from tests.content import content_at, copied, parsed_files
from tests.questions.picked import pick, pick_on
from trainer.questions.bank import bank, entries, keys, pick_three, safely_drawn
from trainer.questions.catalog import entry_of, questions, renew, ship
from trainer.rules.book import BOOKS
from trainer.scenarios import index
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.indexed import shipped

FEW = ("questions/bets/*.toml", "scenarios/boxed/*.toml")


def test_the_index_tells_of_every_question_what_its_file_does() -> None:
    found = {each.id: each for each in entries()}
    assert list(found) == [each.id for each in bank()]
    for each in bank():
        entry = found[each.id]
        same = ("id", "topic", "form", "level", "complexity", "part", "game", "kinds", "ruled", "houses")
        assert [getattr(entry, name) for name in same] == [getattr(each, name) for name in same]
        assert entry == entry_of(each)._replace(path=entry.path)


def test_rules_and_paragraphs_are_those_of_each_house() -> None:
    for each in bank():
        entry = entry_of(each)
        for house in BOOKS:
            assert entry.keys(house) == keys(each, house)
            own = {cite.at for cite in each.cites.get(house, ()) if cite.book == house}
            every = {cite.at for cites in each.cites.values() for cite in cites}
            assert {at for at in every if entry.cites(house, at)} == own


@pytest.mark.parametrize("seed", range(4))
def test_the_same_is_picked_from_the_index_as_from_the_questions(seed: int) -> None:
    house = BOOKS[seed]
    wanted = sorted(entries()[40 + seed].keys(house))
    topics = {"bet.raise-amount", "deal.boxed-card"}
    assert pick(entries(), house, wanted, 3, seed, {}) == pick(bank(), house, wanted, 3, seed, {})
    assert pick_on(entries(), house, topics, 4, seed, {}) == pick_on(bank(), house, topics, 4, seed, {})
    assert pick_three(entries(), house, (), "bet.turn", seed) == pick_three(bank(), house, (), "bet.turn", seed)


def test_only_what_is_asked_is_read() -> None:
    known = entries()
    with parsed_files() as parsed:
        put = pick_three(known, BOOKS[0], (), "bet.turn", 3)
    assert [Path(each).stem for each in parsed] == [each.id for each in put]


@pytest.mark.expects_logs
def test_a_question_whose_file_is_gone_makes_room_for_another(tmp_path: Path) -> None:
    with content_at(copied(tmp_path / "quizzes", *FEW), tmp_path / "kept"):
        before = pick_on(entries(), BOOKS[0], {"bet.raise-amount"}, 3, 7, {})
        Path(questions().get(before[0].id).path).unlink()
        after = pick_on(entries(), BOOKS[0], {"bet.raise-amount"}, 3, 7, {})
        assert len(after) == 3
        assert before[0].id not in {each.id for each in after}
        assert questions().get(before[0].id) is None


@pytest.mark.expects_logs
def test_a_broken_file_is_none(tmp_path: Path) -> None:
    folder = copied(tmp_path / "quizzes", *FEW)
    with content_at(folder, tmp_path / "kept"):
        entry = entries()[0]
        Path(entry.path).write_text("no TOML", encoding="utf-8")
        assert safely_drawn(entry, entry.houses[0], 1) is None
        assert [Path(each.path) for each in questions().faults] == [Path(entry.path)]


def test_a_bundle_has_its_index_beside_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the program runs there are no sources, and the files have other times: nothing is parsed for all that."""
    folder = tmp_path / "quizzes"
    copied(tmp_path / "built", *FEW)
    ship(tmp_path / "built")
    shutil.copytree(tmp_path / "built", folder, copy_function=shutil.copyfile)
    assert shipped(folder / "questions").is_file()
    frozen = index.engine(with_sources=False)
    monkeypatch.setattr("trainer.scenarios.indexed.engine", lambda: frozen)
    with content_at(folder, tmp_path / "kept"), parsed_files() as parsed:
        assert questions().heads
        assert scenarios().heads
        assert parsed == []


def test_another_process_renews_all_content(tmp_path: Path) -> None:
    done: list[tuple[int, int]] = []
    with content_at(copied(tmp_path / "quizzes", *FEW), tmp_path / "kept"):
        renew(so_far=lambda number, of: done.append((number, of)))
        with parsed_files() as parsed:
            assert questions().heads
            assert parsed == []
    assert sum(number == of for number, of in done) == 2
