"""What can be done about a paragraph: questions on it, hands that need it, quick drills on its topic."""

from trainer.questions.bank import Question, bank, keys, pick_on
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import Book, book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.syllabus import TOPIC, syllabus
from trainer.rules.topics import title
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import scenarios
from trainer.ui.desk.questions import QuestionSet, put
from trainer.ui.screens.rules_models import PracticeView

MOST = 10


def about(house: str, at: str) -> tuple[Question, ...]:
    """The questions that a house is asked on exactly this paragraph of its book."""
    return tuple(each for each in bank() if house in each.houses and _is_about(each, house, at))


def _is_about(question: Question, house: str, at: str) -> bool:
    """Does it cite the paragraph, or does the engine answer it by a rule that the paragraph prints?"""
    if any((cite.book, cite.at) == (house, at) for cite in question.cites.get(house, ())):
        return True
    rules = syllabus(house)
    return any(at in rules[key].at for key in keys(question, house) if key in rules and not key.startswith(TOPIC))


def asks_on(house: str, topic: str) -> bool:
    """Is there a question on the topic for this house?"""
    return any(house in each.houses and each.topic == topic for each in bank())


def pose_about(desk: Desk, house: str, at: str) -> QuestionSet:
    """The questions on exactly this paragraph, the least asked first. Raises StoreTrouble and KeyError."""
    found = about(house, at)
    seen = desk.store.seen(desk.profile.id, house)
    posed = pick_on(found, house, {each.topic for each in found}, MOST, desk.seeds(), seen)
    return put(house, f"{at} · {title(book(house).paragraph(at).topic)}", posed)


def own_scenario(each: Paragraph) -> str:
    """The id of a scenario in which the paragraph is needed, or ""."""
    paths = {one.path: one.id for one in scenarios().values()}
    return next((found for path, found in paths.items() if any(path.endswith(end) for end in each.scenarios)), "")


def practice(law: Book, each: Paragraph) -> PracticeView | None:
    """What fits best besides the paragraph's own hand and its questions: a quick drill, or a hand on its topic."""
    drill = next((one for one in KINDS.values() if each.topic in one.topics and one.speaks(law)), None)
    if drill is not None:
        return PracticeView("drill", drill.key, drill.title)
    if own_scenario(each):
        return None
    hand = next((one for one in scenarios().values() if each.topic in one.topics), None)
    return PracticeView("scenario", hand.id, "a hand on this topic") if hand is not None else None
