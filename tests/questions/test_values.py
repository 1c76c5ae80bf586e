"""Values: drawn in their order, each from those before it, again until all that is required holds."""

import tomllib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.kernel.places import places
from trainer.questions.sums import BadSum
from trainer.questions.values import Values, filled, holes, read_values
from trainer.scenarios.reading import Faults, Row

GOOD = """[values]
sb = [100, 200]
bb = "2 * sb"
bet = { from = "2 * bb", to = "6 * bb", step = "bb" }
who = ["Ana", "Ben"]
other = ["Ana", "Ben"]
five = 5
told = { at = "sb // 100", of = ["one", "two"] }
require = ["bet != 3 * bb", "who != other"]
"""


def _read(text: str) -> tuple[Values, list[str]]:
    faults = Faults("q.toml", lambda: places(text))
    found = read_values(Row(tomllib.loads(text), (), faults))
    return found, [str(each) for each in faults.found]


@given(st.integers(min_value=0, max_value=10**9))
def test_every_drawing_meets_what_is_required(seed: int) -> None:
    values, faults = _read(GOOD)
    assert faults == []
    drawn = values.draw(Random(seed))
    assert list(drawn) == ["sb", "bb", "bet", "who", "other", "five", "told"]
    assert drawn["bb"] == 2 * drawn["sb"]
    assert drawn["bet"] in {times * drawn["bb"] for times in (2, 4, 5, 6)}
    assert drawn["who"] != drawn["other"]
    assert drawn["told"] == {100: "one", 200: "two"}[drawn["sb"]]
    assert drawn == values.draw(Random(seed))


def test_all_that_can_be_drawn_is_drawn() -> None:
    values, _ = _read(GOOD)
    bets = {(drawn["bb"], drawn["bet"]) for drawn in (values.draw(Random(seed)) for seed in range(200))}
    assert len(bets) == 8


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"2 * sb"', '"2 * ante"', "q.toml:3: values.bb: '2 * ante': ante isn't a value defined above it"),
        ('"2 * sb"', '"2 * bet"', "q.toml:3: values.bb: '2 * bet': bet isn't a value defined above it"),
        ('"2 * sb"', '"sb.real"', "q.toml:3: values.bb: 'sb.real': Attribute isn't allowed here"),
        ('"2 * sb"', "true", "q.toml:3: values.bb: must be a sum, a list of at most"),
        ("[100, 200]", "[]", "q.toml:2: values.sb: must be a sum, a list of at most"),
        ("[100, 200]", "[100, '200']", "q.toml:2: values.sb: must hold whole numbers only, or words only"),
        ("[100, 200]", "[1.5]", "q.toml:2: values.sb: must hold whole numbers only, or words only"),
        ("[100, 200]", str(list(range(201))), "q.toml:2: values.sb: must be a sum, a list of at most 200"),
        (', step = "bb"', ', steps = "bb"', "q.toml:4: values.bet: must have from, to and step, and nothing else"),
        ('from = "2 * bb"', 'from = "2 * blind"', "q.toml:4: values.bet: '2 * blind': blind isn't a value"),
        ('to = "6 * bb"', 'to = "bb"', "q.toml:1: values: there is nothing from 800 to 400 in steps of 400"),
        ("five = 5", "Five = 5", "q.toml:7: values.Five: 'Five' isn't a name for a value"),
        ("five = 5", "max = 5", "q.toml:7: values.max: 'max' isn't a name for a value"),
        ('at = "sb // 100"', 'at = "ante"', "q.toml:8: values.told: 'ante': ante isn't a value defined above it"),
        ('at = "sb // 100"', 'at = "sb"', "q.toml:1: values: sb is "),
        ('at = "sb // 100"', 'at = "sb // 100 + 2"', "q.toml:1: values: sb // 100 + 2 is "),
        ('at = "sb // 100"', 'at = "sb // 100 - 2"', "q.toml:1: values: sb // 100 - 2 is "),
        ('of = ["one", "two"]', "of = 3", "q.toml:8: values.told: must be a sum, a list of at most"),
        (', of = ["one", "two"]', ', of = ["one"], or = 1', "q.toml:8: values.told: must have at and of, and"),
        ('"bet != 3 * bb"', '"pot != 3"', "q.toml:9: values.require: 'pot != 3': pot isn't a value"),
        ('"bet != 3 * bb"', '"bet == bb"', "q.toml:9: values.require: bet == bb and who != other was never true"),
        ('"bet != 3 * bb"', '"bet // 0 == 1"', "q.toml:1: values: 'bet // 0 == 1'"),
    ],
)
def test_a_fault_is_told_with_its_line_and_key(old: str, new: str, fault: str) -> None:
    assert GOOD.count(old) == 1
    told = _read(GOOD.replace(old, new))[1]
    assert any(each.startswith(fault) for each in told), told


def test_more_values_than_anybody_needs_are_a_fault() -> None:
    text = "[values]\n" + "".join(f"v{number} = {number}\n" for number in range(41))
    assert _read(text)[1] == ["q.toml:1: values: there are more than 40"]


def test_a_text_is_filled() -> None:
    assert filled("{who} bets {bet:,} of {bet}", {"who": "Ana", "bet": 12000}) == "Ana bets 12,000 of 12000"
    assert holes("{who} bets {bet:,}") == ("who", "bet")


@pytest.mark.parametrize("text", ["{ante}", "{bet:x}", "{}", "{bet!r}", "{bet.real}"])
def test_a_hole_that_nothing_fills_is_a_fault(text: str) -> None:
    with pytest.raises(BadSum, match="isn't a value"):
        filled(text, {"bet": 1})
