"""The strings of a file that a user reads, by its kind."""

from collections.abc import Iterator
from pathlib import Path

from trainer.kernel.plain_text import BadText, text_in
from trainer.kernel.toml import BadToml
from trainer.voice.gathering import markdown, python, tables
from trainer.voice.gathering.text import Text

BY_KIND = {".py": python.texts, ".toml": tables.texts, ".md": markdown.texts}


class Unreadable(ValueError):
    """A file that cannot be read: `faults` has (line from 1, 0 for the whole; what is wrong)."""

    def __init__(self, *faults: tuple[int, str]) -> None:
        self.faults = faults
        super().__init__("; ".join(what for _, what in faults))


def gathered(file: Path, name: str) -> Iterator[Text]:
    """Every string of the file that a user reads, told under this name. Raises Unreadable."""
    try:
        yield from BY_KIND[file.suffix](name, text_in(file))
    except (BadText, BadToml) as bad:
        raise Unreadable(*bad.faults) from bad
    except SyntaxError as bad:
        raise Unreadable((bad.lineno or 0, f"is no Python: {bad.msg}")) from bad
    except OSError as bad:
        raise Unreadable((0, bad.strerror or "cannot be read")) from bad
