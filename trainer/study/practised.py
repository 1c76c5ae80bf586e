"""What each scenario, quick drill and question makes one do: the files that sessions are planned from, one a house.

Finding it out (`trainer.study.finding`) takes minutes, so `trainer practiced` writes it down; tests hold the files
against the same things found out again. Reading them loads no law, and the first page reads no other house's.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

from trainer import resources
from trainer.progress.records import Part
from trainer.rules.houses import BOOKS

FOLDER = ("trainer", "study", "data", "practised")
COMMON = "common"  # the file of what is the same at every house
Rules = Mapping[str, tuple[Part, ...]]  # rule key -> the parts in which it is tested
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Tries:
    """What a hand tests at one house: the rules, the dealer's own `acts`, and whether nothing goes wrong in it."""

    rules: Rules
    acts: int
    clean: bool


@dataclass(frozen=True, slots=True)
class Practised:
    """Everything in the files, by id and then by house; a house that is silent on a drill or question has no entry.

    `fresh` are irregularities: what fresh hands of one test, where the rulebook asks anything of the dealer.
    `games` are those of the scenarios, `houses` the rule keys of each syllabus in printed order, `topics` the topic of
    every rule key there is.
    """

    games: Mapping[str, str]
    hands: Mapping[str, Mapping[str, Tries]]
    drills: Mapping[str, Mapping[str, Rules]]
    questions: Mapping[str, Mapping[str, Rules]]
    houses: Mapping[str, tuple[str, ...]]
    topics: Mapping[str, str]
    fresh: Mapping[str, Mapping[str, Tries]] = field(default_factory=dict)


def texts(practised: Practised) -> dict[str, str]:
    """The files' texts by house, and the common one: a line for each thing, so that a change shows as one."""
    common = _file(games=_sorted(practised.games), topics=_sorted(practised.topics))
    return {COMMON: common, **{house: _of_house(practised, house) for house in practised.houses}}


def _of_house(practised: Practised, house: str) -> str:
    return _file(
        syllabus=practised.houses[house],
        hands={key: _plain(tries) for key, tries in _at(practised.hands, house).items()},
        fresh={key: _plain(tries) for key, tries in _at(practised.fresh, house).items()},
        drills={key: _named(rules) for key, rules in _at(practised.drills, house).items()},
        questions={key: _named(rules) for key, rules in _at(practised.questions, house).items()},
    )


def _at(some: Mapping[str, Mapping[str, Found]], house: str) -> dict[str, Found]:
    return {key: some[key][house] for key in sorted(some) if house in some[key]}


def _sorted(some: Mapping[str, str]) -> dict[str, str]:
    return {key: some[key] for key in sorted(some)}


def _file(**blocks: Mapping[str, object] | tuple[str, ...]) -> str:
    return "{\n" + ",\n".join(f'"{name}": {_block(some)}' for name, some in blocks.items()) + "\n}\n"


def _block(some: Mapping[str, object] | tuple[str, ...]) -> str:
    if isinstance(some, tuple):
        return "[\n" + ",\n".join(map(json.dumps, some)) + "\n]"
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(told)}" for key, told in some.items()) + "\n}"


def _plain(tries: Tries) -> dict[str, object]:
    return {"acts": tries.acts, "clean": tries.clean, "rules": _named(tries.rules)}


def _named(rules: Rules) -> dict[str, list[str]]:
    return {rule: [part.value for part in rules[rule]] for rule in sorted(rules)}


def read(written: Mapping[str, str]) -> Practised:
    """What `texts` wrote, of the houses that are given. Raises ValueError, KeyError and TypeError for anything else."""
    try:
        return _read(written)
    except (AttributeError, OverflowError, RecursionError) as fault:
        raise ValueError(f"this isn't a file that says what practices which rule: {fault}") from fault


def _read(written: Mapping[str, str]) -> Practised:
    common: dict[str, Any] = json.loads(written[COMMON])
    plain: dict[str, Any] = {house: json.loads(text) for house, text in written.items() if house != COMMON}
    hands = {house: {key: _tries(each) for key, each in some["hands"].items()} for house, some in plain.items()}
    fresh = {house: {key: _tries(each) for key, each in some.get("fresh", {}).items()} for house, some in plain.items()}
    drills, questions = (_rules_of(plain, name) for name in ("drills", "questions"))
    houses = {house: tuple(some["syllabus"]) for house, some in plain.items()}
    games, topics = _words(common["games"]), _words(common["topics"])
    return Practised(games, _by_id(hands), drills, questions, houses, topics, _by_id(fresh))


def _words(plain: Mapping[str, Any]) -> dict[str, str]:
    if not all(isinstance(each, str) for each in plain.values()):
        raise ValueError("this isn't a file that says what practices which rule: a game or a topic isn't text")
    return dict(plain)


def _rules_of(plain: Mapping[str, Any], name: str) -> dict[str, dict[str, Rules]]:
    return _by_id({house: {key: _parts(each) for key, each in some[name].items()} for house, some in plain.items()})


def _by_id(by_house: Mapping[str, Mapping[str, Found]]) -> dict[str, dict[str, Found]]:
    found: dict[str, dict[str, Found]] = {}
    for house, some in by_house.items():
        for key, each in some.items():
            found.setdefault(key, {})[house] = each
    return {key: found[key] for key in sorted(found)}


def _tries(plain: Mapping[str, Any]) -> Tries:
    return Tries(_parts(plain["rules"]), int(plain["acts"]), bool(plain["clean"]))


def _parts(rules: Mapping[str, Iterable[str]]) -> Rules:
    return {rule: tuple(PARTS[part] for part in parts) for rule, parts in rules.items()}


PARTS = {part.value: part for part in Part}


def ships(house: str) -> bool:
    """Is there a file of that house? One that somebody has added has none."""
    return resources.root().joinpath(*FOLDER, f"{house}.json").exists()


@cache
def practised(only: str = "") -> Practised:
    """What ships with the program, of one house or of all that have a file: the first page keeps no other in memory.

    Raises ValueError or KeyError for a file that is none, and FileNotFoundError for a house of which none ships.
    """
    names = (COMMON, only) if only else (COMMON, *filter(ships, BOOKS))
    return read({name: resources.text(*FOLDER, f"{name}.json") for name in names})
