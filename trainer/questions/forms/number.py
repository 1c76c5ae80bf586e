"""A number: worked out of the values, told by house, or a figure of the decision."""

from collections.abc import Mapping
from typing import Any

from trainer.questions.forms.ground import Ground, cites_nothing, read_why
from trainer.questions.written import OTHERS, Figure, Numbered
from trainer.scenarios.reading import Row


def read_number(row: Row, ground: Ground) -> Mapping[str, Any]:
    """`[answer]` with its mistakes."""
    table = row.table("answer")
    if not table.data:
        row.faults.add(("answer",), "is missing")
    right = _figure(table, ground)
    unit, why = table.take("unit", str, ""), read_why(table, "why", ground)
    table.end()
    mistakes = tuple(_mistake(each, ground) for each in row.rows("mistake"))
    return {"number": Numbered(right, unit, why, mistakes)}


def _mistake(row: Row, ground: Ground) -> tuple[Figure, Mapping[str, str]]:
    found = _figure(row, ground), read_why(row, "why", ground)
    if "why" not in row.data:
        row.faults.add(row.at("why"), "is missing")
    row.end()
    return found


def _figure(row: Row, ground: Ground) -> Figure:
    """A `figure` of the decision, or `is`: a number, a sum, or a table of them by house."""
    row.taken |= {"figure", "is"}
    figure, value = row.data.get("figure"), row.data.get("is")
    if (figure is None) == (value is None):
        row.faults.add(row.path, "write either figure or is")
        return Figure()
    if figure is not None:
        return _of_decision(row, figure, ground)
    table = value if isinstance(value, dict) else {OTHERS: value}
    sums = {house: ground.sum(row, "is", str(each)) for house, each in table.items() if _number_or_sum(row, each)}
    return Figure("", _by_house(row, sums, table, ground))


def _of_decision(row: Row, figure: Any, ground: Ground) -> Figure:
    if not isinstance(figure, str) or not figure:
        row.faults.add(row.at("figure"), "must be the name of a figure")
        return Figure()
    if not ground.ruled:
        row.faults.add(row.at("figure"), "comes from a decision, but this question has no [engine] with a kind")
    return Figure(figure)


def _number_or_sum(row: Row, value: Any) -> bool:
    fits = type(value) is int or (type(value) is str and bool(value))
    if not fits:
        row.faults.add(row.at("is"), "must be a number, a sum, or a table of them by house")
    return fits


def _by_house(row: Row, sums: Mapping[str, str], table: Mapping[str, Any], ground: Ground) -> Mapping[str, str]:
    for house in table.keys() - {*ground.houses, OTHERS}:
        row.faults.add(row.at("is"), cites_nothing(house, (*ground.houses, OTHERS)))
    for house in ground.houses:
        if house not in table and OTHERS not in table:
            row.faults.add(row.at("is"), f"{house} is missing")
    return {house: sums.get(house, sums.get(OTHERS, "0")) for house in ground.houses}
