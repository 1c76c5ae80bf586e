"""A session as far as it came, and how that is written down so that a restart loses nothing of it."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import datetime
from typing import Any

from trainer.kernel.formats import readable
from trainer.progress.records import Part
from trainer.rules.former import key_of
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.wants import Want, Why

FORMAT = 1  # of what is written down, the newest that is read here; what does not say has this one


@dataclass(frozen=True, slots=True)
class Done:
    """What came of one item. `title` is told when the session is over; `right` of `asked` are answers.

    What was `passed` over could not be done.
    """

    item: Item
    title: str
    caught: int = 0
    missed: int = 0
    alarms: int = 0
    clean: bool = False
    right: int = 0
    asked: int = 0
    passed: bool = False


@dataclass(frozen=True, slots=True)
class SoFar:
    """What was done of a plan. `answers` (right or not, by question) and `tries` are those of the item at hand."""

    plan: Plan
    done: tuple[Done, ...] = ()
    answers: Mapping[str, bool] = field(default_factory=dict)
    tries: int = 0

    @property
    def item(self) -> Item | None:
        """What is to be done next; None when all is done."""
        return self.plan.items[len(self.done)] if len(self.done) < len(self.plan.items) else None

    def deals(self, scenario: str, seed: int) -> bool:
        """Is this the hand that is to be dealt next?"""
        item = self.item
        return item is not None and item.kind is Kind.HAND and (item.keys[0], item.seed) == (scenario, seed)


def to_json(so_far: SoFar) -> str:
    """One line of JSON that `from_json` reads."""
    done = [{name: value for name, value in asdict(each).items() if name != "item"} for each in so_far.done]
    at_hand = {"answers": dict(so_far.answers), "tries": so_far.tries}
    whole = {"format": FORMAT, "plan": asdict(so_far.plan), "done": done, **at_hand}
    return json.dumps(whole, default=datetime.isoformat)


def from_json(text: str) -> SoFar:
    """What was written down, by any version up to this one. Raises Newer, and ValueError for what is no session."""
    try:
        raw = json.loads(text)
        readable(raw.get("format", FORMAT), FORMAT, "session")
        plan = _plan(raw["plan"])
        done = tuple(Done(item, **each) for item, each in zip(plan.items, raw["done"], strict=False))
        return SoFar(plan, done, dict(raw["answers"]), int(raw["tries"]))
    except (KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"no session: {fault!r}") from fault


def _plan(raw: Mapping[str, Any]) -> Plan:
    return Plan(raw["house"], raw["minutes"], tuple(_item(each) for each in raw["items"]))


def _item(raw: Mapping[str, Any]) -> Item:
    reasons = tuple(_want(each) for each in raw["reasons"])
    return Item(Kind(raw["kind"]), tuple(raw["keys"]), raw["seconds"], reasons, raw["seed"], raw.get("level", 0))


def _want(raw: Mapping[str, Any]) -> Want:
    due = datetime.fromisoformat(raw["due"]) if raw["due"] else None
    return Want(**{**raw, "rule": key_of(raw["rule"]), "part": Part(raw["part"]), "why": Why(raw["why"]), "due": due})
