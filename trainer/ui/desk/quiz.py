"""The quiz: what can be asked at a house, area by area, how it went so far, and what is due."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from trainer.progress.records import Memory
from trainer.questions.catalog import Entry, entries, questions
from trainer.rules.areas import TITLES, area, area_if_any
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses
from trainer.ui.desk.left_out import left_out
from trainer.ui.screens.quiz_models import QuizTopicView, QuizView, Wanted

if TYPE_CHECKING:  # loads the law
    from trainer.kernel.pieces import Pieces
    from trainer.ui.desk.questions import QuestionSet

MOST = 10
Answered = Mapping[str, tuple[int, int]]
ANY = Wanted(due_first=False)


def quiz_view(desk: Desk, shown: str = "", wanted: Wanted | None = None, waiting: str = "") -> QuizView:
    """The quiz at the desk's house with the area `shown` open, or else the first there is. Raises StoreTrouble."""
    wanted = wanted or Wanted()
    here = [each for each in entries() if desk.house in each.houses]
    fit = fitting(here, wanted)
    answered = desk.store.answered(desk.profile.id, desk.house)
    due = due_at(desk, desk.house)
    there = {area(topic) for topic in {each.topic for each in here}}
    keys = [key for key in TITLES if key in there]
    opened = shown if shown in keys else keys[0] if keys else ""
    by_area, by_topic = _grouped(fit, lambda each: area(each.topic)), _grouped(fit, lambda each: each.topic)
    names = sorted({each.topic for each in by_area.get(opened, ())}, key=title)
    return QuizView(
        houses(),
        desk.house,
        tuple(_tile(key, TITLES[key], by_area.get(key, ()), answered, _in_area(due, key)) for key in keys),
        opened,
        tuple(_tile(each, title(each), by_topic[each], answered, _on_topic(due, each)) for each in names),
        wanted,
        waiting,
        left_out(questions().faults),
    )


def _grouped(some: Iterable[Entry], by: Callable[[Entry], str]) -> Mapping[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for each in some:
        found.setdefault(by(each), []).append(each)
    return found


def fitting(some: Iterable[Entry], wanted: Wanted) -> list[Entry]:
    """Those as deep and as busy as is asked for."""
    return [each for each in some if wanted.level in (0, each.level) and wanted.complexity in (0, each.complexity)]


def due_at(desk: Desk, house: str) -> dict[str, Memory]:
    """What is due at a house by rule, longest overdue first. Raises StoreTrouble."""
    now = datetime.now(UTC)
    memories = [each for each in desk.store.memories(desk.profile.id, house) if each.due <= now]
    found: dict[str, Memory] = {}
    for each in sorted(memories, key=lambda one: one.due):
        found.setdefault(each.rule, each)
    return found


def _in_area(due: Mapping[str, Memory], key: str) -> int:
    return sum(area_if_any(each.topic) == key for each in due.values())


def _on_topic(due: Mapping[str, Memory], topic: str) -> int:
    return sum(each.topic == topic for each in due.values())


def _tile(key: str, name: str, some: Iterable[Entry], answered: Answered, due: int) -> QuizTopicView:
    found = list(some)
    tried = [answered[each.id] for each in found if each.id in answered]
    times = sum(each[0] for each in tried)
    share = round(100 * sum(each[1] for each in tried) / times) if times else None
    return QuizTopicView(key, name, len(found), len(tried), share, due)


def posing(desk: Desk, key: str, at: str = "", wanted: Wanted = ANY) -> "Pieces[QuestionSet]":
    """Questions on an area or a topic at a house (the desk's own for ""): what is due, then those least asked.

    Raises StoreTrouble.
    """
    from trainer.questions.bank import picking, picking_on  # loads the law; the page is there before anything is asked
    from trainer.ui.desk.questions import putting

    house, seed = at or desk.house, desk.seeds()
    on = [each for each in entries() if key in (each.topic, area(each.topic))]
    fit = fitting(on, wanted)
    seen = desk.store.seen(desk.profile.id, house)
    topics = {each.topic for each in fit}
    due = due_at(desk, house) if wanted.due_first else {}
    chosen = yield from picking(fit, house, due, MOST, seed, seen)
    if len(chosen) < MOST:
        known = {each.id for each in chosen}
        others = [each for each in fit if each.id not in known]
        chosen += yield from picking_on(others, house, topics, MOST - len(chosen), seed, seen)
    return (yield from putting(house, TITLES.get(key) or title(key), chosen))
