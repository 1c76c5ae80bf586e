"""The drills at the table, and how they went at the house so far."""

from trainer.progress.records import Part
from trainer.progress.statistics import Topic
from trainer.rules.topics import ROUTINE, within
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.drills import DRILLS, Drill
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses
from trainer.ui.desk.left_out import left_out
from trainer.ui.screens.drills_models import DrillsView, DrillView

MIXED = "mixed"


def drills_view(desk: Desk) -> DrillsView:
    """The page for the trainee at the desk. Raises StoreTrouble."""
    store, profile = desk.store, desk.profile.id
    topics = store.topic_summary(profile, desk.house)
    counts = {each.key: sum(topic.attempts for topic in store.topic_summary(profile, each.key)) for each in houses()}
    notes = {key: _hands(count) for key, count in counts.items()}
    drills = tuple(drill_tile(each, topics) for each in DRILLS)
    faults = left_out(scenarios().faults)
    return DrillsView(
        houses(notes), desk.house, drills, desk.drill, left_out=faults, met=bool(store.attempts(profile, limit=1))
    )


def drilled_on(each: Drill) -> frozenset[str] | None:
    """The topics that its hands teach, as books print them; None for all, where the drill mixes them."""
    if each.key == MIXED:
        return None
    if not each.folders:
        return frozenset((ROUTINE,))
    offers = scenarios().heads
    return frozenset(topic for one in offers if one.folder in each.folders for topic in one.topics) - {ROUTINE}


def _hands(count: int) -> str:
    return "not tried yet" if not count else "1 hand" if count == 1 else f"{count} hands"


def drill_tile(each: Drill, topics: list[Topic]) -> DrillView:
    """A drill, and how those of the topics went that its hands teach."""
    drilled = drilled_on(each)
    found = [topic for topic in topics if drilled is None or within(topic.topic) in drilled]
    attempts = sum(topic.attempts for topic in found)
    return DrillView(each.key, each.label, each.title, each.text, _weakest(found), attempts, _hands(attempts))


def _weakest(topics: list[Topic]) -> int | None:
    """The weakest of the three parts in per cent: the three are never averaged."""
    parts = [[getattr(topic, part.value) for topic in topics] for part in Part]
    sums = [(sum(s.good + s.hard for s in shares), sum(s.of for s in shares)) for shares in parts]
    return min((round(100 * right / of) for right, of in sums if of), default=None)
