"""Tells of stems: fixed ones, and twins."""

import pytest

from tests.questions.samples import NUMBER
from tests.questions.tells.samples import OTHER_RULE, drawn, question
from trainer.questions.question_file import read
from trainer.questions.tells.draws import draws
from trainer.questions.tells.stems import stems
from trainer.questions.written import Question

OPTIONS = ("Misdeal", "Play on", "Count them")


def _shown(*questions: Question) -> dict[str, dict[str, tuple[str, ...]]]:
    return {each.key: dict(each.behind) for each in stems(drawn(*questions))}


@pytest.mark.parametrize(
    ("prompt", "could"),
    [
        ("What is a misdeal?", False),
        ("Whose turn is it?", False),
        ("Seat three is dealt in first.", True),
        ("The bet is 400.", True),
        ("On the turn a player folds.", True),
        ("River, no bet.", True),
        ("The flop has too many cards.", False),
        ("A four-card flop is spread.", False),
    ],
)
def test_a_fixed_stem_could_vary_where_it_names_a_number_a_seat_or_a_street(prompt: str, could: bool) -> None:
    found = _shown(question(*OPTIONS, prompt=prompt))
    assert "q" in found["fixed-stem"]
    assert ("q" in found["fixed-figure"]) is could


def test_a_stem_with_values_is_not_fixed() -> None:
    template = read(NUMBER, "bets/q.toml")
    two = {each.asked.prompt: each for each in draws([template], template.houses[:1], 20)}
    found = {each.key: each for each in stems([*two.values()][:2])}
    assert not found["fixed-stem"].behind


@pytest.mark.parametrize(
    ("other", "twins"),
    [
        ({"prompt": "Seat 4 gets the first card. What now?"}, {"r": ("q",)}),
        ({"prompt": "The button folds. Who is next?"}, {}),
        ({"prompt": "Seat 4 gets the first card. What now?", "rule": OTHER_RULE}, {}),
    ],
)
def test_twins_ask_the_same_on_the_same_rule(other: dict[str, str], twins: dict[str, tuple[str, ...]]) -> None:
    one = question(*OPTIONS, prompt="Seat 3 gets the first card. What now?")
    assert _shown(one, question(*OPTIONS, id="r", **other))["twin"] == twins


def test_no_twins_where_the_answer_is_another() -> None:
    prompt = "Seat 3 gets the first card. What now?"
    one, other = question(*OPTIONS, prompt=prompt), question(*OPTIONS, id="r", prompt=prompt, right=1)
    assert _shown(one, other)["twin"] == {}
