"""`trainer search`: what is found, in a house, as JSON, and nothing."""

import json

from tests.commands.conftest import Run


def test_the_best_come_first_with_house_and_number(run: Run) -> None:
    result = run("search", "boxed", "card", "--house", "upt")
    assert result.exit_code == 0
    rows = result.output.splitlines()
    assert rows[0].startswith("UPT")
    assert "Two boxed cards found" in rows[0]
    assert all(row.startswith("UPT") for row in rows if not row.startswith("and "))


def test_as_json_for_other_programs(run: Run) -> None:
    told = json.loads(run("search", "35-A-1", "--json").output)
    assert told["all_words"] is True
    assert (told["found"][0]["house"], told["found"][0]["at"]) == ("tda-2024", "35-A-1")
    silent = json.loads(run("search", "bounty", "--house", "metropolitan", "--json").output)
    assert silent["found"][0]["at"] is None


def test_the_nearest_are_called_so_and_nothing_ends_with_one(run: Run) -> None:
    assert run("search", "misdeal", "hippopotamus").output.startswith("no paragraph contains all of these words")
    nothing = run("search", "hippopotamus")
    assert (nothing.exit_code, nothing.output.strip()) == (1, "nothing contains any of these words")
    assert run("search").exit_code == run("search", "", " ").exit_code == 2
    assert run("search", "x", "--house", "nowhere").exit_code == 2
