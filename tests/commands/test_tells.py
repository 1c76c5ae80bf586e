"""`trainer tells`: the tells of questions in a table, with the questions behind them, and as JSON."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.commands.conftest import Run
from trainer import resources

FOLDER = resources.path("quizzes", "questions", "boxed")
QUESTION = """id = "q"
topic = "deal.misdeal"
prompt = "Seat 3 gets the first card, and the button is in seat 6. What now?"
rules = ["deal.misdeal.wrong-first-seat"]
why = "The first card went to the wrong seat."

[cites]
tda-2022 = ["35-A-2"]
foxwoods-2020 = ["35-A-2"]

[[statement]]
text = "A misdeal: take all the cards back and shuffle"
right = true

[[statement]]
text = "Only seat 3 is dealt again"
right = false

[[statement]]
text = "Play on"
right = false
"""


def test_a_question_with_every_tell_is_starred_and_named(run: Run, files: Callable[[str, str], Path]) -> None:
    path = files("q.toml", QUESTION)
    told = run("tells", path, "--list")
    assert told.exit_code == 0
    starred = [line.partition("  ")[0] for line in told.output.splitlines() if " *" in line]
    assert "The right option is the longest (form one)" in starred
    assert "All options have one and the same reason" in starred
    assert f"  {path}: Only seat 3 is dealt again; Play on" in told.output


def test_json_has_every_figure_with_its_questions(run: Run, files: Callable[[str, str], Path]) -> None:
    told = json.loads(run("tells", files("q.toml", QUESTION), "--draws", 3, "--json").output)
    assert (told["questions"], told["draws"]) == (1, 3)
    assert told["tells"]["filler"]["behind"] == {"q": 2}
    assert told["tells"]["longest.one"] == {
        "figure": 100.0,
        "chance": 33.3,
        "points": 66.7,
        "of": 9,  # of three draws each; the 2024 edition is asked what the 2022 one is
        "counted": False,
        "behind": {"q": 1},
    }


def test_one_house_and_sections(run: Run) -> None:
    every = json.loads(run("tells", FOLDER, "--draws", 2, "--json").output)["tells"]
    one = json.loads(run("tells", FOLDER, "--draws", 2, "--book", "upt", "--sections", "--json").output)["tells"]
    assert one.keys() - every.keys() == {"longest.in.boxed"}
    assert one["longest.one"]["of"] < every["longest.one"]["of"]


def test_the_same_figures_whenever_it_is_asked(run: Run) -> None:
    assert run("tells", FOLDER).output == run("tells", FOLDER).output


def test_faults_of_files_are_told(run: Run, files: Callable[[str, str], Path]) -> None:
    told = run("tells", files("q.toml", QUESTION.replace("right = true", "right = 1")))
    assert told.exit_code == 1
    assert "q.toml" in told.output
