"""How far the recorded hands and rooms reach: which kinds come up in them, and which rules decide somewhere."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.recorded import of_grade, of_hand
from trainer.rules.book import all_books
from trainer.rules.kinds import OF_HANDS, OF_ROOMS
from trainer.rules.ruling import Decision


@dataclass
class Reached:
    """The kinds that were asked about and the rules that decided, by their names."""

    kinds: set[str] = field(default_factory=set)
    rules: set[str] = field(default_factory=set)

    def add(self, decision: Decision | None) -> None:
        while decision is not None:
            self.kinds.add(decision.matter.kind)
            self.rules.update(each.rule for each in decision.citations)
            decision = decision.floor_follows


@contextmanager
def reaching() -> Iterator[Reached]:
    """What is recorded meanwhile."""
    found = Reached()
    real = of_hand.of_decision

    def heard(decision: Decision) -> Any:
        found.add(decision)
        return real(decision)

    with pytest.MonkeyPatch.context() as patch:
        for module in (of_hand, of_grade):
            patch.setattr(module, "of_decision", heard)
        yield found


def rules(room: bool) -> set[str]:
    """The rules in force anywhere on topics of rooms alone, or the others."""
    topics = {topic for kind in OF_HANDS.values() for topic in kind.topics}
    found = {each.rule.key: set(each.rule.topics) for law in all_books() for each in law.rules.values()}
    return {name for name, some in found.items() if bool(some & topics) is not room}


def report(found: Reached) -> Iterator[str]:
    """Counts, and what is not reached."""
    parts = (
        ("kinds of matters", {key for key, kind in OF_HANDS.items() if kind.visible}, found.kinds),
        ("kinds of points", {key for key, kind in OF_HANDS.items() if not kind.visible}, found.kinds),
        ("kinds of room points", set(OF_ROOMS), found.kinds),
        ("rules on hands", rules(room=False), found.rules),
        ("rules on rooms", rules(room=True), found.rules),
    )
    for says, every, some in parts:
        yield f"{says}: {len(every & some)} of {len(every)}"
        yield from (f"    not {each}" for each in sorted(every - some))
