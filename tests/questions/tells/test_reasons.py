"""Tells of what options say for themselves."""

import pytest

from tests.questions.tells.samples import OTHER_RULE, WHYS, drawn, question
from trainer.questions.tells.reasons import reasons
from trainer.questions.written import Question

OPTIONS = ("Misdeal", "Play on", "Count them")
SAME = "The wrong seat got the first card."
NEAR = "The wrong seat got the last card."


def _shown(*questions: Question) -> dict[str, dict[str, tuple[str, ...]]]:
    return {each.key: dict(each.behind) for each in reasons(drawn(*questions))}


@pytest.mark.parametrize(
    ("why", "keys"),
    [
        (WHYS, set()),
        ((SAME,), {"one-reason", "shared-reason", "filler"}),
        (("Seat 3 was first.", "Seat 4 was first.", "Seat 5 was first."), {"one-reason", "shared-reason", "filler"}),
        ((SAME, NEAR, "A count shows it."), {"shared-reason", "filler"}),
    ],
)
def test_reasons_that_options_share(why: tuple[str, ...], keys: set[str]) -> None:
    found = _shown(question(*OPTIONS, why=why))
    assert {key for key, behind in found.items() if behind} == keys


def test_an_option_with_a_reason_of_its_own_is_no_filler() -> None:
    assert _shown(question(*OPTIONS, why=(SAME, NEAR, "A count shows it.")))["filler"] == {"q": ("Play on",)}


def test_an_answer_to_another_question_on_the_topic_is_no_filler() -> None:
    one = question(*OPTIONS, why=(SAME,))
    other = question("Play on", "Wash them all", "Ask", id="r", prompt="Two to the button?", rule=OTHER_RULE)
    assert _shown(one, other)["filler"] == {"q": ("Count them",)}


def test_another_houses_rule_is_no_filler() -> None:
    split = question(*OPTIONS, why=(SAME,))
    first, second, third = split.statements
    at = type(first.right)
    one = at({"tda-2022": True, "foxwoods-2020": False})
    two = at({"tda-2022": False, "foxwoods-2020": True})
    put = type(first)
    statements = (
        put(first.text, one, first.why, first.cites),
        put(second.text, two, second.why, second.cites),
        third,
    )
    named = {name: getattr(split, name) for name in split.__dataclass_fields__}
    assert _shown(Question(**{**named, "statements": statements}))["filler"] == {"q": ("Count them",)}
