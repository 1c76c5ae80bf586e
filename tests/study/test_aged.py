"""Files of what ships, gone, damaged or of another day than the law: fewer proposals, and never an exception."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.study.test_unpractised import NOW, _forget
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS
from trainer.study import own
from trainer.study import practised as files
from trainer.study.at_hand import at_hand
from trainer.study.items import Pace, Plan, Recent
from trainer.study.library import NOTHING, found_here, library, readable
from trainer.study.plan import plan
from trainer.study.recalling import recalling
from trainer.ui.desk.areas import ways
from trainer.ui.desk.order import order_view

HOUSE = "upt"
NAMES = ("common", HOUSE)
Aged = Callable[[dict[str, Any]], object]
GONE_RULE, GONE_TOPIC = "deal.no-such-rule", "no.such.topic"


def renamed(plain: dict[str, Any]) -> None:
    """Every rule had another key."""
    for block in ("syllabus", "topics"):
        if isinstance(some := plain.get(block), list):
            plain[block] = [f"{rule}-of-old" for rule in some]
        elif some is not None:
            plain[block] = {f"{rule}-of-old": topic for rule, topic in some.items()}
    for hand in plain.get("hands", {}).values():
        hand["rules"] = {f"{rule}-of-old": parts for rule, parts in hand["rules"].items()}
    for block in ("drills", "questions"):
        plain[block] = {
            key: {f"{rule}-of-old": parts for rule, parts in rules.items()}
            for key, rules in plain.get(block, {}).items()
        }


def of_old(plain: dict[str, Any]) -> None:
    """It names a rule, a topic, a hand, a drill and a question that there are not any more."""
    if "topics" in plain:
        plain["topics"] |= {GONE_RULE: "deal.boxed-card", "deal.other": GONE_TOPIC}
        plain["games"] |= {"gone": "holdem"}
        return
    rules = {GONE_RULE: ["remedy"], "deal.other": ["noticed"]}
    plain["syllabus"] += list(rules)
    plain["hands"]["gone"] = {"acts": 9, "clean": False, "rules": rules}
    for each in plain["hands"].values():
        each["rules"] |= rules
    plain["drills"] = {"no-such-drill": next(iter(plain["drills"].values())), **plain["drills"]}
    plain["questions"]["gone"] = rules


def fewer(plain: dict[str, Any]) -> None:
    """It is from before half of all there is."""
    for name, block in plain.items():
        some = list(block)
        plain[name] = some[::2] if isinstance(block, list) else {key: block[key] for key in some[::2]}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str | None], None]]:
    """Writes a file of what ships; None takes it away."""
    real, other = files.resources.text, dict[str, str | None]()

    def text(*parts: str) -> str:
        found = other.get(Path(parts[-1]).stem, real(*parts)) if parts[:-1] == files.FOLDER else real(*parts)
        if found is None:
            raise FileNotFoundError(parts[-1])
        return found

    def write(name: str, now: str | None) -> None:
        other[name] = now
        _forget()

    monkeypatch.setattr(files.resources, "text", text)
    yield write
    monkeypatch.undo()
    found_here(HOUSE, NOTHING)
    own.own.cache_clear()
    _forget()


def aged(name: str, *how: Aged) -> str:
    plain = json.loads(files.resources.text(*files.FOLDER, f"{name}.json"))
    for each in how:
        each(plain)
    return json.dumps(plain)


def planned() -> Plan:
    """A session at the house, planned and explained, with the ways into every area."""
    assert library(HOUSE).areas.keys() == set(library(HOUSE).rules)
    found = at_hand(library(HOUSE))
    for area in set(found.areas.values()):
        ways(area, HOUSE)
    made = plan(NOW, 30, (), found, Recent(), 3, recalling(NOW), Pace())
    order_view(made)
    return made


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("how", [renamed, of_old, fewer])
def test_a_file_of_another_day_than_the_law_leaves_what_still_holds(
    written: Callable[[str, str | None], None], name: str, how: Aged
) -> None:
    whole = at_hand(library(HOUSE))
    written(name, aged(name, how))
    found = at_hand(library(HOUSE))
    assert planned().items
    assert {each.key for each in found.activities} <= {each.key for each in whole.activities}
    assert set(found.rules) <= set(whole.rules)


def test_all_of_another_day_is_no_exception(written: Callable[[str, str | None], None]) -> None:
    for name in NAMES:
        written(name, aged(name, of_old, renamed))
    assert {each.clean for each in at_hand(library(HOUSE)).activities} <= {True}
    planned()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "{",
        "[]",
        "null",
        '{"games": 3}',
        '{"games": {}, "topics": {"x": []}}',
        "\0",
    ],
)
def test_a_file_that_is_gone_or_damaged_is_made_again_here(
    written: Callable[[str, str | None], None], name: str, text: str | None
) -> None:
    written(name, text)
    assert not readable(HOUSE)
    assert planned().items
    at_once(own.own().looking())
    assert {each.house for each in own.own().wanted} == (set(BOOKS) if name == "common" else {HOUSE})
