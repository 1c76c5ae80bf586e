"""A house's own book as a user attached it: where the file lies and which pages were read; nothing of its text."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

LAST = ""  # the page last read, whatever was read with it


@dataclass(frozen=True, slots=True)
class Attached:
    """`path` is the user's file; `pages` the page (or line of a text, from 1) last read with each paragraph."""

    path: str = ""
    pages: Mapping[str, int] = field(default_factory=dict)

    def page(self, at: str) -> int:
        """Where to open the book beside a paragraph; 0 where nothing was read with it."""
        return self.pages.get(at, 0)

    def read(self, at: str, page: int) -> "Attached":
        """After that page was read with a paragraph."""
        return replace(self, pages={**self.pages, at: page, LAST: page})


def attached(data: Any, houses: tuple[str, ...]) -> tuple[dict[str, Attached], list[str]]:
    """The books in a table of the settings, by house, and every fault in it."""
    if not isinstance(data, Mapping):
        return {}, [f"books is {data!r}, not a table"]
    faults = [f"books.{key} is of no house" for key in data if key not in houses]
    for key, each in data.items():
        faults += [f"books.{key}.{fault}" for fault in _faults(each)]
    if faults:
        return {}, faults
    return {key: Attached(each["path"], dict(each.get("pages", {}))) for key, each in data.items()}, []


def _faults(each: Any) -> list[str]:
    if not isinstance(each, Mapping):
        return [f"table is {each!r}, not a table"]
    faults = [f"{key} is no setting" for key in each if key not in ("path", "pages")]
    if not isinstance(each.get("path"), str):
        faults.append("path is missing or no text")
    pages = each.get("pages", {})
    if not isinstance(pages, Mapping):
        return [*faults, f"pages is {pages!r}, not a table"]
    return faults + [f"pages.{at} is {page!r}, not a page" for at, page in pages.items() if not _is_page(page)]


def _is_page(page: Any) -> bool:
    return type(page) is int and page > 0
