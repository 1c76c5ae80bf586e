"""Steps to be put in their order."""

from collections.abc import Mapping
from typing import Any

from trainer.questions.forms.ground import Ground, counted, read_cites, read_does, read_houses, read_why
from trainer.questions.written import Step
from trainer.scenarios.reading import Row

LEAST, MOST = 3, 8
BEFORE = "before"


def read_order(row: Row, ground: Ground) -> Mapping[str, Any]:
    """`[[step]]` in the right order, and `[[no_step]]` that belong nowhere; `first` and `last` are done around them."""
    steps: list[Step] = []
    for each in row.rows("step"):
        steps.append(_step(each, _place(each, steps), ground))
    others = [_step(each, -1, ground) for each in row.rows("no_step")]
    for house in ground.houses:
        own = [each.place for each in steps if house in each.houses]
        if not LEAST <= len(own) <= MOST or len(set(own)) < 2:
            row.faults.add(("step",), f"{house} has {len(own)} steps in {len(set(own))} places, not {LEAST} to {MOST}")
    texts = [each.text for each in (*steps, *others)]
    for text in sorted({each for each in texts if texts.count(each) > 1}):
        row.faults.add(("step",), f"{text!r} is listed twice")
    counted(row, "no_step", others, 0, 3)
    around = {key: read_does(row, key, ground) for key in ("first", "last")}
    return {"steps": (*steps, *others), **around}


def _place(row: Row, before: list[Step]) -> int:
    """Its place from 0; that of the step before where it stands `with` it."""
    last = before[-1].place if before else -1
    if "with" not in row.data:
        return last + 1
    if row.take("with", str, "") != BEFORE:
        row.faults.add(row.at("with"), f"can only be {BEFORE!r}")
    if not before:
        row.faults.add(row.at("with"), "there is no step before it")
    return max(0, last)


def _step(row: Row, place: int, ground: Ground) -> Step:
    text = ground.text(row, "text")
    why, cites, does = read_why(row, "why", ground), read_cites(row, ground), read_does(row, "does", ground)
    found = Step(text, place, read_houses(row, ground), why, cites, does)
    row.end()
    return found
