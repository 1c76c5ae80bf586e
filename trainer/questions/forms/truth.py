"""A claim that is true or false."""

from collections.abc import Mapping
from typing import Any

from trainer.questions.forms.ground import Ground, read_right, read_why
from trainer.questions.written import Right, Statement
from trainer.scenarios.reading import Row


def read_truth(row: Row, ground: Ground) -> Mapping[str, Any]:
    """The claim stands in the prompt; whether it is true, and why, at the top of the file."""
    right = read_right(row, ground)
    why, why_right = read_why(row, "why", ground), read_why(row, "why_right", ground)
    _both_sides(row, right, ground)
    return {
        "statements": (Statement("", right, why, ground.cites, why_right),),
        "why_not": read_why(row, "why_not", ground),
    }


def _both_sides(row: Row, right: Right, ground: Ground) -> None:
    if ground.ruled and right.at:
        row.faults.add(("right",), "the engine decides this question: write what it must rule, or when")
