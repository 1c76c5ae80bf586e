"""What is shown of content files that are left out, as frozen values."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FaultView:
    """One fault: on which `line` (0 for the whole file), at which key ("" for none), and what is wrong."""

    line: int
    key: str
    what: str

    @property
    def place(self) -> str:
        """ "Line 12"."""
        return f"Line {self.line}" if self.line else "File"

    @property
    def told(self) -> str:
        """The key and what is wrong."""
        return f"{self.key}: {self.what}" if self.key else self.what


@dataclass(frozen=True, slots=True)
class FileView:
    """A file that is left out: its short `name`, where it is, and its faults."""

    name: str
    path: str
    faults: tuple[FaultView, ...]


@dataclass(frozen=True, slots=True)
class LeftOutView:
    """All of them: `count` files; `folder` says what is wrong with a whole folder; `more` faults are not shown."""

    files: tuple[FileView, ...] = ()
    count: int = 0
    more: int = 0
    folder: str = ""

    @property
    def words(self) -> str:
        """One sentence, "" where nothing is left out."""
        if self.folder:
            return f"The folder {self.folder}."
        if not self.count:
            return ""
        return (
            "1 file has errors and was left out."
            if self.count == 1
            else f"{self.count:,} files have errors and were left out."
        )

    @property
    def text(self) -> str:
        """The faults as they are copied, a line each."""
        lines = [f"{each.path}:{one.line}: {one.told}" for each in self.files for one in each.faults]
        return "\n".join([*lines, *([more(self.more)] if self.more else [])])


NOTHING = LeftOutView()


def more(count: int) -> str:
    """What is not shown: "and 12 more faults"."""
    return f"and {count:,} more fault{'' if count == 1 else 's'}"
