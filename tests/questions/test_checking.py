"""Checking: what only drawing a question shows is told with its line, its key and the seed that shows it."""

from pathlib import Path

import pytest

from tests.questions.samples import BY_FORM, COUNT, NUMBER, ONE, ORDER, POINT, RULING, SEVERAL, TRUTH
from trainer.questions.checking import check

SILENT = RULING.replace("level = 1", 'level = 1\nsilent = ["tda-2022"]')


@pytest.fixture
def told(tmp_path: Path):
    def checked(text: str) -> list[str]:
        path = tmp_path / "q.toml"
        path.write_text(text, encoding="utf-8")
        return [str(each).removeprefix(str(tmp_path) + "/") for each in check(path, draws=20)]

    return checked


@pytest.mark.parametrize("name", BY_FORM)
def test_a_sound_question_has_no_fault(told, name: str) -> None:
    assert told(BY_FORM[name]) == []


def test_faults_of_the_text_come_before_any_drawing(told) -> None:
    assert told(ONE.replace("level = 1", "level = 9")) == ["q.toml:4: level: must be 1, 2 or 3"]


FAULTS = [
    (ONE, "P3 raise {bet}", "P3 raise {bet}\nfold 9", "q.toml:25: engine.hand[9]: it's seat 4's turn, not seat 9's"),
    (ONE, "seats 6 20000", "seats 6 300", "engine.hand[8]: 'P3 raise 800': there aren't enough chips for that (seed "),
    (ONE, "button 6", "button 7", "q.toml:16: engine.hand: the button is at seat 7"),
    (ONE, 'seat = "3"', 'seat = "5"', "q.toml:14: engine.kind: nothing of that kind needs a decision here"),
    (ONE, 'seat = "3"', 'seat = "x"', "engine.seat: 'x' isn't a seat (seed 0)"),
    (ONE, "least == 2 * bet - bb", "least == 2 * bet", "statement: at tda-2024: 0 are right, not one (seed 0)"),
    (ONE, "right = false", "right = true", "statement: at tda-2024: 2 are right, not one: "),
    (ONE, "right = false", 'right = ["upt"]', "statement: at upt: 2 are right, not one: "),
    (ONE, '"One chip more"', '"double  the BET"', "statement: at tda-2024: 'double  the BET' is listed twice (seed "),
    (ONE, '"One chip more"', '"{least}"\nx = 1', "statement[3].x: isn't a key here"),
    (
        ONE,
        'why = "This house does not ask for double."\n',
        "",
        "statement[1].why: at tda-2024: is wrong there, but nothing says why (seed ",
    ),
    (ONE, 'why_right = "It', 'why_right = "{mist} It', "at tda-2024: {mist} isn't a value (seed 0)"),
    (ONE, 'when = "least == 2 * bet"', 'when = "last == 2 * bet"', "statement[1].when: 'last' is neither a value nor"),
    (ONE, 'when = "least == 2 * bet"', 'when = "least == 2 * who"', "'who' is neither a value nor a figure"),
    (
        ONE,
        "rules = [",
        'rules = ["deal.four-card-flop.one-card-too-many", ',
        "rules: never decides: deal.four-card-flop",
    ),
    (ONE, '"bet.least-raise.by-doubling", ', "", 'rules: write the rules that decide it: ["bet.least-raise.'),
    (ONE, "level = 1", 'level = 1\nsilent = ["upt"]', "houses: at upt: upt is listed as silent, but it decides this"),
    (ONE, '"least-raise"', '"first-to-act"', "houses: at tda-2024: tda-2024 doesn't cover this (seed 0)"),
    (
        TRUTH,
        'when = "least == 2 * bet"',
        'when = "least > 0"\nwhy = "Never."',
        "why: is for when it is wrong, but it is always right",
    ),
    (
        TRUTH,
        'when = "least == 2 * bet"',
        'when = "least < 0"\nwhy_right = "So."',
        "why_right: is never shown: the option is always",
    ),
    (NUMBER, 'figure = "least"', 'figure = "lest"', "answer.figure: at tda-2024: tda-2024 has no figure 'lest'"),
    (NUMBER, 'figure = "least"', 'is = "bet - 9 * bet"', "answer: at tda-2024: -6400 isn't a number that anyone would"),
    (
        NUMBER,
        'figure = "least"',
        'is = "bet * bet * bet * bet"',
        "answer: at tda-2024: 409600000000 isn't a number that anyone would give",
    ),
    (NUMBER, 'is = "2 * bet"', 'is = "-2"', "mistake[1]: at tda-2024: -2 isn't a number that anyone would give"),
    (NUMBER, 'is = "2 * bet"', 'is = "least"', "mistake[1].is: is never wrong"),
    (NUMBER, 'is = "2 * bet"', 'is = "least // (bb - bb)"', "answer: at tda-2024: 'least // (bb - bb)'"),
    (NUMBER, 'is = "2 * bet"', 'is = "ante"', "answer: at tda-2024: 'ante': "),
    (COUNT, "others = 2", "others = -2", "answer: at players-2025: -2 isn't a number"),
    (NUMBER, "bet = {", "by = 5\nbet = {", "values.by: is the name of a figure of the decision: choose another name"),
    (
        NUMBER,
        "bet = {",
        "best_high = 5\nbet = {",
        "values.best_high: is the name of a fact read off the hand: choose another name",
    ),
    (POINT, "right = true", 'when = "best_hihg == 3"', "target[1].when: 'best_hihg' is neither a value nor a figure"),
    (ORDER, 'text = "Then"', 'text = "FIRST"', "step: at tda-2022: 'F"),
    (POINT, 'at = "seat:4"', 'at = "seat:3"', "target: at tda-2024: seat:3 is listed twice"),
    (POINT, 'at = "seat:4"', 'at = "seat:9"', "target: at tda-2024: no one sits in seat 9 (seed 0)"),
    (POINT, 'at = "seat:4"', 'at = "card:Ah"', "target: at tda-2024: the Ah isn't face up on the table"),
    (POINT, 'at = "seat:4"', 'at = "muck"', "target: at tda-2024: there are no cards in the muck"),
    (POINT, 'at = "seat:4"', 'at = "side-1"', "target: at tda-2024: there is no side-1"),
    (POINT, "right = true", 'when = "bet < 0"', "target: at tda-2024: none is right (seed 0)"),
    (SILENT, "level = 1", "level = 1", "houses: at tda-2024: tda-2024 is listed as silent, but it decides this"),
]


@pytest.mark.parametrize(("text", "old", "new", "fault"), FAULTS, ids=[each[3][:60] for each in FAULTS])
def test_a_fault_is_told_once_with_its_line_and_key(told, text: str, old: str, new: str, fault: str) -> None:
    assert old in text
    found = told(text.replace(old, new, 1))
    assert sum(fault in each for each in found) == 1, found


@pytest.mark.parametrize(
    ("old", "new", "count"), [("least == 2 * bet", "1 == 1", 4), ("least == 2 * bet", "1 == 2", 0)]
)
def test_of_several_there_are_right_and_wrong_ones(told, old: str, new: str, count: int) -> None:
    text = SEVERAL.replace(old, new).replace("right = false", f"right = {str(count > 0).lower()}")
    text = text.replace("right = true", f"right = {str(count > 0).lower()}").replace(" - bb", "")
    assert any(f"statement: at tda-2024: {count} of 4 are right" in each for each in told(text)), told(text)


def test_a_condition_on_values_alone_needs_a_reason_for_either_side(told) -> None:
    text = COUNT[: COUNT.index("[answer]")].replace("number", "one").replace(
        "[cites]", "[values]\nmany = [1, 2]\n\n[cites]"
    ) + "".join(
        f'[[statement]]\ntext = "{word}"\n{right}\nwhy = "So."\n'
        for word, right in (("One", 'when = "many == 1"'), ("Two", 'when = "many == 2"'), ("None", "right = false"))
    )
    found = told(text)
    assert [each.partition(" ")[2] for each in found] == [
        "statement[1].why: is shown whether it is right or wrong: write why_right too",
        "statement[2].why: is shown whether it is right or wrong: write why_right too",
    ]
    assert told(text.replace('why = "So."', 'why = "So."\nwhy_right = "Yes."', 2)) == []


def test_a_room_is_checked_line_by_line(told) -> None:
    head = "event tournament full-table 9\ngames holdem\nclock 1 60\nlevel 100 200 0 20\n"
    room = f"{head}table A 9 1 2 4\nplayer Ann 1000x3 A 1\n---\n0 clock jump\n"
    text = ONE[: ONE.index("hand = '''")] + f"room = '''\n{room}'''\n" + ONE[ONE.index("\n[[statement]]") :]
    text = text.replace('"least-raise"', '"level-of-a-hand"')
    [fault] = told(text)
    assert fault.startswith("q.toml:24: engine.room[8]: ") and "jump" in fault
    found = told(text.replace("clock jump", "floor bust Ben"))
    assert len(found) == 1, found
    [fault] = found
    assert "engine.room: " in fault
