"""Ledgers under new numbers: the book's own, which tells what its paragraphs were, and those that look to it."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from trainer.kernel.places import Path, key_text
from trainer.kernel.written import Edit, Written, edited, line_at, texts
from trainer.rules.ledger_file import Ledger
from trainer.rules.ledger_like import AFTER, FROM, LIKE, WITHOUT
from trainer.rules.numbering import noted
from trainer.rules.renumbering import Change, Look, Pairs, Renumbering, Rewritten, put
from trainer.rules.worked import ILLUSTRATION, TAIL

SENTENCES = ("says", "reading", "reason", "beside", "heading", "label", "why")
NUMBERED = (("fallback", "grants"), ("lacking", "at"))
LISTS = ("tests", "questions", "scenarios")
_COUNT = re.compile(r"^numbering[ \t]*=[ \t]*[0-9]+", re.MULTILINE)
_EDITION = re.compile(r"^edition[ \t]*=.*$", re.MULTILINE)


@dataclass
class _Work:
    """Edits of a text as they are gathered."""

    text: str
    edits: list[Edit] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)

    def change(self, each: Written, now: str) -> None:
        if now != each.value:
            self.edits.append(put(self.text, each, now))
            self.changes.append(Change(line_at(self.text, each.start), key_text(each.path), each.value, now))

    def add(self, place: int, text: str, path: Path, now: str) -> None:
        """Put something in where nothing stood."""
        self.edits.append(Edit(place, place, text))
        self.changes.append(Change(line_at(self.text, place), key_text(path), "", now))

    def look(self, each: Written, what: str) -> None:
        self.looks.append(Look(line_at(self.text, each.start), key_text(each.path), what))

    def done(self) -> Rewritten:
        looks = sorted(self.looks, key=lambda each: each.line)
        return Rewritten(edited(self.text, self.edits), tuple(self.changes), tuple(looks))


def in_own_ledger(text: str, ledger: Ledger, asked: Renumbering) -> Rewritten:
    """The book's own ledger: new numbers, what they were, and one numbering more. Raises BadToml."""
    work, written = _Work(text), texts(text)
    _count_on(work, ledger.numbering.count)
    last_was = {each.path[1]: each for each in written if each.path[2:3] == ("was",)}
    for each in written:
        if each.path[::2] == ("paragraph", "at") and each.value in asked.to:
            work.change(each, asked.to[each.value])
            _tell(work, each, last_was.get(each.path[1]), noted(each.value, ledger.numbering.count))
        elif each.path[::2] in NUMBERED or each.path[2:] == (AFTER,):
            work.change(each, asked.to.get(each.value, each.value))
        elif each.path[::2] == ("example", "at"):
            _example(work, each, ledger, asked.to)
        else:
            _other(work, each, asked)
    return work.done()


def _count_on(work: _Work, count: int) -> None:
    head = work.text.partition("\n[[")[0]
    if found := _COUNT.search(head):
        work.edits.append(Edit(found.start(), found.end(), f"numbering = {count + 1}"))
        change = Change(line_at(work.text, found.start()), "numbering", str(count), str(count + 1))
        work.changes.append(change)
    elif found := _EDITION.search(head):
        work.add(found.end(), f"\nnumbering = {count + 1}", ("numbering",), str(count + 1))


def _tell(work: _Work, each: Written, last: Written | None, note: str) -> None:
    """What a paragraph was goes below its number, or after what it was before that."""
    path = (*each.path[:-1], "was")
    if last is not None:
        work.add(last.end, f', "{note}"', path, note)
        return
    end = work.text.find("\n", each.end)
    work.add(len(work.text) if end < 0 else end, f'\nwas = ["{note}"]', path, note)


def _example(work: _Work, each: Written, ledger: Ledger, to: Pairs) -> None:
    """An example is called by its paragraph; an illustration without one of its own by the rule it illustrates."""
    base = TAIL.sub("", each.value)
    plain = base.removeprefix(ILLUSTRATION)
    if base in to:
        work.change(each, to[base] + each.value.removeprefix(base))
    elif base != plain and (moved := [old for old in _rules(plain, ledger) if old in to]):
        work.look(each, f"illustrates {', '.join(f'{old}, now {to[old]}' for old in moved)}")


def _rules(plain: str, ledger: Ledger) -> list[str]:
    known = [each.at for each in ledger.paragraphs]
    return [at for at in known if at == plain] or [at for at in known if at.startswith(f"{plain}-")]


def _other(work: _Work, each: Written, asked: Renumbering) -> None:
    key = each.path[2] if len(each.path) > 2 else ""
    if key in LISTS:
        work.change(each, asked.named(each.value))
    elif key in SENTENCES or each.path[0] == "uncited":
        work.looks += asked.looks(each.value, line_at(work.text, each.start), key_text(each.path))


def left_out(ledger: Ledger, asked: Renumbering) -> Iterator[str]:
    """A sentence for each number that a rewritten ledger does not have: of what it takes over there is no row."""
    here = {*(each.at for each in ledger.paragraphs), *(each.at for each in ledger.lacking)}
    for old, new in asked.to.items():
        if new not in here:
            row = f'at = "{new}", like = "{old}", was = ["{noted(old, ledger.numbering.count - 1)}"]'
            yield f"{old} is taken over from {ledger.like} without a row: write one, {row}."


OF_THE_OTHER = (LIKE, *FROM)
"""Keys of a row in a ledger like another one that name numbers of that, whatever numbers it has itself."""


def in_other_ledger(text: str, asked: Renumbering) -> Rewritten:
    """Another house's ledger. Raises BadToml."""
    work, written = _Work(text), texts(text)
    to = {each.path[1]: each.value for each in written if each.path[::2] == ("fallback", "to")}
    like = any(each.path == (LIKE,) and each.value == asked.book for each in written)
    itself = any(each.path == ("book",) and each.value == asked.book for each in written)
    own = {each.value for each in written if each.path[2:] == ("at",)}
    for each in written:
        if like and each.value in asked.to:
            _of_the_other(work, each, asked, own)
        if itself:
            _other(work, each, asked)
        elif len(each.path) > 2 and each.path[2] in LISTS:
            work.change(each, asked.named(each.value))
        elif each.path[0::2] == ("fallback", "only") and to.get(each.path[1]) == asked.book:
            for what in _crossing(each.value, asked.to):
                work.look(each, what)
    return work.done()


def _of_the_other(work: _Work, each: Written, asked: Renumbering, own: Collection[str]) -> None:
    """A number of the other book, where a ledger like it names one; `own` are those that it has rows for."""
    key = each.path[2:]
    taken_over = key == (AFTER,) and each.value not in own
    if each.path[0] == WITHOUT or key in [(name,) for name in OF_THE_OTHER] or taken_over:
        work.change(each, asked.to[each.value])
    elif key == ("at",) and each.path[0] != "lacking":
        work.look(each, f"{asked.book} has {each.value} as {asked.to[each.value]} now")


def _crossing(prefix: str, to: Pairs) -> Iterator[str]:
    moved = [f"{old} becomes {new}" for old, new in to.items() if old.startswith(prefix) != new.startswith(prefix)]
    if moved:
        yield f"lets in what begins with {prefix!r}: {', '.join(moved)}"


def said_already(ledger: Ledger, words: Iterable[str]) -> tuple[dict[str, str], list[str]]:
    """Pairs such as "28=29" that the ledger has done before, and a sentence for each that it has not."""
    was = {each.at: each.was for each in ledger.paragraphs}
    last = ledger.numbering.count - 1
    to, faults = {}, []
    for word in words:
        old, _, new = word.partition("=")
        if last > 0 and noted(old, last) in was.get(new, ()):
            to[old] = new
        else:
            faults.append(f"{word!r}: the ledger doesn't say that {new or 'nothing'} was {old} last.")
    return to, faults
