"""The questions there are, as they are chosen from; each file is read when its question is asked."""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from trainer.kernel.how_far import HowFar, untold
from trainer.scenarios import catalog, index
from trainer.scenarios.asks import asks
from trainer.scenarios.indexed import shipped
from trainer.scenarios.shelf import Content, Shelf

if TYPE_CHECKING:  # read where a question is drawn; the law comes with it
    from trainer.questions.written import Question


class Entry(NamedTuple):
    """A question as it is chosen from.

    One `replaced_by` another is no longer asked, and its answers count for that one. `at` tells of each house that is
    asked, a line each: the house, the rule keys that the question can test there, and the paragraphs of the house's own
    book that it cites. It is written out where it is wanted: of ten thousand questions only the houses are looked at.
    """

    id: str
    topic: str
    form: str
    level: int
    complexity: int
    part: str
    game: str
    kinds: tuple[str, ...]
    ruled: bool
    replaced_by: str
    houses: tuple[str, ...]
    at: str
    path: str = ""

    def keys(self, house: str) -> frozenset[str]:
        """The rule keys that it can test at a house; none where it is not asked."""
        return frozenset(self._told(house)[0])

    def cites(self, house: str, at: str) -> bool:
        """Does it cite that paragraph of the house's own book there?"""
        return at in self._told(house)[1]

    def _told(self, house: str) -> tuple[list[str], list[str]]:
        if house not in self.houses:
            return [], []
        keys, cites = self.at.split("\n")[self.houses.index(house)].split("\t")
        return keys.split(" "), cites.split(" ")


@cache
def questions() -> Shelf[Entry, "Question"]:
    """The questions of the program."""
    return Shelf(QUESTIONS, catalog.folders(QUESTIONS.name), catalog.kept())


def entries() -> tuple[Entry, ...]:
    """What can be asked: files with faults are left out, and questions that another one replaced."""
    return tuple(each for each in questions().heads if not each.replaced_by)


def replaced() -> Mapping[str, str]:
    """By the id of each question that is no longer asked, the one that is asked in its place."""
    return {each.id: each.replaced_by for each in questions().heads if each.replaced_by}


def renew(also: Iterable[Path] = (), so_far: HowFar = untold) -> None:
    """Bring the indexes of all content up to date and keep them: for another process, which says how far it is.

    `also` are the folders that are read beside ours. `so_far` may raise, to stop. Nothing is changed in this process;
    the shelves of another one are told to `forget`.
    """
    for shelf in (
        Shelf(catalog.SCENARIOS, catalog.folders(catalog.SCENARIOS.name), catalog.kept()),
        Shelf(QUESTIONS, catalog.folders(QUESTIONS.name), catalog.kept()),
    ):
        shelf.read_also(also)
        shelf.renew(so_far)


def ship(quizzes: Path) -> None:
    """Lay the indexes beside the content of a bundle, which is read where its reader has no sources."""
    by = index.engine(with_sources=False)
    for name, read in ((catalog.SCENARIOS.name, catalog.SCENARIOS.indexed), (QUESTIONS.name, QUESTIONS.indexed)):
        index.save(shipped(quizzes / name), by, index.renewed({}, quizzes / name, read))


def _read(text: str, path: str) -> "Question":
    from trainer.questions.question_file import read

    return read(text, path, strict=False)


def entry_of(question: "Question") -> Entry:
    """What the index says of a question."""
    return _entry(_told(question), question.path)


def _told(question: "Question") -> list[Any]:
    about = [question.id, question.topic, question.form.value, question.level, question.complexity]
    more = [question.part, question.game, " ".join(question.kinds), question.ruled, question.replaced_by]
    at = "\n".join(_at(question, house) for house in question.houses)
    return [*about, *more, " ".join(question.houses), at]


def _at(question: "Question", house: str) -> str:
    from trainer.questions.testing import keys

    own = (each.at for each in question.cites.get(house, ()) if each.book == house)
    return f"{' '.join(sorted(keys(question, house)))}\t{' '.join(own)}"


def _entry(told: list[Any], path: str) -> Entry:
    *about, kinds, ruled, replaced_by, houses, at = told
    return Entry._make((*about, _words(kinds), ruled, replaced_by, _words(houses), at, path))


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    """The same few lists of houses and kinds again and again."""
    return tuple(text.split(" ")) if text else ()


QUESTIONS: Content[Entry, "Question"] = Content("questions", _read, _told, _entry, asks)
