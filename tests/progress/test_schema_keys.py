"""Files of the time when rules had the names of source files: their memories hang on keys now, and no more changed."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from tests.bench.million import fill
from tests.conftest import FULL
from tests.progress.lived import BOXED, FLOP, lived
from tests.progress.test_feeding import sound
from tests.progress.test_schema_memory import SUMS, brought_up
from tests.trust.older import older
from trainer.progress import schema_keys
from trainer.progress.records import Outcome, Part, Source
from trainer.progress.store import Store
from trainer.rules.former import former_names

DONE = ("attempts", "assessments", "rule_results", "alarms", "claims", "answers", "rounds", "spots", "profiles")
AGAIN, HARD, GOOD = Outcome
NOTICED, AUTHORITY, REMEDY = Part
Act = tuple[str, Part, Source, int, datetime]
MANY = 20_000 if FULL else 200


def rows(path: Path, table: str, columns: str = "*") -> list[tuple[object, ...]]:
    """The rows in an order; a sum of fractions may be added up in another one."""
    with closing(sqlite3.connect(path)) as file:
        found = file.execute(f"SELECT {columns} FROM {table}").fetchall()
    return sorted(
        (tuple(round(each, 9) if isinstance(each, float) else each for each in row) for row in found), key=repr
    )


def columns(path: Path, table: str) -> str:
    with closing(sqlite3.connect(path)) as file:
        return ", ".join(row[1] for row in file.execute(f"PRAGMA table_info({table})"))


def to_names(path: Path) -> dict[str, str]:
    """The file as the version before would have written it; gives the name that each key had."""
    names = {key: name for name, (key, *more) in former_names().items() if not more}
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.create_function("named", 1, lambda key: names.get(key, key))
        for table in ("memories", "rule_results"):
            file.execute(f"UPDATE {table} SET rule = named(rule)")
        file.execute("UPDATE spots SET rules = (SELECT json_group_array(named(value)) FROM json_each(rules))")
    older(path, 5, path.with_name("older.db"))
    path.with_name("older.db").replace(path)
    return names


@pytest.mark.parametrize("version", [2, 4, 5])
def test_what_was_done_stays_as_it_was_written(tmp_path: Path, version: int) -> None:
    path = brought_up(tmp_path, version)
    sql = "SELECT rule FROM rule_results UNION ALL SELECT rules FROM spots"
    had = {table: columns(path, table) for table in DONE}
    before = {table: rows(path, table) for table in DONE}
    if version == 5:  # older ones are filled in as they come
        Store.open(path).close()
        assert {table: rows(path, table, had[table]) for table in DONE} == before
    else:
        with closing(sqlite3.connect(path)) as file:
            wrote = file.execute(sql).fetchall()
        Store.open(path).close()
        with closing(sqlite3.connect(path)) as file:
            assert file.execute(sql).fetchall() == wrote


def test_a_file_of_version_5_has_the_memories_it_had_under_the_keys(tmp_path: Path) -> None:
    with Store.in_memory() as now, Store.open(brought_up(tmp_path, 5)) as store:
        lived(now)
        for profile in (1, 2):
            assert store.memories(profile) == now.memories(profile)
            assert sorted(map(repr, store.reviews(profile))) == sorted(map(repr, now.reviews(profile)))
            assert store.mistakes(profile) == now.mistakes(profile)
        assert {each.rule for each in store.memories(1)} == {FLOP, BOXED, "topic:deal.four-card-flop"}
        assert store.spots(1) == now.spots(1)
        for listed in now.attempts(1):
            one, two = store.attempt(listed.id), now.attempt(listed.id)
            assert [each.assessed for each in one.assessments] == [each.assessed for each in two.assessments]
        sound(store)


@pytest.mark.parametrize("table", SUMS)
def test_the_sums_stay_what_they_were(tmp_path: Path, table: str) -> None:
    path = brought_up(tmp_path, 5)
    with closing(sqlite3.connect(path)) as file:
        before = file.execute(f"SELECT {SUMS[table]} FROM {table} ORDER BY 1, 2, 3").fetchall()
    Store.open(path).close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute(f"SELECT {SUMS[table]} FROM {table} ORDER BY 1, 2, 3").fetchall() == before


def test_years_of_practice_are_found_again_row_by_row(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        fill(store, MANY)
        people = store.profiles()
        before = [(store.memories(each.id), list(store.reviews(each.id)), store.mistakes(each.id)) for each in people]
        attempts = [store.attempts(each.id) for each in people]
    wanted = {table: rows(path, table) for table in (*SUMS, "memories", "reviews")}
    names = to_names(path)
    assert names.keys() & {row[3] for row in wanted["memories"]}
    had = {table: columns(path, table) for table in DONE}
    done = {table: rows(path, table) for table in DONE}
    with Store.open(path) as store:
        assert [(store.memories(e.id), list(store.reviews(e.id)), store.mistakes(e.id)) for e in people] == before
        assert [store.attempts(each.id) for each in people] == attempts
    assert {table: rows(path, table, had[table]) for table in DONE} == done
    merged = {key for key in names if sum((key,) == found for found in former_names().values()) > 1}
    assert merged
    assert {table: rows(path, table) for table in wanted} == wanted


# --- rules that were split or merged ---------------------------------------------------------------------------


def brought_over(path: Path, keys: dict[str, tuple[str, ...]]) -> None:
    """What the migration does where names lead to these keys."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        schema_keys.build(file, lambda name: keys.get(name, (name,)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A few weeks of practice, with keys already."""
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        lived(store)
    return path


def told(store: Store, rule: str) -> list[tuple[Act, Outcome]]:
    found = [each for each in store.reviews(1) if each.rule == rule]
    return sorted(((each.book, each.part, each.source, each.ref, each.at), each.outcome) for each in found)


def counted(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute("SELECT sum(reviews) FROM retention WHERE book = '' AND profile = 1").fetchone()[0])


def elapsed(path: Path) -> int:
    sql = """SELECT count(*) FROM reviews r JOIN memories m ON m.id = r.memory
        WHERE m.profile = 1 AND r.elapsed >= 1 AND NOT r.claimed"""
    with closing(sqlite3.connect(path)) as file:
        return int(file.execute(sql).fetchone()[0])


def test_a_rule_that_was_split_is_remembered_in_each_part(path: Path) -> None:
    with Store.open(path) as store:
        before, weak = told(store, FLOP), [each for each in store.memories(1) if each.rule == FLOP]
    brought_over(path, {FLOP: ("a.rule.one", "a.rule.other")})
    with Store.open(path) as store:
        assert before
        assert told(store, "a.rule.one") == told(store, "a.rule.other") == before
        assert told(store, FLOP) == []
        for key in ("a.rule.one", "a.rule.other"):
            mine = [each for each in store.memories(1) if each.rule == key]
            assert [(m.stability, m.due, m.reviews, m.lapses) for m in mine] == [
                (m.stability, m.due, m.reviews, m.lapses) for m in weak
            ]
        sound(store)
    assert counted(path) == elapsed(path)


@pytest.mark.parametrize("into", [FLOP, "a.rule.new"], ids=["one of them", "a third"])
def test_the_reviews_of_merged_rules_are_replayed_together(path: Path, into: str) -> None:
    with Store.open(path) as store:
        flop, boxed = told(store, FLOP), told(store, BOXED)
    brought_over(path, {FLOP: (into,), BOXED: (into,)})
    with Store.open(path) as store:
        assert [act for act, _ in told(store, into)] == sorted({act for act, _ in (*flop, *boxed)})
        assert {each.rule for each in store.memories(1)} == {into, "topic:deal.four-card-flop"}
        sound(store)
    assert counted(path) == elapsed(path)


def test_what_one_act_told_of_both_counts_once_at_its_worst(path: Path) -> None:
    met: dict[Act, set[Outcome]] = {}
    with Store.open(path) as store:
        for rule in (FLOP, BOXED):
            for act, outcome in told(store, rule):
                met.setdefault(act, set()).add(outcome)
    both = [act for act, outcomes in met.items() if outcomes == {AGAIN, GOOD}]
    assert both
    brought_over(path, {FLOP: ("a.rule.new",), BOXED: ("a.rule.new",)})
    with Store.open(path) as store:
        found = told(store, "a.rule.new")
    assert len(found) == len(met)
    assert all((act, AGAIN) in found for act in both)


@pytest.mark.parametrize("keys", [{}, {FLOP: (FLOP,)}, {"nobody.had.it": ("a.rule.new",)}])
def test_a_file_that_has_the_keys_already_is_not_touched(path: Path, keys: dict[str, tuple[str, ...]]) -> None:
    before = path.read_bytes()
    brought_over(path, keys)
    assert path.read_bytes() == before
