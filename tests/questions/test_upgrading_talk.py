"""Questions and scenarios of format 1: read as they were meant, and rewritten once in the gestures of today."""

from pathlib import Path

import pytest

from trainer import resources
from trainer.kernel.places import places
from trainer.questions import question_file
from trainer.questions.at_house import drawing
from trainer.questions.former_talk import as_today
from trainer.questions.upgrading_talk import upgraded
from trainer.scenarios.loader import read

FOLDER = resources.path("quizzes", "questions")
SCENARIO = (resources.path("quizzes", "scenarios") / "bets" / "short-call-claimed.toml").read_text("utf-8")
QUESTION = (FOLDER / "bets" / "pot-counted-too-low.toml").read_text("utf-8")
PROTEST = '\n[[protest]]\nseat = 7\nwords = "I dispute the award"\nwhen = "bet"\n'


def question_before() -> str:
    """The question as its file was."""
    text = QUESTION.replace("format = 2\n", "", 1)
    return text.replace("request pot-count ", "say ").replace("D tell pot {wrong} ", "D say ")


def scenario_before() -> str:
    return SCENARIO.replace("format = 2", "format = 1").replace("claim mistaken ", "say ")


def test_a_question_is_rewritten_line_by_line_and_says_its_format() -> None:
    done = upgraded(question_before())
    assert done.text == QUESTION
    assert [(each.key, each.was, each.now) for each in done.changes] == [
        ("engine.hand", "P1 say how much is the pot?", "P1 request pot-count how much is the pot?"),
        ("engine.hand", "D say pot is {wrong}", "D tell pot {wrong} pot is {wrong}"),
    ]
    first = places(question_before())[("engine", "hand")]
    assert all(each.line > first for each in done.changes)
    assert upgraded(done.text).text == done.text and not upgraded(done.text).changes


def test_a_scenario_is_rewritten_where_somebody_speaks() -> None:
    before = scenario_before() + PROTEST
    done = upgraded(before)
    assert done.text == SCENARIO + PROTEST.replace('words = "I', 'does = "dispute award I')
    assert len(done.changes) == 2 and not done.looks
    assert read(before, "a").told == read(done.text, "b").told
    assert read(before, "a").protests == read(done.text, "b").protests


def test_lines_of_the_showdown_are_rewritten_too() -> None:
    text = (resources.path("quizzes", "scenarios") / "showdown" / "miscalled.toml").read_text("utf-8")
    before = text.replace("format = 2", "format = 1").replace("claim hand straight ", "say ")
    before = before.replace("claim hand pair ", "say ")
    assert upgraded(before).text == text
    old, new = (tuple((each.street, each.seat, each.says) for each in read(one, "a").script) for one in (before, text))
    assert old == new


@pytest.mark.parametrize("name", ["pots/disputed-in-a-break", "showdown/which-hand-wins", "exposing/naming-his-hand"])
def test_where_words_are_drawn_that_were_looked_into_nothing_is_written(name: str) -> None:
    text = (FOLDER / f"{name}.toml").read_text("utf-8").removeprefix("format = 2\n")
    before = text.replace('words = ["reading", "count"]', 'words = ["reading of the hand", "count of the pot"]')
    before = before.replace("words == 'count'", "words == 'count of the pot'").replace("tell break ", "say ")
    before = before.replace("P1 dispute {words}", "P1 say I dispute the {words}").replace("claim hand - ", "say ")
    done = upgraded(before)
    assert done.text == before and not done.changes
    assert [each.key for each in done.looks] == ["engine.hand"]
    old, new = question_file.read(before, "q"), question_file.read(f"format = 2\n{text}", "q")
    for seed in range(12):  # and yet it is asked as it was
        pairs = zip(*(_decided(each, seed) for each in (old, new)), strict=True)
        assert all(one == other for one, other in pairs)


def _decided(question: question_file.Question, seed: int) -> list[object]:
    draw = drawing(question, seed)
    assert draw.situation is not None
    return [(house, one and one.ruling, one and one.figures) for house, one in draw.situation.decisions.items()]


@pytest.mark.parametrize("version", [1, 2])
def test_words_of_a_question_are_looked_into_in_the_first_format_alone(version: int) -> None:
    text = question_before() if version == 1 else f"format = 2\n{question_before()}"
    draw = drawing(question_file.read(text, "q"), 3)
    if version == 1:
        assert draw.situation is not None and draw.situation.decisions["tda-2022"] is not None
    else:
        with pytest.raises(ValueError, match="nothing of that kind needs a decision"):
            assert draw.situation


def test_words_of_a_scenario_are_looked_into_in_the_first_format_alone() -> None:
    before, today = read(scenario_before(), "a"), read(scenario_before().replace("format = 1", "format = 2"), "b")
    assert [each.act.verb for each in before.told[0].does] == ["wager", "claim"]
    assert [each.act.verb for each in today.told[0].does] == ["wager", "say"]


def test_a_protest_does_what_is_said() -> None:
    told = read(SCENARIO + PROTEST.replace('words = "I dispute the award"', 'does = "dispute reading 4 ¡Mal!"'), "a")
    assert told.protests[0].says.verb == "dispute"
    with pytest.raises(ValueError, match="fold isn't something a player says"):
        read(SCENARIO + PROTEST.replace('words = "I dispute the award"', 'does = "fold"'), "a")


def test_other_lines_of_a_hand_in_short_stay_as_they_are() -> None:
    hand = "seats 4 20000\n---\ndeal\n12.345 P2 say How much?\nP3 say raise 600\nshow 1\nD ask-to-show 2\nP2 say No\n"
    now = as_today(hand).split("\n")
    assert now[3] == "12.345 P2 request count How much?"
    assert now[7] == "P2 refuse show No"
    assert [*now[:3], *now[4:7]] == [*hand.split("\n")[:3], *hand.split("\n")[4:7]]


def test_all_that_ships_is_of_today() -> None:
    for path in sorted(Path(FOLDER).parent.rglob("*.toml")):
        done = upgraded(path.read_text("utf-8"))
        assert not done.changes and not done.looks, path
