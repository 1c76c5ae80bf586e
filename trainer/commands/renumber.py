"""`trainer renumber BOOK OLD=NEW… [PATH…]`: a book's paragraphs under new numbers, in its ledger and all that cites."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

import click

from trainer import resources
from trainer.commands.common import WRONG_USAGE, all_written, fail, one_line, told
from trainer.commands.rewriting import Source, at_lines, below, files_in, source_of, tell
from trainer.kernel.toml import BadToml, document
from trainer.rules import houses
from trainer.rules.book import make
from trainer.rules.ledger_file import BadLedger, Ledger, read
from trainer.rules.ledger_head import is_ledger
from trainer.rules.renumbering import Look, Pairs, Renumbering, Rewritten, in_code, in_content, pairs_of
from trainer.rules.renumbering_ledger import in_other_ledger, in_own_ledger, left_out, said_already

CONTENT = (("quizzes",), houses.FOLDER, ("tests",))
SUFFIXES = (".toml", ".py")
CONTENT_KEYS = {"prompt", "expect", "teaches", "cites"}  # of questions and scenarios; of other files nothing is known


@dataclass
class Found:
    """The files that were read, what they become, and every fault."""

    done: dict[Path, tuple[Source, Rewritten]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def end(self) -> None:
        """Ends the program where there is a fault."""
        if self.faults:
            fail(*told(self.faults))


@click.command()
@click.argument("book")
@click.argument("words", nargs=-1, required=True, metavar="OLD=NEW... [PATH]...")
@click.option("--write", is_flag=True, help="Write the files. Without this, changes are only listed.")
@click.option("--content", is_flag=True, help="The ledger has these numbers already. Change only the PATHs.")
@click.option("--json", "as_json", is_flag=True, help="Print what changes and what to check, as JSON.")
def renumber(book: str, words: tuple[str, ...], write: bool, content: bool, as_json: bool) -> None:
    """Give paragraphs of BOOK new numbers in its ledger, questions, scenarios and tests.

    The ledger keeps the old numbers too.

    All pairs apply at once, so two can trade places; "35-*=36-*" includes everything below 35. If PATHs hold ledgers of
    BOOK, only those are changed. Nothing is written without --write.
    """
    pairs = [each for each in words if "=" in each and not Path(each).exists()]
    paths = [Path(each) for each in words if each not in pairs]
    if not pairs:
        fail("write the old and the new paragraph number as OLD=NEW", code=WRONG_USAGE)
    files = files_in(paths, SUFFIXES)
    own = _own(book, files)
    if content and not paths:
        fail("--content needs the files to change: name them", code=WRONG_USAGE)
    if own not in files and not content:
        files += [each for each in (own, *_ours()) if each not in files]
    found = _rewritten(book, own, files, pairs, content)
    found.end()
    if write:
        all_written({path: one.data(new.text) for path, (one, new) in found.done.items() if new.changes}, force=True)
    tell({path: new for path, (_, new) in found.done.items()}, write, as_json)


# --- the files -----------------------------------------------------------------------------------------------------


def _ours() -> list[Path]:
    """The program's own content, and its tests in a checkout."""
    folders = (resources.root().joinpath(*parts) for parts in CONTENT)
    return [each for folder in folders if folder.is_dir() for each in below(folder, SUFFIXES)]


def _own(book: str, files: Iterable[Path]) -> Path:
    """The book's ledger: among the files, else where ledgers are; ends the program where there is none, or two."""
    named = [each for each in files if each.name == f"{book}{houses.SUFFIX}" and is_ledger(each)]
    if len(named) > 1:
        fail(f"two ledgers for {book} were named: {', '.join(map(str, named))}", code=WRONG_USAGE)
    if not named and book not in houses.there():
        fail(
            one_line(f"there is no ledger for {book!r}; the ledgers are {', '.join(houses.there())}"), code=WRONG_USAGE
        )
    return named[0] if named else houses.ledger_path(book)


# --- the work ------------------------------------------------------------------------------------------------------


def _rewritten(book: str, own: Path, files: list[Path], pairs: list[str], content: bool) -> Found:
    found = Found()
    sources = {path: one for path in (own, *files) if (one := source_of(path, found.faults))}
    ledger = _ledger(sources[own], found) if own in sources else None
    if ledger is None:
        return found
    known = [*(each.at for each in ledger.paragraphs), *(each.at for each in ledger.lacking)]
    to, faults = said_already(ledger, pairs) if content else pairs_of(pairs, known, ledger.numbering)
    found.faults += faults
    if faults:
        return found
    ledgers = _ledgers(sources.values())
    asked = [Renumbering(house, some, _senders(house, ledgers)) for house, some in _all_renumbered(book, to, ledgers)]
    for path, one in sources.items():
        if path != own:
            _file(one, asked, found)
        elif not content:
            found.done[path] = one, _own_ledger(one, ledger, asked[0], found)
    return found


def _ledger(one: Source, found: Found) -> Ledger | None:
    try:
        return read(one.text, str(one.path))
    except BadLedger as bad:
        found.faults += bad.faults
        return None


def _own_ledger(one: Source, ledger: Ledger, asked: Renumbering, found: Found) -> Rewritten:
    """The ledger under its new numbers, which is a ledger again."""
    new = in_own_ledger(one.text, ledger, asked)
    try:
        renumbered = make(read(new.text, str(one.path)), str(one.path), new.text).ledger
        found.faults += [f"{one.path}: {what}" for what in left_out(renumbered, asked)]
    except BadLedger as bad:
        found.faults += [f"{each} (under the new numbers)" for each in bad.faults]
    return new


def _ledgers(sources: Iterable[Source]) -> list[Ledger]:
    """Those there are and those of the files, as far as they can be read."""
    texts = {house: houses.ledger_text(house) for house in houses.there()}
    texts |= {one.path.stem: one.text for one in sources if is_ledger(one.path)}
    found = []
    for house, text in texts.items():
        with suppress(BadLedger):
            found.append(read(text, house))
    return found


def _senders(book: str, ledgers: Iterable[Ledger]) -> dict[str, frozenset[str]]:
    """The houses that send their reader to the book, with their own numbers."""
    sending = (each for each in ledgers if any(way.to == book for way in each.fallbacks))
    return {each.book: frozenset(paragraph.at for paragraph in each.paragraphs) for each in sending}


def _all_renumbered(book: str, to: Pairs, ledgers: list[Ledger]) -> Iterator[tuple[str, Pairs]]:
    """The book with its new numbers, and those that are like it with what they have taken over under the old ones."""
    yield book, to
    for each in ledgers:
        if each.like == book:
            taken = {paragraph.at for paragraph in each.paragraphs if paragraph.taken == paragraph.at}
            if some := {old: new for old, new in to.items() if old in taken}:
                yield from _all_renumbered(each.book, some, ledgers)


def _file(one: Source, asked: Iterable[Renumbering], found: Found) -> None:
    try:
        new = Rewritten(one.text)
        for each in asked:
            more = _by_kind(replace(one, text=new.text), each)
            new = Rewritten(more.text, (*new.changes, *more.changes), (*new.looks, *more.looks))
    except BadToml as bad:
        found.faults += at_lines(one.path, bad)
        return
    if new.changes or new.looks:
        found.done[one.path] = one, new


def _by_kind(one: Source, asked: Renumbering) -> Rewritten:
    if one.path.suffix == ".py":
        return in_code(one.text, asked)
    if is_ledger(one.path):
        return in_other_ledger(one.text, asked)
    if CONTENT_KEYS & document(one.text).keys():
        return in_content(one.text, asked)
    lines = enumerate(one.text.split("\n"), 1)
    named = (Look(number, "", f"names {asked.book} by number") for number, line in lines if asked.named(line) != line)
    return Rewritten(one.text, looks=tuple(named))
