"""Which rules a graded hand tests, and in which parts."""

from trainer.progress.records import Assessed, Part
from trainer.rules.syllabus import topic_key
from trainer.study.practised import Rules


def tested(graded: Assessed) -> Rules:
    """By rule key; what no rule decides goes by its topic."""
    found: dict[str, list[Part]] = {}
    for each in graded.results:
        found.setdefault(each.rule or topic_key(each.topic), []).append(each.part)
    return {rule: tuple(part for part in Part if part in some) for rule, some in sorted(found.items())}
