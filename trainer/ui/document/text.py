"""A text or Markdown file as a book: its lines stand for pages."""

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from pathlib import Path

from trainer.ui.document.book import BookTrouble

MARKDOWN = (".md", ".markdown")


@dataclass(frozen=True)
class TextBook:
    """The text of a file; `pages` are its lines, from 1."""

    name: str
    text: str
    markdown: bool

    @classmethod
    def of(cls, path: Path) -> "TextBook":
        """The text of the file. Raises BookTrouble."""
        try:
            return cls(path.name, decoded(path.read_bytes()), path.suffix.lower() in MARKDOWN)
        except UnicodeDecodeError as fault:
            raise BookTrouble(f"{path.name} isn’t text that can be read here.") from fault
        except (OSError, ValueError) as fault:
            raise BookTrouble(f"{path.name} cannot be read.") from fault

    def close(self) -> None:
        """Nothing is held open."""


def decoded(data: bytes) -> str:
    """UTF-8, UTF-16 that says so, or what Windows wrote before, its lines ended as ours. Raises UnicodeDecodeError."""
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        text = data.decode("utf-16")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = data.decode("cp1252")
    return text.replace("\r\n", "\n").replace("\r", "\n")
