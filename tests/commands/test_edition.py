"""`trainer edition`: a newer edition against the one the program teaches; a faulty one is refused with all faults."""

import json

import pytest

from tests.progress.samples import NOON
from tests.study.editions import ledger
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.store import Store

MOST = "tournament.payout.guarantee-enough-players"
CUT = "deal.cut.by-player-behind-dealer"
CHANGED = {
    "numbers = { players = 16 }": "numbers = { players = 18 }",
    'at = "cut-1"': 'at = "cut-7"',
    'edition = "undated"': 'edition = "2028"',
}


def test_the_changes_are_told_kind_by_kind(run, files):
    result = run("edition", files("newer.toml", ledger(**CHANGED)), "--against", "upt")
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "Ultimate Poker Tour, undated → Ultimate Poker Tour, 2028"
    assert any(line.startswith("Different figures: ") for line in lines)
    assert any(line.strip() == "players 16 → 18" for line in lines)
    renumbered = lines.index("Only renumbered: 1")
    assert lines[renumbered + 1].startswith("  = cut-1 → cut-7: ")
    assert lines[renumbered + 2].strip() == CUT
    assert lines[-1].startswith("Unchanged: ")


def test_the_same_as_json(run, files):
    told = json.loads(run("edition", files("newer.toml", ledger(**CHANGED)), "--against", "upt", "--json").output)
    assert told["newer"] == {"book": "upt", "house": "Ultimate Poker Tour", "edition": "2028"}
    cut = next(each for each in told["changes"] if each["rule"] == CUT)
    assert (cut["kind"], cut["was"], cut["now"], cut["topic"]) == ("renumbered", ["cut-1"], ["cut-7"], "deal.cut")
    figures = next(each for each in told["changes"] if each["kind"] == "figures")
    assert {"name": "players", "was": 16, "now": 18} in figures["figures"]
    assert told["pending"] == []


def test_an_edition_that_changes_nothing_says_so(run, files):
    output = run("edition", files("same.toml", ledger()), "--against", "upt").output.splitlines()
    assert len(output) == 2
    assert output[1].startswith("Unchanged: ")


@pytest.fixture
def kept(tmp_path):
    """A progress file in which Ann has tried the rule whose figure the newer edition changes."""
    path = tmp_path / "progress.db"
    with Store.open(path) as store:
        ann = store.profile("Ann")
        tested = (
            Tested(MOST, "tournament.payout", Part.REMEDY, Outcome.GOOD),
            Tested(CUT, "deal.cut", Part.REMEDY, Outcome.GOOD),
        )
        store.add_answer(Answer(ann.id, "q", "upt", 0, True, 900, NOON, tested=tested))
    return path


def test_what_a_trainee_has_tried_is_named_where_it_is_touched(run, files, kept):
    given = ("edition", files("newer.toml", ledger(**CHANGED)), "--against", "upt", "--profile", "Ann", "--data", kept)
    lines = run(*given).output.splitlines()
    assert lines[-2:] == ["Tried rules that change: 1", f"  {MOST}: remedy"]
    assert json.loads(run(*given, "--json").output)["touched"] == {MOST: ["remedy"]}


@pytest.mark.parametrize(
    ("name", "file", "said"), [("Ben", "progress.db", "no profile 'Ben'"), ("Ann", "no.db", "no prog")]
)
def test_who_is_not_there_is_said(run, files, kept, name, file, said):
    newer = files("newer.toml", ledger(**CHANGED))
    result = run("edition", newer, "--against", "upt", "--profile", name, "--data", kept.with_name(file))
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_all_faults_of_a_file_are_named(run, files, as_json):
    broken = ledger(**{'topic = "deal.cut"': 'topic = "weather"', CUT: "books.nowhere:no_such_rule"})
    result = run("edition", files("broken.toml", broken), "--against", "upt", *as_json)
    assert result.exit_code == 1
    assert "paragraph cut-1: topic: 'weather' isn't a topic" in result.output
    assert "'books.nowhere:no_such_rule' isn't a rule" in result.output


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(("no-such.toml", "--against", "upt"), 2), (("no-such.toml",), 2), (("no-such.toml", "--against", "nowhere"), 2)],
)
def test_wrong_usage_is_one_clear_line(run, arguments, code):
    result = run("edition", *arguments)
    assert result.exit_code == code
    assert "Traceback" not in result.output
