"""A scenario written as a file reads back as the same scenario."""

from dataclasses import fields

import pytest

from trainer import resources
from trainer.kernel.chips import chips
from trainer.kernel.table import Stakes
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import Guard, line_of, moment_of
from trainer.scenarios.loader import load_all, read
from trainer.scenarios.writing import guard_text, moment_text, script_text, stack_text, written

OF_THE_FILE = ("path", "text", "digest")
SHIPPED = {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}


def said(scenario: Scenario) -> dict[str, object]:
    """Everything of a scenario but what its file is called and how it is laid out."""
    return {each.name: getattr(scenario, each.name) for each in fields(scenario) if each.name not in OF_THE_FILE}


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_what_is_written_reads_back_as_it_was(name: str) -> None:
    text = written(SHIPPED[name])
    again = read(text, name)
    assert said(again) == said(SHIPPED[name])
    assert written(again) == text


def test_a_note_stands_above_the_file_as_comments() -> None:
    text = written(SHIPPED["four-card-flop-pointed-out"], "Drawn by chance.\nSeed 7.")
    assert text.splitlines()[:2] == ["# Drawn by chance.", "# Seed 7."]


def test_an_irregularity_to_be_drawn_keeps_what_is_fixed_of_it() -> None:
    told = '\n[[wrong]]\nkind = "string-bet"\nstreet = "flop"\nseat = 7\nword = "Raise"\n'
    scenario = read(written(SHIPPED["clean-holdem-six"]).replace('"routine"', '"bet.string"') + told, "x")
    again = read(written(scenario), "x")
    assert again.injected == scenario.injected
    assert again.injected[0].fixed == (("street", "flop"), ("seat", 7), ("word", "Raise"))


@pytest.mark.parametrize(
    "text",
    [
        "shuffle",
        "showdown",
        "deal 7",
        "preflop",
        "flop burned",
        "flop laid",
        "turn: P4",
        "river closed",
        "flop cleared",
    ],
)
def test_a_moment_is_written_as_it_is_read(text: str) -> None:
    assert moment_text(moment_of(text, "holdem"), "holdem") == text


@pytest.mark.parametrize(("guard", "text"), [(Guard("unbet"), "unbet"), (Guard("board", 4), "board 4")])
def test_a_guard_is_written_as_it_is_read(guard: Guard, text: str) -> None:
    assert guard_text(guard) == text


def test_script_lines_name_their_street_once() -> None:
    lines = []
    for text in ("preflop: P2 raise 400 if bet", "all stay", "flop: P3 all-in", "showdown: P2 show 1", "P3 ask P2"):
        lines.append(line_of(text, "holdem", lines[-1].street if lines else -1))
    assert script_text(lines, "holdem") == [
        "preflop: P2 raise 400 if bet",
        "all stay",
        "flop: P3 all-in",
        "showdown: P2 show 1",
        "P3 ask P2",
    ]


@pytest.mark.parametrize("said", ["say Well played", "ask P5 Let me see", "board The board plays", "refuse Not now"])
def test_talk_at_the_showdown_is_written_with_its_words(said: str) -> None:
    line = line_of(f"showdown: P2 {said}", "holdem", -1)
    assert line.says is not None
    assert script_text([line], "holdem") == [f"showdown: P2 {said}"]


def test_a_stack_is_an_amount_where_the_amount_makes_the_same_chips_else_its_chips() -> None:
    stakes = Stakes(small_blind=100, big_blind=200)
    assert stack_text(chips("5000x2+1000x4+500x8+100x32"), stakes) in (21200, "5000x2+1000x4+500x8+100x32")
    assert stack_text(chips("1000x3"), stakes) == "1000x3"
