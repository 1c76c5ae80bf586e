"""Answers to choose from: one that is right, several, or what happens of a ruling."""

from collections.abc import Mapping
from typing import Any

from trainer.questions.forms.ground import Ground, counted, read_cites, read_does, read_right, read_why
from trainer.questions.written import Statement
from trainer.scenarios.reading import Row

LEAST, MOST = 3, 5


def read_one(row: Row, ground: Ground) -> Mapping[str, Any]:
    """Three to five statements, exactly one of them right at each house."""
    found = _statements(row, ground, MOST)
    for house in ground.houses:
        told = [each.right.at.get(house) is True for each in found if _by_house(each)]
        right = sum(told)
        if len(told) == len(found) and right != 1:
            row.faults.add(("statement",), f"{right} are right at {house}, not one")
    return {"statements": found}


def read_several(row: Row, ground: Ground) -> Mapping[str, Any]:
    """Three to six statements, at least one right and one wrong at each house."""
    found = _statements(row, ground, MOST + 1)
    for house in ground.houses:
        told = [each.right.at.get(house) is True for each in found if _by_house(each)]
        if len(told) == len(found) and not 0 < sum(told) < len(told):
            row.faults.add(
                ("statement",), f"{sum(told)} of {len(told)} are right at {house}: write right and wrong ones"
            )
    return {"statements": found}


def read_ruling(row: Row, ground: Ground) -> Mapping[str, Any]:
    """What happens, as in ONE; who decides is the engine's to tell."""
    if not ground.ruled:
        row.faults.add(("form",), "a ruling needs an [engine] with a kind")
    return read_one(row, ground)


def _by_house(each: Statement) -> bool:
    return not each.right.open


def _statements(row: Row, ground: Ground, most: int) -> tuple[Statement, ...]:
    default = row.data.get("why")
    row.taken.add("why")
    found = tuple(_statement(each, default, ground) for each in row.rows("statement"))
    counted(row, "statement", found, LEAST, most)
    texts = [each.text for each in found]
    for text in sorted({each for each in texts if texts.count(each) > 1}):
        row.faults.add(("statement",), f"{text!r} is listed twice")
    if ground.ruled and found and all(_by_house(each) for each in found):
        row.faults.add(("statement",), "none of them asks the engine")
    return found


def _statement(row: Row, default: Any, ground: Ground) -> Statement:
    text = ground.text(row, "text")
    right = read_right(row, ground)
    why = read_why(row, "why", ground, default)
    why_right = read_why(row, "why_right", ground)
    does = read_does(row, "does", ground)
    if does and not ground.ruled:
        row.faults.add(row.at("does"), "is graded at the table: its [engine] needs a kind")
    found = Statement(text, right, why, read_cites(row, ground), why_right, does)
    row.end()
    return found
