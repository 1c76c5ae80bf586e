"""What all answers of a file stand on: its houses, its values, its engine; and what every kind of answer has."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from trainer.kernel.altered import replace
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.questions.citing import Cites, own_cites
from trainer.questions.sums import BadSum, look_through, names_in
from trainer.questions.values import HOLE, holes
from trainer.questions.written import CARDS, OTHERS, By, Right
from trainer.rules.encoded import known_rulings
from trainer.rules.ruling import Authority
from trainer.scenarios.reading import Row

BY_ENGINE = ("ruling", "authority", "silent", "when")


@dataclass(frozen=True)
class Ground:
    """Of one file: `names` are its values, `printed` figures of the paragraphs it cites; `ruled` says that the engine
    decides, so that figures of the decision may be named too, `at_table` that there is a hand to go on with."""

    topic: str
    houses: tuple[str, ...]
    cites: Cites
    names: Collection[str]
    ruled: bool
    printed: Collection[str] = ()
    at_table: bool = False

    def text(self, row: Row, key: str) -> str:
        """A text that may have values in it."""
        text = row.take(key, str) or ""
        self.look_at(row, key, text)
        return text

    def look_at(self, row: Row, key: str, text: str, figures: bool = True) -> None:
        """Names in a text that nobody knows are faults; figures of a decision are known when it is drawn."""
        bare = HOLE.sub("", text)
        if "{" in bare or "}" in bare:
            row.faults.add(row.at(key), "has an unmatched brace")
        known = {*self.names, *(self.printed if figures else ())}
        lost = [name for name in holes(text) if name not in known]
        if lost and not (self.ruled and figures):
            row.faults.add(row.at(key), f"{', '.join(lost)} isn't a value of this question{nearest(lost[0], known)}")

    def sum(self, row: Row, key: str, text: str) -> str:
        """A sum over the values, and the figures of the decision if there is one; `{bet}` is `bet`."""
        bare = HOLE.sub(lambda hole: hole[1].partition(":")[0], text)

        def look() -> None:
            names_in(bare) if self.ruled else look_through(bare, {*self.names, *self.printed})

        row.faults.read(row.at(key), look)
        return bare


# --- right and why ---------------------------------------------------------------------------------------------------


def read_right(row: Row, ground: Ground) -> Right:
    """When an answer is right."""
    given = [key for key in BY_ENGINE if key in row.data]
    row.taken |= {"right", *given}
    if "right" not in row.data and given:
        return _by_engine(row, ground)
    if given:
        row.faults.add(row.at("right"), f"is given along with {', '.join(given)}: write only one of them")
    return Right(_at_houses(row, row.data.get("right"), ground.houses))


def _at_houses(row: Row, value: Any, houses: Collection[str]) -> Mapping[str, bool]:
    """Right or wrong everywhere, or a list of the houses where it is right."""
    if isinstance(value, bool):
        return dict.fromkeys(houses, value)
    if not isinstance(value, list) or not value:
        row.faults.add(row.at("right"), "must be true, false or a list of houses")
        return {}
    for house in value:
        if house not in houses:
            row.faults.add(row.at("right"), cites_nothing(house, houses))
    return {house: house in value for house in houses}


def _by_engine(row: Row, ground: Ground) -> Right:
    rulings: dict[str, None] = {}
    for each in (row.take("ruling", list, []) or ()) if "ruling" in row.data else ():
        rulings |= dict.fromkeys(row.faults.read(row.at("ruling"), lambda each=each: known_rulings(each)) or ())  # type: ignore[misc]  # bound now
    authority = row.take("authority", str, "") if "authority" in row.data else ""
    if authority and authority not in tuple(Authority):
        what = f"{quoted(authority)} isn't one of {', '.join(Authority)}{nearest(authority, Authority)}"
        row.faults.add(row.at("authority"), what)
    if row.data.get("silent", True) is not True:
        row.faults.add(row.at("silent"), "can only be true")
    when = row.take("when", str, "") if "when" in row.data else ""
    found = Right({}, tuple(rulings), authority, "silent" in row.data, ground.sum(row, "when", when) if when else "")
    if found.decided and not ground.ruled:
        row.faults.add(row.path, "asks the engine, but this question has no [engine] with a kind")
    return found


def read_why(row: Row, key: str, ground: Ground, default: Any = None) -> By:
    """One text for all houses, or a table by house with `others`. In engine questions it may be left out."""
    row.taken.add(key)
    value = row.data.get(key, default)
    if value is None and (ground.ruled or key != "why"):
        return {}
    table: dict[str, Any] = value if isinstance(value, dict) else {OTHERS: value}
    if not all(type(each) is str and each for each in table.values()):
        row.faults.add(row.at(key), f"must be text, or a table of texts by house and {OTHERS!r}")
        return {}
    for each in table.values():
        ground.look_at(row, key, each)
    return _for_houses(row, key, table, ground)


def read_does(row: Row, key: str, ground: Ground) -> By:
    """Lines of a hand by which something is done at the table, as `read_why`; they may name cards that are out."""
    does = read_why(row, key, replace(ground, names={*ground.names, *CARDS}))
    if does and not ground.at_table:
        row.faults.add(row.at(key), "is done at a table: it needs an [engine] with a hand")
    return does


def _for_houses(row: Row, key: str, table: Mapping[str, str], ground: Ground) -> By:
    for house in table.keys() - {*ground.houses, OTHERS}:
        row.faults.add(row.at(key), cites_nothing(house, (*ground.houses, OTHERS)))
    lost = [house for house in ground.houses if house not in table and OTHERS not in table]
    if key == "why" and not ground.ruled:
        for house in lost:
            row.faults.add(row.at(key), f"{house} is missing")
    return {house: table.get(house, table.get(OTHERS, "")) for house in ground.houses if house not in lost}


def read_cites(row: Row, ground: Ground) -> Cites:
    """The paragraphs of a statement."""
    if ground.ruled and "cites" not in row.data:
        return {}
    return own_cites(row, ground.topic, ground.cites or dict.fromkeys(ground.houses, ()))


def read_houses(row: Row, ground: Ground) -> tuple[str, ...]:
    """The houses that something is for: all of the question's if none are named."""
    named = row.take("houses", list, []) or list(ground.houses)
    for house in named:
        if house not in ground.houses:
            row.faults.add(row.at("houses"), cites_nothing(house, ground.houses))
    return tuple(house for house in ground.houses if house in named)


def cites_nothing(house: str, houses: Collection[str]) -> str:
    """What is wrong with a house that the question is not asked at, which is one of `houses` misspelt most often."""
    return f"{house} cites nothing{nearest(house, houses)}"


def counted(row: Row, key: str, some: Iterable[object], least: int, most: int) -> None:
    """There are as many of them as there may be."""
    found = len(tuple(some))
    if not least <= found <= most:
        row.faults.add((key,), f"there are {found}; write {least} to {most}")


Reader = Callable[[Row, Ground], Mapping[str, Any]]
"""Reads what a form alone has: fields of the Question by name."""
__all__ = [
    "BadSum",
    "Ground",
    "Reader",
    "counted",
    "read_cites",
    "read_does",
    "read_houses",
    "read_right",
    "read_why",
]
