"""Question files of every form: sound ones are read, and every fault is told with its line and key."""

import re

import pytest

from tests.questions.samples import BY_FORM, CLAIM, COUNT, NUMBER, ONE, ORDER, POINT, RULING, SEVERAL, TRUTH
from trainer.questions.model import Form
from trainer.questions.question_file import BadQuestions, read, sound
from trainer.rules.book import BOOKS


def _faults(text: str) -> list[str]:
    with pytest.raises(BadQuestions) as raised:
        read(text, "q.toml")
    return [str(each) for each in raised.value.faults]


@pytest.mark.parametrize("name", BY_FORM)
def test_a_sound_file_is_read(name: str) -> None:
    question = read(BY_FORM[name], "q.toml")
    assert question.id == "q"
    assert question.houses == (("tda-2022", "players-2025") if name in ("order", "count", "claim") else tuple(BOOKS))


def test_what_a_plain_question_leaves_out_is_plain() -> None:
    text = '[cites]\nupt = ["button-1"]\n' + "".join(
        f'[[statement]]\ntext = "{word}"\nright = {word == "a"}\nwhy = "So."\n'.lower() for word in "abc"
    )
    question = read('id = "q"\ntopic = "blind.post"\nprompt = "What?"\n' + text, "q.toml")
    assert (question.form, question.level, question.complexity, question.part) == (Form.ONE, 1, 1, "remedy")


def test_steps_that_share_a_place_and_steps_of_some_houses() -> None:
    steps = read(ORDER, "q.toml").steps
    assert [each.place for each in steps] == [0, 1, 1, 2, -1]
    assert steps[3].houses == ("players-2025",)


FAULTS = [
    (ONE, 'form = "one"', 'form = "two"', "q.toml:3: form: 'two' isn't one of one, several, true-false"),
    (ONE, "level = 1\n", "", "q.toml: level: is missing"),
    (ONE, "level = 1", "level = 4", "q.toml:4: level: must be 1, 2 or 3"),
    (ONE, "complexity = 2", "complexity = 0", "q.toml:5: complexity: must be 1, 2 or 3"),
    (
        ONE,
        "bet.raise-amount",
        "bet.raises",
        "q.toml:2: topic: 'bet.raises' isn't a topic; the nearest is 'bet.raise",
    ),
    (ONE, "bet.raise-amount", "deal.short-flop", "topic: 'deal.short-flop' isn't a topic that a rulebook covers"),
    (ONE, "Seat 3 raises to {bet:,}", "Raise {ante}", "q.toml:6: prompt: ante isn't a value of this question"),
    (ONE, "Seat 3 raises to {bet:,}", "To {least}", "q.toml:6: prompt: least isn't a value of this question"),
    (ONE, "Seat 3 raises to {bet:,}", "To {bet", "q.toml:6: prompt: has an unmatched brace"),
    (ONE, "by-doubling", "by-doublin", "q.toml:7: rules: 'bet.least-raise.by-doublin' isn't a rule; the nearest is"),
    (ONE, "level = 1", 'level = 1\npart = "noticed"', "q.toml:5: part: 'noticed' isn't one of remedy, authority"),
    (ONE, "level = 1", 'level = 1\nhouses = ["ritz"]', "q.toml:5: houses: ritz isn't one of"),
    (
        ONE,
        "level = 1",
        'level = 1\nhouses = ["upt"]\nsilent = ["tda-2022"]',
        "silent: tda-2022 is not among the houses",
    ),
    (ONE, "level = 1", 'level = 1\ncites = { upt = ["button-1"] }', "cites: the decision cites: list houses instead"),
    (ONE, "level = 1", 'level = 1\nhint = "x"', "q.toml:5: hint: isn't a key here"),
    (
        ONE,
        'kind = "least-raise"',
        'kind = "rise"',
        "q.toml:14: engine.kind: 'rise' isn't a kind of matter or point of a hand",
    ),
    (ONE, 'kind = "least-raise"', 'kind = "clock-over"', "'clock-over' isn't a kind of matter or point of a hand"),
    (ONE, 'kind = "least-raise"', 'kind = ["least-raise", "rise"]', "engine.kind: 'rise' isn't a kind"),
    (ONE, 'seat = "3"', 'seat = "{who}"', "engine.seat: who isn't a value of this question"),
    (ONE, 'seat = "3"', "seat = 3", "engine.seat: must be text"),
    (ONE, 'seat = "3"', 'room = "x"', "engine: must have a hand or a room"),
    (ONE, "hand = '''", "room = '''", "'least-raise' isn't a kind of matter or point of a room"),
    (ONE, 'seat = "3"', 'chair = "3"', "engine.chair: isn't a key here"),
    (ONE, 'when = "least == 2 * bet"', 'when = "least = 2"', "statement[1].when: 'least = 2' isn't a sum"),
    (
        ONE,
        'when = "least == 2 * bet"',
        'ruling = ["no such"]',
        "statement[1].ruling: 'no such' isn't a ruling",
    ),
    (
        ONE,
        'when = "least == 2 * bet"',
        'authority = "boss"',
        "statement[1].authority: 'boss' isn't one of floor",
    ),
    (ONE, 'when = "least == 2 * bet"', "silent = false", "statement[1].silent: can only be true"),
    (
        ONE,
        'when = "least == 2 * bet"',
        'right = true\nwhen = "1 == 1"',
        "statement[1].right: is given along with when: write only one of them",
    ),
    (ONE, 'when = "least == 2 * bet"\n', "", "statement[1].right: must be true, false or a list of houses"),
    (ONE, '"One chip more"', '"Double the bet"', "statement: 'Double the bet' is listed twice"),
    (ONE, '"One chip more"', '"One {chip}"\nx = 1', "statement[3].x: isn't a key here"),
    (
        ONE,
        '[[statement]]\ntext = "One chip more"\nright = false\nwhy = "That is no raise."\n',
        "",
        "there are 2; write 3 to 5",
    ),
    (SEVERAL, 'text = "Any more"\n', "", "q.toml:43: statement[4].text: is missing"),
    (TRUTH, 'when = "least == 2 * bet"', "right = true", "right: the engine decides this question"),
    (RULING, '[engine]\nkind = "least-raise"\n', "[engine]\n", "form: a ruling needs an [engine] with a kind"),
    (NUMBER, 'figure = "least"\n', "", "answer: write either figure or is"),
    (NUMBER, 'figure = "least"', 'figure = "least"\nis = 3', "answer: write either figure or is"),
    (NUMBER, 'figure = "least"', "figure = 3", "answer.figure: must be the name of a figure"),
    (NUMBER, 'is = "2 * bet"', "is = 1.5", "mistake[1].is: must be a number, a sum, or a table"),
    (NUMBER, 'is = "2 * bet"', 'is = "2 bets"', "mistake[1].is: '2 bets' isn't a sum"),
    (NUMBER, 'why = "The last raise was larger."\n', "", "mistake[2].why: is missing"),
    (NUMBER, 'unit = "chips"', "unit = 3", "answer.unit: must be text"),
    (COUNT, '"with_chips"', '"with_cards"', "answer.is: 'with_cards': with_cards isn't a value defined above it"),
    (COUNT, "others = 2", "upt = 2", "answer.is: upt cites nothing"),
    (COUNT, ", others = 2", "", "answer.is: players-2025 is missing"),
    (
        COUNT,
        'why = "{with_chips} of them."',
        'why = "{many} of them."',
        "answer.why: many isn't a value of this question",
    ),
    (COUNT, 'why = "{with_chips} of them."\n', "", "answer.why: must be text"),
    (
        COUNT,
        'is = { tda-2022 = "with_chips", others = 2 }',
        'figure = "to"',
        "answer.figure: comes from a decision, but this",
    ),
    (CLAIM, 'right = ["tda-2022"]', 'ruling = ["misdeal"]', "asks the engine, but this question has no [engine]"),
    (CLAIM, 'right = ["tda-2022"]', 'right = ["upt"]', "right: upt cites nothing"),
    (CLAIM, ', others = "Not here."', "", "why: players-2025 is missing"),
    (ORDER, 'with = "before"', 'with = "after"', "step[3].with: can only be 'before'"),
    (
        ORDER,
        'why = "It comes first."',
        'why = "It comes first."\nwith = "before"',
        "step[1].with: there is no step before it",
    ),
    (ORDER, 'houses = ["players-2025"]', 'houses = ["upt"]', "step[4].houses: upt cites nothing"),
    (ORDER, 'text = "Never"', 'text = "First"', "step: 'First' is listed twice"),
    (ORDER, '[[step]]\ntext = "Then"\nwhy = "It comes then."\n', "", "step: tda-2022 has 2 steps in 1 places"),
    (ORDER, 'why = "Nobody does."\n', "", "no_step[1].why: must be text"),
    (POINT, 'at = "seat:3"', 'at = "chair:3"', "target[1].at: 'chair:3' isn't a place"),
    (POINT, "right = true", "right = false", "target: none is right at upt"),
    (POINT, 'at = "seat:4"', 'at = "seat:4"\ntext = "x"', "target[2].text: isn't a key here"),
]


@pytest.mark.parametrize(("text", "old", "new", "fault"), FAULTS, ids=[fault[-1][:60] for fault in FAULTS])
def test_a_fault_is_told_with_its_line_and_key(text: str, old: str, new: str, fault: str) -> None:
    assert text.count(old) >= 1
    told = _faults(text.replace(old, new, 1))
    assert any(fault in each for each in told), told


def test_all_faults_are_told_at_once() -> None:
    text = (
        ONE.replace("level = 1", "level = 7").replace('when = "least == 2 * bet"', 'ruling = ["x"]').replace("sb", "s")
    )
    text = text.replace("[200, 400]", "[]").replace('kind = "least-raise"', 'kind = "x"')
    keys = {each.split(": ")[1] for each in _faults(text)}
    assert {"level", "values.bb", "engine.kind", "statement[1].ruling"} <= keys
    assert all(re.match(r"q\.toml:\d+: ", each) for each in _faults(text))


def test_sound_files_are_kept_beside_faulty_ones(tmp_path) -> None:
    (tmp_path / "good.toml").write_text(ONE)
    (tmp_path / "bad.toml").write_text(ONE.replace("level = 1", "level = 9"))
    (tmp_path / "same.toml").write_text(ONE)
    found, faults = sound(tmp_path)
    assert [each.id for each in found] == ["q"]
    assert [(each.path[-8:], each.key) for each in faults] == [("bad.toml", "level"), ("ame.toml", "id")]
