"""A place on the table to be pointed at."""

import re
from collections.abc import Mapping
from typing import Any

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.questions.forms.ground import Ground, counted, read_right, read_why
from trainer.questions.values import HOLE
from trainer.questions.written import Spot
from trainer.scenarios.reading import Row

WORDS = ("stub", "burns", "muck", "pot", "button", "board", "rack")
PLACE = re.compile(rf"card:\S+|seat:\S+|side-\d|{'|'.join(WORDS)}")


def read_point(row: Row, ground: Ground) -> Mapping[str, Any]:
    """`[[target]]` with their places; whatever else is pointed at is wrong."""
    if not row.table("engine").data.get("hand"):
        row.faults.add(("engine", "hand"), "is missing: there is no table to point at")
    found = tuple(_target(each, ground) for each in row.rows("target"))
    counted(row, "target", found, 1, 12)
    for house in ground.houses:
        if all(each.right.at and not each.right.at.get(house) for each in found):
            row.faults.add(("target",), f"none is right at {house}")
    return {"spots": found}


def _target(row: Row, ground: Ground) -> Spot:
    at = ground.text(row, "at")
    if at and not PLACE.fullmatch(HOLE.sub("x", at)):
        row.faults.add(
            row.at("at"),
            f"{quoted(at)} isn't a place: write card:Kh, seat:3, {', '.join(WORDS)} or side-1{nearest(at, WORDS)}",
        )
    right = read_right(row, ground)
    found = Spot(at, right, read_why(row, "why", ground), read_why(row, "why_right", ground))
    row.end()
    return found
