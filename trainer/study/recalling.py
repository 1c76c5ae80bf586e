"""How well each memory is held at a moment, worked out once each, however often it is asked."""

from datetime import datetime

from trainer.progress.records import Memory, Part
from trainer.study.mastery import Recall


def recalling(now: datetime) -> Recall:
    """How likely each is remembered now, 0 to 1. The scheduler is loaded when the first is asked about."""
    known: dict[tuple[str, str, Part], float] = {}

    def recalled(each: Memory) -> float:
        from trainer.progress.scheduler import recall  # which a first page without memories does not need

        key = each.book, each.rule, each.part
        if key not in known:
            known[key] = recall(each, now)
        return known[key]

    return recalled
