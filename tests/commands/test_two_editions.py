"""`trainer edition` of a ledger made as a difference to another: line by line, without naming the other."""

import json

import pytest

from tests.study.editions import ledger
from trainer import resources

FILE = resources.path("trainer", "rules", "ledger", "tda-2024.toml")
HEADS = (
    "Changed: 12",
    "New: 9",
    "Gone: 1",
    "Only renumbered: 8",
    "Read differently: 5",
    "Not in our copy of the older edition: 6",
)


@pytest.mark.parametrize("against", [(), ("--against", "tda-2022")])
def test_what_changed_is_told_line_by_line(run, against):
    result = run("edition", FILE, *against)
    lines = result.output.splitlines()
    assert result.exit_code == 0
    assert lines[0] == "Poker TDA, 2022 → Poker TDA, 2024"
    assert tuple(each for each in lines if each[0] != " ")[1:-1] == HEADS
    assert lines[-1].startswith("The same: ")
    limit = lines.index("  ≠ RP-8-B")
    assert [each.strip()[:4] for each in lines[limit + 1 : limit + 3]] == ["was:", "now:"]
    assert [each.strip() for each in lines[limit + 3 : limit + 5]] == ["seconds 120 → –", "longest – → 180"]
    assert lines[limit + 5].strip().startswith("read: RP-8-B says only three minutes a hand")
    assert "  = 34 → 34-B: " in result.output
    assert "  - RP-8-B-ex (example)" in lines


def test_the_same_as_json(run):
    told = json.loads(run("edition", FILE, "--json").output)
    assert (told["older"]["book"], told["newer"]["book"]) == ("tda-2022", "tda-2024")
    rows = {each["now"]["at"]: each for each in told["paragraphs"]}
    assert rows["RP-8-B"]["figures"][1] == {"name": "longest", "was": None, "now": 180}
    assert (rows["34-B"]["fate"], rows["34-B"]["was"]["at"], rows["5-B"]["was"]) == ("renumbered", "34", None)
    assert {"fate": "gone", "was": {"at": "RP-8-B-ex"}, "now": None, "figures": []} in told["examples"]


def test_against_another_book_the_rules_are_compared_as_before(run):
    output = run("edition", FILE, "--against", "players-2025").output
    assert output.splitlines()[-1].startswith("Unchanged: ")


def test_a_book_that_is_like_none_wants_the_other_named(run, files):
    result = run("edition", files("newer.toml", ledger()))
    assert result.exit_code == 2
    assert result.output.strip().endswith("--against KEY")
    assert "Traceback" not in result.output
