"""Paragraphs that a question cites: they are printed, the house sends its reader there, and silence is silence."""

from collections.abc import Iterable, Mapping
from functools import cache

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.questions.model import Cite
from trainer.rules.book import book, keys
from trainer.rules.lacking import may_rule, told
from trainer.rules.ledger_file import Fallback
from trainer.rules.numbered import followed
from trainer.scenarios.reading import Faults, Row

FLOOR = "floor.decision"
Cites = Mapping[str, tuple[Cite, ...]]
Path = tuple[str | int, ...]


def read_cites(row: Row, topic: str, silent: frozenset[str]) -> Cites:
    """The cites of a question by house; of a silent house all that it prints on the topic."""
    found = cites_of(row, topic)
    for house in found.keys() & silent:
        _silence(house, topic, found[house], (*row.at("cites"), house), row.faults)
    if not row.data.get("cites"):
        row.faults.add(("cites",), "no book answers this question")
    for house in sorted(silent - found.keys()):
        row.faults.add(("silent",), f"{house} is not among the cites{nearest(house, found)}")
    return found


def own_cites(row: Row, topic: str, cites: Cites) -> Cites:
    """The cites of a statement: its own for the houses that it names, the question's for the others."""
    own = cites_of(row, topic)
    for house in own.keys() - cites.keys():
        row.faults.add((*row.at("cites"), house), "is not among the question's cites")
    return {**cites, **own}


def cites_of(row: Row, topic: str) -> Cites:
    """The paragraphs that a question or a statement cites, by house."""
    table = row.table("cites")
    found: dict[str, tuple[Cite, ...]] = {}
    for house in table.data:
        path, ats = table.at(house), table.take(house, list, [])
        if house not in keys():
            row.faults.add(path, f"isn't one of {', '.join(keys())}{nearest(house, keys())}")
        elif ats:
            some = (cite for each in ats for cite in _cites(each, house, path, row.faults, topic))
            found[house] = tuple(dict.fromkeys(some))
        else:
            row.faults.add(path, "cites nothing")
    return found


def only_read(cites: Iterable[Cite]) -> bool:
    """Do these paragraphs decide only as we read them: does each of them have a reading of ours?"""
    found = tuple(cites)
    return bool(found) and all(book(each.book).paragraph(each.at).reading for each in found)


def left_open(house: str, topic: str) -> tuple[Cite, ...]:
    """What a house cites in silence: all that it prints on the topic, and the paragraph by which its floor decides."""
    floor = next((Cite(house, each.at) for each in book(house).ledger.paragraphs if each.topic == FLOOR), None)
    printed = sorted(_on(house, topic), key=lambda cite: (cite.book != house, cite.at))
    return tuple(dict.fromkeys((*printed, *((floor,) if floor else ()))))


def numbers_of(cites: Iterable[Cite]) -> Mapping[str, int]:
    """The figures that paragraphs print, by their names in the ledger; of a name given twice the first."""
    found: dict[str, int] = {}
    for each in cites:
        printed = book(each.book).paragraph(each.at).numbers if _is_printed(each) else {}
        found = {**printed, **found}
    return found


def _is_printed(cite: Cite) -> bool:
    return cite.book in keys() and cite.at in _printed(cite.book)


def _cites(text: str, house: str, path: Path, faults: Faults, topic: str) -> list[Cite]:
    """The paragraph that a text names; of one that goes by another number now that, and all parts of one split."""
    other, _, at = text.rpartition(":")
    source = other or house
    return [_cite(Cite(source, each), text, house, path, faults, topic) for each in followed(source, at) or (at,)]


def _cite(cite: Cite, text: str, house: str, path: Path, faults: Faults, topic: str) -> Cite:
    source, at = cite.book, cite.at
    if source not in keys() or at not in _printed(source):
        faults.add(path, f"{quoted(text)} isn't a paragraph of {source}{_like(source, at)}")
    elif source != house and not any(_sends(each, source, at, topic) for each in book(house).sends):
        faults.add(path, f"{house} does not refer to {quoted(text)}")
    return cite


def _like(house: str, at: str) -> str:
    return nearest(at, _printed(house)) if house in keys() else nearest(house, keys())


@cache
def _printed(house: str) -> frozenset[str]:
    return frozenset(each.at for each in book(house).ledger.paragraphs)


def _sends(fallback: Fallback, to: str, at: str, topic: str) -> bool:
    return fallback.to == to and at.startswith(fallback.only) and topic.startswith(fallback.topics)


def _on(house: str, topic: str) -> set[Cite]:
    """All that a house prints on a topic, with what is printed where it sends its reader."""
    printed = {Cite(house, each.at) for each in book(house).ledger.paragraphs if each.topic == topic}
    for fallback in book(house).sends:
        there = book(fallback.to).ledger.paragraphs
        printed |= {
            Cite(fallback.to, p.at) for p in there if p.topic == topic and _sends(fallback, fallback.to, p.at, topic)
        }
    return printed


def _silence(house: str, topic: str, cites: tuple[Cite, ...], path: Path, faults: Faults) -> None:
    """In silence everything printed on the topic is shown, and why the floor decides."""
    if missing := may_rule(book(house), topic):
        faults.add(path, f"is listed as silent, but the part that may rule on {topic} can't be read. {told(missing)}")
    for left in sorted(_on(house, topic) - set(cites), key=str):
        faults.add(path, f"is listed as silent, but {left.book} has {left.at} on {topic}")
    floor = {each.at for each in book(house).ledger.paragraphs if each.topic == FLOOR}
    if not any(each.book == house and each.at in floor for each in cites):
        faults.add(path, f"is silent, so cite the paragraph that lets its floor decide ({FLOOR})")
