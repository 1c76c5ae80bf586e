"""What of a library can be taken up now: without the hands and questions whose files are gone or left out."""

from collections.abc import Callable
from dataclasses import replace

from trainer.questions.catalog import entries, questions
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.fresh.keys import CLEAN, irregularity_of, is_fresh
from trainer.study.library import Activity, Kind, Library, limited

FEW = 12
"""So many new files are read while somebody works; more of them, as after an update, are work for another process."""


def look() -> None:
    """See which files are there, where nobody has; with more than a few new ones that is left to who looks in peace."""
    for shelf in (scenarios(), questions()):
        if not shelf.known:
            shelf.glance(FEW)


def at_hand(found: Library) -> Library:
    """The same library without what is known not to be there. Shelves that nobody has looked at are not opened.

    Of the rules and quick drills only those that there are: a file of what ships may be older. Loads the law.
    """
    from trainer.quickfire.kinds import KINDS
    from trainer.study.finding_own import topics_of

    found = limited(found, topics_of(found.topics))
    there: dict[Kind, Callable[[Activity], bool]] = {
        Kind.HAND: _hand_is_there(),
        Kind.QUESTION: _question_is_there(found.house),
        Kind.ROUND: lambda each: each.key in KINDS,
    }
    left = tuple(each for each in found.activities if there[each.kind](each))
    return found if len(left) == len(found.activities) else replace(found, activities=left)


def _hand_is_there() -> Callable[[Activity], bool]:
    shelf = scenarios()
    return (lambda hand: _is_known(hand.key) or shelf.get(hand.key) is not None) if shelf.known else _unknown


def _is_known(key: str) -> bool:
    """Is it the key of fresh hands that can be made? A file of what ships may be of a newer version."""
    from trainer.scenarios.injectors import INJECTORS

    return is_fresh(key) and (key == CLEAN or irregularity_of(key) in INJECTORS)


def _question_is_there(house: str) -> Callable[[Activity], bool]:
    if not questions().known:
        return _unknown
    asked = {each.id for each in entries() if house in each.houses}
    return lambda question: question.key in asked


def _unknown(_activity: Activity) -> bool:
    return True
