"""The paragraphs of a Markdown page, without code, tables' bars and addresses of links."""

import re
from collections.abc import Iterator

from trainer.voice.gathering.text import Text, joined

CODE = "`…`"
"""What code is read as."""

_FENCE = re.compile(r"\s*(```|~~~)")
_CODE = re.compile(r"`[^`\n]*`")
_LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
_NEW = re.compile(r"\s*([-*+] |\d+\. |#+ |\||>|$)")
_HEADING = re.compile(r"\s*#+ ")
_MARKS = re.compile(r"^\s*(?:[-*+] |\d+\. |#+ |>)|\*\*|__")


def texts(file: str, source: str) -> Iterator[Text]:
    """Every paragraph, heading, item and row of the page."""
    begun, kept = 0, list[str]()
    for number, line in enumerate(_without_code(source), 1):
        if _NEW.match(line) or _HEADING.match("".join(kept[-1:])):
            yield from _told(file, begun, kept)
            kept = []
        if line.strip():
            begun = begun if kept else number
            kept.append(line)
    yield from _told(file, begun, kept)


def _without_code(source: str) -> Iterator[str]:
    within = False
    for line in source.splitlines():
        fence = bool(_FENCE.match(line))
        within ^= fence
        yield "" if within or fence else line


def _told(file: str, begun: int, lines: list[str]) -> Iterator[Text]:
    plain = tuple(_LINK.sub(r"\1", _CODE.sub(CODE, line)).replace("|", " · ") for line in lines)
    words = joined(" ".join(_MARKS.sub("", line) for line in plain))
    if words:
        yield Text(file, begun, words, tuple(plain))
