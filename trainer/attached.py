"""A house's own book as a user attached it: where the file lies and which pages were read; nothing of its text."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from trainer.kernel.limits import id_fault, quoted
from trainer.rules.numbered import now, to_keep
from trainer.rules.numbering import parted

MOST_PAGES = 10_000_000  # or lines of a text
LAST = ""  # the page last read, whatever was read with it


@dataclass(frozen=True, slots=True)
class Attached:
    """`path` is the user's file; `pages` the page (or line of a text, from 1) last read with each paragraph.

    A paragraph's number says under which numbering of the book it was kept.
    """

    path: str = ""
    pages: Mapping[str, int] = field(default_factory=dict)

    def page(self, house: str, at: str) -> int:
        """Where to open the house's book beside a paragraph; 0 where nothing was read with it."""
        if at == LAST or to_keep(house, at) in self.pages:
            return self.pages.get(at and to_keep(house, at), 0)
        then = [note for note in self.pages if note != LAST and at in now(house, note)]
        return self.pages[max(then, key=lambda note: parted(note)[1])] if then else 0

    def read(self, house: str, at: str, page: int) -> "Attached":
        """After that page was read with a paragraph."""
        return replace(self, pages={**self.pages, at and to_keep(house, at): page, LAST: page})


def attached(data: Any) -> tuple[dict[str, Attached], list[str]]:
    """The books in a table of the settings that can be read, by house, and every fault in it.

    That of a house that is not here waits for it.
    """
    if not isinstance(data, Mapping):
        return {}, [f"books is {quoted(data)}, not a table"]
    wrong = {key: [f"books.{key}.{fault}" for fault in _faults(each)] for key, each in data.items()}
    wrong |= {key: [f"books.{key} isn't a house", *wrong[key]] for key in data if id_fault(key)}
    sound = {key: each for key, each in data.items() if not wrong[key]}
    kept = {key: Attached(each["path"], dict(each.get("pages", {}))) for key, each in sound.items()}
    return kept, [fault for some in wrong.values() for fault in some]


def _faults(each: Any) -> list[str]:
    if not isinstance(each, Mapping):
        return [f"table is {quoted(each)}, not a table"]
    faults = [f"{key} isn't a setting" for key in each if key not in ("path", "pages")]
    if not isinstance(each.get("path"), str):
        faults.append("path is missing or isn't text")
    pages = each.get("pages", {})
    if not isinstance(pages, Mapping):
        return [*faults, f"pages is {quoted(pages)}, not a table"]
    return faults + [f"pages.{at} is {quoted(page)}, not a page" for at, page in pages.items() if not _is_page(page)]


def _is_page(page: Any) -> bool:
    return type(page) is int and 0 < page <= MOST_PAGES
