"""Chapters of the law: its areas, gathered as a reader looks for them."""

from trainer.rules.areas import area
from trainer.rules.topics import AREAS, TOPICS


def chapter(topic: str) -> str:
    """The chapter of a topic such as "bet.overchip". Raises KeyError for a topic that there is not."""
    return AREAS[area(topic)].chapter


def chapters_below(topic: str) -> tuple[str, ...]:
    """The chapters of a topic and of all below it ("bet" holds "bet.overchip"), in the order in which they are read."""
    found = {chapter(each) for each in TOPICS if each == topic or each.startswith(f"{topic}.")}
    return tuple(each for each in chapters() if each in found)


def chapters() -> tuple[str, ...]:
    """All chapters, in the order in which they are read."""
    return tuple(dict.fromkeys(each.chapter for each in AREAS.values()))
