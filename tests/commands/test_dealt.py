"""`trainer conformance --dealt`: what hands at the table hang on, in words and as JSON."""

import json

import pytest

from trainer.commands import dealt as module
from trainer.rules.book import BOOKS, book
from trainer.study.dealt import count, standings_at


def test_conformance_counts_what_is_dealt_and_decisive_at_every_house(run) -> None:  # type: ignore[no-untyped-def]
    books = json.loads(run("conformance", "--json").output)["books"]
    for key in BOOKS:
        told = books[key]["dealt"]
        assert told["encoded"] >= told["dealers"] == told["decisive"] + told["listed"] + told["neither"]
        assert told["dealers"] >= told["dealt"] >= told["decisive"] > 0
    assert "decisive for a grade" in run("conformance").output


def test_every_paragraph_that_is_neither_is_named_with_its_rules(run) -> None:  # type: ignore[no-untyped-def]
    law = book("upt")
    rows = [each for each in standings_at(law) if each.open]
    told = run("conformance", "--dealt", "--book", "upt").output
    head = f"upt: {len(rows)} neither decisive nor listed (* is dealt)"
    lines = [line for line in told.partition(head)[2].splitlines() if line.startswith("  ") and line[2] != " "]
    assert [line.split()[0] for line in lines] == [each.at for each in rows]
    (one,) = json.loads(run("conformance", "--dealt", "--book", "upt", "--json").output)["books"].values()
    assert one["counts"]["neither"] == len(rows) == sum(r["state"].endswith("dealt") for r in one["paragraphs"])


def test_write_finds_it_out_and_keeps_it(run, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(module, "deciding", lambda law, before, so_far: before[0])
    monkeypatch.setattr(module.resources, "root", lambda: tmp_path)
    monkeypatch.setattr(module, "FOLDER", ("dealt",))
    (tmp_path / "dealt").mkdir()
    before = module.dealt_at("upt")
    assert run("conformance", "--dealt", "--book", "upt", "--write").exit_code == 0
    assert (tmp_path / "dealt" / "upt.json").read_text(encoding="utf-8") == module.text_of(before)


@pytest.mark.parametrize("word", [("--write",), ("--book", "upt")])
def test_what_goes_with_dealt_alone_is_refused_without_it(run, word: tuple[str, ...]) -> None:  # type: ignore[no-untyped-def]
    done = run("conformance", *word)
    assert done.exit_code == 2 and "go with --dealt" in done.output


def test_all_rulebooks_are_added_up() -> None:
    head, *rows = module.table([book(key) for key in BOOKS])
    assert head[1:] == [*BOOKS, "all"]
    assert all(int(row[-1]) == sum(map(int, row[1:-1])) for row in rows)
    assert count(book("upt"), ()).dealers == 0
