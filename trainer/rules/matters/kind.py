"""What a kind of matter is: its name, its topic in the law, and the detector that finds it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.rules.facts import Facts
from trainer.rules.ruling import Matter

Detector = Callable[[Facts], Iterator[Matter]]


@dataclass(frozen=True, slots=True)
class Kind:
    """`says` names the matter in a debrief, `topic` is the law's topic; `detector` yields its matters from Facts."""

    key: str
    topic: str
    says: str
    detector: Detector
