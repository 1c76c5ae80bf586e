"""What can be done about a paragraph: questions on it, hands that need it, quick drills on its topic."""

from trainer.kernel.pieces import Pieces
from trainer.questions.bank import entries, picking_on
from trainer.questions.catalog import Entry
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import Book, book
from trainer.rules.headings import called
from trainer.rules.ledger_file import Paragraph
from trainer.rules.topics import within
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.library import offers
from trainer.ui.desk.questions import QuestionSet, putting
from trainer.ui.screens.rules_models import PracticeView

MOST = 10


def about(house: str, at: str) -> tuple[Entry, ...]:
    """The questions that a house is asked on exactly this paragraph of its book: they cite it, or test its rules.

    Raises KeyError for a paragraph that there is not.
    """
    rules = frozenset(book(house).paragraph(at).rules)
    asked = (each for each in entries() if house in each.houses)
    return tuple(each for each in asked if each.cites(house, at) or (each.ruled and rules & each.keys(house)))


def asks_on(house: str, topic: str) -> bool:
    """Is there a question on the topic for this house?"""
    return any(house in each.houses and each.topic == topic for each in entries())


def posing_about(desk: Desk, house: str, at: str) -> Pieces[QuestionSet]:
    """The questions on exactly this paragraph, the least asked first. Raises StoreTrouble and KeyError."""
    found = about(house, at)
    seen = desk.store.seen(desk.profile.id, house)
    posed = yield from picking_on(found, house, {each.topic for each in found}, MOST, desk.seeds(), seen)
    return (yield from putting(house, f"{at} · {called(house)[at]}", posed))


def own_scenario(each: Paragraph) -> str:
    """The id of a scenario in which the paragraph is needed, or ""."""
    return next((one.id for one in offers() if one.path.endswith(each.scenarios)), "")


def practice(law: Book, each: Paragraph) -> PracticeView | None:
    """What fits best besides the paragraph's own hand and its questions: a quick drill, or a hand on its topic."""
    drill = next((one for one in KINDS.values() if each.topic in map(within, one.topics) and one.speaks(law)), None)
    if drill is not None:
        return PracticeView("drill", drill.key, drill.title)
    if own_scenario(each):
        return None
    hand = next((one for one in offers() if each.topic in one.topics), None)
    return PracticeView("scenario", hand.id, "a hand on this topic") if hand is not None else None
