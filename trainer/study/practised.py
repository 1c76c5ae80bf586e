"""What each scenario, quick drill and question makes one do, by house: the file that sessions are planned from.

Finding it out (`trainer.study.finding`) takes minutes, so `trainer practised` writes it down; tests hold the file
against the same things found out again. Reading it loads no law.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.progress.records import Part

FILE = ("trainer", "study", "data", "practised.json")
Rules = Mapping[str, tuple[Part, ...]]  # rule key -> the parts in which it is tested


@dataclass(frozen=True, slots=True)
class Tries:
    """What a hand tests at one house: the rules, the dealer's own `acts`, and whether nothing goes wrong in it."""

    rules: Rules
    acts: int
    clean: bool


@dataclass(frozen=True, slots=True)
class Practised:
    """Everything in the file, by id and then by house; a house that is silent on a drill or question has no entry.

    `games` are those of the scenarios, `houses` the rule keys of each syllabus in printed order, `topics` the topic of
    every rule key there is.
    """

    games: Mapping[str, str]
    hands: Mapping[str, Mapping[str, Tries]]
    drills: Mapping[str, Mapping[str, Rules]]
    questions: Mapping[str, Mapping[str, Rules]]
    houses: Mapping[str, tuple[str, ...]]
    topics: Mapping[str, str]


def text(practised: Practised) -> str:
    """The file's text: a line for each thing at each house, so that a change shows as one."""
    hands = {key: {house: _plain(one) for house, one in some.items()} for key, some in practised.hands.items()}
    blocks = [
        _flat("games", practised.games),
        _nested("hands", hands),
        *(_nested(name, _all_named(getattr(practised, name))) for name in ("drills", "questions")),
        _flat("houses", {key: list(rules) for key, rules in practised.houses.items()}, ordered=True),
        _flat("topics", practised.topics),
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def _flat(name: str, some: Mapping[str, object], ordered: bool = False) -> str:
    keys = some if ordered else sorted(some)
    return f'"{name}": {{\n' + ",\n".join(f"{json.dumps(key)}: {json.dumps(some[key])}" for key in keys) + "\n}"


def _nested(name: str, some: Mapping[str, Mapping[str, object]]) -> str:
    blocks = [f'"{key}": {{\n{_lines(some[key])}\n}}' for key in sorted(some)]
    return f'"{name}": {{\n' + ",\n".join(blocks) + "\n}"


def _lines(by_house: Mapping[str, object]) -> str:
    return ",\n".join(f"  {json.dumps(house)}: {json.dumps(told)}" for house, told in by_house.items())


def _all_named(some: Mapping[str, Mapping[str, Rules]]) -> dict[str, dict[str, object]]:
    return {key: {house: _named(rules) for house, rules in by_house.items()} for key, by_house in some.items()}


def _plain(tries: Tries) -> dict[str, object]:
    return {"acts": tries.acts, "clean": tries.clean, "rules": _named(tries.rules)}


def _named(rules: Rules) -> dict[str, list[str]]:
    return {rule: [part.value for part in rules[rule]] for rule in sorted(rules)}


def read(written: str, only: str = "") -> Practised:
    """What `text` wrote, of all houses or one. Raises ValueError, KeyError and TypeError for anything else."""
    plain: dict[str, Any] = json.loads(written)
    for name in ("hands", "drills", "questions") if only else ():
        plain[name] = {key: {only: some[only]} for key, some in plain[name].items() if only in some}
    hands = {key: {house: _tries(each) for house, each in some.items()} for key, some in plain["hands"].items()}
    drills, questions = (_read_rules(plain[name]) for name in ("drills", "questions"))
    houses = {key: tuple(rules) for key, rules in plain["houses"].items()}
    return Practised(plain["games"], hands, drills, questions, houses, plain["topics"])


def _read_rules(some: Mapping[str, Mapping[str, Mapping[str, list[str]]]]) -> dict[str, dict[str, Rules]]:
    return {key: {house: _parts(each) for house, each in by_house.items()} for key, by_house in some.items()}


def _tries(plain: Mapping[str, Any]) -> Tries:
    return Tries(_parts(plain["rules"]), int(plain["acts"]), bool(plain["clean"]))


def _parts(rules: Mapping[str, Iterable[str]]) -> Rules:
    return {rule: tuple(PARTS[part] for part in parts) for rule, parts in rules.items()}


PARTS = {part.value: part for part in Part}


@cache
def practised(only: str = "") -> Practised:
    """What ships with the program, of all houses or one: the first page keeps no other in memory.

    Raises ValueError, KeyError or FileNotFoundError: a broken install.
    """
    return read(resources.text(*FILE), only)
