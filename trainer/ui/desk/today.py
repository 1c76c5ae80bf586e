"""The first page: who is here, where, what can be dealt, and how it went last time."""

from datetime import datetime

from trainer.progress.records import Part, Running
from trainer.progress.statistics import Session, Topic
from trainer.scenarios.drills import DRILLS, Drill
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.front import greeting
from trainer.ui.desk.houses import houses
from trainer.ui.desk.moments import when
from trainer.ui.screens.first import DrillView, TodayView
from trainer.ui.screens.session import LastSessionView


def today_view(desk: Desk, name: str, now: datetime) -> TodayView:
    """The page for the trainee at the desk. Raises StoreTrouble."""
    store, profile, house = desk.store, desk.profile.id, desk.house
    topics = {each.topic: each for each in store.topic_summary(profile, house)}
    counts = {each.key: sum(topic.attempts for topic in store.topic_summary(profile, each.key)) for each in houses()}
    return TodayView(
        greeting(name, now),
        houses({key: _hands(count) for key, count in counts.items()}),
        house,
        tuple(_drill(each, topics) for each in DRILLS),
        desk.drill,
        _last(store.last_session(profile)),
        _interrupted(desk.interrupted()),
    )


def _hands(count: int) -> str:
    return "not tried yet" if not count else "1 hand" if count == 1 else f"{count} hands"


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


def _last(session: Session | None) -> LastSessionView | None:
    if session is None:
        return None
    return LastSessionView(
        when(session.ended),
        session.caught,
        session.missed,
        session.false_alarms,
        session.clean_hands,
        f"{session.hands} hand{'' if session.hands == 1 else 's'} dealt.",
        str(session.attempt),
    )


def _interrupted(running: Running | None) -> str:
    if running is None:
        return ""
    return f"A hand was interrupted on {when(running.hand.started)}. It waits as you left it."
