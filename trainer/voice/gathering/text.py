"""A string that a user reads, with where it is written."""

import re
from dataclasses import dataclass

HOLE = re.compile(r"\{[^{}]*\}")
_GAP = re.compile(r"[ \t\r\n]+")


@dataclass(frozen=True)
class Text:
    """A string as it is read, holes as `{}`; `lines` are those of the file that it is written on."""

    file: str
    line: int
    words: str
    lines: tuple[str, ...] = ()

    def line_with(self, part: str) -> int:
        """The line on which this part of it begins, its first line where that cannot be told."""
        for length in range(len(part.split()), 0, -1):
            some = " ".join(part.split()[:length])
            for number, line in enumerate(self.lines):
                if some in joined(line):
                    return self.line + number
        return self.line


def joined(text: str) -> str:
    """A text with its holes emptied and each gap one space, as it is looked through."""
    return _GAP.sub(" ", HOLE.sub("{}", text)).strip()
