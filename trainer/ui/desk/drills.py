"""The drills at the table, and how they went at the house so far."""

from trainer.progress.records import Part
from trainer.progress.statistics import Topic
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.drills import DRILLS, Drill
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses
from trainer.ui.desk.left_out import left_out
from trainer.ui.screens.drills_models import DrillsView, DrillView

DRILLED = {
    "four-card-flop": ("deal.four-card-flop",),
    "boxed": ("deal.boxed-card",),
    "short-stub": ("stud.short-stub",),
    "bets": (
        *("bet.string", "bet.underraise", "bet.undercall", "bet.commitment", "bet.method", "bet.unclear"),
        *("bet.pot-bet", "bet.in-turn", "bet.rights", "bet.size", "bet.accepted-action", "bet.undercalls"),
        *("bet.invalid", "bet.stack-count"),
    ),
    "turns": ("bet.turn", "bet.skipped", "bet.fold"),
    "pots": (
        *("pot.side-pot", "pot.odd-chip", "showdown.order", "showdown.tabling", "showdown.play-board"),
        *("showdown.live-cards", "showdown.cards-speak", "showdown.ask-to-see", "showdown.discard"),
    ),
    "clean": ("routine",),
}


def drills_view(desk: Desk) -> DrillsView:
    """The page for the trainee at the desk. Raises StoreTrouble."""
    store, profile = desk.store, desk.profile.id
    topics = {each.topic: each for each in store.topic_summary(profile, desk.house)}
    counts = {each.key: sum(topic.attempts for topic in store.topic_summary(profile, each.key)) for each in houses()}
    notes = {key: _hands(count) for key, count in counts.items()}
    drills = tuple(_drill(each, topics) for each in DRILLS)
    return DrillsView(houses(notes), desk.house, drills, desk.drill, left_out=left_out(scenarios().faults))


def _hands(count: int) -> str:
    return "not tried yet" if not count else "1 hand" if count == 1 else f"{count} hands"


def _drill(each: Drill, topics: dict[str, Topic]) -> DrillView:
    wanted = DRILLED.get(each.key, tuple(topics))
    found = [topics[topic] for topic in wanted if topic in topics]
    attempts = sum(topic.attempts for topic in found)
    return DrillView(each.key, each.label, each.title, each.text, _weakest(found), attempts, _hands(attempts))


def _weakest(topics: list[Topic]) -> int | None:
    """The weakest of the three parts in per cent: the three are never averaged."""
    parts = [[getattr(topic, part.value) for topic in topics] for part in Part]
    sums = [(sum(s.good + s.hard for s in shares), sum(s.of for s in shares)) for shares in parts]
    return min((round(100 * right / of) for right, of in sums if of), default=None)
