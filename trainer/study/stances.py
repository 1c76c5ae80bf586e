"""What each rulebook decides in situations that every rulebook is asked about: one file a rulebook, and one of all.

Asking them all (`trainer.study.asking_each`) takes a minute, so `trainer part --write` writes the answers down; a test
asks some of them again. Reading them loads no law.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from trainer import resources
from trainer.grading.answers.in_sentences import in_sentences

FOLDER = ("trainer", "study", "data", "stances")
COMMON = "situations"  # the file of what is asked of every rulebook
HAND, EXAMPLE, TOLD = "hand", "example", "told"
Place = tuple[str, str]  # a rulebook and the number of one of its paragraphs
Shape = Callable[[Any], bool]


@dataclass(frozen=True, slots=True)
class Situation:
    """What happens at a table: `case` tells it in sentences.

    `key` is `hand:SCENARIO`, `example:BOOK/AT`, or `told:NAME` for a hand told in short where neither shows the matter.
    """

    key: str
    title: str
    case: str

    @property
    def kind(self) -> str:
        """Is it a scenario's hand, a worked example, or told in short?"""
        return self.key.partition(":")[0]

    @property
    def name(self) -> str:
        """Which scenario, which example of which rulebook, or which file."""
        return self.key.partition(":")[2]


@dataclass(frozen=True, slots=True)
class Stance:
    """What a rulebook decides in a situation: `says` in words, the rest as its ruling has it.

    `state` is one of `trainer.grading.answers.state`, `outcome` what follows from the ruling, `ruling` and `topic` are
    keys, `kind` is what it is asked about. `at` are the paragraphs, its own or those to which it sends.

    Of the last wager that each seat made on the street, `wagers` are the seats and totals of those that come to another
    total than was said or put out, `unsized` the seats of those to which the rulebook gives none.
    """

    says: str
    state: str
    ruling: str = ""
    topic: str = ""
    kind: str = ""
    authority: str = ""
    outcome: str = ""
    steps: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    figures: tuple[tuple[str, int], ...] = ()
    at: tuple[Place, ...] = ()
    wagers: tuple[tuple[int, int], ...] = ()
    unsized: tuple[int, ...] = ()


NOT_COVERED_WORDS = "The rulebook doesn\u2019t cover this: call the floor."
DECIDES = {"floor": "The floor decides.", "dealer": "The dealer decides."}


def words(stance: Stance) -> str:
    """What it decides in words, and who does where the rulebook names someone and the words do not."""
    return with_decider(in_sentences(stance.says), stance.authority)


def with_decider(says: str, authority: str) -> str:
    """These words, and who decides where someone does whom they do not name."""
    who = DECIDES.get(authority, "")
    told = who.removesuffix(" decides.").lower()
    return says if not told or told in says.lower() else f"{says} {who}"


@dataclass(frozen=True, slots=True)
class Stances:
    """What one rulebook decides, by the keys of the situations."""

    book: str
    by_key: Mapping[str, Stance]


def text_of(rows: Mapping[str, object]) -> str:
    """A file: a line for each situation, so that a change shows as one."""
    lines = (f"{json.dumps(key)}: {json.dumps(_plain(each), ensure_ascii=False)}" for key, each in rows.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(each: Any) -> dict[str, object]:
    return {name: value for name, value in asdict(each).items() if value not in ("", ()) and name != "key"}


def read_situations(text: str) -> tuple[Situation, ...]:
    """What `text_of` wrote of situations. Raises ValueError, KeyError and TypeError for anything else."""
    return tuple(Situation(key, each["title"], each.get("case", "")) for key, each in json.loads(text).items())


def read_stances(book: str, text: str) -> Stances:
    """What `text_of` wrote of a rulebook; a file of before there were `wagers` has none.

    Raises ValueError and TypeError for anything else.
    """
    return Stances(book, {key: _stance(f"{book}, {key}", each) for key, each in json.loads(text).items()})


def _stance(where: str, written: Any) -> Stance:
    if not isinstance(written, dict):
        raise ValueError(f"{where} is no stance")
    made = Stance(**_tuples(written))
    wrong = [name for name in written if not SHAPES.get(name, _text)(getattr(made, name))]
    if wrong:
        raise ValueError(f"{where}: {wrong[0]} is {written[wrong[0]]!r}")
    return made


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _number(value: Any) -> bool:
    return type(value) is int


def _pair(first: Shape, second: Shape) -> Shape:
    return lambda value: isinstance(value, tuple) and len(value) == 2 and first(value[0]) and second(value[1])


def _many(of: Shape) -> Shape:
    return lambda value: isinstance(value, tuple) and all(map(of, value))


SHAPES: Mapping[str, Shape] = {
    "steps": _many(_text),
    "options": _many(_text),
    "figures": _many(_pair(_text, _number)),
    "at": _many(_pair(_text, _text)),
    "wagers": _many(_pair(_number, _number)),
    "unsized": _many(_number),
}
"""What each field of a stance holds; the others hold text."""


def _tuples(each: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _tuple(value) if isinstance(value, list) else value for name, value in each.items()}


def _tuple(some: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(_tuple(each) if isinstance(each, list) else each for each in some)


def ships(book: str) -> bool:
    """Is there a file of that rulebook? One that somebody has added has none."""
    return resources.root().joinpath(*FOLDER, f"{book}.json").exists()


@cache
def situations() -> tuple[Situation, ...]:
    """What every rulebook was asked about, as it ships. Raises FileNotFoundError for a broken install."""
    return read_situations(resources.text(*FOLDER, f"{COMMON}.json"))


@cache
def stances(book: str) -> Stances:
    """What that rulebook decides, as it ships. Raises FileNotFoundError where none ships."""
    return read_stances(book, resources.text(*FOLDER, f"{book}.json"))
