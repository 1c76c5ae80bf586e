"""What practises an area of the law at a house: hands to deal, quick drills, and questions on its topics."""

from dataclasses import dataclass

from trainer.questions.bank import entries, safely_drawn
from trainer.questions.catalog import questions
from trainer.quickfire.kinds import KINDS
from trainer.rules.areas import area
from trainer.rules.topics import title
from trainer.study.library import Activity, Kind, library
from trainer.ui.desk.questions import QuestionSet, put

MOST, DRILLS = 10, 3


@dataclass(frozen=True, slots=True)
class Ways:
    """Into an area at a house: ids of scenarios, keys of quick drills, and whether there is anything to ask."""

    area: str
    house: str
    hands: tuple[str, ...]
    drills: tuple[str, ...]
    questions: bool

    @property
    def count(self) -> int:
        return bool(self.hands) + len(self.drills) + self.questions

    @property
    def only(self) -> str:
        """The one way there is, by the name of its choice; "" where there are more or none."""
        return self.choices[0][0] if self.count == 1 else ""

    @property
    def choices(self) -> tuple[tuple[str, str, str], ...]:
        """What to choose from, each with what it is called and more on it: "hand", a drill's key, "questions"."""
        found: list[tuple[str, str, str]] = []
        if self.hands:
            count = "one scenario" if len(self.hands) == 1 else f"{len(self.hands)} scenarios"
            found.append(("hand", "Deal a hand", f"{count} in this area"))
        found += [(each, KINDS[each].title, "a quick drill") for each in self.drills]
        if self.questions:
            found.append(("questions", "Answer questions", f"up to {MOST}, least asked first"))
        return tuple(found)


def ways(key: str, house: str) -> Ways:
    """Every way into an area at a house. Raises KeyError for a house that there is not."""
    known = library(house)
    fit = [each for each in known.activities if any(known.area(rule) == key for rule, _ in each.tests)]
    drills = sorted(_keys(fit, Kind.ROUND), key=lambda drill: -_share(fit, drill, key, house))[:DRILLS]
    hands = tuple(each.key for each in fit if each.kind is Kind.HAND and not each.clean)
    asked_on = any(house in each.houses and area(each.topic) == key for each in entries())
    return Ways(key, house, hands, tuple(each for each in drills if each in KINDS), asked_on)


def _keys(fit: list[Activity], kind: Kind) -> tuple[str, ...]:
    return tuple(each.key for each in fit if each.kind is kind)


def _share(fit: list[Activity], drill: str, key: str, house: str) -> int:
    """How many rules of the area a drill tests."""
    known = library(house)
    one = next(each for each in fit if each.kind is Kind.ROUND and each.key == drill)
    return sum(known.area(rule) == key for rule, _ in one.tests)


def pose_again(key: str, house: str, seed: int) -> QuestionSet:
    """One question as it was asked. Raises LookupError with a sentence where it cannot be asked any more."""
    found = questions().get(key)
    drawn = safely_drawn(found, house, seed) if found is not None and house in found.houses else None
    if found is None or drawn is None:
        raise LookupError("This question is no longer asked.")
    return put(house, title(found.topic), (drawn,))
