"""What the page *About* shows."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EntryView:
    """One line of the list: a library by its key and name, its version, its license in a few words."""

    key: str
    name: str
    version: str
    license: str


@dataclass(frozen=True, slots=True)
class AboutView:
    """The entries in their order; the first is open at the beginning."""

    entries: tuple[EntryView, ...]
