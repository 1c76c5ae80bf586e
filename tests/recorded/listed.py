"""The differences that are meant: classes with their reason and paragraphs, and what each allows, as data."""

import tomllib
from dataclasses import dataclass, fields
from pathlib import Path

from tests.recorded.differences import Difference

PATH = Path(__file__).parent / "differences.toml"


@dataclass(frozen=True)
class Listed:
    """One class. `at` are paragraphs as "book:at"; of the others an empty one allows anything."""

    why: str
    at: tuple[str, ...]
    fields: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    books: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()

    def allows(self, one: Difference) -> bool:
        """Is this difference of the class? One that cites nothing is, wherever the rest fits."""
        fits = zip((self.fields, self.kinds, self.topics, self.books, self.sections), _said(one), strict=True)
        return all(not some or said in some for some, said in fits) and bool(not one.at or {*one.at} & {*self.at})


def _said(one: Difference) -> tuple[str, ...]:
    return one.field, one.kind, one.topic, one.book, one.section


def listed(text: str | None = None) -> tuple[Listed, ...]:
    """What is listed. Raises ValueError for a class without a reason, a paragraph or a field, or with unknown keys."""
    data = tomllib.loads(PATH.read_text(encoding="utf-8") if text is None else text)
    return tuple(_read(number, each) for number, each in enumerate(data.get("difference", []), 1))


def _read(number: int, row: dict[str, object]) -> Listed:
    unknown = row.keys() - {each.name for each in fields(Listed)}
    lacking = [key for key in ("why", "at", "fields") if not row.get(key)]
    if unknown or lacking or not (row.get("kinds") or row.get("topics")):
        says = (
            f"lacks {', '.join(lacking) or 'kinds or topics'}" if not unknown else f"has {', '.join(sorted(unknown))}"
        )
        raise ValueError(f"{PATH.name}: difference {number} {says}")
    values = {key: tuple(value) if isinstance(value, list) else value for key, value in row.items()}
    return Listed(**values)  # type: ignore[arg-type]  # read from TOML, key by key


def unlisted(some: list[Difference], meant: tuple[Listed, ...]) -> list[Difference]:
    """Those that no class allows."""
    return [each for each in some if not any(one.allows(each) for one in meant)]
