"""A book's paragraphs under new numbers: what changes in a ledger, in content and in code, and what somebody must read.

Numbers that stand where only a paragraph can stand are rewritten. Of sentences nobody can tell what a figure in them
is: these are to be looked at.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.places import Path, key_text
from trainer.kernel.written import Edit, Written, edited, line_at, texts
from trainer.rules.mentions import named
from trainer.rules.numbering import NUMBER, Numbering

LONGEST = 40  # characters of a number
ALL_BELOW = "-*"  # "35-*=36-*" takes all that is printed below 35 along
UNNUMBERED = Numbering()
Pairs = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Change:
    """On a line (from 1), under a key of the file ("" in code), what stands there and what is to stand there."""

    line: int
    key: str
    was: str
    now: str


@dataclass(frozen=True, slots=True)
class Look:
    """A place that nobody can decide without reading it."""

    line: int
    key: str
    what: str


@dataclass(frozen=True)
class Rewritten:
    """A file under the new numbers: its text, what changed in it and what is to be looked at."""

    text: str
    changes: tuple[Change, ...] = ()
    looks: tuple[Look, ...] = ()


@dataclass(frozen=True)
class Renumbering:
    """The new numbers of a book's paragraphs by their old ones.

    `senders` are the houses that send their reader to this book, each with the numbers of its own.
    """

    book: str
    to: Pairs
    senders: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def named(self, text: str) -> str:
        """A text with "book:number" wherever it names a paragraph so."""
        return self._name.sub(self._put, text)

    @property
    def _name(self) -> re.Pattern[str]:
        return re.compile(rf"(?<![A-Za-z0-9]){re.escape(self.book)}:({NUMBER.pattern})")

    def _put(self, found: re.Match[str]) -> str:
        return f"{self.book}:{self.to.get(found[1], found[1])}"

    def looks(self, text: str, line: int, key: str) -> Iterator[Look]:
        """What of a sentence is to be read."""
        if some := named(text, self.to):
            yield Look(line, key, f"names {', '.join(some)}")


# --- what is asked for ---------------------------------------------------------------------------------------------


def pairs_of(
    words: Iterable[str], known: Collection[str], before: Numbering = UNNUMBERED
) -> tuple[dict[str, str], list[str]]:
    """The new number of each paragraph of which a word such as "28=29" gives one, and a sentence for every fault.

    `before` tells what became of numbers that are known no more.
    """
    to: dict[str, str] = {}
    faults: list[str] = []
    for word in words:
        old, _, new = word.partition("=")
        for each, number in _spread(old, new, known):
            if what := _pair_fault(each, number, to, known, before):
                faults.append(f"{quoted(word)}: {what}")
            else:
                to[each] = number
    return to, faults + _taken(to, known)


def _spread(old: str, new: str, known: Collection[str]) -> list[tuple[str, str]]:
    if not (old.endswith(ALL_BELOW) and new.endswith(ALL_BELOW)):
        return [(old, new)]
    below = [at for at in known if at.startswith(old[:-1])]
    return [(at, new[:-1] + at.removeprefix(old[:-1])) for at in below] or [(old, new)]


def _pair_fault(old: str, new: str, to: Pairs, known: Collection[str], before: Numbering) -> str:
    if old.endswith(ALL_BELOW) != new.endswith(ALL_BELOW):
        both = "=".join(each.removesuffix(ALL_BELOW) + ALL_BELOW for each in (old, new))
        return f"a star must stand on both sides: write {quoted(both)}, or none."
    if old not in known:
        return f"there is no paragraph {quoted(old)}{_given_up(old, before) or nearest(old, known)}."
    if not NUMBER.fullmatch(new) or len(new) > LONGEST:
        return f"{quoted(new)} can't be a number: letters, figures and single hyphens, at most {LONGEST}."
    if old in to:
        return f"{old} is given a number twice."
    return f"{old} has that number already." if old == new else ""


def _given_up(old: str, before: Numbering) -> str:
    """The end of a sentence on what became of a number that a paragraph had, or the first of those below."""
    below = old[:-1] if old.endswith(ALL_BELOW) else ""
    had = next((at for at in sorted(before.given_up) if at == old or (below and at.startswith(below))), None)
    if had is None:
        return ""
    until, now = before.given_up[had][-1]
    is_now = f"{had} is {' and '.join(now)} now" if now else f"{had} has gone"
    return f" since numbering {until + 1}: {is_now}"


def _taken(to: Pairs, known: Collection[str]) -> list[str]:
    faults, given = [], dict[str, str]()
    for old, new in to.items():
        if new in given:
            faults.append(f"{quoted(f'{old}={new}')}: {given[new]} becomes {new} too.")
        elif new in known and new not in to:
            faults.append(f"{quoted(f'{old}={new}')}: {new} is another paragraph; say what happens to it.")
        given.setdefault(new, old)
    return faults


# --- questions, scenarios, code ------------------------------------------------------------------------------------


def in_content(text: str, asked: Renumbering) -> Rewritten:
    """A question or a scenario file under the new numbers. Raises BadToml."""
    written = texts(text)
    concerned = any(asked.book in each.path or asked.book == each.value for each in written)
    edits: list[Edit] = []
    changes: list[Change] = []
    looks: list[Look] = []
    for each in written:
        now, doubt = _of_content(each, asked)
        line, key = line_at(text, each.start), key_text(each.path)
        if now != each.value:
            edits.append(put(text, each, now))
            changes.append(Change(line, key, each.value, now))
        elif doubt:
            looks.append(Look(line, key, doubt))
        elif concerned and not _is_number(each.path):
            looks += asked.looks(each.value, line, key)
    return Rewritten(edited(text, edits), tuple(changes), tuple(looks))


def _of_content(each: Written, asked: Renumbering) -> tuple[str, str]:
    """What a text becomes, and what makes one doubt it."""
    house = _house(each.path)
    if each.value not in asked.to or not house:
        return asked.named(each.value), ""
    if house == asked.book:
        return asked.to[each.value], ""
    if each.path[0] != "expect" or house not in asked.senders:
        return each.value, ""
    if each.value in asked.senders[house]:
        return each.value, f"{each.value} may be that of {asked.book}, to which {house} sends its reader"
    return asked.to[each.value], ""


def _house(path: Path) -> str:
    """The house whose paragraphs a text names: ("step", 0, "cites", "upt", 0), ("expect", "upt", "paragraphs", 0)."""
    if "cites" in path[:-2]:
        return str(path[path.index("cites") + 1])
    return str(path[1]) if path[0] == "expect" and path[2:3] == ("paragraphs",) else ""


def _is_number(path: Path) -> bool:
    return bool(_house(path)) or path[0] in ("id", "topic", "rules", "kinds", "houses", "silent", "teaches")


def in_code(text: str, asked: Renumbering) -> Rewritten:
    """A test under the new numbers: where it names "book:number" it changes, a line with both apart is looked at."""
    changes: list[Change] = []
    looks: list[Look] = []
    lines = text.split("\n")
    apart = re.compile("|".join(rf"[\"']{re.escape(old)}[\"']" for old in asked.to))
    for number, line in enumerate(lines):
        lines[number] = now = asked.named(line)
        if now != line:
            changes.append(Change(number + 1, "", line.strip(), now.strip()))
        if asked.book in line and (found := apart.search(line)):
            looks.append(Look(number + 1, "", f"has {found[0]} beside {asked.book}"))
    return Rewritten("\n".join(lines), tuple(changes), tuple(looks))


def put(text: str, each: Written, value: str) -> Edit:
    """Another value in the place of a written one, in the same quotation marks."""
    sign = text[each.start]
    return Edit(each.start, each.end, f"{sign}{value}{sign}")
