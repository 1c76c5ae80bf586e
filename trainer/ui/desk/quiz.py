"""The quiz: what can be asked at a house, chapter by chapter, and how it went so far."""

from collections.abc import Iterable, Mapping

from trainer.questions.bank import Question, bank, pick_on
from trainer.rules.chapters import chapter, chapters
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.houses import houses
from trainer.ui.desk.questions import Asked, put
from trainer.ui.screens.quiz_models import QuizTopicView, QuizView

MOST = 10
Answered = Mapping[str, tuple[int, int]]


def quiz_view(desk: Desk, shown: str = "") -> QuizView:
    """The quiz at the desk's house with the chapter `shown` open, or else the first there is. Raises StoreTrouble."""
    fit = [each for each in bank() if desk.house in each.houses]
    answered = desk.store.answered(desk.profile.id, desk.house)
    names = [name for name in chapters() if any(chapter(each.topic) == name for each in fit)]
    opened = shown if shown in names else names[0]
    inside = [each for each in fit if chapter(each.topic) == opened]
    topics = {each.topic: title(each.topic) for each in inside}
    return QuizView(
        houses(),
        desk.house,
        tuple(_tile(name, name, [q for q in fit if chapter(q.topic) == name], answered) for name in names),
        opened,
        tuple(
            _tile(key, topics[key], [q for q in inside if q.topic == key], answered)
            for key in sorted(topics, key=lambda key: topics[key])
        ),
    )


def _tile(key: str, name: str, questions: Iterable[Question], answered: Answered) -> QuizTopicView:
    found = list(questions)
    tried = [answered[each.id] for each in found if each.id in answered]
    times = sum(each[0] for each in tried)
    share = round(100 * sum(each[1] for each in tried) / times) if times else None
    return QuizTopicView(key, name, len(found), len(tried), share)


def pose(desk: Desk, key: str, seed: int, at: str = "") -> Asked:
    """Questions on a chapter or a topic at a house (the desk's own for ""), those least asked first.

    Raises StoreTrouble.
    """
    house = at or desk.house
    topics = {each.topic for each in bank()}
    wanted = {topic for topic in topics if key in (topic, chapter(topic))}
    seen = desk.store.seen(desk.profile.id, house)
    name = key if key in chapters() else title(key)
    return put(house, name, pick_on(bank(), house, wanted, MOST, seed, seen))
